import type { Words } from '../../../engine/index.ts'

export type Effect =
  /** Forward to a field, with the Go money if Go is passed. */
  | { readonly do: 'go'; readonly to: string }
  | { readonly do: 'rail' }
  | { readonly do: 'utility' }
  | { readonly do: 'back'; readonly steps: number }
  | { readonly do: 'jail' }
  | { readonly do: 'free' }
  /** From the bank, or to it when negative. */
  | { readonly do: 'bank'; readonly sum: number }
  /** From each other player, or to each when negative. */
  | { readonly do: 'each'; readonly sum: number }
  | { readonly do: 'repairs'; readonly house: number; readonly hotel: number }

export interface Card {
  readonly id: string
  readonly text: Words
  readonly effect: Effect
}

const card = (id: string, effect: Effect, hu: string, en: string): Card => ({ id, effect, text: { hu, en } })
const bank = (id: string, sum: number, hu: string, en: string): Card => card(id, { do: 'bank', sum }, hu, en)

const NEAREST_RAIL = {
  hu: 'Előre a következő vasútig: dupla díjat fizetsz, vagy megveheted, ha a banké.',
  en: 'On to the next railroad: pay double, or buy it if it is the bank’s.',
}
const FREE = {
  hu: 'Szabadulólevél: egyszer ingyen kijöhetsz a börtönből. Megtarthatod vagy eladhatod.',
  en: 'A pardon: leave jail once for free. Keep it or sell it.',
}
const TO_JAIL = { hu: 'Irány a börtön, a Go pénze nélkül.', en: 'Off to jail, without the money of Go.' }
const TO_GO = { hu: 'Menj a Góra, és vedd fel a 200 dollárt.', en: 'Go to Go and take 200 dollars.' }

/** Chance. The last card belongs to the official pack only. */
const ORANGE: readonly Card[] = [
  { id: 'nearest-rail', effect: { do: 'rail' }, text: NEAREST_RAIL },
  card(
    'renovation',
    { do: 'repairs', house: 25, hotel: 100 },
    'Felújítás: házanként 25, szállodánként 100 dollár.',
    'Renovation: 25 dollars a house, 100 a hotel.',
  ),
  card(
    'nearest-utility',
    { do: 'utility' },
    'Előre a következő közműig: megveheted, vagy dobsz, és a dobás tízszeresét fizeted.',
    'On to the next utility: buy it, or roll and pay ten times the roll.',
  ),
  card('back-three', { do: 'back', steps: 3 }, 'Három mezőt vissza.', 'Three fields back.'),
  card(
    'boardwalk',
    { do: 'go', to: 'boardwalk' },
    'Séta a Boardwalkon: menj oda.',
    'A stroll on Boardwalk: go there.',
  ),
  card(
    'reading',
    { do: 'go', to: 'reading' },
    'Vonatozz a Readingre; ha közben átmész a Gón, 200 dollár jár.',
    'Take a train to the Reading; passing Go pays 200 dollars.',
  ),
  { id: 'orange-jail', effect: { do: 'jail' }, text: TO_JAIL },
  card(
    'chairman',
    { do: 'each', sum: -50 },
    'Elnöknek választottak: mindenkinek fizetsz 50 dollárt.',
    'You are elected chairman: pay everybody 50 dollars.',
  ),
  card(
    'st-charles',
    { do: 'go', to: 'st-charles' },
    'Előre a St. Charles Place-re; ha közben átmész a Gón, 200 dollár jár.',
    'On to St. Charles Place; passing Go pays 200 dollars.',
  ),
  { id: 'orange-go', effect: { do: 'go', to: 'go' }, text: TO_GO },
  { id: 'orange-free', effect: { do: 'free' }, text: FREE },
  bank('dividend', 50, 'Osztalék a banktól: 50 dollár.', 'A dividend of 50 dollars from the bank.'),
  bank('poor-tax', -15, 'Szegényadó: 15 dollár.', 'Poor tax: 15 dollars.'),
  card('illinois', { do: 'go', to: 'illinois' }, 'Előre az Illinois Avenue-ra.', 'On to Illinois Avenue.'),
  bank(
    'building-loan',
    150,
    'Lejárt az építési kölcsönöd: 150 dollárt kapsz.',
    'Your building loan matures: take 150 dollars.',
  ),
  { id: 'nearest-rail-two', effect: { do: 'rail' }, text: NEAREST_RAIL },
]

/** Community Chest. */
const YELLOW: readonly Card[] = [
  bank('hospital', -100, 'Kórházi számla: 100 dollár.', 'Hospital bill: 100 dollars.'),
  bank('services', 25, 'Munkádért 25 dollárt kapsz.', 'Your services earn 25 dollars.'),
  bank(
    'beauty',
    10,
    'Második hely a szépségversenyen: 10 dollár.',
    'Second prize in a beauty contest: 10 dollars.',
  ),
  { id: 'yellow-free', effect: { do: 'free' }, text: FREE },
  bank('inheritance', 100, 'Örökség: 100 dollár.', 'You inherit 100 dollars.'),
  bank('school-tax', -150, 'Iskolaadó: 150 dollár.', 'School tax: 150 dollars.'),
  { id: 'yellow-jail', effect: { do: 'jail' }, text: TO_JAIL },
  { id: 'yellow-go', effect: { do: 'go', to: 'go' }, text: TO_GO },
  card(
    'street-repairs',
    { do: 'repairs', house: 40, hotel: 115 },
    'Útjavítás: házanként 40, szállodánként 115 dollár.',
    'Street repairs: 40 dollars a house, 115 a hotel.',
  ),
  card(
    'opera',
    { do: 'each', sum: 50 },
    'Bemutató az Operában: mindenki fizet neked 50 dollárt a helyéért.',
    'Opening night: everybody pays you 50 dollars for a seat.',
  ),
  bank('stock', 45, 'Eladtad részvényeidet: 45 dollár.', 'You sold stock: 45 dollars.'),
  bank('doctor', -50, 'Orvosi díj: 50 dollár.', 'Doctor’s fee: 50 dollars.'),
  bank(
    'life-insurance',
    100,
    'Lejárt az életbiztosításod: 100 dollár.',
    'Your life insurance matures: 100 dollars.',
  ),
  bank(
    'bank-error',
    200,
    'A bank elszámolta magát: 200 dollár a tiéd.',
    'The bank miscounted: 200 dollars are yours.',
  ),
  bank('christmas', 100, 'Karácsonyi megtakarítás: 100 dollár.', 'Christmas savings: 100 dollars.'),
  bank('tax-refund', 20, 'Adó-visszatérítés: 20 dollár.', 'Tax refund: 20 dollars.'),
]

export const decksOf = (railCards: 1 | 2): readonly (readonly Card[])[] => [
  railCards === 2 ? ORANGE : ORANGE.slice(0, -1),
  YELLOW,
]
/** The free card of each deck. */
export const freeCard = (deck: readonly Card[]): number => deck.findIndex(each => each.effect.do === 'free')
