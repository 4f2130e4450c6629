// What every game gets for free and must keep, in every combination of one option changed at a time.
// Run some games with: GAMES=hex,sakk npx vitest run tests/contract
import { describe, expect, test } from 'vitest'
import {
  CHANCE,
  choices,
  listLegal,
  Match,
  Moves,
  playRandomly,
  randomMove,
  readPosition,
  Rng,
  Run,
  type Game,
  type Options,
  type Position,
} from '../src/engine/index.ts'
import type { BoardGame, GameDefinition } from '../src/kit/index.ts'

/** Random games of the book's own form; a variant gets as many as fit into its time, three at least. */
const GAMES_EACH = Number(process.env['CONTRACT_GAMES'] ?? 200)
const VARIANT_SECONDS = 0.25
const LIMIT = 20_000

/** The book's game, then each option and each number of players changed alone. */
function* settings(definition: GameDefinition): Iterable<Options> {
  yield {}
  for (const option of definition.options)
    for (const choice of option.choices.slice(1)) yield { [option.id]: choice.id }
  for (const players of definition.players.slice(1)) yield { players: String(players) }
}
const told = (options: Options) =>
  Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ') || 'book'

/** Random positions of a game, met on the way of a few games. */
function* positions(game: Game, seed: number, count: number, stride: number): Iterable<Position> {
  const rng = new Rng(seed)
  const out = new Moves()
  for (let n = 0; n < count;) {
    const run = new Run(game)
    for (let i = 0; i < LIMIT && n < count; i++) {
      if (run.choices(out)) break
      if (i % stride === 0) {
        n++
        yield run.position
      }
      const m = randomMove(game, run.position, rng, out)
      run.position.settle()
      if (m < 0) {
        choices(game, run.position, out)
        run.play(out.at(0))
      } else run.play(m)
    }
  }
}

const sorted = (out: Moves) => out.list.slice(0, out.n).sort()

/** What is compared at every move is compared by hand: the runner's own way takes most of the time. */
const same = (a: Int32Array, b: Int32Array): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const wanted = process.env['GAMES']?.split(',')
const folders = import.meta.glob<{ default: GameDefinition }>('../src/games/*/*/game.ts')

/** The suite over a share of the games, so that several workers can do it at once. */
export async function contractSuite(share: number, of: number): Promise<void> {
  const named = Object.entries(folders).map(([file, load]) => ({ id: file.split('/').at(-2)!, load }))
  const asked = named.filter(({ id }, i) => i % of === share && (!wanted || wanted.includes(id)))
  // A file without a test is an error to the runner; with every game asked for no share is empty.
  if (asked.length === 0) test('no game of this share is asked for', () => expect(wanted).toBeDefined())
  for (const { id, load } of asked) {
    const { default: definition } = await load()
    describe(id, async () => {
      for (const options of settings(definition)) {
        await definition.load?.(options)
        const game: BoardGame = definition.make(options)
        describe(told(options), () => {
          test('random games end, and the same seed gives the same game', { timeout: 120_000 }, () => {
            const book = Object.keys(options).length === 0
            const until = performance.now() + VARIANT_SECONDS * 1000
            for (
              let seed = 1;
              seed <= GAMES_EACH && (book || seed <= 3 || performance.now() < until);
              seed++
            ) {
              const run = new Run(game)
              run.position.recording = false
              const end = playRandomly(run, new Rng(seed), LIMIT * 10)
              expect(end, `seed ${seed} does not end`).toBeDefined()
              expect(end!.result.length).toBe(game.players.length)
              for (const share of end!.result) expect(share >= 0 && share <= 1).toBe(true)
              if (seed > 3) continue
              const again = new Run(game)
              playRandomly(again, new Rng(seed), LIMIT * 10)
              expect(again.position.words).toEqual(run.position.words)
              expect(again.position.key).toBe(run.position.key)
            }
          })

          test('positions: JSON, undo, names, points, duplicates, fast lists', { timeout: 120_000 }, () => {
            const out = new Moves()
            const slow = new Moves()
            game.layout.check()
            for (const p of positions(game, 7, Object.keys(options).length === 0 ? 60 : 20, 3)) {
              const text = JSON.stringify(game.layout.write(p))
              const read = readPosition(game, JSON.parse(text))
              if (!read.ok) expect.fail(`${read.why.en} ${text}`)
              expect(JSON.stringify(game.layout.write(read.value))).toBe(text)
              const end = choices(game, p, out)
              expect(choices(game, read.value, slow)?.result, text).toEqual(end?.result)
              expect(same(sorted(slow), sorted(out)), `other moves after reading ${text}`).toBe(true)
              if (end) continue

              if (game.legal && p.turn !== CHANCE) {
                const { legal: _, ...plain } = game
                listLegal({ ...plain, legal: undefined } as unknown as Game, p, slow)
                if (slow.n > 0) expect(same(sorted(out), sorted(slow)), `legal in ${text}`).toBe(true)
              }
              const moves = out.toArray()
              expect(new Set(moves).size, `duplicate move in ${text}`).toBe(moves.length)
              const names = moves.map(m => game.name(p, m))
              expect(new Set(names).size, `two moves share a name: ${names.join(' ')}`).toBe(names.length)
              expect(names.filter(name => !/^\S+$/.test(name))).toEqual([])
              const words = p.words.slice()
              const key = p.key
              for (const m of moves.slice(0, 40)) {
                for (const point of game.points(p, m))
                  if (typeof point === 'number' && !(point >= 0 && point < game.board.size))
                    expect.fail(`${game.name(p, m)} points at ${point} in ${text}`)
                const mark = p.mark()
                game.play(p, m)
                const json = game.layout.write(p)
                const after = readPosition(game, json)
                if (!after.ok) expect.fail(`${after.why.en} ${JSON.stringify(json)}`)
                p.rewind(mark)
                if (p.key !== key || !same(p.words, words)) {
                  expect(p.words, `${game.name(p, m)} taken back`).toEqual(words)
                  expect(p.key).toBe(key)
                }
              }
              game.scene(p)
            }
          })

          test('a match saves, replays, undoes and redoes', { timeout: 60_000 }, () => {
            const rng = new Rng(11)
            const match = Match.begin(definition, options)
            while (!match.outcome && match.at < 60) {
              match.roll(rng)
              const { moves } = match
              if (moves.length > 0) match.play(moves[rng.below(moves.length)]!)
            }
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
          })

          if (game.layout.secret)
            test('nothing leaks through a view', { timeout: 60_000 }, () => {
              for (const p of positions(game, 5, 30, 4))
                for (let seat = 0; seat < game.players.length; seat++) {
                  const seen = game.layout.view(p, seat)
                  // What a seat may not see may be anything: an imagined world must give the same view.
                  const world = game.imagine!(seen, seat, new Rng(3))
                  expect(game.layout.view(world, seat).words).toEqual(seen.words)
                  expect(JSON.stringify(game.scene(game.layout.view(world, seat), seat))).toBe(
                    JSON.stringify(game.scene(seen, seat)),
                  )
                }
            })
        })
      }
    })
  }
}
