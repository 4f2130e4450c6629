import { linesBetween, type Board } from './board.ts'
import { square, type SquareBoard } from './square.ts'

/** The board where cells are neighbours only as `joins` tells by their names; on boards of points just those lines are drawn. */
export function joined<B extends Board>(board: B, joins: (a: string, b: string) => boolean): B {
  const { size, names, dirs } = board
  const next = board.next.map((to, at) => {
    const from = Math.floor(at / dirs.length)
    return from < size && to < size && joins(names[from]!, names[to]!) ? to : size
  })
  return { ...board, next, lines: board.lines.length > 0 ? linesBetween({ ...board, next }) : [] }
}

/** For `joined`: two cells are joined when they follow each other on one of these lines, told as `a1-b2-c3`. */
export function onLines(lines: readonly string[]): (a: string, b: string) => boolean {
  const pairs = new Set(
    lines.flatMap(line => {
      const names = line.split('-')
      return names.slice(1).flatMap((name, i) => [`${names[i]} ${name}`, `${name} ${names[i]}`])
    }),
  )
  return (a, b) => pairs.has(`${a} ${b}`)
}

/** The points of an alquerque board: lines run straight through all of them, and aslant through every second one, a1 among them. */
export function alquerque(cols: number, rows: number): SquareBoard {
  const points = square(cols, rows, { look: 'points', lines: 'all' })
  const slanted = new Set(points.regions.dark.map(c => points.names[c]))
  return joined(points, (a, b) => a[0] === b[0] || a[1] === b[1] || slanted.has(a))
}
