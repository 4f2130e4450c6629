import type { Reason } from '../../../engine/index.ts'

export const [ILLEGAL, COLOURS, OUTSIDE, APART, OCCUPIED] = [1, 2, 3, 4, 5] as const

export const REASONS: readonly [Reason, Reason, Reason, Reason, Reason, Reason] = [
  { hu: '', en: '' },
  {
    hu: 'Szabálytalan mező keletkezne: egy üres helyre három egyforma színű vonal futna be.',
    en: 'It would make an illegal field: an empty place entered by three lines of one colour.',
    rule: 'illegal',
  },
  {
    hu: 'A vonalaknak a saját színükben kell folytatódniuk.',
    en: 'Lines must go on in their own colour.',
    rule: 'moves',
  },
  {
    hu: 'A kis traxban a terület nem nőhet nyolc mezőnél szélesebbre vagy magasabbra.',
    en: 'In small Trax the area cannot become wider or higher than eight fields.',
    rule: 'variants',
  },
  {
    hu: 'Az első lap középre kerül, a többinek oldalával kell érintkeznie egy már letett lappal.',
    en: 'The first tile goes to the middle; every other must share a side with a laid one.',
    rule: 'moves',
  },
  { hu: 'Itt már fekszik egy lap.', en: 'A tile lies here already.', rule: 'moves' },
]
