// A second, slow model of the maze of Ékkővadászok, written from the ruling's algorithm with maps and strings.
export interface SlowCard {
  readonly open: string
  readonly dead: boolean
  /** Undefined is a card without a value. */
  readonly value: number | undefined
  readonly bound: Map<string, number | null>
}
type Condition = (last: number, value: number) => boolean

const AWAY: Readonly<Record<string, readonly [number, number, string]>> = {
  N: [0, -1, 'S'],
  E: [1, 0, 'W'],
  S: [0, 1, 'N'],
  W: [-1, 0, 'E'],
}
export const turnedOpen = (open: string): string => [...open].map(side => AWAY[side]![2]).join('')
const parse = (cell: string): [number, number] => {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return [x, y]
}
const beside = (cell: string, side: string): string => {
  const [x, y] = parse(cell)
  const [dx, dy] = AWAY[side]!
  return `${x + dx},${y + dy}`
}

export class SlowMaze {
  readonly cards = new Map<string, SlowCard>()
  readonly fits: Condition
  readonly rising: boolean
  readonly goals: readonly string[]

  constructor(rising: boolean, goals: readonly string[]) {
    this.rising = rising
    this.goals = goals
    this.fits = rising ? (last, value) => last <= value : (last, value) => last >= value
    this.cards.set('0,0', { open: 'NESW', dead: false, value: undefined, bound: new Map() })
  }

  /** Live edges as "x,y:side". */
  live(): Set<string> {
    const found = new Set<string>()
    const walk = (cell: string, side: string): void => {
      if (found.has(`${cell}:${side}`)) return
      found.add(`${cell}:${side}`)
      const near = beside(cell, side)
      const back = AWAY[side]![2]
      const card = this.cards.get(near)
      if (!card?.open.includes(back)) return
      found.add(`${near}:${back}`)
      if (!card.dead) for (const out of card.open) walk(near, out)
    }
    for (const side of 'NESW') walk('0,0', side)
    return found
  }

  ways(cell: string, open: string): [side: string, last: number | null][] {
    const live = this.live()
    return [...open].flatMap(side => {
      const near = beside(cell, side)
      const back = AWAY[side]![2]
      if (!live.has(`${near}:${back}`) || !this.cards.get(near)?.open.includes(back)) return []
      return near === '0,0' ? [[back, null] as [string, null]] : [...this.cards.get(near)!.bound]
    })
  }

  isLinked(cell: string, open: string): boolean {
    const live = this.live()
    return [...open].some(
      side => live.has(`${beside(cell, side)}:${AWAY[side]![2]}`) && this.cards.has(beside(cell, side)),
    )
  }

  accepts(cell: string, open: string, value: number | undefined): [string, number | null][] {
    return this.ways(cell, open).filter(
      ([, last]) => last === null || value === undefined || this.fits(last, value),
    )
  }

  legal(cell: string, open: string, value: number | undefined, counting: boolean): boolean {
    if (this.cards.has(cell) || this.goals.includes(cell)) return false
    for (const side of 'NESW') {
      const near = this.cards.get(beside(cell, side))
      if (near && near.open.includes(AWAY[side]![2]) !== open.includes(side)) return false
    }
    if (!this.isLinked(cell, open)) return false
    return !counting || this.accepts(cell, open, value).length > 0
  }

  lay(cell: string, open: string, dead: boolean, value: number | undefined, counting: boolean): void {
    const bound = new Map<string, number | null>()
    if (counting)
      for (const [side, last] of this.accepts(cell, open, value)) {
        const now = bound.get(side)
        if (value !== undefined) bound.set(side, value)
        else if (now === undefined) bound.set(side, last)
        else if (now === null || last === null) bound.set(side, null)
        else bound.set(side, this.rising ? Math.min(now, last) : Math.max(now, last))
      }
    this.cards.set(cell, { open, dead, value, bound })
  }
}
