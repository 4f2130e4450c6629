// Ruling: the real doubling cube: it starts in the middle, whoever takes a double offers the next; it goes up to 64.
// Ruling: as many dice as possible must be used, the larger one if only one can be.
// Ruling: a gammon (no man off) counts double, a backgammon (and a man on the bar or in the winner's home table) triple.
// Ruling: six men on a point are no wall by default (the print means six points in a row); option `wall6` takes it at its word.
// Ruling: in a match of several games the winner of a game begins the next one, and the Crawford rule holds.
// Ruling: after 2000 rolls the game is a draw (a net, hardly ever met).
import {
  backgammon,
  BLACK,
  oneOf,
  toggle,
  WHITE,
  type Backgammon,
  type BackgammonPart,
  type GameDefinition,
  type Men,
} from '../../../kit/index.ts'

const UP = Array.from({ length: 24 }, (_, i) => i + 1)
const DOWN = UP.toReversed()

/** White's men by point; black stands on the mirrored points. */
const SETUPS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  backgammon: { 24: 2, 13: 5, 8: 3, 6: 5 },
  nackgammon: { 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 },
  hipergammon: { 24: 1, 23: 1, 22: 1 },
}
const mirrored = (side: Readonly<Record<number, number>>): Record<number, number> =>
  Object.fromEntries(Object.entries(side).map(([point, n]) => [25 - Number(point), n]))

/** The winner's home table holds the first six points of the loser's way. */
const worth = (loser: Men): number => {
  if (loser[25]! > 0) return 1
  for (let i = 0; i <= 6; i++) if (loser[i]! > 0) return 3
  return 2
}

const net: Backgammon['net'] = {
  weights: new URL('./turns.bin', import.meta.url),
  counts: 'points',
  ways: 'opposite',
}

const WALL = 6
const noPassingWalls: BackgammonPart = () => ({
  reason: { hu: 'A falon nem lehet átmenni.', en: 'Nobody passes a wall.', rule: 'variants' },
  bars(_, enemy, from, to) {
    for (let i = from + 1; i < to; i++) if (enemy[i]! >= WALL) return true
    return false
  },
})

const game: GameDefinition = {
  id: 'backgammon',
  chapter: 'szerencse',
  title: { hu: 'Backgammon', en: 'Backgammon' },
  players: [2],
  rules: 1,
  options: [
    oneOf('variant', 'Változat', 'Variant', [
      ['backgammon', 'backgammon', 'backgammon'],
      ['nackgammon', 'nackgammon', 'nackgammon'],
      [
        'halottgammon',
        'halottgammon (aki előbb végez, veszít)',
        'halottgammon (whoever finishes first loses)',
      ],
      ['hipergammon', 'hipergammon (3-3 bábu)', 'hipergammon (3 men each)'],
    ]),
    toggle('official', 'Hivatalos kezdés: a nagyobbat dobó indul', 'Official start: the higher die begins'),
    oneOf('cube', 'Duplázókocka', 'Doubling cube', [
      ['on', 'van', 'yes'],
      ['off', 'nincs', 'no'],
    ]),
    oneOf('length', 'Mérkőzés', 'Match', [
      ['1', 'egy játszma', 'a single game'],
      ['3', '3 pontig', 'to 3 points'],
      ['5', '5 pontig', 'to 5 points'],
      ['7', '7 pontig', 'to 7 points'],
      ['11', '11 pontig', 'to 11 points'],
    ]),
    toggle('wall6', 'Hat bábu egy mezőn fal', 'Six men on a point are a wall'),
  ],
  make(options) {
    const men = SETUPS[options.variant ?? ''] ?? SETUPS['backgammon']!
    return backgammon({
      players: [WHITE, BLACK],
      way: [DOWN, UP],
      setup: [men, mirrored(men)],
      contact: 'hit',
      start: options.official === 'on' ? 'higher die' : 'first player',
      cube: options.cube === 'off' ? 'none' : 'cube',
      goal: options.variant === 'halottgammon' ? 'off last' : 'off first',
      worth,
      // Nobody has learnt yet to come last.
      ...(options.variant === 'halottgammon' ? {} : { net }),
      cap: 2000,
      matchTo: Number(options.length ?? 1),
      parts: options.wall6 === 'on' ? [noPassingWalls] : [],
    })
  },
}

export default game
