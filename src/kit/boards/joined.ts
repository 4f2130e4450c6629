import { dressed, type Board } from './board.ts'

/** The board where cells are neighbours only as `joins` tells by their names; on boards of points just those lines are drawn. */
export function joined(board: Board, joins: (a: string, b: string) => boolean): Board {
  const { size, names, dirs } = board
  const next = board.next.map((to, at) => {
    const from = Math.floor(at / dirs.length)
    return from < size && to < size && joins(names[from]!, names[to]!) ? to : size
  })
  const lines = names.flatMap((_, c) =>
    dirs.flatMap((_, d) => {
      const to = next[c * dirs.length + d]!
      return to < size && c < to ? [[c, to] as const] : []
    }),
  )
  return dressed(board, { next, lines: board.lines.length > 0 ? lines : [] })
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
