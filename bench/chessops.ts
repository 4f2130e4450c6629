import { Chess } from 'chessops/chess'
import { perft } from 'chessops/debug'

/** How fast this machine runs the peer: perft(4) nodes a second, warm. */
export async function chessopsNodesPerSecond(): Promise<number> {
  const start = Chess.default()
  perft(start, 4)
  const began = performance.now()
  let nodes = 0
  while (performance.now() < began + 1500) nodes += perft(start, 4)
  return Promise.resolve((nodes / (performance.now() - began)) * 1000)
}

export async function run(): Promise<void> {
  console.log(`chessops perft: ${((await chessopsNodesPerSecond()) / 1e6).toFixed(2)} million nodes/s`)
}
