import { expect, test } from 'vitest'
import { Position, tried } from './position.ts'

const looked = (p: Position): number =>
  tried(
    p,
    (q, m) => {
      q.put(1, m)
      q.note(2, m)
      // A look within a look, as in "can the opponent answer this".
      tried(q, () => q.put(1, 9))
      return q.at(1) + q.at(2)
    },
    4,
  )

test.each(['on', 'off'])('a look ahead is taken back with recording %s', recording => {
  const p = new Position(3)
  p.put(1, 7)
  p.recording = recording === 'on'
  const { key } = p
  expect(looked(p)).toBe(8)
  expect([...p.words]).toEqual([0, 7, 0])
  expect(p.key).toBe(key)
  expect(p.recording).toBe(recording === 'on')
})

test('a look ahead leaves earlier changes to be taken back by their own mark', () => {
  const p = new Position(3)
  const mark = p.mark()
  p.put(1, 7)
  looked(p)
  p.rewind(mark)
  expect(p.at(1)).toBe(0)
})

test('the hash tells only what the words are, not how they came to be so', () => {
  // Words and values within and beyond what is kept ready, luck to move and many players.
  for (const at of [4, 1023, 1024, 2999])
    for (const value of [1, 15, 16, 5000, -3])
      for (const turn of [-1, 1, 15, 16, 40]) {
        const straight = new Position(3000)
        straight.put(at, value)
        straight.pass(turn)
        const { key } = straight
        const roundabout = new Position(3000)
        for (const to of [3, 20, -1, turn]) roundabout.pass(to)
        for (const v of [2, 17, -8, value]) roundabout.put(at, v)
        expect(roundabout.key, `${at} ${value} ${turn}`).toBe(key)
        const mark = straight.mark()
        straight.pass(2)
        straight.put(at, 6)
        expect(straight.key).not.toBe(key)
        straight.rewind(mark)
        expect(straight.key).toBe(key)
      }
})

test('the key of a position is the same in every version', () => {
  const p = new Position(20)
  p.pass(1)
  p.put(19, 3)
  expect(p.key.toString(36)).toBe('1jwvnnm9gw7')
  const large = new Position(700)
  large.pass(1)
  large.put(19, 3)
  expect(large.key).toBe(p.key)
})

test('positions that share a store do not touch each other', () => {
  const sizes = Array.from({ length: 300 }, (_, i) => 1 + ((i * 37) % 700))
  const all = sizes.map(size => new Position(size))
  for (const p of all) expect(p.words.some(word => word !== 0)).toBe(false)
  for (const [i, p] of all.entries()) p.words.fill(i + 1)
  for (const [i, p] of all.entries()) {
    expect(p.words.length).toBe(sizes[i])
    expect(p.words.every(word => word === i + 1)).toBe(true)
  }
})
