// The board, the dice, buying, rent and jail.
import { expect, test } from 'vitest'
import type { Json, Options } from '../../../engine/index.ts'
import { expectMoves, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { DEEDS, FIELDS, MEMBERS } from './data.ts'
import monopoly from './game.ts'
import {
  THREE,
  table,
  comeTo,
  money,
  at,
  deeds,
  owned,
  groupOf,
} from '../../../../tests/monopoly-positions.ts'

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
