import { perft, Run, playRandomly, Rng, readPosition } from '/work/main/src/engine/index.ts'
import { fenToJson, KIWIPETE, START } from '/work/main/tests/fen.ts'
import sakk from '/work/main/src/games/sakk/sakk/game.ts'
import { Chess } from 'chessops/chess'
import { perft as cp } from 'chessops/debug'
import { parseFen } from 'chessops/fen'
const game = sakk.make({})
const rate = f => {
  const t = process.cpuUsage()
  const n = f()
  const u = process.cpuUsage(t)
  return n / (u.user + u.system)
}
for (const [name, fen, d] of [
  ['start', START, 5],
  ['kiwi', KIWIPETE, 4],
]) {
  let a = 0,
    b = 0
  for (let i = 0; i < 4; i++) {
    a = Math.max(
      a,
      rate(() => perft(game, readPosition(game, fenToJson(fen)).value, d)),
    )
    b = Math.max(
      b,
      rate(() => cp(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), d)),
    )
  }
  console.log(name, a.toFixed(2), b.toFixed(2), (a / b).toFixed(2))
}
let best = 0
for (let k = 0; k < 3; k++) {
  const rng = new Rng(1)
  best = Math.max(
    best,
    rate(() => {
      let plies = 0
      const until = performance.now() + 1500
      while (performance.now() < until) {
        const run = new Run(game)
        run.position.recording = false
        playRandomly(run, rng)
        plies += run.plies
      }
      return plies
    }),
  )
}
console.log('playouts M/s', best.toFixed(3))
