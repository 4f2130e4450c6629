import { expect, test } from 'vitest'
import { Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import tamsk from './game.ts'
import { capacity } from './ground.ts'

const TWO = { level: '2' }
const THREE = { level: '3' }
const MANUAL = { level: '3', shortGlass: 'manual' }

test('the board: 37 cells that hold 4, 3, 2 and 1 rings, 64 in all', () => {
  const { board } = tamsk.make({})
  expect(board.size).toBe(37)
  expect(capacity[board.names.indexOf('d4')]).toBe(4)
  const held = [...capacity]
  expect([1, 2, 3, 4].map(n => held.filter(c => c === n).length)).toEqual([18, 12, 6, 1])
  expect(held.reduce((sum, n) => sum + n, 0)).toBe(64)
  for (const corner of ['d1', 'g1', 'g4', 'd7', 'a7', 'a4']) {
    const c = board.names.indexOf(corner)
    expect(board.next.slice(c * 6, c * 6 + 6).filter(n => n !== 37)).toHaveLength(3)
  }
})

test('glasses stand on the corners in turn, 32 rings each, light begins', () => {
  const match = start(tamsk)
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: {
      d1: 'white glass',
      g4: 'white glass',
      a7: 'white glass',
      g1: 'black glass',
      d7: 'black glass',
      a4: 'black glass',
    },
    left: [32, 32],
    begun: [0, 0],
  })
  expectMoves(match, 'd1-c2 d1-d2 d1-e1 g4-f4 g4-f5 g4-g3 a7-a6 a7-b6 a7-b7')
})

test('after a step a ring may be put on the cell stepped on', () => {
  const match = play(start(tamsk), 'd1-d2')
  expectMoves(match, 'ring keep')
  expect(refused(match)['g4-f4']).toContain('whether you put a ring')
  play(match, 'ring')
  expect(json(match)).toMatchObject({ turn: 'black', rings: { d2: 1 }, left: [31, 32] })
  expect(moves(match)).not.toContain('ring')
})

test('a ring left out may be put there by the other side, but only before moving', () => {
  const match = play(start(tamsk), 'd1-d2 keep')
  expect(moves(match)).toContain('ring')
  play(match, 'ring')
  expect(json(match)).toMatchObject({ turn: 'black', rings: { d2: 1 }, left: [32, 31] })
  expect(moves(match)).not.toContain('ring')
  const late = play(start(tamsk), 'd1-d2 keep g1-f2 keep')
  expect(json(late)['open']).toBe('f2')
  expect(json(play(late, 'ring'))['rings']).toEqual({ f2: 1 })
  // Black has moved: what white left out is lost, and black's own ring leaves nothing open.
  const gone = play(start(tamsk), 'd1-d2 keep g1-f2 ring')
  expect(json(gone)['open']).toBeUndefined()
  expect(moves(gone)).not.toContain('ring')
})

test('nobody enters a cell that is full or taken', () => {
  const pieces = { d1: 'white glass', d7: 'black glass', e1: 'black glass' }
  const match = from(tamsk, { turn: 'white', pieces, rings: { c2: 1, d2: 1 } })
  expectMoves(match, 'd1-d2')
  expect(refused(match)['d1-c2']).toContain('no more rings')
  expect(refused(match)['d1-e1']).toContain('neighbouring cell only')
  expect(refused(match)['d1-d3']).toContain('neighbouring cell only')
})

test('whoever cannot move passes; when nobody can, fewer rings left win', () => {
  const pieces = { d1: 'white glass', d7: 'black glass' }
  const shut = { c2: 1, d2: 2, e1: 1 }
  const match = from(tamsk, { turn: 'white', pieces, rings: shut, left: [20, 21] })
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('black')
  const all = { ...shut, c7: 1, d6: 2, e6: 1 }
  expect(from(tamsk, { pieces, rings: all, left: [20, 21] }).outcome?.result).toEqual([1, 0])
  expect(from(tamsk, { pieces, rings: all, left: [20, 19] }).outcome?.result).toEqual([0, 1])
  expect(from(tamsk, { pieces, rings: all, left: [20, 20] }).outcome?.result).toEqual([0.5, 0.5])
  const open = from(tamsk, { turn: 'black', pieces, rings: { ...shut, c7: 1, d6: 2, e6: 1 }, open: 'd1' })
  expectMoves(open, 'ring pass')
  // The last ring is awaited although nobody can step any more.
  const last = from(tamsk, { turn: 'white', pieces, rings: all, pending: 'd1', left: [20, 20] })
  expectMoves(last, 'keep ring')
  expect(play(last, 'ring').outcome?.result).toEqual([1, 0])
  const declined = from(tamsk, { turn: 'black', pieces, rings: { ...shut, c7: 1 }, open: 'd1' })
  expect(moves(declined)).toContain('ring')
  const passed = from(tamsk, {
    turn: 'black',
    pieces: { ...pieces, g1: 'white glass' },
    rings: { c7: 1, d6: 2, e6: 1 },
    open: 'd1',
  })
  expect(json(play(passed, 'pass'))['open']).toBeUndefined()
})

test('without rings on both sides the game is over', () => {
  const pieces = { d1: 'white glass', d7: 'black glass' }
  expect(from(tamsk, { pieces, left: [0, 0] }).outcome?.result).toEqual([0.5, 0.5])
})

test('a player without rings is not asked for one', () => {
  const pieces = { d1: 'white glass', d7: 'black glass' }
  const match = play(from(tamsk, { turn: 'white', pieces, left: [0, 5] }), 'd1-d2')
  expect(json(match)).toMatchObject({ turn: 'black', open: 'd2' })
})

test('level 1: the third repetition ends the game and the rings are counted', () => {
  const match = from(tamsk, {
    turn: 'white',
    pieces: { d1: 'white glass', d7: 'black glass' },
    left: [10, 12],
  })
  for (let i = 0; i < 3 && !match.outcome; i++)
    for (const step of ['d1-d2 keep', 'd7-d6 keep', 'd2-d1 keep', 'd6-d7 keep'])
      if (!match.outcome) play(match, step)
  expect(match.outcome?.result).toEqual([1, 0])
  expect(match.outcome?.reason.en).toContain('repeated')
})

test('level 1 knows no time', () => {
  const match = start(tamsk)
  match.elapse(5000)
  expect(match.length).toBe(0)
})

test('level 2: no time is logged before the first glass runs', () => {
  const match = start(tamsk, TWO)
  match.elapse(5000)
  expect(match.length).toBe(0)
  play(match, 'd1-d2')
  match.elapse(5000)
  expect(match.log.at(-1)).toBe('time:5000')
})

test('level 2: the first three turns move all three glasses', () => {
  const match = play(start(tamsk, TWO), 'd1-d2 keep g1-f2 keep')
  expect(moves(match).some(name => name.startsWith('d2'))).toBe(false)
  expect(refused(match)['d2-d3']).toContain('not moved yet')
  play(match, 'g4-f4 keep d7-d6 keep')
  // The third turn too: only a7 has not moved yet.
  expect(moves(match).filter(name => name !== 'ring')).toEqual(['a7-a6', 'a7-b6', 'a7-b7'])
  play(match, 'a7-b6 keep a4-b4 keep')
  expect(moves(match).some(name => name.startsWith('d2'))).toBe(true)
})

test('level 2: a moved glass is turned over: 180 s less the sand above', () => {
  const match = start(tamsk, TWO)
  play(match, 'd1-d2')
  expect(json(match)).toMatchObject({ sand: { d2: 180_000 }, started: { d2: 'yes' } })
  match.elapse(50_000)
  expect(match.log.at(-1)).toBe('time:50000')
  expect(json(match)).toMatchObject({ turn: 'white', sand: { d2: 130_000 } })
  const later = from(tamsk, { ...json(match), turn: 'white', pending: 'd2', begun: [3, 3] }, TWO)
  play(later, 'keep g1-f2 keep d2-d3')
  expect(json(later)['sand']).toMatchObject({ d3: 50_000 })
})

test('level 2: a glass that runs out stays and blocks but never moves', () => {
  const pieces = { d2: 'white glass', g4: 'white glass', d7: 'black glass' }
  const started = { d2: 'yes', g4: 'yes', d7: 'yes' }
  const match = from(
    tamsk,
    { turn: 'white', pieces, sand: { d2: 1000, g4: 90_000, d7: 90_000 }, started, begun: [3, 3] },
    TWO,
  )
  expect(moves(match)).toContain('d2-d3')
  match.elapse(1000)
  expect(moves(match).every(name => name.startsWith('g4'))).toBe(true)
  expect(refused(match)['d2-d3']).toContain('run out')
  match.elapse(200_000)
  expect(json(match)['sand']).toBeUndefined()
  expect(match.outcome).toBeDefined()
})

test('level 2: a glass that has not moved yet but cannot leaves the others free', () => {
  const pieces = { d1: 'white glass', d3: 'white glass', d7: 'black glass' }
  const started = { d3: 'yes', d7: 'yes' }
  const sand = { d3: 90_000, d7: 90_000 }
  const match = from(
    tamsk,
    { turn: 'white', pieces, started, sand, begun: [1, 1], rings: { c2: 1, e1: 1, d2: 2 } },
    TWO,
  )
  expect(moves(match)).toContain('d3-d4')
})

test('level 2: with equal rings the last mover wins', () => {
  const pieces = { d1: 'white glass', d7: 'black glass' }
  const started = { d1: 'yes', d7: 'yes' }
  const lost = { pieces, started, left: [9, 9] }
  expect(from(tamsk, { ...lost, last: 'black' }, TWO).outcome?.result).toEqual([0, 1])
  expect(from(tamsk, { ...lost, last: 'white' }, TWO).outcome?.result).toEqual([1, 0])
})

test('level 2: a fixed cost for each turn instead of a clock', () => {
  const match = play(start(tamsk, { level: '2', nominalSeconds: '10' }), 'd1-d2 ring')
  expect(json(match)['sand']).toEqual({ d2: 170_000 })
  match.elapse(5000)
  expect(match.log.at(-1)).toBe('ring')
})

test('level 3: the short glass turns itself; who is not ready when it runs out misses the next turn', () => {
  const match = start(tamsk, THREE)
  expect(json(match)).toMatchObject({ timer: 15_000, against: 'white' })
  match.elapse(14_999)
  expect(json(match)['late']).toBeUndefined()
  match.elapse(1)
  expect(json(match)).toMatchObject({ late: ['white'], timer: 15_000 })
  play(match, 'd1-d2 keep g1-f2 keep')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(match)['late']).toBeUndefined()
  // The ring black left out is not for white, who misses the turn; nor for black.
  expect(json(match)['open']).toBeUndefined()
  play(match, 'd7-d6 keep')
  expect(json(match)['turn']).toBe('white')
})

test('level 3: what is left in the glass from the last turn runs against nobody', () => {
  const match = start(tamsk, THREE)
  match.elapse(10_000)
  play(match, 'd1-d2 keep')
  expect(json(match)).toMatchObject({ turn: 'black', timer: 5000 })
  expect(json(match)['against']).toBeUndefined()
  match.elapse(6000)
  expect(json(match)).toMatchObject({ timer: 14_000, against: 'black' })
  expect(json(match)['late']).toBeUndefined()
  // An empty glass is turned as soon as the next turn begins.
  const pieces = { d1: 'white glass', d7: 'black glass' }
  const empty = play(from(tamsk, { turn: 'white', pieces }, THREE), 'd1-d2 keep')
  expect(json(empty)).toMatchObject({ turn: 'black', timer: 15_000, against: 'black' })
})

test('level 3 by hand: only the player who waits may turn it, and only when it is empty', () => {
  const match = start(tamsk, MANUAL)
  const turn = match.moves.find(m => match.nameOf(m) === 'turn')!
  expect(match.game.actor!(match.position, turn)).toBe(1)
  play(match, 'turn')
  expect(moves(match)).not.toContain('turn')
  match.elapse(15_000)
  expect(json(match)).toMatchObject({ late: ['white'] })
  expect(moves(match)).toContain('turn')
  play(match, 'd1-d2')
  expectMoves(match, 'keep ring turn')
})

test('games with time save and replay', () => {
  const match = start(tamsk, THREE)
  match.elapse(16_000)
  play(match, 'd1-d2 ring')
  match.elapse(300)
  const opened = Match.replay(tamsk, JSON.parse(JSON.stringify(match.save())))
  expect(opened.ok && opened.value.position.words).toEqual(match.position.words)
})

test('600 turns are a draw', () => {
  const pieces = { d1: 'white glass', d7: 'black glass' }
  const match = from(tamsk, { turn: 'white', pieces, left: [3, 30], begun: [299, 300] })
  expect(play(match, 'd1-d2 ring').outcome?.result).toEqual([0.5, 0.5])
  const kept = from(tamsk, { turn: 'white', pieces, left: [3, 30], begun: [299, 300] })
  expect(play(kept, 'd1-d2 keep').outcome?.result).toEqual([0.5, 0.5])
  // Nobody can move: the rings decide, even then.
  const rings = { c2: 1, d2: 2, e1: 1, c7: 1, d6: 2, e6: 1 }
  expect(from(tamsk, { pieces, rings, left: [3, 30], begun: [300, 300] }).outcome?.result).toEqual([1, 0])
})
