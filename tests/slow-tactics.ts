// Tactics once more, from its text alone: letters on a grid, small ones are black's, a star behind a frozen man.
export interface SlowTactics {
  readonly cells: readonly (readonly string[])[]
  readonly turn: 'white' | 'black'
}

const WAYS = { rook: 'cross', bishop: 'slant', queen: 'both' } as const
const all = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => [x, y] as const)).filter(([x, y]) => x || y)
const cross = all.filter(([x, y]) => x * y === 0)
const slant = all.filter(([x, y]) => x * y !== 0)
const name = (x: number, y: number) => `${'abcdefgh'[x]}${y + 1}`

export const tacticsOf = (
  pieces: Readonly<Record<string, string>>,
  turn: 'white' | 'black',
): SlowTactics => ({
  turn,
  cells: Array.from({ length: 8 }, (_, y) => Array.from({ length: 8 }, (__, x) => pieces[name(x, y)] ?? '')),
})

export const tacticsPieces = ({ cells }: SlowTactics) =>
  Object.fromEntries(
    cells.flatMap((row, y) => row.flatMap((piece, x) => (piece ? [[name(x, y), piece]] : []))),
  )

const flipped = (piece: string) =>
  piece.includes('frozen-') ? piece.replace('frozen-', '') : piece.replace(' ', ' frozen-')

export function tacticsMoves(p: SlowTactics, official: boolean): { name: string; after: SlowTactics }[] {
  const foe = p.turn === 'white' ? 'black' : 'white'
  const colour = (piece: string): string => {
    const owner = piece.split(' ')[0]!
    if (!official || !piece.includes('frozen-')) return owner
    return owner === 'white' ? 'black' : 'white'
  }
  const found: { name: string; after: SlowTactics }[] = []
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++) {
      const piece = p.cells[y]![x]!
      const [owner, kind = ''] = piece.split(' ')
      if (owner !== p.turn || kind.startsWith('frozen')) continue
      const way = WAYS[kind as keyof typeof WAYS]
      for (const [dx, dy] of way === 'both' ? all : way === 'cross' ? cross : slant)
        for (let n = 1; p.cells[y + dy * n]?.[x + dx * n] === ''; n++) {
          const [u, v] = [x + dx * n, y + dy * n]
          const cells = p.cells.map(row => [...row])
          cells[y]![x] = ''
          cells[v]![u] = piece
          const at = (i: number, j: number) => cells[j]?.[i] ?? ''
          const turned = new Set<string>()
          for (const [i, j] of cross) {
            const line: string[] = []
            let k = 1
            for (; at(u + i * k, v + j * k) && colour(at(u + i * k, v + j * k)) === foe; k++)
              line.push(`${u + i * k},${v + j * k}`)
            const end = at(u + i * k, v + j * k)
            if (end && colour(end) === p.turn) for (const cell of line) turned.add(cell)
            const [one, two] = [at(u + i, v + j), at(u - i, v - j)]
            if (one && two && colour(one) === foe && colour(two) === foe) turned.add(`${u + i},${v + j}`)
          }
          for (const cell of turned) {
            const [i = 0, j = 0] = cell.split(',').map(Number)
            cells[j]![i] = flipped(cells[j]![i]!)
          }
          found.push({ name: `${name(x, y)}-${name(u, v)}`, after: { cells, turn: foe } })
        }
    }
  return found
}
