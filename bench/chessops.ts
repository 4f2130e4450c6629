import { Chess } from 'chessops/chess'
import { perft } from 'chessops/debug'
import { bestRate } from './measure/clock.ts'

/** How fast this machine runs the peer: perft(4) nodes a second of processor time, warm. */
export function chessopsNodesPerSecond(): number {
  const start = Chess.default()
  return bestRate(() => perft(start, 4), 1.5)
}

export async function run(): Promise<void> {
  console.log(`chessops perft: ${(chessopsNodesPerSecond() / 1e6).toFixed(2)} million nodes/s`)
  return Promise.resolve()
}
