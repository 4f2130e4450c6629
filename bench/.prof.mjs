import { perft, readPosition } from '/work/main/src/engine/index.ts'
import { fenToJson, KIWIPETE, START } from '/work/main/tests/fen.ts'
import sakk from '/work/main/src/games/sakk/sakk/game.ts'
const game = sakk.make({})
const fen = process.argv[2] === 'k' ? KIWIPETE : START
for (let i = 0; i < (process.argv[2] === 'k' ? 10 : 8); i++)
  perft(game, readPosition(game, fenToJson(fen)).value, process.argv[2] === 'k' ? 4 : 5)
