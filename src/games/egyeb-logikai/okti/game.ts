// Ruling: several pods of one cell go together along one way; that each takes a way of its own in the same turn is not offered.
// Ruling: captured pods are out, their prongs come into the reserve of whoever took them. The 400th move is a draw.
import {
  podOptions,
  pods,
  podToggles,
  square,
  type Board,
  type GameDefinition,
  type PodRules,
} from '../../../kit/index.ts'

const name = (col: number, row: number): string => `${row + 1}${col + 1}`
const HOMES = ['14 15 16', '94 95 96'] as const

function field(): Board {
  const board = square(9, 9, {
    name,
    fill: (col, row) => {
      const owner = HOMES.findIndex(home => home.split(' ').includes(name(col, row)))
      return owner < 0 ? 'plain' : owner === 0 ? 'camp-white' : 'camp-black'
    },
  })
  const nine = Array.from({ length: 9 }, (_, i) => i)
  return {
    ...board,
    labels: nine.flatMap(i => [
      { x: i, y: 8.85, text: String(i + 1) },
      { x: -0.85, y: 8 - i, text: String(i + 1) },
    ]),
  }
}

const rules: PodRules = {
  board: field(),
  ways: [0, 1, 2, 3, 4, 5, 6, 7],
  degrees: [0, 45, 90, 135, 180, 225, 270, 315],
  homes: HOMES,
  pods: 7,
  prongs: 25,
  cap: 400,
}

const okti: GameDefinition = {
  id: 'okti',
  chapter: 'egyeb-logikai',
  title: { hu: 'Okti', en: 'Octi' },
  players: [2],
  rules: 1,
  material: 'rows',
  options: podToggles,
  make: options => pods(rules, podOptions(options)),
}

export default okti
