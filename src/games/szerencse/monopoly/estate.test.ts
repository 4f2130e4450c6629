// Building, mortgages, trades, debt and the end.
import { expect, test } from 'vitest'
import { expectMoves, json, moves, play, refused } from '../../../../tests/playing.ts'
import { THREE, table, comeTo, money, deeds, owned, groupOf } from '../../../../tests/monopoly-positions.ts'
import monopoly from './game.ts'

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

test('the list of moves says in one sentence what two buttons said', () => {
  const match = table({ deeds: { ...owned('red', 'reading'), ...owned('blue', 'boardwalk') } })
  const written = (name: string) => {
    const found = match.find(name)
    return found.ok ? match.game.write?.(match.position, found.value) : undefined
  }
  expect(written('mortgage:reading')?.en).toBe('Mortgaged: Reading Railroad ($100)')
  play(match, 'trade')
  expect(monopoly.make({ players: '2' }).scene(match.position).notes?.[0]?.hu).toBe('Üzlet, most piros ad:')
  expect(written('with:blue')?.hu).toBe('Résztvevő: kék')
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

test('a mortgage asks once more before it is made, other acts do not', () => {
  const match = table({ deeds: groupOf('red', 'purple') })
  const { game, position } = match
  const pointsOf = (name: string) => {
    const move = match.moves.find(m => match.nameOf(m) === name)!
    return game.points(position, move)
  }
  expect(pointsOf('mortgage:baltic')).toEqual(['mortgage', 3, 'sure:baltic'])
  expect(game.label?.('sure:baltic', position)?.en).toBe('Mortgage it for $30: Baltic Avenue')
  expect(pointsOf('build:baltic')).toEqual(['build', 3])
  expect(game.prompt?.(position, ['mortgage'])?.en).toContain('Choose it on the board')
  expect(game.prompt?.(position, ['mortgage', 3])?.en).toContain('sure')
})
