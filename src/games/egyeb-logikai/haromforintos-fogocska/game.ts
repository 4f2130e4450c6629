// Ruling: the print lacks the line 7-10, the mirror image of 8-12; without it the chaser can never win. `printed` leaves it out.
// Ruling: the runner may not step onto the chaser, and always has another step.
// Solved: with the line 7-10 the chaser always wins from the start, on the printed lines the runner does.
import type { Player, Position } from '../../../engine/index.ts'
import {
  from,
  graph,
  ground,
  kind,
  neighbours,
  onCircle,
  oneOf,
  pack,
  standing,
  to,
  win,
  type BoardGame,
  type CellShape,
  type GameDefinition,
  type Label,
} from '../../../kit/index.ts'
import { chaseTable } from './solution.ts'
import { ENDS, NO_CHASER, PROMPTS, STEPS, WHY } from './words.ts'

const CHASER: Player = { id: 'chaser', tint: 'yellow', name: { hu: 'üldöző', en: 'chaser' } }
const RUNNER: Player = { id: 'runner', tint: 'grey', name: { hu: 'menekülő', en: 'runner' } }
/** The runner must be caught with this move of the chaser at the latest. */
const LAST = 6

const PRINTED = `1-2 1-3 1-4 2-3 2-7 2-8 3-5 4-6 4-7 5-8 5-9 6-10
  7-11 8-11 8-12 9-12 10-13 11-13 11-14 12-14 13-15 14-15`
const MISSING = '7-10'

/** Eleven points lie on a circle, as far from each other as from the next; 2, 7, 8 and 11 lie inside. */
const ROUND = [15, 13, 10, 6, 4, 1, 3, 5, 9, 12, 14]
const RADIUS = 3.1
const INSIDE: Readonly<Record<number, readonly [number, number]>> = {
  2: [0, -1.7],
  7: [-1.25, 0],
  8: [1.25, 0],
  11: [0, 1.35],
}
const POINTS = Object.fromEntries(
  Array.from({ length: 15 }, (_, i) => i + 1).map(n => [
    String(n),
    INSIDE[n] ?? onCircle(RADIUS, 0.5 + ROUND.indexOf(n) / ROUND.length),
  ]),
)

/** The number of a point stands where no line runs: outside the circle, inside it to the side of the point. */
function numberBeside({ name, x, y }: CellShape): Label {
  const side = { '2': [0.45, 0], '7': [-0.45, 0], '8': [0.45, 0], '11': [0, 0.5] }[name]
  const [dx, dy] = side ?? [(0.45 * x) / RADIUS, (0.45 * y) / RADIUS]
  return { text: name, x: x + dx!, y: y + dy! }
}

function make(lines: 'mended' | 'printed'): BoardGame {
  const list = lines === 'mended' ? `${PRINTED} ${MISSING}` : PRINTED
  const board = graph(
    POINTS,
    list.split(/\s+/).map(line => line.split('-')),
  )
  const g = ground({
    players: [CHASER, RUNNER],
    board: { ...board, labels: board.cells.map(numberBeside) },
    kinds: {
      two: kind('kétforintos', 'two-forint coin', 'coin', { text: '2', letter: 'T', most: 1 }),
      one: kind('egyforintos', 'one-forint coin', 'coin', { text: '1', letter: 'O', most: 1 }),
    },
    setup: { two: ['2', ''], one: ['', '15'] },
    counters: { steps: { for: 'all', title: STEPS, unit: ` / ${LAST}`, most: LAST } },
    tracks: ['places'],
    why: WHY,
  })
  const { cells, count, men, players, why } = g
  const near = board.cells.map((_, c) => neighbours(board, c))
  const table = chaseTable(near, LAST)
  const whereIs = (p: Position, player: number): number => p.words[g.places!.first(player)]!
  const caught = win(players, 0, ...ENDS.caught)
  const escaped = win(players, 1, ...ENDS.escaped)

  return standing(g, {
    prompt: p => (p.turn === 0 ? PROMPTS.chase : PROMPTS.run),
    from(_, c, out) {
      for (let i = 0; i < near[c]!.length; i++) out.add(pack(c, near[c]![i]!))
    },
    refuses: (p, m) => (p.words[0] === 1 && p.words[cells + to(m)] !== 0 ? why.meets : 0),
    play(p, m) {
      g.carry(p, from(m), to(m))
      if (p.words[0] === 0) p.put(count.steps, p.words[count.steps]! + 1)
      g.endTurn(p)
    },
    flaw: p => (p.at(men) === 1 ? undefined : NO_CHASER),
    outcome: p => (p.words[men + 1] === 0 ? caught : p.words[count.steps] === LAST ? escaped : undefined),
    /** The table knows every position; a sooner catch is better for the chaser. */
    value(p, player) {
      const soon = table.catches(p.words[0]!, LAST - p.words[count.steps]!, whereIs(p, 0), whereIs(p, 1))
      const chase = soon === Infinity ? -1 : 1 - soon / 10
      return player === 0 ? chase : -chase
    },
    upright: true,
  })
}

const haromforintosFogocska: GameDefinition = {
  id: 'haromforintos-fogocska',
  chapter: 'egyeb-logikai',
  title: { hu: 'Háromforintos fogócska', en: 'Three-forint tag' },
  players: [2],
  rules: 1,
  material: 'hunts',
  options: [
    oneOf('lines', 'Vonalak', 'Lines', [
      ['mended', '23 vonal, a 7–10 is', '23 lines, 7–10 among them'],
      ['printed', '22 vonal, ahogy a könyvben', '22 lines, as printed'],
    ]),
  ],
  make: ({ lines }) => make(lines === 'printed' ? 'printed' : 'mended'),
}

export default haromforintosFogocska
