import type { Reason } from '../../../engine/index.ts'

export const [NO_WAY, ALONE, OWN_MAN, BLOCKED] = [1, 2, 3, 4] as const

export const reasons: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Egy gyalogos egyenes vonalban egy vagy két mezőt mehet.',
    en: 'A single man goes one or two cells in a straight line.',
    rule: 'moves',
  },
  {
    hu: 'Magányos gyalogos nem üthet, csak tetroid.',
    en: 'A single man cannot capture, only a tetroid can.',
    rule: 'capture',
  },
  {
    hu: 'Saját gyalogosra nem lehet lépni, és ez a két gyalogos nincs közös tetroidban, amely léphetne.',
    en: 'An own man stands there, and these two are in no common tetroid that can move.',
    rule: 'pieces',
  },
  {
    hu: 'A tetroid egyik gyalogosa kilógna a tábláról, vagy egy másik saját gyalogosra kerülne.',
    en: 'A man of the tetroid would leave the board or come to another own man.',
    rule: 'moves',
  },
]
