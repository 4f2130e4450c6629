// How far apart the steps of the ladder are in a game, and which six of them are the most even levels: npm run bench ladder <id[:ms] …>
// Each step plays the next. STRENGTH="games ms first" (24 40 1 when absent; ms is the processor time of the highest step), WORKERS, SECONDS and
// CHUNK as at `strength`. What it finds is kept in src/games/levels.ts.
import { TOP, USUAL_RUNGS } from '../src/ai/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { NOTHING, playAll, type Line } from './measure/contests.ts'
import { eloOf } from './measure/elo.ts'
import { evenRungs, stepsOf } from './measure/even-rungs.ts'

const [GAMES = 24, MILLISECONDS = 40, FIRST = 1] = (process.env['STRENGTH'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map(Number)

/** The step as one of the six levels: the highest is always the sixth. */
const standing = (rung: number) => (rung === TOP ? 6 : 1)

export async function run(words: readonly string[]): Promise<void> {
  const table: Line[] = []
  for (const word of words) {
    const [id = '', ms] = word.split(':')
    const loaded = await loadGame(id)
    if (!loaded.ok) throw new Error(loaded.why.en)
    const common = { id, options: {}, milliseconds: Number(ms ?? MILLISECONDS), first: FIRST, games: GAMES }
    for (let rung = USUAL_RUNGS[0]!; rung < TOP; rung++) {
      const [ours, theirs] = [standing(rung + 1), standing(rung)]
      const rungs = { ours: [rung + 1], theirs: [rung] }
      table.push({ wanted: { ...common, ours, theirs, rungs }, counted: NOTHING })
    }
  }
  await playAll(table, () => {})
  for (const id of new Set(table.map(line => line.wanted.id))) {
    const lines = table.filter(line => line.wanted.id === id)
    const apart = lines.map(({ counted }) => Math.max(0, eloOf(counted).elo))
    const best = evenRungs(apart, USUAL_RUNGS[0]!)
    const told = (rungs: readonly number[]) => `${rungs.join(' ')} (${stepsOf(apart, rungs).join(', ')})`
    const steps = lines.map(({ counted: { points, games } }) => `${points}/${games}`)
    console.log(`${id}: ${steps.join(' ')}; usual ${told(USUAL_RUNGS)}; even ${told(best)}`)
  }
}
