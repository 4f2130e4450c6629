import { fail, Layout, ok, type Codec, type Json, type Position, type Words } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  cellsCodec,
  cellWordsCodec,
  handsCodec,
  LETTERS,
  numberCodec,
  PieceSet,
  square,
  WALL,
  WHITE,
  wordCodec,
  type Board,
} from '../../../kit/index.ts'
import { BACK, FLAG, LAKES, RANKS } from './data.ts'

/**
 * The kinds of small moves: a step, choosing a rank, setting it down, asking luck, luck's deal, a whole formation, two men that
 * change places, the word that the camp is ready, and asking luck for a deal that is looked at.
 */
export const MOVE = {
  STEP: 0,
  CHOOSE: 1,
  SET: 2,
  MIX: 3,
  DEAL: 4,
  FORM: 5,
  SWAP: 6,
  READY: 7,
  LOOK: 8,
} as const
/** How often men may change places in a full camp, so that setting up ends. */
export const SWAPS = 20
/** 'DEALT' is luck's deal that is looked at afterwards, 'LOOK' the full camp before the word that it is ready. */
export const STAGE = { PLAY: 0, SETUP: 1, MIX: 2, DEALT: 4, LOOK: 6 } as const
/** What everybody has seen of a man: nothing, that it moved, that it ran far, its rank. */
export const KNOWN = { NOTHING: 0, MOVED: 1, RAN: 2, SHOWN: 3 } as const

/** The last step of a player and how often in a row the same man went to and fro: `from | to << 7 | times << 14`. */
const shuttleCodec = (board: Board): Codec => ({
  write(p, start, size) {
    const list = Array.from({ length: size }, (_, i) => {
      const v = p.at(start + i)
      return v === 0 ? '' : `${board.names[v & 127]}-${board.names[(v >> 7) & 127]}*${v >> 14}`
    })
    return list.some(Boolean) ? list : undefined
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length !== size)
      return fail('Két utolsó lépés kell.', 'Two last steps are needed.')
    for (const [i, each] of (json as readonly Json[]).entries()) {
      if (each === '') continue
      const [, from = '', to = '', times = ''] = /^(\w+)-(\w+)\*([1-3])$/.exec(String(each)) ?? []
      const [a, b] = [board.names.indexOf(from), board.names.indexOf(to)]
      if (a < 0 || b < 0) return fail(`Nem lépés: „${String(each)}”.`, `Not a step: "${String(each)}".`)
      p.put(start + i, a | (b << 7) | (Number(times) << 14))
    }
    return ok(undefined)
  },
})

/** Three words: the cell (+ 1), the attacker, the attacked. */
const fightCodec = (board: Board, pieces: PieceSet): Codec => ({
  write: (p, start) =>
    p.at(start) === 0
      ? undefined
      : [board.names[p.at(start) - 1]!, pieces.name(p.at(start + 1)), pieces.name(p.at(start + 2))],
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    const [cell, ...men] = Array.isArray(json) ? (json as readonly Json[]).map(String) : []
    const codes = men.map(name => pieces.parse(name))
    const at = board.names.indexOf(cell ?? '')
    if (at < 0 || codes.length !== 2 || codes.includes(undefined))
      return fail(
        'Az ütközet: mező, támadó, megtámadott.',
        'A fight is a cell, an attacker and the attacked.',
      )
    p.put(start, at + 1)
    p.put(start + 1, codes[0]!)
    p.put(start + 2, codes[1]!)
    return ok(undefined)
  },
})

/** The words of a position, and what each seat sees of them. */
export function makeWords(side: 10 | 8, quietLimit: number) {
  const players = [WHITE, BLACK] as const
  const lakeNames = LAKES[side].split(' ')
  const board = square(side, side, {
    fill: (col, row) => (lakeNames.includes(`${LETTERS[col]}${row + 1}`) ? 'water' : 'plain'),
  })
  const lakes = cellsOf(board, LAKES[side])
  const pieces = new PieceSet(players, [...RANKS, BACK])
  const counts = RANKS.map(rank => (side === 10 ? rank.large : rank.small))
  const layout = new Layout(players.map(player => player.id))
  const backs = players.map((_, i) => pieces.codeOf(BACK.id, i))

  const seenMan = (p: Position, index: number, seat: number): number => {
    const code = p.at(index)
    const owner = pieces.owner(code)
    if (owner < 0 || owner === seat) return code
    const cell = index - cells
    if (p.at(known + cell) === KNOWN.SHOWN || p.at(fight) === cell + 1 || isOver(p)) return code
    return backs[owner]!
  }
  const cells = layout.range('pieces', board.size + 1, {
    json: cellsCodec(board, pieces),
    last: WALL,
    see: seenMan,
  })
  const known = layout.range('known', board.size, {
    json: cellWordsCodec(board, ['nothing', 'moved', 'ran', 'shown']),
    see: 'all',
  })
  const hands = layout.range('hands', 2 * RANKS.length, {
    json: handsCodec(players, RANKS),
    see: (p, i, seat) => (Math.floor((i - hands) / RANKS.length) === seat ? p.at(i) : 0),
  })
  const taken = layout.range('taken', 2 * RANKS.length, { json: handsCodec(players, RANKS), see: 'all' })
  const stage = layout.range('stage', 1, {
    json: wordCodec(['play', 'setup', 'mix white', 'mix black', 'deal white', 'deal black', 'look']),
    see: 'all',
  })
  const chosen = layout.range('chosen', 1, {
    json: wordCodec(['none', ...RANKS.map(rank => rank.id)]),
    see: (p, i, seat) => (seat === p.turn ? p.at(i) : 0),
  })
  const quiet = layout.range('quiet', 1, { json: numberCodec(0, 0, quietLimit), see: 'all' })
  const shuttle = layout.range('last', 2, { json: shuttleCodec(board), see: 'all' })
  /** How often whoever looks at the full camp has changed it. */
  const swaps = layout.range('swaps', 1, {
    json: numberCodec(0, 0, SWAPS),
    see: (p, i, seat) => (seat === p.turn ? p.at(i) : 0),
  })
  const fight = layout.range('fight', 3, { json: fightCodec(board, pieces), see: 'all' })

  const flagTaken = (p: Position, player: number): boolean => p.at(taken + player * RANKS.length + FLAG) > 0
  const isOver = (p: Position): boolean => flagTaken(p, 0) || flagTaken(p, 1) || p.at(quiet) >= quietLimit

  /** For whom luck deals. */
  const dealing = (p: Position): number => p.at(stage) - (p.at(stage) < STAGE.DEALT ? STAGE.MIX : STAGE.DEALT)

  /** What JSON could not say: nobody swims, and the set has only so many of each rank. */
  const flaw = (p: Position): Words | undefined => {
    if (lakes.some(c => p.at(cells + c) !== 0))
      return { hu: 'Figura nem állhat a tóban.', en: 'A man stands in a lake.' }
    for (const player of [0, 1]) {
      const at = player * RANKS.length
      const used = RANKS.map((_, k) => p.at(hands + at + k) + p.at(taken + at + k))
      let men = used.reduce((sum, n) => sum + n, 0)
      for (let c = 0; c < board.size; c++) {
        const code = p.at(cells + c)
        if (pieces.owner(code) !== player) continue
        men++
        if (code !== backs[player]) used[pieces.kind(code)]!++
      }
      if (men > counts.reduce((sum, n) => sum + n, 0) || used.some((n, k) => n > counts[k]!))
        return { hu: 'Több a figura, mint a készletben.', en: 'There are more men than in the set.' }
    }
    return undefined
  }

  return {
    players,
    board,
    lakes,
    pieces,
    counts,
    layout,
    backs,
    cells,
    known,
    hands,
    taken,
    stage,
    chosen,
    quiet,
    shuttle,
    swaps,
    fight,
    seenMan,
    flagTaken,
    dealing,
    flaw,
  }
}

export type StrategoWords = ReturnType<typeof makeWords>
