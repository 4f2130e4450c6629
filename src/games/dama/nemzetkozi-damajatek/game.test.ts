import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import nemzetkozi from './game.ts'

const on = (turn: string, pieces: Record<string, string>, more: object = {}, official = 'off') =>
  from(nemzetkozi, { turn, pieces, ...more }, { official })

test('20 men each on the dark cells of four rows; a1 is dark; dark begins', () => {
  const match = start(nemzetkozi)
  const pieces = Object.entries(json(match)['pieces'] as Record<string, string>)
  const rows = (side: string) => [
    ...new Set(pieces.filter(([, name]) => name === `${side} man`).map(([cell]) => Number(cell.slice(1)))),
  ]
  expect(pieces.filter(([, name]) => name === 'black man')).toHaveLength(20)
  expect(pieces.filter(([, name]) => name === 'white man')).toHaveLength(20)
  expect([rows('black'), rows('white')]).toEqual([
    [1, 2, 3, 4],
    [7, 8, 9, 10],
  ])
  expect(json(match)).toMatchObject({ turn: 'black', pieces: { a1: 'black man', j10: 'white man' } })
  expectMoves(match, 'b4-a5 b4-c5 d4-c5 d4-e5 f4-e5 f4-g5 h4-g5 h4-i5 j4-i5')
})

test('a man steps diagonally forward: from d4 only to c5 or e5; light goes down', () => {
  expectMoves(on('black', { d4: 'black man', j10: 'white man' }), 'd4-c5 d4-e5')
  expectMoves(on('white', { d4: 'white man', a1: 'black man' }), 'd4-c3 d4-e3')
})

test('a step back, sideways or too far is refused in words', () => {
  const match = on('black', { d4: 'black man', g7: 'black king', j10: 'white man' })
  for (const step of ['d4-c3', 'd4-d5', 'd4-b6']) expect(refused(match)[step]).toContain('diagonally forward')
  expect(refused(match)['g7-g8']).toBe('A king goes diagonally, over empty cells.')
  for (const step of ['d4-c5', 'd4-e5', 'g7-h8']) expect(refused(match)).not.toHaveProperty(step)
})

test('a man captures forwards and backwards, never its own', () => {
  expectMoves(on('black', { d4: 'black man', e5: 'white man', c3: 'white man' }), 'd4xf6 d4xb2')
  expectMoves(on('black', { d4: 'black man', e5: 'black man' }), 'd4-c5 e5-d6 e5-f6')
  expect(json(play(on('black', { d4: 'black man', e5: 'white man', j10: 'white man' }), 'd4xf6'))).toEqual({
    turn: 'white',
    pieces: { f6: 'black man', j10: 'white man' },
  })
})

test('no jump when the cell behind is taken or missing', () => {
  expectMoves(on('black', { d4: 'black man', e5: 'white man', f6: 'white man' }), 'd4-c5')
  expectMoves(on('black', { i5: 'black man', j6: 'white man' }), 'i5-h6')
})

const OVER = 'You capture by jumping over a man: point at the empty cell where the jump ends.'

test('a chain goes on as long as the man can jump, and may change direction', () => {
  const match = on('black', {
    c3: 'black man',
    b2: 'black man',
    d4: 'white man',
    f6: 'white man',
    d6: 'white man',
  })
  play(match, 'c3xe5')
  expect(json(match)).toMatchObject({ turn: 'black', chain: 'e5' })
  expectMoves(match, 'e5xg7 e5xc7')
  expect(refused(match)).toEqual({
    'b2-a3': 'You must continue with the same man.',
    'b2-c3': 'You must continue with the same man.',
    e5xc3: 'The same man may not be jumped twice.',
    'e5-d6': OVER,
    'e5-f6': OVER,
  })
  play(match, 'e5xc7')
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: { c7: 'black man', b2: 'black man', f6: 'white man' },
  })
})

test('capturing is a duty; steps are refused with the reason', () => {
  const match = on('black', { c3: 'black man', h2: 'black man', d4: 'white man' })
  expectMoves(match, 'c3xe5')
  expect(refused(match)).toEqual({
    'c3-b4': 'You must capture.',
    'h2-g3': 'You must capture.',
    'h2-i3': 'You must capture.',
    'c3-d4': OVER,
  })
  expect(match.game.prompt?.(match.position)?.en).toBe('You must capture now.')
})

const choice = { c3: 'black man', h2: 'black man', d4: 'white man', f6: 'white man', g3: 'white man' }

test('captures are chosen freely: taking one is as good as taking two', () => {
  expectMoves(on('black', choice), 'c3xe5 h2xf4')
})

test('a king goes any distance over empty cells, forwards and backwards', () => {
  expectMoves(
    on('black', { d4: 'black king', g7: 'black man', a9: 'white man' }),
    'd4-e5 d4-f6 d4-c5 d4-b6 d4-a7 d4-c3 d4-b2 d4-a1 d4-e3 d4-f2 d4-g1 g7-f8 g7-h8',
  )
})

test('a king captures from afar and lands on any empty cell behind, up to the next piece', () => {
  expectMoves(on('black', { a1: 'black king', d4: 'white man', h8: 'black man' }), 'a1xe5 a1xf6 a1xg7')
  expectMoves(on('black', { a1: 'black king', d4: 'white man', e5: 'white man' }), 'a1-b2 a1-c3')
})

test('a king that can go on from some of the cells behind must land there', () => {
  const match = on('black', { a1: 'black king', c3: 'white man', d8: 'white man' })
  expectMoves(match, 'a1xf6')
  expect(refused(match)).toMatchObject({
    a1xd4: 'You must land where the capture can go on.',
    a1xe5: 'You must land where the capture can go on.',
    a1xg7: 'You must land where the capture can go on.',
    'a1-b2': 'You must capture.',
  })
})

test('jumped men stay until the turn ends and block', () => {
  const men = { d4: 'white man', f8: 'white man', b8: 'white man', f2: 'white man' }
  const match = play(on('black', { a1: 'black king', ...men }), 'a1xg7')
  expect(json(match)).toMatchObject({ chain: 'g7', pieces: { d4: 'white taken man' } })
  // From a7 the man on f2 could be taken if d4 had been lifted.
  expect(json(play(match, 'g7xd10 d10xa7'))).toEqual({
    turn: 'white',
    pieces: { a7: 'black king', f2: 'white man' },
  })
})

test('no man is jumped twice; the cell where the chain began may be entered again', () => {
  const ring = { d4: 'white man', d6: 'white man', b6: 'white man', b4: 'white man', j10: 'white man' }
  const match = play(on('black', { c3: 'black man', ...ring }), 'c3xe5 e5xc7 c7xa5 a5xc3')
  expect(json(match)).toEqual({ turn: 'white', pieces: { c3: 'black man', j10: 'white man' } })
})

test('a man is crowned when its turn ends on the far row', () => {
  expect(json(play(on('black', { c9: 'black man', j10: 'white man' }), 'c9-b10'))).toMatchObject({
    pieces: { b10: 'black king' },
  })
  expect(
    json(play(on('white', { c3: 'white man', b2: 'black man', h8: 'black man' }), 'c3xa1')),
  ).toMatchObject({
    turn: 'black',
    pieces: { a1: 'white king' },
  })
})

test('a man that can jump on from the far row does so and stays a man', () => {
  const match = on('black', { b8: 'black man', c9: 'white man', e9: 'white man', j10: 'white man' })
  expect(json(play(match, 'b8xd10 d10xf8'))).toEqual({
    turn: 'white',
    pieces: { f8: 'black man', j10: 'white man' },
  })
})

test('a new king is a king only from its next turn', () => {
  const match = on('black', { b8: 'black man', c9: 'white man', g7: 'white man', i1: 'white man' })
  expect(json(play(match, 'b8xd10'))).toMatchObject({
    turn: 'white',
    pieces: { d10: 'black king', g7: 'white man' },
  })
})

test('who has no piece or cannot move has lost', () => {
  const bare = play(on('black', { d4: 'black man', e5: 'white man' }), 'd4xf6')
  expect(bare.outcome).toMatchObject({ result: [1, 0], reason: { en: 'white has no piece left.' } })
  const blocked = on('white', { a5: 'white man', b4: 'black man', c3: 'black man' })
  expect(blocked.outcome).toMatchObject({ result: [1, 0], reason: { en: 'white cannot move.' } })
})

test('who cannot move after the 50th quiet ply has lost all the same', () => {
  const pieces = { a5: 'white man', b4: 'black man', d4: 'black king' }
  const match = play(on('black', pieces, { quiet: 49 }), 'd4-c3')
  expect(match.outcome).toMatchObject({ result: [1, 0], reason: { en: 'white cannot move.' } })
})

test('draws: 50 plies without a capture or a step of a man, threefold repetition, 500 moves', () => {
  const kings = { a1: 'black king', j10: 'white king', j2: 'white man' }
  const near = on('black', kings, { quiet: 49 })
  expect(near.outcome).toBeUndefined()
  expect(play(near, 'a1-b2').outcome?.result).toEqual([0.5, 0.5])
  const stepped = play(on('white', kings, { quiet: 49 }), 'j2-i1')
  expect(stepped.outcome).toBeUndefined()
  expect(json(stepped)['quiet']).toBeUndefined()
  const shuffled = on('black', { a1: 'black king', a9: 'white king' })
  const round = 'a1-b2 a9-b10 b2-a1 b10-a9 '
  expect(play(shuffled, round).outcome).toBeUndefined()
  expect(play(shuffled, round).outcome?.result).toEqual([0.5, 0.5])
  expect(nemzetkozi.make({}).draws?.cap).toBe(500)
})

test('official: light begins and the greatest capture is a duty, kings and men alike', () => {
  expect(json(start(nemzetkozi, { official: 'on' }))['turn']).toBe('white')
  const match = on('black', choice, {}, 'on')
  expectMoves(match, 'c3xe5')
  expect(refused(match)['h2xf4']).toBe('You must take the most.')
  const king = { ...choice, g3: 'white king' }
  expectMoves(on('black', king, {}, 'on'), 'c3xe5')
  expectMoves(play(match, 'c3xe5'), 'e5xg7')
})

test('a piece on a light cell or a taken man without a chain is no position', () => {
  expect(() => on('black', { a2: 'black man' })).toThrow('a2 is not played on.')
  expect(() => on('black', { a1: 'white taken man' })).toThrow('during a chain')
  expect(() => on('black', { a1: 'black man' }, { chain: 'a1' })).toThrow('no piece that can go on')
  expect(moves(on('black', { a1: 'black man', j10: 'white man' }))).toEqual(['a1-b2'])
})
