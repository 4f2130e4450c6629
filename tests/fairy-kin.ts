// The chess kin as Fairy-Stockfish knows them: variants, letters, and positions in its notation.
import { listLegal, Moves, playRandomly, Rng, Run, type Position } from '../src/engine/index.ts'
import type { BoardGame, GameDefinition } from '../src/kit/index.ts'
import capablanca from '../src/games/sakk/capablanca/game.ts'
import franciaSakk from '../src/games/sakk/francia-sakk/game.ts'
import grandSakk from '../src/games/sakk/grand-sakk/game.ts'
import gyorsSakk from '../src/games/sakk/gyors-sakk/game.ts'
import hsziangcsi from '../src/games/sakk/hsziangcsi/game.ts'
import jarisogi from '../src/games/sakk/jarisogi/game.ts'
import minisogi from '../src/games/sakk/minisogi/game.ts'
import sogi from '../src/games/sakk/sogi/game.ts'
import torisogi from '../src/games/sakk/torisogi/game.ts'
import { fairyStockfish } from './fairy.ts'

// Where the book differs from the variant Fairy-Stockfish knows, or it knows none.
export const CONFIGURED = `
[capablanca-book:capablanca]
startFen = rnbcqkabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKABNR w KQkq - 0 1

[losing-book:giveaway]
castling = false
enPassantRegion = -
promotionPieceTypes = qrbn

[losing-crowning:giveaway]
castling = false
enPassantRegion = -

[tori-book:torishogi]
startFen = rpckcpl/3f3/sssssss/2S1s2/SSSSSSS/3F3/LPCKCPR[-] w 0 1
dropNoDoubledCount = 1

[quick-book:chess]
maxRank = 5
maxFile = e
startFen = nqkbr/ppppp/5/PPPPP/NQKBR w - - 0 1
doubleStep = false
castling = false
promotionRegionWhite = *5
promotionRegionBlack = *1
promotionLimit = q:1 r:1 b:1 n:1

[quick-official:quick-book]
maxRank = 6
startFen = nqkbr/ppppp/5/5/PPPPP/NQKBR w - - 0 1
promotionRegionWhite = *6
`

export interface Kin {
  readonly definition: GameDefinition
  readonly options?: Readonly<Record<string, string>>
  readonly variant: string
  /** The letters Fairy-Stockfish uses, by kind. */
  readonly letters: Readonly<Record<string, string>>
  /** 'shogi': hands, and the first player is called black. */
  readonly style: 'chess' | 'shogi'
  readonly depths: readonly [start: number, middle: number]
  /** The letter of the pawn that may not be dropped for mate. */
  readonly noMateBy?: string
}

const CHESS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' }
const SHOGI = { king: 'k', rook: 'r', bishop: 'b', gold: 'g', silver: 's', pawn: 'p' }
const PROMOTED = { dragon: '+r', horse: '+b', 'promoted-silver': '+s', 'promoted-pawn': '+p' }
const BIRDS = {
  phoenix: 'k',
  falcon: 'f',
  crane: 'c',
  pheasant: 'p',
  'left-quail': 'l',
  'right-quail': 'r',
  swallow: 's',
  goose: '+s',
  eagle: '+f',
}

export const KIN: Readonly<Record<string, Kin>> = {
  capablanca: {
    definition: capablanca,
    variant: 'capablanca-book',
    letters: { ...CHESS, chancellor: 'c', archbishop: 'a' },
    style: 'chess',
    depths: [4, 3],
  },
  'capablanca, official': {
    definition: capablanca,
    options: { official: 'on' },
    variant: 'capablanca',
    letters: { ...CHESS, chancellor: 'c', archbishop: 'a' },
    style: 'chess',
    depths: [4, 3],
  },
  'grand-sakk': {
    definition: grandSakk,
    variant: 'grand',
    letters: { ...CHESS, marshal: 'c', cardinal: 'a' },
    style: 'chess',
    depths: [3, 3],
  },
  'francia-sakk': {
    definition: franciaSakk,
    variant: 'losing-book',
    letters: CHESS,
    style: 'chess',
    depths: [5, 5],
  },
  'francia-sakk, kings': {
    definition: franciaSakk,
    options: { promoteToKing: 'on' },
    variant: 'losing-crowning',
    letters: CHESS,
    style: 'chess',
    depths: [4, 5],
  },
  'gyors-sakk': {
    definition: gyorsSakk,
    variant: 'quick-book',
    letters: CHESS,
    style: 'chess',
    depths: [6, 5],
  },
  'gyors-sakk, official': {
    definition: gyorsSakk,
    options: { official: 'on' },
    variant: 'quick-official',
    letters: CHESS,
    style: 'chess',
    depths: [5, 5],
  },
  hsziangcsi: {
    definition: hsziangcsi,
    variant: 'xiangqi',
    letters: { king: 'k', guard: 'a', elephant: 'b', horse: 'n', rook: 'r', cannon: 'c', soldier: 'p' },
    style: 'chess',
    depths: [4, 3],
  },
  minisogi: {
    definition: minisogi,
    variant: 'minishogi',
    letters: { ...SHOGI, ...PROMOTED },
    style: 'shogi',
    noMateBy: 'P',
    depths: [5, 3],
  },
  sogi: {
    definition: sogi,
    variant: 'shogi',
    letters: {
      ...SHOGI,
      ...PROMOTED,
      knight: 'n',
      lance: 'l',
      'promoted-knight': '+n',
      'promoted-lance': '+l',
    },
    style: 'shogi',
    noMateBy: 'P',
    depths: [3, 2],
  },
  torisogi: {
    definition: torisogi,
    variant: 'tori-book',
    letters: BIRDS,
    style: 'shogi',
    depths: [4, 3],
  },
  'torisogi, official': {
    definition: torisogi,
    options: { official: 'on' },
    variant: 'torishogi',
    letters: BIRDS,
    style: 'shogi',
    depths: [4, 3],
  },
  jarisogi: {
    definition: jarisogi,
    variant: 'yarishogi',
    letters: {
      king: 'k',
      'forward-rook': 'r',
      'yari-bishop': 'b',
      'yari-knight': 'n',
      pawn: 'p',
      rook: '+r',
      'bishop-gold': '+b',
      'knight-gold': '+n',
      'yari-silver': '+p',
    },
    style: 'shogi',
    depths: [4, 3],
  },
}

const RIGHTS: Readonly<Record<string, string>> = {
  'white O-O': 'K',
  'white O-O-O': 'Q',
  'black O-O': 'k',
  'black O-O-O': 'q',
}

/** The game without its draws by too few men: Fairy-Stockfish counts on after them. */
export function undrawn({ definition, options = {} }: Kin): BoardGame {
  const game = definition.make(options)
  return {
    ...game,
    outcome(p) {
      const end = game.outcome(p)
      return end?.result.every(share => share === end.result[0]) ? undefined : end
    },
  }
}

/** The position in the notation of Fairy-Stockfish. */
export function fenOf({ letters, style }: Kin, game: BoardGame, p: Position): string {
  const { board, players, layout } = game
  const json = layout.write(p) as {
    pieces: Record<string, string>
    castling?: string[]
    enPassant?: string
    hands?: Record<string, string[]>
  }
  const first = players[0]!.id
  const sign = (piece: string): string => {
    const [owner = '', kind = ''] = piece.split(' ')
    const letter = letters[kind]!
    return owner === first ? letter.toUpperCase() : letter
  }
  const rows = new Map<number, string[]>()
  for (const [c, { x, y }] of board.cells.entries()) {
    const piece = json.pieces[board.names[c]!]
    const row = rows.get(y) ?? rows.set(y, []).get(y)!
    row[x] = piece === undefined ? '.' : sign(piece)
  }
  const drawn = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.join('').replaceAll(/\.+/g, dots => String(dots.length)))
    .join('/')
  const held = players
    .flatMap(({ id }) => (json.hands?.[id] ?? []).map(kind => sign(`${id} ${kind}`)))
    .join('')
  const turn = p.turn === 0 ? 'w' : 'b'
  if (style === 'shogi') return `${drawn}[${held}] ${turn} 0 1`
  const rights = (json.castling ?? []).map(right => RIGHTS[right]!).join('') || '-'
  const passed = json.enPassant ?? '-'
  return `${drawn} ${turn} ${rights} ${passed} 0 1`
}

/** Positions our own random games reach after 10, 20 … plies, with something left to play. */
export function* middles(game: BoardGame, count: number): Iterable<Position> {
  const out = new Moves()
  for (let seed = 1, found = 0; found < count; seed++) {
    const run = new Run(game)
    if (playRandomly(run, new Rng(seed), 10 + found * 8)) continue
    if (game.outcome(run.position)) continue
    listLegal(game, run.position, out)
    if (out.n === 0) continue
    found++
    yield run.position
  }
}

type Fairy = Awaited<ReturnType<typeof fairyStockfish>>
type Board = InstanceType<Fairy['Board']>

/** Ready to count: it knows the variants above. The module tells only once that it is ready. */
export async function fairyWithKin(): Promise<Fairy> {
  const fairy = await fairyStockfish()
  fairy.loadVariantConfig(CONFIGURED)
  return fairy
}

/** Perft by Fairy-Stockfish. It lets a pawn be dropped for mate and calls that lost; where it is forbidden it is not counted. */
export function fairyCount({ noMateBy }: Kin, board: Board, depth: number): number {
  const drop = noMateBy && `${noMateBy}@`
  const isForbidden = (move: string): boolean =>
    drop !== undefined && move.startsWith(drop) && board.numberLegalMoves() === 0 && board.isCheck()
  const count = (left: number): number => {
    const moves = left > 1 || drop !== undefined ? board.legalMoves().split(' ').filter(Boolean) : []
    if (left === 1 && !moves.some(move => drop !== undefined && move.startsWith(drop)))
      return board.numberLegalMoves()
    let sum = 0
    for (const move of moves) {
      if (left === 1 && !move.startsWith(drop!)) {
        sum++
        continue
      }
      board.push(move)
      if (!isForbidden(move)) sum += left === 1 ? 1 : count(left - 1)
      board.pop()
    }
    return sum
  }
  return count(depth)
}
