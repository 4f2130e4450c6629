import type { Words } from '../../../engine/index.ts'
import { trackBoard } from '../../../kit/index.ts'
import { FIELDS, GROUPS, RAIL, type Field } from './data.ts'

/** Printed on the board: the name, and the price below it. */
function print({ text, name, price, kind }: Field): Words {
  // Short words stay with their neighbour.
  const joined = (words: string) => words.replace('St. ', 'St.\u00a0').replace(' & ', '\u00a0&\u00a0')
  const lines = (words: string) => `${joined(words).replaceAll(' ', '\n')}${price > 0 ? `\n${price}` : ''}`
  const { hu, en } = PRINTED[kind] ?? { hu: kind === 'lot' ? text : name.hu, en: text }
  return { hu: lines(hu), en: lines(en) }
}

const PRINTED: { readonly [kind in Field['kind']]?: Words } = {
  go: { hu: 'START 200', en: 'GO 200' },
  orange: { hu: 'Szerencse ?', en: 'Chance ?' },
  yellow: { hu: 'Közös kassza', en: 'Community Chest' },
  'income-tax': { hu: 'Jövedelem- adó', en: 'Income Tax' },
  'luxury-tax': { hu: 'Fényűzési adó', en: 'Luxury Tax' },
  jail: { hu: 'BÖRTÖN', en: 'JAIL' },
  parking: { hu: 'INGYENES PARKOLÓ', en: 'FREE PARKING' },
  'to-jail': { hu: 'IRÁNY A BÖRTÖN!', en: 'GO TO JAIL!' },
}

const line = (hu: string, en: string, sum: number | Words): Words =>
  typeof sum === 'number'
    ? { hu: `${hu}: ${sum}`, en: `${en}: ${sum}` }
    : { hu: `${hu}: ${sum.hu}`, en: `${en}: ${sum.en}` }
const times = (n: number): Words => ({ hu: `${n} × dobás`, en: `${n} × roll` })

function rentLines({ house, rents, group }: Field): readonly Words[] {
  if (group === RAIL)
    return [25, 50, 100, 200].map((sum, i) => line(`${i + 1} pályaudvarral`, `${i + 1} owned`, sum))
  if (group > RAIL)
    return [line('Egy közművel', 'One owned', times(4)), line('Mindkettővel', 'Both owned', times(10))]
  const hotel = rents.length - 1
  const rent = (sum: number, i: number) => {
    if (i === 0) return line('Bérlet', 'Rent', sum)
    return i === hotel
      ? line('Szállodával', 'With a hotel', sum)
      : line(`${i} házzal`, i === 1 ? '1 house' : `${i} houses`, sum)
  }
  return [...rents.map(rent), line('Egy ház ára', 'A house costs', house)]
}

/** What a deed says, a sum in each line; fields that nobody can own say all in their few words. */
function told(field: Field): Words {
  const lines = [...rentLines(field), line('Zálog', 'Mortgage', field.price / 2)]
  return { hu: lines.map(({ hu }) => hu).join('\n'), en: lines.map(({ en }) => en).join('\n') }
}

export const board = trackBoard(
  FIELDS.map(field => ({
    name: field.id,
    print: print(field),
    ...(field.group < 0 ? {} : { told: told(field) }),
    ...(field.group >= 0 && field.group < RAIL ? { fill: `lot-${GROUPS[field.group]!.tint}` } : {}),
  })),
)
