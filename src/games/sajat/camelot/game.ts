// Ruling: the first player (white, below) begins.
// Ruling: taken men leave the board after every step of a chain; their cells and the origin are free for its next steps.
// Ruling: the ending phase is looked for when a turn begins; who then cannot capture ends the game by counting.
// Ruling: draw by threefold repetition and after 400 moves.
import type { Moves, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  from,
  ground,
  kind,
  pack,
  reason,
  split,
  square,
  standing,
  text,
  to,
  WHITE,
  win,
  type GameDefinition,
} from '../../../kit/index.ts'

const LONGEST_CHAIN = 3
const FEW = 4
const board = square(8, 8, { look: 'checks' })

// Sixteen routes from each cell, two to each target: long leg first, then short leg first. A route is
// target, first and second cell on the way; routes off the board lead to the wall.
const ROUTES = 16
const cell = (x: number, y: number) => (x < 0 || y < 0 || x > 7 || y > 7 ? board.size : y * 8 + x)
const routes = Int16Array.from(
  board.cells.flatMap((_, c) =>
    [-2, 2]
      .flatMap(long =>
        [-1, 1].flatMap(short => [
          [long, short],
          [short, long],
        ]),
      )
      .flatMap(([dx, dy]) => {
        const [x, y, flat] = [c % 8, c >> 3, Math.abs(dx!) === 2]
        const [lx, ly, sx, sy] = flat ? [dx! / 2, 0, 0, dy!] : [0, dy! / 2, dx!, 0]
        const target = cell(x + dx!, y + dy!)
        const ways = [
          cell(x + lx!, y + ly!),
          cell(x + 2 * lx!, y + 2 * ly!),
          cell(x + sx!, y + sy!),
          cell(x + sx! + lx!, y + sy! + ly!),
        ]
        return target === board.size
          ? Array(6).fill(target)
          : [target, ways[0]!, ways[1]!, target, ways[2]!, ways[3]!]
      }),
  ),
)

const g = ground({
  players: [WHITE, BLACK],
  board,
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
const { players, cells, men: count, why } = g
const { chain } = g.mark
const { steps } = g.count
const men = g.codes('man')
const few = (p: Position) => p.words[count]! <= FEW && p.words[count + 1]! <= FEW

/** How many enemies stand on the route; -1 when it is closed. */
function victims(w: Int32Array, r: number, enemy: number): number {
  if (w[cells + routes[r]!] !== 0) return -1
  const a = w[cells + routes[r + 1]!]!
  const b = w[cells + routes[r + 2]!]!
  if ((a !== 0 && a !== enemy) || (b !== 0 && b !== enemy)) return -1
  return (a === enemy ? 1 : 0) + (b === enemy ? 1 : 0)
}
/** The captures of the man on `c` (extra: number of the route + 1), and in a turn's first part its other moves, each once. */
function list(p: Position, c: number, out: Moves): void {
  const enemy = men[1 - p.words[0]!]!
  let last = -1
  for (let k = 0, r = c * ROUTES * 3; k < ROUTES; k++, r += 3) {
    const taken = victims(p.words, r, enemy)
    if (taken > 0) out.add(pack(c, routes[r]!, k + 1))
    else if (taken === 0 && p.words[chain] === 0 && routes[r] !== last) out.add(pack(c, (last = routes[r]!)))
  }
}
function captures(p: Position, c: number): boolean {
  for (let r = c * ROUTES * 3, end = r + ROUTES * 3; r < end; r += 3)
    if (victims(p.words, r, men[1 - p.words[0]!]!) > 0) return true
  return false
}
/** The men a capture takes. */
const taken = (p: Position, m: number): number[] => {
  const r = (from(m) * ROUTES + extra(m) - 1) * 3
  return extra(m) === 0 ? [] : [routes[r + 1]!, routes[r + 2]!].filter(c => g.at(p, c) > 0)
}
function play(p: Position, m: number): void {
  const r = (from(m) * ROUTES + extra(m) - 1) * 3
  g.carry(p, from(m), to(m))
  if (extra(m) === 0) return g.endTurn(p)
  g.set(p, routes[r + 1]!, 0)
  g.set(p, routes[r + 2]!, 0)
  const done = p.words[steps]! + 1
  const goesOn = done < LONGEST_CHAIN && captures(p, to(m))
  p.put(steps, goesOn ? done : 0)
  if (goesOn) p.put(chain, to(m) + 1)
  else g.endTurn(p)
}
/** Why a man cannot go there: not a knight's move, no empty cell, or no open way. */
function because(p: Position, m: number, usual: number): number {
  if (usual === why.must) return few(p) ? why.ending : usual
  if (usual !== why.noWay) return usual
  for (let k = 0; k < ROUTES; k++)
    if (routes[(from(m) * ROUTES + k) * 3] === to(m)) return g.at(p, to(m)) === 0 ? why.closed : why.full
  return usual
}
function stuck(p: Position): Outcome {
  const [mine, theirs] = [p.at(count + p.turn), p.at(count + 1 - p.turn)]
  if (few(p) && mine === theirs)
    return split(
      players,
      'Nincs több ütés, és egyenlő a bábuk száma.',
      'No capture is left; the men are equal.',
    )
  const [hu, en] = few(p)
    ? ['Nincs több ütés: akinek több bábuja maradt, nyert.', 'No capture is left: more men win.']
    : mine === 0
      ? ['Minden ellenséges bábu elfogyott.', 'Every enemy man was captured.']
      : ['Az ellenfél nem tud lépni.', 'The opponent cannot move.']
  return win(players, few(p) && mine > theirs ? p.turn : 1 - p.turn, hu!, en!)
}

const camelot: GameDefinition = {
  id: 'camelot',
  chapter: 'sajat',
  title: { hu: 'Camelot', en: 'Camelot' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    standing(g, {
      parts: {
        move: {
          from: list,
          must: (_, m) => extra(m) > 0,
          refuses: (p, m) => (extra(m) === 0 && few(p) ? why.ending : 0),
          because,
          play,
        },
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
      name: (p, m) =>
        extra(m) === 0
          ? undefined
          : `${board.names[from(m)]}x${board.names[to(m)]}:${taken(p, m)
              .map(c => board.names[c])
              .join(',')}`,
      flaw(p) {
        const c = p.at(chain) - 1
        const fits = c < 0 ? p.at(steps) === 0 : g.at(p, c) === men[p.turn] && captures(p, c)
        return fits
          ? undefined
          : text('A sorozatot nincs mivel folytatni.', 'The chain has no man that can go on.')
      },
      value: (p, i) => (p.at(count + i) - p.at(count + 1 - i)) / Math.max(1, p.at(count) + p.at(count + 1)),
      gain: (p, m) => taken(p, m).length,
    }),
}

export default camelot
