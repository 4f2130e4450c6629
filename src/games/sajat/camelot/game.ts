// Ruling: the first player (white, below) begins.
// Ruling: taken men leave the board after every step of a chain; their cells and the origin are free for its next steps.
// Ruling: the ending phase is looked for when a turn begins; who then cannot capture ends the game by counting.
// Ruling: draw by threefold repetition and after 400 moves.
import type { Move, Moves, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  from,
  ground,
  kind,
  KNIGHT_ROUTES,
  reason,
  Routes,
  split,
  square,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type GameDefinition,
} from '../../../kit/index.ts'

const LONGEST_CHAIN = 3
const FEW = 4
const g = ground({
  players: [WHITE, BLACK],
  board: square(8, 8, { look: 'checks' }),
  kinds: { man: kind('bábu', 'man', 'man') },
  setup: { man: ['b1 c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2', 'b7 c7 d7 e7 f7 g7 b8 c8 d8 e8 f8 g8'] },
  marks: ['chain'],
  counters: { steps: { for: 'all', most: LONGEST_CHAIN - 1 } },
  parts: ['move', 'chain'],
  tracks: ['counts'],
  why: {
    must: reason('Ütéskényszer van: most ütni kell.', 'You must capture.', 'capture'),
    notNow: reason(
      'Az ütéssorozatot ugyanazzal a bábuval kell folytatni.',
      'You must continue with the same man.',
      'capture',
    ),
    ending: reason(
      'A végjátékban csak ütni szabad.',
      'In the ending phase only captures are allowed.',
      'ending',
    ),
    closed: reason(
      'Mindkét odavezető úton saját bábu áll.',
      'An own man stands on each of the two ways there.',
    ),
    full: reason(
      'A célmezőnek üresnek kell lennie; azt üti le a bábu, aki az útjába esik.',
      'The cell where a man ends must be empty; it captures those on its way.',
    ),
    noWay: reason('A bábu lóugrásnyit megy.', "A man goes a knight's move."),
  },
})
const { board, players, men: count, why } = g
const [chain, steps] = [g.mark.chain, g.count.steps]
const men = g.codes('man')
const routes = new Routes(board, g.cells, KNIGHT_ROUTES)
const few = (p: Position) => p.words[count]! <= FEW && p.words[count + 1]! <= FEW
const captures = (p: Position, c: number) => routes.meets(p, c, men[1 - p.words[0]!]!)

/** The captures of the man on `c` (extra: number of the route + 1), and in a turn's first part its other moves, each once. */
const list = (p: Position, c: number, out: Moves) =>
  routes.list(p, c, men[1 - p.words[0]!]!, p.words[chain] === 0 ? 'all' : 'meeting', out)
const refuses = (p: Position, m: Move) => (extra(m) === 0 && few(p) ? why.ending : 0)
function play(p: Position, m: Move): void {
  g.carry(p, from(m), to(m))
  if (extra(m) === 0) return g.endTurn(p)
  for (let i = 0; i < routes.length; i++) g.set(p, routes.cell(from(m), extra(m) - 1, i), 0)
  const done = p.words[steps]! + 1
  const goesOn = done < LONGEST_CHAIN && captures(p, to(m))
  p.put(steps, goesOn ? done : 0)
  if (goesOn) p.put(chain, to(m) + 1)
  else g.endTurn(p)
}
/** Why a man cannot go there: not a knight's move, no empty cell, or no open way. */
function because(p: Position, m: Move, usual: number): number {
  if (usual === why.must) return few(p) ? why.ending : usual
  if (usual !== why.noWay || !routes.leads(from(m), to(m))) return usual
  return g.at(p, to(m)) === 0 ? why.closed : why.full
}

const [more, none, shut] = [
  winsOf(players, 'Nincs több ütés: akinek több bábuja maradt, nyert.', 'No capture is left: more men win.'),
  winsOf(players, 'Minden ellenséges bábu elfogyott.', 'Every enemy man was captured.'),
  winsOf(players, 'Az ellenfél nem tud lépni.', 'The opponent cannot move.'),
]
const equal = 'Nincs több ütés, és egyenlő a bábuk száma.'
function stuck(p: Position): Outcome {
  const [mine, theirs] = [p.at(count + p.turn), p.at(count + 1 - p.turn)]
  if (!few(p)) return (mine === 0 ? none : shut)[1 - p.turn]!
  return mine === theirs
    ? split(players, equal, 'No capture is left; the men are equal.')
    : more[mine > theirs ? p.turn : 1 - p.turn]!
}
const broken = text('A sorozatot nincs mivel folytatni.', 'The chain has no man that can go on.')

const camelot: GameDefinition = {
  id: 'camelot',
  chapter: 'sajat',
  material: 'draughts',
  title: { hu: 'Camelot', en: 'Camelot' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    standing(g, {
      parts: {
        move: { from: list, must: (_, m) => extra(m) > 0, refuses, because, play },
        chain: {
          prompt: text('Üss tovább a megjelölt bábuval.', 'Go on capturing with the marked man.'),
          goes: (p, _, c) => c === p.at(chain) - 1,
          moves: (p, out) => list(p, p.words[chain]! - 1, out),
          because,
          play,
        },
      },
      stuck,
      draws: { repetition: { times: 3 }, cap: 400 },
      name(p, m) {
        if (extra(m) === 0) return undefined
        const taken = routes.met(p, from(m), extra(m) - 1).map(c => board.names[c])
        return `${board.names[from(m)]}x${board.names[to(m)]}:${taken.join(',')}`
      },
      flaw(p) {
        const c = p.at(chain) - 1
        const fits = c < 0 ? p.at(steps) === 0 : g.at(p, c) === men[p.turn] && captures(p, c)
        return fits ? undefined : broken
      },
      value: (p, i) => (p.at(count + i) - p.at(count + 1 - i)) / Math.max(1, p.at(count) + p.at(count + 1)),
      gain: (p, m) => (extra(m) === 0 ? 0 : routes.met(p, from(m), extra(m) - 1).length),
    }),
}

export default camelot
