// `npm run walks -- <id> <seeds> <easy> <hard> [short]`: how long the shortest solutions of a sliding puzzle's walks are, into the data of
// the game. Walks that a search of moderate size cannot solve are left out (0), as are those that end at the goal.
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { solve } from '../src/ai/solve.ts'
import { readPosition, Run, type Json, type Position } from '../src/engine/index.ts'
import { gameFolders, importGame } from '../src/games/folders.ts'
import { signFor, walk, type PuzzleWalks } from '../src/kit/index.ts'

const MEMORY = 150e6

const [id = '', seeds = '300', easy = '0', hard = '0', which] = process.argv.slice(2)
/** Where the book's position is too far from the goal for a search, only short walks from a solved one are taken. */
const onlyShort = which === 'short'
const folder = gameFolders().find(each => each.id === id)
if (!folder) throw new Error(`no game is called ${id}`)
const definition = await importGame(folder)
const game = definition.make({})
const steps = definition.make({ count: 'steps' })
const { WALKS } = (await import(join(folder.path, 'data.ts'))) as { WALKS: PuzzleWalks }
const { solved } = WALKS
/** Where some of the walks begin. */
const lay = (p: Position): void => {
  const blocks = Object.entries(solved ?? {}).flatMap(([kind, cells]) => cells.split(' ').map(c => [c, kind]))
  const read = readPosition(game, { blocks: Object.fromEntries(blocks) as Json })
  if (!read.ok) throw new Error(read.why.en)
  for (const [i, word] of read.value.words.entries()) p.put(i, word)
}
const load = async (file: URL) => new Uint8Array(await readFile(file)).slice().buffer
const lengths: number[] = []
for (let seed = 0; seed < Number(seeds); seed++) {
  const { position } = new Run(game)
  walk({ list: steps.moves, play: steps.play, ...(solved ? { solved: lay } : {}) }, position, seed)
  if (solved && onlyShort && seed % 2 === 0) {
    lengths.push(0)
    continue
  }
  const found = await solve(game, position, { memory: MEMORY, load })
  lengths.push(found.kind === 'solved' ? found.counted : 0)
}
const counts = Map.groupBy(lengths, n => n)
console.log(
  [...counts]
    .sort(([a], [b]) => a - b)
    .map(([n, all]) => `${n}:${all.length}`)
    .join(' '),
)
const signs = JSON.stringify(lengths.map(signFor).join(''))
writeFileSync(
  join(folder.path, 'data.ts'),
  `import type { PuzzleWalks } from '../../../kit/index.ts'\n\n/** Written by \`npm run walks -- ${id} ${seeds} ${easy} ${hard}${onlyShort ? ' short' : ''}\`. */\nexport const WALKS: PuzzleWalks = {\n  shortest:\n    ${signs},\n  easy: ${easy},\n  hard: ${hard},\n${solved ? `  solved: ${JSON.stringify(solved)},\n` : ''}}\n`,
)
