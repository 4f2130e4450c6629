import type { Player } from '../../../engine/index.ts'
import { BLUE, GREEN, ORANGE, PURPLE, RED, YELLOW } from '../../../kit/index.ts'

const seat = (id: string, hu: string): Player => ({ id, tint: id, name: { hu, en: id } })
/** Ten colours, clockwise round the table. */
export const COLOURS: readonly Player[] = [
  RED,
  BLUE,
  GREEN,
  YELLOW,
  PURPLE,
  ORANGE,
  seat('teal', 'türkiz'),
  seat('pink', 'rózsaszín'),
  seat('brown', 'barna'),
  seat('grey', 'szürke'),
]
