import {
  choices,
  fail,
  Moves,
  ok,
  type Json,
  type Move,
  type Point,
  type Position,
  type Result,
} from '../engine/index.ts'
import type { BoardGame, GameDefinition } from '../kit/index.ts'
import { isList, isObject, setUp } from './diagram.ts'

/** A small exercise in the rules: a position, what is asked, and which moves answer it. */
export interface Task {
  readonly game: BoardGame
  readonly first: Position
  readonly ask: string
  /**
   * Lines of move names; '*' stands for any letters of a name. A line may go on through the other players' replies,
   * which the page plays. 'win' accepts every turn that wins at once.
   */
  readonly accept: readonly (readonly string[])[] | 'win'
  /** Words for usual wrong tries, by the name of the move ('*' as above). */
  readonly wrong: readonly (readonly [name: string, words: string])[]
  readonly praise: string | undefined
}

/** How far a reader has come with a task. */
export interface Attempt {
  readonly position: Position
  /** The names of the moves so far, replies among them. */
  readonly played: readonly string[]
  readonly last: readonly Point[]
  readonly state: 'open' | 'right'
}

/** What became of a try: the task goes on or is done, or the move is legal but not what was asked. */
export type Tried = { readonly attempt: Attempt } | { readonly wrong: string | undefined }

const wrongTask = fail('A feladat hibás.', 'The task is wrong.')

const isText = (json: Json | undefined): json is string => typeof json === 'string' && json !== ''

const acceptedOf = (json: Json | undefined): Task['accept'] | undefined => {
  if (json === 'win') return 'win'
  if (!isList(json) || json.length === 0 || !json.every(isText)) return undefined
  return json.map(line => line.trim().split(/\s+/))
}

export function readTask(definition: GameDefinition, json: Json | undefined): Result<Task> {
  if (!isObject(json)) return wrongTask
  const set = setUp(definition, json)
  if (!set.ok) return set
  const { ask, praise, wrong } = json
  const accept = acceptedOf(json['accept'])
  if (!isText(ask) || !accept) return wrongTask
  const tries = Object.entries(isObject(wrong) ? wrong : {}).flatMap(([name, words]) =>
    isText(words) ? [[name, words] as const] : [],
  )
  return ok({
    game: set.value.game,
    first: set.value.position,
    ask,
    accept,
    wrong: tries,
    praise: isText(praise) ? praise : undefined,
  })
}

/** Whether a move's name fits a name of the task. */
export const fits = (pattern: string, name: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(name)

const begins = (line: readonly string[], played: readonly string[]): boolean =>
  played.length <= line.length && played.every((name, i) => fits(line[i]!, name))

export const beginTask = (task: Task): Attempt => ({
  position: task.first.copy(),
  played: [],
  last: [],
  state: 'open',
})

/** The legal moves of a position; none when the game is over. */
export function movesOf(game: BoardGame, p: Position): Move[] {
  const out = new Moves()
  return choices(game, p, out) ? [] : out.toArray()
}

const afterMove = ({ game }: Task, attempt: Attempt, move: Move): Attempt => {
  const { position } = attempt
  const next = position.copy()
  game.play(next, move)
  return {
    position: next,
    played: [...attempt.played, game.name(position, move)],
    last: game.trail?.(position, move) ?? game.points(position, move),
    state: 'open',
  }
}

/** The other players' replies, as the first line that fits gives them. */
function withReplies(task: Task, attempt: Attempt, lines: readonly (readonly string[])[]): Attempt {
  let now = attempt
  while (now.position.turn !== task.first.turn) {
    const wanted = lines.find(line => begins(line, now.played))?.[now.played.length]
    if (wanted === undefined) return now
    const reply = movesOf(task.game, now.position).find(m => fits(wanted, task.game.name(now.position, m)))
    if (reply === undefined) return now
    now = afterMove(task, now, reply)
  }
  return now
}

const wordsFor = (task: Task, name: string): string | undefined =>
  task.wrong.find(([pattern]) => fits(pattern, name))?.[1]

/** A legal move is tried. A wrong one is not carried out. */
export function tryMove(task: Task, attempt: Attempt, move: Move): Tried {
  const { accept, game, first } = task
  const name = game.name(attempt.position, move)
  const next = afterMove(task, attempt, move)
  const done = (after: Attempt): Tried => ({ attempt: { ...after, state: 'right' } })
  if (accept === 'win') {
    const end = choices(game, next.position, new Moves())
    if (end?.result[first.turn] === 1) return done(next)
    return end || next.position.turn !== first.turn ? { wrong: wordsFor(task, name) } : { attempt: next }
  }
  const lines = accept.filter(line => begins(line, next.played))
  if (lines.length === 0) return { wrong: wordsFor(task, name) }
  if (lines.some(line => line.length === next.played.length)) return done(next)
  return { attempt: withReplies(task, next, lines) }
}

/** How many moves of one turn are looked through for a win. */
const DEPTH = 3

function winningMove(task: Task, attempt: Attempt, depth = DEPTH): Move | undefined {
  return movesOf(task.game, attempt.position).find(move => {
    const tried = tryMove(task, attempt, move)
    if (!('attempt' in tried)) return false
    if (tried.attempt.state === 'right') return true
    return depth > 1 && winningMove(task, tried.attempt, depth - 1) !== undefined
  })
}

/** The next move of an answer; undefined when the task has none from here. */
export function nextMove(task: Task, attempt: Attempt): Move | undefined {
  const { accept, game } = task
  if (accept === 'win') return winningMove(task, attempt)
  for (const line of accept) {
    const wanted = line[attempt.played.length]
    if (wanted === undefined || !begins(line, attempt.played)) continue
    const move = movesOf(game, attempt.position).find(m => fits(wanted, game.name(attempt.position, m)))
    if (move !== undefined) return move
  }
  return undefined
}
