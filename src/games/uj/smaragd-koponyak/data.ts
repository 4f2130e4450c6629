import type { End } from './skull.ts'

/** Every tunable number of the game. The rules do not repeat them. */

export const PRICES: Readonly<Record<number, number>> = { 3: 0, 4: 1, 5: 3, 6: 6, 7: 10 }
export const GEARS_EACH = 40
export const SOLO_SUPPLY = 120
/** What Vrax and Kar begin with. */
export const RIVAL_GEARS = 40
export const MARKERS = 2

/** The least time the others get to bet, in seconds; the first window of a turn is longer by this factor. */
export const WINDOW_SECONDS = 4
export const FIRST_WINDOW = 1.5
/** How long a bot waits before each bet of a race, in milliseconds: something between these two. */
export const BOT_DELAY: readonly [number, number] = [700, 2500]
/** Small moves after which a game that never uses up its supply is counted as it stands. */
export const CAP = 6000

/** Gears for each die by level 1–5; 't' is a reroll token. */
export const PAYOUT: Readonly<Record<Exclude<End, 'bust'>, readonly (number | 't')[]>> = {
  flee: [1, 1, 't', 2, 3],
  gem: [1, 1, 't', 2, 3],
  empty: [1, 2, 't', 5, 5],
  double: [1, 2, 't', 5, 5],
}

/** What a jackpot pays: a sum, or gears for each die that it counts. */
export const JACKPOT_GEARS = {
  'orjongo-nargash': 5,
  'kegyetlen-vigyor': 3,
  'smaragd-koponya': 30,
  'legendas-koponya': 40,
  'sebhelyes-arc': 20,
  'butykos-arc': 25,
} as const

export interface Bet {
  readonly condition: string
  /** A special bet and the bet it belongs to are one group; the others on the card are against it. */
  readonly group: string
  readonly payouts: readonly number[]
  readonly sign: '' | '+' | '×'
  readonly prize: 'gears' | 'tokens'
}

export interface Card {
  readonly id: string
  readonly kind: 'standard' | 'jackpot' | 'side' | 'out'
  readonly bets: readonly Bet[]
  readonly jackpots: readonly string[]
  /** Once a die lies on this level or higher nobody may bet here. */
  readonly stop?: number
}

/** "group condition payouts": the sign stands before the payouts, a final t means tokens. */
function bet(text: string): Bet {
  const [group = '', condition = '', pay = ''] = text.split(' ')
  const sign = pay.startsWith('+') ? '+' : pay.startsWith('×') ? '×' : ''
  return {
    condition,
    group,
    sign,
    payouts: pay.replace(/[+×t]/g, '').split('/').map(Number),
    prize: pay.endsWith('t') ? 'tokens' : 'gears',
  }
}

const card = (
  id: string,
  kind: Card['kind'],
  bets: readonly string[],
  jackpots = '',
  stop?: number,
): Card => ({
  id,
  kind,
  bets: bets.map(bet),
  jackpots: jackpots.split(' ').filter(Boolean),
  ...(stop ? { stop } : {}),
})

export const STANDARD: readonly Card[] = [
  card('1', 'standard', ['A tulturas 10/8/5', 'B orjongo-nargash 8/5/3'], 'orjongo-nargash'),
  card(
    '2',
    'standard',
    ['A kegyetlen-vigyor 5/3/2', 'B smaragd-koponya 10/8/5'],
    'kegyetlen-vigyor smaragd-koponya',
  ),
  card('3', 'standard', ['A szarnypanik 5/3/2', 'B utolso-ekko 2/1']),
  card('4', 'standard', ['A ures-kez 2/1', 'B ragyogo-uresseg 5/3/2']),
]

const J = 'jackpot'
const M = 'side'
const K = 'out'
export const ADVANCED: readonly Card[] = [
  card('6a', J, ['A orjongo-nargash +8/5/3', 'B nargash-banata ×3/2/1'], 'orjongo-nargash'),
  card(
    '6b',
    J,
    ['A orjongo-nargash +8/5/3', 'A nargash-szerencsejateka 15/12/10', 'B nargash-banata ×3/2/1'],
    'orjongo-nargash',
  ),
  card('8a', J, ['A smaragd-koponya +10/8/5', 'B repedt-koponya ×3/2/1'], 'smaragd-koponya'),
  card(
    '8b',
    J,
    ['A smaragd-koponya +10/8/5', 'A legendas-koponya 20/15/10', 'B repedt-koponya ×3/2/1'],
    'smaragd-koponya legendas-koponya',
  ),
  card('10a', J, ['A sebhelyes-arc +10/8/5', 'B zord-abrazat ×3/2/1'], 'sebhelyes-arc'),
  card(
    '10b',
    J,
    ['A sebhelyes-arc +10/8/5', 'A butykos-arc 15/12/10', 'B zord-abrazat ×3/2/1'],
    'sebhelyes-arc butykos-arc',
  ),
  card('12a', J, ['A kegyetlen-vigyor +5/3/2', 'B torott-agyarak ×3/2/1'], 'kegyetlen-vigyor', 3),
  card(
    '12b',
    J,
    ['A kegyetlen-vigyor +5/3/2', 'B torott-agyarak ×3/2/1', 'B fogatlan-dobas 2/1t'],
    'kegyetlen-vigyor',
    3,
  ),

  card('14a', M, ['A csontok-2 2/1', 'B csontok-3 3/2/1', 'C csontok-4 5/3/2']),
  card('14b', M, ['A sirfelirat-paratlan +2/1', 'B sirfelirat-paros ×2/1', 'B sirfelirat-nulla 3/2/1']),
  card('16a', M, ['A orrturo-0 ×2/1', 'B orrturo-1 +3/2/1', 'C orrturo-2 +5/3/2']),
  card('16b', M, ['A szem-0 +2/1', 'B szem-1 +3/2/1', 'C szem-2 +3/2/1'], '', 4),
  card('18a', M, ['A szimat-0 +2/1', 'B szimat-1 +3/2/1', 'C szimat-2 +5/3/2', 'D szimat-3 +5/3/2'], '', 4),
  card('18b', M, ['A arany-paratlan +2/1', 'B arany-paros ×2/1', 'B arany-nulla 2/1'], '', 4),
  card('20a', M, ['A fogsor-alul +3/2/1', 'B fogsor-egyenlo +2/1', 'C fogsor-felul +2/1'], '', 3),
  card(
    '20b',
    M,
    ['A felmosoly-0 +2/1', 'B felmosoly-1 +3/2/1', 'C felmosoly-2 +3/2/1', 'D felmosoly-3 +5/3/2'],
    '',
    3,
  ),

  card('22a', K, ['A utolso-ekko ×2/1', 'B elvesztett-ekko +2/1']),
  card('22b', K, ['A utolso-ekko ×2/1', 'A dzsoker-kristaly 3/2/1', 'B elvesztett-ekko +2/1']),
  card('24a', K, ['A ures-kez +2/1', 'B erotlen-ujjak ×2/1']),
  card('24b', K, ['A ures-kez +2/1', 'B erotlen-ujjak ×2/1', 'B torott-vegtagok 3/2/1']),
  card('26a', K, ['A ragyogo-uresseg +5/3/2', 'B elfuseralt-ekko ×2/1']),
  card('26b', K, ['A ragyogo-uresseg +5/3/2', 'A szemes-koponya 10/8/5', 'B elfuseralt-ekko ×2/1']),
  card('28a', K, ['A dobo-diadala ×3/2/1', 'B dragul-bukasa +5/3/2']),
  card('28b', K, ['A dobo-diadala ×3/2/1', 'B dragul-bukasa +5/3/2', 'B tulturas 10/8/5']),
]

/** How many advanced cards of each kind lie on the table, by number of players. */
export const advancedCounts = (players: number): Readonly<Record<'jackpot' | 'side' | 'out', number>> =>
  players <= 4
    ? { jackpot: 2, side: 2, out: 2 }
    : players <= 6
      ? { jackpot: 2, side: 2, out: 4 }
      : { jackpot: 3, side: 3, out: 4 }

const CODES: Readonly<Record<string, string>> = {
  T: 'tulturas',
  N: 'orjongo-nargash',
  V: 'kegyetlen-vigyor',
  S: 'smaragd-koponya',
  P: 'szarnypanik',
  U: 'utolso-ekko',
  K: 'ures-kez',
  R: 'ragyogo-uresseg',
}

/** The opposition cards of the solo game: rows for 3 to 7 dice, two bets of Vrax and one of Kar. */
export const OPPOSITION: readonly (readonly (readonly string[])[])[] = [
  'UKT UKT UKT UPT UPT',
  'KRV KRV URN URN URS',
  'PUN PUN PUN PUN PUS',
  'KPT KPT KPT UPT UPT',
  'URT URT URT URT KRT',
  'KVP KVP KTU UNP UNP',
  'UNK UNK UNK UNK USK',
  'RTU RTU RTU RTU RSU',
  'KNR KNR UNR UNR UTR',
  'PTK PTK PTU PTU PSU',
].map(row => row.split(' ').map(cell => [...cell].map(code => CODES[code]!)))
