import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { Rng, tried, type Json } from '../../../engine/index.ts'
import paplanjatek from './game.ts'
import { SHAPES } from './quilt.ts'

type Pieces = Readonly<Record<string, string>>
const IDS = SHAPES.map(({ id }) => id)
/** A position from lists of cells: by player and piece the cells that show it. Pieces that are not named are in hand. */
const at = (turn: string, shown: Record<string, string>, hands: Json, players = 2) => {
  const pieces = Object.entries(shown).flatMap(([piece, cells]) =>
    cells.split(' ').map(cell => [cell, piece] as const),
  )
  return from(paplanjatek, { turn, pieces: Object.fromEntries(pieces), hands }, { players: String(players) })
}
const shownBy = (match: ReturnType<typeof start>, player: string): string[] =>
  Object.entries(json(match)['pieces'] as Pieces)
    .filter(([, piece]) => piece.startsWith(player))
    .map(([cell]) => cell)
    .sort()

type Spot = readonly [number, number]
const spotOf = (name: string): Spot => {
  const part = (plus: string, minus: string) => {
    const found = new RegExp(`([${plus}${minus}])(\\d+)`).exec(name)
    return found ? Number(found[2]) * (found[1] === plus ? 1 : -1) : 0
  }
  return [part('e', 'w'), part('n', 's')]
}
const nameOf = ([e, n]: Spot): string =>
  (e ? `${e > 0 ? 'e' : 'w'}${Math.abs(e)}` : '') + (n ? `${n > 0 ? 'n' : 's'}${Math.abs(n)}` : '') || '0'
const sorted = (cells: readonly string[]) => [...cells].sort().join(' ')
/** Every way a drawn shape can be turned and flipped, as spots. */
function turns(drawing: string): Spot[][] {
  const spots = drawing
    .split(' ')
    .flatMap((row, y) => [...row].flatMap((sign, x): Spot[] => (sign === '.' ? [] : [[x, y]])))
  return [1, -1].flatMap(flip =>
    [0, 1, 2, 3].map(quarter => {
      let image = spots.map(([x, y]): Spot => [x * flip, y])
      for (let i = 0; i < quarter; i++) image = image.map(([x, y]): Spot => [-y, x])
      return image
    }),
  )
}
/** The cells of every placement by the text alone, with the piece. */
function slow(seen: ReturnType<typeof json>): Set<string> {
  const turn = String(seen['turn'])
  const now = seen['pieces'] as Pieces
  const found = new Set<string>()
  for (const id of (seen['hands'] as Record<string, string[]>)[turn] ?? [])
    for (const spots of turns(SHAPES.find(shape => shape.id === id)!.shape))
      for (const foe of Object.keys(now).filter(cell => !now[cell]!.startsWith(turn)))
        for (const [x, y] of spots) {
          const [e, n] = spotOf(foe)
          const cells = spots.map(([u, v]) => nameOf([e + u - x, n + v - y]))
          const covered = cells.filter(cell => cell in now)
          if (covered.length === 2 && covered.every(cell => !now[cell]!.startsWith(turn)))
            found.add(`${id} ${sorted(cells)}`)
        }
  return found
}
/** The same from the program: each move is played and taken back. */
function fast(match: ReturnType<typeof start>): Set<string> {
  const { game, position } = match
  const player = game.players[position.turn]!.id
  return new Set(
    match.moves.map(m => {
      const id = game.name(position, m).split(':')[0]!
      const after = tried(position, () => {
        game.play(position, m)
        return game.layout.write(position)['pieces'] as Pieces
      })
      const cells = Object.keys(after).filter(cell => after[cell] === `${player} ${id}`)
      return `${id} ${sorted(cells)}`
    }),
  )
}
/** In how many parts a colour shows, by joining cells one after the other. */
function slowParts(cells: readonly string[]): number {
  const left = new Set(cells)
  let parts = 0
  for (const cell of cells) {
    if (!left.delete(cell)) continue
    parts++
    const joined = [cell]
    for (const each of joined) {
      const [e, n] = spotOf(each)
      for (const next of [
        [e + 1, n],
        [e - 1, n],
        [e, n + 1],
        [e, n - 1],
      ] as const)
        if (left.delete(nameOf(next))) joined.push(nameOf(next))
    }
  }
  return parts
}

test('each player has five tetrominoes and twelve pentominoes, eighty squares', () => {
  const hands = json(start(paplanjatek))['hands'] as Record<string, string[]>
  expect(hands['red']).toEqual(IDS)
  expect(hands['blue']).toEqual(IDS)
  const sizes = SHAPES.map(({ shape }) => shape.replace(/[. ]/g, '').length)
  expect([sizes.filter(n => n === 4).length, sizes.filter(n => n === 5).length]).toEqual([5, 12])
  const kinds = SHAPES.map(({ shape }) =>
    turns(shape)
      .map(spots => {
        const [left, top] = [Math.min(...spots.map(([x]) => x)), Math.min(...spots.map(([, y]) => y))]
        return sorted(spots.map(([x, y]) => `${x - left},${y - top}`))
      })
      .sort(),
  )
  // All seventeen differ, so they are all there are; in all they lie in 19 + 63 ways.
  expect(new Set(kinds.map(ways => ways[0]!)).size).toBe(17)
  expect(new Set(kinds.flat()).size).toBe(19 + 63)
  expect(paplanjatek.players).toEqual([2, 3, 4])
})

test('the first piece may be any, in any way, in the middle of the table', () => {
  const match = start(paplanjatek)
  expect(match.moves).toHaveLength(82)
  play(match, 'O4:0')
  expect(shownBy(match, 'red')).toEqual(['0', 'e1', 'e1n1', 'n1'])
  expect(json(match)['turn']).toBe('blue')
  expect((json(match)['hands'] as Record<string, string[]>)['red']).not.toContain('O4')
})

test('a piece covers exactly two squares of other colours', () => {
  const match = play(start(paplanjatek), 'I4:0-e3')
  expect(shownBy(match, 'red')).toEqual(['0', 'e1', 'e2', 'e3'])
  // Upright over one square only; along the row over two; over all of it.
  expect(refused(match)['I4:e1n3-e1']).toContain('Exactly two')
  expect(refused(match)['I4:e1-e4']).toContain('Exactly two')
  expect(refused(match)['I4:0-e3']).toContain('Exactly two')
  expect(refused(match)['I4:e6-e9']).toContain('Exactly two')
  play(match, 'I4:e2-e5')
  expect(shownBy(match, 'red')).toEqual(['0', 'e1'])
  expect(shownBy(match, 'blue')).toEqual(['e2', 'e3', 'e4', 'e5'])
})

test('the own colour may not be covered', () => {
  const match = play(start(paplanjatek), 'I4:0-e3 I4:e2-e5')
  expect(refused(match)['L4:e1n1-e3']).toContain('own colour')
  expect(moves(match)).toContain('L4:e4n1-e6')
})

test('a piece must be chosen first', () => {
  const match = play(start(paplanjatek), 'O4:0')
  expect(refused(match)['e1']).toBe('Choose one of your pieces first.')
})

test('with more players the two squares may be of one opponent or of two', () => {
  const match = play(start(paplanjatek, { players: '3' }), 'I4:0-e3 I4:e2-e5')
  expect(json(match)['turn']).toBe('green')
  expect(moves(match)).toEqual(expect.arrayContaining(['I4:e4-e7', 'O4:e1']))
  play(match, 'O4:e1')
  expect(shownBy(match, 'green')).toEqual(['e1', 'e1n1', 'e2', 'e2n1'])
})

test('who cannot place passes, and only then', () => {
  expect(moves(play(start(paplanjatek), 'O4:0'))).not.toContain('pass')
  const shown = { 'red O4': '0 e1 n1 e1n1', 'blue I4': 'e2 e3 e4 e5' }
  const match = at('red', shown, { blue: ['O4'] })
  expect(moves(match)).toEqual(['pass'])
  expect(moves(play(match, 'pass')).length).toBeGreaterThan(0)
})

test('nobody can place: the colour in fewest parts wins, equal parts share, no square at all is last', () => {
  const end = (shown: Record<string, string>, players = 2) => at('red', shown, {}, players).outcome
  // Corners do not join.
  expect(end({ 'red O4': '0 e1n1', 'blue I4': 'e1 e2' })).toMatchObject({
    result: [0, 1],
    reason: { en: 'Parts: 2 : 1.' },
  })
  expect(end({ 'red O4': '0 n1', 'red I4': 'n2', 'blue I4': 'e1 e3' })?.result).toEqual([1, 0])
  expect(end({ 'red O4': '0', 'blue I4': 'e1' })?.result).toEqual([0.5, 0.5])
  expect(end({ 'blue I4': 'e1 e3 e5' })?.result).toEqual([0, 1])
  expect(end({ 'red O4': '0', 'blue I4': 'e1', 'green T4': 'e2 e4' }, 3)?.result).toEqual([0.5, 0.5, 0])
})

test('a slow generator finds the same placements, and counts the same parts', () => {
  let compared = 0
  for (const [players, seed] of [
    [2, 1],
    [3, 2],
  ] as const) {
    const match = start(paplanjatek, { players: String(players) })
    const rng = new Rng(seed)
    for (let ply = 0; !match.outcome; ply++) {
      if (ply > 0 && ply % 6 === 5) {
        const found = fast(match)
        expect(found).toEqual(slow(json(match)))
        expect(found.size).toBe(match.moves.length)
        compared += found.size
      }
      const legal = match.moves
      match.play(legal[rng.below(legal.length)]!)
    }
    const parts = match.game.players.map(({ id }) => slowParts(shownBy(match, id)))
    expect(match.outcome.reason.en).toBe(`Parts: ${parts.join(' : ')}.`)
    const fewest = Math.min(...parts)
    const winners = parts.filter(n => n === fewest).length
    expect(match.outcome.result).toEqual(parts.map(n => (n === fewest ? 1 / winners : 0)))
  }
  expect(compared).toBeGreaterThan(500)
})

test('patches are drawn as they show: a piece that was cut through is two patches, and pieces of one colour have a seam', () => {
  const rules = paplanjatek.make({})
  const match = at(
    'red',
    { 'red I4': '0 e1 e3', 'red O4': 'e4', 'blue L4': 'e2 e2n1' },
    { red: ['O4'], blue: ['O4'] },
  )
  const { placed, window } = rules.scene(match.position)
  expect(placed.map(({ look, cells }) => [look.art, look.tint, cells!.length])).toEqual([
    ['patch', 'blue', 2],
    ['patch', 'red', 2],
    ['patch', 'red', 1],
    ['patch', 'red', 1],
  ])
  expect(window!.slice(2)).toEqual([11, 8])
})
