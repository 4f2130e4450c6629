// The nets of dice games say here what they said where they were trained, and their players use them well.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Match, Rng, type Game, type Json, type Options } from '../../engine/index.ts'
import { gameFolders, importGame } from '../../games/folders.ts'
import type { Level } from '../mind.ts'
import { TurnNet } from './turn-net.ts'
import { TurnPlayer } from './turn-player.ts'

interface Judged {
  readonly men: readonly number[]
  readonly held: readonly number[]
  readonly roller: number
  readonly out: readonly number[]
}
interface Told {
  readonly game: string
  readonly seed: number
  readonly minutes: number
  readonly games: number
  readonly tests: readonly Judged[]
}

const folderOf = (id: string) => gameFolders().find(each => each.id === id)!
const bytes = (file: URL | string) => new Uint8Array(readFileSync(file)).slice().buffer
const netOf = (game: Game) => new TurnNet(bytes(game.turnNet!.weights))
const playerOf = (game: Game) => new TurnPlayer(game, game.turnNet!, netOf(game))
const rangeOf = (game: Game, name: string) => game.layout.ranges.find(range => range.name === name)!.start

async function begin(id: string, position: Json, options: Options = {}) {
  const begun = Match.beginFrom(await importGame(folderOf(id)), options, position)
  if (!begun.ok) throw new Error(begun.why.en)
  return begun.value
}
const asked = (level: Level, seed = 1) => ({ level, rng: new Rng(seed), milliseconds: 1e6, clock: () => 0 })

describe.each(['backgammon', 'plakoto', 'multezim'])('%s', id => {
  const told = JSON.parse(readFileSync(`${folderOf(id).path}/turns.json`, 'utf8')) as Told

  test('judges as the trainer does', async () => {
    const game = (await importGame(folderOf(id))).make({ cube: 'off' })
    const net = netOf(game)
    expect(told).toMatchObject({ game: id, seed: expect.any(Number), minutes: expect.any(Number) })
    expect(told.games).toBeGreaterThan(100_000)
    expect(told.tests.length).toBeGreaterThanOrEqual(20)
    for (const { men, held, roller, out } of told.tests) {
      const p = game.layout.empty()
      for (const [i, n] of men.entries()) p.put(rangeOf(game, 'pieces') + i, n)
      if (id === 'plakoto') for (const [i, n] of held.entries()) p.put(rangeOf(game, 'held') + i, n)
      const said = net.answer(game.turnNet!.look(p, roller, net))
      for (const [i, chance] of out.entries()) expect(Math.abs(said[i]! - chance)).toBeLessThan(0.001)
    }
  })

  test('a file that is cut, or another one, is refused', async () => {
    const file = bytes((await importGame(folderOf(id))).make({}).turnNet!.weights)
    expect(() => new TurnNet(file.slice(0, 1000))).toThrow('length')
    expect(() => new TurnNet(new ArrayBuffer(20))).toThrow('no net')
  })
})

/** Plays out the turn of whoever is to move, one die after the other; gives the moves in order of their names. */
function turnOf(match: Match, level: Level): string[] {
  const player = playerOf(match.game)
  const { turn } = match.position
  const names: string[] = []
  while (match.position.turn === turn && !match.outcome) {
    const move = player.move(match.position, asked(level))
    names.push(match.nameOf(move))
    match.play(move)
  }
  return names.sort()
}

test('backgammon: the first rolls are played as every book plays them', async () => {
  const definition = await importGame(folderOf('backgammon'))
  for (const [roll, points] of [
    ['3-1', ['6/5', '8/5']],
    ['4-2', ['6/4', '8/4']],
    ['6-1', ['13/7', '8/7']],
    ['5-3', ['6/3', '8/3']],
  ] as const) {
    const match = Match.begin(definition, { cube: 'off' })
    match.play(match.moves.find(move => match.nameOf(move) === `roll:${roll}`)!)
    expect(turnOf(match, 6), roll).toEqual(points)
  }
})

test('backgammon: the cube is turned when it runs well, taken when there is hope, dropped when there is none', async () => {
  const call = async (position: Json) => {
    const match = await begin('backgammon', position)
    return match.nameOf(playerOf(match.game).move(match.position, asked(6)))
  }
  const even = {
    24: '2 white',
    13: '5 white',
    8: '3 white',
    6: '5 white',
    1: '2 black',
    12: '5 black',
    17: '3 black',
    19: '5 black',
  }
  const race = (white: Json) => ({
    turn: 'white',
    pieces: { ...Object(white), 18: '5 black', 19: '5 black', 20: '5 black' },
  })
  expect(await call({ turn: 'white', pieces: even })).toBe('roll')
  // A race that white leads by about twelve pips of a hundred, and one that it has all but lost.
  expect(await call(race({ 6: '5 white', 5: '5 white', 4: '5 white' }))).toBe('double')
  expect(await call({ ...race({ 6: '5 white', 5: '5 white', 8: '5 white' }), offer: ['offered'] })).toBe(
    'take',
  )
  expect(await call({ ...race({ 13: '5 white', 12: '5 white', 6: '5 white' }), offer: ['offered'] })).toBe(
    'drop',
  )
})

test('the whole turn is thought of: the last men go off together where they can', async () => {
  const match = await begin(
    'backgammon',
    { turn: 'white', roller: 'white', dice: [5, 1], pieces: { 1: '1 white', 5: '1 white', 24: '3 black' } },
    { cube: 'off' },
  )
  expect(turnOf(match, 6)).toEqual(['1/off', '5/off'])
  expect(match.outcome?.result).toEqual([1, 0])
})

test('the weakest level errs now and then, the strongest does not', async () => {
  const definition = await importGame(folderOf('backgammon'))
  const first = (level: Level, seed: number) => {
    const match = Match.begin(definition, { cube: 'off' })
    match.play(match.moves.find(move => match.nameOf(move) === 'roll:3-1')!)
    return match.nameOf(playerOf(match.game).move(match.position, asked(level, seed)))
  }
  const seeds = Array.from({ length: 12 }, (_, i) => i + 1)
  expect(new Set(seeds.map(seed => first(1, seed))).size).toBeGreaterThan(2)
  expect(new Set(seeds.map(seed => first(6, seed))).size).toBe(1)
})

test('an analysis knows what every first step of a turn is worth', async () => {
  const match = Match.begin(await importGame(folderOf('backgammon')), { cube: 'off' })
  match.play(match.moves.find(move => match.nameOf(move) === 'roll:3-1')!)
  const { move, value, worthOf } = playerOf(match.game).judge(match.position, 1e6)
  expect(['8/5', '6/5']).toContain(match.nameOf(move))
  expect(worthOf?.(move)).toBe(value)
  const careless = match.moves.find(each => match.nameOf(each) === '24/23')!
  expect(worthOf!(careless)!).toBeLessThan(value)
})
