import { expect, test } from 'vitest'
import { CHANCE } from '../../engine/index.ts'
import type { MoveLine } from './move-lines.ts'
import { keepRows, moveRows, roundOf, type MoveRow, type Turn } from './move-rows.ts'

/** `0e4` is a move of seat 0, `*51:` luck, `0!roll` a button, `0^i2` set up, `0+x9` goes on with the line before it. */
const lines = (text: string): MoveLine[] =>
  text.split(' ').map((word, index) => {
    const luck = word.startsWith('*')
    const rest = luck ? word.slice(1) : word.slice(1)
    const sign = /^[!^+]/.exec(rest)?.[0]
    return {
      index,
      seat: luck ? CHANCE : Number(word[0]),
      text: sign ? rest.slice(1) : rest,
      joins: sign === '+',
      by: sign === '!' ? 'button' : 'pointing',
      stage: sign === '^' ? 'preparing' : 'play',
    }
  })
const turn = (each: Turn | undefined) => each?.lines.map(({ text }) => text).join(' ') ?? '–'
const read = (rows: readonly MoveRow[]): string[] =>
  rows.map(row => {
    if (row.kind === 'folded') return `${row.what} ${row.lines.length}`
    if (row.kind === 'pair') return `${row.number}. ${turn(row.first)} | ${turn(row.second)}`
    return `${row.number ?? ''} ${row.turn.seat}: ${turn(row.turn)}`.trim()
  })
const two = { players: 2, turns: 'one move' } as const
const parts = { players: 2, turns: 'several moves' } as const

test('two sides stand beside each other, numbered by rounds; whoever begins is on the left', () => {
  expect(read(moveRows(lines('0e4 1e5 0Hf3'), two))).toEqual(['1. e4 | e5', '2. Hf3 | –'])
  expect(read(moveRows(lines('1d4 0d6'), two))).toEqual(['1. d4 | d6'])
})

test('a turn of several moves is one entry', () => {
  expect(read(moveRows(lines('014x23 0+x34 130-24'), parts))).toEqual(['1. 14x23 x34 | 30-24'])
})

test('dice stand before the moves of their turn, a turn in a row, without the button that asked for them', () => {
  expect(read(moveRows(lines('*51: 013/8 06/5 1!roll *63: 124/18'), parts))).toEqual([
    '1 0: 51: 13/8 6/5',
    '1: 63: 124/18'.replace('124', '24'),
  ])
})

test('who takes a double is told so, and the dice are the other one’s', () => {
  expect(
    read(moveRows(lines('0!doubles 1!takes *52: 013/11 06/1 1!roll *61: 0!roll *31: 08/4'), parts)),
  ).toEqual(['1 0: doubles', '1: takes', '2 0: 52: 13/11 6/1', '1: 61:', '3 0: 31: 8/4'])
})

test('dealing and setting up are one row each', () => {
  expect(read(moveRows(lines('*a *b *c 0x 1y'), two))).toEqual(['luck 3', '1. x | y'])
  expect(read(moveRows(lines('0^i2 0^i1 1^a8 0a4-a5 1b7-b6'), parts))).toEqual([
    'preparing 3',
    '1. a4-a5 | b7-b6',
  ])
})

test('luck that nobody has answered yet is seen, and a button too while luck is to come', () => {
  expect(read(moveRows(lines('*51:'), parts))).toEqual(['-1: 51:'])
  expect(read(moveRows(lines('*21: 01/2 1!roll'), parts)).at(-1)).toBe('1: roll')
})

test('with more players a number is told where a round begins', () => {
  expect(read(moveRows(lines('0a 1b 2c 0d'), { players: 3, turns: 'one move' }))).toEqual([
    '1 0: a',
    '1: b',
    '2: c',
    '2 0: d',
  ])
})

test('rows that did not change stay the same objects', () => {
  const all = lines('0e4 1e5 0Hf3 1Hc6')
  const before = moveRows(all.slice(0, 3), two)
  const after = keepRows(before, moveRows(all, two))
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
})

test('a move is found under the number of its round', () => {
  const pairs = moveRows(lines('0f3 1e5 0g4 1Vh4'), two)
  expect([0, 1, 2, 3].map(index => roundOf(pairs, index))).toEqual([1, 1, 2, 2])
  const diced = moveRows(lines('0^a1 *51: 013/8 1!roll *63: 124/18 *21: 06/5'), parts)
  expect([0, 2, 5, 7].map(index => roundOf(diced, index))).toEqual([undefined, 1, 1, 2])
})
