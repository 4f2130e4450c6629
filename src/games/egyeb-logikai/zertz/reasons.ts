import type { Reason } from '../../../engine/index.ts'

/** Numbers of the reasons, in their order. */
export const [MUST_JUMP, GO_ON, HELD, TAKEN, FULL, NO_JUMP, NONE_LEFT] = [1, 2, 3, 4, 5, 6, 7] as const

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Ütni kell, ha lehet.', en: 'You must capture when you can.', rule: 'capture' },
  {
    hu: 'Az ugró golyónak tovább kell ütnie.',
    en: 'The jumping marble must go on capturing.',
    rule: 'capture',
  },
  {
    hu: 'Ez a gyűrű nem vehető el: nem csúsztatható ki a szomszédai közül.',
    en: 'This ring cannot go: it does not slide out from between its neighbours.',
    rule: 'moves',
  },
  {
    hu: 'Csak üres gyűrűt lehet elvenni.',
    en: 'Only an empty ring can be taken away.',
    rule: 'moves',
  },
  { hu: 'Ezen a gyűrűn már van golyó.', en: 'There is a marble on this ring already.', rule: 'moves' },
  {
    hu: 'Golyóval csak ütni lehet: át egy szomszédos golyón, a mögötte lévő üres gyűrűre.',
    en: 'A marble only moves to capture: over a neighbouring marble to the empty ring right behind it.',
    rule: 'capture',
  },
  { hu: 'Ebből a színből nincs több.', en: 'There are no more of this colour.', rule: 'moves' },
]
