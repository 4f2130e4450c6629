// Ruling: the book's drawing is lost; these are the 35 shapes of six joined squares, numbered from the longest to the roundest.
// Ruling: two to four play, one of each piece in a common stock; everything else as in pentomino, cards dealt 35 div n to each.
import {
  filling,
  FILLING_OPTIONS,
  polyomino,
  polyominoDrawing,
  square,
  type GameDefinition,
  type Tint,
} from '../../../kit/index.ts'

/** The digits are pointed at in this order; they tell any two ways of lying apart. */
const SHAPES = [
  '1####2',
  '1.... ####2',
  '.1... ####2',
  '..#.. 1###2',
  '1#... .###2',
  '1##.. ..##2',
  '1#.. ###2',
  '1.#. ###2',
  '.##. 1##2',
  '1..2 ####',
  '1##. #.#2',
  '1##. .##2',
  '1... #... ###2',
  '.2.. .#.. 1###',
  '1... ##.. .##2',
  '.#.. 1#.. .##2',
  '.#.. .##2 1#..',
  '1#.. .#.. .##2',
  '1... ###. ..#2',
  '.#.. 1##. ..#2',
  '#... ###2 1...',
  '.#.. ###2 1...',
  '.#.. 1##2 .#..',
  '..#. ###2 1...',
  '.#.. 1##2 ..#.',
  '...2 #### 1...',
  '1#.. .##. ..#2',
  '##2 1##',
  '2.. ##. ##1',
  '.2. ##. ##1',
  '1.. #.2 ###',
  '.2. ##1 ##.',
  '#.. ##2 1.#',
  '2.. ### .1#',
  '.2. ### 1.#',
]
const TINTS: readonly Tint[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'teal',
  'pink',
  'brown',
  'grey',
  'wood',
]

export const HEXOMINOES = SHAPES.map((shape, i) => {
  const tint = TINTS[i % TINTS.length]!
  return {
    id: String(i + 1),
    shape,
    tint,
    waiting: { art: 'bare', tint, drawing: polyominoDrawing(polyomino(shape)) },
  }
})

const hexomino: GameDefinition = {
  id: 'hexomino',
  chapter: 'egyeb-logikai',
  material: 'patience',
  title: { hu: 'Hexominó', en: 'Hexomino' },
  players: [2, 3, 4],
  rules: 1,
  options: FILLING_OPTIONS,
  make: options => filling({ board: square(14, 14), pieces: HEXOMINOES }, options),
}

export default hexomino
