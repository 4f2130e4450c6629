/// <reference lib="webworker" />
// The search in a thread of its own: gets a match by its moves, answers with the name of a move.
import { think, type Level } from '../../ai/index.ts'
import { freshSeed, Match, type MatchJson, type Options, type PositionJson } from '../../engine/index.ts'
import { games } from '../../games/index.ts'

/** What the page asks. `moves` are all moves so far by name. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly options: Options
  readonly from?: PositionJson
  readonly moves: readonly string[]
  readonly level: Level
  readonly seat: number
}

export type Answer =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly error: string }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
const say = (answer: Answer): void => self.postMessage(answer)

async function matchOf(question: Question): Promise<Match> {
  const entry = games.find(each => each.id === question.game)
  if (!entry) throw new Error(`no game is called ${question.game}`)
  const { default: definition } = await entry.load()
  await definition.load?.(question.options)
  const saved: MatchJson = {
    format: 'jatekvilag-match',
    version: 1,
    game: definition.id,
    rules: definition.rules,
    options: question.options,
    ...(question.from ? { from: question.from } : {}),
    moves: question.moves,
  }
  const opened = Match.replay(definition, saved)
  if (!opened.ok) throw new Error(opened.why.en)
  return opened.value
}

async function answer(question: Question): Promise<void> {
  const { id, seat, level } = question
  try {
    const match = await matchOf(question)
    const move = think(match.game, match.position, {
      seat,
      level,
      seed: freshSeed(),
      seen: match.seenKeys(),
      onProgress: progress => say({ id, progress }),
    })
    say({ id, move: match.nameOf(move) })
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data))
