// Chess on boards of eight rows for the slow generator.
import type { SlowGame } from './slow-chess.ts'

export const FILES = 'abcdefghijklmnop'
type Castles = SlowGame['castles'][number]

/** Chess on so many files, its castlings given for White's row. */
export function wide(files: number, castles: (row: string) => Omit<Castles, 'side'>[], more = {}): SlowGame {
  const cells = new Map<string, readonly [number, number]>()
  for (let x = 0; x < files; x++) for (let y = 1; y <= 8; y++) cells.set(`${FILES[x]}${y}`, [x, y])
  const row = (y: number) => new Set(Array.from(FILES.slice(0, files), file => `${file}${y}`))
  const around = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => [x, y] as const)).filter(([x, y]) => x || y)
  const straight = around.filter(([x, y]) => x === 0 || y === 0)
  const slanting = around.filter(([x, y]) => x !== 0 && y !== 0)
  const knight = [-2, -1, 1, 2].flatMap(x =>
    [-2, -1, 1, 2].flatMap(y => (Math.abs(x) === Math.abs(y) ? [] : [[x, y] as const])),
  )
  return {
    cells,
    slides: { rook: straight, bishop: slanting, queen: around },
    leaps: { king: around, knight },
    pawnStep: [0, 1],
    pawnTakes: [
      [-1, 1],
      [1, 1],
    ],
    pawnFirst: 2,
    pawnHome: { white: row(2), black: row(7) },
    promotion: { white: row(8), black: row(1) },
    becomes: ['queen', 'rook', 'bishop', 'knight'],
    castles: (['white', 'black'] as const).flatMap(side =>
      castles(side === 'white' ? '1' : '8').map(castle => ({ side, ...castle })),
    ),
    ...more,
  }
}

export const castle = (
  name: string,
  y: string,
  [king, kingTo, rook, rookTo]: readonly [string, string, string, string],
  empty: string,
  safe: string,
): Omit<Castles, 'side'> => ({
  name,
  king: [king + y, kingTo + y],
  rook: [rook + y, rookTo + y],
  empty: Array.from(empty, file => file + y),
  safe: Array.from(safe, file => file + y),
})
