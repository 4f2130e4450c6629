// Ruling: "half of a colour" is the majority: 3 white, 4 grey or 5 black (in the tournament game 4, 5 or 6).
// Ruling: whole groups are cut off like single rings, if no ring in them is empty; a board that is one full group goes to the
// mover too. The book speaks of one ring; the published game of groups.
// Ruling: when the pool is empty one plays from one's own captured marbles; with nothing to place one passes, and if both pass
// it is a draw. Goals are looked at when a turn is complete.
// Ruling: the book's "a colour once chosen must be played" is the touch rule; on a screen it needs no enforcing.
// Ruling: the third repetition is a draw; so are 600 turns, counted here as 1200 small moves.
import { Layout, Moves, type Move, type Position } from '../../../engine/index.ts'
import {
  BLUE,
  cellCodec,
  cellsCodec,
  extra,
  from,
  hexagonLabels,
  hexHexagon,
  LETTERS,
  numberCodec,
  numbersCodec,
  pack,
  PieceSet,
  RED,
  split,
  to,
  toggle,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { COLOURS, goals, marbleWords, type Goal } from './goals.ts'
import * as why from './reasons.ts'
import { JUMP, REMOVE, rings } from './rings.ts'
import { zertzScene } from './scene.ts'

const SIDE = 4
const BOOK: Goal = { pool: [5, 7, 9], each: 2, alone: [3, 4, 5] }
const TOURNAMENT: Goal = { pool: [6, 8, 10], each: 3, alone: [4, 5, 6] }

const SIGNS = 'wgb'
const PASS = pack(0, 0, JUMP + 6)
const isJump = (m: Move): boolean => extra(m) >= JUMP && m !== PASS
function make(goal: Goal): BoardGame {
  const line = (q: number) => LETTERS[q + SIDE - 1]!
  const row = (r: number) => String(r + SIDE)
  const labels = hexagonLabels(SIDE, line, row)
  const board = hexHexagon(SIDE, (q, r) => `${line(q)}${row(r)}`, { labels })
  const { next, size } = board
  const players = [RED, BLUE]
  const pieces = new PieceSet(players, [
    ...COLOURS.map(colour => ({ id: colour, name: marbleWords(colour), art: 'marble' })),
    { id: 'gone', name: { hu: 'nincs gyűrű', en: 'no ring' }, art: 'ring' },
  ])
  const marbles = COLOURS.map(colour => pieces.codeOf(colour, players.length))
  const colourOf = (code: number): number => pieces.kind(code)
  const GONE = pieces.codeOf('gone', players.length)

  const layout = new Layout(players.map(player => player.id))
  // The wall behind the rim is a place without a ring too.
  const cells = layout.range('pieces', size + 1, { json: cellsCodec(board, pieces), last: GONE })
  const pool = layout.range('pool', 3, { json: numbersCodec(0, 10) })
  const taken = layout.range('red', 3, { json: numbersCodec(0, 10) })
  layout.range('blue', 3, { json: numbersCodec(0, 10) })
  const placed = layout.range('placed', 1, { json: cellCodec(board) })
  const jumper = layout.range('jumper', 1, { json: cellCodec(board) })
  const passed = layout.range('passed', 1, { json: numberCodec(0, 0, 1) })
  const won = layout.range('won', 1)

  const { slides, anySlides, jumps, jumpsOf, isCutOff, group } = rings(board, cells, GONE)
  const scratch = new Moves()
  const { reached, progress, tallyOf } = goals(goal)

  /** Where a player's marbles come from: the pool, or when it is empty their own. */
  const source = (p: Position, player: number): number =>
    p.words[pool]! + p.words[pool + 1]! + p.words[pool + 2]! > 0 ? pool : taken + 3 * player

  const placings = (p: Position, out: Moves): void => {
    const stock = source(p, p.words[0]!)
    for (let colour = 0; colour < 3; colour++)
      if (p.words[stock + colour]! > 0)
        for (let c = 0; c < size; c++) if (p.words[cells + c] === 0) out.add(pack(c, 0, colour))
  }

  const moves = (p: Position, out: Moves): void => {
    const { words } = p
    if (words[placed]! > 0) return slides(words, out)
    if (words[jumper]! > 0) return jumpsOf(words, words[jumper]! - 1, out)
    jumps(words, out)
    if (out.n === 0) placings(p, out)
  }

  const judge = (p: Position, player: number): void => {
    if (reached(p.words, taken + 3 * player)) p.note(won, player + 1)
  }
  const endTurn = (p: Position): void => {
    judge(p, p.turn)
    p.pass(1 - p.turn)
  }
  const claim = (p: Position, c: number): void => {
    if (p.words[cells + c] === GONE || !isCutOff(p.words, c)) return
    for (let i = 0; i < group.n; i++) {
      const at = group.at(i)
      const own = taken + 3 * p.turn + colourOf(p.words[cells + at]!)
      p.put(own, p.words[own]! + 1)
      p.put(cells + at, GONE)
    }
  }

  const play = (p: Position, m: Move): void => {
    const at = from(m)
    const kind = extra(m)
    if (kind >= JUMP) {
      const target = to(m)
      const over = next[at * 6 + kind - JUMP]!
      const own = taken + 3 * p.turn + colourOf(p.words[cells + over]!)
      p.put(own, p.words[own]! + 1)
      p.put(cells + over, 0)
      p.put(cells + target, p.words[cells + at]!)
      p.put(cells + at, 0)
      scratch.n = 0
      jumpsOf(p.words, target, scratch)
      p.put(jumper, scratch.n > 0 ? target + 1 : 0)
      if (scratch.n === 0) endTurn(p)
    } else if (kind === REMOVE) {
      const marble = p.at(placed) - 1
      p.put(placed, 0)
      p.put(cells + at, GONE)
      claim(p, marble)
      for (let d = 0; d < 6; d++) claim(p, next[at * 6 + d]!)
      endTurn(p)
    } else {
      const stock = source(p, p.turn) + kind
      p.put(stock, p.words[stock]! - 1)
      p.put(cells + at, marbles[kind]!)
      if (anySlides(p.words)) return p.put(placed, at + 1)
      claim(p, at)
      endTurn(p)
    }
  }

  const ends = players.map(({ name }, i) =>
    win(players, i, `${name.hu} összegyűjtött egy győztes készletet.`, `${name.en} has a winning set.`),
  )
  const nothing = split(players, 'Egyik játékos sem tud lépni.', 'Neither player can move.')

  return {
    players,
    layout,
    board,
    turns: 'several moves',
    draws: { repetition: { times: 3 }, cap: 1200 },
    reasons: why.REASONS,
    start(p) {
      for (let colour = 0; colour < 3; colour++) p.put(pool + colour, goal.pool[colour]!)
    },
    derive(p) {
      if (p.at(placed) > 0 || p.at(jumper) > 0) return
      judge(p, p.turn)
      judge(p, 1 - p.turn)
    },
    flaw(p) {
      scratch.n = 0
      if (p.at(placed) === 0 && p.at(jumper) === 0) return undefined
      moves(p, scratch)
      return scratch.n > 0
        ? undefined
        : { hu: 'A megkezdett fordulót nem lehet befejezni.', en: 'The turn under way cannot be finished.' }
    },
    moves,
    attempts(p, out, reasons) {
      const { words } = p
      if (words[placed]! > 0) {
        scratch.n = 0
        slides(words, scratch)
        for (let c = 0; c < size; c++) {
          const m = pack(c, 0, REMOVE)
          if (words[cells + c] === GONE || scratch.has(m)) continue
          out.add(m)
          reasons.add(words[cells + c] === 0 ? why.HELD : why.TAKEN)
        }
        placings(p, out)
        while (reasons.n < out.n) reasons.add(why.REMOVE_NOW)
        return
      }
      jumps(words, out)
      if (out.n === 0) return why.tryPlacing(p, cells, size, GONE, source(p, p.turn), out, reasons)
      // The jumps themselves are refused only to other marbles while one is under way.
      const going = words[jumper]! - 1
      for (let i = out.n - 1; i >= 0; i--) if (going < 0 || from(out.at(i)) === going) out.swapOut(i)
      placings(p, out)
      for (let c = 0; c < size; c++) if (words[cells + c] !== GONE) out.add(pack(c, 0, REMOVE))
      while (reasons.n < out.n) reasons.add(going < 0 ? why.MUST_JUMP : why.GO_ON)
      scratch.n = 0
      moves(p, scratch)
      why.tryOtherJumps(p, cells, size, scratch, out, reasons)
    },
    play(p, m) {
      if (m === PASS) {
        p.put(passed, 1)
        return p.pass(1 - p.turn)
      }
      p.put(passed, 0)
      play(p, m)
    },
    outcome: p => (p.words[won] === 0 ? undefined : ends[p.words[won]! - 1]),
    stuck: p => (p.at(passed) === 1 ? nothing : PASS),
    name(_, m) {
      const at = board.names[from(m)]!
      if (m === PASS) return 'pass'
      if (extra(m) === REMOVE) return `-${at}`
      return isJump(m) ? `${at}x${board.names[to(m)]!}` : `${SIGNS[extra(m)]}@${at}`
    },
    write: (_, m) =>
      m !== PASS && extra(m) === REMOVE
        ? { hu: `gyűrű le: ${board.names[from(m)]!}`, en: `ring off: ${board.names[from(m)]!}` }
        : undefined,
    points(p, m) {
      if (m === PASS) return ['pass']
      if (extra(m) === REMOVE) return [from(m)]
      if (isJump(m)) return [from(m), to(m)]
      const whose = source(p, p.turn) === pool ? 'pool' : players[p.turn]!.id
      return [`${whose}:${COLOURS[extra(m)]}`, from(m)]
    },
    prompt(p) {
      if (p.at(placed) > 0)
        return { hu: 'Most vegyél el egy szabad szélső gyűrűt.', en: 'Now remove a free ring at the edge.' }
      if (p.at(jumper) > 0)
        return { hu: 'Folytasd az ütést ugyanezzel a golyóval.', en: 'Go on capturing with the same marble.' }
      scratch.n = 0
      jumps(p.words, scratch)
      return scratch.n > 0
        ? { hu: 'Ütnöd kell.', en: 'You must capture.' }
        : { hu: 'Tegyél le egy golyót.', en: 'Place a marble.' }
    },
    label: () => ({ hu: 'Passz (nincs golyó)', en: 'Pass (no marble)' }),
    value: (p, player) => progress(p.words, taken + 3 * player) - progress(p.words, taken + 3 - 3 * player),
    gain: (_, m) => (isJump(m) ? 1 : 0),
    scene: zertzScene(board, pieces, { cells, pool, gone: GONE, tallyOf }),
    // Before that the count of the captured marbles is in the scene.
    tally: (p, player) => (source(p, player) === pool ? [] : tallyOf(p.words, taken + 3 * player)),
  }
}

const zertz: GameDefinition = {
  id: 'zertz',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Zertz', en: 'Zertz' },
  players: [2],
  rules: 1,
  options: [toggle('tournament', 'Versenyváltozat (6, 8, 10 golyó)', 'Tournament game (6, 8, 10 marbles)')],
  make: options => make(options['tournament'] === 'on' ? TOURNAMENT : BOOK),
}

export default zertz
