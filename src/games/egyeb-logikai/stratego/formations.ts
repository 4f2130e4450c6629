import type { Words } from '../../../engine/index.ts'
import { RANKS } from './data.ts'

/** A ready camp: its rows from the back to the front, a sign for each man. */
interface Formation {
  readonly id: string
  readonly name: Words
  readonly rows: readonly string[]
}

/** The signs are those printed on the men, but for the marshal, whose number has two figures. */
const signOf = (rank: (typeof RANKS)[number]): string => (rank.text === '10' ? 'M' : rank.text!)

const fortress = { hu: 'Bombák a sarokban', en: 'Bombs in the corner' }
const storm = { hu: 'Roham az egyik szárnyon', en: 'Storm on one wing' }

export const FORMATIONS: Readonly<Record<10 | 8, readonly Formation[]>> = {
  10: [
    { id: 'fortress', name: fortress, rows: ['FB33B43B34', 'B45B615374', '2685M29526', '27262B8272'] },
    { id: 'storm', name: storm, rows: ['34324BFB32', '5143B5B4B3', '9M6572B526', '8726782262'] },
    {
      id: 'scouts',
      name: { hu: 'Felderítők elöl', en: 'Scouts in front' },
      rows: ['B3F3B4B3B3', '4B514B5435', '6897M67586', '2222762222'],
    },
  ],
  8: [
    { id: 'fortress', name: fortress, rows: ['FB343B43', 'B4173B46', '26982722'] },
    { id: 'storm', name: storm, rows: ['34B3BFB3', '4143B427', '98672622'] },
  ],
}

/** The ranks of a formation by place, the back row first. */
export const ranksOf = ({ rows }: Formation): readonly number[] =>
  [...rows.join('')].map(sign => RANKS.findIndex(rank => signOf(rank) === sign))
