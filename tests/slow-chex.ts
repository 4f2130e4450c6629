// Chex once more, from its text alone: men at coordinates without end, a flood over the map after every try.
type Side = 'white' | 'black'
export interface SlowChex {
  /** By "x,y" from the first man. */
  readonly men: ReadonlyMap<string, string>
  readonly turn: Side
  readonly reserve: Readonly<Record<Side, readonly string[]>>
  readonly drawing?: boolean
  readonly drawn?: string
}

const LETTERS: Readonly<Record<string, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
}
const ALL = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => [x, y] as const)).filter(([x, y]) => x || y)
const KNIGHT = [-2, -1, 1, 2].flatMap(x =>
  [-2, -1, 1, 2].flatMap(y => (x * x === y * y ? [] : [[x, y] as const])),
)
const other = (side: Side): Side => (side === 'white' ? 'black' : 'white')
const at = (key: string) => key.split(',').map(Number) as [number, number]
const key = (x: number, y: number) => `${x},${y}`
const part = (n: number, plus: string, minus: string) =>
  n === 0 ? '' : `${n > 0 ? plus : minus}${Math.abs(n)}`
export const chexCell = (place: string) => {
  const [x, y] = at(place)
  return part(x, 'e', 'w') + part(y, 'n', 's') || '0'
}

function hangTogether(men: ReadonlyMap<string, string>): boolean {
  const met = new Set([...men.keys()].slice(0, 1))
  for (const place of met) {
    const [x, y] = at(place)
    for (const [dx, dy] of ALL) if (men.has(key(x + dx, y + dy))) met.add(key(x + dx, y + dy))
  }
  return met.size === men.size
}

function goals(p: SlowChex, from: string): string[] {
  const [x, y] = at(from)
  const kind = p.men.get(from)!.split(' ')[1]!
  const foe = other(p.turn)
  const free = (place: string) => !p.men.get(place)?.startsWith(p.turn)
  if (kind === 'pawn') {
    const way = p.turn === 'white' ? 1 : -1
    const ahead = p.men.has(key(x, y + way)) ? [] : [key(x, y + way)]
    return [
      ...ahead,
      ...[-1, 1].map(dx => key(x + dx, y + way)).filter(place => p.men.get(place)?.startsWith(foe)),
    ]
  }
  if (kind === 'knight') return KNIGHT.map(([dx, dy]) => key(x + dx, y + dy)).filter(free)
  const ways = ALL.filter(([dx, dy]) =>
    kind === 'rook' ? dx * dy === 0 : kind === 'bishop' ? dx * dy !== 0 : true,
  )
  return ways.flatMap(([dx, dy]) => {
    const found: string[] = []
    for (let n = 1; n <= (kind === 'king' ? 1 : 40); n++) {
      const place = key(x + dx * n, y + dy * n)
      if (free(place)) found.push(place)
      if (p.men.has(place)) break
    }
    return found
  })
}

/** The empty places next to a man; the first man has one. */
function edges({ men }: SlowChex): string[] {
  if (men.size === 0) return ['0,0']
  const found = new Set<string>()
  for (const place of men.keys()) {
    const [x, y] = at(place)
    for (const [dx, dy] of ALL) if (!men.has(key(x + dx, y + dy))) found.add(key(x + dx, y + dy))
  }
  return [...found]
}

export function chexMoves(p: SlowChex, placing: 'drawn' | 'chosen'): { name: string; after: SlowChex }[] {
  const { men, turn, reserve } = p
  const own = reserve[turn]
  const put = (kind: string, place: string) => {
    const left = [...own]
    left.splice(left.indexOf(kind), 1)
    const after: SlowChex = {
      men: new Map([...men, [place, `${turn} ${kind}`]]),
      turn: other(turn),
      reserve: { ...reserve, [turn]: left },
    }
    return { name: `${LETTERS[kind]}@${chexCell(place)}`, after }
  }
  if (p.drawing)
    return [...new Set(own)].map(kind => ({
      name: `draw-${kind}`,
      after: { men, turn, reserve, drawn: kind },
    }))
  if (p.drawn !== undefined) return edges(p).map(place => put(p.drawn!, place))
  const found: { name: string; after: SlowChex }[] = []
  for (const [from, man] of men) {
    if (!man.startsWith(turn)) continue
    for (const to of goals(p, from)) {
      const moved = new Map(men)
      moved.delete(from)
      moved.set(to, man)
      if (!hangTogether(moved)) continue
      const name = `${chexCell(from)}${men.has(to) ? 'x' : '-'}${chexCell(to)}`
      found.push({ name, after: { men: moved, turn: other(turn), reserve } })
    }
  }
  if (own.length > 0 && placing === 'drawn') found.push({ name: 'place', after: { ...p, drawing: true } })
  if (placing === 'chosen')
    for (const kind of new Set(own.includes('king') ? ['king'] : own))
      for (const place of edges(p)) found.push(put(kind, place))
  return found
}
