// How often what a person tries in vain is answered without a reason: npm run bench reasons [id …]
// TRIES="positions tries" (25 40 when absent): so many positions of random games, so many points tried in each.
import { lengthOf, positions, vainTries, type VainTry } from '../src/contract/index.ts'
import { Rng } from '../src/engine/index.ts'
import { gameFolders, importGame } from '../src/games/folders.ts'

const [POSITIONS = 25, TRIES = 40] = (process.env['TRIES'] ?? '').split(' ').filter(Boolean).map(Number)
const LONGEST = 3000

const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`
const line = (id: string, tries: readonly VainTry[]): string => {
  const count = (told: VainTry['told']) => tries.filter(each => each.told === told).length
  const { length } = tries
  return `${id.padEnd(28)} ${length} tries, vague ${share(count('vague'), length)}, only what is wanted ${share(count('guiding'), length)}`
}

export async function run(ids: readonly string[]): Promise<void> {
  const all: VainTry[] = []
  const lines: [number, string][] = []
  for (const folder of gameFolders()) {
    if (ids.length > 0 && !ids.includes(folder.id)) continue
    const definition = await importGame(folder)
    if (definition.page === 'own') continue
    await definition.load?.({})
    const game = definition.make({})
    const rng = new Rng(5)
    const tries: VainTry[] = []
    let left = POSITIONS
    for (const p of positions(game, 3, lengthOf(game, LONGEST))) {
      if (left-- === 0) break
      tries.push(...vainTries(game, p, TRIES, rng))
    }
    all.push(...tries)
    const vague = tries.filter(({ told }) => told === 'vague')
    lines.push([vague.length / Math.max(1, tries.length), line(folder.id, tries)])
    const said = Map.groupBy(vague, ({ reason }) => reason.en)
    if (ids.length > 0) for (const [text, times] of said) console.log(`  ${times.length} × ${text}`)
  }
  for (const [, text] of lines.sort(([a], [b]) => b - a)) console.log(text)
  console.log(line('all', all))
}
