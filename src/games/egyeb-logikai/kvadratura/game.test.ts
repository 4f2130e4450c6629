import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import { Rng } from '../../../engine/index.ts'
import kvadratura from './game.ts'

const pieces = (white: string, black: string): Pieces =>
  Object.fromEntries([
    ...white.split(' ').map(cell => [cell, 'white man'] as const),
    ...black.split(' ').map(cell => [cell, 'black man'] as const),
  ])
/** A position from the cells of both colours; men far away keep both in the game. */
const at = (turn: 'white' | 'black', white: string, black: string, quiet: readonly number[] = [0, 0]) =>
  from(kvadratura, { turn, pieces: pieces(white, black), quiet })
const on = (match: ReturnType<typeof start>, cells: string) =>
  cells
    .split(' ')
    .map(cell => (json(match)['pieces'] as Pieces)[cell]?.[0] ?? '.')
    .join('')

test('nine men each on the third rows, white begins', () => {
  const match = start(kvadratura)
  expect(json(match)['turn']).toBe('white')
  expect(json(match)['pieces']).toEqual(pieces('b3 c3 d3 e3 f3 g3 h3 i3 j3', 'b9 c9 d9 e9 f9 g9 h9 i9 j9'))
  expect(kvadratura.make({}).board.size).toBe(121)
})

test('men go one step straight ahead, diagonally ahead or sideways, to empty cells', () => {
  expect(targets(at('white', 'f5 a1 b1', 'k11 j11 i11'), 'f5')).toEqual(['e5', 'e6', 'f6', 'g5', 'g6'])
  expect(targets(at('black', 'a1 b1 c1', 'f5 k11 j11'), 'f5')).toEqual(['e4', 'e5', 'f4', 'g4', 'g5'])
  expect(targets(at('white', 'f5 f6 e5', 'g6 k11 j11'), 'f5')).toEqual(['e6', 'g5'])
  expect(refused(at('white', 'f5 a1 b1', 'k11 j11 i11'))['f5-f4']).toContain('one step')
})

test('an enemy on the fourth corner of a rectangle is replaced, on whichever corner it stands', () => {
  // The man comes to d4; the rectangle is d4 h4 d7 h7.
  for (const [white, black] of [
    ['d3 h4 d7', 'h7'],
    ['d3 h4 h7', 'd7'],
    ['d3 d7 h7', 'h4'],
  ] as const) {
    const match = play(at('white', `${white} a1`, `${black} a11 b11 j11`), 'd3-d4')
    expect(on(match, 'd4 h4 d7 h7')).toBe('wwww')
    expect(Object.values(json(match)['pieces'] as Pieces).filter(man => man === 'black man')).toHaveLength(3)
  }
})

test('the smallest rectangle counts; men on its sides or within do not matter', () => {
  expect(on(play(at('white', 'd3 e4 d5 a1', 'e5 a11 b11 k11'), 'd3-d4'), 'e5')).toBe('w')
  expect(on(play(at('white', 'd3 h4 d7 f6', 'h7 f7 e5 f4'), 'd3-d4'), 'h7 f7 e5 f4')).toBe('wbbb')
})

test('two own and two enemy corners, or a line without height, capture nothing', () => {
  expect(on(play(at('white', 'd3 h4 a1', 'h7 d7 k10'), 'd3-d4'), 'h7 d7')).toBe('bb')
  expect(on(play(at('white', 'd3 f4 h4', 'j4 a11 b11'), 'd3-d4'), 'j4')).toBe('b')
})

test('the cell a man has left is no corner any more', () =>
  // Before the move d4 h4 d7 and h7 would be a rectangle.
  expect(on(play(at('white', 'd4 h4 d7 a1', 'h7 a11 b11'), 'd4-e4'), 'h7')).toBe('b'))

test('a rectangle that the move did not make captures nothing', () =>
  expect(on(play(at('white', 'd4 h4 d7 a1', 'h7 b11 k11'), 'a1-a2'), 'h7')).toBe('b'))

test('several at once, and chains: an added man squares on', () => {
  const two = at('white', 'd3 h4 d7 d9 a4 a9', 'h7 h9 k11 k10')
  expect(on(play(two, 'd3-d4'), 'h7 h9')).toBe('ww')
  // The man added on h7 stands with j7 and h10 against j10.
  const chain = at('white', 'd3 h4 d7 j7 h10', 'h7 j10 a11 b11 c11')
  expect(on(play(chain, 'd3-d4'), 'h7 j10')).toBe('ww')
  // Without the first capture j10 is safe.
  const safe = at('white', 'd3 j7 h10 a1', 'h7 j10 a11 b11 c11')
  expect(on(play(safe, 'd3-d4'), 'h7 j10')).toBe('bb')
})

test('suicide: no step onto the fourth corner of three enemies, even to capture', () => {
  const match = at('white', 'd3 a1 b1', 'h4 d7 h7 k11')
  expect(refused(match)['d3-d4']).toContain('Suicide')
  expect(moves(match)).toContain('d3-e4')
  // The step would capture j4, as j9 and d9 are white.
  expect(refused(at('white', 'd3 d9 j9', 'h4 d7 h7 j4'))['d3-d4']).toContain('Suicide')
})

test('an added man may stand where three enemies surround it, and stays', () => {
  // h7 is taken; with j7, h10 and j10 it is the fourth corner of a black rectangle.
  const match = play(at('white', 'd3 h4 d7 a1', 'h7 j7 h10 j10'), 'd3-d4')
  expect(on(match, 'h7 j7 h10 j10')).toBe('wbbb')
  expect(on(play(match, 'j10-k10'), 'h7')).toBe('w')
})

test('the marker counts quiet sideways moves in a row; at two there is no third', () => {
  const match = at('white', 'd3 a1 b1', 'k11 j11 i9')
  play(match, 'd3-e3 k11-k10')
  expect(json(match)['quiet']).toEqual([1, 0])
  play(match, 'e3-f3 k10-k9')
  expect(json(match)['quiet']).toEqual([2, 0])
  expect(refused(match)['f3-g3']).toContain('two quiet sideways')
  expect(moves(match)).toContain('f3-f4')
  expect(json(play(match, 'f3-f4'))['quiet']).toEqual([0, 0])
})

test('a sideways move that captures is allowed at two, and takes the marker off', () => {
  const match = at('white', 'c4 h4 d7 a1', 'h7 a11 b11 k11', [2, 0])
  expect(moves(match)).toContain('c4-d4')
  expect(moves(match)).not.toContain('c4-b4')
  play(match, 'c4-d4')
  expect(on(match, 'h7')).toBe('w')
  expect(json(match)['quiet']).toEqual([0, 0])
  // The man that sets off is no corner of its own capture.
  expect(moves(at('white', 'd4 d7 a1', 'e7 a11 b11 k11', [2, 0]))).not.toContain('d4-e4')
})

test('each player has a marker of his own', () => {
  const match = at('white', 'd3 a1 b1', 'k9 j11 i9', [2, 1])
  play(match, 'd3-d4 k9-k8')
  expect(json(match)['quiet']).toEqual([0, 0])
})

test('two men or fewer lose; three go on', () => {
  expect(at('white', 'a1 b1 c1', 'k11 j11').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'black has two men or fewer left.' },
  })
  expect(at('white', 'a1 b1 c1', 'k11 j11 i11').outcome).toBeUndefined()
  expect(play(at('white', 'd3 h4 d7', 'h7 a11 b11'), 'd3-d4').outcome?.result).toEqual([1, 0])
})

test('the three home cells of the enemy win, two of them do not', () => {
  expect(play(at('white', 'e11 f11 g10', 'a1 b2 c3'), 'g10-g11').outcome?.result).toEqual([1, 0])
  expect(play(at('black', 'a10 b9 c8', 'e1 f1 g2'), 'g2-g1').outcome?.result).toEqual([0, 1])
  expect(at('white', 'e11 f11 h11', 'a1 b2 c3').outcome).toBeUndefined()
  // The own home wins nothing.
  expect(at('white', 'e1 f1 g1', 'a5 b6 c7').outcome).toBeUndefined()
})

test('who cannot move loses', () => {
  const stuck = at('white', 'a11 b11 c11', 'd11 e5 f6')
  expect(stuck.outcome?.result).toEqual([0, 1])
})

test('the same position for the third time, or 400 moves, is a draw', () => {
  expect(kvadratura.make({}).draws).toMatchObject({ repetition: { times: 3 }, cap: 400 })
})

/** The rules from the text alone, over names of cells. */
function slow(seen: ReturnType<typeof json>): Answers {
  const turn = String(seen['turn'])
  const other = turn === 'white' ? 'black' : 'white'
  const now = seen['pieces'] as Pieces
  const quiet = (seen['quiet'] as number[])[turn === 'white' ? 0 : 1]!
  const spot = (name: string) => [name.charCodeAt(0) - 96, Number(name.slice(1))] as const
  const name = (x: number, y: number) => `${String.fromCharCode(96 + x)}${y}`
  const isCorner = (men: Pieces, x: number, y: number, wanted: string): string | undefined => {
    for (let u = 1; u <= 11; u++)
      for (let v = 1; v <= 11; v++) {
        if (u === x || v === y) continue
        const corners = [name(u, y), name(x, v), name(u, v)]
        if (
          corners
            .map(c => men[c]?.[0] ?? '.')
            .sort()
            .join('') === wanted
        )
          return corners.find(c => men[c]?.[0] === other[0])
      }
    return undefined
  }
  const answers: Record<string, { turn: string; pieces: Pieces }> = {}
  for (const [cell, man] of Object.entries(now)) {
    if (man !== `${turn} man`) continue
    const [x, y] = spot(cell)
    const up = turn === 'white' ? 1 : -1
    for (const [dx, dy] of [
      [0, up],
      [-1, up],
      [1, up],
      [-1, 0],
      [1, 0],
    ] as const) {
      const target = name(x + dx, y + dy)
      if (x + dx < 1 || x + dx > 11 || y + dy < 1 || y + dy > 11 || target in now) continue
      if (isCorner(now, x + dx, y + dy, other[0]!.repeat(3))) continue
      const after: Record<string, string> = { ...now, [target]: man }
      delete after[cell]
      const fresh = [target]
      const wanted = [turn[0]!, turn[0]!, other[0]!].sort().join('')
      for (let i = 0; i < fresh.length;) {
        const taken = isCorner(after, ...spot(fresh[i]!), wanted)
        if (taken === undefined) i++
        else {
          after[taken] = man
          fresh.push(taken)
        }
      }
      if (fresh.length === 1 && dy === 0 && quiet === 2) continue
      answers[`${cell}-${target}`] = { turn: other, pieces: after }
    }
  }
  return answers
}

test('a slow generator agrees over random games', () => {
  expect(agree(kvadratura, {}, slow, { games: 1, plies: 45 })).toBe(45)
  // A crowded middle has more captures: the game is joined after forty random moves.
  const joined = () => {
    const match = start(kvadratura)
    const rng = new Rng(7)
    for (let i = 0; i < 50; i++) match.play(match.moves[rng.below(match.moves.length)]!)
    return match
  }
  expect(agree(kvadratura, {}, slow, { games: 2, plies: 25, seed: 5 }, joined)).toBeGreaterThan(30)
})
