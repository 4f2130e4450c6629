// Ruling: with a common set the last one still in is whoever placed last; with cards too, as the others fall out in turn.
// Ruling: cards are dealt evenly, 12 div n to each player, the rest is left out; the hands are open.
// Ruling: team play is for four (1 and 3 against 2 and 4), cutthroat for three or more; a match of several deals moves the start on.
import { CHANCE, Layout, type Move, type Player, type Position } from '../../../engine/index.ts'
import {
  flagsCodec,
  handsCodec,
  numberCodec,
  numbersCodec,
  oneOf,
  square,
  wordCodec,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import {
  COVERED,
  FOREIGN,
  label,
  NO_ROOM,
  PENTOMINOES,
  PIECE_FIRST,
  placedCodec,
  placements,
  REASONS,
  tables,
} from './data.ts'
import { makeScene, TOUCH, touched } from './scene.ts'
import { pointsOf, seats, sideOf, verdict, type Scoring } from './scoring.ts'

const PIECES = PENTOMINOES.length
const board = square(8, 8)
const all = placements(board)
const { first, lows, highs } = tables(all)
const DEAL: Move = 1 << 20
const OUT: Move = 1 << 21
const NEXT: Move = OUT + 1

function make(
  players: readonly Player[],
  set: 'common' | 'cards',
  scoring: Scoring,
  deals: number,
): BoardGame {
  const n = players.length
  const ids = players.map(player => player.id)
  const layout = new Layout(ids)
  const cells = layout.range('placed', board.size, { json: placedCodec(board, all) })
  const hands = layout.range('hands', n * PIECES, { json: handsCodec(players, PENTOMINOES) })
  const out = layout.range('out', 1, { json: flagsCodec(ids) })
  const last = layout.range('last', 1, { json: wordCodec(['nobody', ...ids]) })
  const deal = layout.range('deal', 1, { json: numberCodec(0, 0, deals - 1) })
  const scores = layout.range('scores', n, deals > 1 ? { json: numbersCodec() } : {})
  const used = layout.range('used', 1)
  const low = layout.range('low', 1)
  const high = layout.range('high', 1)

  const derive = (p: Position): void => {
    let [mask, a, b] = [0, 0, 0]
    for (let c = 0; c < board.size; c++) {
      const piece = p.at(cells + c) - 1
      if (piece < 0) continue
      mask |= 1 << piece
      if (c < 32) a |= 1 << c
      else b |= 1 << (c & 31)
    }
    p.note(used, mask)
    p.note(low, a)
    p.note(high, b)
  }

  const holds = (p: Position, player: number, piece: number): boolean =>
    set === 'cards' ? p.words[hands + player * PIECES + piece] === 1 : ((p.words[used]! >> piece) & 1) === 0
  const free = (p: Position, i: number): boolean =>
    ((p.words[low]! & lows[i]!) | (p.words[high]! & highs[i]!)) === 0
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
      for (let k = 0; k < PIECES; k++) {
        if (!holds(p, p.turn, k)) continue
        for (let i = first[k]!; i < first[k + 1]!; i++) if (free(p, i)) list.add(i)
      }
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
      for (let tries = 0; tries < 40; tries++) {
        const i = rng.below(all.length)
        if (free(p, i) && holds(p, p.turn, all[i]!.piece)) return i
      }
      return -1
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
      p.note(low, p.words[low]! | lows[m]!)
      p.note(high, p.words[high]! | highs[m]!)
      p.note(used, p.words[used]! | (1 << piece))
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
        let count = (p.at(used) >> k) & 1
        for (let i = 0; i < n; i++) count += p.at(hands + i * PIECES + k)
        if (count > 1)
          return { hu: `Kétszer szerepel: ${label(k).hu}.`, en: `It is there twice: ${label(k).en}.` }
      }
      return undefined
    },
    name: (_, m) => {
      if (m >= TOUCH) return touched(board, m).join('>')
      if (m === OUT) return 'out'
      if (m === NEXT) return 'next'
      if (m >= DEAL) return `deal:${PENTOMINOES[m - DEAL]!.id}`
      const { piece, pointed } = all[m]!
      return `${PENTOMINOES[piece]!.id}:${pointed.map(c => board.names[c]).join('-')}`
    },
    points: (_, m) => {
      if (m >= TOUCH) return touched(board, m)
      if (m >= DEAL) return [m === OUT ? 'out' : m === NEXT ? 'next' : `deal:${PENTOMINOES[m - DEAL]!.id}`]
      const { piece, pointed } = all[m]!
      return [`piece:${PENTOMINOES[piece]!.id}`, ...pointed]
    },
    label: point =>
      point === 'out' ? { hu: 'Kiesés', en: 'Out' } : { hu: 'Következő leosztás', en: 'Next deal' },
    scene: makeScene({ board, players, cells, scores: deals > 1 ? scores : undefined, set, holds }),
  }
}

const game: GameDefinition = {
  id: 'pentomino',
  chapter: 'egyeb-logikai',
  material: 'patience',
  title: { hu: 'Pentominó', en: 'Pentomino' },
  players: [2, 3, 4, 5, 6],
  rules: 1,
  options: [
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
  ],
  make(options) {
    const scoring: Scoring =
      options.scoring === 'teams' || options.scoring === 'cutthroat' ? options.scoring : 'last'
    const players = seats(Number(options.players ?? 2), scoring)
    const set = options.set === 'cards' ? 'cards' : 'common'
    return make(players, set, scoring, options.deals === 'round' ? players.length : 1)
  },
}

export default game
