// Ruling: the usual hole is d4; on the larger board, where a central hole cannot be solved, it is d3.
// Ruling: in the harder form the last man stands in the first hole, or where the player says beforehand.
import {
  cellOf,
  dealOption,
  leapsOn,
  oneOf,
  pegs,
  square,
  type Board,
  type GameDefinition,
  type Kind,
} from '../../../kit/index.ts'
import { WEIGHTINGS } from './data.ts'

const ends = (i: number) => i < 2 || i > 4
const inner = (i: number) => i === 1 || i === 5
const board = (cells: '33' | '37'): Board =>
  square(7, 7, {
    look: 'points',
    without: (col, row) => ends(col) && ends(row) && !(cells === '37' && inner(col) && inner(row)),
  })

const man: Kind = { id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'peg' }

const game: GameDefinition = {
  id: 'szoliter',
  chapter: 'turelem',
  title: { hu: 'Szoliter', en: 'Solitaire' },
  players: [1],
  rules: 1,
  options: [
    oneOf('cells', 'Tábla', 'Board', [
      ['33', '1. változat: 33 mező', 'Version 1: 33 cells'],
      ['37', '2. változat: 37 mező', 'Version 2: 37 cells'],
    ]),
    dealOption('book'),
    oneOf('hole', 'Az üres mező', 'The hole', [
      ['usual', 'a szokásos', 'the usual one'],
      ['free', 'választható', 'chosen by the player'],
    ]),
    oneOf('goal', 'Hol maradjon az utolsó bábu?', 'Where shall the last man stand?', [
      ['any', 'bárhol', 'anywhere'],
      ['hole', 'a kezdő üres mezőn', 'in the first hole'],
      ['free', 'előre kijelölt mezőn', 'on a cell chosen beforehand'],
    ]),
    oneOf('count', 'Egy bábu egymás utáni ugrásai', 'Jumps of one man in a row', [
      ['jumps', 'külön lépések', 'are separate moves'],
      ['chains', 'egy lépésnek számítanak', 'count as one move'],
    ]),
  ],
  make(options) {
    const large = options.cells === '37'
    const points = board(large ? '37' : '33')
    return pegs({
      board: points,
      piece: man,
      jumps: leapsOn(points, (_, dir) => dir % 2 === 0),
      hole: options.hole === 'free' ? 'free' : cellOf(points, large ? 'd3' : 'd4'),
      goal: options.goal === 'hole' || options.goal === 'free' ? options.goal : 'any',
      count: options.count === 'chains' ? 'chains' : 'jumps',
      deal: options.deal,
      weightings: large ? [] : WEIGHTINGS,
    })
  },
}

export default game
