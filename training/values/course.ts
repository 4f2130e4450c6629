import { useLearnt, writeLearnt } from '../../src/ai/learnt/index.ts'
import { loadGame } from '../../src/cli/library.ts'
import { choices, Match, Moves, randomMove, Rng, type Game } from '../../src/engine/index.ts'
import type { GameDefinition } from '../../src/kit/index.ts'
import { Dictionary } from './dictionary.ts'
import { fitted, type Fitted } from './fit.ts'
import { Lessons } from './lessons.ts'
import { contest, SelfPlay } from './self-play.ts'

/** What is asked of a thread. */
export interface Wanted {
  readonly id: string
  /** Processor time of the self-play in each round, and how many rounds there are. */
  readonly seconds: number
  readonly rounds: number
  /** Positions looked at for a move. */
  readonly nodes: number
  readonly seed: number
  /** The contest at the end: how many games at most, how long a move, how long in all. */
  readonly games: number
  readonly milliseconds: number
  readonly contest: number
}

/** What the numbers beside the weights say. */
export interface Numbers {
  readonly game: string
  readonly seed: number
  readonly nodes: number
  readonly games: number
  readonly positions: number
  /** Mean square errors of the game's own value, of the net, and of the net in whole numbers, on games kept apart. */
  readonly errors: readonly number[]
  readonly bytes: number
  /** How much the game's own value counts beside what was learnt. */
  readonly own: number
  readonly hidden: number
  readonly contest: {
    readonly games: number
    readonly milliseconds: number
    readonly score: number
    readonly error: number
  }
}

export interface Learnt {
  readonly id: string
  readonly numbers: Numbers
  readonly file: Uint8Array
}

/** The file has room for so many hidden units. */
const MOST_HIDDEN = 16
const RANDOM_GAMES = 60
const QUICK_GAMES = 40
const QUICK_NODES = 40
const LONGEST = 400

/** Random games and quick ones show what can stand on the board. */
export function dictionaryOf(definition: GameDefinition, game: Game, seed: number): Dictionary {
  const dictionary = new Dictionary(game)
  const rng = new Rng(seed)
  const out = new Moves()
  for (let g = 0; g < RANDOM_GAMES; g++) {
    const { position } = Match.begin(definition, {})
    for (let ply = 0; ply < LONGEST && !choices(game, position, out); ply++) {
      const move = randomMove(game, position, rng, out)
      game.play(position, move >= 0 ? move : out.at(0))
      dictionary.look(position)
      position.settle()
    }
  }
  const quick = new SelfPlay(definition, {}, QUICK_NODES)
  for (let g = 0; g < QUICK_GAMES; g++)
    quick.play(
      game,
      seed + g,
      match => dictionary.look(match.position),
      () => {},
    )
  return dictionary
}

const round = (x: number) => Number(x.toFixed(4))

/** Self-play, fitting, once more with what was learnt, and a contest against the value that was there before. */
export async function learn(wanted: Wanted): Promise<Learnt> {
  const { id, seconds, rounds, nodes, seed } = wanted
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  const definition = loaded.value
  await definition.load?.({})
  const make = async () => {
    const game = definition.make({})
    await game.study?.()
    return game
  }
  const plain = await make()
  // Where a value is missing looking ahead needs one to begin with: nothing is known yet.
  if (!plain.value) plain.value = () => 0
  const features = dictionaryOf(definition, plain, seed).features(MOST_HIDDEN)
  const lessons = new Lessons()
  const school = new SelfPlay(definition, {}, nodes)
  let all: Fitted[] = []
  for (let r = 0; r < rounds; r++) {
    const player = await make()
    if (!player.value) player.value = () => 0
    if (all[0]) useLearnt(player, all[0].weights)
    school.teach(player, plain, features, lessons, seed + r * 1e6, seconds * 1000)
    all = fitted(features, lessons, plain.layout.size, seed)
  }
  const compare = async ({ weights }: Fitted, first: number) => {
    const [ours, theirs] = [await make(), await make()]
    useLearnt(ours, weights)
    const points = contest(definition, {}, [ours, theirs], {
      games: wanted.games,
      milliseconds: wanted.milliseconds,
      seed: seed + first,
      longest: wanted.contest * 1000,
    })
    const score = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length)
    const square = points.reduce((sum, each) => sum + (each - score) ** 2, 0)
    return { games: points.length, score, error: (1.96 * Math.sqrt(square)) / Math.max(1, points.length) }
  }
  let learnt = all[0]!
  let compared = await compare(learnt, 9e6)
  const plainest = all.find(({ weights }) => weights.hidden === 0)!
  // A net that foretells more may still play worse, for it takes longer.
  if (compared.score < 0.5 && learnt !== plainest) {
    learnt = plainest
    compared = await compare(learnt, 19e6)
  }
  const file = writeLearnt(learnt.weights)
  return {
    id,
    file,
    numbers: {
      game: id,
      seed,
      nodes,
      games: lessons.games,
      positions: lessons.length,
      errors: [learnt.before, learnt.after, learnt.rounded].map(round),
      bytes: file.length,
      own: round(learnt.weights.out.at(-1)!),
      hidden: learnt.weights.hidden,
      contest: {
        games: compared.games,
        milliseconds: wanted.milliseconds,
        score: round(compared.score),
        error: round(compared.error),
      },
    },
  }
}
