import { expect, test } from 'vitest'
import type { Json, Match, Options } from '../../../engine/index.ts'
import { from, json, moves, play } from '../../../../tests/playing.ts'
import { decksOf } from './cards.ts'
import monopoly from './game.ts'

const THREE = { players: '3' }
/** Red has come to a card field of three players with 1000 each. */
const drawing = (
  field: string,
  stage: string,
  more: Record<string, Json> = {},
  options: Options = THREE,
): Match =>
  from(
    monopoly,
    {
      turn: 'chance',
      stage,
      money: { red: 1000, blue: 1000, green: 1000 },
      at: { red: field },
      dice: [2, 1],
      ...more,
    },
    options,
  )
const draw = (
  id: string,
  more: Record<string, Json> = {},
  field = id.startsWith('y') ? 'chest-1' : 'chance-1',
): Match => play(drawing(field, deckOf(id), more), `card:${id}`)
const deckOf = (id: string) => (decksOf(2)[0]!.some(card => card.id === id) ? 'orange' : 'yellow')
const red = (match: Match) => (json(match)['money'] as Record<string, number>)['red']

test('15 orange and 16 yellow cards, all told in both languages', () => {
  expect(decksOf(1).map(deck => deck.length)).toEqual([15, 16])
  expect(decksOf(2).map(deck => deck.length)).toEqual([16, 16])
  for (const card of decksOf(2).flat())
    for (const text of [card.text.hu, card.text.en]) expect(text.length).toBeGreaterThan(10)
})

test('cards that pay or cost a sum', () => {
  const sums = {
    dividend: 50,
    'poor-tax': -15,
    'building-loan': 150,
    hospital: -100,
    services: 25,
    beauty: 10,
    inheritance: 100,
    'school-tax': -150,
    stock: 45,
    doctor: -50,
    'life-insurance': 100,
    'bank-error': 200,
    christmas: 100,
    'tax-refund': 20,
  }
  for (const [id, sum] of Object.entries(sums)) expect(red(draw(id)), id).toBe(1000 + sum)
  const known = decksOf(2)
    .flat()
    .filter(card => card.effect.do === 'bank')
    .map(card => card.id)
  expect(Object.keys(sums).sort()).toEqual(known.sort())
})

test('cards that pay to or take from everybody', () => {
  expect(json(draw('chairman'))['money']).toEqual({ red: 900, blue: 1050, green: 1050 })
  expect(json(draw('opera'))['money']).toEqual({ red: 1100, blue: 950, green: 950 })
})

test('cards that lead to a field; passing Go pays 200', () => {
  const goes = (id: string, field: string) => {
    const match = draw(id, {}, field)
    return [(json(match)['at'] as Record<string, string>)['red'] ?? 'go', red(match)]
  }
  expect(goes('boardwalk', 'chance-3')).toEqual(['boardwalk', 1000])
  expect(goes('illinois', 'chance-1')).toEqual(['illinois', 1000])
  expect(goes('illinois', 'chance-3')).toEqual(['illinois', 1200])
  expect(goes('reading', 'chance-2')).toEqual(['reading', 1200])
  expect(goes('st-charles', 'chance-1')).toEqual(['st-charles', 1000])
  expect(goes('st-charles', 'chance-2')).toEqual(['st-charles', 1200])
  expect(goes('orange-go', 'chance-2')).toEqual(['go', 1200])
  expect(goes('yellow-go', 'chest-2')).toEqual(['go', 1200])
  expect(moves(draw('illinois'))).toEqual(['auction', 'buy'])
})

test('back three: the field there is carried out', () => {
  expect(json(draw('back-three', {}, 'chance-1'))).toMatchObject({ at: { red: 'income-tax' }, stage: 'tax' })
  expect(json(draw('back-three', {}, 'chance-2'))).toMatchObject({ at: { red: 'new-york' }, stage: 'buy' })
  expect(json(draw('back-three', {}, 'chance-3'))).toMatchObject({ at: { red: 'chest-3' }, stage: 'yellow' })
})

test('jail cards lead there without the money of Go', () => {
  for (const id of ['orange-jail', 'yellow-jail'])
    expect(json(draw(id))).toMatchObject({
      at: { red: 'jail' },
      jail: { red: 1 },
      stage: 'end',
      money: { red: 1000 },
    })
})

test('the nearest railroad: double rent, or it may be bought', () => {
  const rr = { deeds: { 'pennsylvania-rr': 'blue', reading: 'blue' } }
  expect(json(draw('nearest-rail', rr, 'chance-1'))).toMatchObject({
    at: { red: 'pennsylvania-rr' },
    money: { red: 900, blue: 1100 },
  })
  expect(json(draw('nearest-rail', rr, 'chance-3'))).toMatchObject({
    at: { red: 'reading' },
    money: { red: 1100, blue: 1100 },
  })
  expect(moves(draw('nearest-rail', {}, 'chance-2'))).toEqual(['auction', 'buy'])
  const second = drawing('chance-1', 'orange', rr, { players: '3', official: 'on' })
  expect(json(play(second, 'card:nearest-rail-two'))).toMatchObject({ money: { red: 900 } })
})

test('the nearest utility: a new roll, ten times, whatever the owner has', () => {
  const match = draw('nearest-utility', { deeds: { electric: 'blue' } }, 'chance-1')
  expect(json(match)).toMatchObject({ turn: 'chance', stage: 'utility', at: { red: 'electric' } })
  expect(json(play(match, 'roll:4-3'))).toMatchObject({ money: { red: 930, blue: 1070 }, stage: 'end' })
  expect(moves(draw('nearest-utility', {}, 'chance-2'))).toEqual(['auction', 'buy'])
  const round = draw('nearest-utility', { deeds: { electric: 'red' } }, 'chance-3')
  expect(json(round)).toMatchObject({ at: { red: 'electric' }, money: { red: 1200 }, stage: 'end' })
})

test('repairs: 25 and 100, or 40 and 115, for every house and hotel', () => {
  const more = { deeds: { baltic: 'red', mediterranean: 'red' }, built: { baltic: 5, mediterranean: 4 } }
  expect(red(draw('renovation', more))).toBe(1000 - 200)
  expect(red(draw('street-repairs', more))).toBe(1000 - 275)
  expect(red(draw('renovation'))).toBe(1000)
})

test('free cards are kept until used and then go under their deck', () => {
  const match = draw('orange-free')
  expect(json(match)).toMatchObject({ orangeCard: 'red', stage: 'end' })
  expect(json(match)['underOrange']).toBeUndefined()
  expect(json(match)['unseenOrange']).not.toContain('orange-free')
  expect(json(draw('yellow-free'))['yellowCard']).toBe('red')
})

test('used cards go under; when all have been seen they come in the same order again', () => {
  const ids = decksOf(1)[0]!
    .map(card => card.id)
    .filter(id => id !== 'dividend')
  const match = drawing('chance-1', 'orange', { unseenOrange: ['dividend'], underOrange: ids })
  expect(moves(match)).toEqual(['card:dividend'])
  play(match, 'card:dividend')
  expect(json(match)['underOrange']).toEqual([...ids, 'dividend'])
  const later = drawing('chance-1', 'orange', { underOrange: ['poor-tax', 'dividend'] })
  expect(moves(later)).toEqual(['card:poor-tax'])
  expect(json(play(later, 'card:poor-tax'))['underOrange']).toEqual(['dividend', 'poor-tax'])
})
