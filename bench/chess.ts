// Chess against its peers in the same run: perft through the general engine, and random games of the chess kin.
import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { parseFen } from 'chessops/fen'
import { loadGame } from '../src/cli/library.ts'
import { gameFolders } from '../src/games/folders.ts'
import { perft, playRandomly, readPosition, Rng, Run, type Json } from '../src/engine/index.ts'
import type { BoardGame } from '../src/kit/index.ts'
import { chessopsNodesPerSecond } from './chessops.ts'
import { bestRate, processorTime, rate } from './measure/clock.ts'
import { CHESSOPS, LUDII } from './measure/ludii.ts'
import { fenToJson, KIWIPETE, START } from '../tests/fen.ts'

const ROUNDS = 3
const WARM = 0.5
const SECONDS = 3
const KIN = ['sakk', 'omegasakk', 'hexasakk', 'sogi'] as const

const millions = (n: number) => `${(n / 1e6).toFixed(2)} M`

/** Things a second of processor time in one go. */
function once(work: () => number): number {
  const began = processorTime()
  const done = work()
  return (done / (processorTime() - began)) * 1000
}

async function makeGame(id: string): Promise<BoardGame> {
  const loaded = await loadGame(id)
  if (!loaded.ok) throw new Error(loaded.why.en)
  return loaded.value.make({})
}

function ours(game: BoardGame, position: Json, depth: number): number {
  const read = readPosition(game, position)
  if (!read.ok) throw new Error(read.why.en)
  return perft(game, read.value, depth)
}

/** Every game of the library made and played once, so that the engine's code has seen all of them. */
async function crowd(): Promise<number> {
  const folders = gameFolders()
  for (const { id } of folders) {
    const loaded = await loadGame(id)
    if (!loaded.ok) throw new Error(loaded.why.en)
    await loaded.value.load?.({})
    const run = new Run(loaded.value.make({}))
    playRandomly(run, new Rng(1), 2000)
  }
  return folders.length
}

function perftTable(game: BoardGame, title: string): void {
  for (const [name, fen, depth, slowDepth] of [
    ['start', START, 5, 4],
    ['kiwipete', KIWIPETE, 4, 3],
  ] as const) {
    const setup = parseFen(fen).unwrap()
    const position = fenToJson(fen)
    const best = { ours: 0, chessops: 0, chessjs: 0 }
    // All three are warm before the first round that counts.
    rate(() => ours(game, position, depth - 1), WARM)
    rate(() => chessopsPerft(Chessops.fromSetup(setup).unwrap(), depth - 1), WARM)
    rate(() => new ChessJs(fen).perft(slowDepth - 1), WARM)
    for (let i = 0; i < ROUNDS; i++) {
      best.ours = Math.max(
        best.ours,
        once(() => ours(game, position, depth)),
      )
      best.chessops = Math.max(
        best.chessops,
        once(() => chessopsPerft(Chessops.fromSetup(setup).unwrap(), depth)),
      )
      best.chessjs = Math.max(
        best.chessjs,
        once(() => new ChessJs(fen).perft(slowDepth)),
      )
    }
    console.log(
      `${title} perft(${depth}) ${name}: ${millions(best.ours)} nodes/s; chessops ${millions(best.chessops)} (${(best.ours / best.chessops).toFixed(1)} ×), chess.js ${millions(best.chessjs)} (${(best.ours / best.chessjs).toFixed(0)} ×)`,
    )
  }
}

const playouts = (game: BoardGame): number => {
  const rng = new Rng(1)
  return bestRate(() => {
    const run = new Run(game)
    run.position.recording = false
    playRandomly(run, rng)
    return run.plies
  }, SECONDS)
}

export async function run(): Promise<void> {
  perftTable(await makeGame('sakk'), 'alone:')
  const count = await crowd()
  perftTable(await makeGame('sakk'), `after ${count} games:`)
  for (const id of KIN) {
    const plies = playouts(await makeGame(id))
    const scaled = (LUDII[id]!.plies * chessopsNodesPerSecond()) / CHESSOPS
    console.log(
      `random games ${id}: ${Math.round(plies).toLocaleString('en')} plies/s, ${(plies / scaled).toFixed(1)} × Ludii on this machine`,
    )
  }
}
