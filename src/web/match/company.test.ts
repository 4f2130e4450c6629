import { expect, test } from 'vitest'
import { machineOf } from '../../engine/index.ts'
import { companyOf, drawnSide, levelAt, namesAt, seatedFor, sideAt } from './company.ts'

const person = { kind: 'person' } as const
const bot = machineOf

test('what is chosen is what the seats come to, and is read back from them', () => {
  for (const company of ['computer', 'here', 'watch'] as const)
    for (const players of [2, 4]) {
      const seats = seatedFor(players, { company, level: 3, side: 1 })
      expect(seats.length).toBe(players)
      expect(companyOf(seats)).toBe(company)
      if (company !== 'here') expect(levelAt(seats)).toBe(3)
      if (company === 'computer') expect(sideAt(seats)).toBe(1)
    }
  expect(companyOf([person, bot(1), bot(2)])).toBe('mixed')
  expect(companyOf([person, person, bot(2)])).toBe('mixed')
})

test('alone one plays oneself; a side beyond the seats is the last one', () => {
  expect(seatedFor(1, { company: 'watch', level: 2, side: 0 })).toEqual([person])
  expect(sideAt(seatedFor(2, { company: 'computer', level: 2, side: 5 }))).toBe(1)
})

test('names go with people, not with seats', () => {
  const named = seatedFor(2, { company: 'here', level: 2, side: 0, names: ['Anna', undefined] })
  expect(named).toEqual([{ kind: 'person', name: 'Anna' }, person])
  const against = seatedFor(2, { company: 'computer', level: 2, side: 1, names: namesAt(named) })
  expect(against).toEqual([bot(2), { kind: 'person', name: 'Anna' }])
})

test('luck seats the only person anywhere, with the same opponents', () => {
  const seats = seatedFor(3, { company: 'computer', level: 1, side: 0, names: ['Anna'] })
  expect([0, 0.34, 0.99].map(unit => sideAt(drawnSide(seats, unit)))).toEqual([0, 1, 2])
  expect(drawnSide(seats, 0.99)[2]).toEqual({ kind: 'person', name: 'Anna' })
  expect(levelAt(drawnSide(seats, 0.99))).toBe(1)
  const both = seatedFor(2, { company: 'here', level: 1, side: 0 })
  expect(drawnSide(both, 0.99)).toBe(both)
})
