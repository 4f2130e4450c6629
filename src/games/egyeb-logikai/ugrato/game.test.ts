import { expect, test } from 'vitest'
import { think } from '../../../ai/index.ts'
import { Rng } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import ugrato from './game.ts'

const at = (turn: string, white: string, black: string, faults = [0, 0]) =>
  from(ugrato, {
    turn,
    faults,
    pieces: Object.fromEntries([
      ...white.split(' ').flatMap(c => (c ? [[c, 'white piece']] : [])),
      ...black.split(' ').flatMap(c => (c ? [[c, 'black piece']] : [])),
    ]),
  })
const faultsOf = (match: ReturnType<typeof start>) => (json(match) as { faults: number[] }).faults

test('the fields of 8 × 8 on and below the diagonal a8-h1: 36, all empty; white begins', () => {
  const match = start(ugrato)
  expect(json(match)).toEqual({ turn: 'white', faults: [0, 0], pieces: {} })
  const { board } = ugrato.make({})
  expect(board.size).toBe(36)
  expect(board.names).toEqual(expect.arrayContaining(['a8', 'h1', 'd5', 'e4', 'a1']))
  expect(board.names).not.toContain('e5')
})

test('white builds columns upwards from row 1, black rows to the right from column a', () => {
  expectMoves(start(ugrato), 'a1 b1 c1 d1 e1 f1 g1 h1')
  expectMoves(play(start(ugrato), 'a1'), 'b1 a2 a3 a4 a5 a6 a7 a8')
  expectMoves(play(start(ugrato), 'a1 a2'), 'a3 b1 c1 d1 e1 f1 g1 h1')
})

test('a piece goes to the first empty field of a line, seen from its owner', () => {
  // The example of the book: behind a piece on a2 the row goes on at b2.
  const match = at('black', 'a2', '')
  expect(moves(match)).toContain('b2')
  expect(refused(match)).toMatchObject({
    c2: 'In each of your lines the piece goes to the empty field nearest to you.',
    a2: 'This place is taken already.',
  })
})

test('placing behind an enemy piece is one fault, however many are passed', () => {
  expect(faultsOf(play(at('black', 'a2', ''), 'b2'))).toEqual([0, 1])
  expect(faultsOf(play(at('black', 'a2 b2 c2', ''), 'd2'))).toEqual([0, 1])
  expect(faultsOf(play(at('white', '', 'c1 c2'), 'c3'))).toEqual([1, 0])
})

test('behind an own piece, and on the first field, there is no fault', () => {
  expect(faultsOf(play(at('black', 'a2', 'b2'), 'c2'))).toEqual([0, 0])
  expect(faultsOf(play(at('white', '', 'b1'), 'a1'))).toEqual([0, 0])
  expect(faultsOf(play(at('white', 'c2', 'c1'), 'c3'))).toEqual([0, 0])
})

test('a full line is closed', () => {
  expect(moves(at('white', 'h1', ''))).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'])
  expect(moves(at('white', 'g1', 'g2'))).not.toContain('g3')
})

test('the game ends with the 36th piece: fewer faults win, equal is a draw; 18 pieces each', () => {
  const fields = ugrato.make({}).board.names.filter(c => c !== 'a1')
  const end = (faults: number[]) =>
    play(at('black', fields.slice(0, 18).join(' '), fields.slice(18).join(' '), faults), 'a1')
  expect(end([2, 3]).outcome).toMatchObject({ result: [1, 0], reason: { en: 'white made fewer jumps.' } })
  expect(end([4, 3]).outcome?.result).toEqual([0, 1])
  expect(end([3, 3]).outcome?.result).toEqual([0.5, 0.5])
  expect(() => at('white', fields.slice(0, 19).join(' '), '')).toThrow('at most 18')
})

// Written from the text alone.
test.each([1, 2, 3, 4, 5])('random game %i goes as by the slow model', seed => {
  const rng = new Rng(seed)
  const match = start(ugrato)
  const held = new Map<string, number>()
  const faults = [0, 0]
  for (let ply = 0; ply < 36; ply++) {
    const who = ply % 2
    const open: { name: string; before: string }[] = []
    for (let line = 0; line < 8; line++) {
      const field = (k: number) => (who === 0 ? `${'abcdefgh'[line]}${k + 1}` : `${'abcdefgh'[k]}${line + 1}`)
      for (let k = 0; k < 8 - line; k++)
        if (!held.has(field(k))) {
          open.push({ name: field(k), before: k === 0 ? '' : field(k - 1) })
          break
        }
    }
    expect(moves(match)).toEqual(open.map(({ name }) => name).sort())
    const chosen = open[rng.below(open.length)]!
    if (held.get(chosen.before) === 1 - who) faults[who]!++
    held.set(chosen.name, who)
    play(match, chosen.name)
    expect(faultsOf(match)).toEqual(faults)
  }
  const [white, black] = faults as [number, number]
  expect(match.outcome?.result).toEqual(white === black ? [0.5, 0.5] : white < black ? [1, 0] : [0, 1])
})

test.each([0, 1])('the strongest opponent beats level 2 from both sides: seat %i', strong => {
  for (let seed = 1; seed <= 2; seed++) {
    const match = start(ugrato)
    while (!match.outcome) {
      const { game, position } = match
      const seat = position.turn
      let asked = 0
      // The clock counts how often it is asked, so the test does not depend on the machine.
      const clock = () => asked++
      match.play(
        think(game, position, { seat, level: seat === strong ? 6 : 2, seed, milliseconds: 200, clock }),
      )
    }
    expect(match.outcome.result[strong], match.log.join(' ')).toBe(1)
  }
})

test('an enemy ahead in a line is a burden before the line comes to it', () => {
  const { game, position } = at('white', '', 'c2')
  expect(game.value!(position, 0)).toBeLessThan(0)
})
