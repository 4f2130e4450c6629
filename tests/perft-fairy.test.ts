// The chess kin against Fairy-Stockfish: from the start and from five middle positions that our own random games reach.
// `npm run bench fairy` counts deeper, and prints both speeds.
import { expect, test } from 'vitest'
import { perft, Run, type Position } from '../src/engine/index.ts'
import { halfInTurn } from './rotation.ts'
import { fairyCount, fairyWithKin, fenOf, KIN, middles, undrawn } from './fairy-kin.ts'

const fairy = await fairyWithKin()

for (const [name, kin] of halfInTurn(Object.entries(KIN)))
  test(`${name} counts as Fairy-Stockfish does`, { timeout: 240_000 }, () => {
    const game = undrawn(kin)
    const start = new Run(game).position
    const compare = (p: Position, most: number): void => {
      const fen = fenOf(kin, game, p)
      const board = new fairy.Board(kin.variant, fen)
      for (let depth = 1; depth <= most; depth++)
        expect(perft(game, p, depth), `${fen}, depth ${depth}`).toBe(fairyCount(kin, board, depth))
      board.delete()
    }
    compare(start, kin.depths[0])
    for (const p of middles(game, 5)) compare(p, kin.depths[1])
  })
