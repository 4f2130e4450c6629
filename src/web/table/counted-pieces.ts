import type { Look } from '../../kit/index.ts'

/** Drawings whose number says how many of them lie there. On the table every one of them is a piece of its own. */
export const COUNTED: ReadonlySet<string> = new Set(['seed', 'atom'])

/** How large one of them is against a cell. */
export const COUNTED_SIZE = 0.3

/** What a look stands for: one piece, or several small ones. */
export function unpacked(look: Look): { readonly look: Look; readonly count: number } {
  const count = COUNTED.has(look.art) ? Number(look.text ?? 1) : 1
  if (!COUNTED.has(look.art) || !Number.isInteger(count) || count < 1) return { look, count: 1 }
  const { text: _, ...one } = look
  return { look: { ...one, size: COUNTED_SIZE }, count }
}

/** Where the i-th of several lies around the middle of its cell, in cells: strewn, never on each other. */
export function strewn(i: number, count: number): readonly [number, number] {
  if (count === 1) return [0, 0]
  const radius = Math.min(0.36, 0.13 * Math.sqrt(count)) * Math.sqrt((i + 0.5) / count)
  const angle = i * 2.399963 + count
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
