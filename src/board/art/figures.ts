// The figures of the chess family, as one file to load.
import type { Art } from './brush.ts'
import { chess, namedFigure } from './chess.ts'
import { court } from './court.ts'
import { frozen } from './frozen.ts'
import { towers } from './towers.ts'

/** By name; 'chess-' alone is what a figure looks like that nobody has drawn. */
export const figures: Readonly<Record<string, Art>> = {
  ...chess,
  ...court,
  ...towers,
  ...frozen,
  'chess-': namedFigure,
}
