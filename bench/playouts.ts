// npm run bench playouts [id or chapter …]: how long every game of the library is, how many tests stand beside it, and how fast its
// random games are, beside the general player where it has the game.
import { gameFolders } from '../src/games/folders.ts'
import { CHESSOPS, LUDII } from './measure/ludii.ts'
import { speedOf } from './measure/playout-threads.ts'
import { sizeOf } from './measure/size.ts'

const SECONDS = 1.5
const GOAL = 8
const MEDIAN_GOAL = 20

export async function run(asked: readonly string[] = []): Promise<void> {
  const folders = gameFolders().filter(
    ({ id, chapter }) => asked.length === 0 || asked.includes(id) || asked.includes(chapter),
  )
  const ratios: number[] = []
  console.log(
    `lines of code, tests, plies a second of processor time in random games; ratio to the general player on this machine (goal ≥ ${GOAL}, median ≥ ${MEDIAN_GOAL})`,
  )
  for (const folder of folders) {
    const { id } = folder
    const { lines, tests } = sizeOf(folder)
    const peer = LUDII[id]
    const speed = await speedOf({ id, options: {}, seconds: SECONDS, yardstick: peer !== undefined })
    const said = `${id.padEnd(26)}${String(lines).padStart(5)}${String(tests).padStart(5)}${Math.round(speed.plies).toLocaleString('en').padStart(12)}`
    if (!peer) {
      console.log(said)
      continue
    }
    const ratio = speed.plies / ((peer.plies * speed.yardstick) / CHESSOPS)
    ratios.push(ratio)
    console.log(
      `${said}   × ${ratio.toFixed(1).padStart(6)}  ${peer.match}${ratio < GOAL ? '  BELOW THE GOAL' : ''}`,
    )
  }
  ratios.sort((a, b) => a - b)
  if (ratios.length > 0)
    console.log(
      `${ratios.length} of ${Object.keys(LUDII).length} games of the general player: lowest × ${ratios[0]?.toFixed(1)}, median × ${ratios[Math.floor(ratios.length / 2)]?.toFixed(1)}`,
    )
  if (asked.length > 0) return

  console.log('\ncost of a ply as the board grows (nanoseconds)')
  for (const [id, option, sizes] of [
    ['go', 'size', ['9', '13', '19']],
    ['hex', 'size', ['7', '11', '15']],
  ] as const) {
    const costs: string[] = []
    for (const size of sizes) {
      const { plies } = await speedOf({ id, options: { [option]: size }, seconds: SECONDS, yardstick: false })
      costs.push(`${size}: ${Math.round(1e9 / plies)}`)
    }
    console.log(`${id.padEnd(8)}${costs.join('   ')}`)
  }
}
