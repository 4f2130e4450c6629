import type { Reason } from '../../../engine/index.ts'

export const [MUST, GO_ON, ENDING, CLOSED, FULL, KNIGHT] = [1, 2, 3, 4, 5, 6] as const

export const reasons: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Ütéskényszer van: most ütni kell.', en: 'You must capture.', rule: 'capture' },
  {
    hu: 'Az ütéssorozatot ugyanazzal a bábuval kell folytatni.',
    en: 'You must continue with the same man.',
    rule: 'capture',
  },
  {
    hu: 'A végjátékban csak ütni szabad.',
    en: 'In the ending phase only captures are allowed.',
    rule: 'ending',
  },
  {
    hu: 'Mindkét odavezető úton saját bábu áll.',
    en: 'An own man stands on each of the two ways there.',
    rule: 'moves',
  },
  {
    hu: 'A célmezőnek üresnek kell lennie; azt üti le a bábu, aki az útjába esik.',
    en: 'The cell where a man ends must be empty; it captures those on its way.',
    rule: 'moves',
  },
  { hu: 'A bábu lóugrásnyit megy.', en: "A man goes a knight's move.", rule: 'moves' },
]
