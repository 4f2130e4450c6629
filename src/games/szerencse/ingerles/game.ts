// Ruling: using the roll is compulsory where some man can; which man and which route is a free choice.
// Ruling: one may ride along the jump fields only when the move begins on one, clockwise, and leaves them only at the own last one;
// the last step of any route may be from a jump field to the centre.
// Ruling: own men are neither passed nor landed on, on any route; every field of the loop and the centre is open to capture.
// Ruling: the highest roll begins (equal ones roll again); by number of players the colours are red, white · red, orange, green ·
// red, blue, white, green · all but yellow · all. A draw after 2000 rolls.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  oneOf,
  pack,
  race,
  reason,
  type GameDefinition,
  type RaceGround,
  type RaceRules,
} from '../../../kit/index.ts'
import { baseOf, board, CENTRE, COLOURS, homeOf, wayOf } from './board.ts'

const ARMS: Readonly<Record<string, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
}
const MEN = 4

/** Numbers along a player's own way: the jump fields, the last one before the home, the last field of the home. */
const [FIRST_JUMP, APART, LAST_JUMP, END] = [5, 14, 75, 86]
const isJump = (i: number): boolean => i % APART === FIRST_JUMP && i <= LAST_JUMP
/** A man that cannot be on the way. */
const [WAITING, INSIDE, NOWHERE] = [-1, -2, -3]

const REASONS = [
  reason(
    'Az alapról csak egyessel vagy hatossal lehet kilépni.',
    'Men leave the base only by a one or a six.',
    'base',
  ),
  reason('A saját bábudra nem léphetsz.', 'You may not land on your own man.', 'moves'),
  reason('A saját bábudat nem ugorhatod át.', 'You may not pass your own man.', 'moves'),
  reason('A központból csak egyessel lehet továbbmenni.', 'Only a one leads out of the centre.', 'centre'),
  reason(
    'Az otthonba pontos dobás kell, ez túl nagy.',
    'Home needs an exact roll; this one is too large.',
    'home',
  ),
  reason('Visszafelé nem lehet lépni.', 'Men never go back.', 'moves'),
]
const [BASE, OWN, PASSED, STAYS, TOO_FAR, BACK] = [1, 2, 3, 4, 5, 6] as const

function rulesOf({ men }: RaceGround, arms: readonly number[]): RaceRules {
  const ways = arms.map(wayOf)
  const numbers = arms.map((arm, player) =>
    Int8Array.from({ length: board.size }, (_, c) =>
      c === baseOf(arm)
        ? WAITING
        : c === CENTRE
          ? INSIDE
          : ways[player]!.includes(c)
            ? ways[player]!.indexOf(c)
            : NOWHERE,
    ),
  )
  const own = (p: Position, player: number, i: number): boolean => men.on(p, player, ways[player]![i]!) > 0
  /** No own man stands on `steps` fields after `i`; each is `apart` further on. */
  const free = (p: Position, player: number, i: number, steps: number, apart: number): boolean => {
    for (let k = 1; k <= steps; k++) if (own(p, player, i + k * apart)) return false
    return true
  }
  /** Where the ride along the jump fields ends: beyond the own last one it goes on along the loop. */
  const ride = (p: Position, player: number, i: number, roll: number): number => {
    const rides = Math.min(roll, (LAST_JUMP - i) / APART)
    const rest = roll - rides
    const last = i + rides * APART
    return free(p, player, i, rides, APART) && free(p, player, last, rest, 1) ? last + rest : -1
  }
  const toCentre = (p: Position, player: number, i: number, roll: number): boolean => {
    if (men.on(p, player, CENTRE) > 0) return false
    const walked = i + roll - 1
    if (isJump(walked) && free(p, player, i, roll - 1, 1)) return true
    const ridden = i + (roll - 1) * APART
    return isJump(i) && ridden <= LAST_JUMP && free(p, player, i, roll - 1, APART)
  }

  return {
    from(p: Position, player: number, cell: number, roll: number, out: Moves): void {
      const way = ways[player]!
      const i = numbers[player]![cell]!
      if (i === WAITING) {
        if ((roll === 1 || roll === 6) && !own(p, player, 0)) out.add(pack(cell, way[0]!))
      } else if (i === INSIDE) {
        if (roll === 1 && !own(p, player, LAST_JUMP)) out.add(pack(cell, way[LAST_JUMP]!))
      } else {
        if (i + roll <= END && free(p, player, i, roll, 1)) out.add(pack(cell, way[i + roll]!))
        if (isJump(i) && i < LAST_JUMP) {
          const t = ride(p, player, i, roll)
          if (t >= 0) out.add(pack(cell, way[t]!))
        }
        if (toCentre(p, player, i, roll)) out.add(pack(cell, CENTRE))
      }
    },
    whyNot(p, player, cell, target, roll) {
      const [i, t] = [numbers[player]![cell]!, numbers[player]![target]!]
      if (i === WAITING && roll !== 1 && roll !== 6) return BASE
      if (i === INSIDE && roll !== 1) return STAYS
      if (men.on(p, player, target) > 0) return OWN
      if (i < 0 || t === NOWHERE) return 0
      if (t >= 0 && t < i) return BACK
      if (t > END - MEN && i + roll > END) return TOO_FAR
      if (t === i + roll || t === CENTRE) return t === i + roll && !free(p, player, i, roll, 1) ? PASSED : 0
      return isJump(i) && isJump(t) && t - i === roll * APART ? PASSED : 0
    },
    again: roll => roll === 6,
    progress(player, cell) {
      const i = numbers[player]![cell]!
      return i === WAITING ? 0 : i === INSIDE ? LAST_JUMP : i === NOWHERE ? -1 : 20 + i
    },
  }
}

const game: GameDefinition = {
  id: 'ingerles',
  chapter: 'szerencse',
  material: 'track',
  title: { hu: 'Ingerlés', en: 'Ingerlés' },
  players: [4, 2, 3, 5, 6],
  rules: 1,
  options: [
    oneOf('end', 'A játék vége', 'End', [
      ['first', 'az első győzelméig', 'when the first is home'],
      ['places', 'minden helyezésért', 'for all places'],
    ]),
  ],
  make(options) {
    const arms = ARMS[options.players ?? '4']!
    return race({
      players: arms.map(arm => COLOURS[arm]!),
      board,
      base: arms.map(baseOf),
      men: MEN,
      goal: arms.map(arm => [3, 2, 1, 0].map(i => homeOf(arm, i))),
      meeting: 'never',
      safe: Uint8Array.from({ length: board.size }, (_, c) => (c > CENTRE ? 1 : 0)),
      die: [1, 2, 3, 4, 5, 6].map(value => ({ value, weight: 1 })),
      passing: 'when stuck',
      end: options['end'] === 'places' ? 'all places' : 'first home',
      cap: 2000,
      reasons: REASONS,
      look: { man: 'token', size: 0.86, die: 'die' },
      rules: ground => rulesOf(ground, arms),
    })
  },
}

export default game
