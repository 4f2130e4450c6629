import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Match, Rng, type Game } from '../../engine/index.ts'
import { loadGame } from '../../cli/library.ts'
import { gameFolders, importGame } from '../../games/folders.ts'
import { learntFileOf } from '../../games/learnt.ts'
import {
  LearntValue,
  ownValue,
  readLearnt,
  readOwn,
  teach,
  useLearnt,
  useOwn,
  WordFeatures,
  writeLearnt,
  writeOwn,
  type Weights,
} from './index.ts'

async function definitionOf(id: string) {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  return loaded.value
}

/** Small whole numbers in every place, the same for the same seed. */
function randomWeights(features: WordFeatures, size: number, hidden: number): Weights {
  const rng = new Rng(7)
  const floats = (scale: number) =>
    Float32Array.from({ length: hidden + 1 }, () => (rng.unit() - 0.5) * scale)
  return {
    features,
    hidden,
    size,
    rows: Int8Array.from({ length: features.rows * (hidden + 1) }, () => rng.below(255) - 127),
    scale: floats(0.02),
    bias: floats(1),
    out: floats(2),
  }
}

const bytesOf = (weights: Weights): ArrayBuffer => writeLearnt(weights).slice().buffer

/** The same number without remembering anything. */
function reckoned({ features, hidden, rows, scale, bias, out }: Weights, words: Int32Array): number {
  const units = Array.from(bias)
  for (const [k, w] of features.words.entries()) {
    const row = features.row(k, words[w]!)
    if (row >= 0) for (let h = 0; h <= hidden; h++) units[h]! += rows[row * (hidden + 1) + h]! * scale[h]!
  }
  let x = units[hidden]!
  for (let h = 0; h < hidden; h++) x += Math.max(0, Math.min(1, units[h]!)) * out[h]!
  return x
}

test('every listed value of a word has a row of its own, all others have none', () => {
  const features = new WordFeatures([
    { from: 0, count: 1, values: [1] },
    { from: 5, count: 3, values: [-1, 2, 9] },
  ])
  expect([features.rows, [...features.words]]).toEqual([10, [0, 5, 6, 7]])
  expect([-2, -1, 0, 1, 2, 3, 9, 10].map(v => features.row(1, v))).toEqual([-1, 1, -1, -1, 2, -1, 3, -1])
  expect([1, 2, 3].map(k => features.row(k, 9))).toEqual([3, 6, 9])
})

test('what was reckoned anew for changed words only is what the whole position brings', async () => {
  const definition = await definitionOf('kozonseges-damajatek')
  const match = Match.begin(definition, {})
  const { size } = match.game.layout
  const weights = randomWeights(new WordFeatures([{ from: 0, count: 60, values: [1, 2, 3, 4] }]), size, 8)
  const learnt = new LearntValue(weights)
  const rng = new Rng(3)
  for (let g = 0; g < 20; g++) {
    match.goto(0)
    for (let ply = 0; ply < 60 && !match.outcome; ply++) {
      match.play(match.moves[rng.below(match.moves.length)]!)
      expect(learnt.of(match.position)).toBeCloseTo(reckoned(weights, match.position.words), 3)
    }
  }
})

test('a file brings back what was written, and a broken one is refused', async () => {
  const weights = randomWeights(new WordFeatures([{ from: 1, count: 4, values: [1, 3] }]), 9, 3)
  const file = bytesOf(weights)
  const { features, ...numbers } = readLearnt(file)
  const { features: before, ...written } = weights
  expect(numbers).toEqual(written)
  expect(features.runs).toEqual(before.runs)
  for (const broken of [new ArrayBuffer(0), file.slice(0, 12), file.slice(0, -1), new ArrayBuffer(400)])
    expect(() => readLearnt(broken)).toThrow()
})

test('weights of an own judgement come back from their file; a broken one, or one of another game, is refused', async () => {
  const weights = Int32Array.from([0, 1, -1, 300, -32_767, 32_767])
  const file = writeOwn(weights).slice().buffer
  expect(readOwn(file)).toEqual(weights)
  expect(readOwn(bytesOf(randomWeights(new WordFeatures([]), 9, 3)))).toBeUndefined()
  expect(() => readOwn(file.slice(0, -1))).toThrow()
  const game = (await definitionOf('minisogi')).make({})
  expect(() => useOwn(game, weights)).toThrow()
  await game.study?.()
  expect(() => useOwn(game, weights)).toThrow()
})

test('what a man weighs is what the lead counts', async () => {
  const definition = await definitionOf('sakk')
  const game = definition.make({})
  await game.study?.()
  const match = Match.begin(definition, {})
  const before = game.value!(match.position, 0)
  const { weights } = game.learning!
  // The last weight of the beginning is that of being the one to move.
  const tempo = weights.length / 2 - 1
  await teach(game, async () => writeOwn(weights.with(tempo, 500)).slice().buffer)
  const lead = (value: number) => Math.atanh(value) * game.tactics!.scale
  // The last weight of the beginning is that of being the one to move.
  expect(lead(game.value!(match.position, 0)) - lead(before)).toBeCloseTo(
    500 - weights[weights.length / 2 - 1]!,
    3,
  )
})

const leads = (game: Game, match: Match) =>
  match.game.players.map((_, player) => game.value!(match.position, player))

test('what one side gains by it the other loses, with tactics or without', async () => {
  for (const id of ['kozonseges-damajatek', 'minisogi']) {
    const definition = await definitionOf(id)
    const game = definition.make({})
    await game.study?.()
    const match = Match.begin(definition, {})
    for (let i = 0; i < 9; i++) match.play(match.moves[0]!)
    const [own, others] = [0, 1].map(player => ownValue(game, match.position, player))
    const weights = randomWeights(
      new WordFeatures([{ from: 0, count: 25, values: [1, 2] }]),
      game.layout.size,
      4,
    )
    useLearnt(game, weights)
    const [first = 0, second = 0] = leads(game, match).map(Math.atanh)
    const learnt = reckoned(weights, match.position.words)
    const counted = weights.out[4]!
    expect([learnt === 0, first, second]).toEqual([
      false,
      expect.closeTo(counted * own! + learnt, game.tactics ? 2 : 4),
      expect.closeTo(counted * others! - learnt, game.tactics ? 2 : 4),
    ])
  }
})

test('a game is taught once; a file that cannot be had is asked for again', async () => {
  const definition = await definitionOf('kozonseges-damajatek')
  const game = definition.make({})
  const { position } = Match.begin(definition, {})
  const before = game.value!(position, 0)
  await teach(game, () => Promise.reject(new Error('offline')))
  expect(game.value!(position, 0)).toBe(before)
  const weights = randomWeights(
    new WordFeatures([{ from: 1, count: 25, values: [1, 2] }]),
    game.layout.size,
    2,
  )
  let reads = 0
  const read = async () => {
    reads++
    return bytesOf(weights)
  }
  await teach(game, read)
  const after = game.value!(position, 0)
  await teach(game, read)
  expect([reads, game.value!(position, 0)]).toEqual([1, after])
  expect(after).not.toBe(before)
})

test('what was learnt belongs to the rules of the book', async () => {
  const definition = await definitionOf('kozonseges-damajatek')
  const { id, choices } = definition.options[0]!
  const usual = learntFileOf(definition, {})
  expect(learntFileOf(definition, { [id]: choices[0]!.id })).toEqual(usual)
  expect(learntFileOf(definition, { [id]: choices[1]!.id })).toBeUndefined()
})

interface Told {
  readonly game: string
  readonly seed: number
  readonly positions: number
  /** Before, after, and after in whole numbers. */
  readonly errors: readonly number[]
  readonly contest: { readonly games: number; readonly score: number; readonly error: number }
}

const learnt = gameFolders().filter(({ path }) => existsSync(join(path, 'learnt.bin')))
test('some games have learnt', () => expect(learnt.length).toBeGreaterThan(9))

describe.each(learnt)('$id', folder => {
  const file = join(folder.path, 'learnt.bin')
  test('its file is small, belongs to its rules and changes how positions are judged', async () => {
    expect(statSync(file).size).toBeLessThanOrEqual(30_000)
    const definition = await importGame(folder)
    await definition.load?.({})
    const [plain, taught] = [definition.make({}), definition.make({})]
    await Promise.all([plain.study?.(), taught.study?.()])
    await teach(taught, async () => new Uint8Array(readFileSync(file)).slice().buffer)
    const match = Match.begin(definition, {})
    const rng = new Rng(1)
    const values = Array.from({ length: 12 }, () => {
      if (!match.outcome) match.play(match.moves[rng.below(match.moves.length)]!)
      return [plain, taught].map(game => game.value?.(match.position, 0) ?? 0)
    })
    expect(values.flat().every(value => Math.abs(value) <= 1)).toBe(true)
    expect(values.some(([before, after]) => before !== after)).toBe(true)
  })
  test('its numbers tell where it comes from and that it won', () => {
    const told = JSON.parse(readFileSync(join(folder.path, 'learnt.json'), 'utf8')) as Told
    expect([told.game, told.seed > 0, told.positions > 1000]).toEqual([folder.id, true, true])
    expect(told.errors.at(-1)).toBeLessThan(told.errors[0]!)
    expect(told.contest.score - told.contest.error).toBeGreaterThan(0.5)
  })
})
