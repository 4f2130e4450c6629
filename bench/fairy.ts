// The chess kin against Fairy-Stockfish, as deep as NODES nodes (ten million when absent) from the start and from five middle
// positions: npm run bench fairy [name …]. Any difference stops it.
import { perft, Run, type Position } from '../src/engine/index.ts'
import { fairyCount, fairyWithKin, fenOf, KIN, middles, undrawn } from '../tests/fairy-kin.ts'
import { processorTime } from './measure/clock.ts'

const NODES = Number(process.env['NODES'] ?? 10_000_000)
/** From one depth to the next the count grows about as it did before. */
const wouldPass = (counts: readonly number[]): boolean => {
  const [before = 1, last = 1] = counts.slice(-2)
  return (last * last) / before > NODES
}
const timed = (work: () => number): readonly [value: number, milliseconds: number] => {
  const began = processorTime()
  return [work(), processorTime() - began]
}

export async function run(words: readonly string[]): Promise<void> {
  const fairy = await fairyWithKin()
  console.log(
    `${'game'.padEnd(24)}${'depths'.padEnd(16)}${'nodes'.padStart(13)}   ours M/s   ffish M/s   ratio`,
  )
  for (const [name, kin] of Object.entries(KIN)) {
    if (words.length > 0 && !words.includes(name)) continue
    const game = undrawn(kin)
    let [nodes, ours, theirs] = [0, 0, 0]
    const depths: number[] = []
    const compare = (p: Position): void => {
      const fen = fenOf(kin, game, p)
      const board = new fairy.Board(kin.variant, fen)
      const counts: number[] = []
      for (let depth = 1; depth === 1 || !wouldPass([1, ...counts]); depth++) {
        const [mine, myTime] = timed(() => perft(game, p, depth))
        const [other, otherTime] = timed(() => fairyCount(kin, board, depth))
        if (mine !== other) throw new Error(`${name}: ${fen}, depth ${depth}: ${mine} and ${other}`)
        counts.push(mine)
        nodes += mine
        ours += myTime
        theirs += otherTime
        if (mine === 0) break
      }
      depths.push(counts.length)
      board.delete()
    }
    compare(new Run(game).position)
    for (const p of middles(game, 5)) compare(p)
    const rate = (milliseconds: number) => nodes / milliseconds / 1000
    console.log(
      `${name.padEnd(24)}${depths.join(' ').padEnd(16)}${nodes.toLocaleString('en').padStart(13)}${rate(ours).toFixed(1).padStart(11)}${rate(theirs).toFixed(1).padStart(12)}${(theirs / ours).toFixed(1).padStart(8)}`,
    )
  }
}
