// What every game gets for free and must keep, in every combination of one option changed at a time.
// Run some games with: GAMES=hex,sakk npx vitest run tests/contract
import { afterAll, describe, expect, inject, test } from 'vitest'
import { processorTime } from '../../bench/measure/clock.ts'
import {
  Match,
  playRandomly,
  Rng,
  Run,
  type Game,
  type Move,
  type Options,
  type Position,
} from '../../src/engine/index.ts'
import { loadMoveWriter, type MoveWriter } from '../../src/board/move-writing.ts'
import type { BoardGame, GameDefinition } from '../../src/kit/index.ts'
import {
  checkHeard,
  checkImagined,
  checkLeaks,
  checkOnlooker,
  checkPosition,
  checkPrompt,
  checkSecretParts,
  checkWritten,
  isBook,
  lengthOf,
  LIMIT,
  positions,
  settingName,
  settings,
} from '../../src/contract/index.ts'
import { Budget } from './budget.ts'
import { rotation } from '../rotation.ts'
import { noteCosts } from './shares.ts'

/** The book's own form stops at so many games or so much processor time; all variants of a game together have as much. */
const GAMES_EACH = Number(process.env['CONTRACT_GAMES'] ?? 200)
const GAMES_SECONDS = Number(process.env['CONTRACT_SECONDS'] ?? 0.5)
const POSITIONS_EACH = 60
const POSITIONS_SECONDS = 0.5
const LEAK_WALKS = 40
const LEAK_SECONDS = 0.5
/** A variant that finds the common budget spent is still played so far. */
const GLIMPSE_PLIES = 500
const GLIMPSE_POSITIONS = 3
const GLIMPSE_LEAKS = 60
/** Only a guard against a game that never comes back. */
const PATIENCE = { timeout: 300_000 }

function replaysAlike(game: Game, seed: number, plies: number): void {
  const [once, again] = [0, 1].map(() => {
    const run = new Run(game)
    playRandomly(run, new Rng(seed), plies)
    return run.position
  })
  expect(again!.words).toEqual(once!.words)
  expect(again!.key).toBe(once!.key)
}

function playsToTheEnd(game: Game, seed: number): void {
  const run = new Run(game)
  run.position.recording = false
  const end = playRandomly(run, new Rng(seed), LIMIT)
  if (!end) return expect.fail(`seed ${seed} does not end`)
  expect(end.result.length).toBe(game.players.length)
  for (const share of end.result) expect(share >= 0 && share <= 1).toBe(true)
}

/** In a variant every so many moves are looked at for how they are written. */
const STRIDE = 4

/** The walk also looks at how every move is written and what is asked for then. */
function savesAndReplays(
  definition: GameDefinition,
  options: Options,
  game: BoardGame,
  writer: MoveWriter,
): void {
  const stride = isBook(options) ? 1 : STRIDE
  const written = (p: Position, m: Move) => checkWritten(game, writer, p, m)
  const rng = new Rng(11)
  const match = Match.begin(definition, options)
  while (!match.outcome && match.at < 60) {
    const began = match.at
    match.roll(rng)
    for (let i = began; i < match.at; i += stride) written(match.positionAt(i), match.moveAt(i)!)
    const { moves } = match
    if (moves.length === 0) continue
    const before = match.position.turn
    const m = moves[rng.below(moves.length)]!
    if (match.at % stride === 0) written(match.position, m)
    match.play(m)
    if (!match.outcome) checkPrompt(game, match.position, before)
  }
  checkHeard(game, writer, match)
  const saved = match.save()
  const opened = Match.replay(definition, JSON.parse(JSON.stringify(saved)))
  expect(opened).toMatchObject({ ok: true })
  if (!opened.ok) return
  expect(opened.value.position.words).toEqual(match.position.words)
  const { length } = match
  while (match.undo());
  expect(match.at).toBe(0)
  while (match.redo());
  expect(match.at).toBe(length)
  expect(match.position.words).toEqual(opened.value.position.words)
}

const folders = import.meta.glob<{ default: GameDefinition }>('../../src/games/*/*/game.ts')
const loaders = new Map(Object.entries(folders).map(([file, load]) => [file.split('/').at(-2)!, load]))

/** The suite over one share of the games, so that several workers can do it at once. */
export async function contractSuite(share: number): Promise<void> {
  const ids = inject('contractShares')[share - 1]!
  const costs: Record<string, number> = {}
  // A file without a test is an error to the runner; with every game asked for no share is empty.
  if (ids.length === 0)
    test('no game of this share is asked for', () => expect(process.env['GAMES']).toBeDefined())
  for (const id of ids) {
    const { default: definition } = await loaders.get(id)!()
    describe(id, async () => {
      const variantGames = new Budget(GAMES_SECONDS)
      const variantPositions = new Budget(POSITIONS_SECONDS)
      const variantLeaks = new Budget(LEAK_SECONDS)
      let began = processorTime()
      for (const options of settings(definition, rotation)) {
        await definition.load?.(options)
        const game = definition.make(options)
        await game.study?.()
        const writer = await loadMoveWriter(game)
        const book = isBook(options)
        describe(settingName(options), () => {
          test('random games end, and the same seed gives the same game', PATIENCE, () => {
            if (book) began = processorTime()
            const budget = book ? new Budget(GAMES_SECONDS) : variantGames
            budget.use(() => replaysAlike(game, 1, GLIMPSE_PLIES))
            for (let seed = 1; seed <= GAMES_EACH && !budget.spent; seed++)
              budget.use(() => playsToTheEnd(game, seed))
          })

          test('every position keeps what the rules promise', PATIENCE, () => {
            const budget = book ? new Budget(POSITIONS_SECONDS) : variantPositions
            const length = budget.use(() => lengthOf(game, budget.spent ? GLIMPSE_PLIES : LIMIT))
            let n = 0
            for (const p of positions(game, 7, length)) {
              if (n++ >= (budget.spent ? GLIMPSE_POSITIONS : POSITIONS_EACH)) break
              budget.use(() => {
                checkPosition(game, p)
                if (game.layout.secret) {
                  checkImagined(game, p)
                  checkOnlooker(game, p)
                }
              })
            }
          })

          test('secrets are whole, and nothing leaks', PATIENCE, () => {
            checkSecretParts(game)
            if (!game.layout.secret) return
            const budget = book ? new Budget(LEAK_SECONDS) : variantLeaks
            budget.use(() => checkLeaks(game, rotation % game.players.length, 1, GLIMPSE_LEAKS))
            for (let seed = 2; seed <= LEAK_WALKS && !budget.spent; seed++)
              budget.use(() => checkLeaks(game, seed % game.players.length, seed))
          })

          test('a match saves, replays, undoes and redoes; its moves are written for people', PATIENCE, () =>
            savesAndReplays(definition, options, game, writer),
          )
        })
      }
      afterAll(() => {
        costs[id] = Math.round(processorTime() - began)
      })
    })
  }
  afterAll(() => noteCosts(inject('contractRun'), share, costs))
}
