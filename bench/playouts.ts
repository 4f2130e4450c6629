// npm run bench playouts [id …]: random games of every game of the library, beside the general player where it has the game.
import { loadGame } from '../src/cli/library.ts'
import { playRandomly, Rng, Run, type Options } from '../src/engine/index.ts'
import { gameFolders } from '../src/games/folders.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { chessopsNodesPerSecond } from './chessops.ts'
import { bestRate } from './measure/clock.ts'
import { CHESSOPS, LUDII } from './measure/ludii.ts'

const SECONDS = 1.5
const GOAL = 8
const MEDIAN_GOAL = 20

function pliesPerSecond(definition: GameDefinition, options: Options = {}): number {
  const game = definition.make(options)
  const rng = new Rng(1)
  return bestRate(() => {
    const run = new Run(game)
    run.position.recording = false
    playRandomly(run, rng)
    return run.plies
  }, SECONDS)
}

async function definitionOf(id: string): Promise<GameDefinition> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  await loaded.value.load?.({})
  return loaded.value
}

export async function run(asked: readonly string[] = []): Promise<void> {
  const ids = asked.length > 0 ? asked : gameFolders().map(({ id }) => id)
  const ratios: number[] = []
  console.log(
    `random games, plies a second of processor time; ratio to the general player on this machine (goal ≥ ${GOAL}, median ≥ ${MEDIAN_GOAL})`,
  )
  for (const id of ids) {
    const speed = pliesPerSecond(await definitionOf(id))
    const peer = LUDII[id]
    const said = `${id.padEnd(26)}${Math.round(speed).toLocaleString('en').padStart(12)}`
    if (!peer) {
      console.log(said)
      continue
    }
    // The peer's yardstick runs beside each game, so that both meet the same noise.
    const ratio = speed / ((peer.plies * chessopsNodesPerSecond()) / CHESSOPS)
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
    const definition = await definitionOf(id)
    const costs = sizes.map(
      size => `${size}: ${Math.round(1e9 / pliesPerSecond(definition, { [option]: size }))}`,
    )
    console.log(`${id.padEnd(8)}${costs.join('   ')}`)
  }
}
