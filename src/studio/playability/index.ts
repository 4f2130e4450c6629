// Tells before printing whether a deck can be played: simulated games by the laying rules, and what to change.
import type { Condition, Deck } from '../deck.ts'
import type { Words } from '../result.ts'
import { SIDES } from '../shapes.ts'
import { finish, type Work } from '../work.ts'
import { adviceOf, type Advice } from './advice.ts'
import { part, PLAYER_COUNTS, simulate, type Outlook } from './simulate.ts'
import { tilesOf } from './tiles.ts'
import { reportValues, type ValueReport } from './values.ts'
import { ranksOf, worthOfCard } from './worth.ts'

export interface Playability {
  readonly scenarios: readonly Scenario[]
  readonly values: ValueReport
  readonly advice: readonly Advice[]
  readonly tables: readonly Gathering[]
}

/** How it goes for so many players, with the worst Start. */
export interface Gathering {
  readonly players: number
  /** How often a path card can be laid: in all turns, late in the round, and where equal values may not follow each other. */
  readonly share: number
  readonly late: number
  readonly strict: number
  /** How often the ruby is found. */
  readonly rubies: number
}

export interface Scenario {
  readonly id: string
  readonly name: Words
  /** For the sides N, E, S, W of Start. */
  readonly conditions: readonly Condition[]
  readonly outlook: Outlook
  /** The same if the deck had only so many different values, evenly spread; null when it has no more already. */
  readonly fewer: { readonly values: number; readonly outlook: Outlook } | null
}

const FEWER = 8
/** What a side of Start says where equal neighbours are not allowed. */
const STRICTER: Partial<Record<Condition, Condition>> = {
  rising: 'strictly-rising',
  falling: 'strictly-falling',
}
const uniform = (condition: Condition): readonly Condition[] => SIDES.map(() => condition)

/** All sides rising, all sides falling, and every Start of the deck that says something else. */
function scenariosOf(deck: Pick<Deck, 'starts'>): readonly Omit<Scenario, 'outlook' | 'fewer'>[] {
  const usual = [
    { id: 'rising', name: { hu: 'növekvő', en: 'rising' }, conditions: uniform('rising') },
    { id: 'falling', name: { hu: 'csökkenő', en: 'falling' }, conditions: uniform('falling') },
  ]
  const own = deck.starts.flatMap(({ sides }, i) => {
    const conditions = SIDES.map(side => sides[side].condition)
    const isNew =
      conditions.some(each => each !== 'none') &&
      usual.every(each => each.conditions.join() !== conditions.join())
    return isNew
      ? [{ id: `start-${i}`, name: { hu: `${i + 1}. Start`, en: `Start ${i + 1}` }, conditions }]
      : []
  })
  return [...usual, ...own]
}

export interface PlayabilityOptions {
  /** How many rounds to play for each Start. */
  readonly games?: number
  readonly seed?: string | number
}

/** Work to be driven by `finish` or `inSlices`. */
export function* checkPlayability(
  deck: Pick<Deck, 'paths' | 'starts'>,
  { games = 400, seed = 1 }: PlayabilityOptions = {},
): Work<Playability> {
  const worths = []
  for (const card of deck.paths) {
    worths.push(worthOfCard(card))
    yield 0
  }
  const values = reportValues(deck.paths, worths)
  const tiles = tilesOf(deck.paths, ranksOf(worths))
  const planned = scenariosOf(deck)
  const scenarios: Scenario[] = []
  const ranks = values.line.length
  const merged = tiles.map(tile => ({ ...tile, rank: tile.rank && Math.floor((tile.rank * FEWER) / ranks) }))
  for (const [i, scenario] of planned.entries()) {
    const { conditions, id } = scenario
    const outlook = yield* share(simulate(tiles, conditions, games, `${seed} ${id}`), i, 0.7)
    const fewer =
      ranks > FEWER
        ? {
            values: FEWER,
            outlook: yield* share(
              simulate(merged, conditions, Math.ceil(games / 2), `${seed} ${id}`),
              i + 0.7,
              0.3,
            ),
          }
        : null
    scenarios.push({ ...scenario, outlook, fewer })
  }
  const tables: Gathering[] = []
  for (const players of PLAYER_COUNTS) {
    yield 0.8 + (0.2 * (players - 3)) / PLAYER_COUNTS.length
    const played = (stricter: 'strict' | 'as it is') =>
      planned.map(({ conditions, id }) => {
        const asked = stricter === 'strict' ? conditions.map(each => STRICTER[each] ?? each) : conditions
        return finish(simulate(tiles, asked, Math.ceil(games / 8), `${seed} ${id} ${players}`, players))
      })
    const outlooks = played('as it is')
    tables.push({
      players,
      share: Math.min(...outlooks.map(({ all }) => part(all))),
      late: Math.min(...outlooks.map(({ late }) => part(late))),
      strict: Math.min(...played('strict').map(({ all }) => part(all))),
      rubies: Math.min(...outlooks.map(outlook => outlook.rubies / outlook.games)),
    })
  }
  return { scenarios, values, advice: adviceOf(deck, scenarios, values), tables }

  function* share<T>(work: Work<T>, from: number, width: number): Work<T> {
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
      yield (0.8 * (from + width * step.value)) / planned.length
    }
  }
}

export type { Advice } from './advice.ts'
export { part, type Outlook, type Share } from './simulate.ts'
export { reportValues, type KeyRow, type LineValue, type Spread, type ValueReport } from './values.ts'
export { worthOf, type Worth } from './worth.ts'
