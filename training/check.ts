// Random games of the TypeScript rules, replayed by the trainer's: node training/check.ts [game …] [--games 1000]
// Every plane, every legal move, the level, the end and the winner must agree; training starts only when they do. The first games are
// replayed once more by 32 lanes in turn (warp.h), as a GPU would.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choices, Moves, Rng, type NetView, type Options } from '../src/engine/index.ts'
import { chosenBy, planesAt, stepsOf } from '../src/ai/net/steps.ts'
import { loadGame } from '../src/cli/library.ts'
import type { BoardGame } from '../src/kit/index.ts'

interface Case {
  readonly options: Options
  readonly size: number
  /** What `begin` of the rules is told: komi in half points, or that fewer discs win. */
  readonly option: number
  readonly passes?: 'with passes'
}
const CASES: Readonly<Record<string, readonly Case[]>> = {
  hex: [
    { options: {}, size: 11, option: 0 },
    { options: { size: '6' }, size: 6, option: 0 },
  ],
  y: [
    { options: { swap: 'off' }, size: 11, option: 0 },
    { options: { size: '6', swap: 'off' }, size: 6, option: 0 },
  ],
  go: [
    { options: { size: '5' }, size: 5, option: 0, passes: 'with passes' },
    { options: { size: '10', komi: '6.5' }, size: 10, option: 13, passes: 'with passes' },
    { options: { size: '9' }, size: 9, option: 0, passes: 'with passes' },
  ],
  reversi: [
    { options: {}, size: 8, option: 0, passes: 'with passes' },
    { options: { variant: '3', size: '6' }, size: 6, option: 1, passes: 'with passes' },
  ],
  pente: [{ options: {}, size: 19, option: 0 }],
  amazonok: [
    { options: {}, size: 10, option: 0 },
    { options: { arrow: 'official' }, size: 10, option: 1 },
  ],
  attores: [{ options: {}, size: 8, option: 0 }],
  ataxx: [
    { options: {}, size: 7, option: 0 },
    { options: { size: '8', blocked: 'middle' }, size: 8, option: 1 },
    { options: { size: '5', blocked: 'sides' }, size: 5, option: 2 },
  ],
  hexxagon: [
    { options: {}, size: 9, option: 0 },
    { options: { holes: 'three' }, size: 9, option: 1 },
  ],
  havanna: [
    { options: {}, size: 19, option: 0 },
    { options: { size: '6' }, size: 11, option: 0 },
    { options: { size: '4' }, size: 7, option: 0 },
  ],
  // Superko, too, is simple ko in training; what else it forbids the rules of the game tell the search.
  gotlakozas: [{ options: {}, size: 13, option: 0 }],
}
/** How many games are replayed by 32 lanes, which takes long. */
const BY_LANES = 20
const LONGEST = 300

/** One random game as the numbers that replay.cpp reads. */
function written(game: BoardGame, net: NetView, { size, option, passes }: Case, seed: number): Buffer {
  const rng = new Rng(seed)
  const out = new Moves()
  const p = game.layout.empty()
  game.start(p)
  const parts: Buffer[] = []
  const short = (n: number) => {
    const b = Buffer.alloc(2)
    b.writeInt16LE(n)
    return b
  }
  let [plies, first] = [0, -1]
  for (; ; plies++) {
    const end = choices(game, p, out)
    if (!end && !passes && out.n === 1 && game.name(p, out.at(0)) === 'pass') {
      // The trainer's rules pass by themselves.
      game.play(p, out.at(0))
      plies--
      continue
    }
    const share = end?.result[p.turn]
    parts.push(short(share === undefined ? 0 : share === 1 ? 1 : share === 0 ? 2 : 3))
    if (end) break
    const { moves, places } = stepsOf(net, p, out, first)
    const bytes = new Uint8Array(size * size)
    const level = planesAt(net, p, bytes, first, places)
    const legal = new Uint8Array(size * size + (passes === 'with passes' ? 1 : 0))
    for (const place of places) legal[place] = 1
    parts.push(Buffer.from(bytes), Buffer.from(legal), short(Math.round(level * 1000)))
    if (plies === LONGEST) break
    const i = rng.below(moves.length)
    parts.push(short(places[i]!))
    first = chosenBy(moves[i]!)
    if (first < 0) game.play(p, moves[i]!)
  }
  return Buffer.concat([short(plies), short(option), ...parts])
}

const words = process.argv.slice(2)
const at = words.indexOf('--games')
const count = at < 0 ? 1000 : Number(words[at + 1])
const wanted = words.filter((word, i) => !word.startsWith('--') && (at < 0 || i !== at + 1))
const folder = mkdtempSync(join(tmpdir(), 'nets-'))
try {
  for (const id of wanted.length > 0 ? wanted : Object.keys(CASES)) {
    const loaded = await loadGame(id)
    if (!loaded.ok) throw new Error(loaded.why.en)
    for (const each of CASES[id] ?? []) {
      const game = loaded.value.make(each.options)
      const { net } = game
      if (!net) throw new Error(`nothing says how a net sees ${id}`)
      const games = Array.from({ length: count }, (_, seed) => written(game, net, each, seed + 1))
      for (const lanes of [1, 32]) {
        const program = join(folder, `${id}${each.size}-${lanes}`)
        const flags = [
          `-DSZ=${each.size}`,
          `-DRULES="rules/${id}.h"`,
          ...(lanes === 32 ? ['-DWARP'] : []),
          join(import.meta.dirname, 'replay.cpp'),
          '-o',
          program,
        ]
        const built = spawnSync('g++', ['-O2', '-std=c++17', ...flags], { stdio: 'inherit' })
        if (built.status !== 0) throw new Error('replay.cpp cannot be built')
        const input = Buffer.concat(lanes === 32 ? games.slice(0, BY_LANES) : games)
        const { status, stdout, stderr } = spawnSync(program, { input, encoding: 'utf8' })
        console.log(`${id} ${JSON.stringify(each.options)}, lanes ${lanes}: ${stdout}${stderr}`.trim())
        if (status !== 0) process.exitCode = 1
      }
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
