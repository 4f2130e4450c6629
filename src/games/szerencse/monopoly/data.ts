import type { Words } from '../../../engine/index.ts'
import type { Tint } from '../../../kit/index.ts'

export type FieldKind =
  | 'go'
  | 'lot'
  | 'rail'
  | 'utility'
  | 'orange'
  | 'yellow'
  | 'income-tax'
  | 'luxury-tax'
  | 'jail'
  | 'parking'
  | 'to-jail'

export interface Group {
  readonly id: string
  readonly name: Words
  readonly tint: Tint
}

/** Groups 0 to 7 can be built on; 8 are the railroads, 9 the utilities. */
export const GROUPS: readonly Group[] = [
  { id: 'purple', name: { hu: 'bíbor', en: 'purple' }, tint: 'purple' },
  { id: 'light-blue', name: { hu: 'világoskék', en: 'light blue' }, tint: 'teal' },
  { id: 'violet', name: { hu: 'lila', en: 'violet' }, tint: 'pink' },
  { id: 'orange', name: { hu: 'narancs', en: 'orange' }, tint: 'orange' },
  { id: 'red', name: { hu: 'piros', en: 'red' }, tint: 'red' },
  { id: 'yellow', name: { hu: 'sárga', en: 'yellow' }, tint: 'yellow' },
  { id: 'green', name: { hu: 'zöld', en: 'green' }, tint: 'green' },
  { id: 'dark-blue', name: { hu: 'sötétkék', en: 'dark blue' }, tint: 'blue' },
  { id: 'rail', name: { hu: 'vasút', en: 'railroad' }, tint: 'grey' },
  { id: 'utility', name: { hu: 'közmű', en: 'utility' }, tint: 'brown' },
]
export const RAIL = 8
export const UTILITY = 9

export interface Field {
  readonly id: string
  readonly kind: FieldKind
  readonly name: Words
  /** Printed on the board. */
  readonly text: string
  /** -1 for fields nobody can own. */
  readonly group: number
  readonly price: number
  readonly house: number
  /** Rent without a house, with 1 to 4 houses, with a hotel. */
  readonly rents: readonly number[]
}

const bare = { group: -1, price: 0, house: 0, rents: [] }
const other = (id: string, kind: FieldKind, text: string, hu: string, en: string): Field => ({
  ...bare,
  id,
  kind,
  text,
  name: { hu, en },
})
const lot = (id: string, name: string, group: number, table: string): Field => {
  const [price, house, ...rents] = table.split(' ').map(Number)
  return {
    id,
    kind: 'lot',
    name: { hu: name, en: name },
    text: name.replace(/ (Avenue|Gardens)$/, '').replace('Mediterranean', 'Mediter- ranean'),
    group,
    price: price!,
    house: house!,
    rents,
  }
}
const rail = (id: string, name: string): Field => ({
  ...other(id, 'rail', name.replace(' Railroad', ''), name.replace('Railroad', 'vasút'), name),
  group: RAIL,
  price: 200,
})
const utility = (id: string, hu: string, name: string): Field => ({
  ...other(id, 'utility', name.replace(/ (Company|Works)$/, ''), hu, name),
  group: UTILITY,
  price: 150,
})
const chest = (n: number) => other(`chest-${n}`, 'yellow', 'Chest', 'közösségi kassza', 'Community Chest')
const chance = (n: number) => other(`chance-${n}`, 'orange', '?', 'szerencsekártya', 'Chance')

/** The 40 fields clockwise from Go. A lot's numbers: price, house, rents. The mortgage is half the price. */
export const FIELDS: readonly Field[] = [
  other('go', 'go', 'GO', 'startmező', 'Go'),
  lot('mediterranean', 'Mediterranean Avenue', 0, '60 50 2 10 30 90 160 250'),
  chest(1),
  lot('baltic', 'Baltic Avenue', 0, '60 50 4 20 60 180 320 450'),
  other('income-tax', 'income-tax', 'Income Tax', 'jövedelemadó', 'income tax'),
  rail('reading', 'Reading Railroad'),
  lot('oriental', 'Oriental Avenue', 1, '100 50 6 30 90 270 400 550'),
  chance(1),
  lot('vermont', 'Vermont Avenue', 1, '100 50 6 30 90 270 400 550'),
  lot('connecticut', 'Connecticut Avenue', 1, '120 50 8 40 100 300 450 600'),
  other('jail', 'jail', 'Jail', 'börtön', 'jail'),
  lot('st-charles', 'St. Charles Place', 2, '140 100 10 50 150 450 625 750'),
  utility('electric', 'Elektromos Művek', 'Electric Company'),
  lot('states', 'States Avenue', 2, '140 100 10 50 150 450 625 750'),
  lot('virginia', 'Virginia Avenue', 2, '160 100 12 60 180 500 700 900'),
  rail('pennsylvania-rr', 'Pennsylvania Railroad'),
  lot('st-james', 'St. James Place', 3, '180 100 14 70 200 550 750 950'),
  chest(2),
  lot('tennessee', 'Tennessee Avenue', 3, '180 100 14 70 200 550 750 950'),
  lot('new-york', 'New York Avenue', 3, '200 100 16 80 220 600 800 1000'),
  other('parking', 'parking', 'Free Parking', 'ingyenes parkoló', 'Free Parking'),
  lot('kentucky', 'Kentucky Avenue', 4, '220 150 18 90 250 700 875 1050'),
  chance(2),
  lot('indiana', 'Indiana Avenue', 4, '220 150 18 90 250 700 875 1050'),
  lot('illinois', 'Illinois Avenue', 4, '240 150 20 100 300 750 925 1100'),
  rail('b-and-o', 'B & O Railroad'),
  lot('atlantic', 'Atlantic Avenue', 5, '260 150 22 110 330 800 975 1150'),
  lot('ventnor', 'Ventnor Avenue', 5, '260 150 22 110 330 800 975 1150'),
  utility('water', 'Vízművek', 'Water Works'),
  lot('marvin', 'Marvin Gardens', 5, '280 150 24 120 360 850 1025 1200'),
  other('to-jail', 'to-jail', 'Go to Jail', 'börtönbe küldő mező', 'go to jail'),
  lot('pacific', 'Pacific Avenue', 6, '300 200 26 130 390 900 1100 1275'),
  lot('north-carolina', 'North Carolina Avenue', 6, '300 200 26 130 390 900 1100 1275'),
  chest(3),
  lot('pennsylvania', 'Pennsylvania Avenue', 6, '320 200 28 150 450 1000 1200 1400'),
  rail('short-line', 'Short Line Railroad'),
  chance(3),
  lot('park-place', 'Park Place', 7, '350 200 35 175 500 1100 1300 1500'),
  other('luxury-tax', 'luxury-tax', 'Luxury Tax', 'fényűzési adó', 'luxury tax'),
  lot('boardwalk', 'Boardwalk', 7, '400 200 50 200 600 1400 1700 2000'),
]

export const JAIL = 10
export const fieldOf = (id: string): number => FIELDS.findIndex(field => field.id === id)
/** The 28 fields that can be owned. */
export const DEEDS: readonly number[] = FIELDS.flatMap((field, i) => (field.group >= 0 ? [i] : []))
export const MEMBERS: readonly (readonly number[])[] = GROUPS.map((_, g) =>
  DEEDS.filter(i => FIELDS[i]!.group === g),
)
