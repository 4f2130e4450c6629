// Chess against its peers in the same run: perft through the general engine, and random games of the chess kin.
import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { parseFen } from 'chessops/fen'
import { loadGame } from '../src/cli/library.ts'
import { gameFolders } from '../src/games/folders.ts'
import { perft, playRandomly, readPosition, Rng, Run, type Json } from '../src/engine/index.ts'
import type { BoardGame } from '../src/kit/index.ts'
import { fenToJson, KIWIPETE, START } from '../tests/fen.ts'

const ROUNDS = 3
/** Ludii's plies per second where chessops made 6.2 million perft nodes a second. */
const LUDII: Readonly<Record<string, number>> = {
  sakk: 41_000,
  omegasakk: 25_000,
  hexasakk: 37_000,
  sogi: 3_200,
}
const LUDII_CHESSOPS = 6.2e6

const millions = (n: number) => `${(n / 1e6).toFixed(2)} M`

/** The best of a few rounds, in things per second. */
function rate(work: () => number): number {
  const began = performance.now()
  const done = work()
  return (done / (performance.now() - began)) * 1000
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

const chessopsRate = () => rate(() => chessopsPerft(Chessops.default(), 4))

function perftTable(game: BoardGame, title: string): void {
  for (const [name, fen, depth, slowDepth] of [
    ['start', START, 5, 4],
    ['kiwipete', KIWIPETE, 4, 3],
  ] as const) {
    const setup = parseFen(fen).unwrap()
    const position = fenToJson(fen)
    const best = { ours: 0, chessops: 0, chessjs: 0 }
    for (let i = 0; i < ROUNDS; i++) {
      best.ours = Math.max(
        best.ours,
        rate(() => ours(game, position, depth)),
      )
      best.chessops = Math.max(
        best.chessops,
        rate(() => chessopsPerft(Chessops.fromSetup(setup).unwrap(), depth)),
      )
      best.chessjs = Math.max(
        best.chessjs,
        rate(() => new ChessJs(fen).perft(slowDepth)),
      )
    }
    console.log(
      `${title} perft(${depth}) ${name}: ${millions(best.ours)} nodes/s; chessops ${millions(best.chessops)} (${(best.ours / best.chessops).toFixed(1)} ×), chess.js ${millions(best.chessjs)} (${(best.ours / best.chessjs).toFixed(0)} ×)`,
    )
  }
}

function playouts(game: BoardGame, seconds: number): number {
  const rng = new Rng(1)
  return rate(() => {
    const until = performance.now() + seconds * 1000
    let plies = 0
    while (performance.now() < until) {
      const run = new Run(game)
      run.position.recording = false
      playRandomly(run, rng)
      plies += run.plies
    }
    return plies
  })
}

export async function run(): Promise<void> {
  perftTable(await makeGame('sakk'), 'alone: ')
  const count = await crowd()
  perftTable(await makeGame('sakk'), `after ${count} games:`)
  for (const [id, ludii] of Object.entries(LUDII)) {
    const game = await makeGame(id)
    playouts(game, 0.5)
    // The peer runs between the rounds, so that both meet the same noise.
    let plies = 0
    let peer = 0
    for (let i = 0; i < ROUNDS; i++) {
      plies = Math.max(plies, playouts(game, 1))
      peer = Math.max(peer, chessopsRate())
    }
    const scaled = (ludii * peer) / LUDII_CHESSOPS
    console.log(
      `random games ${id}: ${Math.round(plies).toLocaleString('en')} plies/s, ${(plies / scaled).toFixed(1)} × Ludii on this machine`,
    )
  }
}
