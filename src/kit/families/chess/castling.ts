import { assert, type Moves, type Position } from '../../../engine/index.ts'
import { CASTLE, pack } from './moves.ts'
import type { Core } from './core.ts'

/** One castling of one player. Its number is the bit of its right. */
export interface Castle {
  readonly player: number
  /** O-O with the nearest rook, O-O-O with the next … */
  readonly name: string
  readonly king: number
  readonly kingTo: number
  readonly rook: number
  readonly rookTo: number
  /** Must be empty: the cells between king and rook. */
  readonly between: readonly number[]
  /** Must not be attacked: where the king starts, passes and ends. */
  readonly path: readonly number[]
  /** The row goes on behind the rook: leaving, it may let an attack through to the king. */
  readonly uncovers: boolean
}

/** Finds the castlings in the set-up: rooks on the king's row, each side counted from the king outwards. */
export function findCastles(
  core: Pick<Core, 'rules' | 'pieces' | 'geometry'>,
  setup: readonly (readonly [number, number])[],
): Castle[] {
  const { rules, pieces, geometry } = core
  const { castling, board } = rules
  if (!castling) return []
  const kinds = Object.keys(rules.pieces)
  const royal = kinds.findIndex(id => rules.pieces[id]!.rank === 'royal')
  return rules.players.flatMap((_, player) => {
    const standing = new Map(setup.filter(([, code]) => pieces.owner(code) === player))
    const king = [...standing.keys()].find(cell => pieces.kind(standing.get(cell)!) === royal)
    if (king === undefined) return []
    const found: Castle[] = []
    for (const side of [-1, 1]) {
      const row: number[] = []
      for (let c = geometry.at(king, side, 0); c !== board.size; c = geometry.at(c, side, 0)) row.push(c)
      const rooks = row.filter(c => standing.get(c) === pieces.codeOf(castling.rook, player))
      for (const [i, steps] of castling.king.entries()) {
        const rook = rooks[i]
        if (rook === undefined) continue
        found.push({
          player,
          name: '',
          king,
          kingTo: row[steps - 1]!,
          rook,
          rookTo: row[steps - 2]!,
          between: row.slice(0, row.indexOf(rook)),
          path: [king, ...row.slice(0, steps)],
          uncovers: row.at(-1) !== rook,
        })
      }
    }
    found.sort((a, b) => a.between.length - b.between.length)
    assert(
      found.every(each => each.rookTo !== undefined),
      'a castling king goes at least two cells',
    )
    return found.map((each, i) => ({ ...each, name: 'O-O' + '-O'.repeat(i) }))
  })
}

/** For each cell the rights that stay when something leaves it or arrives there. */
export function rightsKept(castles: readonly Castle[], size: number): Int32Array {
  const kept = new Int32Array(size + 1).fill(-1)
  for (const [i, { king, rook }] of castles.entries()) {
    kept[king]! &= ~(1 << i)
    kept[rook]! &= ~(1 << i)
  }
  return kept
}

/** Castlings whose way is free; whether they are attacked is judged apart. */
export function castleMoves(core: Core, p: Position, out: Moves, player: number): void {
  const rights = p.words[core.castling]!
  if (rights === 0) return
  const { castles } = core
  for (let i = 0; i < castles.length; i++) {
    const castle = castles[i]!
    if ((rights & (1 << i)) === 0 || castle.player !== player) continue
    const { between } = castle
    let k = 0
    while (k < between.length && p.words[core.cells + between[k]!] === 0) k++
    if (k === between.length) out.add(pack(castle.king, castle.kingTo, CASTLE, i))
  }
}
