import { expect, test } from 'vitest'
import type { Json, Match, Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { DEEDS, FIELDS, GROUPS, MEMBERS } from './data.ts'
import monopoly from './game.ts'

const TWO = { players: '2' }
const THREE = { players: '3' }
const RICH = { red: 1500, blue: 1500, green: 1500 }

/** Red to move with two players, unless said otherwise. */
const table = (more: Record<string, Json> = {}, options: Options = TWO): Match => {
  const money = Object.fromEntries(Object.entries(RICH).slice(0, Number(options.players ?? 2)))
  return from(monopoly, { turn: 'red', money, ...more }, { players: '2', ...options })
}
/** Red comes to a field by a roll of three. */
const comeTo = (field: string, more: Record<string, Json> = {}, options: Options = TWO): Match => {
  const here = FIELDS[(FIELDS.findIndex(each => each.id === field) + 37) % 40]!.id
  const at = { ...(more['at'] as object), red: here }
  return play(table({ ...more, at }, options), 'roll roll:2-1')
}
const money = (match: Match) => (json(match)['money'] ?? {}) as Record<string, number>
const at = (match: Match) => json(match)['at'] as Record<string, string>
const deeds = (match: Match) => (json(match)['deeds'] ?? {}) as Record<string, string>
const owned = (owner: string, ...fields: string[]) => Object.fromEntries(fields.map(field => [field, owner]))
const groupOf = (owner: string, id: string) =>
  owned(owner, ...MEMBERS[GROUPS.findIndex(group => group.id === id)]!.map(i => FIELDS[i]!.id))

test('40 fields in order; the numbers of the book’s table', () => {
  expect(FIELDS).toHaveLength(40)
  expect(DEEDS).toHaveLength(28)
  expect(FIELDS.map(field => field.id).join(' ')).toBe(
    'go mediterranean chest-1 baltic income-tax reading oriental chance-1 vermont connecticut ' +
      'jail st-charles electric states virginia pennsylvania-rr st-james chest-2 tennessee new-york ' +
      'parking kentucky chance-2 indiana illinois b-and-o atlantic ventnor water marvin ' +
      'to-jail pacific north-carolina chest-3 pennsylvania short-line chance-3 park-place luxury-tax boardwalk',
  )
  const printed = `
    mediterranean 60 30 50 2 10 30 90 160 250, baltic 60 30 50 4 20 60 180 320 450,
    oriental 100 50 50 6 30 90 270 400 550, vermont 100 50 50 6 30 90 270 400 550,
    connecticut 120 60 50 8 40 100 300 450 600, st-charles 140 70 100 10 50 150 450 625 750,
    states 140 70 100 10 50 150 450 625 750, virginia 160 80 100 12 60 180 500 700 900,
    st-james 180 90 100 14 70 200 550 750 950, tennessee 180 90 100 14 70 200 550 750 950,
    new-york 200 100 100 16 80 220 600 800 1000, kentucky 220 110 150 18 90 250 700 875 1050,
    indiana 220 110 150 18 90 250 700 875 1050, illinois 240 120 150 20 100 300 750 925 1100,
    atlantic 260 130 150 22 110 330 800 975 1150, ventnor 260 130 150 22 110 330 800 975 1150,
    marvin 280 140 150 24 120 360 850 1025 1200, pacific 300 150 200 26 130 390 900 1100 1275,
    north-carolina 300 150 200 26 130 390 900 1100 1275, pennsylvania 320 160 200 28 150 450 1000 1200 1400,
    park-place 350 175 200 35 175 500 1100 1300 1500, boardwalk 400 200 200 50 200 600 1400 1700 2000`
  const rows = printed.split(',').map(row => row.trim().split(' '))
  expect(rows).toHaveLength(22)
  for (const [id, ...numbers] of rows) {
    const { price, house, rents } = FIELDS.find(field => field.id === id)!
    expect([price, price / 2, house, ...rents], id!).toEqual(numbers.map(Number))
  }
})

test('everybody starts on Go with 1500', () => {
  const match = start(monopoly, { players: '8' })
  expect(Object.values(money(match))).toEqual(Array.from({ length: 8 }, () => 1500))
  expect(at(match)).toEqual({})
  expectMoves(match, 'roll')
})

test('two dice; a double gives another roll, the third double in a row leads to jail', () => {
  const match = table()
  play(match, 'roll roll:2-1')
  expect(at(match)).toEqual({ red: 'baltic' })
  expect(moves(match)).toContain('buy')
  const free = play(table({ deeds: groupOf('red', 'light-blue') }), 'roll roll:3-3')
  expect(json(free)).toMatchObject({ at: { red: 'oriental' }, doubles: 1 })
  play(free, 'roll roll:2-2')
  expect(at(free)).toEqual({ red: 'jail' })
  expect(json(free)['jail']).toBeUndefined()
  play(free, 'roll roll:1-1')
  expect(json(free)).toMatchObject({ at: { red: 'jail' }, jail: { red: 1 }, stage: 'end' })
  expect(money(free)['red']).toBe(1500)
  const lenient = play(
    table({ deeds: groupOf('red', 'light-blue') }, { noTriples: 'on' }),
    'roll roll:3-3 roll roll:2-2 roll roll:1-1',
  )
  expect(at(lenient)).toEqual({ red: 'electric' })
  expect(moves(play(lenient, 'buy'))).toContain('roll')
})

test('Go: 200 for passing, 400 for landing by dice; other sums by option', () => {
  const pass = (options: Options = {}) =>
    money(
      play(table({ at: { red: 'luxury-tax' }, deeds: groupOf('red', 'purple') }, options), 'roll roll:2-1'),
    )['red']
  const land = (options: Options = {}) => money(comeTo('go', {}, options))['red']
  expect([pass(), land()]).toEqual([1700, 1900])
  expect([pass({ official: 'on' }), land({ official: 'on' })]).toEqual([1700, 1700])
  expect(['0', '100', '300'].map(goBonus => land({ goBonus }))).toEqual([1700, 1800, 2000])
})

test('income tax: 200 or a tenth of everything, mortgaged deeds at full price, rounded down', () => {
  const match = comeTo('income-tax')
  expectMoves(match, 'tax:10% tax:200')
  expect(money(play(match, 'tax:200'))['red']).toBe(1300)
  const deeds = { ...groupOf('red', 'purple'), ...owned('red', 'reading') }
  const poor = comeTo('income-tax', {
    money: { red: 115, blue: 1 },
    deeds,
    mortgaged: { reading: 'yes' },
    built: { baltic: 1, mediterranean: 2 },
  })
  // 115 + 60 + 60 + 200 + three houses of 50 = 585
  expect(money(play(poor, 'tax:10%'))['red']).toBe(115 - 58)
})

test('luxury tax 75; jail is only visited; Free Parking is empty; field 30 sends to jail', () => {
  expect(money(comeTo('luxury-tax'))['red']).toBe(1425)
  const visit = comeTo('jail')
  expect([at(visit)['red'], json(visit)['jail'], json(visit)['stage']]).toEqual(['jail', undefined, 'end'])
  expect(money(comeTo('parking'))['red']).toBe(1500)
  const sent = comeTo('to-jail')
  expect(json(sent)).toMatchObject({
    at: { red: 'jail' },
    jail: { red: 1 },
    stage: 'end',
    money: { red: 1500 },
  })
})

test('card fields draw from their own deck', () => {
  for (const field of ['chance-1', 'chance-2', 'chance-3']) expect(moves(comeTo(field))).toHaveLength(15)
  for (const field of ['chest-1', 'chest-2', 'chest-3']) expect(moves(comeTo(field))).toHaveLength(16)
  expect(moves(comeTo('chance-1', {}, { official: 'on' }))).toHaveLength(16)
})

test('every deed can be bought by whoever comes to it', () => {
  for (const i of DEEDS) {
    const { id, price } = FIELDS[i]!
    const match = comeTo(id)
    expectMoves(match, 'auction buy')
    const before = money(match)['red']!
    play(match, 'buy')
    expect([deeds(match)[id], money(match)['red']]).toEqual(['red', before - price])
  }
})

test('without the money there is only the auction; with noAuctions the deed stays with the bank', () => {
  const poor = comeTo('boardwalk', { money: { red: 399, blue: 1 } })
  expectMoves(poor, 'auction')
  expect(refused(poor)['buy']).toContain('money')
  const left = play(comeTo('boardwalk', {}, { noAuctions: 'on' }), 'leave')
  expect([deeds(left), json(left)['stage']]).toEqual([{}, 'end'])
})

test('auction: everybody bids in turn, upwards from 1, up to the cash; the last one left pays', () => {
  const match = play(comeTo('boardwalk', { money: { red: 400, blue: 60, green: 500 } }, THREE), 'auction')
  expect(json(match)['turn']).toBe('blue')
  expectMoves(match, 'bid:1 bid:10 bid:50 pass')
  play(match, 'bid:50')
  expectMoves(match, 'bid:51 bid:60 bid:100 bid:150 pass')
  play(match, 'bid:100 pass')
  expect(json(match)['turn']).toBe('blue')
  expectMoves(match, 'pass')
  play(match, 'pass')
  expect(deeds(match)).toEqual({ boardwalk: 'green' })
  expect(money(match)).toEqual({ red: 400, blue: 60, green: 400 })
  const nobody = play(comeTo('boardwalk'), 'auction pass pass')
  expect([deeds(nobody), json(nobody)['stage']]).toEqual([{}, 'end'])
})

test('lap: nobody buys or bids before having passed Go', () => {
  expect(json(comeTo('baltic', {}, { lap: 'on', players: '2' }))['stage']).toBe('end')
  const later = comeTo('baltic', { lapped: ['red'] }, { lap: 'on', players: '2' })
  expectMoves(later, 'auction buy')
  play(later, 'auction')
  expect(json(later)['turn']).toBe('red')
  const passed = comeTo('mediterranean', {}, { lap: 'on', players: '2' })
  expect(moves(passed)).toContain('buy')
})

test('rent of lots: plain, twice in a bare complete group, by houses and hotel', () => {
  for (const i of DEEDS) {
    const { id, kind, group, rents } = FIELDS[i]!
    if (kind !== 'lot') continue
    const whole = owned('blue', ...MEMBERS[group]!.map(k => FIELDS[k]!.id))
    const paid = (more: Record<string, Json>) => {
      const match = comeTo(id, { money: { red: 5000, blue: 1000 }, ...more })
      return money(match)['blue']! - 1000
    }
    expect(paid({ deeds: owned('blue', id) }), id).toBe(rents[0])
    expect(paid({ deeds: whole }), id).toBe(rents[0]! * 2)
    for (const built of [1, 2, 3, 4, 5])
      expect(paid({ deeds: whole, built: { [id]: built } }), id).toBe(rents[built])
    expect(paid({ deeds: whole, mortgaged: { [id]: 'yes' } }), id).toBe(0)
    expect(paid({ deeds: owned('red', id) }), id).toBe(0)
  }
  // A mortgaged member still makes the group complete.
  const match = comeTo('baltic', { deeds: groupOf('blue', 'purple'), mortgaged: { mediterranean: 'yes' } })
  expect(money(match)['blue']).toBe(1508)
})

test('railroads 25, 50, 100, 200; utilities four or ten times the roll', () => {
  const rails = ['short-line', 'reading', 'pennsylvania-rr', 'b-and-o']
  for (const [n, rent] of [25, 50, 100, 200].entries())
    expect(money(comeTo('short-line', { deeds: owned('blue', ...rails.slice(0, n + 1)) }))['blue']).toBe(
      1500 + rent,
    )
  expect(money(comeTo('electric', { deeds: owned('blue', 'electric') }))['blue']).toBe(1512)
  expect(money(comeTo('electric', { deeds: owned('blue', 'electric', 'water') }))['blue']).toBe(1530)
})

test('jail: pay 50 or use a card, then roll and move as usual', () => {
  const jailed = { at: { red: 'jail' }, jail: { red: 1 }, orangeCard: 'red' }
  const match = table(jailed)
  expectMoves(match, 'jail:orange-card jail:pay roll trade')
  play(match, 'jail:pay')
  expect([money(match)['red'], json(match)['jail']]).toEqual([1450, undefined])
  play(match, 'roll roll:1-1')
  expect(at(match)['red']).toBe('electric')
  expect(moves(play(match, 'buy'))).toContain('roll')
  const card = play(table(jailed), 'jail:orange-card')
  expect(json(card)).toMatchObject({ money: { red: 1500 }, underOrange: ['orange-free'] })
  expect(json(card)['orangeCard']).toBeUndefined()
})

test('jail: a double leaves without another roll; after the third failed roll one pays and moves', () => {
  const double = play(table({ at: { red: 'jail' }, jail: { red: 2 } }), 'roll roll:2-2 buy')
  expect([at(double)['red'], json(double)['stage'], json(double)['jail']]).toEqual([
    'virginia',
    'end',
    undefined,
  ])
  expect(moves(double)).not.toContain('roll')
  const fails = table({ at: { red: 'jail' }, jail: { red: 1 }, deeds: owned('blue', 'st-charles') })
  play(fails, 'roll roll:2-1')
  expect(json(fails)).toMatchObject({ jail: { red: 2 }, stage: 'end' })
  const third = play(table({ at: { red: 'jail' }, jail: { red: 3 } }), 'roll roll:2-1')
  expect(json(third)).toMatchObject({ at: { red: 'states' }, money: { red: 1450 } })
  expect(json(third)['jail']).toBeUndefined()
})

test('players in jail collect rent, build, redeem and trade, unless an option takes it away', () => {
  const rent = { at: { blue: 'jail' }, jail: { blue: 1 }, deeds: owned('blue', 'boardwalk') }
  expect(money(comeTo('boardwalk', rent))['blue']).toBe(1550)
  expect(money(comeTo('boardwalk', rent, { jailNoRent: 'on' }))['blue']).toBe(1500)
  const jailed = {
    at: { red: 'jail' },
    jail: { red: 1 },
    deeds: { ...groupOf('red', 'purple'), ...owned('red', 'reading') },
    mortgaged: { reading: 'yes' },
  }
  const may = (options: Options) => moves(table(jailed, options))
  expect(may({})).toEqual(expect.arrayContaining(['build:baltic', 'redeem:reading', 'trade']))
  expect(may({ jailNoBuild: 'on' })).not.toContain('build:baltic')
  expect(refused(table(jailed, { jailNoBuild: 'on' }))['build:baltic']).toContain('jail')
  expect(may({ jailNoRedeem: 'on' })).not.toContain('redeem:reading')
  expect(may({ jailNoTrade: 'on' })).not.toContain('trade')
})

test('building: complete groups, evenly, a hotel after four houses', () => {
  const match = table({ deeds: groupOf('red', 'light-blue') })
  play(match, 'build:oriental')
  expect(refused(match)['build:oriental']).toContain('evenly')
  play(match, 'build:vermont build:connecticut build:connecticut')
  expect(json(match)['built']).toEqual({ oriental: 1, vermont: 1, connecticut: 2 })
  expect(money(match)['red']).toBe(1300)
  const four = table({ deeds: groupOf('red', 'purple'), built: { mediterranean: 4, baltic: 4 } })
  expect(json(play(four, 'build:baltic'))).toMatchObject({
    built: { baltic: 5, mediterranean: 4 },
    money: { red: 1450 },
  })
  expect(refused(table({ deeds: owned('red', 'baltic') }))['build:baltic']).toContain('complete group')
  const pledged = table({ deeds: groupOf('red', 'purple'), mortgaged: { baltic: 'yes' } })
  expect(refused(pledged)['build:mediterranean']).toContain('mortgaged')
  expect(
    moves(table({ deeds: { ...groupOf('red', 'rail'), ...groupOf('red', 'utility') } })).some(name =>
      name.startsWith('build'),
    ),
  ).toBe(false)
  expect(
    refused(table({ money: { red: 49, blue: 1 }, deeds: groupOf('red', 'purple') }))['build:baltic'],
  ).toContain('money')
})

test('hotelAfterThree: the hotel comes after three houses and is sold back to three', () => {
  const deeds = groupOf('red', 'purple')
  const match = table({ deeds, built: { mediterranean: 3, baltic: 3 } }, { hotelAfterThree: 'on' })
  expect(json(play(match, 'build:baltic'))).toMatchObject({ built: { baltic: 5 }, money: { red: 1450 } })
  const sold = table({ deeds, built: { mediterranean: 3, baltic: 5 } }, { hotelAfterThree: 'on' })
  expect(json(play(sold, 'sell:baltic'))).toMatchObject({ built: { baltic: 3 }, money: { red: 1550 } })
})

test('houses are sold evenly at full price, officially at half', () => {
  const more = { deeds: groupOf('red', 'green'), built: { pacific: 5, 'north-carolina': 4, pennsylvania: 4 } }
  const match = table(more)
  expect(moves(match).filter(name => name.startsWith('sell'))).toEqual(['sell:pacific'])
  expect(json(play(match, 'sell:pacific'))).toMatchObject({ built: { pacific: 4 }, money: { red: 1700 } })
  expect(money(play(table(more, { official: 'on' }), 'sell:pacific'))['red']).toBe(1600)
})

test('mortgage: half the price, no houses in the group; redeemed for a tenth more, rounded up', () => {
  const match = table({ deeds: { ...groupOf('red', 'purple'), ...owned('red', 'electric') } })
  play(match, 'mortgage:electric')
  expect(money(match)['red']).toBe(1575)
  expect(refused(match)['redeem:electric']).toContain('already')
  const back = table({ deeds: owned('red', 'electric'), mortgaged: { electric: 'yes' } })
  expect(money(play(back, 'redeem:electric'))['red']).toBe(1500 - 83)
  const built = table({ deeds: groupOf('red', 'purple'), built: { baltic: 1 } })
  expect(refused(built)['mortgage:mediterranean']).toContain('houses')
  expect(
    refused(
      table({ money: { red: 10, blue: 1 }, deeds: owned('red', 'electric'), mortgaged: { electric: 'yes' } }),
    )['redeem:electric'],
  ).toContain('money')
})

test('between two turns the others may act; who rests is not asked until the own turn', () => {
  const match = table(
    { stage: 'end', deeds: { ...groupOf('blue', 'purple'), ...owned('green', 'reading') } },
    THREE,
  )
  play(match, 'end')
  expect(json(match)).toMatchObject({ turn: 'blue', stage: 'window', speaker: 'blue' })
  play(match, 'build:baltic pass')
  expect(json(match)).toMatchObject({ turn: 'green', speaker: 'green' })
  play(match, 'rest')
  expect(json(match)).toMatchObject({ turn: 'blue', who: 'blue', resting: ['green'] })
  const own = table({ stage: 'end', deeds: groupOf('blue', 'purple') }, { buildOwnTurn: 'on' })
  play(own, 'end')
  expect(moves(own).some(name => name.startsWith('build'))).toBe(false)
  expect(moves(own)).toContain('mortgage:baltic')
  expect(moves(play(own, 'pass'))).toContain('build:baltic')
})

test('official: 32 houses and 12 hotels; none left, none built', () => {
  const groups = ['light-blue', 'violet', 'orange', 'red', 'yellow', 'green', 'dark-blue']
  const deeds = Object.assign(
    {},
    ...groups.map(id => groupOf('blue', id)),
    groupOf('red', 'purple'),
  ) as Record<string, string>
  const lots = Object.keys(deeds).filter(id => deeds[id] === 'blue')
  const built = Object.fromEntries(lots.slice(0, 8).map(id => [id, 4]))
  const match = table({ deeds, built }, { official: 'on' })
  expect(moves(match)).not.toContain('build:baltic')
  expect(refused(match)['build:baltic']).toContain('no house')
  expect(moves(table({ deeds, built }))).toContain('build:baltic')
  const hotels = Object.fromEntries(lots.slice(0, 12).map(id => [id, 5]))
  const none = table({ deeds, built: { ...hotels, baltic: 4, mediterranean: 4 } }, { official: 'on' })
  expect(moves(none)).not.toContain('build:baltic')
  // A hotel cannot become houses that the bank does not have: it is sold down to what is there.
  const sold = table(
    { deeds: groupOf('red', 'dark-blue'), built: { boardwalk: 5, 'park-place': 5 } },
    { official: 'on' },
  )
  expect(json(play(sold, 'sell:boardwalk'))).toMatchObject({ built: { boardwalk: 4 }, money: { red: 1600 } })
  const empty = table(
    { deeds: { ...deeds, ...groupOf('red', 'purple') }, built: { ...built, baltic: 5, mediterranean: 5 } },
    { official: 'on' },
  )
  expect(json(play(empty, 'sell:baltic'))).toMatchObject({ money: { red: 1500 + 125 } })
  expect((json(empty)['built'] as Record<string, number>)['baltic']).toBeUndefined()
})

test('official: the last house goes under the hammer when others could use it too', () => {
  const deeds = {
    ...groupOf('blue', 'light-blue'),
    ...groupOf('red', 'purple'),
    ...groupOf('green', 'red'),
    ...groupOf('green', 'yellow'),
    ...groupOf('green', 'green'),
  }
  const full = Object.keys(deeds).filter(id => deeds[id as keyof typeof deeds] === 'green')
  const built = { ...Object.fromEntries(full.slice(0, 7).map(id => [id, 4])), [full[7]!]: 3 }
  const match = table({ deeds, built }, { official: 'on', players: '3' })
  play(match, 'build:baltic')
  expect(json(match)).toMatchObject({ turn: 'blue', sale: 'house' })
  expect(moves(match)).toContain('bid:50')
  play(match, 'bid:50 pass bid:51 pass')
  expect(json(match)).toMatchObject({ turn: 'red', placing: 'red' })
  expectMoves(match, 'place:baltic place:mediterranean')
  expect(json(play(match, 'place:mediterranean'))).toMatchObject({
    turn: 'red',
    built: { mediterranean: 1 },
    money: { red: 1449 },
  })
})

test('trade: both give and get, the partner must agree', () => {
  const more = { deeds: { ...owned('red', 'reading'), ...owned('blue', 'boardwalk') }, orangeCard: 'blue' }
  const match = play(table(more), 'trade with:blue')
  expectMoves(match, 'cancel from:blue give:reading cash:1 cash:10 cash:50 cash:100 cash:500')
  expect(refused(match)['propose']).toContain('give and get')
  play(match, 'give:reading')
  expect(refused(match)['propose']).toContain('give and get')
  play(match, 'cash:100 cash:50 from:blue give:boardwalk give:orange-card keep:orange-card propose')
  expect(json(match)['turn']).toBe('blue')
  expectMoves(match, 'accept decline')
  play(match, 'accept')
  expect(deeds(match)).toEqual({ reading: 'blue', boardwalk: 'red' })
  expect(money(match)).toEqual({ red: 1350, blue: 1650 })
  expect(json(match)).toMatchObject({ turn: 'red', orangeCard: 'blue', talks: 1 })
  const no = play(table(more), 'trade with:blue give:reading from:blue give:boardwalk propose decline')
  expect(deeds(no)).toEqual(more.deeds)
  expect(json(no)['turn']).toBe('red')
})

test('trade: three players in one deal, none of them for nothing', () => {
  const more = { deeds: { ...owned('red', 'reading'), ...owned('blue', 'boardwalk') } }
  const match = play(
    table(more, THREE),
    'trade with:blue give:reading with:green from:blue to:green give:boardwalk',
  )
  expect(refused(match)['propose']).toContain('give and get')
  play(match, 'from:green to:red cash:500 propose accept accept')
  expect(deeds(match)).toEqual({ reading: 'blue', boardwalk: 'green' })
  expect(money(match)).toEqual({ red: 2000, blue: 1500, green: 1000 })
})

test('trade: no deeds of a group with houses; a mortgaged deed costs its new owner a tenth', () => {
  const deeds = { ...groupOf('red', 'purple'), ...owned('red', 'reading'), ...owned('blue', 'boardwalk') }
  const match = table({ deeds, built: { baltic: 1 }, mortgaged: { boardwalk: 'yes' } })
  play(match, 'trade with:blue')
  expect(moves(match).filter(name => name.startsWith('give'))).toEqual(['give:reading'])
  play(match, 'give:reading from:blue give:boardwalk propose accept')
  expect(money(match)).toEqual({ red: 1460, blue: 1500 })
  expect(json(match)['mortgaged']).toEqual({ boardwalk: 'yes' })
  const official = table(
    { deeds: owned('blue', 'boardwalk'), mortgaged: { boardwalk: 'yes' } },
    { official: 'on' },
  )
  play(official, 'trade with:blue cash:10 from:blue give:boardwalk propose accept')
  expect(money(official)).toEqual({ red: 1470, blue: 1510 })
  const poor = table({
    money: { red: 45, blue: 9 },
    deeds: owned('blue', 'boardwalk'),
    mortgaged: { boardwalk: 'yes' },
  })
  play(poor, 'trade with:blue cash:10 from:blue give:boardwalk')
  expect(refused(poor)['propose']).toContain('could not pay')
})

test('trade: free cards change hands; two talks in a phase; not at all with noTrading', () => {
  const match = play(
    table({ yellowCard: 'red' }),
    'trade with:blue give:yellow-card from:blue cash:50 propose accept',
  )
  expect(json(match)).toMatchObject({ yellowCard: 'blue', money: { red: 1550, blue: 1450 } })
  play(match, 'trade cancel')
  expect(moves(match)).not.toContain('trade')
  expect(moves(table({ yellowCard: 'red' }, { noTrading: 'on' }))).not.toContain('trade')
})

test('debt: one sells, pledges or trades until it can be paid', () => {
  const deeds = { ...owned('blue', 'boardwalk'), ...groupOf('red', 'purple') }
  const match = comeTo('boardwalk', { money: { red: 10, blue: 100 }, deeds, built: { baltic: 1 } })
  expect(json(match)).toMatchObject({ turn: 'red', debts: ['red>blue 50'] })
  expectMoves(match, 'sell:baltic trade')
  play(match, 'sell:baltic')
  expect(json(match)).toMatchObject({ stage: 'end', money: { red: 10, blue: 150 } })
  expect(json(match)['debts']).toBeUndefined()
})

test('bankrupt to a player: everything goes over, with the fee for mortgaged deeds', () => {
  const before = { ...owned('blue', 'boardwalk'), ...owned('red', 'reading', 'baltic') }
  const match = comeTo(
    'boardwalk',
    {
      money: { red: 10, blue: 100, green: 7 },
      deeds: before,
      mortgaged: { reading: 'yes', baltic: 'yes' },
      yellowCard: 'red',
    },
    THREE,
  )
  expectMoves(match, 'bankrupt trade')
  play(match, 'bankrupt')
  expect(money(match)).toEqual({ blue: 110 - 20 - 6, green: 7 })
  expect(deeds(match)).toEqual({ boardwalk: 'blue', reading: 'blue', baltic: 'blue' })
  expect(json(match)).toMatchObject({ turn: 'blue', out: ['red'], yellowCard: 'blue' })
  expect(match.outcome).toBeUndefined()
})

test('bankrupt to the bank: deeds come back clean and are auctioned one by one', () => {
  const more = {
    money: { red: 10, blue: 100, green: 90 },
    deeds: owned('red', 'reading', 'baltic'),
    mortgaged: { reading: 'yes', baltic: 'yes' },
    orangeCard: 'red',
  }
  const match = play(comeTo('luxury-tax', more, THREE), 'bankrupt')
  expect(json(match)).toMatchObject({ sale: 'baltic', turn: 'blue', underOrange: ['orange-free'] })
  play(match, 'bid:10 pass')
  expect(json(match)).toMatchObject({ sale: 'reading' })
  play(match, 'pass pass')
  expect(deeds(match)).toEqual({ baltic: 'blue' })
  expect(json(match)['mortgaged']).toBeUndefined()
  expect(json(match)).toMatchObject({ turn: 'blue', who: 'blue', money: { blue: 90, green: 90 } })
})

test('the last one left wins; after 500 rounds the richest', () => {
  const match = play(
    comeTo('boardwalk', { money: { red: 10, blue: 1 }, deeds: owned('blue', 'boardwalk') }),
    'bankrupt',
  )
  expect(match.outcome?.result).toEqual([0, 1])
  const late = table({
    turn: 'blue',
    rounds: 499,
    stage: 'end',
    money: { red: 100, blue: 90 },
    deeds: owned('blue', 'baltic'),
  })
  play(late, 'end')
  while (json(late)['stage'] === 'window') play(late, 'pass')
  expect(late.outcome).toMatchObject({ result: [0, 1], points: [100, 150] })
})

test('Free Parking: the pot, the waiting 500, the gamble', () => {
  const pot = play(comeTo('income-tax', {}, { parkingPot: 'on' }), 'tax:200')
  expect(money(pot)).toEqual({ red: 1300, blue: 1500, pot: 200 })
  expect(money(comeTo('parking', { money: { red: 1, blue: 1, pot: 275 } }, { parkingPot: 'on' }))).toEqual({
    red: 276,
    blue: 1,
  })
  expect(money(play(comeTo('income-tax'), 'tax:200'))['pot']).toBeUndefined()
  expect(money(comeTo('parking', {}, { parking500: 'on' }))['red']).toBe(2000)
  const gamble = play(comeTo('parking', {}, { parkingDice: '50' }), 'roll:4-3')
  expect([money(gamble)['red'], json(gamble)['stage']]).toEqual([1850, 'end'])
  const again = play(comeTo('parking', {}, { parkingDice: '25' }), 'roll:2-2')
  expectMoves(again, 'again enough')
  expect(money(play(again, 'again roll:1-1'))['red']).toBe(1500 + 150)
  expect(json(play(again, 'again roll:6-6'))).toMatchObject({ jail: { red: 1 }, money: { red: 1650 } })
  expect(json(play(play(comeTo('parking', {}, { parkingDice: '100' }), 'roll:2-2'), 'enough'))['stage']).toBe(
    'end',
  )
})
