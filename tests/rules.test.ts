// The rules for people: present in both languages, same paragraphs, every reason points at one, every diagram is a position,
// every lean leads somewhere, every task can be done as it says.
import { describe, expect, test } from 'vitest'
import { CHANCE, refusals, type Json } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import {
  beginTask,
  fits,
  isObject,
  leaningFlaws,
  movesOf,
  nextMove,
  optionsOf,
  readDiagram,
  readMarkdown,
  readTask,
  tryMove,
  type Attempt,
  type Block,
  type Task,
} from '../src/rulebook/index.ts'

const wanted = process.env['GAMES']?.split(',')
const folders = import.meta.glob<{ default: GameDefinition }>('../src/games/*/*/game.ts')
const texts = import.meta.glob<string>('../src/games/*/*/*.md', { query: '?raw', import: 'default' })
const byGame = new Map(
  Object.entries(texts).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
)
const LANGUAGES = ['hu', 'en'] as const

const jsonOf = (blocks: readonly Block[], kind: 'diagram' | 'task'): (Json | undefined)[] =>
  blocks.flatMap(block => (block.kind === kind ? [block.json] : []))

/** What both languages must share of a task: all but the words. */
const bones = (json: Json | undefined): Json => {
  if (!isObject(json)) return null
  const { options = {}, position = null, accept = null, wrong = {} } = json
  return { options, position, accept, wrong: isObject(wrong) ? Object.keys(wrong) : null }
}

/** Every legal but wrong move met on the way of an answer, by name. */
function wrongMoves(task: Task, attempt: Attempt): string[] {
  return movesOf(task.game, attempt.position)
    .filter(move => 'wrong' in tryMove(task, attempt, move))
    .map(move => task.game.name(attempt.position, move))
}

/** Plays a whole answer of the task with the moves `choose` gives; returns the wrong moves met. */
function playOut(task: Task, choose: (attempt: Attempt) => number | undefined): string[] {
  const met: string[] = []
  let now = beginTask(task)
  for (let left = 30; now.state === 'open' && left > 0; left--) {
    met.push(...wrongMoves(task, now))
    const move = choose(now)
    expect(move, `no answer after ${now.played.join(' ') || 'the first position'}`).toBeDefined()
    const tried = tryMove(task, now, move!)
    if (!('attempt' in tried)) throw new Error(`the answer ${now.played.join(' ')} is not accepted`)
    now = tried.attempt
  }
  expect(now.state).toBe('right')
  return met
}

function checkTask(task: Task): void {
  const { game, first, accept } = task
  expect(first.turn, 'luck cannot be asked').not.toBe(CHANCE)
  expect(movesOf(game, first), 'nothing can be played').not.toEqual([])
  const met =
    accept === 'win'
      ? playOut(task, now => nextMove(task, now))
      : accept.flatMap(line =>
          playOut({ ...task, accept: [line] }, now => nextMove({ ...task, accept: [line] }, now)),
        )
  // A line may be wrong by itself where another line is right.
  const wrong = met.filter(
    name => accept === 'win' || !accept.some(line => line.some(part => fits(part, name))),
  )
  expect(wrong.length + refusals(game, first).length, 'whatever is tried is right').toBeGreaterThan(0)
  for (const [name] of task.wrong)
    expect(
      met.some(each => fits(name, each)),
      `the words for ${name} are never seen`,
    ).toBe(true)
}

for (const [file, load] of Object.entries(folders)) {
  const id = file.split('/').at(-2)!
  if (wanted && !wanted.includes(id)) continue
  describe(id, () => {
    const blocks = async (language: 'hu' | 'en') => {
      const text = await byGame.get(`${id}/${language}.md`)?.()
      expect(text, `${language}.md is missing`).toBeDefined()
      return readMarkdown(text!)
    }

    test('rules for people in both languages', async () => {
      const { default: definition } = await load()
      const ids: string[][] = []
      for (const language of LANGUAGES) {
        const read = await blocks(language)
        expect(read[0]).toEqual({ kind: 'heading', level: 1, text: definition.title[language] })
        ids.push(read.flatMap(block => (block.kind === 'heading' && block.id ? [block.id] : [])))
        for (const json of jsonOf(read, 'diagram')) {
          await definition.load?.(optionsOf(json))
          expect(readDiagram(definition, json), JSON.stringify(json)).toMatchObject({ ok: true })
        }
        expect(await leaningFlaws(id, async other => byGame.get(`${other}/${language}.md`)?.())).toEqual([])
      }
      expect(ids[0]).toEqual(ids[1])
      for (const needed of ['moves', 'end']) expect(ids[0]).toContain(needed)
      for (const reason of definition.make({}).reasons ?? [])
        if (reason?.rule) expect(ids[0]).toContain(reason.rule)
    })

    test('every task can be done as it says', async () => {
      const { default: definition } = await load()
      const hu = jsonOf(await blocks('hu'), 'task')
      const en = jsonOf(await blocks('en'), 'task')
      expect(en.map(bones)).toEqual(hu.map(bones))
      // A course is two to ten tasks; a page of its own has other ways to learn.
      if (definition.page !== 'own') expect(hu.length, 'tasks').toBeGreaterThanOrEqual(2)
      expect(hu.length, 'tasks').toBeLessThanOrEqual(10)
      for (const [i, json] of [...hu, ...en].entries()) {
        await definition.load?.(optionsOf(json))
        const task = readTask(definition, json)
        if (!task.ok) throw new Error(`${task.why.en} ${JSON.stringify(json)}`)
        // The English ones have the same bones, so they are played alike.
        if (i < hu.length) checkTask(task.value)
      }
    })
  })
}
