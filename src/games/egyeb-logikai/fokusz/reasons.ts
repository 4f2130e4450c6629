import type { Move, Position } from '../../../engine/index.ts'
import { from, reason, to, type Ground } from '../../../kit/index.ts'

export const WHY = {
  noWay: reason(
    'Egyenesen, pontosan annyi mezőt mész, ahány korongot viszel; az átugrott torony mezője nem számít.',
    'You go straight, exactly as many cells as you take discs; the cell of a jumped tower does not count.',
  ),
  short: reason('Ilyen messzire több korong kellene.', 'You would need more discs to go this far.', 'towers'),
  landing: reason('Csak üres mezőre érkezhetsz.', 'You can only land on an empty cell.'),
  own: reason('Saját tornyot nem ugorhatsz át.', 'You cannot jump a tower of your own.', 'jumps'),
  two: reason('Egyszerre csak egy tornyot ugorhatsz át.', 'You can jump only one tower at a time.', 'jumps'),
  foreign: reason(
    'Ez a torony az ellenfélé: az övé a legfelső korong.',
    'This tower is the opponent’s: the top disc is theirs.',
    'towers',
  ),
}

/** Why a tower cannot go where the book's rules never lead it: what lies on the way. */
export function obstacle(g: Ground<string, string, keyof typeof WHY>, p: Position, m: Move): number {
  const { board, ownerOf, why } = g
  const degree = board.dirs.length
  for (let d = 0; d < degree; d++) {
    let [own, foes] = [0, 0]
    for (let c = board.next[from(m) * degree + d]!; c !== board.size; c = board.next[c * degree + d]!) {
      if (c === to(m))
        return g.at(p, c) > 0 ? why.landing : own > 0 ? why.own : foes > 1 ? why.two : why.short
      if (ownerOf[g.at(p, c)] === p.turn) own++
      else if (g.at(p, c) > 0) foes++
    }
  }
  return why.noWay
}
