// Budgets are promised for a machine on which chessops counts so many positions a second. A slower machine, or one that shares
// its cores with other work, gets as much more processor time as the same count needs there at the same moment.
import { Chess } from 'chessops/chess'
import { perft } from 'chessops/debug'
import { CHESSOPS } from '../../bench/measure/ludii.ts'
import { processorTime } from '../../bench/measure/clock.ts'

const ROUNDS = 7
const DEPTH = 4

/** How many times slower than the machine of the budgets this one is now; never below 1. */
export function slowness(): number {
  const rates = Array.from({ length: ROUNDS }, () => {
    const began = processorTime()
    return (perft(Chess.default(), DEPTH, false) / (processorTime() - began)) * 1000
  })
  // The first rounds are slow, as the code is not yet compiled.
  const usual = rates.sort((a, b) => b - a)[2]!
  return Math.max(1, CHESSOPS / usual)
}
