import { expect, test } from 'vitest'
import { Rng } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import susan from './game.ts'

const pieces = (white: string, black: string): Record<string, string> =>
  Object.fromEntries(
    [white, black].flatMap((list, i) =>
      list
        .split(' ')
        .filter(Boolean)
        .map(cell => [cell, i === 0 ? 'white piece' : 'black piece']),
    ),
  ) as Record<string, string>
const at = (turn: string, white: string, black: string, slides = 0, options = {}) =>
  from(susan, { turn, pieces: pieces(white, black), slides }, options)

test('an empty hexagon of 61 cells, nine across; white begins', () => {
  const { board } = susan.make({})
  expect(board.size).toBe(61)
  expect(board.names.filter(name => name.endsWith('5'))).toHaveLength(9)
  expect(json(start(susan))).toMatchObject({ turn: 'white', pieces: {} })
  expect(moves(start(susan))).toEqual([...board.names].sort())
})

test('size 6: a hexagon of 91 cells', () => {
  expect(susan.make({ size: '6' }).board.size).toBe(91)
})

test('a turn puts a piece on any empty cell or slides an own piece to an empty neighbour', () => {
  const match = at('white', 'e5', 'e6')
  const slides = moves(match).filter(name => name.includes('-'))
  expect(slides).toEqual(['e5-d5', 'e5-d6', 'e5-e4', 'e5-f4', 'e5-f5'])
  expect(moves(match)).toHaveLength(59 + 5)
  expect(json(play(match, 'e5-f5'))).toMatchObject({ turn: 'black', pieces: pieces('f5', 'e6') })
  expect(json(play(match, 'a9'))).toMatchObject({ turn: 'white', pieces: pieces('f5', 'e6 a9') })
})

test('what is tried in vain: taken cells, far slides, foreign pieces', () => {
  const why = refused(at('white', 'e5', 'e6'))
  expect(why['e6']).toBe('This place is taken already.')
  expect(why['e5-e7']).toBe('A piece slides only to an empty neighbouring cell.')
  expect(why['e6-e1']).toBe('This piece is not yours.')
  expect(start(susan).game.prompt!(start(susan).position)!.en).toBe(
    'Put a piece down, or slide one of yours.',
  )
})

test('enclosing one enemy piece wins: in the open, at the edge, in a corner, by putting down and by sliding', () => {
  expect(play(at('white', 'd5 d6 e4 f4 f5', 'e5'), 'e6').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'A piece of black is enclosed.' },
  })
  expect(play(at('black', 'a5', 'a6 b5'), 'b4').outcome).toMatchObject({ result: [0, 1] })
  expect(play(at('white', 'g5 g6', 'i5 h5'), 'i4').outcome).toBeUndefined()
  expect(play(at('white', 'f1 d3', 'e1 e2'), 'd3-d2').outcome).toMatchObject({ result: [1, 0] })
  // One neighbour left empty is enough to live.
  expect(play(at('white', 'd5 d6 e4 f4', 'e5'), 'e6').outcome).toBeUndefined()
})

test('own pieces, enemies and the edge enclose together', () => {
  const match = at('white', 'd5 d6', 'e5 e4 f4 f5')
  expect(play(match, 'e6').outcome).toMatchObject({ result: [1, 0] })
})

test('enclosing an own piece loses, also when an enemy is enclosed in the same turn', () => {
  expect(play(at('white', 'e1', 'f1 d2'), 'e2').outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'A piece of white is enclosed.' },
  })
  // The piece put on h1 stands in the last empty cell beside i1, and nothing is empty beside itself.
  const both = at('white', 'h2 i2', 'i1 g1 g2')
  expect(play(both, 'h1').outcome).toMatchObject({ result: [0, 1] })
})

test('six slides in a row are a draw, a piece put down between begins again', () => {
  const match = at('white', 'e5', 'a5')
  play(match, 'e5-e6 a5-b5 e6-e5 b5-a5 e5-e6')
  expect(json(match)).toMatchObject({ slides: 5 })
  expect(match.outcome).toBeUndefined()
  expect(play(match, 'b4').outcome).toBeUndefined()
  expect(json(match)['slides'] ?? 0).toBe(0)
  const again = play(at('white', 'e5', 'a5', 5), 'e5-e6')
  expect(again.outcome).toMatchObject({ result: [0.5, 0.5], reason: { en: 'Six slides in a row.' } })
  // Enclosing comes before the draw.
  expect(play(at('white', 'f1 d3', 'e1 e2', 5), 'd3-d2').outcome).toMatchObject({ result: [1, 0] })
})

test('a position that is read knows who is enclosed', () => {
  expect(at('black', 'e1 i2 h1', 'f1 e2 d2').outcome).toMatchObject({ result: [0, 1] })
  expect(at('white', 'e1', 'f1 e2 d2').outcome).toMatchObject({ result: [0, 1] })
  // Both are enclosed: black has just moved, so black loses.
  expect(at('white', 'e1 i2 h2 h1 g1 g2', 'f1 e2 d2 i1').outcome).toMatchObject({ result: [1, 0] })
})

// Written from the rules alone: letters a-i and rows 1-9 as numbers, neighbours by the six steps.
const around = (name: string): string[] => {
  const [f, r] = [name.charCodeAt(0) - 96, Number(name.slice(1))]
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ]
    .map(([df, dr]) => [f + df!, r + dr!] as const)
    .filter(([x, y]) => x >= 1 && y >= 1 && x <= 9 && y <= 9 && x + y >= 6 && x + y <= 14)
    .map(([x, y]) => String.fromCharCode(96 + x) + String(y))
}
const ALL = [...'abcdefghi']
  .flatMap(letter =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map(r => `${letter}${r}`).filter(name => around(name).length > 0),
  )
  .filter(name => {
    const sum = name.charCodeAt(0) - 96 + Number(name.slice(1))
    return sum >= 6 && sum <= 14
  })

test.each([1, 2, 3, 4, 5, 6, 7, 8])('random game %i goes as by the slow rules', seed => {
  const rng = new Rng(seed)
  const match = start(susan)
  const on = new Map<string, string>()
  const end = () => match.outcome?.result
  let slides = 0
  for (let turn = 0; turn < 400 && !end(); turn++) {
    const [me, foe] = turn % 2 === 0 ? ['white', 'black'] : ['black', 'white']
    const empty = ALL.filter(cell => !on.has(cell))
    const own = ALL.filter(cell => on.get(cell) === me)
    const found = [...empty, ...own.flatMap(a => around(a).flatMap(b => (on.has(b) ? [] : [`${a}-${b}`])))]
    expectMoves(match, found.join(' '))
    const name = found[rng.below(found.length)]!
    const [a, b] = name.split('-')
    if (b) on.delete(a!)
    on.set(b ?? a!, me!)
    slides = b ? slides + 1 : 0
    const closed = (who: string) =>
      ALL.some(cell => on.get(cell) === who && around(cell).every(each => on.has(each)))
    const winner = closed(me!) ? foe : closed(foe!) ? me : slides === 6 ? 'nobody' : undefined
    play(match, name)
    expect(json(match)['pieces']).toEqual(
      Object.fromEntries([...on].map(([cell, owner]) => [cell, `${owner} piece`])),
    )
    const result = { white: [1, 0], black: [0, 1], nobody: [0.5, 0.5] }
    expect(end()).toEqual(winner && result[winner as keyof typeof result])
  }
  expect(end()).toBeDefined()
})
