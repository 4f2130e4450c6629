import { BLACK, WHITE } from '../../../kit/index.ts'
import { COLOURS, SHAPES } from './figures.ts'

export const PLAYERS = [
  { ...WHITE, id: 'shapes', name: { hu: 'formarendező', en: 'shape sorter' } },
  { ...BLACK, id: 'colours', name: { hu: 'színrendező', en: 'colour sorter' } },
]
/** By player: the first of the three types that are the player's own. */
export const FIRST_TYPES = [SHAPES, COLOURS]
