import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import type { Options } from '../../../engine/index.ts'
import oddthello from './game.ts'

/** A position from the cells of both colours, separated by blanks. */
const at = (
  turn: 'black' | 'white',
  black: string,
  white: string,
  [dark, light] = [20, 20],
  options: Options = {},
) => {
  const side = (cells: string, colour: string) =>
    cells
      .split(' ')
      .filter(Boolean)
      .map(cell => [cell, `${colour} disc`] as const)
  const pieces = Object.fromEntries([...side(black, 'black'), ...side(white, 'white')])
  const hand = (n: number) => (n === 0 ? [] : Array<string>(n).fill('disc'))
  return from(oddthello, { turn, pieces, hands: { black: hand(dark), white: hand(light) } }, options)
}
const discs = (match: ReturnType<typeof start>) => json(match)['pieces'] as Pieces
const colours = (match: ReturnType<typeof start>, cells: string) =>
  cells
    .split(' ')
    .map(cell => discs(match)[cell]?.[0] ?? '.')
    .join('')

test('two discs of each in the middle, thirty more in hand, dark begins', () => {
  const match = start(oddthello)
  expect(discs(match)).toEqual({ '0': 'black disc', e1: 'black disc', n1: 'white disc', e1n1: 'white disc' })
  const hands = json(match)['hands'] as Record<string, string[]>
  expect([hands['black']!.length, hands['white']!.length]).toEqual([30, 30])
  expect(json(match)['turn']).toBe('black')
  expectMoves(match, 'n2 e1n2 w1n2')
})

test('a disc must enclose at least one enemy disc', () => {
  const why = refused(start(oddthello))
  expect(why['s1']).toContain('turns over at least one')
  expect(why['e2n1']).toContain('turns over at least one')
  expect(why['0']).toBe('A disc lies here already.')
  expect(why).not.toHaveProperty('n2')
  expect(colours(play(start(oddthello), 'n2'), 'n2 n1 0 e1 e1n1')).toBe('bbbbw')
})

test('every enclosed row turns over, in six directions, and the turn passes', () => {
  const ring = 'e1 n1 w1n1 w1 s1 e1s1'
  const match = play(at('black', 'e2 n2 w2n2 w2 s2 e2s2', ring), '0')
  expect(colours(match, ring)).toBe('bbbbbb')
  expect(json(match)['turn']).toBe('white')
  expect((json(match)['hands'] as Record<string, string[]>)['black']).toHaveLength(19)
})

test('rows may be long; a row with a gap or without an own disc at its end stays', () => {
  expect(colours(play(at('black', 'e4', 'e1 e2 e3'), '0'), 'e1 e2 e3')).toBe('bbb')
  // The way round over the row above keeps the discs together.
  const gap = at('black', 'e4', 'e1 e3 n1 e1n1 e2n1 e3n1')
  expect(refused(gap)['0']).toContain('turns over')
  expect(refused(at('black', 'w1', 'e1 e2 n1 w1n1'))['0']).toContain('turns over')
})

test('discs that were turned over turn no others', () => {
  // e1 becomes dark and stands opposite e1n2 with e1n1 between, but only the new disc encloses.
  expect(colours(play(at('black', 'e2 e1n2', 'e1 e1n1'), '0'), 'e1 e1n1')).toBe('bw')
})

test('the table has no edge to lean on: a far disc goes where the line leads', () => {
  expect(moves(at('white', '0 e1 e2 e3 e4 e5 e6 e7', 'w1'))).toContain('e8')
})

test('who cannot turn anything over passes, and only then', () => {
  expect(moves(start(oddthello))).not.toContain('pass')
  // Light stands at both ends of the only row.
  const match = at('white', 'e1', '0 e2')
  expectMoves(match, 'pass')
  expectMoves(play(match, 'pass'), 'w1 e3')
})

test('who has no disc left passes while the other goes on', () => {
  const match = at('white', '0 e1', 'n1 e1n1', [3, 0])
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))['turn']).toBe('black')
})

test('both hands empty: more discs win, equal is a draw', () => {
  expect(at('black', '0 e1 e2', 'n1', [0, 0]).outcome?.result).toEqual([1, 0])
  expect(at('black', '0', 'n1 e1', [0, 0]).outcome).toMatchObject({ result: [0, 1], points: [1, 2] })
  expect(at('black', '0', 'n1', [0, 0]).outcome?.result).toEqual([0.5, 0.5])
  const last = play(at('white', '0 e1', 'n1 e1n1', [0, 1]), 's1')
  expect(last.outcome?.result).toEqual([0, 1])
})

test('a colour that vanishes from the table loses at once', () => {
  const match = play(at('black', '0', 'e1'), 'e2')
  expect(match.outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'Every disc of white was turned over.' },
  })
  expect(play(at('white', 'e1', '0'), 'e2').outcome?.result).toEqual([0, 1])
})

test('neither can place: it is counted', () => {
  // Dark could, but has no disc left; light has nothing to enclose.
  expect(at('black', 'e1', '0 e2', [0, 5]).outcome?.result).toEqual([0, 1])
  expect(at('white', 'e1', '0 e2', [0, 5]).outcome).toMatchObject({ result: [0, 1], points: [1, 2] })
  expectMoves(at('white', 'e1', '0', [0, 5]), 'e2')
})

test('official: who cannot turn anything over loses', () => {
  expect(at('white', 'e1', '0 e2', [5, 5]).outcome).toBeUndefined()
  expect(at('white', 'e1', '0 e2', [5, 5], { official: 'on' }).outcome?.result).toEqual([1, 0])
})

test('discs that lie apart, or more than 64, are no position', () => {
  expect(() => at('black', '0', 'e2')).toThrow('not connected')
  const row = Array.from({ length: 33 }, (_, i) => (i === 0 ? '0' : `e${i}`))
  const other = Array.from({ length: 33 }, (_, i) => (i === 0 ? 'n1' : `e${i}n1`))
  expect(() => at('black', row.join(' '), other.join(' '))).toThrow('64')
})

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
const spotOf = (name: string): [number, number] => {
  const part = (plus: string, minus: string) => {
    const found = new RegExp(`([${plus}${minus}])(\\d+)`).exec(name)
    return found ? Number(found[2]) * (found[1] === plus ? 1 : -1) : 0
  }
  return [part('e', 'w'), part('n', 's')]
}
const nameOf = ([east, north]: readonly [number, number]): string =>
  (east ? `${east > 0 ? 'e' : 'w'}${Math.abs(east)}` : '') +
    (north ? `${north > 0 ? 'n' : 's'}${Math.abs(north)}` : '') || '0'

/** The rules from the text alone: every cell near the discs is tried, every line is walked. */
function slow(seen: ReturnType<typeof json>): Answers {
  const turn = String(seen['turn'])
  const other = turn === 'black' ? 'white' : 'black'
  const now = seen['pieces'] as Pieces
  const hand = (seen['hands'] as Record<string, string[]>)[turn] ?? []
  const tried = new Set(
    Object.keys(now).flatMap(name => {
      const [e, n] = spotOf(name)
      return WAYS.map(([de, dn]) => nameOf([e + de, n + dn]))
    }),
  )
  const answers: Record<string, { turn: string; pieces: Pieces }> = {}
  for (const cell of tried) {
    if (cell in now || hand.length === 0) continue
    const [e, n] = spotOf(cell)
    const turned = WAYS.flatMap(([de, dn]) => {
      const row: string[] = []
      for (let k = 1; ; k++) {
        const name = nameOf([e + k * de, n + k * dn])
        if (now[name] === `${turn} disc`) return row
        if (now[name] === undefined) return []
        row.push(name)
      }
    })
    if (turned.length === 0) continue
    const changed = Object.fromEntries([cell, ...turned].map(name => [name, `${turn} disc`]))
    answers[cell] = { turn: other, pieces: { ...now, ...changed } }
  }
  return Object.keys(answers).length > 0 ? answers : { pass: { turn: other, pieces: now } }
}

test('a slow generator agrees over random games', () => {
  expect(agree(oddthello, {}, slow, { games: 4, plies: 70 })).toBeGreaterThan(200)
})

test('official: with both hands empty the discs are counted all the same', () =>
  expect(at('black', '0 e1 e2', 'n1', [0, 0], { official: 'on' }).outcome?.result).toEqual([1, 0]))
