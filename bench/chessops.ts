import { Chess } from 'chessops/chess'
import { perft } from 'chessops/debug'
import { rate } from './measure/clock.ts'

/** How fast this machine runs the peer: perft(4) nodes a second, warm. */
export async function chessopsNodesPerSecond(): Promise<number> {
  const start = Chess.default()
  perft(start, 4)
  return Promise.resolve(rate(() => perft(start, 4), 1.5))
}

export async function run(): Promise<void> {
  console.log(`chessops perft: ${((await chessopsNodesPerSecond()) / 1e6).toFixed(2)} million nodes/s`)
}
