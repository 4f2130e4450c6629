/**
 * What is too much for every run goes round: this number says whose turn it is. `npm test` takes it from the commit and
 * prints it; the same number in the variable ROTATION repeats the same choice, and ROTATION=all leaves nothing out.
 */
const given = process.env['ROTATION'] ?? '0'
export const rotation = given === 'all' ? 0 : Number(given)

const PARTS = 8
/** Whether the thing with this number is in the eighth of this run. */
export const isInTurn = (i: number): boolean => given === 'all' || i % PARTS === rotation % PARTS

const THIRDS = 3
/** A third of the numbers from 1 to `count`, another third in the next runs: seeds of random games. */
export const numbersInTurn = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i + 1).filter(
    n => given === 'all' || n % THIRDS === rotation % THIRDS,
  )
/** Whether the thing with this number is in the half of this run. */
export const isInHalf = (i: number): boolean => given === 'all' || i % 2 === rotation % 2
/** Every second of them, the others in the next run. */
export const halfInTurn = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => isInHalf(i))
/** One of them, another one in the next run. */
export const oneInTurn = <T>(list: readonly T[]): readonly T[] =>
  given === 'all' ? list : list.slice(rotation % list.length).slice(0, 1)
