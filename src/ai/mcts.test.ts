// The search by playing out: what it proves is true, what it keeps is what it found, and worlds do not mix.
import { describe, expect, test } from 'vitest'
import { choices, Match, Moves, Rng, type Game, type Position } from '../engine/index.ts'
import fourInARow from '../games/amoba/potyogos-amoba/game.ts'
import hex from '../games/osszekotos/hex/game.ts'
import chess from '../games/sakk/sakk/game.ts'
import darkChess from '../games/sakk/sotet-sakk/game.ts'
import { BranchChoice, type Lists } from './branch-choice.ts'
import { Budget } from './budget.ts'
import { LaterMoves } from './later-moves.ts'
import { Mcts } from './mcts.ts'
import { PlayoutTree } from './playout-tree.ts'

const simulations = (most: number) => new Budget(Infinity, undefined, undefined, { most: most + 1 })
const CERTAIN = 1e8

/** The share of the player to move when both play their best. */
function plainly(game: Game, p: Position): number {
  const out = new Moves()
  const end = choices(game, p, out)
  if (end) return end.result[p.turn]!
  return Math.max(
    ...out.toArray().map(m => {
      const then = p.copy()
      game.play(then, m)
      return 1 - plainly(game, then)
    }),
  )
}

function randomly(match: Match, plies: number, rng: Rng): Match {
  while (match.length < plies && !match.outcome) match.play(match.moves[rng.below(match.moves.length)]!)
  return match
}

describe('what is certain', () => {
  test('is what a look at everything says', () => {
    let [won, lost] = [0, 0]
    for (let seed = 1; seed <= 300; seed++) {
      const match = randomly(Match.begin(fourInARow), 33, new Rng(seed))
      if (match.outcome) continue
      const { position: p, moves } = match
      const game: Game = { ...match.game, value: undefined! }
      const found = new Mcts(game, p, { seat: p.turn, rng: new Rng(seed) }).best(simulations(3000))
      for (const { move, visits } of found) {
        if (Math.abs(visits) < CERTAIN) continue
        const then = p.copy()
        game.play(then, move)
        expect(1 - plainly(game, then), match.log.join(' ')).toBe(visits > 0 ? 1 : 0)
        if (visits > 0) won++
        else lost++
      }
      expect(found.length).toBeLessThanOrEqual(moves.length)
    }
    expect(won).toBeGreaterThan(10)
    expect(lost).toBeGreaterThan(10)
  })
})

describe('a kept tree', () => {
  const search = (game: Game, p: Position, count: number, tree: 'kept' | 'fleeting' = 'kept') =>
    new Mcts(game, p, { seat: p.turn, rng: new Rng(1), tree }).best(simulations(count))
  const visitsIn = (found: ReturnType<typeof search>) => found.reduce((all, { visits }) => all + visits, 0)

  test('serves the next move, whatever was answered', () => {
    const match = Match.begin(hex, { size: '7' })
    const first = search(match.game, match.position, 4000)
    match.play(first[0]!.move)
    match.play(match.moves[3]!)
    const second = search(match.game, match.position, 1)
    expect(visitsIn(second)).toBeGreaterThan(1)
    // What was taken is not there a second time, and the weak have nothing of it.
    match.play(second[0]!.move)
    expect(visitsIn(search(match.game, match.position, 1, 'fleeting'))).toBe(1)
  })

  test('is not taken for a position that only has the same hash', () => {
    const { game, position } = Match.begin(hex, { size: '7' })
    search(game, position, 100)
    const other = position.copy()
    other.note(other.words.length - 1, 7)
    expect(visitsIn(search(game, other, 1))).toBe(1)
  })

  test('keeps every move, count and way below its new root, and nothing else', () => {
    const rng = new Rng(4)
    const tree = new PlayoutTree()
    /** By node of the tree: its moves from the root, and what each branch counts. */
    const truth = new Map<string, number>()
    const ways: string[] = []
    for (let n = 0; n < 400; n++) {
      const parent = n === 0 ? -1 : rng.below(n)
      const free = parent < 0 ? -1 : tree.first[parent]! + rng.below(tree.width[parent]!)
      if (parent >= 0 && tree.child[free]! >= 0) {
        n--
        continue
      }
      const node = tree.addNode(parent, n * 3, n * 5)
      if (parent >= 0) tree.child[free] = node
      for (let k = 0; k <= rng.below(30); k++) {
        const b = tree.addBranch(node, tree.numberOf(1000 + rng.below(5000) * 60 + k), 0)
        tree.tries[b] = rng.below(1000)
      }
      const way = tree.wayTo(node).join()
      ways.push(way)
      for (let b = tree.first[node]!; b < tree.first[node]! + tree.width[node]!; b++)
        truth.set(`${way}/${tree.moves[tree.move[b]!]}`, tree.tries[b]!)
    }
    const root = tree.find(7 * 3, 7 * 5)
    expect(root).toBe(7)
    tree.keepBelow(root)
    const top = ways[7]!
    const kept = ways.filter(way => way === top || way.startsWith(`${top},`))
    expect(kept.length).toBeGreaterThan(3)
    expect(tree.nodes).toBe(kept.length)
    for (let node = 0; node < tree.nodes; node++) {
      const way = [top, ...tree.wayTo(node)].filter(part => part !== '').join()
      expect(kept).toContain(way)
      for (let b = tree.first[node]!; b < tree.first[node]! + tree.width[node]!; b++)
        expect(tree.tries[b]).toBe(truth.get(`${way}/${tree.moves[tree.move[b]!]}`))
    }
  })
})

test('later moves teach every position before them that could have made them', () => {
  const rng = new Rng(9)
  const tree = new PlayoutTree()
  const MOVES = 6000
  const nodes = [0, 1, 2, 3].map(n => tree.addNode(n - 1, 0, 0))
  for (const node of nodes)
    for (let i = 0; i < 200; i++) tree.addBranch(node, tree.numberOf(rng.below(MOVES)), 0)
  const later = new LaterMoves(tree, 2)
  const expected = new Float64Array(tree.branches)
  for (let game = 0; game < 50; game++) {
    later.begin()
    const played = Array.from({ length: 300 }, () => rng.below(MOVES))
    for (const [ply, m] of played.entries()) later.add(tree.numberOf(m), ply & 1)
    for (const node of nodes) {
      later.teach(node, node, node & 1, 0.5)
      const theirs = new Set(played.filter((_, ply) => ply >= node && (ply & 1) === (node & 1)))
      for (let b = tree.first[node]!; b < tree.first[node]! + tree.width[node]!; b++)
        if (theirs.has(tree.moves[tree.move[b]!]!)) expected[b]!++
    }
  }
  expect(Array.from(tree.late.subarray(0, tree.branches))).toEqual(Array.from(expected))
  expect(Math.max(...expected)).toBeGreaterThan(2)
})

describe('luck and secrets', () => {
  test('no move is weighed that the seat could not make, though worlds allow others', () => {
    const match = randomly(Match.begin(darkChess), 9, new Rng(2))
    const { game, position: p, moves } = match
    const found = new Mcts(game, p, { seat: p.turn, rng: new Rng(3) }).best(simulations(400))
    expect(found.length).toBeGreaterThan(5)
    const visits = found.reduce((all, each) => all + each.visits, 0)
    expect(visits).toBe(400)
    for (const { move } of found) expect(game.refuses?.(p, move) ?? 0, match.log.join(' ')).toBe(0)
    expect(moves.length).toBeGreaterThan(5)
  })

  test('luck draws each of its moves as often as it is likely, of those that this world has', () => {
    const tree = new PlayoutTree()
    const node = tree.addNode(-1, 0, 0)
    for (const m of [1, 2, 3, 4]) tree.addBranch(node, tree.numberOf(m), m)
    const drawn = (lists: Lists, legal: readonly number[]) => {
      const choice = new BranchChoice(tree, new Rng(1), lists, true, 0.5)
      const out = new Moves()
      for (const m of legal) out.add(m)
      const counts = [0, 0, 0, 0]
      expect(choice.among(node, out, () => false)).toBe(true)
      for (let i = 0; i < 10_000; i++) counts[choice.draw(node)]!++
      return counts.map(count => Math.round(count / 1000))
    }
    expect(drawn('fixed', [1, 2, 3, 4])).toEqual([1, 2, 3, 4])
    expect(drawn('by world', [1, 4])).toEqual([2, 0, 0, 8])
  })
})

test('a game that comes to no end is no evidence', () => {
  const { game, position } = Match.begin(chess)
  const endless: Game = { ...game, value: undefined!, draws: undefined!, outcome: () => undefined }
  const search = new Mcts(endless, position, { seat: 0, rng: new Rng(1) })
  const found = search.best(simulations(150))
  expect(found.reduce((all, { visits }) => all + visits, 0)).toBe(150)
  expect(found.length).toBe(20)
  const level = found.filter(({ reward }) => reward === 0.5)
  expect(level.length).toBeGreaterThan(5)
})

test('a tree that is full plays on without growing', () => {
  const { game, position } = Match.begin(hex, { size: '7' })
  const search = new Mcts(game, position, { seat: 0, rng: new Rng(1), most: 500 })
  const found = search.best(simulations(2000))
  expect(found.reduce((all, { visits }) => all + visits, 0)).toBe(2000)
  expect(search.branches).toBeLessThanOrEqual(500)
  expect(search.branches).toBeGreaterThan(400)
})
