// What an opponent by net does beyond evaluating: it sees sure ends, keeps its tree, swaps by value, passes with sense.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Match, Moves, listLegal, Rng, type Game, type Json, type Options } from '../../engine/index.ts'
import { gameFolders, importGame } from '../../games/folders.ts'
import { think } from '../opponent.ts'
import { openNet, NetPlayer, readWeights } from './index.ts'
import type { Node } from './tree.ts'
import type { Level } from '../mind.ts'

const load = async (id: string) => importGame(gameFolders().find(each => each.id === id)!)
const read = (file: URL) => new Uint8Array(readFileSync(file)).slice().buffer
const playerOf = (game: Game) => new NetPlayer(game, game.net!, readWeights(read(game.net!.weights)))

/** Counts calls instead of time: so many looks at the clock, whatever the machine. */
const ticking = () => {
  let now = 0
  return () => now++
}
const asked = (level: Level, looks: number, seed = 1) => ({
  level,
  rng: new Rng(seed),
  milliseconds: looks,
  clock: ticking(),
})

async function begin(id: string, options: Options = {}, position?: Json) {
  const definition = await load(id)
  if (position === undefined) return Match.begin(definition, options)
  const begun = Match.beginFrom(definition, options, position)
  if (!begun.ok) throw new Error(begun.why.en)
  return begun.value
}

const chain = {
  turn: 'red',
  pieces: Object.fromEntries([
    ...Array.from({ length: 10 }, (_, i) => [`f${i + 1}`, 'red stone']),
    ...['a2', 'b2', 'c2', 'd2', 'a4', 'b4', 'c4', 'd4', 'a6', 'b6'].map(cell => [cell, 'blue stone']),
  ]),
}

test('a win in one is found at every level that searches, and is known to be one', async () => {
  const match = await begin('hex', {}, chain)
  const player = playerOf(match.game)
  for (const level of [4, 6] as const)
    expect(['e11', 'f11']).toContain(match.nameOf(player.move(match.position, asked(level, 60))))
  expect(player.root?.proven).toBe(1)
})

test('a loss that the other cannot miss is known too', async () => {
  // Blue to move can close only one of the two last cells.
  const match = await begin('hex', {}, { ...chain, turn: 'blue' })
  const player = playerOf(match.game)
  player.move(match.position, asked(6, 3000))
  expect(player.root?.proven).toBe(-1)
})

test('the tree is kept from move to move at the highest level', async () => {
  const match = await begin('hex')
  match.play(match.moves[60]!)
  const player = playerOf(match.game)
  match.play(player.move(match.position, asked(6, 200)))
  const root = player.root!
  const reply = root.next[root.tries.indexOf(Math.max(...root.tries))]!
  const most = reply.tries.indexOf(Math.max(...reply.tries))
  const expected = reply.next[most]!
  match.play(reply.moves[most]!)
  const before = expected.visits
  expect(before).toBeGreaterThan(0)
  player.move(match.position, asked(6, 5))
  expect(player.root).toBe(expected)
  expect(expected.visits).toBeGreaterThan(before)
})

test('with the swap a stone in the middle is taken over, one in the corner is not', async () => {
  for (const [cell, swaps] of [
    ['f6', true],
    ['a1', false],
  ] as const) {
    const match = await begin('hex', { swap: 'on' })
    match.playNamed(cell)
    expect(match.nameOf(playerOf(match.game).move(match.position, asked(6, 100))) === 'swap').toBe(swaps)
  }
})

test('whoever may be swapped with opens evenly, near the rim and not always alike', async () => {
  const match = await begin('hex', { swap: 'on' })
  const player = playerOf(match.game)
  const names = new Set<string>()
  for (let seed = 1; seed < 9; seed++)
    names.add(match.nameOf(player.move(match.position, asked(1, 100, seed))))
  expect(names.size).toBeGreaterThan(1)
  // The middle of the board would be taken over at once.
  for (const name of names) expect(name).not.toMatch(/^[d-h]([4-8])$/)
  for (const corner of ['a1', 'k11']) expect(names).not.toContain(corner)
})

const WALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Black holds six columns, white four; each has two eyes at the rim. */
const settled = {
  size: '10',
  pieces: Object.fromEntries(
    'abcdefghjk'
      .split('')
      .flatMap((column, x) =>
        WALL.filter(row => !((column === 'a' || column === 'k') && (row === 1 || row === 4))).map(row => [
          `${column}${row}`,
          x < 6 ? 'black stone' : 'white stone',
        ]),
      ),
  ),
}

test('after the other’s pass a won count is taken, and eyes are never filled', async () => {
  const match = await begin('go', { size: '10', komi: '0' }, { turn: 'white', pieces: settled.pieces })
  const { game } = match
  const futile = match.moves
    .filter(move => game.net!.futile!(match.position, move))
    .map(move => match.nameOf(move))
  expect(futile.sort()).toEqual(['k1', 'k4'])
  match.playNamed('pass')
  for (const level of [4, 6] as const)
    expect(match.nameOf(playerOf(game).move(match.position, asked(level, 40)))).toBe('pass')
})

test('a lost count is accepted after the other’s pass instead of dragging on', async () => {
  // White could still place stones in four columns, but black holds sixty points for good.
  const pieces = Object.fromEntries(
    'cdefgh'.split('').flatMap(c => WALL.map(row => [`${c}${row}`, 'black stone'])),
  )
  const match = await begin('go', { size: '10', komi: '0' }, { turn: 'black', pieces })
  match.playNamed('pass')
  expect(match.nameOf(playerOf(match.game).move(match.position, asked(6, 60)))).toBe('pass')
})

test('who leads does not go back to a position of the match', async () => {
  const match = await begin('go', { size: '10', komi: '0' })
  const player = playerOf(match.game)
  const usual = player.move(match.position, asked(6, 30))
  const after = match.position.copy()
  match.game.play(after, usual)
  const seen = new Map([[after.key, 1]])
  // Black leads without komi, so a draw is worth less than any other good move.
  expect(player.move(match.position, { ...asked(6, 200), seen })).not.toBe(usual)
})

/** White breaks through with either of two men; black with one, if it is let. */
const breaking = {
  turn: 'white',
  pieces: { b7: 'white man', g6: 'white man', d2: 'black man', h8: 'black man' },
}

test('where moves are chosen in two steps, a sure win is found at both', async () => {
  const match = await begin('attores', {}, breaking)
  const player = playerOf(match.game)
  for (const level of [4, 6] as const)
    expect(match.nameOf(player.move(match.position, asked(level, 80)))).toMatch(/^b7[-x][abc]8$/)
  expect(player.root?.proven).toBe(1)
})

test('a draw without search is a whole legal move too', async () => {
  const match = await begin('amazonok')
  const player = playerOf(match.game)
  for (let seed = 1; seed < 12; seed++) {
    const move = player.move(match.position, asked(1, 5, seed))
    expect(match.moves).toContain(move)
    match.play(move)
  }
})

test('the tree of steps is kept from move to move', async () => {
  const match = await begin('attores')
  const player = playerOf(match.game)
  match.play(player.move(match.position, asked(6, 300)))
  // The answer that was thought of most, by both of its steps.
  const most = (node: Node) => node.tries.indexOf(Math.max(...node.tries))
  let node = player.root!
  for (let step = 0; step < 4; step++) {
    const at = most(node)
    const move = node.moves[at]!
    node = node.next[at]!
    if (step === 3) match.play(move)
  }
  player.move(match.position, asked(6, 5))
  expect(player.root).toBe(node)
})

test('a step back to a position of the match is a draw, in games of two steps too', async () => {
  const match = await begin('ataxx')
  const player = playerOf(match.game)
  const jump = match.moves.find(move => match.nameOf(move) === 'a1-c1')!
  const after = match.position.copy()
  match.game.play(after, jump)
  player.move(match.position, { ...asked(6, 40), seen: new Map([[after.key, 1]]) })
  const root = player.root!
  const half = root.next[root.moves.indexOf(~0)]!
  expect(half.next[half.moves.indexOf(jump)]?.proven).toBe(0)
})

test('without its file the general search plays', async () => {
  const match = await begin('hex', { size: '6' })
  const none = await openNet(match.game, () => Promise.reject(new Error('offline')))
  expect(none).toBeUndefined()
  const out = new Moves()
  listLegal(match.game, match.position, out)
  expect(out.has(think(match.game, match.position, { seat: 0, level: 1, seed: 1, net: none }))).toBe(true)
})
