import {
  CHANCE,
  Layout,
  Moves,
  type Move,
  type Options,
  type Position,
  type Reason,
} from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { flagsCodec, handsCodec, numberCodec, numbersCodec, wordCodec } from '../codecs.ts'
import { oneOf } from '../options.ts'
import type { BoardGame } from '../scene.ts'
import { Endgame } from './filling-endgame.ts'
import { fillingScene, piecePoint, TOUCH, touched } from './filling-scene.ts'
import { pointsOf, seats, sideOf, verdict, type Scoring } from './filling-scoring.ts'
import { pieceLabel, placedCodec, placements, placementTables, type FillingPiece } from './filling-set.ts'

const DEAL: Move = 1 << 20
const OUT: Move = 1 << 21
const NEXT: Move = OUT + 1

/** How much more an opponent thinks of a placement that wins for certain than of another. */
const WON = 4

/** Numbers of the reasons, in their order. */
const [COVERED, FOREIGN, PIECE_FIRST, NO_ROOM] = [1, 2, 3, 4] as const
const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Az elem csak szabad mezőket fedhet.', en: 'A piece may cover free cells only.', rule: 'moves' },
  {
    hu: 'Ezt az elemet más kapta: csak a sajátjaidból rakhatsz.',
    en: 'Another player was dealt this piece: you may only place your own.',
    rule: 'variants',
  },
  {
    hu: 'Előbb válaszd ki az elemet a készletből.',
    en: 'Choose the piece from the set first.',
    rule: 'moves',
  },
  {
    hu: 'Ettől a mezőtől indulva ez az elem nem fér el.',
    en: 'Beginning with this cell there is no room for the piece.',
    rule: 'moves',
  },
]

/** What a game of filling is played with: a board of squares and one of each piece. */
export interface Filling {
  readonly board: Board
  readonly pieces: readonly FillingPiece[]
}

/** How many play, with what and for what; the same for all games of the family. */
export const FILLING_OPTIONS = [
  oneOf('set', 'Elemek', 'Pieces', [
    ['common', 'közös készlet', 'a common set'],
    ['cards', 'kártyaosztás', 'dealt by cards'],
  ]),
  oneOf('scoring', 'Ki nyer?', 'Who wins?', [
    ['last', 'az utolsó lerakó', 'the last to place'],
    ['teams', 'négyes játék: az utolsó lerakó párja', 'team play: the side of the last to place'],
    ['cutthroat', 'nyakvágás: 10, 5 és 0 pont', 'cutthroat: 10, 5 and 0 points'],
  ]),
  oneOf('deals', 'Leosztások', 'Deals', [
    ['1', 'egy', 'one'],
    ['round', 'ahány játékos', 'as many as players'],
  ]),
]

/** Whoever cannot fit another piece on the board is out, the last one in wins: pentomino and its kin. */
export function filling({ board, pieces }: Filling, options: Options): BoardGame {
  const scoring: Scoring =
    options['scoring'] === 'teams' || options['scoring'] === 'cutthroat' ? options['scoring'] : 'last'
  const players = seats(Number(options['players'] ?? 2), scoring)
  const set = options['set'] === 'cards' ? 'cards' : 'common'
  const deals = options['deals'] === 'round' ? players.length : 1
  const all = placements(board, pieces)
  const { first, pieceOf, covers, squares } = placementTables(pieces, all)
  const PIECES = pieces.length
  const n = players.length
  const ids = players.map(player => player.id)
  const layout = new Layout(ids)
  const cells = layout.range('placed', board.size, { json: placedCodec(board, pieces, all) })
  const hands = layout.range('hands', n * PIECES, { json: handsCodec(players, pieces) })
  const out = layout.range('out', 1, { json: flagsCodec(ids) })
  const last = layout.range('last', 1, { json: wordCodec(['nobody', ...ids]) })
  const deal = layout.range('deal', 1, { json: numberCodec(0, 0, deals - 1) })
  const scores = layout.range('scores', n, deals > 1 ? { json: numbersCodec() } : {})
  const used = layout.range('used', PIECES)

  const derive = (p: Position): void => {
    for (let k = 0; k < PIECES; k++) p.note(used + k, 0)
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) > 0) p.note(used + p.at(cells + c) - 1, 1)
  }

  const holds = (p: Position, player: number, piece: number): boolean =>
    set === 'cards' ? p.words[hands + player * PIECES + piece] === 1 : p.words[used + piece] === 0
  /** Whether every cell of a placement is free. */
  const free = (p: Position, i: number): boolean => {
    const { words } = p
    for (let k = i * squares, end = k + squares; k < end; k++)
      if (words[cells + covers[k]!] !== 0) return false
    return true
  }
  const listFree = (p: Position, list: Moves): void => {
    for (let k = 0; k < PIECES; k++) {
      if (!holds(p, p.words[0]!, k)) continue
      for (let i = first[k]!; i < first[k + 1]!; i++) if (free(p, i)) list.add(i)
    }
  }
  const isOut = (p: Position, player: number): boolean => ((p.words[out]! >> player) & 1) === 1

  const passOn = (p: Position): void => {
    let next = (p.turn + 1) % n
    while (isOut(p, next) && next !== p.turn) next = (next + 1) % n
    p.pass(next)
  }
  const begin = (p: Position): void => p.pass(set === 'cards' ? CHANCE : p.at(deal) % n)
  const dealt = (p: Position): number => {
    let count = 0
    for (let i = 0; i < n * PIECES; i++) count += p.words[hands + i]!
    return count
  }

  /** The player to move cannot place: whether that ends the deal. */
  const dealOver = (p: Position): boolean => {
    if (set === 'common') return true
    const others = players.flatMap((_, i) => (i === p.turn || isOut(p, i) ? [] : [sideOf(players, i)]))
    return new Set(others).size <= 1
  }
  const lastPlacer = (p: Position): number => (p.at(last) > 0 ? p.at(last) - 1 : (p.turn + n - 1) % n)
  const totals = (p: Position): number[] =>
    pointsOf(players, scoring, lastPlacer(p)).map((points, i) => points + p.at(scores + i))

  const sides = new Set(players.map((_, i) => sideOf(players, i))).size
  /** Whether two sides share one set, so that the end can be looked through. */
  const isOpenEnd = (p: Position): boolean => set === 'common' && p.turn !== CHANCE && sides === 2

  return {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: REASONS,
    start(p) {
      derive(p)
      begin(p)
    },
    derive,
    moves(p, list) {
      if (p.turn === CHANCE) {
        const given = new Set<number>()
        for (let i = 0; i < n * PIECES; i++) if (p.at(hands + i) === 1) given.add(i % PIECES)
        for (let k = 0; k < PIECES; k++) if (!given.has(k)) list.add(DEAL + k)
        return
      }
      listFree(p, list)
    },
    attempts(p, list, reasons) {
      if (p.turn === CHANCE) return
      for (let c = 0; c < board.size; c++) {
        list.add(TOUCH + c)
        reasons.add(PIECE_FIRST)
      }
      for (let k = 0; k < PIECES; k++) {
        const own = holds(p, p.turn, k)
        if (!own && !players.some((_, i) => holds(p, i, k))) continue
        for (let i = first[k]!; i < first[k + 1]!; i++) {
          if (own && free(p, i)) continue
          list.add(i)
          reasons.add(own ? COVERED : FOREIGN)
        }
        for (let c = 0; c < board.size; c++) {
          list.add(TOUCH + board.size * (k + 1) + c)
          reasons.add(NO_ROOM)
        }
      }
    },
    pick(p, rng) {
      for (let tries = 0; tries < 100; tries++) {
        const i = rng.below(all.length)
        if (holds(p, p.words[0]!, pieceOf[i]!) && free(p, i)) return i
      }
      return -1
    },
    // Near the end of a game of two sides everything is known for certain. The strongest sees it earlier, as time allows.
    ideas(p, list, worth, skill = 1) {
      if (!isOpenEnd(p)) return
      const open = new Moves()
      listFree(p, open)
      const judged = Endgame.judge(
        open.toArray().map(i => all[i]!),
        skill,
      )
      if (!judged?.includes(true)) return
      for (const [i, wins] of judged.entries()) {
        list.add(open.at(i))
        worth?.push(wins ? WON : 0)
      }
    },
    solved(p, spent) {
      if (!isOpenEnd(p)) return undefined
      const open = new Moves()
      listFree(p, open)
      const winner = Endgame.winner(
        open.toArray().map(i => all[i]!),
        spent,
      )
      return winner === undefined || winner < 0 ? undefined : { moves: [open.at(winner)], share: 1 }
    },
    play(p, m) {
      if (m === OUT) {
        p.put(out, p.at(out) | (1 << p.turn))
        return passOn(p)
      }
      if (m === NEXT) {
        for (const [i, points] of totals(p).entries()) p.put(scores + i, points)
        for (let i = 0; i < board.size; i++) p.put(cells + i, 0)
        for (let i = 0; i < n * PIECES; i++) p.put(hands + i, 0)
        p.put(out, 0)
        p.put(last, 0)
        p.put(deal, p.at(deal) + 1)
        derive(p)
        return begin(p)
      }
      if (m >= DEAL) {
        const count = dealt(p)
        p.put(hands + (count % n) * PIECES + m - DEAL, 1)
        if (count + 1 === n * Math.floor(PIECES / n)) p.pass(p.at(deal) % n)
        return
      }
      const { piece, cells: covered } = all[m]!
      for (let i = 0; i < covered.length; i++) p.put(cells + covered[i]!, piece + 1)
      p.note(used + piece, 1)
      p.put(last, p.turn + 1)
      if (set === 'cards') p.put(hands + p.turn * PIECES + piece, 0)
      passOn(p)
    },
    outcome: () => undefined,
    stuck: p =>
      !dealOver(p)
        ? OUT
        : p.at(deal) + 1 < deals
          ? NEXT
          : verdict(players, scoring, deals, lastPlacer(p), totals(p)),
    flaw(p) {
      for (let k = 0; k < PIECES; k++) {
        let count = p.at(used + k)
        for (let i = 0; i < n; i++) count += p.at(hands + i * PIECES + k)
        if (count > 1)
          return {
            hu: `Kétszer szerepel: ${pieceLabel(pieces[k]!).hu}.`,
            en: `It is there twice: ${pieceLabel(pieces[k]!).en}.`,
          }
      }
      return undefined
    },
    name: (_, m) => {
      if (m >= TOUCH) return touched(board, pieces, m).join('>')
      if (m === OUT) return 'out'
      if (m === NEXT) return 'next'
      if (m >= DEAL) return `deal:${pieces[m - DEAL]!.id}`
      const { piece, pointed } = all[m]!
      return `${pieces[piece]!.id}:${pointed.map(c => board.names[c]).join('-')}`
    },
    points: (_, m) => {
      if (m >= TOUCH) return touched(board, pieces, m)
      if (m >= DEAL) return [m === OUT ? 'out' : m === NEXT ? 'next' : `deal:${pieces[m - DEAL]!.id}`]
      const { piece, pointed } = all[m]!
      return [piecePoint(pieces[piece]!), ...pointed]
    },
    label: point =>
      point === 'out' ? { hu: 'Kiesés', en: 'Out' } : { hu: 'Következő leosztás', en: 'Next deal' },
    scene: fillingScene({
      board,
      pieces,
      players,
      cells,
      scores: deals > 1 ? scores : undefined,
      set,
      holds,
    }),
  }
}
