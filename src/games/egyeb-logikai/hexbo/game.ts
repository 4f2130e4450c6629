// Ruling: the inner hexagon of 11 cells across has its corners five steps from the middle. Stones never run out.
// Ruling: 1000 moves are a guard and a draw; no position ever comes back.
import { hexagonByRows, roots, type GameDefinition } from '../../../kit/index.ts'

const hexbo: GameDefinition = {
  id: 'hexbo',
  chapter: 'egyeb-logikai',
  title: { hu: 'Hexbo', en: 'Hexbo' },
  players: [2],
  material: 'go',
  rules: 1,
  options: [],
  make: () =>
    roots({
      // Ten cells on a side make nineteen across.
      board: hexagonByRows(10),
      seeds: ['a1 j19 s10 e10 o15 j5', 'a10 s19 j1 e5 j15 o10'],
      cap: 1000,
    }),
}

export default hexbo
