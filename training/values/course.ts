import { useLearnt, useOwn, writeLearnt, writeOwn } from '../../src/ai/learnt/index.ts'
import { loadGame } from '../../src/cli/library.ts'
import { choices, Match, Moves, randomMove, Rng, type Game, type Learning } from '../../src/engine/index.ts'
import type { GameDefinition } from '../../src/kit/index.ts'
import { Dictionary } from './dictionary.ts'
import { fitted } from './fit.ts'
import { judged } from './judged.ts'
import { JudgedLessons, WordLessons } from './lessons.ts'
import { contest, SelfPlay } from './self-play.ts'
import { Teacher } from './teacher.ts'

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
  /** Another program, if one is installed, tells what positions are worth instead of later searches and the end. */
  readonly teacher: boolean
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
  /** How much the game's own value counts beside a net, and the net's hidden units; missing where weights of its own were learnt. */
  readonly own?: number
  readonly hidden?: number
  /** Who told what positions are worth, if it was another program. */
  readonly teacher?: string
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

/** Something to judge positions by, from now on. */
interface Candidate {
  readonly file: Uint8Array
  readonly errors: readonly number[]
  readonly own?: number
  readonly hidden?: number
  readonly use: (game: Game) => void
}

/** What is learnt from in rounds, and the best that was learnt so far. */
interface School {
  readonly lessons: WordLessons | JudgedLessons
  readonly fit: () => Candidate[]
}

function wordSchool(definition: GameDefinition, plain: Game, seed: number): School {
  const features = dictionaryOf(definition, plain, seed).features(MOST_HIDDEN)
  const lessons = new WordLessons(plain, features)
  const fit = () =>
    fitted(features, lessons, plain.layout.size, seed).map(
      ({ weights, before, after, rounded }): Candidate => ({
        file: writeLearnt(weights),
        errors: [before, after, rounded],
        own: weights.out.at(-1)!,
        hidden: weights.hidden,
        use: game => useLearnt(game, weights),
      }),
    )
  return { lessons, fit }
}

function ownSchool(plain: Game, learning: Learning, seed: number): School {
  const lessons = new JudgedLessons(plain, learning)
  const known = learning.weights
  const fit = () => {
    const { weights, before, after } = judged(lessons, known, plain.tactics!.scale, seed)
    return [{ file: writeOwn(weights), errors: [before, after], use: (game: Game) => useOwn(game, weights) }]
  }
  return { lessons, fit }
}

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
    // Where a value is missing looking ahead needs one to begin with: nothing is known yet.
    if (!game.value) game.value = () => 0
    return game
  }
  const plain = await make()
  const { learning } = plain
  const { lessons, fit } = learning ? ownSchool(plain, learning, seed) : wordSchool(definition, plain, seed)
  const school = new SelfPlay(definition, {}, nodes)
  const teacher = wanted.teacher ? Teacher.of(id) : undefined
  let all: Candidate[] = []
  for (let r = 0; r < rounds; r++) {
    const player = await make()
    all[0]?.use(player)
    if (teacher) await teacher.teach(school, player, lessons, seed + r * 1e6, seconds * 1000)
    else school.teach(player, lessons, seed + r * 1e6, seconds * 1000)
    all = fit()
  }
  teacher?.end()
  const compare = async ({ use }: Candidate, first: number) => {
    const [ours, theirs] = [await make(), await make()]
    use(ours)
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
  const plainest = all.find(({ hidden = 0 }) => hidden === 0)!
  // A net that foretells more may still play worse, for it takes longer.
  if (compared.score < 0.5 && learnt !== plainest) {
    learnt = plainest
    compared = await compare(learnt, 19e6)
  }
  const { file, errors, own, hidden } = learnt
  return {
    id,
    file,
    numbers: {
      game: id,
      seed,
      nodes,
      games: lessons.games,
      positions: lessons.length,
      errors: errors.map(round),
      bytes: file.length,
      ...(own === undefined ? {} : { own: round(own) }),
      ...(hidden === undefined ? {} : { hidden }),
      ...(teacher ? { teacher: teacher.name } : {}),
      contest: {
        games: compared.games,
        milliseconds: wanted.milliseconds,
        score: round(compared.score),
        error: round(compared.error),
      },
    },
  }
}
