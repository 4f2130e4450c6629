// Gazdálkodj okosan! once more, written from the book and its ruling alone, with plain objects and names: slow, and easy to read.

interface Person {
  cash: number
  at: number
  small: number
  large: number
  goods: Set<string>
  vouchers: number
  home: boolean
  cseb: boolean
  flat: boolean
  debt: number
  loan: number
  fresh: boolean
  skip: number
  held: '' | 'camp' | 'six'
  out: boolean
}

const PRICES: Record<string, number> = {
  room: 25000,
  kitchen: 15000,
  fridge: 4000,
  washer: 5000,
  'table-tennis': 2000,
  vacuum: 1000,
  tv: 6000,
  radio: 2000,
  bicycle: 1500,
  'hire-tv': 500,
  'hire-radio': 200,
  'hire-washer': 500,
  home: 200,
  cseb: 150,
  voucher: 200,
  'flat-14': 30000,
  'flat-26': 40000,
}
const ELECTRIC = ['tv', 'radio', 'vacuum', 'fridge', 'washer']
const FURNITURE = ['room', 'kitchen', 'table-tennis', 'bicycle']
const SHOPS: Record<number, string[]> = {
  4: ELECTRIC,
  7: [...ELECTRIC, ...FURNITURE],
  8: ['home', 'cseb'],
  13: [...ELECTRIC, ...FURNITURE],
  14: ['flat-14'],
  17: ['hire-tv', 'hire-radio', 'hire-washer'],
  24: ['voucher'],
  26: ['flat-26'],
  29: FURNITURE,
  34: ELECTRIC,
}
const FINES: Record<number, number> = { 1: 50, 6: 100, 25: 200, 36: 50, 38: 800 }
const JUMPS: Record<number, number> = { 10: 15, 20: 22, 33: 2, 37: 39 }
const STEPS: Record<number, number> = { 12: 2, 19: 3, 27: 1 }
const ROLLS: Record<number, number> = { 11: 1, 21: 2, 23: 2, 39: 1 }
const CARD_FIELDS = [2, 9, 15, 22, 31, 35]
const PARTS = 'handlebar bell white-lamp two-brakes name-plate red-lamp red-reflector'.split(' ')
const TICKS = [...PARTS, ...'carrier pump mirror mudguard stand'.split(' ')]

/** Cards by name: a sum, a field, a number of steps, of turns missed, of per cent … */
const CARDS: Record<string, [string, number?]> = {
  books: ['offer'],
  'won-voucher': ['won'],
  'open-tap': ['miss', 2],
  'train-window': ['miss', 1],
  'ticket-early': ['on', 2],
  'gas-bill': ['bill', 500],
  hike: ['go', 39],
  envelope: ['get', 20000],
  store: ['go', 7],
  'home-offer': ['insure'],
  'traffic-rules': ['get', 500],
  'stepped-out': ['miss', 3],
  'savings-1000': ['saver', 1000],
  'travel-prize': ['go', 11],
  furnish: ['go', 13],
  fire: ['fire'],
  'kept-child': ['go', 33],
  'to-26': ['go', 26],
  'jumped-off': ['fined', 100],
  'savings-5': ['share', 5],
  tour: ['pay', 500],
  theatre: ['go', 18],
  'savings-20': ['share', 20],
  handkerchief: ['on', 1],
  pools: ['get', 7500],
  warranty: ['pay', 200],
  premium: ['get', 5000],
  'school-insurance': ['again'],
  'to-start': ['go', 0],
  sale: ['get', 1000],
  sport: ['go', 19],
  'only-six': ['six'],
  'little-brother': ['on', 2],
  appliances: ['go', 4],
  specialist: ['go', 29],
  smoked: ['miss', 2],
  luggage: ['stolen'],
  'first-aid': ['get', 500],
  medicine: ['miss', 2],
  'clean-city': ['on', 2],
  gymnastics: ['on', 2],
  accident: ['hurt'],
  'back-two': ['back'],
  restaurant: ['pay', 200],
  'dirty-hands': ['miss', 1],
  'to-14': ['go', 14],
  'back-seat': ['on', 2],
}
const PRIZES = ['fridge', 'bicycle', 'radio', 'tv', 'kitchen', 'table-tennis', 'room', 'washer']

export class SlowEconomy {
  readonly people: Person[]
  stage = 'lot'
  who = 0
  rolls = 0
  rounds = 0
  offers: string[] = []
  cashed = false
  ticked: string[] = []
  pack: string[] = []
  winner = -1
  private readonly ids: readonly string[]

  constructor(ids: readonly string[]) {
    this.ids = ids
    this.people = ids.map(() => ({
      cash: 20000,
      at: 0,
      small: 0,
      large: 0,
      goods: new Set(),
      vouchers: 0,
      home: false,
      cseb: false,
      flat: false,
      debt: 0,
      loan: 0,
      fresh: false,
      skip: 0,
      held: '',
      out: false,
    }))
  }

  private get me(): Person {
    return this.people[this.who]!
  }
  saved(one: Person): number {
    return one.small * 5000 + one.large * 10000
  }

  private open(offer: string): boolean {
    const { me } = this
    if (offer.startsWith('hire-')) return !me.goods.has(offer.slice(5))
    if (offer === 'home') return !me.home
    if (offer === 'cseb') return !me.cseb
    if (offer === 'voucher') return this.people.reduce((n, one) => n + one.vouchers, 0) < 12
    return offer.startsWith('flat-') ? !me.flat : me.flat && !me.goods.has(offer)
  }

  /** What may be done at any moment of the own turn. */
  private anyTime(): string[] {
    const { me } = this
    const names: string[] = []
    const all = (kind: 'small' | 'large') => this.people.reduce((n, one) => n + one[kind], 0)
    if (!this.cashed && me.cash >= 5000 && all('small') < 60) names.push('save:5000')
    if (!this.cashed && me.cash >= 10000 && all('large') < 30) names.push('save:10000')
    if (me.small > 0) names.push('cash:5000')
    if (me.large > 0) names.push('cash:10000')
    if (!me.flat && me.cash >= 70000) names.push('flat')
    for (const sum of [1000, 5000, 10000]) if (sum < me.debt && me.cash >= sum) names.push(`repay:${sum}`)
    if (me.debt > 0 && me.cash >= me.debt) names.push('repay:all')
    return names
  }

  moves(): string[] {
    switch (this.stage) {
      case 'lot':
        return this.ids.map(id => `first:${id}`)
      case 'rolling':
        return [1, 2, 3, 4, 5, 6].map(n => `roll:${n}`)
      case 'card':
        return (this.pack.length === 0 ? this.wholePack() : this.pack).map(id => `card:${id}`)
      case 'ticket':
        return ['theatre', 'cinema']
      case 'quiz':
        return TICKS.filter(id => !this.ticked.includes(id)).map(id => `tick:${id}`)
      case 'offer':
        return [
          ...this.offers.filter(o => this.open(o) && this.me.cash >= PRICES[o]!).map(o => `buy:${o}`),
          'done',
          ...this.anyTime(),
        ]
      default:
        return [this.stage, ...this.anyTime()]
    }
  }
  private wholePack(): string[] {
    return [...Object.keys(CARDS), ...PRIZES.map(id => `prize-${id}`)]
  }

  play(name: string): void {
    const [what = '', arg = ''] = name.split(':')
    const { me } = this
    const sum = Number(arg)
    if (what === 'first') this.begin(this.ids.indexOf(arg))
    else if (name === 'roll') this.stage = 'rolling'
    else if (what === 'roll') this.rolled(sum)
    else if (what === 'card') this.drawn(arg)
    else if (what === 'save') this.book(sum, 1)
    else if (what === 'cash') {
      this.cashed = true
      this.book(sum, -1)
    } else if (what === 'repay') this.repay(me, arg === 'all' ? me.debt : sum)
    else if (name === 'flat') [me.cash, me.flat, me.debt] = [me.cash - 70000, true, 0]
    else if (what === 'buy') this.buy(arg)
    else if (name === 'theatre' || name === 'cinema') {
      this.due(me, name === 'theatre' ? 100 : 50)
      this.after()
    } else if (what === 'tick') this.tick(arg)
    else if (name === 'end') this.over()
    else this.after()
    this.settle()
  }

  /** The bank takes or gives a savings book of the player to move. */
  private book(sum: number, n: number): void {
    this.me.cash -= n * sum
    if (sum === 5000) this.me.small += n
    else this.me.large += n
  }
  private repay(one: Person, sum: number): void {
    one.cash -= sum
    one.debt -= sum
  }

  private buy(offer: string): void {
    const { me } = this
    me.cash -= PRICES[offer]!
    if (offer === 'home') me.home = true
    else if (offer === 'cseb') me.cseb = true
    else if (offer === 'voucher') me.vouchers++
    else if (offer.startsWith('flat-')) [me.flat, me.debt] = [true, 40000]
    else me.goods.add(offer.replace('hire-', ''))
    if (!this.tempting()) this.after()
  }
  private tempting(): boolean {
    return this.offers.some(o => this.open(o) && PRICES[o]! <= this.me.cash + this.saved(this.me))
  }

  private tick(id: string): void {
    this.ticked.push(id)
    if (this.ticked.length < 7) return
    if (PARTS.every(part => this.ticked.includes(part))) this.rolls++
    this.ticked = []
    this.after()
  }

  private rolled(n: number): void {
    const { me } = this
    if ((me.held === 'camp' && n !== 1 && n !== 6) || (me.held === 'six' && n !== 6)) return this.after()
    me.held = ''
    this.forward(n)
    return this.field()
  }
  private forward(n: number): void {
    const { me } = this
    for (let i = 1; i <= n; i++) {
      me.at = (me.at + 1) % 40
      if (me.at !== 0) continue
      me.cash += i === n ? 6000 : 4000
      this.repay(me, Math.min(2000, me.debt))
    }
  }
  private toField(field: number): void {
    let n = 1
    while ((this.me.at + n) % 40 !== field) n++
    this.forward(n)
  }

  private field(): void {
    const { me } = this
    const { at } = me
    if (CARD_FIELDS.includes(at)) this.stage = 'card'
    else if (JUMPS[at] !== undefined) {
      this.toField(JUMPS[at])
      this.field()
    } else if (STEPS[at] !== undefined) {
      this.forward(STEPS[at])
      this.field()
    } else if (SHOPS[at]) this.shop(SHOPS[at])
    else if (at === 18) this.stage = 'ticket'
    else if (at === 28) this.stage = 'quiz'
    else if (at === 30) this.stay('camp')
    else {
      if (FINES[at] !== undefined) this.due(me, FINES[at])
      if (at === 3) me.cash += Math.floor(this.saved(me) * 0.05)
      if (at === 32) me.cash += 1000
      if (at === 16 && me.cseb) [me.cseb, me.cash] = [false, me.cash + 5000]
      this.rolls += ROLLS[at] ?? 0
      this.after()
    }
  }
  private shop(offers: string[]): void {
    this.offers = offers
    if (this.tempting()) this.stage = 'offer'
    else this.after()
  }
  private stay(how: 'camp' | 'six'): void {
    this.me.held = how
    this.rolls = 0
    this.after()
  }

  private drawn(id: string): void {
    if (this.pack.length === 0) this.pack = this.wholePack()
    this.pack = this.pack.filter(each => each !== id)
    const { me } = this
    if (id.startsWith('prize-')) {
      const article = id.slice(6)
      if (me.goods.has(article)) me.cash += PRICES[article]!
      else me.goods.add(article)
      return this.after()
    }
    const [what, n = 0] = CARDS[id]!
    if (what === 'go') {
      this.toField(n)
      return this.field()
    }
    if (what === 'on') {
      this.forward(n)
      return this.field()
    }
    if (what === 'back') {
      me.at = (me.at + 38) % 40
      return this.field()
    }
    if (what === 'won') {
      this.toField(24)
      if (this.people.reduce((sum, one) => sum + one.vouchers, 0) < 12) me.vouchers++
      return this.field()
    }
    if (what === 'offer') return this.shop(['voucher'])
    if (what === 'insure') return this.shop(['home'])
    if (what === 'six') return this.stay('six')
    if (what === 'miss') me.skip += n
    else if (what === 'fined') {
      me.skip++
      this.due(me, n)
    } else if (what === 'bill' && me.flat) this.due(me, n)
    else if (what === 'pay') this.due(me, n)
    else if (what === 'get' || (what === 'saver' && this.saved(me) > 0)) me.cash += n
    else if (what === 'share') me.cash += Math.floor((this.saved(me) * n) / 100)
    else if (what === 'fire' && me.flat && !me.home) me.goods.clear()
    else if (what === 'stolen' && me.home) me.cash += 2500
    else if (what === 'hurt' && me.cseb) me.cash += 5000
    else if (what === 'again') this.rolls++
    return this.after()
  }

  /** From cash, then savings, then by a loan; a second one is not given. */
  private due(one: Person, sum: number): void {
    this.cashUpTo(one, sum)
    if (one.cash < sum) {
      if (one.loan > 0) return this.leave(one)
      one.loan = sum - one.cash
      one.cash = sum
      one.skip += 2
      one.fresh = true
    }
    one.cash -= sum
  }
  private cashUpTo(one: Person, sum: number): void {
    while (one.cash < sum && one.small + one.large > 0) {
      const large = one.large > 0 && (one.small === 0 || sum - one.cash > 5000)
      one.cash += large ? 10000 : 5000
      if (large) one.large--
      else one.small--
    }
  }
  private leave(one: Person): void {
    Object.assign(one, {
      cash: 0,
      small: 0,
      large: 0,
      goods: new Set(),
      vouchers: 0,
      home: false,
      cseb: false,
      flat: false,
      debt: 0,
      loan: 0,
      fresh: false,
      skip: 0,
      held: '',
      out: true,
    })
  }

  private after(): void {
    this.offers = []
    this.stage = this.rolls > 0 ? 'roll' : 'end'
    if (this.rolls > 0) this.rolls--
  }
  private begin(player: number): void {
    this.who = player
    this.stage = 'roll'
    this.rolls = 0
    this.cashed = false
  }
  private over(): void {
    const { me } = this
    if (me.loan > 0 && !me.fresh) {
      this.cashUpTo(me, me.loan)
      if (me.cash < me.loan) this.leave(me)
      else [me.cash, me.loan] = [me.cash - me.loan, 0]
    }
    if (
      me.flat &&
      me.debt === 0 &&
      me.goods.size === 9 &&
      me.vouchers >= 2 &&
      this.saved(me) >= 5000 &&
      me.loan === 0
    ) {
      this.winner = this.who
      return
    }
    for (let next = this.who; ;) {
      next = (next + 1) % this.people.length
      if (next === 0) this.rounds++
      const one = this.people[next]!
      if (one.out) continue
      if (one.skip === 0) return this.begin(next)
      one.skip--
      one.fresh = false
    }
  }
  get isOver(): boolean {
    return this.winner >= 0 || this.people.filter(one => !one.out).length === 1 || this.rounds >= 300
  }
  /** Turns that nobody has anything to decide in are over. */
  private settle(): void {
    while (!this.isOver && (this.me.out || (this.stage === 'end' && this.anyTime().length === 0))) this.over()
  }
}
