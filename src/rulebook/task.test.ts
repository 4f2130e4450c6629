import { expect, test } from 'vitest'
import malom from '../games/amoba/malom/game.ts'
import sakk from '../games/sakk/sakk/game.ts'
import type { Json } from '../engine/index.ts'
import type { GameDefinition } from '../kit/index.ts'
import { beginTask, fits, movesOf, nextMove, readTask, tryMove, type Attempt, type Task } from './task.ts'

const taskOf = (definition: GameDefinition, json: Json): Task => {
  const read = readTask(definition, json)
  if (!read.ok) throw new Error(read.why.en)
  return read.value
}
const tryName = (task: Task, attempt: Attempt, name: string) => {
  const move = movesOf(task.game, attempt.position).find(m => task.game.name(attempt.position, m) === name)
  if (move === undefined) throw new Error(`${name} is not legal`)
  return tryMove(task, attempt, move)
}

const ladder = {
  position: {
    pieces: { a1: 'white king', b6: 'white rook', c5: 'white rook', e8: 'black king' },
  },
  ask: 'mate in two',
  accept: ['c5-c7 e8-f8 b6-b8', 'c5-c7 e8-d8 *'],
  wrong: { 'a1*': 'the king is too far', 'b6-b8': 'too early' },
}

test('a right move goes on, the reply is played by the page, the last move ends it', () => {
  const task = taskOf(sakk, ladder)
  const first = tryName(task, beginTask(task), 'c5-c7')
  if (!('attempt' in first)) throw new Error('refused')
  expect(first.attempt).toMatchObject({ played: ['c5-c7', 'e8-f8'], state: 'open' })
  expect(tryName(task, first.attempt, 'b6-b8')).toMatchObject({ attempt: { state: 'right' } })
  expect(tryName(task, first.attempt, 'b6-b7')).toEqual({ wrong: undefined })
})

test('a legal move that was not asked for is told in the words of the text, and not carried out', () => {
  const task = taskOf(sakk, ladder)
  const attempt = beginTask(task)
  expect(tryName(task, attempt, 'a1-a2')).toEqual({ wrong: 'the king is too far' })
  expect(tryName(task, attempt, 'b6-b8')).toEqual({ wrong: 'too early' })
  expect(attempt.position.turn).toBe(0)
  expect(attempt.played).toEqual([])
})

test("'win' accepts what wins at once, and a turn of several moves may go on to it", () => {
  const mate = taskOf(sakk, {
    position: { pieces: { a1: 'white king', a7: 'white rook', b1: 'white rook', h8: 'black king' } },
    ask: 'mate',
    accept: 'win',
  })
  expect(tryName(mate, beginTask(mate), 'b1-b8')).toMatchObject({ attempt: { state: 'right' } })
  expect(tryName(mate, beginTask(mate), 'a7-a8')).toEqual({ wrong: undefined })
  const mill = taskOf(malom, {
    position: {
      turn: 'white',
      pieces: {
        '3ÉNy': 'white man',
        '3É': 'white man',
        '3K': 'white man',
        '1D': 'black man',
        '2D': 'black man',
        '1K': 'black man',
      },
    },
    ask: 'win',
    accept: 'win',
  })
  const answer: string[] = []
  for (let now = beginTask(mill); now.state === 'open';) {
    const move = nextMove(mill, now)
    const tried = move === undefined ? undefined : tryMove(mill, now, move)
    if (!tried || !('attempt' in tried)) break
    now = tried.attempt
    answer.splice(0, answer.length, ...now.played)
  }
  expect(answer).toHaveLength(2)
  expect(answer[0]).toBe('3K-3ÉK')
})

test('a star in a name stands for anything, other signs for themselves', () => {
  expect(fits('c3x*', 'c3xe5xg7')).toBe(true)
  expect(fits('*', 'pass')).toBe(true)
  expect(fits('a.b', 'axb')).toBe(false)
  expect(fits('P@5e', 'P@5e')).toBe(true)
})

test('a task without a sentence, an answer or a legal position is refused', () => {
  for (const json of [{ ask: 'x' }, { accept: ['e2-e4'] }, { ask: 'x', accept: [] }, 'x', null])
    expect(readTask(sakk, json).ok, JSON.stringify(json)).toBe(false)
  expect(readTask(sakk, { ask: 'x', accept: ['e2-e4'], position: { pieces: { z9: 'king' } } }).ok).toBe(false)
})
