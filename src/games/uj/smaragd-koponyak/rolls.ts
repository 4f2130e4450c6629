import { rolledOf } from './moves.ts'
import { DICE } from './skull.ts'

/** Every roll of some dice: how often each of the six faces comes, and in how many of the 6^dice ways. */
export interface Rolls {
  readonly n: number
  /** Six counts for each roll. */
  readonly counts: Uint8Array
  readonly ways: Float64Array
  /** The same as chances, 1 in all. */
  readonly chance: Float64Array
  readonly moves: readonly number[]
}

const FACES = 6
const factorial = [1, 1, 2, 6, 24, 120, 720, 5040]

/** In how many ways so many dice show these faces. */
function waysOf(faces: readonly number[]): number {
  let dice = 0
  let below = 1
  for (const count of faces) {
    dice += count
    below *= factorial[count]!
  }
  return factorial[dice]! / below
}

function allRolls(dice: number): Rolls {
  const found: number[][] = []
  const fill = (faces: number[], left: number): void => {
    if (faces.length === FACES - 1) found.push([...faces, left])
    else for (let count = 0; count <= left; count++) fill([...faces, count], left - count)
  }
  fill([], dice)
  const ways = Float64Array.from(found, waysOf)
  return {
    n: found.length,
    counts: Uint8Array.from(found.flat()),
    ways,
    chance: ways.map(each => each / FACES ** dice),
    moves: found.map(rolledOf),
  }
}

/** By the number of dice, 0 to 7. */
export const ROLLS: readonly Rolls[] = Array.from({ length: DICE + 1 }, (_, dice) => allRolls(dice))

/** In how many ways a roll comes about, by its move. */
export const WAYS: ReadonlyMap<number, number> = new Map(
  ROLLS.flatMap(({ moves, ways }) => moves.map((m, i): [number, number] => [m, ways[i]!])),
)
