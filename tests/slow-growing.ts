// Slow models of games on a hexagonal table without end, written from the rulings; they share no code with the kit.
import type { Slow } from './slow-links.ts'

/** Tiles by place, "east,north", the first one at "0,0". */
type Tiles = ReadonlyMap<string, string>

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
const shifted = (at: string, [east, north]: readonly [number, number], steps = 1): string => {
  const [e, n] = at.split(',').map(Number) as [number, number]
  return `${e + east * steps},${n + north * steps}`
}
const around = (at: string): string[] => WAYS.map(way => shifted(at, way))
const nameOf = (at: string): string => {
  const [e, n] = at.split(',').map(Number) as [number, number]
  const part = (steps: number, words: string) =>
    steps === 0 ? '' : words[steps > 0 ? 0 : 1]! + Math.abs(steps)
  return part(e, 'ew') + part(n, 'ns') || '0'
}
const piecesOf = (tiles: Tiles) => Object.fromEntries([...tiles].map(([at, tile]) => [nameOf(at), tile]))

/** Where a tile may go: the first in the middle, the second beside it, every other beside two. */
function places(tiles: Tiles): string[] {
  if (tiles.size === 0) return ['0,0']
  const empty = new Set([...tiles.keys()].flatMap(around).filter(at => !tiles.has(at)))
  return [...empty].filter(at => around(at).filter(n => tiles.has(n)).length >= Math.min(2, tiles.size))
}

/** All straight rows of so many tiles, as lists of places. */
const rows = (tiles: Tiles, long: number): string[][] =>
  [...tiles.keys()].flatMap(at =>
    WAYS.slice(0, 3)
      .map(way => Array.from({ length: long }, (_, k) => shifted(at, way, k)))
      .filter(row => row.every(each => tiles.has(each))),
  )

const even = (players: number) => Array.from({ length: players }, () => 1 / players)
const won = (players: number, winner: number) =>
  Array.from({ length: players }, (_, i) => (i === winner ? 1 : 0))

/** `numbers` has each player's own. */
export function slowPlotto(tiles: Tiles, turn: number, numbers: readonly string[], over?: number[]): Slow {
  return {
    turn,
    over,
    pieces: piecesOf(tiles),
    moves() {
      const list = new Map<string, () => Slow>()
      for (const at of places(tiles))
        for (const number of ['1', '2', '3', '4']) {
          if (around(at).some(n => tiles.get(n) === number)) continue
          list.set(`${nameOf(at)}:${number}`, () => {
            const then = new Map([...tiles, [at, number]])
            const fresh = rows(then, 4)
              .filter(row => row.includes(at) && then.get(row[0]!) === then.get(row[3]!))
              .map(row => numbers.indexOf(then.get(row[0]!)!))
              .filter(player => player >= 0)
            const winners = new Set(fresh)
            const winner = winners.has(turn) ? turn : winners.size === 1 ? fresh[0] : undefined
            const stuck = winner === undefined && slowPlotto(then, 0, numbers, []).moves().size === 0
            const end =
              winner !== undefined
                ? won(numbers.length, winner)
                : then.size >= 120 || stuck
                  ? even(numbers.length)
                  : undefined
            return slowPlotto(then, (turn + 1) % numbers.length, numbers, end)
          })
        }
      return list
    },
  }
}

/** The tiles of a colour that cannot reach the far outside past the tiles of another. */
function enclosed(tiles: Tiles, colour: string, by: string): boolean {
  const far =
    2 + Math.max(...[...tiles.keys()].flatMap(at => at.split(',').map(each => Math.abs(Number(each)))))
  const reached = new Set([`${far},0`])
  for (const at of reached)
    for (const n of around(at))
      if (n.split(',').every(each => Math.abs(Number(each)) <= far) && tiles.get(n) !== by) reached.add(n)
  return [...tiles].some(([at, tile]) => tile === colour && !reached.has(at))
}

export function slowAndantino(tiles: Tiles, turn: number, over?: number[]): Slow {
  return {
    turn,
    over,
    pieces: piecesOf(tiles),
    moves() {
      const [mine, theirs] = turn === 0 ? ['white tile', 'black tile'] : ['black tile', 'white tile']
      return new Map(
        places(tiles).map(at => [
          nameOf(at),
          () => {
            const then = new Map([...tiles, [at, mine!]])
            const five = rows(then, 5).some(row => row.every(each => then.get(each) === mine))
            const winner =
              five || enclosed(then, theirs!, mine!)
                ? turn
                : enclosed(then, mine!, theirs!)
                  ? 1 - turn
                  : undefined
            const end = winner !== undefined ? won(2, winner) : then.size >= 200 ? even(2) : undefined
            return slowAndantino(then, 1 - turn, end)
          },
        ]),
      )
    },
  }
}
