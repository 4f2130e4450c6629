import { expect, test } from 'vitest'
import { CHANCE, type Match, type Json, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { ARTICLES } from './articles.ts'
import { CARDS } from './cards.ts'
import { EQUIPMENT, FIELDS } from './fields.ts'
import gazdalkodj from './game.ts'

type Position = Record<string, Json>
const ALL = ARTICLES.map(({ id }) => id)

/** Red's turn before the roll, with some money; blue and green only look on. */
const turn = (position: Position = {}, options: Options = {}): Match =>
  from(
    gazdalkodj,
    { turn: 'red', money: { red: 20_000, blue: 20_000, green: 20_000 }, ...position },
    { players: '3', ...options },
  )
/** Red rolls a 1 and so comes to this field. */
const arrive = (field: number, position: Position = {}, options: Options = {}): Match =>
  play(turn({ ...position, at: { red: (field + 39) % 40 } }, options), 'roll roll:1')
/** Red comes to field 2 and draws this card. */
const draw = (card: string, position: Position = {}): Match => play(arrive(2, position), `card:${card}`)
const red = (match: Match, key: string): number =>
  ((json(match)[key] ?? {}) as Record<string, number>)['red'] ?? 0
const cash = (match: Match) => red(match, 'money')
const has = (match: Match, key: string): boolean => ((json(match)[key] ?? []) as string[]).includes('red')
const goods = (match: Match): string[] => (json(match)['goods-red'] ?? []) as string[]
const stage = (match: Match) => json(match)['stage'] ?? 'roll'
const own = (match: Match): string[] => moves(match).filter(name => name.startsWith('buy:'))

test('40 fields; two to six players begin on Start with 20 000 each; the first is drawn by lot', () => {
  for (const players of ['2', '3', '4', '5', '6']) {
    const match = start(gazdalkodj, { players })
    expect(match.game.players).toHaveLength(Number(players))
    expect(Object.values(json(match)['money'] as object)).toEqual(
      Array.from({ length: Number(players) }, () => 20_000),
    )
    expect(match.position.turn).toBe(CHANCE)
    expect(moves(match)).toHaveLength(Number(players))
  }
  expect(FIELDS).toHaveLength(40)
  expect(play(start(gazdalkodj, { players: '3' }), 'first:green').position.turn).toBe(2)
})

test('every field and every card is told in both languages', () => {
  for (const { text, print } of FIELDS)
    for (const words of [text.hu, text.en, print.hu, print.en]) expect(words.length).toBeGreaterThan(3)
  for (const { text } of CARDS)
    for (const words of [text.hu, text.en]) expect(words.length).toBeGreaterThan(8)
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(55)
})

test.each([
  [1, -50],
  [3, 0],
  [5, 0],
  [6, -100],
  [16, 0],
  [25, -200],
  [32, 1000],
  [36, -50],
  [38, -800],
])('field %i changes the cash by %i', (field, change) => {
  const match = arrive(field)
  expect([cash(match), red(match, 'at'), stage(match)]).toEqual([20_000 + change, field, 'end'])
})

test('passing Start pays 4000, landing on it 6000', () => {
  expect(cash(play(turn({ at: { red: 38 } }), 'roll roll:2'))).toBe(26_000)
  expect(cash(play(turn({ at: { red: 39 } }), 'roll roll:6'))).toBe(24_000)
})

test.each([2, 9, 15, 22, 31, 35])('field %i draws a card', field => {
  const match = arrive(field)
  expect(match.position.turn).toBe(CHANCE)
  expect(moves(match)).toHaveLength(55)
})

test.each([
  [10, 15, 'card'],
  [20, 22, 'card'],
  [12, 14, 'end'],
  [19, 22, 'card'],
  [27, 28, 'quiz'],
  [37, 39, 'roll'],
])('field %i leads on to %i, which is carried out', (field, to, after) => {
  const match = arrive(field)
  expect([red(match, 'at'), stage(match)]).toEqual([to, after])
})

test('field 33 leads forward to 2, past Start', () => {
  const match = arrive(33)
  expect([red(match, 'at'), cash(match), stage(match)]).toEqual([2, 24_000, 'card'])
})

test.each([
  [11, 1],
  [21, 2],
  [23, 2],
  [39, 1],
])('field %i gives %i more rolls', (field, more) => {
  const match = arrive(field)
  expect([stage(match), json(match)['rolls']]).toEqual(['roll', more === 1 ? undefined : more - 1])
})

test('extra rolls add up and are taken at once', () => {
  const match = play(arrive(21), 'roll roll:2')
  // One roll is left of field 21 and two come from field 23.
  expect([stage(match), json(match)['rolls']]).toEqual(['roll', 2])
})

test('savings books are bought from the first turn on and cashed in at their value; after that none is bought in the turn', () => {
  const match = turn()
  expectMoves(match, 'roll save:5000 save:10000')
  play(match, 'save:5000 save:10000')
  expect([cash(match), red(match, 'books5000'), red(match, 'books10000')]).toEqual([5000, 1, 1])
  play(match, 'cash:5000')
  expect(cash(match)).toBe(10_000)
  expect(moves(match)).not.toContain('save:5000')
  expect(refused(match)['save:5000']).toContain('cashed in')
  expect(refused(match)['cash:5000']).toContain('no such')
  expect(refused(turn({ money: { red: 3000 } }))['save:5000']).toContain('not enough cash')
})

test('the bank has 60 books of 5000, 30 of 10 000 and 12 vouchers', () => {
  const full = turn({ books5000: { blue: 60 }, books10000: { green: 30 } })
  expectMoves(full, 'roll')
  expect(refused(full)['save:10000']).toContain('none left')
  const rich = { money: { red: 1000 }, vouchers: { blue: 12 } }
  expect(stage(arrive(24, rich))).not.toBe('offer')
  expect(own(arrive(24, { ...rich, vouchers: { blue: 11 } }))).toEqual(['buy:voucher'])
})

test('field 3 pays 5 % of the savings, rounded down, and nothing on cash', () => {
  expect(cash(arrive(3, { books5000: { red: 1 }, books10000: { red: 2 } }))).toBe(21_250)
})

test('field 16 takes the CSÉB policy and pays 5000', () => {
  const match = arrive(16, { cseb: ['red'] })
  expect([cash(match), has(match, 'cseb')]).toEqual([25_000, false])
})

const ELECTRIC = 'buy:fridge buy:radio buy:tv buy:vacuum buy:washer'
const FURNITURE = 'buy:bicycle buy:kitchen buy:room buy:table-tennis'
test.each([
  [4, ELECTRIC],
  [7, `${ELECTRIC} ${FURNITURE}`],
  [13, `${ELECTRIC} ${FURNITURE}`],
  [29, FURNITURE],
  [34, ELECTRIC],
])('the shop on %i sells %s, to owners of a flat only', (field, sold) => {
  const rich = { money: { red: 99_000 } }
  const match = arrive(field, { ...rich, flat: ['red'], debt: { red: 40_000 } })
  expect(own(match)).toEqual(sold.split(' ').sort())
  expect(stage(arrive(field, rich))).toBe('end')
})

test.each([
  ['room', 25_000],
  ['kitchen', 15_000],
  ['fridge', 4000],
  ['washer', 5000],
  ['table-tennis', 2000],
  ['vacuum', 1000],
  ['tv', 6000],
  ['radio', 2000],
  ['bicycle', 1500],
])('%s costs %i and is bought once', (article, price) => {
  const match = play(arrive(7, { money: { red: 60_000 }, flat: ['red'] }), `buy:${article}`)
  expect([cash(match), goods(match)]).toEqual([60_000 - price, [article]])
  expect(refused(match)[`buy:${article}`]).toContain('already')
  expect(refused(match)['buy:voucher']).toContain('not sold here')
})

test('in a shop savings may be cashed in first; without enough of both nothing is asked', () => {
  const match = arrive(4, { money: { red: 500 }, books10000: { red: 1 }, flat: ['red'] })
  expect(own(match)).toEqual([])
  expect(refused(match)['buy:tv']).toContain('not enough cash')
  expect(own(play(match, 'cash:10000'))).toHaveLength(5)
  expect(stage(arrive(4, { money: { red: 500 }, flat: ['red'] }))).toBe('roll')
})

test('field 8 sells home insurance for 200 and CSÉB for 150, one of each', () => {
  const match = play(arrive(8), 'buy:home buy:cseb')
  expect([cash(match), has(match, 'home'), has(match, 'cseb'), stage(match)]).toEqual([
    19_650,
    true,
    true,
    'end',
  ])
})

test('field 17 hires out television, radio and washing machine, without a flat, for ever', () => {
  const match = play(arrive(17), 'buy:hire-tv buy:hire-radio buy:hire-washer')
  expect([cash(match), goods(match).toSorted()]).toEqual([18_800, ['radio', 'tv', 'washer']])
})

test('field 18: theatre for 100 or cinema for 50, one of them for certain', () => {
  const match = arrive(18)
  expectMoves(match, 'theatre cinema')
  expect(refused(match)['roll']).toContain('what the field asks')
  expect(cash(play(arrive(18), 'theatre'))).toBe(19_900)
  expect(cash(play(match, 'cinema'))).toBe(19_950)
})

test('field 24 sells book vouchers for 200', () => {
  const match = play(arrive(24), 'buy:voucher buy:voucher done')
  expect([cash(match), red(match, 'vouchers')]).toEqual([19_600, 2])
})

test.each([
  [14, 'flat-14', 30_000],
  [26, 'flat-26', 40_000],
])('field %i: a flat for a part now and 40 000 in instalments of 2000 at Start', (field, offer, down) => {
  const match = play(arrive(field, { money: { red: 50_000 } }), `buy:${offer}`)
  expect([cash(match), has(match, 'flat'), red(match, 'debt')]).toEqual([50_000 - down, true, 40_000])
  expect(refused(match)[`buy:${offer}`]).toContain('not sold here')
  expect(refused(match)['flat']).toContain('second flat')
  const lap = arrive(0, { flat: ['red'], debt: { red: 40_000 } })
  expect([cash(lap), red(lap, 'debt')]).toEqual([24_000, 38_000])
  expect(red(arrive(0, { flat: ['red'], debt: { red: 500 } }), 'debt')).toBe(0)
  expect(cash(arrive(0, { flat: ['red'], debt: { red: 500 } }))).toBe(25_500)
})

test('70 000 in cash buy a flat anywhere; more can be repaid on the own turn', () => {
  expect(moves(turn({ money: { red: 69_999 } }))).not.toContain('flat')
  const match = play(turn({ money: { red: 70_000 } }), 'flat')
  expect([cash(match), has(match, 'flat'), red(match, 'debt')]).toEqual([0, true, 0])
  const owing = turn({ money: { red: 12_000 }, flat: ['red'], debt: { red: 11_000 } })
  expect(moves(owing).filter(name => name.startsWith('repay'))).toEqual([
    'repay:1000',
    'repay:10000',
    'repay:5000',
    'repay:all',
  ])
  play(owing, 'repay:5000 repay:all')
  expect([cash(owing), red(owing, 'debt')]).toEqual([1000, 0])
  expect(refused(owing)['repay:all']).toContain('owe nothing')
})

test('field 28: the seven parts of a bicycle out of twelve, within a minute, give another roll', () => {
  const right = EQUIPMENT.slice(0, 7).map(({ id }) => `tick:${id}`)
  const match = arrive(28)
  expect(moves(match)).toHaveLength(12)
  expect(stage(play(match, right.join(' ')))).toBe('roll')
  expect(match.position.turn).toBe(0)
  expect(stage(play(arrive(28), [...right.slice(0, 6), 'tick:pump'].join(' ')))).toBe('end')
  const slow = play(arrive(28), 'tick:bell time:59999')
  expect(stage(slow)).toBe('quiz')
  expect(stage(play(slow, 'time:1'))).toBe('end')
  expect(stage(arrive(28, {}, { quizOff: 'on' }))).toBe('roll')
})

test('field 30 holds until a 1 or a 6, with one try a turn, and takes the rolls that are left', () => {
  const match = arrive(30, { rolls: 2 })
  expect([red(match, 'held'), stage(match)]).toEqual([1, 'end'])
  for (const die of [2, 3, 4, 5]) {
    const tried = play(turn({ at: { red: 30 }, held: { red: 1 } }), `roll roll:${die}`)
    expect([red(tried, 'at'), red(tried, 'held'), stage(tried)]).toEqual([30, 1, 'end'])
  }
  expect(red(play(turn({ at: { red: 30 }, held: { red: 1 } }), 'roll roll:1'), 'at')).toBe(31)
  expect(red(play(turn({ at: { red: 30 }, held: { red: 1 } }), 'roll roll:6'), 'at')).toBe(36)
})

test.each([
  ['envelope', 20_000],
  ['traffic-rules', 500],
  ['pools', 7500],
  ['premium', 5000],
  ['sale', 1000],
  ['first-aid', 500],
  ['tour', -500],
  ['warranty', -200],
  ['restaurant', -200],
  ['gas-bill', 0],
  ['savings-1000', 0],
  ['savings-5', 0],
  ['savings-20', 0],
  ['luggage', 0],
  ['accident', 0],
])('card %s: %i', (card, change) => {
  expect(cash(draw(card))).toBe(20_000 + change)
})

test('cards that ask what one has: flat, savings, policies', () => {
  expect(cash(draw('gas-bill', { flat: ['red'] }))).toBe(19_500)
  const savings = { books5000: { red: 3 } }
  expect(cash(draw('savings-1000', savings))).toBe(21_000)
  expect(cash(draw('savings-5', savings))).toBe(20_750)
  expect(cash(draw('savings-20', savings))).toBe(23_000)
  expect(cash(draw('luggage', { home: ['red'] }))).toBe(22_500)
  const hurt = draw('accident', { cseb: ['red'] })
  expect([cash(hurt), has(hurt, 'cseb')]).toEqual([25_000, true])
})

test.each([
  ['open-tap', 2, 0],
  ['train-window', 1, 0],
  ['stepped-out', 3, 0],
  ['jumped-off', 1, 100],
  ['smoked', 2, 0],
  ['medicine', 2, 0],
  ['dirty-hands', 1, 0],
])('card %s: %i turns missed, a fine of %i', (card, turns, fine) => {
  const match = draw(card)
  expect([red(match, 'skip'), cash(match)]).toEqual([turns, 20_000 - fine])
})

test('whoever misses turns is passed over that many times', () => {
  const match = play(turn({ stage: 'end', skip: { red: 2 }, at: { blue: 4, green: 4 } }), 'end')
  const seen: number[] = []
  for (let i = 0; i < 7; i++) {
    seen.push(match.position.turn)
    play(match, 'roll roll:1')
    if (moves(match).includes('end')) play(match, 'end')
  }
  expect(seen).toEqual([1, 2, 1, 2, 1, 2, 0])
})

test.each([
  ['hike', 39, 20_000],
  ['store', 7, 20_000],
  ['travel-prize', 11, 20_000],
  ['furnish', 13, 20_000],
  ['kept-child', 2, 24_000],
  ['to-26', 26, 20_000],
  ['theatre', 18, 20_000],
  ['to-start', 0, 26_000],
  ['sport', 22, 20_000],
  ['appliances', 4, 20_000],
  ['specialist', 29, 20_000],
  ['to-14', 14, 20_000],
  ['ticket-early', 4, 20_000],
  ['handkerchief', 3, 20_000],
  ['little-brother', 4, 20_000],
  ['clean-city', 4, 20_000],
  ['gymnastics', 4, 20_000],
  ['back-seat', 4, 20_000],
  ['back-two', 0, 20_000],
])('card %s leads from field 2 to %i', (card, field, money) => {
  const match = draw(card)
  expect([red(match, 'at'), cash(match)]).toEqual([field, money])
})

test('cards go forward only: from 15 to 4 past Start', () => {
  const match = play(arrive(15), 'card:appliances')
  expect([red(match, 'at'), cash(match)]).toEqual([4, 24_000])
})

test('the hike gives one roll, the school insurance another', () => {
  expect(json(draw('hike'))['rolls']).toBeUndefined()
  expect(stage(draw('hike'))).toBe('roll')
  expect(stage(draw('school-insurance'))).toBe('roll')
})

test.each(['fridge', 'bicycle', 'radio', 'tv', 'kitchen', 'table-tennis', 'room', 'washer'])(
  'a prize: %s, or its price',
  article => {
    const match = draw(`prize-${article}`)
    expect([goods(match), cash(match)]).toEqual([[article], 20_000])
    const price = ARTICLES.find(({ id }) => id === article)!.price
    expect(cash(draw(`prize-${article}`, { 'goods-red': [article] }))).toBe(20_000 + price)
  },
)

test('offers by card, and the voucher that is won on field 24', () => {
  expect(own(draw('books'))).toEqual(['buy:voucher'])
  expect(own(draw('home-offer'))).toEqual(['buy:home'])
  const won = draw('won-voucher')
  expect([red(won, 'at'), red(won, 'vouchers'), cash(won), own(won)]).toEqual([
    24,
    1,
    20_000,
    ['buy:voucher'],
  ])
})

test('fire takes every article from a flat without insurance', () => {
  const flat = { flat: ['red'], 'goods-red': ['tv', 'room'] }
  expect(goods(draw('fire', flat))).toEqual([])
  const insured = draw('fire', { ...flat, home: ['red'] })
  expect([goods(insured), has(insured, 'home')]).toEqual([['room', 'tv'], true])
  expect(goods(draw('fire', { 'goods-red': ['tv'] }))).toEqual(['tv'])
})

test('only a 6 takes on from where that card was drawn', () => {
  const match = draw('only-six')
  expect(red(match, 'held')).toBe(2)
  const held = { at: { red: 2 }, held: { red: 2 } }
  expect(red(play(turn(held), 'roll roll:1'), 'at')).toBe(2)
  expect(red(play(turn(held), 'roll roll:6'), 'at')).toBe(8)
})

test('cards are drawn without putting back until the pack is empty, then all are shuffled', () => {
  const match = draw('pools')
  expect((json(match)['unseenA'] as string[]).length + (json(match)['unseenB'] as string[]).length).toBe(54)
  const last = arrive(2, { unseenA: ['prize-fridge'] })
  expectMoves(last, 'card:prize-fridge')
  play(last, 'card:prize-fridge')
  expect(json(last)['unseenA']).toBeUndefined()
  expect(moves(arrive(2))).toHaveLength(55)
})

test('what is due is taken from cash, then savings, then by a loan that costs two turns', () => {
  const saver = arrive(38, { money: { red: 300 }, books5000: { red: 1 }, books10000: { red: 1 } })
  expect([cash(saver), red(saver, 'books5000'), red(saver, 'books10000'), red(saver, 'loan')]).toEqual([
    4500, 0, 1, 0,
  ])
  const poor = arrive(38, { money: { red: 300 } })
  expect([cash(poor), red(poor, 'loan'), red(poor, 'skip')]).toEqual([0, 500, 2])
})

test('the loan is due at the end of the first turn played after the two missed ones', () => {
  const owing = { loan: { red: 500 }, money: { red: 700, blue: 20_000, green: 20_000 }, at: { red: 4 } }
  const paid = play(turn(owing), 'roll roll:1')
  expect([cash(paid), red(paid, 'loan'), paid.position.turn]).toEqual([200, 0, 1])
  const fresh = play(turn({ ...owing, fresh: ['red'] }), 'roll roll:1')
  expect([cash(fresh), red(fresh, 'loan')]).toEqual([700, 500])
  const broke = play(
    turn({ ...owing, money: { red: 400, blue: 20_000, green: 20_000 }, 'goods-red': ['tv'] }),
    'roll roll:1',
  )
  expect(has(broke, 'out')).toBe(true)
  expect([goods(broke), cash(broke)]).toEqual([[], 0])
})

test('a second insolvency while in debt puts a player out; the last one left wins', () => {
  const match = arrive(38, { money: { red: 300, blue: 20_000 }, loan: { red: 100 } }, { players: '2' })
  expect(has(match, 'out')).toBe(true)
  expect(match.outcome!.result).toEqual([0, 1])
})

const done: Position = {
  flat: ['red'],
  'goods-red': ALL,
  vouchers: { red: 2 },
  books5000: { red: 1 },
  stage: 'end',
}
test('a furnished flat, paid in full, two vouchers and 5000 saved win at the end of the own turn', () => {
  expect(play(turn(done), 'end').outcome!.result).toEqual([1, 0, 0])
  for (const lack of [
    { flat: [] },
    { debt: { red: 100 } },
    ...ALL.map(article => ({ 'goods-red': ALL.filter(each => each !== article) })),
    { vouchers: { red: 1 } },
    { books5000: {} },
    { loan: { red: 10 }, fresh: ['red'] },
  ])
    expect(play(turn({ ...done, ...lack }), 'end').outcome, JSON.stringify(lack)).toBeUndefined()
  expect(turn(done).outcome).toBeUndefined()
})

test('without sport the bicycle and the ping-pong table are not needed', () => {
  const home = ALL.filter(id => id !== 'bicycle' && id !== 'table-tennis')
  expect(play(turn({ ...done, 'goods-red': home }, { noSport: 'on' }), 'end').outcome!.result).toEqual([
    1, 0, 0,
  ])
})

test('after 300 rounds the richest wins: cash, savings, articles, what was paid for the flat', () => {
  const match = turn({
    stage: 'end',
    who: 'green',
    turn: 'green',
    rounds: 299,
    money: { red: 6000, blue: 9000, green: 5000 },
    books5000: { green: 1 },
    'goods-red': ['vacuum'],
    paid: { blue: 2000 },
  })
  expect(play(match, 'end').outcome!.result).toEqual([0, 1, 0])
})
