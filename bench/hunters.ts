import type { Level } from '../src/ai/index.ts'
import type { Options } from '../src/engine/index.ts'
import type { Joining } from '../src/games/uj/ekkovadaszok/maze.ts'
import { huntersRules } from '../src/games/uj/ekkovadaszok/rules.ts'
import { together, type Sums } from './measure/hunter-rounds.ts'
import { openThreads } from './measure/hunter-threads.ts'

/**
 * Bot games of Ékkővadászok: `npm run -s bench hunters rounds=1000 seed=700001 threads=16`. Without words 60 rounds of each from the
 * first seeds, on all processors. It can be run in parts: parts=shares,strength,joining kinds=recommended,day,… players=3,4
 * sides=strong-weak,… (hunters first). With limit=450 no job begins after so many seconds, and every line tells how many rounds
 * it had till then; all lines grow together, so that none is left out.
 * Bots were tuned on seeds below 10,000; a fair count begins beyond.
 */
const WORDS = ['rounds', 'seed', 'threads', 'limit', 'parts', 'kinds', 'players', 'sides']
const PARTS = ['shares', 'strength', 'joining']
const WEAK: Level = 2
const STRONG: Level = 6
/** How strong the hunters are, and the rogues. */
const SIDES: Readonly<Record<string, readonly [hunters: Level, rogues: Level]>> = {
  'strong-weak': [STRONG, WEAK],
  'strong-strong': [STRONG, STRONG],
  'weak-weak': [WEAK, WEAK],
  'weak-strong': [WEAK, STRONG],
}
/** Rounds of one job, and how far apart the seeds of two jobs begin. */
const JOB = 50
const APART = 1000
const UNBROKEN: Joining = 'unbroken way'

const KINDS: Readonly<Record<string, Options>> = {
  recommended: {},
  night: { mosquito: 'on' },
  day: { mosquito: 'off' },
  'short-day': { mosquito: 'off', trail: 'short' },
  'long-day': { mosquito: 'off', trail: 'long' },
  strict: { chain: 'strict' },
  'strict-day': { chain: 'strict', mosquito: 'off' },
  plain: { values: 'off' },
}
const COUNTS = ['3', '4', '5', '6', '7', '8', '9', '10']

function asked(words: readonly string[]) {
  const said = new Map(
    words.map(word => {
      const [name = '', value = ''] = word.split('=')
      if (!WORDS.includes(name) || value === '') throw new Error(`unknown word: ${word}`)
      return [name, value]
    }),
  )
  const list = (name: string, all: readonly string[]): readonly string[] => {
    const wanted = said.get(name)?.split(',') ?? all
    const unknown = wanted.find(each => !all.includes(each))
    if (unknown !== undefined) throw new Error(`unknown ${name}: ${unknown}`)
    return wanted
  }
  const number = (name: string): number | undefined => {
    const value = said.get(name)
    if (value !== undefined && !/^[1-9]\d*$/.test(value)) throw new Error(`not a number: ${name}=${value}`)
    return value === undefined ? undefined : Number(value)
  }
  return {
    rounds: number('rounds') ?? 60,
    seed: number('seed') ?? 1,
    threads: number('threads'),
    limit: number('limit'),
    parts: list('parts', PARTS),
    kinds: list('kinds', Object.keys(KINDS)),
    players: list('players', COUNTS),
    sides: list('sides', Object.keys(SIDES)),
  }
}

/** 95 % of counts like this one lie so near to the truth. */
const percent = (part: number, of: number): string => {
  const share = part / Math.max(1, of)
  const error = 196 * Math.sqrt((share * (1 - share)) / Math.max(1, of))
  return `${(100 * share).toFixed(1)} % ± ${error.toFixed(1)}`.padStart(13)
}
const share = ({ hunters, rounds }: Sums): string => percent(hunters, rounds)

interface Cell {
  readonly options: Options
  readonly hunters: Level
  readonly rogues: Level
  readonly joining: Joining
}
/** Settings that come to the same are played once: with three players by day is what is recommended. */
const keyOf = ({ options, ...how }: Cell): string => {
  const { mosquito, goalCells } = huntersRules(options).hunters.state
  return JSON.stringify([
    { ...options, mosquito: mosquito ? 'on' : 'off', trail: goalCells.join() },
    how.hunters,
    how.rogues,
    how.joining,
  ])
}

export async function run(words: readonly string[] = []): Promise<void> {
  const { rounds, seed, threads, limit, parts, kinds, players, sides } = asked(words)
  const begun = Date.now()
  const isLate = (): boolean => limit !== undefined && Date.now() - begun > limit * 1000
  const cells = new Map<string, { readonly cell: Cell; readonly jobs: Promise<Sums | undefined>[] }>()
  /** What a cell came to, once all are played. */
  const played = (
    options: Options,
    [hunters, rogues]: readonly [Level, Level],
    joining: Joining = UNBROKEN,
  ) => {
    const cell: Cell = { options, hunters, rogues, joining }
    const key = keyOf(cell)
    const entry = cells.get(key) ?? { cell, jobs: [] }
    cells.set(key, entry)
    return async (): Promise<Sums> =>
      together((await Promise.all(entry.jobs)).filter(sums => sums !== undefined))
  }

  const STRONGEST = [STRONG, STRONG] as const
  const shares = (options: Options) => {
    const told = played(options, STRONGEST)
    return async () => {
      const sum = await told()
      const each = (n: number): string => (n / Math.max(1, sum.rounds)).toFixed(1).padStart(6)
      const ways = sum.starts.map(([all, won]) => percent(won, all))
      return [share(sum), each(sum.turns), ...ways, ...sum.struck.map(each), sum.rounds]
    }
  }
  const compared = (all: readonly (() => Promise<Sums>)[]) => async () => {
    const sums = await Promise.all(all.map(told => told()))
    return [...sums.map(share), Math.min(...sums.map(sum => sum.rounds))]
  }
  const strength = (options: Options) => compared(sides.map(side => played(options, SIDES[side]!)))
  const joined = (options: Options) =>
    compared([UNBROKEN, 'any card' as const].map(joining => played(options, STRONGEST, joining)))

  const table = (
    title: string,
    among: readonly string[],
    line: (options: Options) => () => Promise<readonly (string | number)[]>,
  ) => {
    const lines = kinds
      .filter(kind => among.includes(kind))
      .flatMap(kind => players.map(n => ({ kind, n, told: line({ ...KINDS[kind], players: n }) })))
    return async () => {
      console.log(`\nseeds from ${seed}; ${title}, rounds`)
      for (const { kind, n, told } of lines)
        console.log([kind.padEnd(11), n.padStart(2), 'players', ...(await told())].join(' '))
    }
  }
  const tables = [
    parts.includes('shares') &&
      table(
        `both sides strong (level ${STRONG}): hunters win, turns a round, hunters win on rising and on falling ways; tools that hunters broke of rogues and, by mistake, of hunters, a round`,
        Object.keys(KINDS),
        shares,
      ),
    parts.includes('strength') &&
      table(
        `hunters win, weak is level ${WEAK}; hunters and rogues: ${sides.join(', ')}`,
        ['recommended', 'day'],
        strength,
      ),
    parts.includes('joining') &&
      table(
        'hunters win: a card needs an unbroken way to Start (ruling G5), or only a fitting card beside it',
        ['recommended', 'day'],
        joined,
      ),
  ]
  const pool = openThreads(threads)
  try {
    for (let done = 0; done < rounds; done += JOB)
      for (const { cell, jobs } of cells.values())
        jobs.push(
          pool.ask(
            { ...cell, rounds: Math.min(JOB, rounds - done), seed: seed + (done / JOB) * APART },
            isLate,
          ),
        )
    for (const print of tables) if (print) await print()
  } finally {
    await pool.close()
  }
}
