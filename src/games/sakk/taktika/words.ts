// What is said in tactics: reasons and the draw.
import { reason } from '../../../kit/index.ts'

export const WHY = {
  frozen: reason('Ez a figura fagyott: nem tud lépni.', 'This man is frozen: it cannot move.', 'turning'),
  peaceful: reason(
    'Itt senki sem üt: csak üres mezőre lehet lépni.',
    'Nobody captures here: men move only to empty cells.',
  ),
}
export const CALM = [
  'Döntetlen: 200 lépés telt el fordítás nélkül.',
  'A draw: 200 plies without turning anybody.',
] as const
