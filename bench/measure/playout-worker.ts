// A thread that measures the random games of the one game it was made for. A page and its worker play one game too: code that many
// games share is compiled for that one alone.
import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../../src/cli/library.ts'
import { playRandomly, Rng, Run } from '../../src/engine/index.ts'
import { chessopsNodesPerSecond } from '../chessops.ts'
import { bestRate } from './clock.ts'
import type { Playouts, Speed } from './playout-threads.ts'

const { id, options, seconds, yardstick } = workerData as Playouts
const loaded = await loadGame(id)
if (!loaded.ok) throw new Error(loaded.why.en)
await loaded.value.load?.(options)
const game = loaded.value.make(options)
const rng = new Rng(1)
const plies = bestRate(() => {
  const run = new Run(game)
  run.position.recording = false
  playRandomly(run, rng)
  return run.plies
}, seconds)
const speed: Speed = { plies, yardstick: yardstick ? chessopsNodesPerSecond() : 0 }
parentPort!.postMessage(speed, [])
