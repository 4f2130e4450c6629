import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import tankcsata from './game.ts'

const tanks = (side: string, cells: string) =>
  Object.fromEntries(
    cells
      .split(' ')
      .map(cell => (cell.startsWith('C') ? [cell.slice(1), `${side} commander`] : [cell, `${side} tank`])),
  )
/** Cells of each side; C before a cell is the commander. */
const on = (turn: string, white: string, blue: string, more: object = {}) =>
  from(tankcsata, { turn, pieces: { ...tanks('white', white), ...tanks('blue', blue) }, ...more })
const to = (names: readonly string[], cell: string) =>
  names.filter(name => name.startsWith(cell)).map(name => name.slice(cell.length))
const WHITE_ZONE = 'a7 a8 a9 a10 b8 b9 b11 c9 c10 c11 d10 d11 e11'
const BLUE_ZONE = 'g1 h1 i1 j1 h2 i2 k2 i3 j3 k3 j4 k4 k5'
const MINES = 'a6 b2 b10 c4 c6 c8 d3 d9 f1 f3 f9 f11 h3 h9 i4 i6 i8 j2 j10 k6'

test('the board: zones of 14 cells, 20 mines, 9 red cells, 64 plain ones, two circles', () => {
  const { board } = tankcsata.make({})
  const filled = (fill: string) =>
    board.cells
      .filter(cell => cell.fill === fill)
      .map(cell => cell.name)
      .sort()
  expect(board.size).toBe(121)
  expect(filled('blocked')).toEqual(MINES.split(' ').sort())
  expect(filled('camp-white')).toEqual(`${WHITE_ZONE} a11`.split(' ').sort())
  expect(filled('camp-blue')).toEqual(`${BLUE_ZONE} k1`.split(' ').sort())
  expect(filled('camp-red')).toEqual('e5 e6 e7 f5 f6 f7 g5 g6 g7'.split(' '))
  expect(filled('plain')).toHaveLength(64)
  expect(board.cells.filter(cell => cell.text).map(cell => cell.name)).toEqual(['k1', 'a11'])
})

test('a commander and 13 light tanks each, commanders on the circles; white begins', () => {
  expect(json(start(tankcsata))).toMatchObject({
    turn: 'white',
    pieces: { ...tanks('white', `${WHITE_ZONE} Ca11`), ...tanks('blue', `${BLUE_ZONE} Ck1`) },
  })
})

test('tanks go any distance in eight directions over free cells, not through others', () => {
  const found = moves(on('white', 'd6 d8', 'k5 Ck1'))
  expect(to(found, 'd6')).toEqual(['-a3', '-a9', '-b4', '-b8', '-c5', '-c7', '-d4', '-d5', '-d7'])
  expect(to(found, 'd6')).not.toContain('-d8')
  expect(to(found, 'd6')).not.toContain('-d9')
})

test('mines can be neither entered nor crossed; between two of them a diagonal is open', () => {
  const found = moves(on('white', 'd6', 'k5 Ck1'))
  // c6 is a mine, and so is d9; d3 bars the way down.
  expect(to(found, 'd6')).not.toContain('-c6')
  expect(to(found, 'd6')).not.toContain('-b6')
  expect(to(found, 'd6')).not.toContain('-d2')
  expect(to(found, 'd6')).toContain('-d4')
  expect(refused(on('white', 'd6', 'k5 Ck1'))['d6-b6']).toContain('never over mines')
  // From d4 to c3 between the mines c4 and d3.
  expect(moves(on('white', 'd4', 'k5 Ck1'))).toContain('d4-c3')
})

test('only commanders enter or cross the red cells', () => {
  expect(to(moves(on('white', 'd6', 'k5')), 'd6')).not.toContain('-e6')
  expect(to(moves(on('white', 'd6', 'k5')), 'd6')).not.toContain('-h6')
  const commander = to(moves(on('white', 'Cd6', 'k5')), 'd6')
  expect(commander).toEqual(expect.arrayContaining(['-e6', '-f6', '-g6', '-h6', '-e7', '-f8', '-e5', '-f4']))
  expect(commander).not.toContain('-i6')
})

test('an enemy is taken by driving onto it; it is no duty; one’s own are not', () => {
  const match = on('white', 'd4 d5', 'd8 g4 k5')
  expect(moves(match)).toEqual(expect.arrayContaining(['d5xd8', 'd4xg4', 'd5-d7']))
  expect(moves(match)).not.toContain('d4xd5')
  expect(json(play(match, 'd4xg4'))['pieces']).toEqual({
    ...tanks('white', 'g4 d5'),
    ...tanks('blue', 'd8 k5'),
  })
})

test('a commander is taken like the others, but nothing is taken on red', () => {
  expect(moves(on('white', 'd4', 'Cd7 k5'))).toContain('d4xd7')
  expect(moves(on('white', 'Cd4', 'Ce5 k5'))).not.toContain('d4xe5')
  expect(moves(on('white', 'Ce6', 'Cg6 k5')).filter(name => name.includes('x'))).toEqual([])
})

test('a tank in the enemy zone may go about and take there, but not leave', () => {
  const match = on('white', 'k4 d5', 'k2 j7 d8')
  expect(to(moves(match), 'k4')).toEqual(['-h1', '-i2', '-j3', '-j4', '-k3', '-k5', 'xk2'])
  expect(refused(match)['k4-j5']).toBe('A tank that has reached the enemy zone may not leave it.')
  expect(refused(on('blue', 'a1', 'a8 d8'))['a8-b7']).toContain('may not leave')
  expect(moves(on('blue', 'b7', 'a8 d8'))).not.toContain('a8xb7')
  // Tanks in the enemy zone can be taken.
  expect(moves(on('white', 'd10 d5', 'd11 k5'))).toContain('d10xd11')
})

test('the game ends when all the tanks a player has left stand in the enemy zone, and points are counted', () => {
  const match = on('white', 'h4 Ck1', 'd5 Cd6 d8')
  play(match, 'h4-i3')
  // A commander on the circle 3, a tank in the zone 2; three tanks in the field 1 each.
  expect(match.outcome).toMatchObject({ result: [1, 0], points: [5, 3] })
  expect(match.outcome?.reason.en).toContain('Points: 5 : 3.')
  expect(play(on('white', 'h4 d5 Ck1', 'd8'), 'h4-i3').outcome).toBeUndefined()
})

test('the commander beside the circle counts 2; more points win, also for the other side', () => {
  const match = on('white', 'h4 Ck2', 'a1 b1 c1 d1 Cd2')
  expect(play(match, 'h4-i3').outcome).toMatchObject({ result: [0, 1], points: [4, 5] })
})

test('equal points: the better commander wins, a lost one counts nothing; else a draw', () => {
  expect(play(on('white', 'h4 Ck2', 'a1 b1 c1 d1'), 'h4-i3').outcome).toMatchObject({
    result: [1, 0],
    points: [4, 4],
  })
  expect(play(on('white', 'h4 k2', 'a1 b1 c1 Cd1'), 'h4-i3').outcome?.result).toEqual([0, 1])
  expect(play(on('white', 'h4 k2', 'a1 b1 c1 d1'), 'h4-i3').outcome?.result).toEqual([0.5, 0.5])
})

test('who has lost all tanks loses', () => {
  expect(play(on('white', 'd5 d4', 'd8'), 'd5xd8').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'blue has lost every tank.' },
  })
})

test('after 100 moves without a capture or an arrival the game is scored', () => {
  expect(play(on('white', 'd5 d4', 'h8', { quiet: 98 }), 'd5-d6').outcome).toBeUndefined()
  expect(play(on('white', 'd5 d4', 'h8', { quiet: 99 }), 'd5-d6').outcome).toMatchObject({
    result: [1, 0],
    points: [2, 1],
  })
  expect(play(on('white', 'd5 d4', 'd8 h8', { quiet: 99 }), 'd5xd8').outcome).toBeUndefined()
  expect(play(on('white', 'h4 d4', 'd8 h8', { quiet: 99 }), 'h4-i3').outcome).toBeUndefined()
  // Going about inside the zone is nothing new.
  expect(play(on('white', 'k4 d4', 'd8 h8', { quiet: 99 }), 'k4-k3').outcome?.points).toEqual([3, 2])
})

test('the third repetition is scored, and 400 moves are a draw', () => {
  const match = on('white', 'd5 d4', 'h8')
  const round = 'd5-d6 h8-h7 d6-d5 h7-h8 '
  expect(play(match, round).outcome).toBeUndefined()
  expect(play(match, round).outcome).toMatchObject({ result: [1, 0], points: [2, 1] })
  expect(tankcsata.make({}).draws?.cap).toBe(400)
})

test('when both have passed the game is scored', () => {
  expect(on('white', 'd5 d4', 'h8', { passes: 2 }).outcome).toMatchObject({ result: [1, 0], points: [2, 1] })
  expect(on('white', 'd5 d4', 'h8', { passes: 1 }).outcome).toBeUndefined()
  expect(json(play(on('white', 'd5 d4', 'h8', { passes: 1 }), 'd5-d6'))).not.toHaveProperty('passes')
})
