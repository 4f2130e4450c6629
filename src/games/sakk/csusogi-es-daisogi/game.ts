// Ruling: the book has no set-up, so the historical arrays are used. Lions, eagle and falcon also leap and pass. Who has promoted never
// promotes again. Fourth repetition draws, or loses for who always checked; only royals left loses, unless the other is bared at once.
import { chess, oneOf, toggle, type ChessRules, type GameDefinition } from '../../../kit/index.ts'
import { renewed, RULES, shogi, shogiBoard } from '../sogi/men.ts'
import { ARRAYS } from './arrays.ts'
import { lions } from './lions.ts'
import { men } from './men.ts'
import { royals } from './royals.ts'

const SIZES = { chu: { side: 12, zone: 4 }, dai: { side: 15, zone: 5 } }

/** `strict`: the rules of chu shogi on promotion and on the exchange of lions. */
const rules = (game: 'chu' | 'dai', strict: boolean): ChessRules => ({
  players: shogi.players,
  board: shogiBoard(SIZES[game].side, SIZES[game].side),
  pieces: men(game),
  setup: ARRAYS[game],
  royals: 'checked',
  promotion: {
    rows: SIZES[game].zone,
    on: strict ? 'entering or capturing' : 'touching',
    choice: 'free',
  },
  stalemate: 'loss',
  draws: { repetition: 4, perpetual: 'loses', cap: 1500 },
  parts: [lions(strict ? 'on' : 'off'), royals],
})

const definition: GameDefinition = {
  id: 'csusogi-es-daisogi',
  chapter: 'sakk',
  material: 'shogi',
  title: { hu: 'Csusógi és daisógi', en: 'Chu Shogi and Dai Shogi' },
  players: [2],
  rules: RULES,
  options: [
    oneOf('variant', 'Melyik játék', 'Which game', [
      ['chu', 'csusógi, 12 × 12', 'chu shogi, 12 × 12'],
      ['dai', 'daisógi, 15 × 15', 'dai shogi, 15 × 15'],
    ]),
    toggle(
      'chuRulesInDai',
      'A csusógi szigorításai a daisógiban is',
      'The stricter rules of chu shogi in dai shogi too',
    ),
  ],
  renewed,
  make: ({ variant, chuRulesInDai }) =>
    chess(variant === 'dai' ? rules('dai', chuRulesInDai === 'on') : rules('chu', true)),
}

export default definition
