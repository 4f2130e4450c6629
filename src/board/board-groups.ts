import type { Board, CellShape, Label } from '../kit/index.ts'
import { boxOf, distanceToBox, placeOf } from './places.ts'

/**
 * Groups of cells with an empty strip between them, left to right: layers and double boards.
 * One group when the board is of one piece.
 */
export function groupsOf(cells: readonly CellShape[]): number[][] {
  const spans = cells
    .map((cell, c) => {
      const box = boxOf([placeOf(cell)])
      return { c, left: box.left, right: box.right }
    })
    .sort((a, b) => a.left - b.left)
  const groups: number[][] = []
  let reach = -Infinity
  for (const { c, left, right } of spans) {
    const gap = cells[c]!.outline ? 0.75 : 1.6
    if (left - reach > gap) groups.push([])
    groups.at(-1)!.push(c)
    reach = Math.max(reach, right)
  }
  const even = groups.every(group => group.length === groups[0]!.length)
  return even ? groups : [cells.map((_, c) => c)]
}

interface Shift {
  readonly dx: number
  readonly dy: number
}

/** How the groups of a board lie: how far its cells and labels move, and what stands below each group. */
export interface Wrapping {
  readonly cells: readonly Shift[]
  readonly label: (label: Label) => Shift
  readonly captions: readonly Label[]
}

const STAY: Shift = { dx: 0, dy: 0 }

/** What the names of a group have in common before a colon: the number of a layer. */
const captionOf = (names: readonly string[]): string | undefined => {
  const start = /^[^:]+(?=:)/.exec(names[0] ?? '')?.[0]
  return start !== undefined && names.every(name => name.startsWith(`${start}:`)) ? start : undefined
}

/** The groups of a board in so many columns, with room for what stands below them. */
export function wrapped({ cells, names, labels }: Board, columns: number): Wrapping {
  const groups = groupsOf(cells)
  if (groups.length < 2) return { cells: cells.map(() => STAY), label: () => STAY, captions: [] }
  const boxes = groups.map(group => boxOf(group.map(c => placeOf(cells[c]!))))
  const texts = groups.map(group => captionOf(group.map(c => names[c]!)))
  const captioned = labels.length === 0 && texts.every(text => text !== undefined)
  const row = Math.min(columns, groups.length)
  const high =
    Math.max(...boxes.map(box => box.bottom - box.top)) +
    (cells[0]!.outline ? 1.4 : 2) +
    (captioned ? 0.3 : 0)
  const shifts = boxes.map((box, g): Shift => {
    const column = g % row
    return {
      dx: boxes[column]!.left - box.left + (captioned ? 0.4 * column : 0),
      dy: Math.floor(g / row) * high,
    }
  })
  const moves = cells.map(() => STAY)
  for (const [g, group] of groups.entries()) for (const c of group) moves[c] = shifts[g]!
  return {
    cells: moves,
    label: ({ x, y }) => {
      const far = boxes.map(box => distanceToBox(x, y, box))
      return shifts[far.indexOf(Math.min(...far))]!
    },
    captions: captioned
      ? boxes.map((box, g) => ({
          x: (box.left + box.right) / 2 + shifts[g]!.dx,
          y: box.bottom + 0.34 + shifts[g]!.dy,
          text: texts[g]!,
        }))
      : [],
  }
}
