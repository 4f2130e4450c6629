// Avalanche chess once more: the slow generator of chess, and pushes written from the text.
import { SlowChess, slowStart, type SlowPosition } from './slow-chess.ts'
import { castle, wide } from './slow-wide.ts'

export interface SlowAvalanche {
  /** The turn in it is whose decision comes. */
  readonly chess: SlowPosition
  readonly next: 'move' | 'push' | 'crown'
  /** The pawn that its owner must promote. */
  readonly pawn?: string
}

const other = (side: 'white' | 'black'): 'white' | 'black' => (side === 'white' ? 'black' : 'white')
const RIGHTS = ['white O-O', 'white O-O-O', 'black O-O', 'black O-O-O']

export const avalancheStart = (pieces: Readonly<Record<string, string>>): SlowAvalanche => ({
  chess: slowStart('white', pieces, RIGHTS),
  next: 'move',
})

export function avalancheMoves(steps: number) {
  const slow = new SlowChess(
    wide(8, y => [
      castle('O-O', y, ['e', 'g', 'h', 'f'], 'fg', 'efg'),
      castle('O-O-O', y, ['e', 'c', 'a', 'd'], 'bcd', 'cde'),
    ]),
  )
  const pushes = ({ pieces, turn }: SlowPosition): [string, string][] => {
    const [owner, way, home] = turn === 'white' ? (['black', -1, '7'] as const) : (['white', 1, '2'] as const)
    return [...pieces].flatMap(([from, piece]): [string, string][] => {
      if (piece !== `${owner} pawn`) return []
      const found: [string, string][] = []
      for (let n = 1; n <= (from[1] === home ? steps : 1); n++) {
        const to = `${from[0]}${Number(from[1]) + way * n}`
        if (pieces.has(to)) break
        found.push([from, to])
      }
      return found
    })
  }
  const moves = ({ chess, next, pawn }: SlowAvalanche): { name: string; after: SlowAvalanche }[] => {
    const mover = chess.turn
    if (next === 'crown')
      return ['queen', 'rook', 'bishop', 'knight'].map(kind => ({
        name: `=${kind}`,
        after: {
          chess: { ...chess, pieces: new Map([...chess.pieces, [pawn!, `${mover} ${kind}`]]) },
          next: 'move',
        },
      }))
    if (next === 'push')
      return pushes(chess).map(([from, to]): { name: string; after: SlowAvalanche } => {
        const pieces = new Map(chess.pieces)
        pieces.set(to, pieces.get(from)!)
        pieces.delete(from)
        const after: SlowPosition = { ...chess, pieces, turn: other(mover) }
        const isLast = to[1] === '1' || to[1] === '8'
        return {
          name: `${from}>${to}`,
          after: isLast ? { chess: after, next: 'crown', pawn: to } : { chess: after, next: 'move' },
        }
      })
    return slow.moves({ ...chess, passed: [], passer: undefined }).map(({ name, after }) => {
      const still = { ...after, turn: mover, passed: [], passer: undefined }
      return {
        name,
        after:
          pushes(still).length > 0
            ? { chess: still, next: 'push' as const }
            : { chess: { ...still, turn: other(mover) }, next: 'move' as const },
      }
    })
  }
  /** Whether the player who has just pushed stands in check. */
  const isLost = ({ chess, next }: SlowAvalanche) => next !== 'push' && slow.checked(chess, other(chess.turn))
  return { moves, isLost }
}
