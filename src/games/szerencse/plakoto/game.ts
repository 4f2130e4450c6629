// Ruling: men go in opposite directions, white upwards; there is neither hitting nor a cube, and dice are used as in backgammon.
// Ruling: a point with a trapped man belongs to the trapper, who may add any number of men; it holds one trapped man at most.
// Ruling: men leave from the last quarter of the way, the opponent's home table, and only while none of them is trapped.
// Ruling: whose mother is trapped has lost at once, unless the trapper still has men on the own starting point.
// Ruling: every win is one point; the option counts a trapped mother as two. A draw after 2000 rolls, as in backgammon.
import { backgammon, BLACK, toggle, WHITE, type GameDefinition } from '../../../kit/index.ts'
import { mothers } from './mother.ts'

const UP = Array.from({ length: 24 }, (_, i) => i + 1)

const game: GameDefinition = {
  id: 'plakoto',
  chapter: 'szerencse',
  title: { hu: 'Plakoto', en: 'Plakoto' },
  players: [2],
  rules: 1,
  options: [toggle('scoring', 'A foglyul ejtett anya két pont', 'A trapped mother counts two points')],
  make: options =>
    backgammon({
      players: [WHITE, BLACK],
      way: [UP, UP.toReversed()],
      setup: [{ 1: 15 }, { 24: 15 }],
      contact: 'pin',
      start: 'first player',
      cube: 'none',
      goal: 'off first',
      worth: () => 1,
      net: { weights: new URL('./turns.bin', import.meta.url), counts: 'wins', ways: 'opposite' },
      cap: 2000,
      parts: [mothers(options.scoring === 'on' ? 2 : 1)],
    }),
}

export default game
