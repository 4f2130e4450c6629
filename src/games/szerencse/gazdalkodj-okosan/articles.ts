import type { Words } from '../../../engine/index.ts'

/** The nine articles of a furnished flat, their shop prices, and a drawing in a box of 100. */
export interface Article {
  readonly id: string
  readonly name: Words
  readonly price: number
  readonly path: string
}

const article = (id: string, hu: string, en: string, price: number, path: string): Article => ({
  id,
  name: { hu, en },
  price,
  path,
})

export const ARTICLES: readonly Article[] = [
  article(
    'room',
    'szobabútor',
    'room furniture',
    25_000,
    'M-36-6V22H36V-6H26V8H-26V-6ZM-22-24H22V4H-22ZM-32 26h8v10h-8zM24 26h8v10h-8z',
  ),
  article(
    'kitchen',
    'konyhabútor',
    'kitchen furniture',
    15_000,
    'M-34-36H34V-12H-34ZM-34 0H34V36H-34ZM-3-30h6v12h-6zM-20 8v20h4v-20zM16 8v20h4v-20z',
  ),
  article('fridge', 'hűtőgép', 'fridge', 4000, 'M-22-40H22V40H-22ZM-16-12H16M-14-28v10h5v-10zM-14 0v16h5V0z'),
  article(
    'washer',
    'mosógép',
    'washing machine',
    5000,
    'M-30-38H30V38H-30ZM-20 6a20 20 0 1 0 40 0a20 20 0 1 0-40 0ZM-22-30h16v8h-16z',
  ),
  article(
    'table-tennis',
    'pingpongasztal',
    'ping-pong table',
    2000,
    'M-42-10H42V-2H-42ZM-3-24h6v14h-6zM-32 0h6v28h-6zM26 0h6v28h-6z',
  ),
  article(
    'vacuum',
    'porszívó',
    'vacuum cleaner',
    1000,
    'M-30 12a18 18 0 0 1 36 0v14h-36zM4 6 26-34h8L12 10zM20 26h20v8h-20z',
  ),
  article(
    'tv',
    'televízió',
    'television',
    6000,
    'M-38-22H38V30H-38ZM-30-14V22H14V-14ZM-12-40-2-24 8-40h8L2-22h-8L-20-40z',
  ),
  article(
    'radio',
    'rádió',
    'radio',
    2000,
    'M-38-14H38V28H-38ZM-28 7a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM6-4h24v6h-24zM-20-38 34-16h-10L-22-32z',
  ),
  article(
    'bicycle',
    'kerékpár',
    'bicycle',
    1500,
    'M-42 12a16 16 0 1 0 32 0a16 16 0 1 0-32 0ZM10 12a16 16 0 1 0 32 0a16 16 0 1 0-32 0ZM-28 12-10-18H16L26 12h-6L12-12H-6L-22 12zM12-28h14v6H12z',
  ),
]

export const articleOf = (id: string): number => ARTICLES.findIndex(each => each.id === id)
export const ALL = (1 << ARTICLES.length) - 1
/** Not needed with the option `noSport`. */
export const SPORT = (1 << articleOf('table-tennis')) | (1 << articleOf('bicycle'))
/** How many the bank has of each article and of each policy, of vouchers, and of savings books of 5000 and of 10 000. */
export const STOCK = { article: 6, policy: 6, voucher: 12, books: [60, 30] } as const
export const BOOKS = [5000, 10_000] as const

/** What may be bought on a field or by a card: the articles by their number, then these. */
export interface Offer {
  readonly id: string
  readonly name: Words
  readonly price: number
  readonly article?: number
}

const hired = (id: string, price: number): Offer => {
  const n = articleOf(id)
  const { hu, en } = ARTICLES[n]!.name
  return { id: `hire-${id}`, name: { hu: `${hu} kölcsönzése`, en: `hire the ${en}` }, price, article: n }
}

export const OFFERS: readonly Offer[] = [
  ...ARTICLES.map(({ id, name, price }, article): Offer => ({ id, name, price, article })),
  hired('tv', 500),
  hired('radio', 200),
  hired('washer', 500),
  { id: 'home', name: { hu: 'lakásbiztosítás', en: 'home insurance' }, price: 200 },
  { id: 'cseb', name: { hu: 'CSÉB-biztosítás', en: 'family insurance (CSÉB)' }, price: 150 },
  { id: 'voucher', name: { hu: 'könyvutalvány', en: 'book voucher' }, price: 200 },
  {
    id: 'flat-14',
    name: { hu: 'szövetkezeti lakás befizetése', en: 'pay in for a co-operative flat' },
    price: 30_000,
  },
  {
    id: 'flat-26',
    name: { hu: 'társasházi lakás befizetése', en: 'pay in for a flat in a shared house' },
    price: 40_000,
  },
]
export const offerOf = (id: string): number => OFFERS.findIndex(each => each.id === id)
export const offers = (ids: string): number =>
  ids.split(' ').reduce((bits, id) => bits | (1 << offerOf(id)), 0)

/** Forints as people write them. */
export const forints = (sum: number): string => String(sum).replace(/\B(?=(\d{3})+$)/g, ' ')
