import type { Words } from '../../../engine/index.ts'
import { offers } from './articles.ts'

/** What a field does to whoever comes to it. */
export type Deed =
  | { readonly do: 'nothing' }
  /** From the bank, or to it when negative. */
  | { readonly do: 'money'; readonly sum: number }
  | { readonly do: 'card' }
  | { readonly do: 'interest'; readonly percent: number }
  | { readonly do: 'offer'; readonly offers: number }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'forward'; readonly steps: number }
  | { readonly do: 'rolls'; readonly more: number }
  | { readonly do: 'claim' }
  | { readonly do: 'ticket' }
  | { readonly do: 'quiz' }
  | { readonly do: 'camp' }

export interface Field {
  /** Printed on the board, at most three short lines. */
  readonly print: Words
  /** What the field says, in full. */
  readonly text: Words
  readonly deed: Deed
  /** The colour of its band, where it has one. */
  readonly tint?: 'red' | 'blue' | 'green' | 'yellow' | 'orange' | 'purple' | 'teal' | 'pink' | 'grey'
}

type FieldTint = NonNullable<Field['tint']>
const field = (
  deed: Deed,
  tint: FieldTint | '',
  print: readonly [string, string],
  text: readonly [string, string],
): Field => ({
  deed,
  ...(tint === '' ? {} : { tint }),
  print: { hu: print[0], en: print[1] },
  text: { hu: text[0], en: text[1] },
})
const card = (): Field =>
  field(
    { do: 'card' },
    'red',
    ['Szerencse-\nkártya\n?', 'Luck card\n?'],
    ['Húzz egy szerencsekártyát!', 'Draw a luck card.'],
  )

const ELECTRIC = 'tv radio vacuum fridge washer'
const FURNITURE = 'room kitchen table-tennis bicycle'
const ELECTRIC_TEXT = [
  'Televízió 6000, rádió 2000, porszívó 1000, hűtőgép 4000, mosógép 5000 Ft.',
  'Television 6000, radio 2000, vacuum cleaner 1000, fridge 4000, washing machine 5000.',
] as const
const FURNITURE_TEXT = [
  'Szobabútor 25 000, konyhabútor 15 000, pingpongasztal 2000, kerékpár 1500 Ft.',
  'Room furniture 25 000, kitchen furniture 15 000, ping-pong table 2000, bicycle 1500.',
] as const
const only = (text: readonly [string, string], hu: string, en: string): readonly [string, string] => [
  `${hu} ${text[0]}`,
  `${en} ${text[1]}`,
]

/** Start and the 39 numbered fields. */
export const FIELDS: readonly Field[] = [
  field(
    { do: 'nothing' },
    '',
    ['START\n4000\n6000', 'START\n4000\n6000'],
    [
      'Aki áthalad rajta, 4000 forintot kap, aki rálép, 6000-et. A lakás részlete, 2000 forint, ebből megy le.',
      'Passing pays 4000, landing here 6000. The instalment of 2000 for a flat is taken from it.',
    ],
  ),
  field(
    { do: 'money', sum: -50 },
    '',
    ['Szemetelés\n−50', 'Litter\n−50'],
    ['Eldobtad a szemetet: 50 forint a bírság.', 'You dropped litter: a fine of 50.'],
  ),
  card(),
  field(
    { do: 'interest', percent: 5 },
    'green',
    ['Takarék\n5% kamat', 'Savings\n5%'],
    [
      'A takarékpénztár a betéteid után 5% kamatot ad készpénzben.',
      'The savings bank pays 5% on your savings in cash.',
    ],
  ),
  field(
    { do: 'offer', offers: offers(ELECTRIC) },
    'blue',
    ['Háztartási\nbolt', 'Electrical\nshop'],
    only(ELECTRIC_TEXT, 'Készülékeket vehetsz, ha van lakásod.', 'Buy appliances if you have a flat.'),
  ),
  field(
    { do: 'nothing' },
    '',
    ['Elzárt\ncsap', 'Good\nwater'],
    [
      'Jó a víz, ne folyjon kárba: zárd el a csapot. Nincs más dolgod.',
      'The water is good; do not waste it. Nothing happens.',
    ],
  ),
  field(
    { do: 'money', sum: -100 },
    '',
    ['Cigaretta\n−100', 'Smoking\n−100'],
    ['Rágyújtottál: 100 forintodba kerül.', 'You smoked: it costs you 100.'],
  ),
  field(
    { do: 'offer', offers: offers(`${FURNITURE} ${ELECTRIC}`) },
    'blue',
    ['Áruház', 'Department\nstore'],
    [
      'Mind a kilenc berendezési tárgyat megveheted, ha van lakásod. Szobabútor 25 000, konyhabútor 15 000, televízió 6000, mosógép 5000, hűtőgép 4000, rádió 2000, pingpongasztal 2000, kerékpár 1500, porszívó 1000 Ft.',
      'All nine articles are sold here if you have a flat. Room furniture 25 000, kitchen furniture 15 000, television 6000, washing machine 5000, fridge 4000, radio 2000, ping-pong table 2000, bicycle 1500, vacuum cleaner 1000.',
    ],
  ),
  field(
    { do: 'offer', offers: offers('home cseb') },
    'purple',
    ['Biztosító\n200 · 150', 'Insurance\n200 · 150'],
    [
      'Köthetsz lakásbiztosítást 200 és CSÉB-biztosítást 150 forintért.',
      'You may take out home insurance for 200 and family insurance (CSÉB) for 150.',
    ],
  ),
  card(),
  field(
    { do: 'go', to: 15 },
    'orange',
    ['Expressz-\nvonat\n→ 15', 'Express\ntrain\n→ 15'],
    ['Expresszvonattal mész: előre a 15-ös mezőre!', 'By express train: on to field 15.'],
  ),
  field(
    { do: 'rolls', more: 1 },
    'teal',
    ['Utazási\niroda\n+1 dobás', 'Travel\nagency\n+1 roll'],
    ['Gondtalan út: még egyszer dobhatsz.', 'A carefree journey: roll once more.'],
  ),
  field(
    { do: 'forward', steps: 2 },
    'orange',
    ['Irányító-\nszám\n+2', 'Postcode\n+2'],
    [
      'Minden levélre ráírtad az irányítószámot: lépj előre kettőt!',
      'Every letter had its postcode: two fields forward.',
    ],
  ),
  field(
    { do: 'offer', offers: offers(`${FURNITURE} ${ELECTRIC}`) },
    'blue',
    ['Lakberen-\ndezés', 'Home\nfittings'],
    [
      'Berendezheted a lakásod: mind a kilenc tárgy kapható, áruk a 29-es és a 4-es mező szerint.',
      'Furnish your flat: all nine articles at the prices of fields 29 and 4.',
    ],
  ),
  field(
    { do: 'offer', offers: offers('flat-14') },
    'yellow',
    ['Szövetkezeti\nlakás\n30 000', 'Co-operative\nflat\n30 000'],
    [
      'Lakást kapsz 30 000 forint befizetéséért; a hátralévő 40 000-et körönként 2000 forintjával törleszted.',
      'A flat for 30 000 down; the other 40 000 in instalments of 2000 a lap.',
    ],
  ),
  card(),
  field(
    { do: 'claim' },
    'purple',
    ['CSÉB-\nkifizetés\n+5000', 'Insurance\npays\n+5000'],
    [
      'Ha van CSÉB-kötvényed, visszaadod, és 5000 forintot kapsz érte.',
      'Hand in your CSÉB policy and take 5000 for it.',
    ],
  ),
  field(
    { do: 'offer', offers: offers('hire-tv hire-radio hire-washer') },
    'blue',
    ['Kölcsönző', 'Hire\nshop'],
    [
      'Kölcsönözhetsz: televízió 500, rádió 200, mosógép 500 Ft. Egyszer fizetsz, és végig nálad marad. Lakás nem kell hozzá.',
      'Hire a television for 500, a radio for 200, a washing machine for 500. You pay once and keep it; no flat is needed.',
    ],
  ),
  field(
    { do: 'ticket' },
    '',
    ['Színház 100\nMozi 50', 'Theatre 100\nCinema 50'],
    [
      'Szórakozni mész: választhatsz 100 forintos színházjegyet vagy 50 forintos mozijegyet.',
      'An evening out: a theatre ticket for 100 or a cinema ticket for 50.',
    ],
  ),
  field(
    { do: 'forward', steps: 3 },
    'orange',
    ['Reggeli\ntorna\n+3', 'Morning\nexercise\n+3'],
    ['Minden reggel tornázol: lépj előre hármat!', 'You exercise every morning: three fields forward.'],
  ),
  field(
    { do: 'go', to: 22 },
    'orange',
    ['Repülő\n→ 22', 'Flight\n→ 22'],
    ['Repülővel hamar odaérsz: előre a 22-es mezőre!', 'By plane you are there in no time: on to field 22.'],
  ),
  field(
    { do: 'rolls', more: 2 },
    'teal',
    ['Fogmosás\n+2 dobás', 'Clean teeth\n+2 rolls'],
    [
      'Reggel és este megmosod a fogad: kétszer dobhatsz.',
      'You brush your teeth morning and night: roll twice.',
    ],
  ),
  card(),
  field(
    { do: 'rolls', more: 2 },
    'teal',
    ['Segítesz\naz időseken\n+2 dobás', 'Helping\nthe old\n+2 rolls'],
    ['Segítesz az időseknek: még kétszer dobhatsz.', 'You help old people: roll twice more.'],
  ),
  field(
    { do: 'offer', offers: offers('voucher') },
    'pink',
    ['Könyvesbolt\nutalvány 200', 'Bookshop\nvoucher 200'],
    [
      'Könyvutalványt vehetsz, darabja 200 Ft. A győzelemhez kettő kell.',
      'Book vouchers for 200 each. You need two of them to win.',
    ],
  ),
  field(
    { do: 'money', sum: -200 },
    '',
    ['Vidámpark\n−200', 'Fun fair\n−200'],
    ['A Vidám Parkban 200 forintot költöttél.', 'You spent 200 at the fun fair.'],
  ),
  field(
    { do: 'offer', offers: offers('flat-26') },
    'yellow',
    ['Társasház\n40 000', 'Shared\nhouse\n40 000'],
    [
      'Lakást kapsz 40 000 forint befizetéséért; a hátralévő 40 000-et körönként 2000 forintjával törleszted.',
      'A flat for 40 000 down; the other 40 000 in instalments of 2000 a lap.',
    ],
  ),
  field(
    { do: 'forward', steps: 1 },
    'orange',
    ['Gyors\njavítás\n+1', 'Quick\nrepair\n+1'],
    ['A szerelő gyorsan végzett: lépj előre egyet!', 'The repair was quick: one field forward.'],
  ),
  field(
    { do: 'quiz' },
    'teal',
    ['KRESZ-\nkérdés\n+1 dobás', 'Bicycle\nquiz\n+1 roll'],
    [
      'Mi kell a kerékpárra? Ha egy percen belül kiválasztod mind a hét kötelező tartozékot, még egyszer dobhatsz.',
      'What must a bicycle have? Choose all seven within a minute and roll once more.',
    ],
  ),
  field(
    { do: 'offer', offers: offers(FURNITURE) },
    'blue',
    ['Bútor és\nsport', 'Furniture\nand sport'],
    only(
      FURNITURE_TEXT,
      'Bútort és sportszert vehetsz, ha van lakásod.',
      'Furniture and sport if you have a flat.',
    ),
  ),
  field(
    { do: 'camp' },
    '',
    ['Nyári tábor\n1 vagy 6', 'Summer camp\n1 or 6'],
    [
      'Nyári táborban pihensz: csak 1-es vagy 6-os dobással mehetsz tovább, körönként egyet próbálhatsz.',
      'Summer camp: only a 1 or a 6 takes you on, with one try a turn.',
    ],
  ),
  card(),
  field(
    { do: 'money', sum: 1000 },
    'green',
    ['Kerékpár-\ntúra\n+1000', 'Bicycle\ntour\n+1000'],
    [
      'Elsőnek értél célba a kerékpártúrán: 1000 forint a jutalmad.',
      'First in the bicycle tour: a prize of 1000.',
    ],
  ),
  field(
    { do: 'go', to: 2 },
    'orange',
    ['Zebra\n→ 2', 'Zebra\n→ 2'],
    ['Körülnéztél, mielőtt átkeltél: előre a 2-es mezőre!', 'You looked before you crossed: on to field 2.'],
  ),
  field(
    { do: 'offer', offers: offers(ELECTRIC) },
    'blue',
    ['Szaküzlet', 'Specialist\nshop'],
    only(ELECTRIC_TEXT, 'Készülékeket vehetsz, ha van lakásod.', 'Buy appliances if you have a flat.'),
  ),
  card(),
  field(
    { do: 'money', sum: -50 },
    '',
    ['Múzeum\n−50', 'Museum\n−50'],
    ['Sétáltál a Várban, és képeslapot vettél: 50 forint.', 'A walk in the Castle and some postcards: 50.'],
  ),
  field(
    { do: 'go', to: 39 },
    'orange',
    ['Rejtvény-\ndíj\n→ 39', 'Puzzle\nprize\n→ 39'],
    ['Utazást nyertél egy rejtvénnyel: előre a 39-es mezőre!', 'You won a trip: on to field 39.'],
  ),
  field(
    { do: 'money', sum: -800 },
    '',
    ['Nagy-\nbevásárlás\n−800', 'Groceries\n−800'],
    ['Egyszerre vetted meg a havi élelmet: 800 forint.', 'You bought food for the month: 800.'],
  ),
  field(
    { do: 'rolls', more: 1 },
    'teal',
    ['Kirándulás\n+1 dobás', 'Hiking\n+1 roll'],
    ['A szabadban töltötted a hétvégét: még egyszer dobhatsz.', 'A weekend in the open: roll once more.'],
  ),
]

/** What a bicycle must have, and what it need not: the first seven are right. */
export const EQUIPMENT: readonly { readonly id: string; readonly name: Words }[] = [
  { id: 'handlebar', name: { hu: 'kormány', en: 'handlebar' } },
  { id: 'bell', name: { hu: 'csengő', en: 'bell' } },
  { id: 'white-lamp', name: { hu: 'fehér fényű lámpa', en: 'white lamp' } },
  { id: 'two-brakes', name: { hu: 'két, egymástól független fék', en: 'two independent brakes' } },
  { id: 'name-plate', name: { hu: 'névtábla', en: 'name plate' } },
  { id: 'red-lamp', name: { hu: 'vörös fényű lámpa', en: 'red lamp' } },
  { id: 'red-reflector', name: { hu: 'vörös prizma', en: 'red reflector' } },
  { id: 'carrier', name: { hu: 'csomagtartó', en: 'carrier' } },
  { id: 'pump', name: { hu: 'pumpa', en: 'pump' } },
  { id: 'mirror', name: { hu: 'visszapillantó tükör', en: 'mirror' } },
  { id: 'mudguard', name: { hu: 'sárhányó', en: 'mudguard' } },
  { id: 'stand', name: { hu: 'kitámasztó', en: 'stand' } },
]
export const REQUIRED = 7
/** Buttons stand in this order, so that the right ones are not the first. */
export const ASKED: readonly number[] = [8, 1, 10, 4, 0, 7, 5, 11, 3, 2, 9, 6]
