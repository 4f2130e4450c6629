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

/** Hasami shogi of nine by nine: version 1 makes five in a row, version 2 takes eight men. */
export const hasami = (version: 1 | 2, official: boolean): Slow<Laid> => {
  const cells = grid(9, 9)
  const on = (x: number, y: number) => x >= 1 && x <= 9 && y >= 1 && y <= 9
  const FOUR = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const
  const homes = version === 1 ? ['12', '89'] : ['1', '9']
  const start = Object.fromEntries(
    cells.flatMap(cell => homes.flatMap((rows, who) => (rows.includes(cell.slice(1)) ? [[cell, who]] : []))),
  )
  const movesOf = (stones: Stones, who: number): string[] => {
    const free = (x: number, y: number) => on(x, y) && stones[key(x, y)] === undefined
    const taken = (x: number, y: number) => stones[key(x, y)] !== undefined
    return cells
      .filter(cell => stones[cell] === who)
      .flatMap(cell => {
        const [x, y] = spot(cell)
        const ends = new Set<string>()
        if (official)
          for (const [dx, dy] of FOUR) {
            for (let k = 1; free(x + k * dx, y + k * dy); k++) ends.add(key(x + k * dx, y + k * dy))
            if (version === 1 && taken(x + dx, y + dy) && free(x + 2 * dx, y + 2 * dy))
              ends.add(key(x + 2 * dx, y + 2 * dy))
          }
        else {
          for (const [dx, dy] of FOUR) if (free(x + dx, y + dy)) ends.add(key(x + dx, y + dy))
          // The jumping man has left its cell, and lands nowhere twice.
          const jump = (a: number, b: number, met: readonly string[]): void => {
            for (const [dx, dy] of FOUR) {
              const [over, land] = [key(a + dx, b + dy), key(a + 2 * dx, b + 2 * dy)]
              if (over === cell || stones[over] === undefined) continue
              if (!free(a + 2 * dx, b + 2 * dy) || met.includes(land) || ends.has(land)) continue
              ends.add(land)
              jump(a + 2 * dx, b + 2 * dy, [...met, land])
            }
          }
          jump(x, y, [cell])
        }
        return [...ends].map(end => `${cell}-${end}`)
      })
  }
  const five = (stones: Stones, cell: string): boolean => {
    const who = stones[cell]!
    const counts = (at: string) =>
      stones[at] === who && !(who === 0 ? ['1', '2'] : ['8', '9']).includes(at.slice(1))
    const [x, y] = spot(cell)
    return (
      counts(cell) &&
      [[0, 1] as const, [1, 1] as const, [1, -1] as const].some(([dx, dy]) => {
        let n = 1
        for (const sign of [1, -1])
          for (let k = 1; counts(key(x + sign * k * dx, y + sign * k * dy)); k++) n++
        return n >= 5
      })
    )
  }
  return {
    start: { stones: start, turn: 0, winner: -1 },
    turn: s => s.turn,
    moves: s => movesOf(s.stones, s.turn),
    play(s, name) {
      const [from, to] = name.split('-') as [string, string]
      const me = s.turn
      const stones: Record<string, number> = { ...s.stones, [to]: me }
      delete stones[from]
      const gone: string[] = []
      const [x, y] = spot(to)
      for (const [dx, dy] of FOUR) {
        const line: string[] = []
        let k = 1
        for (; stones[key(x + k * dx, y + k * dy)] === 1 - me; k++) line.push(key(x + k * dx, y + k * dy))
        if (stones[key(x + k * dx, y + k * dy)] === me) gone.push(...line)
      }
      for (const [corner, a, b] of [
        ['a1', 'a2', 'b1'],
        ['i1', 'i2', 'h1'],
        ['a9', 'a8', 'b9'],
        ['i9', 'i8', 'h9'],
      ] as const)
        if ((to === a || to === b) && stones[a] === me && stones[b] === me && stones[corner] === 1 - me)
          gone.push(corner)
      const kept = Object.fromEntries(Object.entries(stones).filter(([cell]) => !gone.includes(cell)))
      return { stones: kept, turn: 1 - me, winner: version === 1 && five(kept, to) ? me : -1 }
    },
    over(s) {
      const men = [0, 1].map(who => Object.values(s.stones).filter(each => each === who).length)
      if (s.winner >= 0) return wonBy(s.winner)
      if (version === 2) {
        if (men[1]! <= 1) return wonBy(0)
        if (men[0]! <= 1) return wonBy(1)
      } else if (men[0]! < 5 && men[1]! < 5) return [0.5, 0.5]
      return movesOf(s.stones, s.turn).length === 0 ? wonBy(1 - s.turn) : undefined
    },
    pieces: s => named(s.stones, ['white man', 'black man']),
  }
}
