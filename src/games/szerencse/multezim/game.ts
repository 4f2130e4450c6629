// Ruling: both go upwards, black from 13 over 24 to 12; a point with any enemy man is closed, also between two dice of one man.
// Ruling: the first man is the one a player moves first; dice that it cannot use are lost. Once it has gone twelve points, the rest
// of the same roll is free.
// Ruling: whether all six points of the starting quarter are held is looked at after each die.
// Ruling: a win is one point; the option counts it double against one who has borne off nobody. A draw after 1000 rolls.
import { backgammon, BLACK, toggle, WHITE, type GameDefinition } from '../../../kit/index.ts'
import { firstManAlone, openQuarter, walls } from './parts.ts'

const UP = Array.from({ length: 24 }, (_, i) => i + 1)

const game: GameDefinition = {
  id: 'multezim',
  chapter: 'szerencse',
  title: { hu: 'Multezim', en: 'Multezim' },
  players: [2],
  rules: 1,
  options: [
    toggle(
      'scoring',
      'Két pont, ha a vesztes senkit sem vett le',
      'Two points if the loser has borne off nobody',
    ),
  ],
  make: options =>
    backgammon({
      players: [WHITE, BLACK],
      way: [UP, [...UP.slice(12), ...UP.slice(0, 12)]],
      setup: [{ 1: 15 }, { 13: 15 }],
      contact: 'closed',
      start: 'first player',
      cube: 'none',
      goal: 'off first',
      worth: loser => (options.scoring === 'on' && loser[25] === 0 ? 2 : 1),
      net: { weights: new URL('./turns.bin', import.meta.url), counts: 'wins', ways: 'following' },
      cap: 1000,
      parts: [firstManAlone, openQuarter, walls],
    }),
}

export default game
