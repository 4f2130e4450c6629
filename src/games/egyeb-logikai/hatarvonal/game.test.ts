import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import hatarvonal from './game.ts'

type Pieces = Record<string, string>
const position = (pieces: Pieces, turn = 'white') => ({ turn, pieces })
const rest: Pieces = { f2: 'white one', a8: 'black one' }

test('6 × 9 fields; two rows of six men a side, the second row with 1 in front, the first with 2', () => {
  const { board } = hatarvonal.make({})
  expect([board.size, board.names[0], board.names.at(-1)]).toEqual([54, 'a1', 'f9'])
  const pieces: Pieces = {}
  for (const column of 'abcdef') {
    pieces[`${column}1`] = 'white two'
    pieces[`${column}2`] = 'white one'
    pieces[`${column}8`] = 'black one'
    pieces[`${column}9`] = 'black two'
  }
  expect(json(start(hatarvonal))).toEqual({ turn: 'white', pieces })
})

test('1-2-3-4 follow each other clockwise, and a man goes exactly as far as the side says', () => {
  const alone = (man: string, turn: string) =>
    targets(
      from(hatarvonal, {
        turn,
        pieces: { c5: man, ...(turn === 'white' ? { a8: 'black one' } : { f2: 'white one' }) },
      }),
      'c5',
    )
  // Front 1, right 2, back 3; to the left 4 would lead off the board.
  expect(alone('white one', 'white')).toEqual(['c2', 'c6', 'e5'])
  // Front 2, right 3, back 4, left 1.
  expect(alone('white two', 'white')).toEqual(['b5', 'c1', 'c7', 'f5'])
  // The same turned by 180 degrees.
  expect(alone('black one', 'black')).toEqual(['a5', 'c4', 'c8'])
  expect(alone('black two', 'black')).toEqual(['c3', 'c9', 'd5'])
})

test('four to the left and four back are possible where there is room', () => {
  expect(targets(from(hatarvonal, position({ f6: 'white one', a8: 'black one' })), 'f6')).toEqual([
    'b6',
    'f3',
    'f7',
  ])
  expect(targets(from(hatarvonal, position({ a4: 'black two', ...rest }, 'black')), 'a4')).toEqual([
    'a2',
    'b4',
  ])
})

test('the picture shows the numbers: the second player has them upside down', () => {
  const made = hatarvonal.make({})
  const match = start(hatarvonal)
  const look = (name: string) =>
    made.scene(match.position).placed.find(({ cell }) => made.board.names[cell] === name)!.look
  expect(look('a1')).toMatchObject({ text: '2341', turn: 0 })
  expect(look('a2')).toMatchObject({ text: '1234', turn: 0 })
  expect(look('a9')).toMatchObject({ text: '2341', turn: 180 })
  expect(look('a8')).toMatchObject({ text: '1234', turn: 180 })
})

test('the first moves', () => {
  expectMoves(
    start(hatarvonal),
    [...'abcdef'].flatMap(column => [`${column}1-${column}3`, `${column}2-${column}3`]).join(' '),
  )
})

test('own men may be passed over and stay, but not landed on', () => {
  const match = from(
    hatarvonal,
    position({ c3: 'white two', c4: 'white one', d3: 'white one', f3: 'white one', a8: 'black one' }),
  )
  expect(targets(match, 'c3')).toEqual(['b3', 'c5'])
  expect(refused(match)).toMatchObject({
    'c3-f3': 'You cannot land on a man of your own.',
    'c3-c4': 'A man goes straight, exactly as far as the number on the side facing that way.',
    'c3-d4': 'A man goes straight, exactly as far as the number on the side facing that way.',
    'a8-a1': 'This piece is not yours.',
  })
  expect(json(play(match, 'c3-c5'))).toMatchObject({ pieces: { c4: 'white one', c5: 'white two' } })
})

test('every enemy passed over or landed on is taken, and nobody else', () => {
  const match = from(
    hatarvonal,
    position({
      b4: 'white two',
      c4: 'black one',
      d4: 'white one',
      e4: 'black two',
      b5: 'black one',
      a8: 'black one',
    }),
  )
  expect(targets(match, 'b4')).toEqual(['a4', 'b6', 'e4'])
  expect(moves(match)).toEqual(expect.arrayContaining(['b4xe4', 'b4xb6', 'b4-a4']))
  play(match, 'b4xe4')
  expect(json(match)).toEqual({
    turn: 'black',
    pieces: { d4: 'white one', e4: 'white two', b5: 'black one', a8: 'black one' },
  })
})

test('four enemies at most in one move', () => {
  const match = from(
    hatarvonal,
    position({
      e5: 'white one',
      d5: 'black one',
      c5: 'black one',
      b5: 'black two',
      a5: 'black two',
      f8: 'black one',
    }),
  )
  expect(Object.keys((json(play(match, 'e5xa5')) as { pieces: Pieces }).pieces)).toEqual(['a5', 'f8'])
})

test('capturing is not compulsory', () => {
  const match = from(hatarvonal, position({ c4: 'white one', c5: 'black one', ...rest }))
  expect(moves(match)).toContain('c4xc5')
  expect(moves(match)).toContain('c4-e4')
})

test('a man beyond the border line of the enemy wins', () => {
  const white = from(hatarvonal, position({ c7: 'white two', ...rest }))
  expect(play(white, 'c7-c9').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has crossed the border line.' },
  })
  const black = from(hatarvonal, position({ c2: 'black one', ...rest }, 'black'))
  expect(play(black, 'c2-c1').outcome).toMatchObject({ result: [0, 1] })
  // The line runs between the rows 8 and 9, so row 8 is not enough.
  expect(play(from(hatarvonal, position({ c7: 'white one', ...rest })), 'c7-c8').outcome).toBeUndefined()
})

test('whoever takes all enemies wins; whoever cannot move loses', () => {
  const match = from(hatarvonal, position({ c4: 'white one', c5: 'black one' }))
  expect(play(match, 'c4xc5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'black has lost all men.' },
  })
  // In the corner every number leads off the board or onto an own man.
  const stuck = position({
    f8: 'white two',
    f4: 'white one',
    e8: 'white one',
    a8: 'black one',
    b4: 'white two',
    f1: 'white two',
  })
  expect(targets(from(hatarvonal, stuck), 'f8')).toEqual([])
})

test('the third repetition and the 1000th move are a draw', () => {
  expect(start(hatarvonal).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 1000 })
})

// Written from the rules alone, on a record of fields: the numbers by side, clockwise from the front.
const SIDES: Record<string, readonly number[]> = { one: [1, 2, 3, 4], two: [2, 3, 4, 1] }
function slow(pieces: Pieces, who: string): Map<string, Pieces> {
  const found = new Map<string, Pieces>()
  const around = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const
  for (const [cell, man] of Object.entries(pieces)) {
    if (!man.startsWith(who)) continue
    const front = who === 'white' ? 0 : 2
    for (let side = 0; side < 4; side++) {
      const [dx, dy] = around[(front + side) % 4]!
      const far = SIDES[man.split(' ')[1]!]![side]!
      const at = (k: number) =>
        `${'abcdef'[cell.charCodeAt(0) - 97 + k * dx] ?? '?'}${Number(cell[1]) + k * dy}`
      const end = at(far)
      if (!/^[a-f][1-9]$/.test(end) || pieces[end]?.startsWith(who)) continue
      const way = Array.from({ length: far }, (_, k) => at(k + 1))
      const taken = way.filter(one => pieces[one] !== undefined && !pieces[one].startsWith(who))
      const after = Object.fromEntries(
        Object.entries(pieces).filter(([one]) => one !== cell && !taken.includes(one)),
      )
      found.set(`${cell}${taken.length > 0 ? 'x' : '-'}${end}`, { ...after, [end]: man })
    }
  }
  return found
}
const piecesOf = (match: Match) => (json(match) as { pieces: Pieces }).pieces

test.each([1, 2, 3, 4])('random game %i goes as by the slow generator', seed => {
  const rng = new Rng(seed)
  const match = start(hatarvonal)
  for (let i = 0; i < 100 && !match.outcome; i++) {
    const found = slow(piecesOf(match), i % 2 === 0 ? 'white' : 'black')
    expect(moves(match)).toEqual([...found.keys()].sort())
    const names = [...found.keys()]
    const name =
      (rng.below(2) === 0 ? names.find(one => one.includes('x')) : undefined) ??
      names[rng.below(names.length)]!
    play(match, name)
    expect(piecesOf(match)).toEqual(found.get(name))
  }
})
