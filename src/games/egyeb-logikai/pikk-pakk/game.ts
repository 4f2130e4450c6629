// Ruling: seven balls in an unbroken run go, never more or fewer; four neighbours of one colour win for it, whoever pushed.
// Ruling: a push may be taken back at once. No push is a loss; the third repetition and the 300th push are draws.
// Ruling: a target surrounded while balls were put down counts only after a push.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  common,
  crosswise,
  extra,
  from,
  ground,
  kind,
  neighbours,
  oneOf,
  pack,
  place,
  square,
  squash,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { LONG, OWN, pushesOn, SIDE } from './pushes.ts'
import { MISFIT, PROMPTS, WHY } from './words.ts'

const ARMY = 24
const PATIENCE = 300
const TARGET = 'e5'
const HOME = [...'bcdefgh'].flatMap(col => [2, 3, 4, 5, 6, 7, 8].map(row => `${col}${row}`)).join(' ')

function make(setup: 'standard' | 'free'): BoardGame {
  const board = crosswise(square(SIDE, SIDE))
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      ball: kind('golyó', 'ball', 'marble', { most: ARMY }),
      target: common('célgolyó', 'target ball', 'marble', { tint: 'red', least: 1, most: 1 }),
    },
    setup:
      setup === 'free'
        ? { target: TARGET }
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
    own: layout => layout.range('at', 1),
    why: WHY,
  })
  const { cells, ownerOf, part, players, why, own: at } = g
  const TARGET_BALL = g.code('target')
  const handOf = [g.hand(0, 'ball'), g.hand(1, 'ball')] as const
  const home = cellsOf(board, HOME)
  const pushes = pushesOn(board)
  /** Each push in one table: the seven balls from the front, the field before them, the one behind. */
  const WIDTH = LONG + 2
  const table = Int16Array.from(pushes.flatMap(({ balls, into, behind }) => [...balls, into, behind]))
  const wins = winsOf(players, '{winner} körülvette a célgolyót.', '{winner} has surrounded the target ball.')

  /** How many of the seven balls of a push are the player's; -1 when they are not seven in a run with room ahead. */
  const ownIn = (p: Position, k: number, player: number): number => {
    const { words } = p
    const first = k * WIDTH
    // Behind the last ball the wall may stand.
    if (words[cells + table[first + LONG]!] !== 0 || words[cells + table[first + LONG + 1]!]! > 0) return -1
    let own = 0
    for (let i = first; i < first + LONG; i++) {
      const code = words[cells + table[i]!]!
      if (code === 0) return -1
      if (ownerOf[code] === player) own++
    }
    return own
  }
  const listPushes = (p: Position, out: Moves): void => {
    for (let k = 0; k < pushes.length; k++)
      if (ownIn(p, k, p.words[0]!) >= OWN) out.add(pack(table[k * WIDTH]!, table[k * WIDTH + LONG]!, k))
  }
  const push = {
    prompt: PROMPTS.push,
    goes: (_: Position, code: number) => code > 0,
    moves: listPushes,
    play(p: Position, m: number): void {
      let empty = to(m)
      const first = extra(m) * WIDTH
      for (let i = first; i < first + LONG; i++) {
        const code = p.words[cells + table[i]!]!
        g.carry(p, table[i]!, empty)
        if (code === TARGET_BALL) p.note(at, empty)
        empty = table[i]!
      }
      g.endTurn(p)
    },
    because(p: Position, m: number, usual: number): number {
      const k = pushes.findIndex(({ balls, into }) => balls[0] === from(m) && into === to(m))
      if (usual !== why.noWay || g.at(p, to(m)) !== 0 || !neighbours(board, from(m)).includes(to(m)))
        return usual
      return k >= 0 && ownIn(p, k, p.turn) >= 0 ? why.fewOwn : why.notSeven
    },
  }
  /** How many neighbours of the target are a player's. */
  const around = (p: Position, player: number): number => {
    const c = p.words[at]! * 4
    let n = 0
    for (let d = c; d < c + 4; d++) if (ownerOf[p.words[cells + board.next[d]!]!] === player) n++
    return n
  }

  return standing(g, {
    parts: {
      push,
      first: push,
      place: {
        prompt: PROMPTS.place,
        moves(p, out) {
          for (let i = 0; i < home.length; i++) if (p.words[cells + home[i]!] === 0) out.add(place(home[i]!))
        },
        play(p, m) {
          g.putDown(p, 'ball', to(m))
          const isLast = p.words[handOf[0]]! + p.words[handOf[1]]! === 0
          if (isLast) g.go(p, part.first)
          else p.pass(1 - p.words[0]!)
        },
      },
    },
    turns: setup === 'free' ? 'several moves' : 'one move',
    start: p => g.go(p, setup === 'free' ? part.place : part.push),
    derive(p) {
      for (let c = 0; c < board.size; c++) if (g.at(p, c) === TARGET_BALL) p.note(at, c)
    },
    flaw(p) {
      const hasBalls = setup === 'free' && p.at(handOf[p.turn]!) > 0
      return (p.at(g.now) === part.place) === hasBalls ? undefined : MISFIT
    },
    outcome(p) {
      if (p.words[g.now] !== part.push) return undefined
      return around(p, 0) === 4 ? wins[0] : around(p, 1) === 4 ? wins[1] : undefined
    },
    draws: {
      repetition: { times: 3, among: { word: g.now, is: part.push } },
      cap: setup === 'free' ? PATIENCE + 2 * ARMY : PATIENCE,
    },
    /** The field that became empty and the one that was filled. */
    trail: (p, m) => (p.at(g.now) === part.place ? [to(m)] : [pushes[extra(m)]!.balls.at(-1)!, to(m)]),
    scene: p => (p.at(g.now) === part.place ? {} : { trays: [] }),
    value: (p, player) => squash(around(p, player) ** 2 - around(p, 1 - player) ** 2, 8),
  })
}

const pikkPakk: GameDefinition = {
  id: 'pikk-pakk',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Pikk-pakk', en: 'Pikkpakk' },
  players: [2],
  rules: 1,
  options: [
    oneOf('setup', 'Alapállás', 'Set-up', [
      ['standard', 'szabványos', 'standard'],
      ['free', 'egyenként felrakva', 'put down one by one'],
    ]),
  ],
  make: ({ setup }) => make(setup === 'free' ? 'free' : 'standard'),
}

export default pikkPakk
