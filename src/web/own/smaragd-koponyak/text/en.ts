import { conditionsEn } from './conditions-en.ts'
import type { SkullTexts } from './hu.ts'

const number = new Intl.NumberFormat('en')
const counted = (n: number, one: string, many: string): string =>
  `${number.format(n)} ${n === 1 ? one : many}`
const gears = (n: number): string => counted(n, 'gear', 'gears')
const tokens = (n: number): string => counted(n, 'reroll', 'rerolls')
const dice = (n: number): string => counted(n, 'die', 'dice')
const seconds = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const pay = (g: number, tk: number): string =>
  [g > 0 || tk === 0 ? gears(g) : '', tk > 0 ? tokens(tk) : ''].filter(Boolean).join(' and ')

/** Every word of the skulls' table in English. */
export const en: SkullTexts = {
  gears,
  tokens,
  pay,
  conditions: conditionsEn,
  levels: ['lower jaw', 'upper jaw', 'nose', 'eyes', 'gem'],
  faces: ['I', 'II', 'III', 'IV', 'V', 'skull'],
  ends: {
    bust: 'Bust',
    flee: 'Fled',
    gem: 'Won the gem',
    empty: 'Emptied the hand',
    double: 'Gem and empty hand together',
  },
  rivals: ['Vrax', 'Kar'],
  rivalsTogether: 'Vrax and Kar',

  setup: {
    names: 'Names (as you like)',
    solo: 'Alone you play against Vrax and Kar: they bet too, by a card at the start of each turn.',
    race: 'Racing, everybody bets at once; who is faster gets the better place.',
    turns: 'In turn, there is time for everybody; before each roll somebody else begins.',
  },

  table: 'The table',
  skull: 'Skull board',
  cards: 'Bet cards',
  hand: 'Dice',
  players: 'Players',
  log: 'Log',
  noLog: 'Nothing has happened yet.',
  supplyOf: n => `Supply: ${gears(n)}`,
  thrower: 'thrower',
  markersLeft: n => counted(n, 'marker', 'markers'),
  doneBetting: 'done',
  seat: {
    person: 'person',
    bot: level => `machine, level ${level}`,
  },
  purse: (who, g, tk) => `${who}: ${pay(g, tk)}`,

  card: id => `Card ${id}`,
  kinds: { standard: 'standard', jackpot: 'jackpot card', side: 'side card', out: 'out card' },
  stop: level => `stop: ${level}`,
  jackpotOf: what => `The thrower's jackpot: ${what}`,
  jackpot: {
    short: {
      skulls: n => `${n} × ☠`,
      teeth: n => `${n} × I, II`,
      sum: n => String(n),
    },
    words: {
      skulls: n => `${gears(n)} for every skull`,
      teeth: n => `${gears(n)} for every I and II die`,
      sum: gears,
    },
  },
  plus: 'one more for each counter-bet',
  times: 'times the number of counter-bets',
  place: (n, who) => `${n}: ${who ?? 'free'}`,
  stack: (bet, places) => `${bet}; places from the bottom: ${places}`,
  betOn: bet => `Bet on: ${bet}`,
  betAs: (who, bet) => `${who} bets: ${bet}`,
  won: 'won',
  lost: 'lost',
  tokenPrize: 'pays reroll tokens',

  board: {
    empty: 'The skull is empty.',
    level: (name, lying) => `${name}: ${lying}`,
    marker: n => `${counted(n, 'marker', 'markers')} at the nose: the teeth are closed`,
    put: (name, lying) => `Place: ${name} (${lying})`,
    target: name => `Here: ${name}`,
    nothingFits: name => `No die fits here: ${name}.`,
    choose: 'Choose dice, or tap a level.',
  },
  die: {
    rolled: face => `${face} die`,
    waiting: n => `${dice(n)} in hand`,
    rolling: 'The dice are rolling…',
  },

  acts: {
    label: 'To do',
    choosing: who => `${who} chooses a card`,
    buying: who => `${who} throws: with how many dice?`,
    dice,
    free: 'free',
    price: gears,
    betting: who => `${who} bets`,
    bettingAll: 'Place your bets!',
    bet: 'Bet',
    betHint: 'Tap a bet, or say that you are done.',
    raceHint: 'Everybody bets with their own colour; the first place is worth most.',
    order: names => `Order: ${names}`,
    done: 'No more bets',
    doneAs: who => `${who}: done`,
    mayRoll: who => `${who} may roll`,
    waits: who => `${who} waits for the bets`,
    roll: 'Roll',
    locked: ms => `Roll in ${seconds.format(ms / 1000)} s`,
    timeLeft: ms => `${seconds.format(ms / 1000)} s of sure time left`,
    open: 'The thrower may roll any moment',
    pause: 'Pause',
    goOn: 'Go on',
    paused: 'Paused: the clock stands.',
    placing: who => `${who} places`,
    stuck: who => `${who} can place nothing`,
    checking: who => `${who} decides`,
    token: 'Reroll with a token',
    nose: 'Pick the nose',
    bust: 'Go bust',
    flee: what => `Flee (${what})`,
    fleeShort: 'Flee',
    on: 'Go on',
    paying: who => `${who} chooses the payout`,
    standard: what => `Standard payout: ${what}`,
    standardShort: 'Standard',
    jackpot: (name, n) => `${name}: ${gears(n)}`,
    thinking: who => `${who} is thinking…`,
    failed: 'The machine got stuck.',
    retry: 'Try again',
    paid: (who, what) => `${who}: ${what}`,
    raced: who => `${who}: somebody was faster there; you keep the marker.`,
    skip: 'Go on',
  },

  chooser: {
    title: 'Advanced cards',
    text: (kind, n) => `${kind}: ${n} more`,
    take: id => `Take ${id}`,
    rest: 'Draw the rest',
  },

  solo: {
    whole: 'The whole card',
    title: n => `Opposition card ${n}`,
    left: n => `${counted(n, 'card is', 'cards are')} left in the deck.`,
    none: 'This was the last card.',
    short: 'After buying dice Vrax bets twice and Kar once.',
    row: dice,
    before: 'Before the roll a card is turned up: by the number of your dice Vrax bets twice, Kar once.',
    goal: n => `You win with more gears than theirs at the end (now ${n}).`,
  },

  odds: {
    open: 'What are my chances?',
    title: 'Chances',
    about:
      'Exact probabilities if the thrower plays as well as possible from here; of equally good throws each is taken as often as the others.',
    rolled: 'With the dice on the table, after the best choice.',
    buying: 'Before buying: expected gears after the price.',
    ends: 'How does the turn end?',
    end: { bust: 'bust', flee: 'flight', gem: 'gem', empty: 'empty hand', double: 'double' },
    bets: 'Bets',
    betsText:
      'The chance, and what a marker put there now is worth: chance × prize, with the counter-bets as they lie.',
    full: 'full',
    units: { gears: 'gears', tokens: 'rerolls' },
    worth: n => `The roll is worth ${n} gears on average`,
    on: (go, flee) => `Going on is worth ${go} gears, fleeing ${flee}.`,
    best: 'Best now',
    dice,
    expected: 'expected',
    token: (n: string) => `A reroll token counts as ${n} gears here.`,
    none: 'There is nothing to count now.',
    counting: 'Counting…',
    choice: {
      nose: 'pick the nose',
      token: 'reroll with a token',
      bust: 'go bust',
      place: (name, lying) => `${name}: ${lying}`,
    },
  },

  aid: {
    open: 'Player aid',
    title: 'Player aid',
    price: 'What dice cost',
    pays: 'What is a die worth?',
    level: 'level',
    flee: 'flight / gem',
    empty: 'empty / double',
    token: 'reroll',
    wild: 'Skull dice pay only with a gem.',
    turn: [
      'Take 3–7 dice, the others bet, then roll.',
      'Place at least one die on a single level; you cannot go lower any more.',
      'A skull fits every level. There is room for 2 dice in the eyes and 1 on the gem.',
      'Reroll: with a token (and one more die), or by picking the nose when a III lies on it.',
      'After placing you may flee while there are dice in your hand.',
    ],
    jackpots: 'Jackpots (to be chosen instead of the standard payout)',
    bets: 'Bets on the table',
    betsText:
      'The first number is for the first marker. ⊕: one more for each counter-bet. ⊗: times the number of counter-bets.',
    keys: 'Keys',
    keysText:
      'Enter or space: the main button. Bets can be made with the letters and digits shown on the cards.',
    keysOf: (who, row) => `${who}: ${row}`,
    keysAdvanced: 'With advanced cards: first the card, then the number of the bet.',
    keyDone: 'done',
  },

  menu: {
    label: 'More',
    fast: 'Fast pace',
    calm: 'Calm pace',
  },
  undo: 'Undo',
  undoOff: 'Luck and bets cannot be taken back.',

  end: {
    title: 'The end',
    won: who => `${who} won`,
    shared: who => `${who} share the win`,
    wonSolo: 'You have beaten Vrax and Kar!',
    lostSolo: 'Vrax and Kar have won.',
    rank: n => `${n}.`,
    ranking: 'Final ranking',
    noAnalysis:
      'There is no analysis here: whether a bet came in was up to the dice. Whether it was a good one, Chances and Hint tell during the game.',
  },

  sums: {
    level: (name, n, each) => `${name} ${n > 1 ? `${n} × ${each}` : each}`,
    jackpot: {
      skulls: (each, n) => `${each} × ${counted(n, 'skull', 'skulls')}`,
      teeth: (each, n) => `${each} × ${counted(n, 'tooth', 'teeth')}`,
    },
    plus: (base, n) => `${base} + ${counted(n, 'counter-bet', 'counter-bets')}`,
    times: (base, n) => `${base} × ${counted(n, 'counter-bet', 'counter-bets')}`,
    whole: (sum, what) => (sum ? `${sum} = ${what}` : what),
    short: (sum, due, what) => `${what} instead of ${sum ? `${sum} = ` : ''}${due}: the supply has run out`,
  },

  tell: {
    start: who => `${who} begins.`,
    card: id => `Card ${id} comes to the table.`,
    buy: (who, n, price) => `${who} throws with ${dice(n)}${price > 0 ? ` (for ${gears(price)})` : ''}.`,
    rival: n => `Vrax and Kar bet by card ${n}.`,
    bet: (who, bet, place) => `${who} bets: ${bet}, place ${place}.`,
    done: who => `${who} bets no more.`,
    rolled: (who, lying) => `${who} rolls: ${lying}.`,
    place: (who, level, lying) => `${who} places: ${level}, ${lying}.`,
    token: (who, more) => `${who} rerolls with a token${more ? ' and one more die' : ''}.`,
    nose: who => `${who} picks the nose.`,
    on: who => `${who} goes on.`,
    end: (who, end) => `${who}: ${end.toLocaleLowerCase('en')}.`,
    paidThrower: (who, what) => `${who} is paid ${what}.`,
    paidJackpot: (who, name, what) => `${who}'s jackpot (${name}): ${what}.`,
    paidBet: (who, bet, what) => `${who}'s bet (${bet}): ${what}.`,
    rest: what => `The rest goes to Vrax and Kar: ${what}.`,
    over: 'The supply has run out.',
    deckOver: "The opponents' deck has run out.",
  },
}
