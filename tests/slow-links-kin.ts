// Slow models of four more linking games on plain objects, written from the rulings; they share no code with the kit.
import type { Slow } from './slow-links.ts'

const ABC = 'abcdefghijklmnopqrstuvwxyz'
const key = (x: number, y: number) => `${ABC[x - 1] ?? '?'}${y}`
const spot = (name: string) => [ABC.indexOf(name[0]!) + 1, Number(name.slice(1))] as const
type Pieces = Readonly<Record<string, string>>
const wonBy = (winner: number) => [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0]
const reachable = (from: Iterable<string>, next: (at: string) => string[]): Set<string> => {
  const met = new Set(from)
  for (const at of met) for (const n of next(at)) met.add(n)
  return met
}

/** Gale: sticks between points of one's own net. Pieces lie on the raster point in the middle of a stick. */
export function slowGale(n: number, sticks: Pieces, turn: number, over?: number[]): Slow {
  const side = 2 * n + 1
  const owns = (who: number, x: number, y: number) =>
    x >= 1 &&
    x <= side &&
    y >= 1 &&
    y <= side &&
    (who === 0 ? x % 2 === 0 && y % 2 === 1 : x % 2 === 1 && y % 2 === 0)
  const tint = ['red stick', 'blue stick']
  /** The two points a stick of `who` on this middle joins. */
  const ends = (who: number, x: number, y: number): [string, string] | undefined => {
    if (owns(who, x, y - 1) && owns(who, x, y + 1)) return [key(x, y - 1), key(x, y + 1)]
    return owns(who, x - 1, y) && owns(who, x + 1, y) ? [key(x - 1, y), key(x + 1, y)] : undefined
  }
  const hasWon = (laid: Pieces, who: number): boolean => {
    const edges = Object.keys(laid)
      .filter(at => laid[at] === tint[who])
      .map(at => ends(who, ...spot(at))!)
    const first = edges.flat().filter(point => spot(point)[who === 0 ? 1 : 0] === 1)
    const met = reachable(first, at => edges.filter(edge => edge.includes(at)).flat())
    return [...met].some(point => spot(point)[who === 0 ? 1 : 0] === side)
  }
  return {
    turn,
    over,
    pieces: sticks,
    moves() {
      const list = new Map<string, () => Slow>()
      for (let x = 1; x <= side; x++)
        for (let y = 1; y <= side; y++) {
          const pair = ends(turn, x, y)
          if (!pair || sticks[key(x, y)]) continue
          list.set(pair.join('-'), () => {
            const laid = { ...sticks, [key(x, y)]: tint[turn]! }
            return slowGale(n, laid, 1 - turn, hasWon(laid, turn) ? wonBy(turn) : undefined)
          })
        }
      return list
    },
  }
}

/** Gonnect: go stones, and a group from side to opposite side wins. `past` holds the earlier boards, the newest last. */
export function slowGonnect(
  size: number,
  stones: Pieces,
  turn: number,
  superko: boolean,
  past: readonly string[] = [],
  over?: number[],
): Slow {
  const near = (at: string): string[] => {
    const [x, y] = spot(at)
    return [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ]
      .filter(([a, b]) => a! >= 1 && a! <= size && b! >= 1 && b! <= size)
      .map(([a, b]) => key(a!, b!))
  }
  const groupOf = (board: Pieces, at: string) =>
    reachable([at], each => near(each).filter(n => board[n] === board[at]))
  const isFree = (board: Pieces, group: Set<string>) =>
    [...group].some(at => near(at).some(n => board[n] === undefined))
  const text = (board: Pieces) => JSON.stringify(Object.entries(board).sort(([a], [b]) => (a < b ? -1 : 1)))
  const own = ['black stone', 'white stone'][turn]!
  const after = (at: string): Pieces | undefined => {
    let board: Pieces = { ...stones, [at]: own }
    for (const n of near(at)) {
      if (board[n] === undefined || board[n] === own) continue
      const group = groupOf(board, n)
      if (!isFree(board, group))
        board = Object.fromEntries(Object.entries(board).filter(([cell]) => !group.has(cell)))
    }
    return isFree(board, groupOf(board, at)) ? board : undefined
  }
  const moves = (): Map<string, () => Slow> => {
    const list = new Map<string, () => Slow>()
    for (let x = 1; x <= size; x++)
      for (let y = 1; y <= size; y++) {
        const at = key(x, y)
        if (stones[at]) continue
        const board = after(at)
        if (!board) continue
        if (superko ? past.includes(text(board)) : past.at(-1) === text(board)) continue
        list.set(at, () => {
          const group = [...groupOf(board, at)].map(spot)
          const touches = (axis: 0 | 1, value: number) => group.some(each => each[axis] === value)
          const won = (touches(0, 1) && touches(0, size)) || (touches(1, 1) && touches(1, size))
          const kept = [...past, text(stones)]
          return slowGonnect(size, board, 1 - turn, superko, kept, won ? wonBy(turn) : undefined)
        })
      }
    return list
  }
  return {
    turn,
    over: over ?? (moves().size === 0 ? wonBy(1 - turn) : undefined),
    pieces: stones,
    moves,
  }
}

const OPPOSITE: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' }
const STEP: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
}
const PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cross: { n: 's', s: 'n', e: 'w', w: 'e' },
  rise: { w: 'n', n: 'w', e: 's', s: 'e' },
  fall: { w: 's', s: 'w', e: 'n', n: 'e' },
}

const SIGNS: Readonly<Record<string, string>> = { cross: '+', rise: '/', fall: '\\' }

/** Black: the whole main line is walked anew after every tile. `second` is where the second tile lies. */
export function slowBlack(n: number, tiles: Pieces, turn: number, second?: string, over?: number[]): Slow {
  const start = key(1, n)
  const corner = key(n, 1)
  const walk = (laid: Pieces, next: string): { at: string } | 'rim' | 'corner' | 'loop' => {
    let at = next
    let into = next === key(2, n) ? 'w' : 'n'
    const visited = new Set<string>()
    while (laid[at]) {
      if (visited.has(at + into)) return 'loop'
      visited.add(at + into)
      const out = PATHS[laid[at]!]![into]!
      const [x, y] = spot(at)
      const [a, b] = [x + STEP[out]![0], y + STEP[out]![1]]
      if (a < 1 || a > n || b < 1 || b > n) return 'rim'
      at = key(a, b)
      into = OPPOSITE[out]!
      if (at === corner) return 'corner'
    }
    return { at }
  }
  return {
    turn,
    over,
    pieces: tiles,
    moves() {
      const count = Object.keys(tiles).length
      const head = second ? walk(tiles, second) : undefined
      const open =
        count === 0 ? [start] : count === 1 ? [key(2, n), key(1, n - 1)] : [(head as { at: string }).at]
      const list = new Map<string, () => Slow>()
      for (const at of open)
        for (const tile of ['cross', 'rise', 'fall'])
          list.set(`${at}${SIGNS[tile]}`, () => {
            const laid = { ...tiles, [at]: tile }
            const next = count === 1 ? at : second
            const found = next === undefined ? undefined : walk(laid, next)
            const end =
              found === 'corner'
                ? wonBy(turn)
                : found === 'rim' || found === 'loop'
                  ? wonBy(1 - turn)
                  : undefined
            return slowBlack(n, laid, 1 - turn, next, end)
          })
      return list
    },
  }
}

const HANDS: Readonly<Record<string, number>> = { nesw: 2, T: 6, straight: 5, corner: 10, end: 1 }
const TILES = ['nesw', 'nes', 'esw', 'nsw', 'new', 'ns', 'ew', 'ne', 'es', 'sw', 'nw', 'n', 'e', 's', 'w']
const kindOf = (tile: string) =>
  tile.length === 4
    ? 'nesw'
    : tile.length === 3
      ? 'T'
      : tile.length === 1
        ? 'end'
        : tile === 'ns' || tile === 'ew'
          ? 'straight'
          : 'corner'

interface Wave {
  readonly tiles: Pieces
  readonly turn: number
  readonly hands: readonly Readonly<Record<string, number>>[]
  readonly over?: readonly number[]
}

/** Thoughtwave on ten by ten. */
export function slowWave(s: Wave = { tiles: {}, turn: 0, hands: [HANDS, HANDS] }): Slow {
  const sides = (at: string) => s.tiles[at]?.split(' ')[1]
  const listOf = (who: number): [string, string][] => {
    const found: [string, string][] = []
    for (let x = 1; x <= 10; x++)
      for (let y = 1; y <= 10; y++) {
        const at = key(x, y)
        if (s.tiles[at]) continue
        for (const tile of TILES) {
          if (s.hands[who]![kindOf(tile)]! === 0) continue
          const fits = [...'nesw'].every(side => {
            const beside = sides(key(x + STEP[side]![0], y + STEP[side]![1]))
            return beside === undefined || beside.includes(OPPOSITE[side]!) === tile.includes(side)
          })
          if (fits) found.push([at, tile])
        }
      }
    return found
  }
  const isJoined = (tiles: Pieces, first: string, last: string): boolean => {
    const lines = (at: string) => tiles[at]?.split(' ')[1] ?? ''
    const leaves = (at: string, side: string) => {
      const [x, y] = spot(at)
      const rim = side === 's' ? y === 1 : side === 'n' ? y === 10 : side === 'w' ? x === 1 : x === 10
      return rim && lines(at).includes(side)
    }
    const met = reachable(
      Object.keys(tiles).filter(at => leaves(at, first)),
      at =>
        [...lines(at)].flatMap(side => {
          const [x, y] = spot(at)
          const n = key(x + STEP[side]![0], y + STEP[side]![1])
          return lines(n).includes(OPPOSITE[side]!) ? [n] : []
        }),
    )
    return [...met].some(at => leaves(at, last))
  }
  const own = listOf(s.turn)
  const nobody = own.length === 0 && listOf(1 - s.turn).length === 0
  return {
    turn: s.turn,
    over: s.over ?? (nobody ? [0.5, 0.5] : undefined),
    pieces: s.tiles,
    moves() {
      const list = new Map<string, () => Slow>()
      if (own.length === 0) return list.set('pass', () => slowWave({ ...s, turn: 1 - s.turn }))
      for (const [at, tile] of own)
        list.set(`${at}:${tile}`, () => {
          const tiles = { ...s.tiles, [at]: `${['red', 'blue'][s.turn]} ${tile}` }
          const hands = s.hands.map((hand, i) =>
            i === s.turn ? { ...hand, [kindOf(tile)]: hand[kindOf(tile)]! - 1 } : hand,
          )
          const joined = [isJoined(tiles, 's', 'n'), isJoined(tiles, 'w', 'e')]
          const winner = joined[s.turn] ? s.turn : joined[1 - s.turn] ? 1 - s.turn : -1
          return slowWave({ tiles, hands, turn: 1 - s.turn, ...(winner < 0 ? {} : { over: wonBy(winner) }) })
        })
      return list
    },
  }
}
