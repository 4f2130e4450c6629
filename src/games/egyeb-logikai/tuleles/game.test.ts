import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import tuleles from './game.ts'

const { board } = tuleles.make({})
const WAYS: Record<string, readonly [number, number]> = {
  e: [1, 0],
  ne: [0, 1],
  nw: [-1, 1],
  w: [-1, 0],
  sw: [0, -1],
  se: [1, -1],
}
const cellsIn = (names: readonly string[]) => [...new Set(names.map(name => name.slice(0, 2)))]

test('a hexagon of 19 cells, three on a side', () => {
  expect([...board.names].sort()).toEqual(
    'a3 a4 a5 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3'.split(' '),
  )
  expect(json(start(tuleles))).toEqual({ turn: 'white', pieces: {} })
})

test('the first arrow of each goes to any empty cell and points in any of six directions', () => {
  const match = start(tuleles)
  expect(moves(match)).toHaveLength(19 * 6)
  play(match, 'c3ne')
  expect(json(match)).toEqual({ turn: 'black', pieces: { c3: 'white ne' }, white: 'c3' })
  expect(moves(match)).toHaveLength(18 * 6)
  expect(refused(match)).toMatchObject({
    c3: 'This place is taken already.',
    'b2>d4': 'An arrow points at a neighbour: show one of the six directions.',
  })
  expect(refused(match)).not.toHaveProperty('b2>b3')
})

test.each([
  ['e', 'd3 e3'],
  ['ne', 'c4 c5'],
  ['nw', 'b4 a5'],
  ['w', 'b3 a3'],
  ['sw', 'c2 c1'],
  ['se', 'd2 e1'],
])('an arrow from c3 to %s leads to %s', (way, line) => {
  const match = play(start(tuleles), `c3${way} a4w`)
  expect(cellsIn(moves(match))).toEqual(line.split(' ').sort())
  expect(moves(match)).toHaveLength(12)
  expect(refused(match)['b2']).toBe('A new arrow must lie in the line of your last one, where that points.')
})

test('the picture shows the arrow where it points', () => {
  const made = tuleles.make({})
  for (const [way, [dq, dr]] of Object.entries(WAYS)) {
    const match = play(start(tuleles), `c3${way}`)
    const { turn } = made.scene(match.position).placed[0]!.look
    const [x, y] = [dq + dr / 2, (dr * Math.sqrt(3)) / 2]
    expect(Math.sin((turn! * Math.PI) / 180)).toBeCloseTo(x)
    expect(Math.cos((turn! * Math.PI) / 180)).toBeCloseTo(y)
  }
})

test('what lies between does not block, a taken cell is left out', () => {
  const match = from(tuleles, {
    turn: 'white',
    pieces: { a3: 'white e', b3: 'black e', d3: 'black w' },
    white: 'a3',
    black: 'b3',
  })
  expect(cellsIn(moves(match))).toEqual(['c3', 'e3'])
})

test('only the last arrow counts', () => {
  const match = play(start(tuleles), 'c3e a4e d3ne b4e')
  expect(cellsIn(moves(match))).toEqual(['d4'])
})

test('whoever has no cell to go to has lost', () => {
  const match = play(start(tuleles), 'a3w')
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'c3e').outcome).toMatchObject({ result: [0, 1] })
  const shut = from(tuleles, {
    turn: 'black',
    pieces: { d4: 'black ne', c3: 'white e' },
    white: 'c3',
    black: 'd4',
  })
  expect(shut.outcome).toMatchObject({ result: [1, 0], reason: { en: 'The opponent cannot move.' } })
})

test('an arrow may point off the board, and is then shown by a button', () => {
  const match = start(tuleles)
  const points = (name: string) =>
    match.game.points(
      match.position,
      match.moves.find(m => match.nameOf(m) === name)!,
    )
  expect(points('c3e')).toEqual(['c3', 'd3'].map(name => board.names.indexOf(name)))
  expect(points('e3e')).toEqual([board.names.indexOf('e3'), 'way:e'])
  expect(match.game.label?.('way:e', match.position)?.en).toBe('Arrow right (off the board)')
  expect(() => from(tuleles, { turn: 'white', pieces: {}, white: 'c3' })).toThrow('no arrow')
})

test.each([1, 2, 3, 4, 5])('random game %i goes as by the rules written anew, and ends', seed => {
  const rng = new Rng(seed)
  const match = start(tuleles)
  const taken = new Map<string, string>()
  const last: (string | undefined)[] = [undefined, undefined]
  let i = 0
  for (; !match.outcome; i++) {
    const from = last[i % 2]
    const [dx, dy] = WAYS[from === undefined ? 'e' : taken.get(from)!]!
    const line = [1, 2, 3, 4].map(k =>
      from === undefined
        ? ''
        : `${'abcde'['abcde'.indexOf(from[0]!) + k * dx] ?? '?'}${Number(from[1]) + k * dy}`,
    )
    const places = (from === undefined ? [...board.names] : line).filter(
      name => board.names.includes(name) && !taken.has(name),
    )
    expect(moves(match)).toEqual(places.flatMap(name => Object.keys(WAYS).map(way => name + way)).sort())
    const name = moves(match)[rng.below(match.moves.length)]!
    play(match, name)
    taken.set(name.slice(0, 2), name.slice(2))
    last[i % 2] = name.slice(0, 2)
  }
  expect(i).toBeLessThanOrEqual(19)
  expect(match.outcome?.result).toEqual(i % 2 === 0 ? [0, 1] : [1, 0])
})
