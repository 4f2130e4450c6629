// What is said in havannah: the stone, the figures that win, and the draw.
import { text } from '../../../kit/index.ts'

export const STONE = text('kő', 'stone')
/** Bridge, fork and ring. */
export const MADE = [
  ['{winner} hidat épített.', '{winner} has built a bridge.'],
  ['{winner} villát épített.', '{winner} has built a fork.'],
  ['{winner} bezárt egy gyűrűt.', '{winner} has closed a ring.'],
] as const
export const FULL = ['A tábla betelt, és nincs kész alakzat.', 'The board is full without a figure.'] as const
