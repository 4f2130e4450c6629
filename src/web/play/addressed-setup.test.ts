import { expect, test, vi } from 'vitest'
import { machineOf } from '../../engine/index.ts'
import hex from '../../games/osszekotos/hex/game.ts'
import pente from '../../games/amoba/pente/game.ts'
import scramble from '../../games/szo/scramble/game.ts'
import { speak } from '../text/dictionary.ts'
import { addressedSetup } from './addressed-setup.ts'

const person = { kind: 'person' } as const

test('an address says the variant and who sits where', () => {
  expect(addressedSetup(hex, { begin: 'here', variant: 'size=6' })).toMatchObject({
    ok: true,
    value: { options: { size: '6' }, seats: [person, person] },
  })
  expect(addressedSetup(hex, { begin: 'here', seats: '5,person' })).toMatchObject({
    ok: true,
    value: { options: {}, seats: [machineOf(5), person] },
  })
  expect(addressedSetup(hex, { begin: 'computer' })).toMatchObject({
    value: { seats: [person, machineOf(3)] },
  })
  const four = addressedSetup(pente, { begin: 'here', variant: 'players=4' })
  expect(four.ok && four.value.seats).toHaveLength(4)
})

test('what no game has is refused in words', () => {
  for (const wrong of [
    { variant: 'size=6000' },
    { variant: '__proto__=1' },
    { variant: 'nothing' },
    { seats: 'person' },
    { seats: 'person,7' },
    { seats: 'person,person,person' },
    { seats: '<b>,1' },
  ]) {
    const made = addressedSetup(hex, { begin: 'here', ...wrong })
    expect(made.ok, JSON.stringify(wrong)).toBe(false)
    if (!made.ok) expect(made.why.hu.length).toBeGreaterThan(10)
  }
})

test('the day and the guide take no other words', () => {
  expect(addressedSetup(hex, { begin: 'guided', variant: 'nothing' })).toMatchObject({
    value: { options: {}, seats: [person, machineOf(1)] },
  })
})

test('words are in the language of the page unless the address names one', async () => {
  const optionsOf = (variant?: string) => {
    const made = addressedSetup(scramble, { begin: 'here', variant })
    return made.ok && made.value.options
  }
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await speak('hu')
  expect(optionsOf()).toEqual({ language: 'hungarian' })
  expect(optionsOf('language=french')).toEqual({ language: 'french' })
  expect(addressedSetup(scramble, { begin: 'guided' })).toMatchObject({
    value: { options: { language: 'hungarian' } },
  })
  await speak('en')
  expect(optionsOf()).toEqual({})
})
