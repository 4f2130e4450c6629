// Ruling: a cube cannot hold 2, 3, 4, 5, 6, 10 and 25, so they are seven equally likely numbers; options: a cube without the five,
// or six cowries, of which k open ones count k, one 10 and none 25.
// Ruling: whoever sets off stands on the start and goes on by the roll at once; on a player's very first roll any number does.
// Ruling: one roll gives one more at most, after a 6, 10 or 25 or a capture. Men on one field go together and count as a double,
// however many they are; enemies neither pass it nor land on it, but a double may capture it.
// Ruling: on green fields nobody is captured; single men keep out where an enemy double stands.
// Ruling: two players sit opposite; the highest roll begins (equal ones roll again). A draw after 3000 rolls.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  oneOf,
  pack,
  race,
  reason,
  type Face,
  type GameDefinition,
  type RaceGround,
  type RaceRules,
} from '../../../kit/index.ts'
import { baseOf, board, COLOURS, goalOf, SAFE, wayOf } from './board.ts'

const ARMS: Readonly<Record<string, readonly number[]>> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] }
const MEN = 4
/** The number of the goal along a player's own way. */
const GOAL = 79

const even = (values: readonly number[]): readonly Face[] => values.map(value => ({ value, weight: 1 }))
const DICE: Readonly<Record<string, readonly Face[]>> = {
  seven: even([2, 3, 4, 5, 6, 10, 25]),
  cube: even([2, 3, 4, 6, 10, 25]),
  cowries: [
    { value: 25, weight: 1 },
    { value: 10, weight: 6 },
    { value: 2, weight: 15 },
    { value: 3, weight: 20 },
    { value: 4, weight: 15 },
    { value: 5, weight: 6 },
    { value: 6, weight: 1 },
  ],
}
const opens = (roll: number): boolean => roll === 6 || roll === 10 || roll === 25

const REASONS = [
  reason(
    'Az alapról csak hatossal, tízessel vagy huszonötössel lehet elindulni (az első dobásnál bármivel).',
    'Men leave the base only by 6, 10 or 25 (by anything on the first roll).',
    'base',
  ),
  reason('A dupla figurát nem lehet átugrani.', 'Nobody passes an enemy double.', 'doubles'),
  reason('A dupla figurát csak dupla ütheti le.', 'Only a double captures a double.', 'doubles'),
  reason(
    'Zöld mezőre, ahol ellenséges dupla áll, szimpla figura nem léphet.',
    'A single man may not enter a green field with an enemy double.',
    'green',
  ),
  reason(
    'A célba pontos dobás kell, ez túl nagy.',
    'The goal needs an exact roll; this one is too large.',
    'goal',
  ),
]
const [BASE, PASSED, SINGLE, GREEN, TOO_FAR] = [1, 2, 3, 4, 5] as const

function rulesOf({ men, firstRoll }: RaceGround, arms: readonly number[]): RaceRules {
  const ways = arms.map(wayOf)
  const numbers = arms.map((arm, player) =>
    Int8Array.from({ length: board.size }, (_, c) =>
      c === baseOf(arm) ? -1 : ways[player]!.includes(c) ? ways[player]!.indexOf(c) : -2,
    ),
  )
  const sets = (p: Position, player: number, roll: number): boolean => opens(roll) || firstRoll(p, player)
  /** What stands against going from number `i` (-1 is the base) by the roll; 0 when nothing does. */
  const hindrance = (p: Position, player: number, i: number, roll: number, together: number): number => {
    const way = ways[player]!
    const t = i < 0 ? roll : i + roll
    if (t > GOAL) return TOO_FAR
    for (let k = i + 1; k < t; k++) if (men.enemies(p, player, way[k]!) > 1) return PASSED
    if (together > 1 || men.enemies(p, player, way[t]!) < 2) return 0
    return SAFE[way[t]!] === 1 ? GREEN : SINGLE
  }
  const together = (p: Position, player: number, cell: number): number =>
    numbers[player]![cell] === -1 ? 1 : men.on(p, player, cell)

  return {
    from(p: Position, player: number, cell: number, roll: number, out: Moves): void {
      const i = numbers[player]![cell]!
      if (i === GOAL || (i < 0 && !sets(p, player, roll))) return
      if (hindrance(p, player, i, roll, together(p, player, cell)) === 0)
        out.add(pack(cell, ways[player]![i < 0 ? roll : i + roll]!))
    },
    whyNot(p, player, cell, target, roll) {
      const i = numbers[player]![cell]!
      if (i < 0 && !sets(p, player, roll)) return BASE
      const why = hindrance(p, player, i, roll, together(p, player, cell))
      const t = numbers[player]![target]!
      return (why === TOO_FAR && t === GOAL) || t === (i < 0 ? roll : i + roll) ? why : 0
    },
    again: (roll, captured) => opens(roll) || captured > 0,
    progress(player, cell) {
      const i = numbers[player]![cell]!
      // No roll of one: whoever stands on the last field before the goal never gets there.
      return i === -2 ? -1 : i < 0 || i === GOAL - 1 ? 0 : 15 + i
    },
  }
}

const game: GameDefinition = {
  id: 'pacsezi',
  chapter: 'szerencse',
  material: 'track',
  title: { hu: 'Pacsézi', en: 'Pachisi' },
  players: [4, 2, 3],
  rules: 1,
  options: [
    oneOf('die', 'Kocka', 'Die', [
      ['seven', 'hét egyenlő esélyű szám', 'seven equally likely numbers'],
      ['cube', 'kocka ötös nélkül', 'a cube without the five'],
      ['cowries', 'hat kauricsiga', 'six cowries'],
    ]),
  ],
  make(options) {
    const arms = ARMS[options.players ?? '4']!
    return race({
      players: arms.map(arm => COLOURS[arm]!),
      board,
      base: arms.map(baseOf),
      men: MEN,
      goal: arms.map(arm => [goalOf(arm)]),
      meeting: 'towers',
      safe: SAFE,
      die: DICE[options['die'] ?? 'seven']!,
      passing: 'allowed',
      end: 'first home',
      cap: 3000,
      reasons: REASONS,
      look: { man: 'disc', size: 0.86, die: 'number' },
      rules: ground => rulesOf(ground, arms),
    })
  },
}

export default game
