import type { Reason } from '../../../engine/index.ts'

/** Numbers of the reasons, in their order. */
export const [FULL_CELL, UNMOVED_FIRST, LOST, ONE_CELL, RING_FIRST] = [1, 2, 3, 4, 5] as const

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Azon a mezőn nincs több hely gyűrűnek.', en: 'That cell holds no more rings.', rule: 'moves' },
  {
    hu: 'Előbb olyan órával kell lépni, amelyik még nem mozdult.',
    en: 'A glass that has not moved yet must go first.',
    rule: 'level-two',
  },
  { hu: 'Ez a homokóra lejárt.', en: 'This hourglass has run out.', rule: 'level-two' },
  {
    hu: 'A homokóra csak szomszédos mezőre léphet, ahol nem áll másik óra.',
    en: 'A glass goes to a neighbouring cell only, where no other glass stands.',
    rule: 'moves',
  },
  {
    hu: 'Már léptél: most azt döntsd el, teszel-e gyűrűt.',
    en: 'You have moved: now say whether you put a ring there.',
    rule: 'rings',
  },
]
