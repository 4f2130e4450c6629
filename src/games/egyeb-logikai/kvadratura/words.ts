// What is said in quadrature: reasons, titles and ends.
import { reason, text } from '../../../kit/index.ts'

export const WHY = {
  suicide: reason(
    'Öngyilkosság: itt három ellenséges figura négyzetének negyedik sarkára lépnél.',
    'Suicide: this is the fourth corner of a rectangle with three enemy men.',
    'suicide',
  ),
  quiet: reason(
    'Két szelíd oldallépés után nem léphetsz még egyszer oldalra ütés nélkül.',
    'After two quiet sideways moves you may not move sideways again without capturing.',
    'marker',
  ),
  noWay: reason(
    'A figurák egy mezőt léphetnek üres mezőre: előre, átlósan előre vagy oldalt.',
    'Men go one step to an empty cell: ahead, diagonally ahead or sideways.',
  ),
}
export const TITLES = { men: text('A táblán', 'On the board'), marker: text('Jelző', 'Marker') }
export const ENDS = {
  home: ['{winner} elfoglalta az ellenfél otthonát.', '{winner} has taken the enemy home.'],
  few: ['{loser} figurái közül legfeljebb kettő maradt.', '{loser} has two men or fewer left.'],
} as const
