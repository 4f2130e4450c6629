// Random games of the TypeScript rules, replayed by the trainer's: node training/check.ts [game …] [--games 1000]
// Every plane, every legal move, the level, the end and the winner must agree; training starts only when they do.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choices, Moves, Rng, type Options } from '../src/engine/index.ts'
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
}
const LONGEST = 300

/** One random game as the numbers that replay.cpp reads. */
function written(game: BoardGame, { size, option, passes }: Case, seed: number): Buffer {
  const { net } = game
  if (!net) throw new Error('the game has no net')
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
  let plies = 0
  for (; ; plies++) {
    const end = choices(game, p, out)
    const share = end?.result[p.turn]
    parts.push(short(share === undefined ? 0 : share === 1 ? 1 : share === 0 ? 2 : 3))
    if (end) break
    const bytes = new Uint8Array(size * size)
    const level = net.planes(p, bytes)
    const legal = new Uint8Array(size * size + (passes === 'with passes' ? 1 : 0))
    for (let i = 0; i < out.n; i++) legal[net.place(p, out.at(i))] = 1
    parts.push(Buffer.from(bytes), Buffer.from(legal), short(Math.round(level * 1000)))
    if (plies === LONGEST) break
    const m = out.at(rng.below(out.n))
    parts.push(short(net.place(p, m)))
    game.play(p, m)
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
      const program = join(folder, `${id}${each.size}`)
      const flags = [
        `-DSZ=${each.size}`,
        `-DRULES="rules/${id}.h"`,
        join(import.meta.dirname, 'replay.cpp'),
        '-o',
        program,
      ]
      const built = spawnSync('g++', ['-O2', '-std=c++17', ...flags], { stdio: 'inherit' })
      if (built.status !== 0) throw new Error('replay.cpp cannot be built')
      const input = Buffer.concat(Array.from({ length: count }, (_, seed) => written(game, each, seed + 1)))
      const { status, stdout, stderr } = spawnSync(program, { input, encoding: 'utf8' })
      console.log(`${id} ${JSON.stringify(each.options)}: ${stdout}${stderr}`.trim())
      if (status !== 0) process.exitCode = 1
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
