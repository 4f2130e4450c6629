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

const TOLD: { readonly [kind in Field['kind']]?: Words } = {
  go: { hu: 'Aki átmegy rajta, 200 dollárt kap.', en: 'Whoever passes it gets 200 dollars.' },
  orange: { hu: 'Húzz egy narancssárga kártyát!', en: 'Draw an orange card.' },
  yellow: { hu: 'Húzz egy sárga kártyát!', en: 'Draw a yellow card.' },
  'income-tax': {
    hu: '200 dollár, vagy a vagyonod tizede: te választasz.',
    en: '200 dollars or a tenth of what you have: you choose.',
  },
  'luxury-tax': { hu: 'Fizess 75 dollárt!', en: 'Pay 75 dollars.' },
  jail: { hu: 'Aki csak erre jár, látogató.', en: 'Whoever only comes by is a visitor.' },
  parking: {
    hu: 'Itt nem történik semmi, hacsak a változat mást nem mond.',
    en: 'Nothing happens here unless a variant says so.',
  },
  'to-jail': {
    hu: 'Innen egyenesen a börtönbe mész, a Go pénze nélkül.',
    en: 'Straight to jail, without the money of Go.',
  },
  rail: {
    hu: 'Díja 25, 50, 100 vagy 200 dollár aszerint, hány vasútja van a gazdájának. Ára 200, zálogban 100.',
    en: '25, 50, 100 or 200 dollars by how many railroads its owner has. Price 200, mortgage 100.',
  },
  utility: {
    hu: 'Díja a dobás négyszerese, mindkét közművel a tízszerese. Ára 150, zálogban 75.',
    en: 'Four times the roll, ten times with both utilities. Price 150, mortgage 75.',
  },
}

/** What a deed says. */
function told({ kind, price, house, rents, group }: Field): Words {
  if (kind !== 'lot') return TOLD[kind]!
  const [bare, one, two, three, four, hotel] = rents
  const { hu, en } = GROUPS[group]!.name
  return {
    hu: `Csoport: ${hu}. Bérlet ${bare}, 1 házzal ${one}, 2 házzal ${two}, 3 házzal ${three}, 4 házzal ${four}, szállodával ${hotel}. Ára ${price}, egy ház ${house}, zálogban ${price / 2}.`,
    en: `Group: ${en}. Rent ${bare}, with 1 house ${one}, 2 houses ${two}, 3 houses ${three}, 4 houses ${four}, a hotel ${hotel}. Price ${price}, a house ${house}, mortgage ${price / 2}.`,
  }
}

export const board = trackBoard(
  FIELDS.map(field => ({
    name: field.id,
    print: print(field),
    told: told(field),
    ...(field.group >= 0 && field.group < RAIL ? { fill: `lot-${GROUPS[field.group]!.tint}` } : {}),
  })),
)
