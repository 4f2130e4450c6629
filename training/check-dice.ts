// Turns of random games of the TypeScript rules, played by the trainer's: node training/check-dice.ts [--turns 20000]
// Every end that a roll can lead to must be the same there; training starts only when it is so.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame } from '../src/cli/library.ts'
import {
  CHANCE,
  choices,
  Moves,
  randomMove,
  Rng,
  type Game,
  type Options,
  type Position,
} from '../src/engine/index.ts'

const CASES: readonly (readonly [kind: number, id: string, options: Options])[] = [
  [0, 'backgammon', { cube: 'off' }],
  [0, 'backgammon', { cube: 'off', variant: 'hipergammon' }],
  [1, 'plakoto', {}],
  [2, 'multezim', {}],
]
const turns = Number(process.argv[process.argv.indexOf('--turns') + 1]) || 20_000

/** Both players' men, then who is held: 104 words that every game of the family has in this order. */
function men(game: Game, p: Position): number[] {
  const at = (name: string) => game.layout.ranges.find(range => range.name === name)
  const [pieces, held] = [at('pieces')!, at('held')]
  return Array.from({ length: 104 }, (_, i) =>
    i < 52 ? p.at(pieces.start + i) : held && held.size > 0 ? p.at(held.start + i - 52) : 0,
  )
}

function ends(game: Game, p: Position, player: number): string[] {
  const found = new Set<string>()
  const met = new Set<number>()
  const go = (at: Position): void => {
    if (met.has(at.key)) return
    met.add(at.key)
    const out = new Moves()
    if (at.turn !== player || choices(game, at, out)) return void found.add(men(game, at).join(' '))
    for (const m of out.toArray()) {
      const next = at.copy()
      game.play(next, m)
      go(next)
    }
  }
  go(p)
  return [...found]
}

const lines: string[] = []
for (const [kind, id, options] of CASES) {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  const game = loaded.value.make(options)
  const rng = new Rng(9)
  const out = new Moves()
  let p = game.layout.empty()
  game.start(p)
  for (let n = 0; n < turns / CASES.length;) {
    if (game.outcome(p)) {
      p = game.layout.empty()
      game.start(p)
    }
    if (p.turn !== CHANCE) throw new Error('somebody moves before the roll')
    const roll = randomMove(game, p, rng, out)
    game.play(p, roll)
    const player = p.turn
    const dice = (game.name(p, roll).match(/\d/g) ?? []).join(' ')
    const all = ends(game, p, player)
    lines.push(`${kind} ${player} ${dice} ${men(game, p).join(' ')} ${all.length} ${all.join(' ')}`)
    n++
    while (p.turn === player && !game.outcome(p)) {
      const m = randomMove(game, p, rng, out)
      const stuck = game.stuck(p)
      game.play(p, m >= 0 ? m : typeof stuck === 'number' ? stuck : -1)
    }
  }
}
const folder = mkdtempSync(join(tmpdir(), 'dice-'))
const program = join(folder, 'dice')
const flags = ['-O2', '-std=c++20', '-pthread', join(import.meta.dirname, 'dice.cpp'), '-o', program]
if (spawnSync('g++', flags, { stdio: 'inherit' }).status !== 0) process.exit(2)
const done = spawnSync(program, ['check'], { input: lines.join('\n'), stdio: ['pipe', 'inherit', 'inherit'] })
rmSync(folder, { recursive: true })
process.exit(done.status ?? 2)
