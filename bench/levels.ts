// How far apart the levels are, in Elo points: npm run bench levels [id[:ms] …]
// Each level plays the next. STRENGTH="games ms first" (16 40 1 when absent; ms is the processor time of the strongest level, of which the
// second strongest has its share; the others are bounded by what they look at). WORKERS, SECONDS and CHUNK as at `strength`.
// PAIRS="1 2,2 3" plays only these. Without names it plays one game of every kind.
import { loadGame } from '../src/cli/library.ts'
import { NOTHING, playAll, type Line } from './measure/contests.ts'
import { eloOf } from './measure/elo.ts'

const [GAMES = 16, MILLISECONDS = 40, FIRST = 1] = (process.env['STRENGTH'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map(Number)
const PAIRS = (process.env['PAIRS'] ?? '1 2,2 3,3 4,4 5,5 6')
  .split(',')
  .map(pair => pair.split(' ').map(Number))

/** Every kind of game that an opponent plays: by looking ahead, by net, by playing out, by dice, by its own ideas. */
const EVERY_KIND = [
  'sakk minisogi hsziangcsi nemzetkozi-damajatek oszlopos-damajatek malom csillagjatek potyogos-amoba pylos camelot',
  'vari halma abalon farkas-es-kutyak tablut trax reversi hex y pente attores ataxx amazonok backgammon plakoto stratego',
].flatMap(ids => ids.split(' '))

/** The steps between neighbours of one game, as a line of a table. */
function row(id: string, lines: readonly Line[]): string {
  const steps = lines.map(({ counted }) => {
    const { elo, error } = eloOf(counted)
    return counted.games === 0 ? '–' : `${elo > 0 ? '+' : ''}${elo} ± ${error}`
  })
  const games = lines.map(({ counted }) => counted.games)
  return `| ${id} | ${steps.join(' | ')} | ${Math.min(...games)} |`
}

export async function run(words: readonly string[]): Promise<void> {
  const wanted = words.length > 0 ? words : EVERY_KIND
  const table: Line[] = []
  for (const word of wanted) {
    const [id = '', ms] = word.split(':')
    const loaded = await loadGame(id)
    if (!loaded.ok) throw new Error(loaded.why.en)
    const common = { id, options: {}, milliseconds: Number(ms ?? MILLISECONDS), first: FIRST, games: GAMES }
    for (const [theirs = 0, ours = 0] of PAIRS)
      table.push({ wanted: { ...common, ours, theirs }, counted: NOTHING })
  }
  await playAll(table, ({ wanted: { id, ours, theirs }, counted: { points, games } }) =>
    console.log(`${id} ${ours} : ${theirs}  ${points} of ${games}`),
  )
  console.log(`\n${GAMES} games a step, ${MILLISECONDS} ms of processor time for level 6\n`)
  console.log(`| game | ${PAIRS.map(pair => pair.join('–')).join(' | ')} | games |`)
  console.log(`|---|${PAIRS.map(() => '---|').join('')}---|`)
  for (const id of new Set(table.map(line => line.wanted.id)))
    console.log(
      row(
        id,
        table.filter(line => line.wanted.id === id),
      ),
    )
}
