import { expect, test } from 'vitest'
import { Layout, Moves, randomMove, Rng, Run, type Game, type Position } from '../engine/index.ts'
import { solve } from './solve.ts'

/** Eight numbered tiles in a frame of nine cells; a move is the cell of the tile that slides into the gap. */
function eight(): Game {
  const layout = new Layout(['player'])
  const cells = layout.range('tiles', 9)
  const near = (a: number, b: number) =>
    Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3))
  const gap = (p: Position) => {
    let c = 0
    while (p.at(cells + c) !== 0) c++
    return c
  }
  return {
    players: [{ id: 'player', name: { hu: 'játékos', en: 'player' } }],
    layout,
    turns: 'one move',
    start(p) {
      for (let c = 0; c < 8; c++) p.put(cells + c, c + 1)
    },
    moves(p, out) {
      for (let c = 0; c < 9; c++) if (near(c, gap(p)) === 1) out.add(c)
    },
    play(p, m) {
      p.put(cells + gap(p), p.at(cells + m))
      p.put(cells + m, 0)
    },
    outcome(p) {
      for (let c = 0; c < 8; c++) if (p.at(cells + c) !== c + 1) return undefined
      return { result: [1], reason: { hu: 'Kész.', en: 'Done.' } }
    },
    stuck: () => ({ result: [0], reason: { hu: '', en: '' } }),
    name: (_, m) => String(m),
    points: (_, m) => [m],
    /** How far the tiles are from home in all. */
    needs(p) {
      let sum = 0
      for (let c = 0; c < 9; c++) if (p.at(cells + c) > 0) sum += near(c, p.at(cells + c) - 1)
      return sum
    },
  }
}

const game = eight()
const { needs: _, ...blind } = game

const shuffled = (seed: number): Position => {
  const run = new Run(game)
  const rng = new Rng(seed)
  for (let i = 0; i < 300; i++) run.play(randomMove(game, run.position, rng, new Moves()))
  return run.position
}

test('the same length breadth-first, best-first, and depth-first in rounds', async () => {
  for (let seed = 1; seed <= 4; seed++) {
    const p = shuffled(seed)
    // No memory at all sends it to the rounds at once.
    const ways = [await solve(blind, p), await solve(game, p), await solve(game, p, { memory: 1 })]
    const lengths = ways.map(found => (found.kind === 'solved' ? found.moves.length : found.kind))
    expect(lengths[0]).toBeGreaterThan(10)
    expect(new Set(lengths).size).toBe(1)
    for (const found of ways) {
      const run = new Run(game, p.copy())
      for (const m of found.kind === 'solved' ? found.moves : []) run.play(m)
      expect(run.choices(new Moves())?.result).toEqual([1])
    }
  }
})

test('a solved position needs no move, and the position given is not touched', async () => {
  expect(await solve(game, new Run(game).position)).toEqual({ kind: 'solved', moves: [], counted: 0 })
  const p = shuffled(1)
  const words = p.words.slice()
  await solve(game, p)
  expect(p.words).toEqual(words)
})

test('two tiles swapped cannot be put right: half of all positions are looked at', async () => {
  const { position: p } = new Run(game)
  const { start } = game.layout.ranges[0]!
  p.put(start, 2)
  p.put(start + 1, 1)
  let most = 0
  expect(await solve(blind, p, { onProgress: positions => (most = positions) })).toEqual({ kind: 'none' })
  expect(most).toBe(181_440)
})

test('gives up when the memory is full, when it is told to, and on games that are not for one', async () => {
  expect(await solve(blind, shuffled(1), { memory: 1e5 })).toMatchObject({ kind: 'gave up' })
  const { position: p } = new Run(game)
  const { start } = game.layout.ranges[0]!
  p.put(start, 2)
  p.put(start + 1, 1)
  let asked = 0
  expect(await solve(blind, p, { cancelled: () => ++asked > 3 })).toMatchObject({ kind: 'gave up' })
  const two = { ...game, players: [...game.players, ...game.players] }
  expect(await solve(two, p)).toMatchObject({ kind: 'gave up' })
})
