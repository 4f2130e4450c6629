// Gess once more, from its text alone: sets of named cells, every piece looked at anew at every step.
export interface SlowGess {
  readonly stones: ReadonlyMap<string, 'black' | 'white'>
  readonly turn: 'black' | 'white'
}

const FILES = 'abcdefghijklmnopqrst'
const cell = (x: number, y: number) => `${FILES[x]}${y + 1}`
const NINE = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy] as const))
const isBoard = (x: number, y: number) => x >= 1 && x <= 18 && y >= 1 && y <= 18
const other = (side: 'black' | 'white') => (side === 'black' ? 'white' : 'black')

export function gessMoves(p: SlowGess, official: boolean): { name: string; after: SlowGess }[] {
  const isCentre = (x: number, y: number) => (official ? isBoard(x, y) : x >= 0 && x < 20 && y >= 0 && y < 20)
  const found: { name: string; after: SlowGess }[] = []
  for (let x = 0; x < 20; x++)
    for (let y = 0; y < 20; y++) {
      const held = NINE.filter(([dx, dy]) => p.stones.get(cell(x + dx, y + dy)) === p.turn)
      const foes = NINE.some(([dx, dy]) => p.stones.get(cell(x + dx, y + dy)) === other(p.turn))
      if (held.length === 0 || foes || !isCentre(x, y)) continue
      const centred = held.some(([dx, dy]) => dx === 0 && dy === 0)
      const lifted = new Map(p.stones)
      for (const [dx, dy] of held) lifted.delete(cell(x + dx, y + dy))
      for (const [wx, wy] of held) {
        if (wx === 0 && wy === 0) continue
        for (let n = 1; n <= (centred ? 20 : 3); n++) {
          const [u, v] = [x + wx * n, y + wy * n]
          if (!isCentre(u, v)) break
          const covered = NINE.map(([dx, dy]) => cell(u + dx, v + dy)).filter(name => lifted.has(name))
          const landing = held.map(([dx, dy]) => cell(u + dx, v + dy))
          if (!official && landing.some(name => lifted.get(name) === p.turn)) break
          const stones = new Map(lifted)
          for (const name of covered) if (official || lifted.get(name) !== p.turn) stones.delete(name)
          for (const [dx, dy] of held) if (isBoard(u + dx, v + dy)) stones.set(cell(u + dx, v + dy), p.turn)
          found.push({ name: `${cell(x, y)}-${cell(u, v)}`, after: { stones, turn: other(p.turn) } })
          if (covered.length > 0) break
        }
      }
    }
  return found
}

export const hasRing = ({ stones }: SlowGess, side: 'black' | 'white'): boolean => {
  for (let x = 2; x <= 17; x++)
    for (let y = 2; y <= 17; y++)
      if (
        NINE.every(
          ([dx, dy]) => stones.get(cell(x + dx, y + dy)) === (dx === 0 && dy === 0 ? undefined : side),
        )
      )
        return true
  return false
}
