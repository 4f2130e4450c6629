import type { Level } from '../src/ai/index.ts'
import type { Options } from '../src/engine/index.ts'
import type { Joining } from '../src/games/uj/ekkovadaszok/maze.ts'
import { together, type Sums } from './measure/hunter-rounds.ts'
import { openThreads } from './measure/hunter-threads.ts'

/**
 * Bot games of Ékkővadászok: `npm run -s bench hunters rounds=1000 seed=700001 threads=16`. Without words 60 rounds of each from the
 * first seeds, on all processors. It can be run in parts: parts=shares,strength,joining kinds=recommended,day,… players=3,4
 * sides=strong-weak,… (hunters first).
 * Bots were tuned on seeds below 10,000; a fair count begins beyond.
 */
const WORDS = ['rounds', 'seed', 'threads', 'parts', 'kinds', 'players', 'sides']
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

export async function run(words: readonly string[] = []): Promise<void> {
  const { rounds, seed, threads, parts, kinds, players, sides } = asked(words)
  const pool = openThreads(threads)
  const play = async (options: Options, hunters: Level, rogues: Level, joining?: Joining): Promise<Sums> => {
    const jobs = Array.from({ length: Math.ceil(rounds / JOB) }, (_, i) =>
      pool.ask({
        options,
        rounds: Math.min(JOB, rounds - i * JOB),
        seed: seed + i * APART,
        hunters,
        rogues,
        ...(joining ? { joining } : {}),
      }),
    )
    return together(await Promise.all(jobs))
  }

  const shares = async (options: Options) => {
    const sum = await play(options, STRONG, STRONG)
    const each = (n: number): string => (n / sum.rounds).toFixed(1).padStart(6)
    const ways = sum.starts.map(([all, won]) => percent(won, all))
    return [share(sum), each(sum.turns), ...ways, ...sum.struck.map(each)]
  }
  const strength = (options: Options) =>
    Promise.all(sides.map(async side => share(await play(options, ...SIDES[side]!))))
  const joined = (options: Options) =>
    Promise.all(
      (['unbroken way', 'any card'] as const).map(async joining =>
        share(await play(options, STRONG, STRONG, joining)),
      ),
    )

  const table = async (
    title: string,
    among: readonly string[],
    cells: (options: Options) => Promise<readonly string[]>,
  ) => {
    console.log(`\n${rounds} rounds or a few more each, seeds from ${seed}; ${title}`)
    const lines = kinds
      .filter(kind => among.includes(kind))
      .flatMap(kind => players.map(n => ({ kind, n, told: cells({ ...KINDS[kind], players: n }) })))
    for (const { kind, n, told } of lines)
      console.log([kind.padEnd(11), n.padStart(2), 'players', ...(await told)].join(' '))
  }
  try {
    if (parts.includes('shares'))
      await table(
        `both sides strong (level ${STRONG}): hunters win, turns a round, hunters win on rising and on falling ways; tools that hunters broke of rogues and, by mistake, of hunters, a round`,
        Object.keys(KINDS),
        shares,
      )
    if (parts.includes('strength'))
      await table(
        `hunters win, weak is level ${WEAK}; hunters and rogues: ${sides.join(', ')}`,
        ['recommended', 'day'],
        strength,
      )
    if (parts.includes('joining'))
      await table(
        'hunters win: a card needs an unbroken way to Start (ruling G5), or only a fitting card beside it',
        ['recommended', 'day'],
        joined,
      )
  } finally {
    await pool.close()
  }
}
