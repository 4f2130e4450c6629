// Ruling: one step or one single jump over an enemy, in any diagonal direction; no chains, nothing is taken.
// Ruling: the goal is seven rows ahead in the same order, as in the real game; option "matching" takes the book word by word.
// Ruling: the call goes with a move that ends before an enemy who can jump forward over the mover; it is offered only then.
// Ruling: a move that leaves the opponent without any move is forbidden; if every move does so, it is a draw.
// Ruling: after 120 moves each whoever has fewer steps left wins; threefold repetition is a draw.
import { Moves, type Move } from '../../../engine/index.ts'
import {
  byLead,
  cellsOf,
  changingPlaces,
  from,
  GREEN,
  oneOf,
  RED,
  split,
  square,
  text,
  to,
  toggle,
  type BoardGame,
  type ChangingPart,
  type GameDefinition,
} from '../../../kit/index.ts'
import { DISCS } from './discs.ts'
import { isCall, leaping, type Jumps, type Leaps } from './leaping.ts'
import { BLOCKED, CALLS, GAIT, NOBODY_CAN, WHY } from './words.ts'

const board = square(10, 10, { look: 'checks' })
// Suns, moons and stars from one to five, seen from their owner; the second player's are turned by half.
const turned = (list: readonly number[]) => list.map(c => board.size - 1 - c)
const home = cellsOf(board, 'a1 c1 e1 g1 i1 b2 d2 f2 h2 j2 a3 c3 e3 g3 i3')
const ahead = cellsOf(board, 'b8 d8 f8 h8 j8 a9 c9 e9 g9 i9 b10 d10 f10 h10 j10')
const men = home.map((_, k) => k)
const LIMIT = 120

/** Calls, the ban on blocking, and who is closer when the time is over. */
const demanding =
  (leaps: () => Leaps, jumps: Jumps): ChangingPart =>
  ({ players, left, list }) => {
    const { call, leavesAMove } = leaps()
    const blocked = split(players, ...BLOCKED)
    const listed = new Moves()
    return {
      reason: WHY.block,
      forbids: (p, m) => !isCall(m) && !leavesAMove(p, from(m), to(m)),
      playing: (p, m) => p.put(call, isCall(m) ? to(m) + 1 : 0),
      stuck: () => blocked,
      capped: p => ({
        result: byLead(left(p, 1) - left(p, 0)),
        reason: text(
          `Letelt a ${LIMIT} lépés; hátralévő út ${left(p, 0)} : ${left(p, 1)}.`,
          `${LIMIT} moves each are over; the way left is ${left(p, 0)} : ${left(p, 1)}.`,
        ),
      }),
      flaw(p) {
        if (jumps === 'forced' || p.at(call) === 0) return undefined
        listed.n = 0
        list(p, listed)
        return listed.n > 0 ? undefined : NOBODY_CAN
      },
    }
  }

const mustJump: ChangingPart = () => ({
  // Neighbours on a diagonal are 9 or 11 numbers apart.
  duty: (_, m) => Math.abs(to(m) - from(m)) > 11,
  reason: WHY.forward,
})

/** The call as people say and click it. */
function spoken(game: BoardGame, { call, mayCall, leads, listAll }: Leaps): BoardGame {
  const reasons = [...(game.reasons ?? []), WHY.called]
  return {
    ...game,
    reasons,
    name: (p, m) => `${game.name(p, m)}${isCall(m) ? '!' : ''}`,
    points: (p, m) =>
      mayCall(p.words, from(m), to(m)) && leads(p.words, from(m), to(m))
        ? [from(m), to(m), isCall(m) ? 'call' : 'quiet']
        : game.points(p, m),
    label: (point, p) => CALLS[point] ?? game.label!(point, p),
    prompt(p) {
      const cell = board.names[p.at(call) - 1]
      if (cell === undefined) return undefined
      return text(`Szalta! Ezt a bábut ugord át: ${cell}.`, `Salta! Jump over the man on ${cell}.`)
    },
    attempts(p, out, why) {
      const [legal, free, usual, usualWhy] = [new Moves(), new Moves(), new Moves(), new Moves()]
      const add = (m: Move, reason: number): void => {
        if (out.has(m)) return
        out.add(m)
        why.add(reason)
      }
      game.moves(p, legal)
      if (p.at(call) > 0) listAll(p, free)
      for (const m of free.toArray()) if (!legal.has(m)) add(m, reasons.length - 1)
      game.attempts?.(p, usual, usualWhy)
      for (const [i, m] of usual.toArray().entries()) add(m, usualWhy.at(i))
    },
  }
}

const szalta: GameDefinition = {
  id: 'szalta',
  chapter: 'helycserelo',
  title: { hu: 'Szalta', en: 'Salta' },
  players: [2],
  rules: 1,
  options: [
    oneOf('goal', 'Cél', 'Goal', [
      ['ahead', 'hét sorral előrébb, ugyanabban a rendben', 'seven rows ahead, in the same order'],
      ['matching', 'az ellenfél ugyanolyan bábujának helye', 'the place of the same man of the enemy'],
    ]),
    toggle(
      'official',
      'Hivatalos: ugrani csak előre lehet, és kötelező',
      'Official: jumps only forward, and always a duty',
    ),
  ],
  make({ goal, official }) {
    const jumps = official === 'on' ? 'forced' : 'calls'
    const target = goal === 'matching' ? turned(home) : ahead
    let leaps: Leaps
    const game = changingPlaces({
      board,
      camps: [
        { player: RED, home, goal: target, men },
        { player: GREEN, home: turned(home), goal: turned(target), men },
      ],
      kinds: DISCS,
      ways: ground => (leaps = leaping(ground, jumps)).ways,
      gait: GAIT,
      arrival: 'own cells',
      draws: { repetition: 3, cap: 2 * LIMIT },
      parts: [demanding(() => leaps, jumps), ...(jumps === 'forced' ? [mustJump] : [])],
    })
    return spoken(game, leaps!)
  },
}

export default szalta
