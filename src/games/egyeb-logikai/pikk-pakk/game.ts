// Ruling: seven balls in an unbroken run go, never more or fewer; four neighbours of one colour win for it, whoever pushed.
// Ruling: a push may be taken back at once. No push is a loss; the third repetition and the 300th push are draws.
// Ruling: a target surrounded while balls were put down counts only after a push.
import type { Move, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  common,
  crosswise,
  dirTo,
  extra,
  from,
  ground,
  kind,
  neighbours,
  pack,
  square,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ENDS, OPTIONS, PROMPTS, WHY } from './words.ts'

const ARMY = 24
const PATIENCE = 300
/** Always so many balls are pushed, and at least so many of them are the player's own. */
const [LONG, OWN] = [7, 4]
const WIDTH = LONG + 2
const SIDE = 9
const board = crosswise(square(SIDE, SIDE))
/** All cells but those at the rim. */
const HOME = [...board.cells.keys()].filter(c => neighbours(board, c).length === 4)
const numbers = Array.from({ length: SIDE }, (_, i) => i)
const lines = numbers.flatMap(i => [numbers.map(k => SIDE * i + k), numbers.map(k => SIDE * k + i)])
/** All pushes there can be: the field before the front, the seven balls, and the field behind them, or the wall at the rim. */
const PUSHES = [...lines, ...lines.map(line => line.toReversed())].flatMap(line =>
  [0, 1].map(into => [...line, board.size].slice(into, into + WIDTH)),
)
const table = Int16Array.from(PUSHES.flat())

function make(setup: 'standard' | 'free'): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      ball: kind('golyó', 'ball', 'marble', { most: ARMY }),
      target: common('célgolyó', 'target ball', 'marble', { tint: 'red', least: 1, most: 1 }),
    },
    setup:
      setup === 'free'
        ? { target: 'e5' }
        : `. . . . . . . . .
           . B b b b b b b .
           . B b B B B B B .
           . B b B b b b B .
           . B b B t B b B .
           . B b b b B b B .
           . B B B B B b B .
           . b b b b b b B .
           . . . . . . . . .`,
    // The first push after a free set-up is a part of its own: only behind it a surrounded target counts.
    parts: ['push', 'first', 'place'],
    ...(setup === 'free' ? { hands: { ball: ARMY } } : {}),
    follows: ['target'],
    why: WHY,
  })
  const { cells, ownerOf, part, why } = g
  const target = g.spot.target
  const wins = winsOf(g.players, ...ENDS.surrounded)
  const placed = setup === 'free' ? 2 * ARMY : 0

  /** How many of the seven balls of a push are the player's; -1 when they are not seven in a run with room ahead. */
  const ownIn = (p: Position, k: number, player: number): number => {
    const [before, behind] = [k * WIDTH, (k + 1) * WIDTH - 1]
    // Behind the last ball the wall may stand.
    if (p.words[cells + table[before]!] !== 0 || p.words[cells + table[behind]!]! > 0) return -1
    let own = 0
    for (let i = before + 1; i < behind; i++) {
      const code = p.words[cells + table[i]!]!
      if (code === 0) return -1
      if (ownerOf[code] === player) own++
    }
    return own
  }
  const push = {
    prompt: PROMPTS.push,
    fits: (p: Position) => g.inHand(p, p.turn, 'ball') === 0,
    goes: (_: Position, code: number) => code > 0,
    moves(p: Position, out: { add(m: Move): void }): void {
      for (let k = 0; k < PUSHES.length; k++)
        if (ownIn(p, k, p.words[0]!) >= OWN) out.add(pack(table[k * WIDTH + 1]!, table[k * WIDTH]!, k))
    },
    play(p: Position, m: Move): void {
      for (let i = extra(m) * WIDTH, end = i + LONG; i < end; i++) g.carry(p, table[i + 1]!, table[i]!)
      g.endTurn(p)
    },
    because(p: Position, m: Move, usual: number): number {
      if (usual !== why.noWay || g.at(p, to(m)) !== 0 || dirTo(board, from(m), to(m)) < 0) return usual
      const k = PUSHES.findIndex(([into, front]) => front === from(m) && into === to(m))
      return k >= 0 && ownIn(p, k, p.turn) >= 0 ? why.fewOwn : why.notSeven
    },
  }
  /** How many neighbours of the target are a player's. */
  const around = (p: Position, player: number): number => g.beside(p, p.words[target]!, player)

  return standing(g, {
    parts: {
      push,
      first: push,
      place: {
        prompt: PROMPTS.place,
        fits: p => g.inHand(p, p.turn, 'ball') > 0,
        moves: (p, out) => g.placesWith(p, 0, out, HOME),
        play(p, m) {
          g.putDown(p, 'ball', to(m))
          if (g.inHand(p, 0, 'ball') + g.inHand(p, 1, 'ball') === 0) g.go(p, part.first)
          else p.pass(1 - p.words[0]!)
        },
      },
    },
    turns: setup === 'free' ? 'several moves' : 'one move',
    start: p => g.go(p, setup === 'free' ? part.place : part.push),
    outcome(p) {
      if (p.words[g.now] !== part.push) return undefined
      return around(p, 0) === 4 ? wins[0] : around(p, 1) === 4 ? wins[1] : undefined
    },
    draws: { repetition: { times: 3, among: { word: g.now, is: part.push } }, cap: PATIENCE + placed },
    decisive: p => [p.at(target), ...neighbours(board, p.at(target))],
    /** The field that became empty and the one that was filled. */
    trail: (p, m) => (p.at(g.now) === part.place ? [to(m)] : [PUSHES[extra(m)]![LONG]!, to(m)]),
    scene: p => (p.at(g.now) === part.place ? {} : { trays: [] }),
    value: aheadBy((p, player) => around(p, player) ** 2, 8),
  })
}

const pikkPakk: GameDefinition = {
  id: 'pikk-pakk',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Pikk-pakk', en: 'Pikkpakk' },
  players: [2],
  rules: 1,
  options: OPTIONS,
  make: ({ setup }) => make(setup === 'free' ? 'free' : 'standard'),
}

export default pikkPakk
