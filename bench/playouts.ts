import { playRandomly, Rng, Run } from '../src/engine/index.ts'
import { loadGame } from '../src/cli/library.ts'
import { gameFolders } from '../src/games/folders.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { chessopsNodesPerSecond } from './chessops.ts'
import { rate } from './measure/clock.ts'

/**
 * Plies per second of the strongest general player on the games it shares with us, measured where chessops did
 * 6.2 million perft nodes a second. A ratio of machines brings them to this one.
 */
const LUDII: Readonly<Record<string, number>> = {
  sakk: 41_000,
  go: 86_000,
  reversi: 77_000,
  'nemzetkozi-damajatek': 116_000,
  malom: 384_000,
  hex: 1_030_000,
  amazonok: 299_000,
  sogi: 3_200,
  hexasakk: 37_000,
  omegasakk: 25_000,
  halma: 56_000,
  vari: 102_000,
  pente: 77_000,
  backgammon: 1_200,
  trax: 22,
}
const LUDII_CHESSOPS = 6_200_000
const SECONDS = 1.5

function pliesPerSecond(definition: GameDefinition, options = {}): number {
  const game = definition.make(options)
  const rng = new Rng(1)
  const play = (): number => {
    const run = new Run(game)
    run.position.recording = false
    playRandomly(run, rng)
    return run.plies
  }
  rate(play, 0.3)
  return rate(play, SECONDS)
}

export async function run(): Promise<void> {
  const machine = (await chessopsNodesPerSecond()) / LUDII_CHESSOPS
  const ratios: number[] = []
  console.log(
    'random games, plies per second of processor time; ratio to the general player scaled to this machine (goal ≥ 8, median ≥ 20)',
  )
  for (const { id } of gameFolders()) {
    const loaded = await loadGame(id)
    if (!loaded.ok) continue
    await loaded.value.load?.({})
    const speed = pliesPerSecond(loaded.value)
    const peer = LUDII[id]
    const ratio = peer === undefined ? undefined : speed / (peer * machine)
    if (ratio !== undefined) ratios.push(ratio)
    console.log(
      `${id.padEnd(24)}${Math.round(speed).toLocaleString('en').padStart(12)}${ratio ? `   × ${ratio.toFixed(1)}` : ''}`,
    )
  }
  ratios.sort((a, b) => a - b)
  console.log(
    `lowest × ${ratios[0]?.toFixed(1)}, median × ${ratios[Math.floor(ratios.length / 2)]?.toFixed(1)}`,
  )

  console.log('\ncost per ply as the board grows (nanoseconds)')
  for (const [id, option, sizes] of [
    ['go', 'size', ['9', '13', '19']],
    ['hex', 'size', ['7', '11', '15']],
  ] as const) {
    const loaded = await loadGame(id)
    if (!loaded.ok) continue
    const costs = sizes.map(
      size => `${size}: ${Math.round(1e9 / pliesPerSecond(loaded.value, { [option]: size }))}`,
    )
    console.log(`${id.padEnd(8)}${costs.join('   ')}`)
  }
}
