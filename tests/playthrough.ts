// One seeded game as text a person can read: who moved what, how many moves there were, the hash; a picture at the start
// and at the end. `npm run playthroughs -- <id> …` writes the files of these games anew, without an id those of all games;
// a change in them must be explained in its commit.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '../src/cli/library.ts'
import { gameFolders } from '../src/games/folders.ts'
import { picture } from '../src/cli/picture.ts'
import { Moves, randomMove, Rng, Run, isMove } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

const SHOWN = 40
const LIMIT = 100_000
/** Boards too large to be read as text are left out. */
const TALLEST = 12

export const folder = join(import.meta.dirname, 'playthroughs')

export async function playthrough(definition: GameDefinition): Promise<string> {
  await definition.load?.({})
  const game = definition.make({})
  const run = new Run(game)
  const rng = new Rng(2026)
  const out = new Moves()
  const lines = [`${definition.id}, seed 2026`, '']
  const draw = () => {
    const text = picture(game, run.position)
    if (text.split('\n').length <= TALLEST) lines.push(text, '')
  }
  draw()
  for (let i = 0; i < LIMIT; i++) {
    const end = run.choices(out)
    if (end) {
      lines.push('', `over after ${run.plies} moves: ${end.result.join(' ')} ${end.reason.en}`)
      break
    }
    const count = out.n
    const player = run.position.turn < 0 ? 'chance' : game.players[run.position.turn]!.id
    const drawn = randomMove(game, run.position, rng, out)
    const stuck = drawn < 0 ? game.stuck(run.position) : drawn
    if (!isMove(stuck)) break
    const name = game.name(run.position, stuck)
    run.play(stuck)
    if (i < SHOWN)
      lines.push(`${String(i + 1).padStart(3)} ${player} ${name} (${count}) ${run.position.key.toString(36)}`)
    else if (i === SHOWN) lines.push('  …')
    run.position.settle()
  }
  lines.push(`last position ${run.position.key.toString(36)}`, '')
  return lines.join('\n')
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(folder, { recursive: true })
  const asked = process.argv.slice(2)
  for (const id of asked.length > 0 ? asked : gameFolders().map(each => each.id)) {
    const loaded = await loadGame(id)
    if (loaded.ok) writeFileSync(join(folder, `${id}.txt`), await playthrough(loaded.value))
    else {
      console.error(loaded.why.en)
      process.exitCode = 2
    }
  }
}
