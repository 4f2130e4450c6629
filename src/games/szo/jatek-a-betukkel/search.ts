// The words an opponent knows: the best ways to lay the drawn letters on a board, found by walking the word graph along every
// line. What cannot beat the best word found so far is not walked, and the walk ends after a fixed number of steps.
import type { WordGraph } from '../../../kit/index.ts'
import { CELLS, HEIGHT, JOKER, LETTERS, OTHER_LENGTH, RED_OF, REUSED, UNNAMED, WIDTH } from './letters.ts'
import { GRID } from './state.ts'

/** One letter of a word that comes from the drawn ones. */
export interface Tile {
  readonly cell: number
  readonly slot: number
  readonly letter: number
}
export interface Found {
  readonly tiles: readonly Tile[]
  readonly points: number
}

/** What lies and what is left: drawn letters by number (red letter, digit), those on the board already among them. */
export interface Task {
  readonly letter: (cell: number) => number
  readonly slotOn: (cell: number) => number
  readonly red: readonly number[]
  readonly digits: readonly number[]
}

const STEPS = 250_000

/** Words by their points, one for each number of points, the best first. */
export function bestWords(task: Task, list: WordGraph): Found[] {
  const { letter, slotOn, red, digits } = task
  const fixed: number[] = []
  for (let cell = 0; cell < CELLS; cell++) if (slotOn(cell) >= 0) fixed.push(cell)
  const free = red.map((_, slot) => slot).filter(slot => !fixed.some(cell => slotOn(cell) === slot))
  // Of equal letters the one with the highest digit is taken first.
  free.sort((a, b) => digits[b]! - digits[a]!)
  const taken = new Uint8Array(red.length)
  const byPoints = new Map<number, Found>()
  const tiles: Tile[] = []
  let best = -1
  let steps = 0

  const slotFor = (kind: number): number => {
    for (const slot of free) if (taken[slot] === 0 && red[slot] === kind) return slot
    return -1
  }
  /** The most that a word may still gain from here: board letters ahead and the highest digits left. */
  const promise = (line: readonly number[], from: number): number => {
    let sum = 0
    let next = 0
    for (let i = from; i < line.length; i++) {
      const cell = line[i]!
      if (slotOn(cell) >= 0) sum += digits[slotOn(cell)]!
      else if (letter(cell) >= 0) sum += REUSED
      else {
        while (next < free.length && taken[free[next]!] === 1) next++
        if (next === free.length) break
        sum += digits[free[next++]!]!
      }
    }
    return sum
  }

  const lines = fixed.length > 0 ? GRID.ways.map(way => lineThrough(fixed[0]!, way)) : ALL_LINES
  const starts = lines
    .flatMap(({ cells, way }) => {
      const crossing = crossings(task, list, cells, way)
      const last = Math.max(-1, ...fixed.map(cell => cells.indexOf(cell)))
      if (fixed.some(cell => !cells.includes(cell))) return []
      return cells.flatMap((cell, i) => {
        if (i > 0 && letter(cells[i - 1]!) >= 0) return []
        if (fixed.some(other => cells.indexOf(other) < i)) return []
        return [{ cells, crossing, last, i, hope: promise(cells, i), cell }]
      })
    })
    .sort((a, b) => b.hope - a.hope)
  /** Lines where nothing lies are all alike: one of them is enough. */
  let emptyTried = false

  for (const { cells, crossing, last, i: start, hope } of starts) {
    if (hope <= best || steps > STEPS) break
    if (isBare(cells, start, letter, free.length)) {
      if (emptyTried) continue
      emptyTried = true
    }
    const walk = (i: number, node: number, points: number): void => {
      if (steps++ > STEPS) return
      const cell = cells[i] ?? -1
      const there = cell < 0 ? -1 : letter(cell)
      if (there < 0 && list.ends[node] === 1 && i - start > 1 && i > last && tiles.length > 0) {
        best = Math.max(best, points)
        if (!byPoints.has(points)) byPoints.set(points, { tiles: [...tiles], points })
      }
      if (cell < 0 || points + promise(cells, i) <= best) return
      const slot = slotOn(cell)
      if (there >= 0 && slot < 0) {
        const child = list.child(node, there)
        if (child !== 0) walk(i + 1, child, points + REUSED)
        return
      }
      for (let child = list.first[node]!; child !== 0; child = list.next[child]!) {
        const each = list.letter[child]!
        if (crossing[i]?.[each] === 0) continue
        if (slot >= 0) {
          if (there !== UNNAMED && there !== each && (red[slot] === JOKER || OTHER_LENGTH[there] !== each))
            continue
          lay(i, slot, each, child, points)
          continue
        }
        const plain = RED_OF[each]! >= 0 ? slotFor(RED_OF[each]!) : -1
        const joker = slotFor(JOKER)
        if (plain >= 0) lay(i, plain, each, child, points)
        if (joker >= 0) lay(i, joker, each, child, points)
      }
    }
    const lay = (i: number, slot: number, each: number, child: number, points: number): void => {
      taken[slot] = 1
      tiles.push({ cell: cells[i]!, slot, letter: each })
      walk(i + 1, child, points + digits[slot]!)
      tiles.pop()
      taken[slot] = 0
    }
    walk(start, 0, 0)
  }
  return [...byPoints.values()].sort((a, b) => b.points - a.points)
}

interface Line {
  readonly cells: readonly number[]
  readonly way: number
}

function lineThrough(cell: number, way: number): Line {
  const start = GRID.startOf(() => 0, cell, way)
  return { cells: GRID.line(() => 0, start, way), way }
}
const ALL_LINES: readonly Line[] = [
  ...Array.from({ length: HEIGHT }, (_, row) => lineThrough(row * WIDTH, GRID.ways[0])),
  ...Array.from({ length: WIDTH }, (_, col) => lineThrough(col, GRID.ways[1])),
]

/** Whether nothing lies within reach along a line, nor beside it: a word from here would stand alone. */
function isBare(
  cells: readonly number[],
  from: number,
  letter: (cell: number) => number,
  reach: number,
): boolean {
  for (let i = from; i <= from + reach && i < cells.length; i++) {
    const cell = cells[i]!
    if (letter(cell) >= 0) return false
    for (const way of GRID.ways)
      for (const step of [way, -way]) {
        const beside = GRID.onward(cell, step)
        if (beside >= 0 && letter(beside) >= 0) return false
      }
  }
  return from + reach < cells.length
}

/** For each cell of a line that may get a letter: which letters make a word across (0 none), or undefined where all may stand. */
function crossings(
  task: Task,
  list: WordGraph,
  cells: readonly number[],
  way: number,
): (Uint8Array | undefined)[] {
  const across = way === GRID.ways[0] ? GRID.ways[1] : GRID.ways[0]
  return cells.map(cell => {
    if (task.letter(cell) >= 0 && task.slotOn(cell) < 0) return undefined
    const before: number[] = []
    for (let c = GRID.onward(cell, -across); c >= 0 && task.letter(c) >= 0; c = GRID.onward(c, -across))
      before.unshift(task.letter(c))
    const after: number[] = []
    for (let c = GRID.onward(cell, across); c >= 0 && task.letter(c) >= 0; c = GRID.onward(c, across))
      after.push(task.letter(c))
    if (before.length + after.length === 0) return undefined
    return Uint8Array.from({ length: LETTERS }, (_, each) => (list.has([...before, each, ...after]) ? 1 : 0))
  })
}
