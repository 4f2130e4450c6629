import type { Words } from '../../../engine/index.ts'
import { trackBoard } from '../../../kit/index.ts'
import { FIELDS, GROUPS, RAIL, type Field } from './data.ts'

/** Printed on the board: the name, and the price below it. */
function print({ text, price, kind }: Field): Words {
  // Short words stay with their neighbour.
  const joined = (words: string) => words.replace('St. ', 'St.\u00a0').replace(' & ', '\u00a0&\u00a0')
  const lines = (words: string) => `${joined(words).replaceAll(' ', '\n')}${price > 0 ? `\n${price}` : ''}`
  const { hu, en } = PRINTED[kind] ?? { hu: text, en: text }
  return { hu: lines(hu), en: lines(en) }
}

const PRINTED: { readonly [kind in Field['kind']]?: Words } = {
  go: { hu: 'GO 200', en: 'GO 200' },
  orange: { hu: 'Szerencse ?', en: 'Chance ?' },
  yellow: { hu: 'Közös kassza', en: 'Community Chest' },
  'income-tax': { hu: 'Jövedelem- adó', en: 'Income Tax' },
  'luxury-tax': { hu: 'Fényűzési adó', en: 'Luxury Tax' },
  jail: { hu: 'BÖRTÖN', en: 'JAIL' },
  parking: { hu: 'INGYENES PARKOLÓ', en: 'FREE PARKING' },
  'to-jail': { hu: 'IRÁNY A BÖRTÖN!', en: 'GO TO JAIL!' },
}

/** What a deed says; fields that nobody can own say all in their few words. */
function told({ house, rents, group }: Field): Words {
  const sums = group === RAIL ? '25 · 50 · 100 · 200' : group > RAIL ? '4 × · 10 ×' : rents.join(' · ')
  return { hu: `Bérlet: ${sums}. Ház: ${house || '–'}.`, en: `Rent: ${sums}. House: ${house || '–'}.` }
}

export const board = trackBoard(
  FIELDS.map(field => ({
    name: field.id,
    print: print(field),
    ...(field.group < 0 ? {} : { told: told(field) }),
    ...(field.group >= 0 && field.group < RAIL ? { fill: `lot-${GROUPS[field.group]!.tint}` } : {}),
  })),
)
