import { expect, test } from 'vitest'
import { expectMoves, from, json, play, refused, start } from '../../../../tests/playing.ts'
import vari from './game.ts'

const at = (turn: string, pits: number[], taken = [0, 0], options = {}) =>
  from(vari, { turn, pits, taken }, options)
const OWARE = { official: 'on' }

test('twelve pits of six seeds; light has 1-6, dark 7-12, light begins', () => {
  expect(json(start(vari))).toEqual({ turn: 'white', pits: Array(12).fill(6), taken: [0, 0] })
  expectMoves(start(vari), '1 2 3 4 5 6')
  expectMoves(play(start(vari), '1'), '7 8 9 10 11 12')
})

test('pit 12 lies opposite pit 1, pit 7 opposite pit 6', () => {
  const { board } = vari.make({})
  const x = (name: string) => board.cells[board.names.indexOf(name)]!.x
  expect([x('1'), x('6')]).toEqual([x('12'), x('7')])
})

test('all the seeds of an own pit are sown one by one into the pits after it', () => {
  expect(json(play(start(vari), '4'))['pits']).toEqual([6, 6, 6, 0, 7, 7, 7, 7, 7, 7, 6, 6])
  expect(json(play(at('black', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]), '12'))['pits']).toEqual([
    2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('an empty pit cannot be sown', () => {
  expectMoves(at('white', [0, 1, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0]), '2 5')
})

test('a last pit of 2, 4 or 6 is taken, on the own side too', () => {
  for (const [before, taken] of [
    [1, 2],
    [3, 4],
    [5, 6],
    [0, 0],
    [2, 0],
    [4, 0],
    [6, 0],
  ] as const) {
    expect(json(play(at('white', [1, before, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0]), '1'))['taken']).toEqual([
      taken,
      0,
    ])
    expect(json(play(at('white', [0, 0, 0, 0, 0, 1, before, 9, 0, 0, 0, 0]), '6'))['taken']).toEqual([
      taken,
      0,
    ])
  }
})

test('on the enemy side the pits before it are taken too while they hold 2, 4 or 6', () => {
  const match = play(at('white', [0, 0, 0, 1, 0, 5, 3, 2, 1, 5, 3, 9]), '6')
  expect(json(match)).toMatchObject({ taken: [4 + 6 + 2, 0], pits: [0, 0, 0, 1, 0, 0, 4, 3, 0, 0, 0, 9] })
})

test('the taking stops at the own side', () => {
  const match = play(at('white', [0, 0, 0, 2, 1, 3, 9, 0, 0, 0, 0, 0]), '4')
  expect(json(match)).toMatchObject({ taken: [4, 0], pits: [0, 0, 0, 0, 2, 0, 9, 0, 0, 0, 0, 0] })
  const across = play(at('white', [0, 0, 0, 0, 3, 1, 1, 1, 9, 0, 0, 0]), '5')
  expect(json(across)).toMatchObject({ taken: [4, 0], pits: [0, 0, 0, 0, 0, 2, 0, 0, 9, 0, 0, 0] })
  const dark = play(at('black', [1, 1, 5, 0, 0, 0, 0, 0, 0, 0, 1, 2]), '12')
  expect(json(dark)).toMatchObject({ taken: [0, 4], pits: [0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 1, 0] })
})

test('with twelve or more seeds the emptied pit is left out', () => {
  const match = play(at('white', [12, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2]), '1')
  expect(json(match)['pits']).toEqual([0, 0, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3])
  expect(json(match)['taken']).toEqual([2, 0])
})

test('taking everything is allowed and nobody must be fed', () => {
  const all = play(at('white', [3, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]), '6')
  expect(all.outcome?.points).toEqual([5, 0])
  expectMoves(at('white', [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]), '1 6')
})

test('who has no seeds to move ends the game, the rest goes to the other; more seeds win', () => {
  const left = at('black', [3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0], [20, 45])
  expect(left.outcome?.points).toEqual([27, 45])
  expect(left.outcome?.result).toEqual([0, 1])
  expect(at('black', [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [34, 36]).outcome?.result).toEqual([0.5, 0.5])
  expect(at('white', [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [34, 36]).outcome).toBeUndefined()
})

test('the third repetition ends the game, each takes the own side', () => {
  const { game, position } = at('white', [2, 0, 1, 0, 0, 0, 0, 4, 0, 0, 0, 0], [30, 35])
  expect(game.draws?.repetition?.times).toBe(3)
  expect(game.draws?.repetition?.judge?.(position, 8, 16).points).toEqual([33, 39])
})

test('a game of 600 moves is a draw', () => {
  expect(vari.make({}).draws?.cap).toBe(600)
})

test('stop: the game ends when a player has more than half', () => {
  const position = [0, 0, 0, 0, 0, 1, 3, 9, 0, 0, 0, 0] as number[]
  expect(play(at('white', position, [33, 26]), '6').outcome).toBeUndefined()
  expect(play(at('white', position, [32, 26], { stop: 'on' }), '6').outcome).toBeUndefined()
  expect(play(at('white', position, [33, 26], { stop: 'on' }), '6').outcome?.result).toEqual([1, 0])
})

test('official: four seeds a pit, two or three are taken on the enemy side only', () => {
  expect(json(start(vari, OWARE))['pits']).toEqual(Array(12).fill(4))
  const own = play(at('white', [1, 1, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0], [0, 0], OWARE), '1')
  expect(json(own)['taken']).toEqual([0, 0])
  const chain = play(at('white', [0, 0, 0, 0, 0, 3, 3, 2, 1, 9, 0, 0], [0, 0], OWARE), '6')
  expect(json(chain)).toMatchObject({ taken: [2 + 3, 0], pits: [0, 0, 0, 0, 0, 0, 4, 0, 0, 9, 0, 0] })
})

test('official: an opponent without seeds must be fed', () => {
  const match = at('white', [1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0], [0, 0], OWARE)
  expectMoves(match, '5 6')
  expect(refused(match)['1']).toContain('bring seeds')
  const hopeless = at('white', [1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], [20, 25], OWARE)
  expect(hopeless.outcome?.points).toEqual([23, 25])
})

test('official: a sowing that would take all the seeds of the opponent takes none', () => {
  const match = play(at('white', [1, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0], [0, 0], OWARE), '6')
  expect(json(match)).toMatchObject({ taken: [0, 0], pits: [1, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0] })
})

test('more seeds than there are is refused', () => {
  expect(() => at('white', Array(12).fill(7) as number[])).toThrow('72 seeds')
})

test('a pit taken on the own side takes no others, not even across the border', () => {
  const match = play(at('black', [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 7]), '12')
  expect(json(match)).toMatchObject({ taken: [0, 2], pits: [1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0] })
})

test('empty pits and those of the opponent are refused in words', () => {
  const why = refused(at('white', [0, 1, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0]))
  expect(why['1']).toBe('This pit is empty.')
  expect(why['7']).toBe('You may only sow from the pits on your own side.')
  expect(why['12']).toBe('You may only sow from the pits on your own side.')
  expect(why).not.toHaveProperty('2')
})
