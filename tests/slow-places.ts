// Slow generators for games of changing places, written from the rules alone: cells by name, every move of the player.
import type { Slow } from './slow-draughts.ts'

type Cell = readonly [number, number]

export interface Star {
  readonly cells: readonly Cell[]
  readonly name: (c: Cell) => string
  readonly dirs: readonly Cell[]
  /** The cells that a man of this side may not leave again. */
  readonly goal: (side: string) => readonly string[]
}

/** A step to an empty neighbour, or jumps over any men one by one; no cell twice, not back to the start. */
export const slowHalma =
  ({ cells, name, dirs, goal }: Star): Slow =>
  (_, who, lies) => {
    const plus = (c: Cell, d: Cell): Cell => [c[0] + d[0], c[1] + d[1]]
    const found: string[] = []
    for (const start of cells) {
      if (lies(name(start))?.[0]?.split(' ')[0] !== who) continue
      const isEmpty = (c: Cell) => {
        const there = lies(name(c))
        return there !== undefined && (there.length === 0 || name(c) === name(start))
      }
      const isMan = (c: Cell) => (lies(name(c))?.length ?? 0) > 0 && name(c) !== name(start)
      const reached = new Set<string>()
      for (const d of dirs) if (isEmpty(plus(start, d))) reached.add(name(plus(start, d)))
      const jump = (at: Cell, been: readonly string[]): void => {
        for (const d of dirs) {
          const over = plus(at, d)
          const behind = plus(over, d)
          if (!isMan(over) || !isEmpty(behind) || been.includes(name(behind))) continue
          reached.add(name(behind))
          jump(behind, [...been, name(behind)])
        }
      }
      jump(start, [name(start)])
      reached.delete(name(start))
      const mine = goal(who)
      for (const end of reached)
        if (!mine.includes(name(start)) || mine.includes(end)) found.push(`${name(start)}-${end}`)
    }
    return found
  }

const LINES = ['1-3-6-8', '2-3-5', '2-4', '4-6-7-9', '5-7-10', '8-10'].map(line => line.split('-'))

/** Along a line over empty points; afterwards no line holds both an antelope and a jackal. */
export const slowAntelopes: Slow = (_, who, lies) => {
  const points = Array.from({ length: 10 }, (_, i) => String(i + 1))
  const side = (name: string) => lies(name)?.[0]?.split(' ')[0]
  const found: string[] = []
  for (const start of points.filter(name => side(name) === who))
    for (const line of LINES.filter(each => each.includes(start)))
      for (const end of line) {
        const [a, b] = [line.indexOf(start), line.indexOf(end)].sort((u, v) => u - v) as [number, number]
        const between = line.slice(a, b + 1).filter(name => name !== start)
        if (end === start || between.some(name => side(name))) continue
        const after = (name: string) => (name === start ? undefined : name === end ? who : side(name))
        const mixed = LINES.some(each => new Set(each.map(after).filter(Boolean)).size > 1)
        if (!mixed) found.push(`${start}-${end}`)
      }
  return found
}

/** Blue along rows and columns, red slanted inside the arms of the cross; never straight back. */
export const slowFaster: Slow = (_, who, lies, json) => {
  const found: string[] = []
  for (const col of [1, 2, 3, 4])
    for (const row of [1, 2, 3, 4, 5, 6])
      for (const [dx, dy] of [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => [x, y] as const))) {
        const name = (x: number, y: number) => `${'?abcd'[x] ?? '?'}${y}`
        const [start, end] = [name(col, row), name(col + dx, row + dy)]
        if (lies(start)?.[0] !== `${who} man` || lies(end)?.length !== 0) continue
        if ((dx === 0 || dy === 0) !== (who === 'blue')) continue
        const wide = [row, row + dy].every(y => y >= 2 && y <= 5)
        const tall = [col, col + dx].every(x => x === 2 || x === 3)
        if (!wide && !tall) continue
        if (json[`${who} went to`] === start && json[`${who} came from`] === end) continue
        found.push(`${start}-${end}`)
      }
  return found
}

const MINES = 'a6 b2 b10 c4 c6 c8 d3 d9 f1 f3 f9 f11 h3 h9 i4 i6 i8 j2 j10 k6'.split(' ')
const ZONES: Readonly<Record<string, readonly string[]>> = {
  white: 'a7 a8 a9 a10 a11 b8 b9 b11 c9 c10 c11 d10 d11 e11'.split(' '),
  blue: 'g1 h1 i1 j1 k1 h2 i2 k2 i3 j3 k3 j4 k4 k5'.split(' '),
}

/** Tanks drive like queens, shoot what they meet, shun mines; red is for commanders, who are safe there. */
export const slowTanks: Slow = (_, who, lies) => {
  const name = (x: number, y: number) => `${'?abcdefghijk'[x] ?? '?'}${y}`
  const isRed = (x: number, y: number) => x >= 5 && x <= 7 && y >= 5 && y <= 7
  const theirs = ZONES[who === 'white' ? 'blue' : 'white']!
  const found: string[] = []
  for (let col = 1; col <= 11; col++)
    for (let row = 1; row <= 11; row++) {
      const start = name(col, row)
      const tank = lies(start)?.[0]
      if (tank?.split(' ')[0] !== who) continue
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1])
          for (let n = 1; n < 11 && (dx !== 0 || dy !== 0); n++) {
            const [x, y] = [col + n * dx, row + n * dy]
            const end = name(x, y)
            const there = lies(end)
            if (there === undefined || MINES.includes(end)) break
            if (isRed(x, y) && !tank.endsWith('commander')) break
            const stays = !theirs.includes(start) || theirs.includes(end)
            if (there.length === 0 && stays) found.push(`${start}-${end}`)
            if (there.length === 0) continue
            if (!there[0]!.startsWith(who) && !isRed(x, y) && stays) found.push(`${start}x${end}`)
            break
          }
    }
  return found
}

/** Salta: a diagonal step or one jump over an enemy; `official` has forward jumps alone, and they must be made. */
export const slowSalta =
  (official: boolean): Slow =>
  (_, who, lies, json) => {
    const name = (x: number, y: number) => `${'?abcdefghij'[x] ?? '?'}${y}`
    const sides = new Map<string, string>()
    for (let x = 1; x <= 10; x++)
      for (let y = 1; y <= 10; y++) {
        const man = lies(name(x, y))?.[0]
        if (man) sides.set(name(x, y), man.split(' ')[0]!)
      }
    const enemy = who === 'red' ? 'green' : 'red'
    const ahead = (side: string) => (side === 'red' ? 1 : -1)
    const inside = (x: number, y: number) => x >= 1 && x <= 10 && y >= 1 && y <= 10
    /** Moves of a side as [from, to, the cell jumped over]. */
    const goes = (side: string, now: ReadonlyMap<string, string>) => {
      const found: [string, string, string | undefined][] = []
      for (let x = 1; x <= 10; x++)
        for (let y = 1; y <= 10; y++) {
          if (now.get(name(x, y)) !== side) continue
          for (const dx of [-1, 1])
            for (const dy of [-1, 1]) {
              const near = name(x + dx, y + dy)
              if (inside(x + dx, y + dy) && !now.has(near)) found.push([name(x, y), near, undefined])
              const far = name(x + 2 * dx, y + 2 * dy)
              if (!inside(x + 2 * dx, y + 2 * dy) || now.has(far)) continue
              if (!now.has(near) || now.get(near) === side) continue
              if (!official || dy === ahead(side)) found.push([name(x, y), far, near])
            }
        }
      return found
    }
    const isForward = (side: string, a: string, b: string) =>
      Math.sign(Number(b.slice(1)) - Number(a.slice(1))) === ahead(side)
    const kept = goes(who, sides).flatMap(([a, b, over]) => {
      const after = new Map(sides)
      after.delete(a)
      after.set(b, who)
      const answers = goes(enemy, after)
      if (answers.length === 0) return []
      const called = json['called']
      if (called !== undefined && (over !== called || !isForward(who, a, b))) return []
      const canCall = !official && answers.some(([c, d, jumped]) => jumped === b && isForward(enemy, c, d))
      return [
        { name: `${a}-${b}`, jump: over !== undefined },
        ...(canCall ? [{ name: `${a}-${b}!`, jump: over !== undefined }] : []),
      ]
    })
    const jumps = kept.filter(({ jump }) => jump)
    return (official && jumps.length > 0 ? jumps : kept).map(move => move.name)
  }
