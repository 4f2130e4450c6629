// Slow, literal readings of more row games, sharing nothing with the kit.
import type { Slow } from './slow-rows.ts'

type Stones = Readonly<Record<string, number>>
const ABC = 'abcdefghijklmnopqrstuvwxyzABCDEFG'
const key = (x: number, y: number) => `${ABC[x - 1] ?? '?'}${y}`
const spot = (cell: string) => [ABC.indexOf(cell[0]!) + 1, Number(cell.slice(1))] as const
const grid = (columns: number, height: number) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: columns }, (_, x) => key(x + 1, y + 1)),
  ).flat()
const named = (stones: Stones, names: readonly string[]) =>
  Object.fromEntries(Object.entries(stones).map(([cell, who]) => [cell, names[who]!]))
const wonBy = (winner: number) => [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0]

/** How many stones of one colour stand in line with a cell, the cell included. */
const inLine = (stones: Stones, cell: string, [dx, dy]: readonly [number, number]): number => {
  const [x, y] = spot(cell)
  let n = 1
  for (const sign of [1, -1])
    for (let k = 1; stones[key(x + sign * k * dx, y + sign * k * dy)] === stones[cell]; k++) n++
  return n
}
const ACROSS = [
  [1, 0],
  [0, 1],
] as const
const ALL = [...ACROSS, [1, 1], [1, -1]] as const

interface Laid {
  readonly stones: Stones
  readonly turn: number
  readonly winner: number
}
const EMPTY: Laid = { stones: {}, turn: 0, winner: -1 }

/** A piece falls to the nearest side of a board of eight, or from a long diagonal into the corner. */
export const gravity: Slow<Laid> = {
  start: EMPTY,
  turn: s => s.turn,
  moves: s => grid(8, 8).filter(cell => s.stones[cell] === undefined),
  play(s, name) {
    let [x, y]: readonly [number, number] = spot(name)
    const distances = [x - 1, 8 - x, y - 1, 8 - y]
    const least = Math.min(...distances)
    const [left, right, down, up] = distances.map(d => d === least)
    const [dx, dy] = [left ? -1 : right ? 1 : 0, down ? -1 : up ? 1 : 0]
    const free = (a: number, b: number) =>
      a >= 1 && a <= 8 && b >= 1 && b <= 8 && s.stones[key(a, b)] === undefined
    while (free(x + dx, y + dy)) [x, y] = [x + dx, y + dy]
    const stones = { ...s.stones, [key(x, y)]: s.turn }
    const won = ALL.some(way => inLine(stones, key(x, y), way) >= 4)
    return { stones, turn: 1 - s.turn, winner: won ? s.turn : -1 }
  },
  over: s => (s.winner >= 0 ? wonBy(s.winner) : Object.keys(s.stones).length === 64 ? [0.5, 0.5] : undefined),
  pieces: s => named(s.stones, ['red disc', 'blue disc']),
}

/** Falling discs; a full bottom row goes, and the others sink. */
export const sinkingFour = (columns: number, height: number): Slow<Laid> => ({
  start: EMPTY,
  turn: s => s.turn,
  moves: s =>
    ABC.slice(0, columns)
      .split('')
      .filter(letter => s.stones[`${letter}${height}`] === undefined),
  play(s, letter) {
    let row = 1
    while (s.stones[`${letter}${row}`] !== undefined) row++
    const cell = `${letter}${row}`
    const stones: Record<string, number> = { ...s.stones, [cell]: s.turn }
    if (ALL.some(way => inLine(stones, cell, way) >= 4)) return { stones, turn: 1 - s.turn, winner: s.turn }
    const full = ABC.slice(0, columns)
      .split('')
      .every(each => stones[`${each}1`] !== undefined)
    const sunk = Object.fromEntries(
      Object.entries(stones).flatMap(([at, who]) => {
        const [x, y] = spot(at)
        return y === 1 ? [] : [[key(x, y - 1), who]]
      }),
    )
    return { stones: full ? sunk : stones, turn: 1 - s.turn, winner: -1 }
  },
  over: s => (s.winner >= 0 ? wonBy(s.winner) : undefined),
  pieces: s => named(s.stones, ['yellow disc', 'red disc']),
})

export interface Stepped {
  readonly side: number
  /** Without men nobody ever steps, and a full board is a draw. */
  readonly men: number | undefined
  readonly row: number
  readonly rows: 'all' | 'across and upwards'
  readonly longer: 'win' | 'do not count'
  readonly shut: 'loses' | 'passes'
  readonly names: readonly string[]
  /** A cell that the very first man may not take. */
  readonly barred?: string
}

/** Pieces are placed; when all are down they step to a free neighbour across or upwards. */
export const stepped = ({ side, men, row, rows, longer, shut, names, barred }: Stepped): Slow<Laid> => {
  const cells = grid(side, side)
  const ways = rows === 'all' ? ALL : ACROSS
  const stepsOf = (s: Laid, who: number) =>
    cells
      .filter(cell => s.stones[cell] === who)
      .flatMap(cell => {
        const [x, y] = spot(cell)
        return [key(x, y + 1), key(x + 1, y), key(x, y - 1), key(x - 1, y)]
          .filter(to => cells.includes(to) && s.stones[to] === undefined)
          .map(to => `${cell}-${to}`)
      })
  const laid = (s: Laid) => Object.keys(s.stones).length
  return {
    start: EMPTY,
    turn: s => s.turn,
    moves(s) {
      if (men === undefined || laid(s) < 2 * men)
        return cells.filter(c => s.stones[c] === undefined && (laid(s) > 0 || c !== barred))
      const steps = stepsOf(s, s.turn)
      return steps.length > 0 ? steps : ['pass']
    },
    play(s, name) {
      if (name === 'pass') return { ...s, turn: 1 - s.turn }
      const [from, to] = name.split('-')
      const goal = to ?? from!
      const kept = Object.entries(s.stones).filter(([cell]) => to === undefined || cell !== from)
      const stones = { ...Object.fromEntries(kept), [goal]: s.turn }
      const won = ways.some(way => {
        const n = inLine(stones, goal, way)
        return longer === 'win' ? n >= row : n === row
      })
      return { stones, turn: 1 - s.turn, winner: won ? s.turn : -1 }
    },
    over(s) {
      if (s.winner >= 0) return wonBy(s.winner)
      if (men === undefined) return laid(s) === side * side ? [0.5, 0.5] : undefined
      if (laid(s) < 2 * men || stepsOf(s, s.turn).length > 0) return undefined
      if (shut === 'loses') return wonBy(1 - s.turn)
      return stepsOf(s, 1 - s.turn).length === 0 ? [0.5, 0.5] : undefined
    },
    pieces: s => named(s.stones, names),
  }
}
