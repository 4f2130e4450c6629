// Ruling: with a common set the last one still in is whoever placed last; with cards too, as the others fall out in turn.
// Ruling: cards are dealt evenly, 12 div n to each player, the rest is left out; the hands are open.
// Ruling: team play is for four (1 and 3 against 2 and 4), cutthroat for three or more; a match of several deals moves the start on.
import { filling, FILLING_OPTIONS, square, type GameDefinition, type Tint } from '../../../kit/index.ts'

/** The digits are pointed at in this order; they tell any two ways of lying apart. */
const SHAPES: readonly (readonly [id: string, shape: string, tint: Tint])[] = [
  ['F', '.#2 ##. .1.', 'red'],
  ['I', '1###2', 'blue'],
  ['L', '1... ###2', 'green'],
  ['N', '.##2 1#..', 'yellow'],
  ['P', '#2 ## 1.', 'orange'],
  ['T', '2## .#. .1.', 'purple'],
  ['U', '1.# ##2', 'teal'],
  ['V', '1.. #.. 2#3', 'pink'],
  ['W', '1.. 2#. .#3', 'brown'],
  ['X', '.#. #1# .#.', 'grey'],
  ['Y', '..2. 1###', 'wood'],
  ['Z', '12. .#. .#3', 'black'],
]

export const PENTOMINOES = SHAPES.map(([id, shape, tint]) => ({
  id,
  shape,
  tint,
  waiting: { art: 'pentomino', tint, text: id },
}))

const pentomino: GameDefinition = {
  id: 'pentomino',
  chapter: 'egyeb-logikai',
  material: 'patience',
  title: { hu: 'Pentominó', en: 'Pentomino' },
  players: [2, 3, 4, 5, 6],
  rules: 1,
  options: FILLING_OPTIONS,
  make: options => filling({ board: square(8, 8), pieces: PENTOMINOES }, options),
}

export default pentomino
