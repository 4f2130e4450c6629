// Slow models of twixt and trax on plain objects, written from the rulings; they share no code with the kit.

/** A position that lists its moves by name; `over` is the result, `turn` whose move it is, `pieces` as in JSON. */
export interface Slow {
  readonly turn: number
  readonly over: readonly number[] | undefined
  readonly pieces: Readonly<Record<string, string>>
  moves(): Map<string, () => Slow>
}

/** Sequences of `depth` turns; the moves of one player in a row are one turn. */
export function slowPerft(s: Slow, depth: number, turns: 'one move' | 'several moves'): number {
  if (depth === 0) return 1
  if (s.over) return 0
  // Nobody plays twice in a row, so the last moves need not be made to be counted.
  if (depth === 1 && turns === 'one move') return s.moves().size
  let sum = 0
  for (const next of s.moves().values()) {
    const then = next()
    const goesOn = turns === 'several moves' && then.turn === s.turn && !then.over
    sum += slowPerft(then, goesOn ? depth : depth - 1, turns)
  }
  return sum
}

type Pieces = Record<string, string>

const COLUMNS = 'abcdefghijklmnopqrstuvwx'
const point = (x: number, y: number) => `${COLUMNS[x]}${y + 1}`
const place = (name: string) => [COLUMNS.indexOf(name[0]!), Number(name.slice(1)) - 1] as const

/** Do two segments share a point that is not an end of both? Solved as two linear equations. */
function crosses(one: string, two: string): boolean {
  const [[ax, ay], [bx, by]] = one.split('-').map(place) as [[number, number], [number, number]]
  const [[cx, cy], [dx, dy]] = two.split('-').map(place) as [[number, number], [number, number]]
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy]
  const det = ux * vy - uy * vx
  if (det === 0) return false
  const s = ((cx - ax) * vy - (cy - ay) * vx) / det
  const t = ((cx - ax) * uy - (cy - ay) * ux) / det
  return s > 1e-9 && s < 1 - 1e-9 && t > 1e-9 && t < 1 - 1e-9
}

interface Twixt {
  readonly turn: number
  readonly pegs: Pieces
  readonly links: readonly string[]
  readonly stage: 'fresh' | 'lifting' | 'lifted' | 'linking'
  readonly over?: readonly number[]
}
const WHO = ['red peg', 'blue peg']

/** Links that may be set between pegs of the player, at `from` or anywhere. */
const possible = ({ turn, pegs, links }: Twixt, from?: string): string[] => {
  const own = Object.keys(pegs).filter(cell => pegs[cell] === WHO[turn])
  return own
    .flatMap(a => own.map(b => [a, b] as const))
    .filter(([a, b]) => {
      const [[ax, ay], [bx, by]] = [place(a), place(b)]
      return bx > ax && (bx - ax) * Math.abs(by - ay) === 2 && (!from || a === from || b === from)
    })
    .map(([a, b]) => `${a}-${b}`)
    .filter(link => !links.includes(link) && !links.some(other => crosses(link, other)))
}

const isChained = ({ turn, pegs, links }: Twixt): boolean => {
  const edge = (cell: string) => place(cell)[turn === 0 ? 1 : 0]
  const reached = new Set(Object.keys(pegs).filter(cell => pegs[cell] === WHO[turn] && edge(cell) === 0))
  for (const cell of reached)
    for (const link of links) {
      const [a, b] = link.split('-') as [string, string]
      if (a === cell) reached.add(b)
      if (b === cell) reached.add(a)
    }
  return [...reached].some(cell => edge(cell) === 23)
}

/** After a peg or a link was set: a win, more links, or the other's turn. */
const goOn = (s: Twixt): Slow => {
  const passed = { ...s, turn: 1 - s.turn, stage: 'fresh' } as const
  if (isChained(s)) return slowTwixt({ ...passed, over: [1 - s.turn, s.turn] })
  return slowTwixt(possible(s).length > 0 ? { ...s, stage: 'linking' } : passed)
}

export function slowTwixt(s: Twixt): Slow {
  const ownLinks = s.links.filter(link => s.pegs[link.split('-')[0]!] === WHO[s.turn])
  const isOpen = (x: number, y: number) =>
    !((x === 0 || x === 23) && (y === 0 || y === 23)) &&
    (s.turn === 0 ? x > 0 && x < 23 : y > 0 && y < 23) &&
    !s.pegs[point(x, y)]
  return {
    turn: s.turn,
    over: s.over,
    pieces: s.pegs,
    moves() {
      const list = new Map<string, () => Slow>()
      if (s.stage === 'linking') {
        for (const link of possible(s)) list.set(`+${link}`, () => goOn({ ...s, links: [...s.links, link] }))
        return list.set('done', () => slowTwixt({ ...s, turn: 1 - s.turn, stage: 'fresh' }))
      }
      for (let x = 0; x < 24 && s.stage !== 'lifting'; x++)
        for (let y = 0; y < 24; y++)
          if (isOpen(x, y))
            list.set(point(x, y), () => {
              const set = { ...s, pegs: { ...s.pegs, [point(x, y)]: WHO[s.turn]! } }
              return goOn({ ...set, links: [...s.links, ...possible(set, point(x, y))] })
            })
      if (s.stage === 'fresh') {
        if (ownLinks.length > 0) list.set('lift', () => slowTwixt({ ...s, stage: 'lifting' }))
      } else
        for (const link of ownLinks) {
          const links = s.links.filter(other => other !== link)
          list.set(`-${link}`, () => slowTwixt({ ...s, stage: 'lifted', links }))
        }
      return list
    },
  }
}

const SIDES = ['n', 'e', 's', 'w'] as const
const STEPS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const
const BACK = { n: 's', e: 'w', s: 'n', w: 'e' } as const
const TILES = ['ns', 'ew', 'ne', 'es', 'sw', 'wn']
const tileOf = (a: string, b: string) => TILES.find(tile => tile.includes(a) && tile.includes(b))!

type Tiles = ReadonlyMap<string, string>
const beside = (at: string, side: keyof typeof STEPS) => {
  const [x, y] = at.split(',').map(Number) as [number, number]
  return `${x + STEPS[side][0]},${y + STEPS[side][1]}`
}
const letters = (n: number): string => String.fromCharCode(64 + n)

/** Which colour shows on each side of a field, as far as it has neighbours. */
const around = (tiles: Tiles, at: string) =>
  SIDES.flatMap(side => {
    const tile = tiles.get(beside(at, side))
    return tile ? [{ side, white: tile.includes(BACK[side]) }] : []
  })
const fits = (tiles: Tiles, at: string, tile: string) =>
  around(tiles, at).every(({ side, white }) => tile.includes(side) === white)

/** Fields next to tiles, in the order found. */
const fieldsOf = (tiles: Tiles): string[] =>
  [...new Set([...tiles.keys()].flatMap(at => SIDES.map(side => beside(at, side))))].filter(
    at => !tiles.has(at),
  )

/** All forced tiles, one after the other, looking at the whole table each time; undefined when illegal. */
function completed(tiles: Tiles): Tiles | undefined {
  const fields = fieldsOf(tiles).map(at => {
    const into = around(tiles, at)
    const whites = into.filter(({ white }) => white).map(({ side }) => side)
    const blacks = into.filter(({ white }) => !white).map(({ side }) => side)
    return { at, whites, blacks }
  })
  if (fields.some(({ whites, blacks }) => whites.length > 2 || blacks.length > 2)) return undefined
  const forced = fields.find(({ whites, blacks }) => whites.length === 2 || blacks.length === 2)
  if (!forced) return tiles
  const { at, whites, blacks } = forced
  const free = SIDES.filter(side => !blacks.includes(side))
  const tile = whites.length === 2 ? tileOf(whites[0]!, whites[1]!) : tileOf(free[0]!, free[1]!)
  return completed(new Map([...tiles, [at, tile]]))
}

const extent = (tiles: Tiles) => {
  const xs = [...tiles.keys()].map(at => Number(at.split(',')[0]))
  const ys = [...tiles.keys()].map(at => Number(at.split(',')[1]))
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Does a colour have a loop or a line across? Every line of the table is walked from every tile. */
function hasWon(tiles: Tiles, white: boolean, loopsOnly: boolean): boolean {
  const { left, right, top, bottom } = extent(tiles)
  for (const [start, tile] of tiles) {
    const ends = SIDES.filter(side => tile.includes(side) === white).map(first => {
      let at = start
      let side: (typeof SIDES)[number] = first
      for (;;) {
        const next = beside(at, side)
        const there = tiles.get(next)
        if (!there) return { at, side }
        const entered = BACK[side]
        side = SIDES.find(other => other !== entered && there.includes(other) === white)!
        at = next
        if (at === start) return undefined
      }
    })
    if (ends.some(end => !end)) return true
    if (loopsOnly) continue
    const reaches = (side: string, index: number, value: number) =>
      ends.some(end => end!.side === side && Number(end!.at.split(',')[index]) === value)
    if (right - left >= 7 && reaches('w', 0, left) && reaches('e', 0, right)) return true
    if (bottom - top >= 7 && reaches('n', 1, top) && reaches('s', 1, bottom)) return true
  }
  return false
}

export function slowTrax(
  tiles: Tiles,
  turn: number,
  small: boolean,
  loopsOnly: boolean,
  over?: number[],
): Slow {
  const empty = tiles.size === 0
  const { left, right, top, bottom } = empty ? { left: 0, right: 0, top: 0, bottom: 0 } : extent(tiles)
  const name = (at: string) => {
    const [x, y] = at.split(',').map(Number) as [number, number]
    return `${letters(x - left + 1)}${y - top + 1}`
  }
  return {
    turn,
    over,
    pieces: Object.fromEntries([...tiles].map(([at, tile]) => [name(at), tile])),
    moves() {
      const list = new Map<string, () => Slow>()
      for (const at of empty ? ['0,0'] : fieldsOf(tiles)) {
        const [x, y] = at.split(',').map(Number) as [number, number]
        const outside =
          (right - left === 7 && (x < left || x > right)) || (bottom - top === 7 && (y < top || y > bottom))
        if (small && outside) continue
        for (const tile of TILES) {
          if (!fits(tiles, at, tile)) continue
          const then = completed(new Map([...tiles, [at, tile]]))
          if (!then) continue
          list.set(`${name(at)}:${tile}`, () => {
            const mine = hasWon(then, turn === 0, loopsOnly)
            const theirs = hasWon(then, turn === 1, loopsOnly)
            const winner = mine ? turn : theirs ? 1 - turn : undefined
            const end =
              winner === undefined ? (then.size >= 64 ? [0.5, 0.5] : undefined) : [1 - winner, winner]
            return slowTrax(then, 1 - turn, small, loopsOnly, end)
          })
        }
      }
      return list
    },
  }
}
