// Slow, literal readings of the rules, sharing nothing with the kit: positions are plain objects, moves are names.

/** A game as the book tells it. `moves` lists names, the forced pass too; `over` gives the shares at an end. */
export interface Slow<S> {
  readonly start: S
  turn(s: S): number
  moves(s: S): string[]
  play(s: S, name: string): S
  over(s: S): readonly number[] | undefined
  /** Pieces by cell, as the game's JSON has them. */
  pieces(s: S): Record<string, unknown>
}

/** Sequences of `depth` turns; the moves of one player in a row are one turn. */
export const slowPerft = <S>(
  game: Slow<S>,
  s: S,
  depth: number,
  turns: 'one move' | 'several moves',
): number => {
  if (depth === 0) return 1
  if (game.over(s)) return 0
  const names = game.moves(s)
  // Nobody plays twice in a row, so the last moves need not be made to be counted.
  if (depth === 1 && turns === 'one move') return names.length
  let total = 0
  for (const name of names) {
    const next = game.play(s, name)
    const sameTurn = turns === 'several moves' && game.turn(next) === game.turn(s) && !game.over(next)
    total += slowPerft(game, next, sameTurn ? depth : depth - 1, turns)
  }
  return total
}

const ABC = 'abcdefghijklmnopqrstuvwxyz'
type Stones = Readonly<Record<string, number>>
const without = (stones: Stones, gone: readonly string[]): Stones =>
  Object.fromEntries(Object.entries(stones).filter(([cell]) => !gone.includes(cell)))
const named = (stones: Stones, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(stones).map(([cell, who]) => [cell, names[who]!]))
const shares = (count: number, winner: number) =>
  Array.from({ length: count }, (_, i) => (i === winner ? 1 : 0))

interface Placed {
  readonly stones: Stones
  readonly turn: number
  readonly winner: number
}

/** A cell has any number of coordinates, each from 1; does a row of `length` go through it? */
const rowThrough = (
  stones: Stones,
  at: readonly number[],
  length: number,
  key: (at: readonly number[]) => string,
): boolean => {
  const who = stones[key(at)]
  const dirs = at.reduce<number[][]>((all, _) => all.flatMap(d => [-1, 0, 1].map(k => [...d, k])), [[]])
  return dirs.some(dir => {
    if (dir.every(k => k === 0)) return false
    let n = 1
    for (const sign of [1, -1])
      for (let k = 1; stones[key(at.map((x, i) => x + sign * k * dir[i]!))] === who; k++) n++
    return n >= length
  })
}

const flat = ([x, y]: readonly number[]) => `${ABC[x! - 1] ?? '?'}${y}`

export const dropFour = (columns: number, height: number): Slow<Placed> => ({
  start: { stones: {}, turn: 0, winner: -1 },
  turn: s => s.turn,
  moves: s =>
    ABC.slice(0, columns)
      .split('')
      .filter(letter => s.stones[`${letter}${height}`] === undefined),
  play(s, letter) {
    let row = 1
    while (s.stones[`${letter}${row}`] !== undefined) row++
    const stones = { ...s.stones, [`${letter}${row}`]: s.turn }
    const won = rowThrough(stones, [ABC.indexOf(letter) + 1, row], 4, flat)
    return { stones, turn: 1 - s.turn, winner: won ? s.turn : -1 }
  },
  over(s) {
    if (s.winner >= 0) return shares(2, s.winner)
    return Object.keys(s.stones).length === columns * height ? [0.5, 0.5] : undefined
  },
  pieces: s => named(s.stones, ['yellow disc', 'red disc']),
})

export const cube = (size: number, length: number): Slow<Placed> => {
  const key = ([x, y, z]: readonly number[]) => `${z}:${flat([x!, y!])}`
  const all: number[][] = []
  for (let z = 1; z <= size; z++)
    for (let y = 1; y <= size; y++) for (let x = 1; x <= size; x++) all.push([x, y, z])
  const rims = (at: readonly number[]) => at.filter(k => k === 1 || k === size).length
  return {
    start: { stones: {}, turn: 0, winner: -1 },
    turn: s => s.turn,
    moves: s =>
      all
        .filter(at => s.stones[key(at)] === undefined)
        .filter(at => size === 4 || Object.keys(s.stones).length > 0 || (rims(at) > 0 && rims(at) < 3))
        .map(key),
    play(s, name) {
      const stones = { ...s.stones, [name]: s.turn }
      const won = rowThrough(
        stones,
        all.find(at => key(at) === name)!,
        length,
        key,
      )
      return { stones, turn: 1 - s.turn, winner: won ? s.turn : -1 }
    },
    over(s) {
      if (s.winner >= 0) return shares(2, s.winner)
      return Object.keys(s.stones).length === size ** 3 ? [0.5, 0.5] : undefined
    },
    pieces: s => named(s.stones, ['red marble', 'blue marble']),
  }
}

interface Pente extends Placed {
  readonly taken: readonly number[]
  readonly owed: number
}

export const pente = (players: number, variant: 'pente' | 'kerjo' | 'plusz-minusz'): Slow<Pente> => {
  const all: string[] = []
  for (let y = 1; y <= 19; y++) for (let x = 1; x <= 19; x++) all.push(flat([x, y]))
  const spot = (name: string) => [ABC.indexOf(name[0]!) + 1, Number(name.slice(1))]
  const goal = variant === 'kerjo' ? 15 : 10
  return {
    start: { stones: {}, turn: 0, winner: -1, taken: Array.from({ length: players }, () => 0), owed: 0 },
    turn: s => s.turn,
    moves(s) {
      if (s.owed > 0) return s.taken[1 - s.turn]! >= 2 ? ['plus', 'minus'] : ['plus']
      return all.filter(name => s.stones[name] === undefined)
    },
    play(s, name) {
      const taken = [...s.taken]
      const me = s.turn
      let { stones, winner, owed } = s
      if (name === 'plus' || name === 'minus') {
        owed--
        if (name === 'plus') taken[me]! += 2
        else taken[1 - me]! -= 2
      } else {
        const [x, y] = spot(name) as [number, number]
        stones = { ...stones, [name]: me }
        const gone: string[] = []
        for (const dx of [-1, 0, 1])
          for (const dy of [-1, 0, 1])
            for (const n of variant === 'kerjo' ? [2, 3] : [2]) {
              if (dx === 0 && dy === 0) continue
              const between = Array.from({ length: n }, (_, k) => flat([x + (k + 1) * dx, y + (k + 1) * dy]))
              const enemies = between.every(cell => stones[cell] !== undefined && stones[cell] !== me)
              if (!enemies || stones[flat([x + (n + 1) * dx, y + (n + 1) * dy])] !== me) continue
              gone.push(...between)
              if (variant === 'plusz-minusz') owed++
              else taken[me]! += n
            }
        stones = without(stones, gone)
        if (rowThrough(stones, [x, y], 5, flat)) winner = me
      }
      // What cannot be subtracted is added without asking.
      if (owed > 0 && (winner >= 0 || taken[1 - me] === 0)) {
        taken[me]! += 2 * owed
        owed = 0
      }
      return { stones, winner, taken, owed, turn: owed > 0 ? me : (me + 1) % players }
    },
    over(s) {
      if (s.winner >= 0) return shares(players, s.winner)
      const rich = s.taken.findIndex(n => n >= goal)
      if (rich >= 0) return shares(players, rich)
      return Object.keys(s.stones).length === 361 && s.owed === 0
        ? shares(players, -1).map(() => 1 / players)
        : undefined
    },
    pieces: s => named(s.stones, ['white stone', 'black stone', 'red stone', 'blue stone']),
  }
}

interface Malom {
  readonly stones: Stones
  readonly turn: number
  readonly hand: readonly number[]
  readonly taking: boolean
  readonly quiet: number
  readonly flights: number
}

const LINES =
  `1ÉNy-1É-1ÉK 1ÉNy-1Ny-1DNy 1DNy-1D-1DK 1DK-1K-1ÉK 2ÉNy-2É-2ÉK 2ÉNy-2Ny-2DNy 2DNy-2D-2DK 2DK-2K-2ÉK
  3ÉNy-3É-3ÉK 3ÉNy-3Ny-3DNy 3DNy-3D-3DK 3DK-3K-3ÉK 1É-2É-3É 1Ny-2Ny-3Ny 1D-2D-3D 1K-2K-3K`
    .split(/\s+/)
    .map(line => line.split('-'))
const POINTS = [...new Set(LINES.flat())]

export const malom = (flying: boolean): Slow<Malom> => {
  const onMill = (stones: Stones, cell: string) =>
    LINES.some(line => line.includes(cell) && line.every(each => stones[each] === stones[cell]))
  const men = (s: Malom, who: number) => POINTS.filter(cell => s.stones[cell] === who)
  const flies = (s: Malom, who: number) => flying && s.hand[who] === 0 && men(s, who).length === 3
  const beside = (a: string, b: string) =>
    LINES.some(
      line => line.includes(a) && line.includes(b) && Math.abs(line.indexOf(a) - line.indexOf(b)) === 1,
    )
  const moves = (s: Malom): string[] => {
    const free = POINTS.filter(cell => s.stones[cell] === undefined)
    if (s.taking) {
      const enemies = men(s, 1 - s.turn)
      const open = enemies.filter(cell => !onMill(s.stones, cell))
      return (open.length > 0 ? open : enemies).map(cell => `x${cell}`)
    }
    if (s.hand[s.turn]! > 0) return free
    return men(s, s.turn).flatMap(a =>
      free.filter(b => flies(s, s.turn) || beside(a, b)).map(b => `${a}-${b}`),
    )
  }
  return {
    start: { stones: {}, turn: 0, hand: [9, 9], taking: false, quiet: 0, flights: 0 },
    turn: s => s.turn,
    moves,
    play(s, name) {
      if (s.taking)
        return { ...s, stones: without(s.stones, [name.slice(1)]), taking: false, turn: 1 - s.turn }
      const [a, b] = name.split('-')
      const cell = b ?? a!
      const stones = { ...without(s.stones, b ? [a!] : []), [cell]: s.turn }
      const hand = s.hand.map((n, i) => (i === s.turn && !b ? n - 1 : n))
      const both = flies(s, 0) && flies(s, 1)
      return onMill(stones, cell)
        ? { stones, hand, turn: s.turn, taking: true, quiet: 0, flights: 0 }
        : {
            stones,
            hand,
            turn: 1 - s.turn,
            taking: false,
            quiet: s.quiet + 1,
            flights: s.flights + (both ? 1 : 0),
          }
    },
    over(s) {
      for (const who of [0, 1]) if (9 - s.hand[who]! - men(s, who).length >= 7) return shares(2, 1 - who)
      if (s.quiet >= 100 || s.flights >= 20) return [0.5, 0.5]
      return moves(s).length === 0 ? shares(2, 1 - s.turn) : undefined
    },
    pieces: s => named(s.stones, ['white man', 'black man']),
  }
}
