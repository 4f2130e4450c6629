import type { Position } from '../engine/index.ts'
import { type BoardGame } from '../kit/index.ts'

const sign = (text: string | undefined, art: string, tint: string): string => {
  const letter = text ?? art[0] ?? '?'
  return tint === 'white' || tint === 'red' ? letter.toUpperCase() : letter.toLowerCase()
}

const NEAR = 1e-6

/** The position as text: every cell at its place in the drawing, stacks as their height and top, then what lies beside. */
export function picture(game: BoardGame, p: Position, seat?: number): string {
  const scene = game.scene(p, seat)
  const { cells } = game.board
  const shown = new Set(cells.map((_, c) => c))
  for (const { cell, fill } of scene.fills ?? []) if (fill === 'gone') shown.delete(cell)
  if (scene.window) {
    const [x, y, w, h] = scene.window
    // Only whole cells are drawn, as on the page.
    for (const [c, { outline, ...middle }] of cells.entries())
      for (let i = 0, at = outline ?? [middle.x, middle.y]; i < at.length; i += 2)
        if (at[i]! < x - NEAR || at[i]! > x + w + NEAR || at[i + 1]! < y - NEAR || at[i + 1]! > y + h + NEAR)
          shown.delete(c)
  }
  const kept = [...shown]
  // Tiers that lie on each other are drawn beside each other.
  const across = Math.max(...cells.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x)) + 2
  const left = (c: number) => cells[c]!.x + (cells[c]!.tier ?? 0) * across
  const round = (v: number, unit: number) => Math.round(v / unit)
  const xs = [...new Set(kept.map(c => round(left(c), 0.5)))].sort((a, b) => a - b)
  const ys = [...new Set(kept.map(c => round(cells[c]!.y, 0.25)))].sort((a, b) => a - b)
  const halves = xs.some((x, i) => i > 0 && x - xs[i - 1]! === 1)
  const wide = halves ? 2 : 1
  const grid = ys.map(() => [] as string[])
  const at = new Map<number, string>()
  for (const { cell, cells: covered, look } of scene.placed)
    for (const c of covered ?? [cell]) {
      const below = at.get(c)
      const mark = sign(look.text, look.art, look.tint)
      at.set(c, below ? `${(/^\d+/.exec(below)?.[0] ? parseInt(below) : 1) + 1}${mark}` : mark)
    }
  for (const c of kept) {
    const row = grid[ys.indexOf(round(cells[c]!.y, 0.25))]!
    const column = Math.floor(((round(left(c), 0.5) - xs[0]!) * wide) / (halves ? 1 : 2)) * (halves ? 1 : 2)
    while (row.length < column) row.push(' ')
    const mark = at.get(c) ?? '.'
    for (const [i, letter] of [...mark].entries()) row[column + i] = letter
  }
  const lines = grid.map(row =>
    row
      .map(letter => letter ?? ' ')
      .join('')
      .trimEnd(),
  )
  for (const tray of scene.trays) {
    const items = tray.items.map(item =>
      item.count === undefined ? item.label.en : `${item.count} × ${item.label.en}`,
    )
    lines.push(`${tray.title.en}: ${[tray.text?.en, ...items].filter(Boolean).join(', ') || '-'}`)
  }
  for (const note of scene.notes ?? []) lines.push(note.en)
  return lines.join('\n')
}
