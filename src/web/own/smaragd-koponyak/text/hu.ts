import { withArticle } from './article.ts'
import { conditionsHu } from './conditions-hu.ts'

const number = new Intl.NumberFormat('hu')
const gears = (n: number): string => `${number.format(n)} fogaskerék`
const tokens = (n: number): string => `${number.format(n)} újradobás`
const seconds = new Intl.NumberFormat('hu', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What somebody is paid, in words. */
const pay = (g: number, tk: number): string =>
  [g > 0 || tk === 0 ? gears(g) : '', tk > 0 ? tokens(tk) : ''].filter(Boolean).join(' és ')

/** Every word of the skulls' table in Hungarian; English must have the same keys. */
export const hu = {
  gears,
  tokens,
  pay,
  conditions: conditionsHu,
  levels: ['alsó állkapocs', 'felső állkapocs', 'orr', 'szemek', 'ékkő'],
  faces: ['I', 'II', 'III', 'IV', 'V', 'koponya'],
  ends: {
    bust: 'Befuccsolt',
    flee: 'Megfutamodott',
    gem: 'Megszerezte az ékkövet',
    empty: 'Kiürült a keze',
    double: 'Ékkő és üres kéz egyszerre',
  },
  rivals: ['Vrax', 'Kar'],
  rivalsTogether: 'Vrax és Kar',

  setup: {
    names: 'Nevek (elhagyhatók)',
    solo: 'Egyedül Vrax és Kar ellen játszol: ők is fogadnak, minden kör elején egy kártya szerint.',
    race: 'Versenyben mindenki egyszerre fogad; aki gyorsabb, az kerül a jobb helyre.',
    turns: 'Sorban fogadva mindenkire jut idő; a kör minden dobása előtt más kezdi.',
  },

  table: 'Az asztal',
  skull: 'Koponyatábla',
  cards: 'Fogadáskártyák',
  hand: 'Kockák',
  players: 'Játékosok',
  log: 'Napló',
  noLog: 'Még nem történt semmi.',
  supplyOf: (n: number) => `Készlet: ${gears(n)}`,
  thrower: 'dobó',
  markersLeft: (n: number) => `${n} jelölő`,
  doneBetting: 'kész',
  seat: {
    person: 'ember',
    bot: (level: number) => `gép, ${level}. szint`,
  },
  purse: (who: string, g: number, tk: number) => `${who}: ${pay(g, tk)}`,

  card: (id: string) => `${id}. kártya`,
  kinds: { standard: 'alap', jackpot: 'jackpotkártya', side: 'mellékkártya', out: 'kiszállókártya' },
  stop: (level: string) => `megállás: ${level}`,
  jackpotOf: (what: string) => `A dobó jackpotja: ${what}`,
  /** What a jackpot pays: as short as on a card, and in words. */
  jackpot: {
    short: {
      skulls: (n: number) => `${n} × ☠`,
      teeth: (n: number) => `${n} × I, II`,
      sum: (n: number) => String(n),
    },
    words: {
      skulls: (n: number) => `${gears(n)} minden koponyáért`,
      teeth: (n: number) => `${gears(n)} minden I és II kockáért`,
      sum: gears,
    },
  },
  plus: 'ellenfogadásonként eggyel több',
  times: 'annyiszorosa, ahány ellenfogadás van',
  place: (n: string, who: string | undefined) => `${n}: ${who ?? 'szabad'}`,
  stack: (bet: string, places: string) => `${bet}; helyek alulról: ${places}`,
  betOn: (bet: string) => `Fogadok: ${bet}`,
  betAs: (who: string, bet: string) => `${who} fogad: ${bet}`,
  won: 'bejött',
  lost: 'nem jött be',
  tokenPrize: 'újradobásjelzőt fizet',

  board: {
    empty: 'A koponya üres.',
    level: (name: string, dice: string) => `${name}: ${dice}`,
    marker: (n: number) => `${n} jelölő az orrnál: a fogsor zárva`,
    put: (name: string, dice: string) => `Lerakom: ${name} (${dice})`,
    target: (name: string) => `Ide: ${name}`,
    nothingFits: (name: string) => `Nincs olyan kocka, amely ide illik: ${name}.`,
    choose: 'Válassz kockákat, vagy koppints egy szintre.',
  },
  die: {
    rolled: (face: string) => `${face} kocka`,
    waiting: (n: number) => `${n} kocka a kézben`,
    rolling: 'Gurulnak a kockák…',
  },

  acts: {
    label: 'Teendő',
    choosing: (who: string) => `${who} kártyát választ`,
    buying: (who: string) => `${who} dob: hány kockával?`,
    dice: (n: number) => `${n} kocka`,
    free: 'ingyen',
    price: (n: number) => gears(n),
    betting: (who: string) => `${who} fogad`,
    bettingAll: 'Fogadhattok!',
    bet: 'Fogadok',
    betHint: 'Koppints egy fogadásra, vagy jelezd, hogy nem fogadsz.',
    raceHint: 'Mindenki a saját színével fogad; az első hely ér a legtöbbet.',
    order: (names: string) => `Sorrend: ${names}`,
    done: 'Nem fogadok többet',
    doneAs: (who: string) => `${who}: kész`,
    mayRoll: (who: string) => `${who} dobhat`,
    waits: (who: string) => `${who} a fogadásokra vár`,
    roll: 'Dobás',
    locked: (ms: number) => `Dobás ${seconds.format(ms / 1000)} mp múlva`,
    timeLeft: (ms: number) => `Még ${seconds.format(ms / 1000)} mp a biztos idő`,
    open: 'A dobó bármikor dobhat',
    pause: 'Szünet',
    goOn: 'Folytatás',
    paused: 'Szünet: áll az óra.',
    placing: (who: string) => `${who} lerak`,
    stuck: (who: string) => `${who} semmit sem tud lerakni`,
    checking: (who: string) => `${who} dönt`,
    token: 'Újradobás jelzővel',
    nose: 'Orrtúrás',
    bust: 'Befuccsolok',
    flee: (what: string) => `Megfutamodok (${what})`,
    fleeShort: 'Megfutamodok',
    on: 'Tovább dobok',
    paying: (who: string) => `${who} nyereményt választ`,
    standard: (what: string) => `Alap nyeremény: ${what}`,
    standardShort: 'Alap',
    jackpot: (name: string, n: number) => `${name}: ${gears(n)}`,
    thinking: (who: string) => `${who} gondolkodik…`,
    failed: 'A gép elakadt.',
    retry: 'Próbáld újra',
    paid: (who: string, what: string) => `${who}: ${what}`,
    raced: (who: string) => `${who}: erre a helyre más gyorsabb volt; a jelölő nálad maradt.`,
    skip: 'Tovább',
  },

  chooser: {
    title: 'Haladó kártyák',
    text: (kind: string, n: number) => `${kind}: még ${n}`,
    take: (id: string) => `Ezt kérem: ${id}`,
    rest: 'A többit sorsold ki',
  },

  solo: {
    whole: 'Az egész kártya',
    title: (n: number) => `Ellenfélkártya (${n}.)`,
    left: (n: number) => `Még ${n} kártya van a pakliban.`,
    none: 'Ez volt az utolsó kártya.',
    short: 'A kockavásárlás után Vrax kétszer, Kar egyszer fogad.',
    row: (dice: number) => `${dice} kocka`,
    before: 'A dobás előtt felfordul egy kártya: kockáid száma szerint Vrax kétszer, Kar egyszer fogad.',
    goal: (n: number) => `Nyersz, ha a végén több fogaskereked van, mint nekik (most ${n}).`,
  },

  odds: {
    open: 'Mik az esélyeim?',
    title: 'Esélyek',
    about:
      'Pontos valószínűségek, ha a dobó innentől a lehető legjobban játszik; egyformán jó döntések közül mindegyiket ugyanolyan gyakran választja.',
    rolled: 'A mostani dobással, a legjobb döntés után.',
    buying: 'A vásárlás előtt: várható nyeremény az ár levonása után.',
    ends: 'Hogyan végződik a kör?',
    end: { bust: 'befuccsol', flee: 'megfutamodik', gem: 'ékkő', empty: 'üres kéz', double: 'dupla' },
    bets: 'Fogadások',
    betsText:
      'Esély, és ami egy most letett jelölőtől várható: esély × nyeremény, a mostani ellenfogadásokkal.',
    full: 'betelt',
    units: { gears: 'fogaskerék', tokens: 'újradobás' },
    worth: (n: string) => `A dobás várható értéke: ${n} fogaskerék`,
    on: (go: string, flee: string) => `Tovább: ${go}, megfutamodva: ${flee} fogaskerék várható.`,
    best: 'A legjobb most',
    dice: (n: number) => `${n} kocka`,
    expected: 'várható',
    token: (n: string) => `Egy újradobásjelző itt ${n} fogaskereket ér.`,
    none: 'Most nincs mit számolni.',
    counting: 'Számolok…',
    choice: {
      nose: 'orrtúrás',
      token: 'újradobás jelzővel',
      bust: 'befuccsolás',
      place: (name: string, dice: string) => `${name}: ${dice}`,
    },
  },

  aid: {
    open: 'Segédlet',
    title: 'Segédlet',
    price: 'A kockák ára',
    pays: 'Mit ér egy kocka?',
    level: 'szint',
    flee: 'futás / ékkő',
    empty: 'üres / dupla',
    token: 'újradobás',
    wild: 'A koponyás kockák csak ékkővel fizetnek.',
    turn: [
      'Vegyél 3–7 kockát, a többiek fogadnak, aztán dobj.',
      'Tegyél legalább egy kockát egyetlen szintre; lejjebb már nem mehetsz.',
      'A koponya bármelyik szintre jó. A szemekben 2, az ékkőn 1 kockának van hely.',
      'Újradobás: jelzővel (plusz egy kockával) vagy orrtúrással, ha fekszik III az orron.',
      'Lerakás után megfutamodhatsz, ha még van kocka a kezedben.',
    ],
    jackpots: 'Jackpotok (az alap nyeremény helyett választhatók)',
    bets: 'Fogadások az asztalon',
    betsText:
      'Az első szám az első jelölőé. ⊕: ellenfogadásonként eggyel több. ⊗: annyiszorosa, ahány ellenfogadás van.',
    keys: 'Billentyűk',
    keysText:
      'Enter vagy szóköz: a kiemelt gomb. Fogadni a kártyákon látható betűkkel és számokkal is lehet.',
    keysOf: (who: string, row: string) => `${who}: ${row}`,
    keysAdvanced: 'Haladó kártyáknál előbb a kártya, aztán a fogadás száma.',
    keyDone: 'kész',
  },

  menu: {
    label: 'Továbbiak',
    fast: 'Gyors tempó',
    calm: 'Nyugodt tempó',
  },
  undo: 'Vissza',
  undoOff: 'Szerencsét és fogadást nem lehet visszavenni.',

  end: {
    title: 'Vége',
    won: (who: string) => `${who} nyert`,
    shared: (who: string) => `${who} osztozik a győzelmen`,
    wonSolo: 'Legyőzted Vraxot és Kart!',
    lostSolo: 'Vrax és Kar győzött.',
    rank: (n: number) => `${n}.`,
    ranking: 'Végeredmény',
    noAnalysis:
      'Elemzés itt nincs: hogy egy tét bevált-e, a kockák döntötték el. Hogy jó volt-e, azt játék közben az Esélyek és a Tipp mondja meg.',
  },

  /** How a payment is reckoned. */
  sums: {
    level: (name: string, dice: number, each: number) => `${name} ${dice > 1 ? `${dice} × ${each}` : each}`,
    jackpot: {
      skulls: (each: number, n: number) => `${each} × ${n} koponya`,
      teeth: (each: number, n: number) => `${each} × ${n} fog`,
    },
    plus: (base: number, n: number) => `${base} + ${n} ellenfogadás`,
    times: (base: number, n: number) => `${base} × ${n} ellenfogadás`,
    whole: (sum: string, what: string) => (sum ? `${sum} = ${what}` : what),
    short: (sum: string, due: number, what: string) =>
      `${sum ? `${sum} = ` : ''}${due} helyett ${what}, mert elfogyott a készlet`,
  },

  tell: {
    start: (who: string) => `${who} kezd.`,
    card: (id: string) => `Az asztalra kerül ${withArticle(id)}. kártya.`,
    buy: (who: string, dice: number, price: number) =>
      `${who} ${dice} kockával dob${price > 0 ? ` (ára ${gears(price)})` : ''}.`,
    rival: (n: number) => `Vrax és Kar ${withArticle(n)}. kártya szerint fogad.`,
    bet: (who: string, bet: string, place: number) => `${who} fogad: ${bet}, ${place}. hely.`,
    done: (who: string) => `${who} nem fogad többet.`,
    rolled: (who: string, dice: string) => `${who} dobása: ${dice}.`,
    place: (who: string, level: string, dice: string) => `${who} lerak: ${level}, ${dice}.`,
    token: (who: string, more: boolean) => `${who} jelzővel újradob${more ? ', egy kockával többel' : ''}.`,
    nose: (who: string) => `${who} orrot túr.`,
    on: (who: string) => `${who} tovább dob.`,
    end: (who: string, end: string) => `${who}: ${end.toLocaleLowerCase('hu')}.`,
    paidThrower: (who: string, what: string) => `${who} nyereménye: ${what}.`,
    paidJackpot: (who: string, name: string, what: string) => `${who} jackpotja (${name}): ${what}.`,
    paidBet: (who: string, bet: string, what: string) => `${who} fogadása (${bet}): ${what}.`,
    rest: (what: string) => `A maradék Vraxé és Karé: ${what}.`,
    over: 'Elfogyott a készlet.',
    deckOver: 'Elfogyott az ellenfelek paklija.',
  },
}

export type SkullTexts = typeof hu
