// Slow models of amazonok, atomic, abalon and zertz on plain objects, written from the rulings; no code of the kit in them.
import type { Slow } from './slow-links.ts'

type Board = Readonly<Record<string, string>>
type List = Map<string, () => Slow>
const LETTERS = 'abcdefghij'
const without = (board: Board, ...cells: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(board).filter(([cell]) => !cells.includes(cell)))
const won = (count: number, winner: number) => Array.from({ length: count }, (_, i) => (i === winner ? 1 : 0))

// Amazons: pieces are written as in JSON.
interface Amazons {
  readonly board: Board
  readonly players: readonly string[]
  readonly turn: number
  readonly shooter?: string
  readonly out: readonly number[]
  readonly official: boolean
}
export function slowAmazons(s: Amazons): Slow {
  const count = s.players.length
  const shifted = (cell: string, dx: number, dy: number) => {
    const [x, y] = [LETTERS.indexOf(cell[0]!) + dx, Number(cell.slice(1)) + dy]
    return x < 0 || x > 9 || y < 1 || y > 10 ? undefined : `${LETTERS[x]}${y}`
  }
  const lines = (start: string): string[][] =>
    [-1, 0, 1].flatMap(dx =>
      [-1, 0, 1].map(dy => {
        const line: string[] = []
        if (dx === 0 && dy === 0) return line
        for (let c = shifted(start, dx, dy); c && !s.board[c]; c = shifted(c, dx, dy)) line.push(c)
        return line
      }),
    )
  const next = (out: readonly number[]) => {
    let turn = s.turn
    do turn = (turn + 1) % count
    while (out.includes(turn))
    return turn
  }
  const list: List = new Map()
  if (s.shooter) {
    for (const line of lines(s.shooter))
      for (const cell of s.official ? line : line.slice(-1))
        list.set(`*${cell}`, () => {
          const { shooter: _, ...rest } = s
          return slowAmazons({ ...rest, board: { ...s.board, [cell]: 'arrow' }, turn: next(s.out) })
        })
  } else
    for (const [from, piece] of Object.entries(s.board))
      if (piece === `${s.players[s.turn]} amazon`)
        for (const to of lines(from).flat())
          list.set(`${from}-${to}`, () =>
            slowAmazons({ ...s, board: { ...without(s.board, from), [to]: piece }, shooter: to }),
          )
  const out = [...s.out, s.turn]
  const left = s.players.flatMap((_, i) => (out.includes(i) ? [] : [i]))
  if (list.size === 0 && left.length > 1) list.set('out', () => slowAmazons({ ...s, out, turn: next(out) }))
  const over = list.size === 0 ? won(count, left[0]!) : undefined
  return { turn: s.turn, over, pieces: s.board, moves: () => list }
}

/** Atomic: cells hold the owner and the number of atoms. */
type Atoms = Readonly<Record<string, readonly [number, number]>>
const atomNeighbours = (cell: string): string[] => {
  const [x, y] = [LETTERS.indexOf(cell[0]!), Number(cell[1])]
  return [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ].flatMap(([a, b]) => (a! < 0 || a! > 7 || b! < 1 || b! > 8 ? [] : [`${LETTERS[a!]}${b}`]))
}
export function slowAtomic(atoms: Atoms, turn: number, over?: number[]): Slow {
  const put = (cell: string): Slow => {
    const now: Record<string, readonly [number, number]> = {
      ...atoms,
      [cell]: [turn, (atoms[cell]?.[1] ?? 0) + 1],
    }
    const total = Object.values(now).reduce((sum, [, n]) => sum + n, 0)
    const isLost = () => total > 1 && Object.values(now).every(([owner]) => owner === turn)
    for (;;) {
      // The last unstable cell first, unlike the game itself: the order must not matter.
      const unstable = Object.keys(now).findLast(c => now[c]![1] >= atomNeighbours(c).length)
      if (!unstable) break
      const left = now[unstable]![1] - atomNeighbours(unstable).length
      if (left > 0) now[unstable] = [turn, left]
      else delete now[unstable]
      for (const n of atomNeighbours(unstable)) now[n] = [turn, (now[n]?.[1] ?? 0) + 1]
      if (isLost()) break
    }
    return slowAtomic(now, 1 - turn, isLost() ? won(2, turn) : undefined)
  }
  return {
    turn,
    over,
    pieces: Object.fromEntries(
      Object.entries(atoms).map(([cell, [owner, n]]) => [cell, `${['white', 'black'][owner]} ${n}`]),
    ),
    moves() {
      const list: List = new Map()
      for (const col of 'abcdefgh')
        for (const row of '12345678')
          if ((atoms[col + row]?.[0] ?? turn) === turn) list.set(col + row, () => put(col + row))
      return list
    },
  }
}

// Abalone: row letter and number; the six neighbours are those of ruling C8.
const HEX = [
  [0, -1],
  [0, 1],
  [-1, -1],
  [-1, 0],
  [1, 0],
  [1, 1],
] as const
const hexAt = (row: number, num: number): string | undefined =>
  row < 1 || row > 9 || num < Math.max(1, row - 4) || num > Math.min(9, row + 4)
    ? undefined
    : `${LETTERS[row - 1]}${num}`
const hexStep = (cell: string, [dr, dn]: readonly [number, number]) =>
  hexAt(LETTERS.indexOf(cell[0]!) + 1 + dr, Number(cell.slice(1)) + dn)

interface Abalone {
  readonly board: Board
  readonly players: readonly string[]
  readonly turn: number
  readonly ejected: readonly number[]
}
export function slowAbalone(s: Abalone): Slow {
  const count = s.players.length
  const own = `${s.players[s.turn]} man`
  const follow = (board: Board, ejected: readonly number[]): Slow => {
    let turn = s.turn
    do turn = (turn + 1) % count
    while (turn !== s.turn && !Object.values(board).includes(`${s.players[turn]} man`))
    return slowAbalone({ ...s, board, turn, ejected })
  }
  const list: List = new Map()
  const mine = Object.keys(s.board)
    .filter(cell => s.board[cell] === own)
    .sort()
  for (const first of mine)
    for (const along of HEX)
      for (const size of [1, 2, 3]) {
        const group = [first]
        while (group.length < size) {
          const more = hexStep(group.at(-1)!, along)
          if (!more || s.board[more] !== own) break
          group.push(more)
        }
        if (group.length < size) continue
        for (const dir of HEX) {
          const name =
            (size === 1 ? group[0]! : group[0]! + group.at(-1)!) + `-${hexStep(group.at(-1)!, dir)}`
          const inLine = size === 1 || dir === along
          if (!inLine) {
            const back = dir[0] === -along[0] && dir[1] === -along[1]
            // Each sideways group once, from its first man in reading order.
            if (back || [...group].sort().join() !== group.join()) continue
            const targets = group.map(cell => hexStep(cell, dir))
            if (targets.some(cell => !cell || s.board[cell])) continue
            const moved = Object.fromEntries(targets.map(cell => [cell!, own]))
            list.set(name, () => follow({ ...without(s.board, ...group), ...moved }, s.ejected))
            continue
          }
          if (size === 1 && dir !== along) continue
          const row: string[] = []
          let ahead = hexStep(group.at(-1)!, dir)
          if (!ahead || s.board[ahead] === own) continue
          while (ahead && s.board[ahead] && s.board[ahead] !== own) {
            row.push(ahead)
            ahead = hexStep(ahead, dir)
          }
          if (row.length >= size || (ahead && s.board[ahead])) continue
          list.set(name, () => {
            const all = [...group, ...row]
            const board = without(s.board, ...all)
            const ejected = [...s.ejected]
            for (const cell of all) {
              const to = hexStep(cell, dir)
              if (to) board[to] = s.board[cell]!
              else ejected[s.turn]!++
            }
            return follow(board, ejected)
          })
        }
      }
  const winner = s.ejected.findIndex(n => n >= 6)
  const lost = list.size === 0 && count === 2 ? 1 - s.turn : -1
  if (list.size === 0 && count > 2) list.set('pass', () => follow(s.board, s.ejected))
  const best = winner >= 0 ? winner : lost
  const over = best < 0 ? undefined : won(count, best)
  return { turn: s.turn, over, pieces: s.board, moves: () => list }
}

// Zertz: letter and row with 5 <= letter + row <= 11; the six neighbours are those of the rulings' HEX(n), in ring order.
const RING = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
interface Zertz {
  readonly rings: Readonly<Record<string, string>>
  readonly pool: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly turn: number
  readonly placed?: true
  readonly jumper?: string
  readonly passed: boolean
  readonly tournament: boolean
}
const COLOURS = ['white', 'grey', 'black']
export const zertzRings = (): Record<string, string> => {
  const rings: Record<string, string> = {}
  for (let f = 1; f <= 7; f++)
    for (let r = 1; r <= 7; r++) if (f + r >= 5 && f + r <= 11) rings[`${LETTERS[f - 1]}${r}`] = ''
  return rings
}
export function slowZertz(s: Zertz): Slow {
  const step = (cell: string, [df, dr]: readonly [number, number], by = 1) =>
    `${LETTERS[LETTERS.indexOf(cell[0]!) + df * by]}${Number(cell[1]) + dr * by}`
  const isRing = (cell: string) => s.rings[cell] !== undefined
  const reached = ([w = 0, g = 0, b = 0]: readonly number[]) =>
    s.tournament
      ? w >= 4 || g >= 5 || b >= 6 || Math.min(w, g, b) >= 3
      : w >= 3 || g >= 4 || b >= 5 || Math.min(w, g, b) >= 2
  const more = (hand: readonly number[], colour: string) =>
    hand.map((n, i) => (COLOURS[i] === colour ? n + 1 : n))
  const hands = (hand: readonly number[]) => s.hands.map((old, i) => (i === s.turn ? hand : old))
  /** Ends a turn of placing: groups without an empty ring go to the mover. */
  const ended = (
    rings: Readonly<Record<string, string>>,
    pool: readonly number[],
    hand: readonly number[],
  ): Slow => {
    let own = hand
    const left = { ...rings }
    const seen = new Set<string>()
    for (const start of Object.keys(rings)) {
      if (seen.has(start)) continue
      const group = new Set([start])
      for (const cell of group)
        for (const dir of RING) if (rings[step(cell, dir)] !== undefined) group.add(step(cell, dir))
      for (const cell of group) seen.add(cell)
      if ([...group].some(cell => rings[cell] === '')) continue
      for (const cell of group) {
        own = more(own, rings[cell]!)
        delete left[cell]
      }
    }
    return slowZertz({ ...base, rings: left, pool, hands: hands(own), turn: 1 - s.turn })
  }
  const base = { turn: s.turn, passed: false, tournament: s.tournament }
  const list: List = new Map()
  const removals = (rings: Readonly<Record<string, string>>) =>
    Object.keys(rings).filter(
      cell =>
        rings[cell] === '' &&
        RING.some(
          (dir, i) =>
            rings[step(cell, dir)] === undefined && rings[step(cell, RING[(i + 1) % 6]!)] === undefined,
        ),
    )
  const jumps = (rings: Readonly<Record<string, string>>, cell: string) =>
    RING.filter(dir => rings[step(cell, dir)] && rings[step(cell, dir, 2)] === '')
  if (s.placed) {
    for (const cell of removals(s.rings))
      list.set(`-${cell}`, () => ended(without(s.rings, cell), s.pool, s.hands[s.turn]!))
  } else {
    for (const cell of s.jumper ? [s.jumper] : Object.keys(s.rings))
      for (const dir of s.rings[cell] ? jumps(s.rings, cell) : [])
        list.set(`${cell}x${step(cell, dir, 2)}`, () => {
          const [over, to] = [step(cell, dir), step(cell, dir, 2)]
          const rings = { ...s.rings, [cell]: '', [over]: '', [to]: s.rings[cell]! }
          const then = { ...base, rings, pool: s.pool, hands: hands(more(s.hands[s.turn]!, s.rings[over]!)) }
          return slowZertz(
            jumps(rings, to).length > 0 ? { ...then, jumper: to } : { ...then, turn: 1 - s.turn },
          )
        })
    if (list.size === 0) {
      const dry = s.pool.every(n => n === 0)
      const stock = dry ? s.hands[s.turn]! : s.pool
      for (const [i, colour] of COLOURS.entries())
        for (const cell of Object.keys(s.rings).filter(each => isRing(each) && s.rings[each] === ''))
          if (stock[i]! > 0)
            list.set(`${colour[0]}@${cell}`, () => {
              const less = stock.map((n, k) => (k === i ? n - 1 : n))
              const rings = { ...s.rings, [cell]: colour }
              const [pool, hand] = dry ? [s.pool, less] : [less, s.hands[s.turn]!]
              return removals(rings).length > 0
                ? slowZertz({ ...base, rings, pool, hands: hands(hand), placed: true })
                : ended(rings, pool, hand)
            })
    }
  }
  const winner = s.placed || s.jumper ? -1 : s.hands.findIndex(reached)
  const shut = list.size === 0 && s.passed
  if (list.size === 0 && !s.passed)
    list.set('pass', () => slowZertz({ ...s, turn: 1 - s.turn, passed: true }))
  return {
    turn: s.turn,
    over: winner >= 0 ? won(2, winner) : shut ? [0.5, 0.5] : undefined,
    pieces: Object.fromEntries(
      Object.keys(zertzRings()).flatMap(cell => {
        const held = s.rings[cell] ?? 'gone'
        return held === '' ? [] : [[cell, held] as const]
      }),
    ),
    moves: () => list,
  }
}
