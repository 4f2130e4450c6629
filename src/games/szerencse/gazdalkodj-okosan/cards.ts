import type { Words } from '../../../engine/index.ts'
import { articleOf, offers } from './articles.ts'
import type { Deed } from './fields.ts'

/** Cards do what fields do, and these. */
export type Effect =
  | Exclude<Deed, { do: 'card' } | { do: 'camp' } | { do: 'claim' } | { do: 'ticket' } | { do: 'quiz' }>
  | { readonly do: 'prize'; readonly article: number }
  /** To the bookshop, where a voucher waits. */
  | { readonly do: 'voucher' }
  | { readonly do: 'miss'; readonly turns: number; readonly fine: number }
  | { readonly do: 'bill'; readonly sum: number }
  | { readonly do: 'saver'; readonly sum: number }
  | { readonly do: 'fire' }
  | { readonly do: 'theft'; readonly sum: number }
  | { readonly do: 'accident'; readonly sum: number }
  | { readonly do: 'back'; readonly steps: number }
  | { readonly do: 'six' }

export interface Card {
  readonly id: string
  readonly text: Words
  readonly effect: Effect
}

const card = (id: string, effect: Effect, hu: string, en: string): Card => ({ id, effect, text: { hu, en } })
const money = (id: string, sum: number, hu: string, en: string): Card =>
  card(id, { do: 'money', sum }, hu, en)
const go = (id: string, to: number, hu: string, en: string): Card => card(id, { do: 'go', to }, hu, en)
const forward = (id: string, steps: number, hu: string, en: string): Card =>
  card(id, { do: 'forward', steps }, hu, en)
const miss = (id: string, turns: number, hu: string, en: string, fine = 0): Card =>
  card(id, { do: 'miss', turns, fine }, hu, en)
const prize = (id: string, hu: string, en: string): Card =>
  card(
    `prize-${id}`,
    { do: 'prize', article: articleOf(id) },
    `${hu} Ha már van, az árát kapod meg.`,
    `${en} If you have it, you get its price.`,
  )

/** The 55 luck cards in the book's order. */
export const CARDS: readonly Card[] = [
  prize('fridge', 'A lottón hűtőgépet nyertél.', 'You won a fridge in the lottery.'),
  card(
    'books',
    { do: 'offer', offers: offers('voucher') },
    'Olvasni jó: vehetsz könyvutalványt 200 forintért.',
    'Reading is a pleasure: you may buy a book voucher for 200.',
  ),
  card(
    'won-voucher',
    { do: 'voucher' },
    'Könyvutalványt nyertél: menj érte a 24-es mezőre!',
    'You won a book voucher: go and fetch it on field 24.',
  ),
  miss(
    'open-tap',
    2,
    'Nyitva hagytad a csapot: két dobásból kimaradsz.',
    'You left the tap running: miss two turns.',
  ),
  prize('bicycle', 'Kerékpárt nyertél sorsjegyen.', 'You won a bicycle in a raffle.'),
  prize('radio', 'Rádiót nyertél sorsjegyen.', 'You won a radio in a raffle.'),
  miss(
    'train-window',
    1,
    'Kihajoltál a vonat ablakán: egy dobásból kimaradsz.',
    'You leaned out of the train: miss a turn.',
  ),
  prize('tv', 'Televíziót nyertél sorsjegyen.', 'You won a television in a raffle.'),
  forward(
    'ticket-early',
    2,
    'Előre megvetted a vonatjegyet: lépj előre kettőt!',
    'You bought the ticket early: two fields forward.',
  ),
  card(
    'gas-bill',
    { do: 'bill', sum: 500 },
    'Gáz- és villanyszámla: ha van lakásod, fizess 500 forintot.',
    'Gas and electricity: pay 500 if you have a flat.',
  ),
  go(
    'hike',
    39,
    'Kirándulni mész: előre a 39-es mezőre, ahol újra dobhatsz!',
    'Off for a hike: on to field 39, where you roll again.',
  ),
  money(
    'envelope',
    20_000,
    'A borítékos sorsjegyen 20 000 forintot nyertél.',
    'You won 20 000 with a raffle ticket.',
  ),
  go('store', 7, 'Előre a 7-es mezőre, az áruházba!', 'On to field 7, the department store.'),
  card(
    'home-offer',
    { do: 'offer', offers: offers('home') },
    'Köthetsz lakásbiztosítást 200 forintért.',
    'You may take out home insurance for 200.',
  ),
  prize('kitchen', 'A lottón konyhabútort nyertél.', 'You won kitchen furniture in the lottery.'),
  money(
    'traffic-rules',
    500,
    'Jól tudod, ki kerékpározhat az úton: 500 forint a jutalmad.',
    'You know who may cycle on the road: a prize of 500.',
  ),
  miss(
    'stepped-out',
    3,
    'Jármű elé léptél, és megsérültél: három dobásból kimaradsz.',
    'You stepped in front of a car and got hurt: miss three turns.',
  ),
  card(
    'savings-1000',
    { do: 'saver', sum: 1000 },
    'A betétkönyveid 1000 forintot kamatoztak.',
    'Your savings books bear 1000.',
  ),
  go('travel-prize', 11, 'Utazást nyertél: előre a 11-es mezőre!', 'You won a journey: on to field 11.'),
  go(
    'furnish',
    13,
    'Előre a 13-as mezőre, ott szobabútort is vehetsz!',
    'On to field 13, where room furniture is sold too.',
  ),
  prize('table-tennis', 'Sportsorsjegyen pingpongasztalt nyertél.', 'You won a ping-pong table.'),
  card(
    'fire',
    { do: 'fire' },
    'Tűz a lakásban! Ha nincs lakásbiztosításod, minden berendezésed odavan.',
    'Fire in the flat! Without home insurance all your articles are gone.',
  ),
  go(
    'kept-child',
    33,
    'Visszatartottál egy kisgyereket a tilos jelzésnél: előre a 33-as mezőre!',
    'You held a child back at the red light: on to field 33.',
  ),
  go('to-26', 26, 'Előre a 26-os mezőre!', 'On to field 26.'),
  miss(
    'jumped-off',
    1,
    'Leugrottál a mozgó járműről: 100 forint bírság, és egy dobásból kimaradsz.',
    'You jumped off a moving tram: a fine of 100, and you miss a turn.',
    100,
  ),
  card(
    'savings-5',
    { do: 'interest', percent: 5 },
    'A betéteid után 5% kamatot vehetsz fel.',
    'Take 5% interest on your savings.',
  ),
  money('tour', -500, 'Országjáró útra indulsz: fizess 500 forintot.', 'A tour of the country: pay 500.'),
  go(
    'theatre',
    18,
    'Színházba, moziba! Előre a 18-as mezőre.',
    'To the theatre or the cinema: on to field 18.',
  ),
  card(
    'savings-20',
    { do: 'interest', percent: 20 },
    'A betétkönyvsorsoláson betéted 20 százalékát nyerted.',
    'The draw of savings books brings you 20% of your savings.',
  ),
  forward(
    'handkerchief',
    1,
    'Zsebkendőbe tüsszentettél: lépj előre egyet!',
    'You used a handkerchief: one field forward.',
  ),
  money(
    'pools',
    7500,
    'Tizenkét találatod volt a totón: 7500 forintot kapsz.',
    'Twelve right in the football pools: 7500.',
  ),
  money(
    'warranty',
    -200,
    'Lejárt a garancia: a javító átalánydíja 200 forint.',
    'The warranty is over: a service contract costs 200.',
  ),
  money(
    'premium',
    5000,
    'Kihúzták a nyereménybetétedet: 5000 forint.',
    'Your premium deposit was drawn: 5000.',
  ),
  card(
    'school-insurance',
    { do: 'rolls', more: 1 },
    'Balesetbiztosítást kötöttél az iskolában: még egyszer dobhatsz.',
    'You took out accident insurance at school: roll once more.',
  ),
  go('to-start', 0, 'Előre a Startra, vedd fel a 6000 forintot!', 'On to Start; take the 6000.'),
  money(
    'sale',
    1000,
    'Leértékeléskor vásároltál: 1000 forintot takarítottál meg.',
    'You bought in the sales and saved 1000.',
  ),
  go('sport', 19, 'Sportolj: előre a 19-es mezőre!', 'Do some sport: on to field 19.'),
  prize('room', 'A lottón szobabútort nyertél.', 'You won room furniture in the lottery.'),
  card(
    'only-six',
    { do: 'six' },
    'Innen csak 6-os dobással mehetsz tovább.',
    'Only a 6 takes you on from here.',
  ),
  forward(
    'little-brother',
    2,
    'Vigyáztál a kistestvéredre: lépj előre kettőt!',
    'You looked after a little brother: two fields forward.',
  ),
  go(
    'appliances',
    4,
    'Hűtőgép, mosógép? Előre a 4-es mezőre!',
    'A fridge, a washing machine? On to field 4.',
  ),
  go(
    'specialist',
    29,
    'Vásárolj szaküzletben: előre a 29-es mezőre!',
    'Shop with the specialist: on to field 29.',
  ),
  miss('smoked', 2, 'Rágyújtottál: két dobásból kimaradsz.', 'You smoked: miss two turns.'),
  card(
    'luggage',
    { do: 'theft', sum: 2500 },
    'Ellopták a csomagodat: ha van lakásbiztosításod, 2500 forintot kapsz.',
    'Your luggage was stolen: home insurance pays you 2500.',
  ),
  money(
    'first-aid',
    500,
    'Elvégezted az elsősegély-tanfolyamot: 500 forint a jutalmad.',
    'You passed the first-aid course: a prize of 500.',
  ),
  miss(
    'medicine',
    2,
    'A gyógyszeres dobozhoz nyúltál: két dobásból kimaradsz.',
    'You touched the medicine box: miss two turns.',
  ),
  forward(
    'clean-city',
    2,
    'Nem szemeteltél: lépj előre kettőt!',
    'You dropped no litter: two fields forward.',
  ),
  forward(
    'gymnastics',
    2,
    'Tornával kezdted a napot: lépj előre kettőt!',
    'You began the day with gymnastics: two fields forward.',
  ),
  card(
    'accident',
    { do: 'accident', sum: 5000 },
    'Baleset ért: ha van CSÉB-kötvényed, 5000 forintot kapsz.',
    'You had an accident: a CSÉB policy pays you 5000.',
  ),
  card('back-two', { do: 'back', steps: 2 }, 'Lépj vissza kettőt!', 'Two fields back.'),
  money(
    'restaurant',
    -200,
    'Étteremben ebédeltetek: fizess 200 forintot.',
    'Lunch in a restaurant: pay 200.',
  ),
  miss(
    'dirty-hands',
    1,
    'Nem mostál kezet: egy dobásból kimaradsz.',
    'You did not wash your hands: miss a turn.',
  ),
  go('to-14', 14, 'Előre a 14-es mezőre!', 'On to field 14.'),
  forward(
    'back-seat',
    2,
    'Tudod, hol üljön a gyerek az autóban: lépj előre kettőt!',
    'You know where a child sits in a car: two fields forward.',
  ),
  prize('washer', 'A lottón mosógépet nyertél.', 'You won a washing machine in the lottery.'),
]
