// Makes decks by topic, range of values and level: values first, then expressions built backwards from facts, each one
// read back by the value reader before it is taken. The same request makes the same deck.
import { FULL_COUNTS, uniformStart, WHITE, type Deck } from '../deck.ts'
import { Luck } from '../luck.ts'
import { fail, ok, type Result, type Words } from '../result.ts'
import { FORTY } from '../shapes.ts'
import { compare, written, type Fraction } from '../value/fraction.ts'
import { part, simulate } from '../playability/simulate.ts'
import { tilesOf } from '../playability/tiles.ts'
import { finish, type Work } from '../work.ts'
import { assign, pointsOn, type Entry } from './assign.ts'
import { BANDS, distance, PARTS, type Difficulty, type Level } from './difficulty.ts'
import { Author, type Expression } from './express.ts'
import type { TopicId } from './topic.ts'
import { topicOf } from './topics/index.ts'
import { groupedPlaces, settledFirst, spreadPlaces } from './values.ts'

export interface Request {
  readonly topic: TopicId
  readonly level: Level
  readonly seed: string | number
  /** The smallest and largest value; the topic's usual range when left out. */
  readonly range?: readonly [number, number]
  /** Forty values as different as can be, or a dozen values each by several expressions: equal values can be laid after each other. */
  readonly values?: 'different' | 'dozen'
  /** Whether equal values may follow each other on the ways of the Start cards. */
  readonly order?: 'loose' | 'strict'
  /** Two decks: the same values on the same cards, equally hard, in other words. */
  readonly pair?: boolean
  /** The language of the deck's name and of the Start cards. */
  readonly language?: keyof Words
}

export interface Generated {
  /** One deck, or two of equal difficulty. */
  readonly decks: readonly Deck[]
  readonly report: DifficultyReport
}

export interface DifficultyReport {
  readonly level: Level
  readonly band: readonly [number, number]
  /** Of each deck: its cards' scores in the order of the cards, and the mean of each part of difficulty. */
  readonly decks: readonly {
    readonly scores: readonly number[]
    readonly mean: number
    readonly parts: Readonly<Record<keyof Difficulty, number>>
    /** The smallest type on its cards, in points. */
    readonly points: number
  }[]
  /** How differently hard partner cards are: 0 is the same. */
  readonly pair: { readonly mean: number; readonly most: number } | null
  /** Expressions read back, and those that were thrown away because they did not come out as built. */
  readonly verified: number
  readonly mistaken: readonly string[]
}

export const LEVEL_NAMES: Readonly<Record<Level, Words>> = {
  easy: { hu: 'könnyű', en: 'easy' },
  medium: { hu: 'közepes', en: 'medium' },
  hard: { hu: 'nehéz', en: 'hard' },
}
export const WIDEST_RANGE = 1000

/** Values of a deck in which equal ones are the point. */
const DOZEN = 12

interface Written extends Entry {
  readonly expressions: readonly Expression[]
}

/** Work to be driven by `finish` or `inSlices`; its result is a refusal when the range cannot be filled. */
export function* generateDeck(request: Request): Work<Result<Generated>> {
  const topic = topicOf(request.topic)
  const range = request.range ?? topic.range
  if (!(range[0] < range[1]) || Math.abs(range[0]) > WIDEST_RANGE || Math.abs(range[1]) > WIDEST_RANGE)
    return fail(
      `A legkisebb érték legyen kisebb a legnagyobbnál, és mindkettő ${WIDEST_RANGE} alatt.`,
      `The smallest value must be below the largest, and both within ${WIDEST_RANGE}.`,
    )
  const luck = new Luck(`${topic.id} ${request.level} ${range.join('…')} ${request.seed}`)
  const author = new Author(topic, request.level, luck)
  const dozen = request.values === 'dozen'
  const places = dozen
    ? groupedPlaces(range, topic.denominators, FORTY.length, DOZEN, luck)
    : spreadPlaces(range, topic.denominators, FORTY.length, luck)
  const tooFew = fail(
    `Ebben a témában nincs elég ${LEVEL_NAMES[request.level].hu} kifejezés, amelynek értéke ${range[0]} és ${range[1]} közé esik.`,
    `This topic has not enough ${LEVEL_NAMES[request.level].en} expressions with values from ${range[0]} to ${range[1]}.`,
  )
  if (places.length === 0) return tooFew
  const [least, most] = BANDS[request.level]
  const targets = luck.shuffled(
    FORTY.map((_, i) => least + (most - least) * (0.08 + (0.84 * (i + 0.5)) / FORTY.length)),
  )

  const entries: Omit<Written, 'rank'>[] = []
  const uses = new Map<string, number>()
  for (const [i, { choices }] of places.entries()) {
    yield (i / places.length) * 0.8
    const entry = writeEntry()
    if (!entry) return tooFew
    entries.push(entry)
    const [{ value }] = entry.expressions as readonly [Expression]
    uses.set(written(value), (uses.get(written(value)) ?? 0) + 1)

    function writeEntry(): Omit<Written, 'rank'> | undefined {
      // New values first, and one that is there already only when nothing else can be written; in a deck of a dozen the
      // value of the place first, and others only when it has no more expressions.
      const times = (value: Fraction) => uses.get(written(value)) ?? 0
      const order = dozen
        ? settledFirst(choices, times, Math.ceil(FORTY.length / DOZEN))
        : choices.toSorted((a, b) => times(a) - times(b))
      for (const value of order) {
        const expressions = author.write(value, targets[i]!, request.pair ? 2 : 1)
        if (!expressions) continue
        const width = Math.max(...expressions.map(({ difficulty }) => difficulty.width))
        return { expressions, texts: expressions.map(({ latex }) => latex), width }
      }
      return undefined
    }
  }

  const ranked = entries
    .toSorted((a, b) => compare(a.expressions[0]!.value, b.expressions[0]!.value))
    .map((entry, rank): Written => ({ ...entry, rank }))
  const placed = yield* bestPlaced(ranked, luck)
  const decks = Array.from({ length: request.pair ? 2 : 1 }, (_, which) => deckOf(placed, which, request))
  return ok({ decks, report: reportOf(placed, request, author) })
}

const ARRANGEMENTS = 6
const TRIAL_GAMES = 16

/** Of several ways to put the texts on the cards, that with which rising and falling Starts both play best. */
function* bestPlaced(ranked: readonly Written[], luck: Luck): Work<readonly Written[]> {
  let best: { placed: readonly Written[]; share: number } | undefined
  for (let i = 0; i < ARRANGEMENTS; i++) {
    yield 0.8 + (0.2 * i) / ARRANGEMENTS
    const placed = assign(ranked, list => luck.shuffled(list))
    const tiles = tilesOf(
      FORTY.map(shape => ({ shape })),
      placed.map(({ rank }) => rank),
    )
    const shares = (['rising', 'falling'] as const).map(condition =>
      part(finish(simulate(tiles, [condition, condition, condition, condition], TRIAL_GAMES, `${i}`)).all),
    )
    const share = Math.min(...shares)
    if (!best || share > best.share) best = { placed, share }
  }
  return best!.placed
}

function deckOf(placed: readonly Written[], which: number, request: Request): Deck {
  const language = request.language ?? 'hu'
  const { name } = topicOf(request.topic)
  const letter = request.pair ? ` ${'AB'[which]}` : ''
  const strict = request.order === 'strict'
  const [rising, falling] =
    language === 'hu'
      ? [`${strict ? 'szigorúan ' : ''}monoton növekvő`, `${strict ? 'szigorúan ' : ''}monoton csökkenő`]
      : [`${strict ? 'strictly ' : ''}rising`, `${strict ? 'strictly ' : ''}falling`]
  return {
    name: `${name[language]}, ${LEVEL_NAMES[request.level][language]} (${request.seed})${letter}`.slice(
      0,
      80,
    ),
    paths: FORTY.map((shape, card) => {
      const { latex, value } = placed[card]!.expressions[which]!
      return { shape, latex, colour: WHITE, value: written(value) }
    }),
    starts: [
      uniformStart(`\\text{${rising}}`, strict ? 'strictly-rising' : 'rising'),
      uniformStart(`\\text{${falling}}`, strict ? 'strictly-falling' : 'falling'),
    ],
    counts: FULL_COUNTS,
    back: null,
  }
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)

function reportOf(placed: readonly Written[], request: Request, author: Author): DifficultyReport {
  const decks = placed[0]!.expressions.map((_, which) => {
    const cards = placed.map(({ expressions }) => expressions[which]!)
    const parts = Object.fromEntries(
      PARTS.map(part => [part, mean(cards.map(({ difficulty }) => difficulty[part]))]),
    ) as Record<keyof Difficulty, number>
    let points: number | undefined
    return {
      scores: cards.map(({ score }) => score),
      mean: mean(cards.map(({ score }) => score)),
      parts,
      // Setting all the type takes as long as everything else: done when somebody asks.
      get points(): number {
        return (points ??= Math.min(...cards.map(({ latex }, card) => pointsOn(card, latex))))
      },
    }
  })
  const apart = placed.flatMap(({ expressions: [a, b] }) =>
    a && b ? [distance(a.difficulty, b.difficulty)] : [],
  )
  return {
    level: request.level,
    band: BANDS[request.level],
    decks,
    pair: apart.length > 0 ? { mean: mean(apart), most: Math.max(...apart) } : null,
    verified: author.verified,
    mistaken: author.mistaken,
  }
}

export { BANDS, LEVELS, PARTS, scoreOf, type Difficulty, type Level } from './difficulty.ts'
export { findTopic, TOPICS, topicOf } from './topics/index.ts'
export type { Topic, TopicId } from './topic.ts'
