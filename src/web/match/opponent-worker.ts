/// <reference lib="webworker" />
// The search in a thread of its own: gets the moves of a match, answers with the name of a move.
import { foresees, ponder, type Level, type NetMind } from '../../ai/index.ts'
import {
  eventOf,
  freshSeed,
  Match,
  ok,
  type Game,
  type Options,
  type PositionJson,
} from '../../engine/index.ts'
import { rungsOf } from '../../games/levels.ts'
import { loaders } from '../../games/loaders.ts'
import type { Judged, Moment } from '../../ai/analysis.ts'
import type { NamedSolution } from './solving.ts'

/** What the page asks. The worker keeps its match from one question to the next and is sent only what is new. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly options: Options
  readonly from?: PositionJson
  /** How many moves of the match it was asked about last still stand; 0 begins a match anew. */
  readonly base: number
  /** The names of the moves after those. */
  readonly moves: readonly string[]
  readonly level: Level
  readonly seat: number
  /**
   * A move of an opponent, the shortest solution of a one-person game, the analysis of a whole match, or only that the game's own
   * search be ready, or that it look ahead while somebody else thinks; these are not answered.
   */
  readonly want?: 'move' | 'solution' | 'analysis' | 'readiness' | 'foresight'
}

export type Answer =
  /** A move, and how whoever makes it stands by the search: 0 is lost, 1 is won. */
  | { readonly id: number; readonly move: string; readonly share?: number }
  | { readonly id: number; readonly solution: NamedSolution }
  /** The decisions of an analysis that were judged since the last answer; in the end the moments. */
  | { readonly id: number; readonly judged: readonly Judged[] }
  | { readonly id: number; readonly moments: readonly Moment[] }
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly error: string }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows take an origin
const say = (answer: Answer): void => self.postMessage(answer)

/** The match of the last question. */
let held: Match | undefined

async function begin({ game, options, from }: Question): Promise<Match> {
  const load = loaders[game]
  if (!load) throw new Error(`no game is called ${game}`)
  const { default: definition } = await load()
  await definition.load?.(options)
  const begun = from ? Match.beginFrom(definition, options, from) : ok(Match.begin(definition, options))
  if (!begun.ok) throw new Error(begun.why.en)
  await begun.value.game.study?.()
  await teach(begun.value)
  return begun.value
}

function goOn(match: Match, { base, moves }: Question): Match {
  match.goto(base)
  for (const name of moves) {
    const taken = match.take(eventOf(name))
    if (!taken.ok) throw new Error(taken.why.en)
  }
  return match
}

async function matchOf(question: Question): Promise<Match> {
  held = question.base > 0 && held ? held : await begin(question)
  return goOn(held, question)
}

/** What was learnt of the game, where it was; nearly every game needs this, but a page only when somebody thinks. */
const teach = ({ definition, options, game }: Match): Promise<void> =>
  import('./opponent-learnt.ts').then(
    ({ teachFromFile }) => teachFromFile(definition, options, game),
    () => {},
  )

/** Fetches what the game's own search needs, beside the match that questions are asked about. */
async function prepare(question: Question): Promise<void> {
  const [{ load }, match] = await Promise.all([import('./solving.ts'), begin(question)])
  goOn(match, question)
  await match.game.search?.(match.position, load)
}

/** The game's net, if it has one and it can be had; its code comes only then. */
const netOf = (game: Game): Promise<NetMind | undefined> | undefined =>
  (game.net ?? game.turnNet) &&
  import('./opponent-net.ts').then(
    ({ loadNet }) => loadNet(game),
    () => undefined,
  )

async function answer(question: Question): Promise<void> {
  const { id, seat, level } = question
  try {
    const match = await matchOf(question)
    if (question.want === 'solution') {
      const { solveMatch } = await import('./solving.ts')
      return say({ id, solution: await solveMatch(match, progress => say({ id, progress })) })
    }
    if (question.want === 'analysis') {
      const { analyseMatch } = await import('./analysing.ts')
      const net = await netOf(match.game)
      return say({ id, moments: analyseMatch(match, net, judged => say({ id, judged })) })
    }
    const { move, share } = ponder(match.game, match.position, {
      seat,
      level,
      rungs: rungsOf(question.game),
      seed: freshSeed(),
      seen: match.seenKeys(),
      net: await netOf(match.game),
      onProgress: progress => say({ id, progress }),
    })
    say({ id, move: match.nameOf(move), ...(share === undefined ? {} : { share }) })
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

/** Looking ahead ends after so long, for nobody may come back; a question waits no longer than for the slice that has begun. */
const FARTHEST = 30_000
const SLICE = 60
/** How many questions came: the next one ends looking ahead. */
let heard = 0

/** Thinks in the time of whoever is to move. The next search knows what was found out. */
async function foresee(question: Question, mine: number): Promise<void> {
  const match = await matchOf(question)
  const { game, position } = match
  if (match.outcome || position.turn < 0 || !foresees(game)) return
  const net = await netOf(game)
  const [seat, end] = [position.turn, performance.now() + FARTHEST]
  for (let began = performance.now(); mine === heard && began < end; began = performance.now()) {
    ponder(game, position, {
      seat,
      level: 6,
      seed: freshSeed(),
      seen: match.seenKeys(),
      net,
      milliseconds: SLICE,
    })
    // Where nothing is left to be found out it answers at once.
    if (performance.now() - began < SLICE / 2) return
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** One question after the other: each goes on from the match of the one before. */
let last: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const mine = ++heard
  // What could not be made ready is tried again, and told, when a solution is asked for.
  if (data.want === 'readiness') prepare(data).catch(() => {})
  else
    last = last.then(() => (data.want === 'foresight' ? foresee(data, mine).catch(() => {}) : answer(data)))
})
