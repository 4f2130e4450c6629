import { animals } from '../../board/art/animals.ts'
import { courtiers } from '../../board/art/courtiers.ts'
import { ART_NAMES } from '../../board/art/all.ts'
import { figures } from '../../board/art/figures.ts'
import { toyFamilies } from '../../board/art/toys/index.ts'
import { wedges } from '../../board/art/wedges.ts'
import type { Cells } from './polyominoes.ts'
import { POLYOMINOES } from './polyominoes.ts'

/** What the dialog of pieces offers: drawings by family, letters, numbers, coins and blocks among them. */

export const FAMILIES = [
  'all',
  'men',
  'chess',
  'beasts',
  'vehicles',
  'houses',
  'goods',
  'nature',
  'shapes',
  'coins',
  'letters',
  'numbers',
  'tiles',
  'blocks',
  'own',
] as const
export type Family = (typeof FAMILIES)[number]

export interface Offer {
  readonly family: Family
  readonly art: string
  readonly text?: string
  readonly cells?: Cells
  /** What tells it from others of the same drawing. */
  readonly more?: string
}

const LETTERS = [...'AÁBCDEÉFGHIÍJKLMNOÓÖŐPQRSTUÚÜŰVWXYZ', 'CS', 'DZ', 'GY', 'LY', 'NY', 'SZ', 'TY', 'ZS']
const COINS = ['1', '2', '5', '10', '20', '50', '100', '200', '500', '1000']
const PLAIN_MEN = [
  'man',
  'disc',
  'king',
  'stone',
  'peg',
  'marble',
  'ring',
  'cube',
  'block',
  'token',
  'pod',
  'prong',
]
const HOUSES = ['house', 'hotel']
const SHAPES = ['star', 'arrow', 'hexagon', 'flat-hexagon', 'triangle', 'stick', 'seed', 'atom']
const WAR = ['flag', 'bomb', 'legionary', 'centurion', 'hourglass', 'amazon']
const WANDERERS = ['pilgrim', 'pedlar']

const keys = (record: object): string[] => Object.keys(record)
const { people, vehicles, buildings, nature, goods, shapes } = toyFamilies

const offers = (family: Family, names: readonly string[]): Offer[] => names.map(art => ({ family, art }))

function all(): readonly Offer[] {
  const named: Offer[] = [
    ...offers('men', [...PLAIN_MEN, ...WAR, ...WANDERERS, ...keys(people)]),
    ...offers('chess', [
      ...keys(figures).filter(name => name !== 'chess-'),
      ...keys(courtiers),
      ...keys(wedges),
    ]),
    ...offers('beasts', keys(animals)),
    ...offers('vehicles', keys(vehicles)),
    ...offers('houses', [...HOUSES, ...keys(buildings)]),
    ...offers('goods', [...keys(goods), 'football']),
    ...offers('nature', keys(nature)),
    ...offers('shapes', [...SHAPES, ...keys(shapes)]),
    { family: 'coins', art: 'coin' },
    { family: 'letters', art: 'letter' },
    { family: 'numbers', art: 'number' },
  ]
  const known = new Set(named.map(({ art }) => art))
  // A bare body shows nothing: it is for drawings that games bring along.
  const rest = ART_NAMES.filter(name => name !== 'bare' && !known.has(name))
  const texts = (family: Family, art: string, list: readonly string[]): Offer[] =>
    list.map(text => ({ family, art, text }))
  const one = named.filter(({ art }, i) => named.findIndex(each => each.art === art) === i)
  return [
    ...one,
    ...offers('tiles', rest),
    ...texts('coins', 'coin', COINS),
    ...texts('letters', 'letter', LETTERS),
    ...texts(
      'numbers',
      'number',
      Array.from({ length: 31 }, (_, i) => String(i)),
    ),
    ...texts('tiles', 'die', ['1', '2', '3', '4', '5', '6']),
    ...POLYOMINOES.map(({ name, cells }): Offer => ({ family: 'blocks', art: 'block', cells, more: name })),
  ]
}

export const OFFERS: readonly Offer[] = all()
