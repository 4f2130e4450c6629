// Ruling: as okti in everything that is not said here; a captured pod never comes back. The 1000th move is a draw.
import {
  hexCentre,
  hexes,
  podOptions,
  pods,
  podToggles,
  type Board,
  type GameDefinition,
  type Hex,
  type PodRules,
} from '../../../kit/index.ts'

const HOMES = ['51 41 62', '59 48 69'] as const
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Columns from the left, each counted upwards; the hexes lie on a side. */
const hex = (col: number, row: number): Hex => {
  const name = `${col}${row}`
  const owner = HOMES.findIndex(home => home.split(' ').includes(name))
  return { q: col, r: row - col, name, fill: ['plain', 'camp-white', 'camp-black'][owner + 1]! }
}

function field(): Board {
  const list = NINE.flatMap(col => NINE.filter(row => Math.abs(row - col) <= 4).map(row => hex(col, row)))
  return hexes(list, {
    look: 'flat',
    labels: NINE.flatMap(i => [
      { ...hexCentre(hex(i, Math.max(1, i - 4) - 1), 'flat'), text: String(i) },
      { ...hexCentre(hex(Math.max(1, i - 4) - 1, i), 'flat'), text: String(i) },
    ]),
  })
}

const board = field()
const rules: PodRules = {
  board,
  // North first, then clockwise: the names of the directions are those of hexes that stand on a corner.
  ways: ['ne', 'e', 'se', 'sw', 'w', 'nw'].map(dir => board.dirs.indexOf(dir)),
  degrees: [0, 60, 120, 180, 240, 300],
  homes: HOMES,
  pods: 6,
  prongs: 19,
  cap: 1000,
}

const hexi: GameDefinition = {
  id: 'hexi',
  chapter: 'egyeb-logikai',
  title: { hu: 'Hexi', en: 'Hexi' },
  players: [2],
  rules: 1,
  material: 'rows',
  options: podToggles,
  make: options => pods(rules, { ...podOptions(options), comeback: 'never' }),
}

export default hexi
