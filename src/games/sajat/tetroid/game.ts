// Ruling: a tetroid's move is judged on its four final cells; the four men never block each other.
// Ruling: a man's two-cell move is one straight line; the cell between may hold any man.
// Ruling: 100 moves in a row without a capture, threefold repetition or 400 moves make a draw; no move at all loses.
// Two moves never lead to the same position: a tetroid moves the sum of all places by four steps, a man by one or two,
// and along one direction the emptied and the filled cells tell which four men moved.
import type { Position } from '../../../engine/index.ts'
import {
  BLUE,
  formations,
  from,
  ground,
  kind,
  meanDistance,
  pack,
  polyomino,
  reason,
  RED,
  split,
  square,
  standing,
  to,
  winsOf,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIZE = 16
const BLOCK = { wide: 5, high: 4 }
const TETROMINOES = `####, # # # #, ### .#., .#. ###, #. ## #., .# ## .#, #.. ###, ..# ###, ### #.., ### ..#,
  #. #. ##, .# .# ##, ## #. #., ## .# .#, .## ##., ##. .##, #. ## .#, .# ## #., ## ##`.split(',')
const LEAST = 4
const PATIENCE = 100

const players = [RED, BLUE] as const
const board = square(SIZE, SIZE)
const { next, size } = board
const DIRS = board.dirs.length
const all = [...board.cells.keys()]
const corner = all.filter(c => c % SIZE < BLOCK.wide && c < SIZE * BLOCK.high)
const g = ground({
  players,
  board,
  kinds: { man: kind('gyalogos', 'man', 'disc') },
  setup: { man: [corner, corner.map(c => size - 1 - c)] },
  counters: { quiet: { for: 'all' } },
  tracks: ['counts'],
  why: {
    noWay: reason(
      'Egy gyalogos egyenes vonalban egy vagy két mezőt mehet.',
      'A single man goes one or two cells in a straight line.',
    ),
    alone: reason(
      'Magányos gyalogos nem üthet, csak tetroid.',
      'A single man cannot capture, only a tetroid can.',
      'capture',
    ),
    ownMan: reason(
      'Saját gyalogosra nem lehet lépni, és ez a két gyalogos nincs közös tetroidban, amely léphetne.',
      'An own man stands there, and these two are in no common tetroid that can move.',
      'pieces',
    ),
    blocked: reason(
      'A tetroid egyik gyalogosa kilógna a tábláról, vagy egy másik saját gyalogosra kerülne.',
      'A man of the tetroid would leave the board or come to another own man.',
    ),
  },
})
const { cells, men, why } = g
const { quiet } = g.count
const codes = g.codes('man')
const tetroids = formations(board, cells, TETROMINOES.map(polyomino), why.blocked)
const distance = meanDistance(board, cells, SIZE)

/**
 * Men count most. Only neighbours make a tetroid, so friends beside a man count a little; while nobody leads so does the
 * way to the middle, later how near the leader's men are to their prey.
 */
function valueForRed(p: Position): number {
  let close = 0
  let gone = 0
  for (let c = 0; c < size; c++) {
    const code = p.words[cells + c]!
    if (code <= 0) continue
    const sign = code === codes[0] ? 1 : -1
    for (let d = 0; d < DIRS; d += 2) if (p.words[cells + next[c * DIRS + d]!] === code) close += sign
    const way = (c % SIZE) + Math.floor(c / SIZE)
    gone += sign * Math.min(SIZE, sign > 0 ? way : 2 * (SIZE - 1) - way)
  }
  const lead = p.words[men]! - p.words[men + 1]!
  const leader = lead > 0 ? 0 : 1
  const near = lead === 0 ? 0 : 1 - distance(p, codes[leader]!, codes[1 - leader]!) / SIZE
  const hunt = lead === 0 ? gone / 1500 : Math.sign(lead) * 0.6 * near
  return lead / Math.max(1, p.words[men]! + p.words[men + 1]!) + close / 1000 + hunt
}

const few = [
  'Az ellenfélnek négynél kevesebb figurája maradt.',
  'The opponent has fewer than four men.',
] as const
const wins = winsOf(players, ...few)
const tired = split(players, `${PATIENCE} lépés óta nem volt ütés.`, `No capture for ${PATIENCE} moves.`)

const game = standing(g, {
  from(p, c, out) {
    for (let d = 0; d < DIRS; d++) {
      const near = next[c * DIRS + d]!
      const far = next[near * DIRS + d]!
      if (p.words[cells + near] === 0) out.add(pack(c, near))
      if (p.words[cells + far] === 0) out.add(pack(c, far))
    }
    tetroids.list(p.words, c, out)
  },
  play(p, m) {
    const other = 1 - p.turn
    const taken = tetroids.takes(p, m)
    if (tetroids.isFormation(m)) tetroids.advance(p, m)
    else g.carry(p, from(m), to(m))
    p.note(men + other, p.words[men + other]! - taken)
    p.note(quiet, taken > 0 ? 0 : p.words[quiet]! + 1)
    g.endTurn(p)
  },
  outcome(p) {
    for (let i = 0; i < 2; i++) if (p.words[men + i]! < LEAST) return wins[1 - i]
    return p.words[quiet]! >= PATIENCE ? tired : undefined
  },
  draws: { repetition: { times: 3 }, cap: 400 },
  because(p, m, usual) {
    const there = p.at(cells + to(m))
    return usual !== why.noWay || there === 0 ? usual : there === codes[p.turn] ? why.ownMan : why.alone
  },
  attempts(p, out, reasons, usual) {
    usual(p, out, reasons)
    for (const c of all) if (p.at(cells + c) === codes[p.turn]) tetroids.list(p.words, c, out, reasons)
  },
  ...tetroids.shown,
  value: (p, player) => (player === 0 ? 1 : -1) * valueForRed(p),
  gain: tetroids.takes,
})

const tetroid: GameDefinition = {
  id: 'tetroid',
  chapter: 'sajat',
  material: 'patience',
  title: { hu: 'Tetroid', en: 'Tetroid' },
  players: [2],
  rules: 1,
  options: [],
  make: () => game,
}

export default tetroid
