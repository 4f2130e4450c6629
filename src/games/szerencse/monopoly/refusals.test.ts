// What is refused and why, what the buttons say, and where payments go.
import { expect, test } from 'vitest'
import type { Json, Match, Options } from '../../../engine/index.ts'
import { from, json, moves, play, refused } from '../../../../tests/playing.ts'
import monopoly from './game.ts'

const GREENS = { pacific: 'red', 'north-carolina': 'red', pennsylvania: 'red' }
const table = (more: Record<string, Json> = {}, options: Options = {}): Match =>
  from(monopoly, { turn: 'red', money: { red: 1500, blue: 1500 }, ...more }, { players: '2', ...options })
const money = (match: Match) => json(match)['money'] as Record<string, number>

test('houses are sold where most stand, also in debt; not again in a phase in which one built', () => {
  const built = { pacific: 2, 'north-carolina': 1, pennsylvania: 1 }
  expect(refused(table({ deeds: GREENS, built }))['sell:pennsylvania']).toContain('where most')
  const owing = { deeds: GREENS, built, debts: ['red>bank 2000'] }
  expect(refused(table(owing))).toMatchObject({
    'sell:pennsylvania': expect.stringContaining('where most') as string,
    'mortgage:pacific': expect.stringContaining('houses') as string,
  })
  const raised = play(table({ deeds: GREENS }), 'build:pacific')
  expect(moves(raised)).not.toContain('sell:pacific')
  expect(refused(raised)['sell:pacific']).toContain('already')
})

test('a deed of a group with houses is not given away, and the talk says so', () => {
  const match = table({ deeds: { ...GREENS, reading: 'red' }, built: { pacific: 1 } })
  play(match, 'trade with:blue')
  expect(moves(match)).toContain('give:reading')
  expect(refused(match)['give:pennsylvania']).toContain('change hands')
})

test('building only on the own turn, told between two turns', () => {
  const deeds = { baltic: 'blue', mediterranean: 'blue' }
  const match = play(table({ stage: 'end', deeds }, { buildOwnTurn: 'on' }), 'end')
  expect(refused(match)['build:baltic']).toContain('own turn')
})

test('redeeming and trading are refused in jail where the options say so', () => {
  const jailed = {
    at: { red: 'jail' },
    jail: { red: 1 },
    deeds: { reading: 'red' },
    mortgaged: { reading: 'yes' },
  }
  expect(refused(table(jailed, { jailNoRedeem: 'on' }))['redeem:reading']).toContain('jail')
  const free = { deeds: { reading: 'red' }, at: { blue: 'jail' }, jail: { blue: 1 } }
  expect(moves(table(free))).toContain('trade')
  expect(moves(table(free, { jailNoTrade: 'on' }))).not.toContain('trade')
})

test('the button for buying tells the price', () => {
  const game = monopoly.make({ players: '2' })
  const match = play(table({ at: { red: 'luxury-tax' } }), 'roll roll:2-1')
  expect(game.label!('buy', match.position)).toEqual({ hu: 'Megveszem ($60)', en: 'Buy ($60)' })
})

test('the official rules pay 200 on Go, whether the usual bonus is said or left out', () => {
  const landing = (options: Options) =>
    money(play(table({ at: { red: 'park-place' } }, options), 'roll roll:2-1'))['red']
  expect([{}, { goBonus: '200' }].map(landing)).toEqual([1900, 1900])
  expect(
    [{}, { goBonus: '200' }, { goBonus: '100' }].map(more => landing({ official: 'on', ...more })),
  ).toEqual([1700, 1700, 1800])
})

test('into the pot go taxes, fines of cards and the fee of jail, not prices or building', () => {
  const pot = { parkingPot: 'on' }
  const card = { turn: 'chance', at: { red: 'chest-1' }, stage: 'yellow', dice: [1, 1] }
  expect(money(play(table(card, pot), 'card:hospital'))['pot']).toBe(100)
  expect(money(play(table({ at: { red: 'jail' }, jail: { red: 1 } }, pot), 'jail:pay'))['pot']).toBe(50)
  expect(money(play(table({ at: { red: 'jail' }, jail: { red: 3 } }, pot), 'roll roll:2-1'))['pot']).toBe(50)
  expect(money(play(table({ at: { red: 'short-line' } }, pot), 'roll roll:2-1'))['pot']).toBe(75)
  expect(money(play(table({ deeds: GREENS }, pot), 'build:pacific'))['pot']).toBeUndefined()
  expect(money(play(table({ at: { red: 'luxury-tax' } }, pot), 'roll roll:2-1 buy'))['pot']).toBeUndefined()
})

test('who rests is asked again after the own turn has come', () => {
  const deeds = { baltic: 'blue', mediterranean: 'blue' }
  const match = play(table({ stage: 'end', resting: ['blue'], deeds }), 'end')
  expect(json(match)).toMatchObject({ turn: 'blue', who: 'blue' })
  expect(json(match)['resting']).toBeUndefined()
})
