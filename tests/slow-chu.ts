// Chu and dai shogi once more, from their text alone and slowly: coordinates, a map of men, a copy after every move.
export type Side = 'black' | 'white'
type Men = ReadonlyMap<string, string>
type Step = readonly [aside: number, ahead: number]

export interface SlowChu {
  readonly men: Men
  readonly turn: Side
  /** The last move took a lion with another man, in a way that must not be answered in kind. */
  readonly lionFell: boolean
}
export interface SlowChuRules {
  readonly side: number
  readonly zone: number
  readonly strict: boolean
}
interface Going {
  readonly name: string
  readonly from: string
  readonly to: string
  /** Captured on the way, in order. */
  readonly taken: readonly string[]
}

const N: Step = [0, 1]
const NE: Step = [1, 1]
const E: Step = [1, 0]
const SE: Step = [1, -1]
const S: Step = [0, -1]
const SW: Step = [-1, -1]
const W: Step = [-1, 0]
const NW: Step = [-1, 1]
const SIDES = [N, E, S, W]
const CORNERS = [NE, SE, SW, NW]
const ALL = [...SIDES, ...CORNERS]
const except = (...left: Step[]) => ALL.filter(step => !left.includes(step))
const twice = (steps: readonly Step[]) => steps.map(([x, y]): Step => [2 * x, 2 * y])
const AROUND_TWO = [-2, -1, 0, 1, 2]
  .flatMap(x => [-2, -1, 0, 1, 2].map((y): Step => [x, y]))
  .filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) === 2)

interface Gait {
  readonly one?: readonly Step[]
  readonly two?: readonly Step[]
  readonly far?: readonly Step[]
  readonly leap?: readonly Step[]
  /** Lion power on these lines. */
  readonly double?: readonly Step[]
}
const GOLD: Gait = { one: [...SIDES, NE, NW] }
const GAITS: Readonly<Record<string, Gait>> = {
  king: { one: ALL },
  'crown-prince': { one: ALL },
  pawn: { one: [N] },
  'go-between': { one: [N, S] },
  lance: { far: [N] },
  'reverse-chariot': { far: [N, S] },
  'side-mover': { far: [E, W], one: [N, S] },
  'vertical-mover': { far: [N, S], one: [E, W] },
  rook: { far: SIDES },
  bishop: { far: CORNERS },
  'dragon-king': { far: SIDES, one: CORNERS },
  'dragon-horse': { far: CORNERS, one: SIDES },
  'free-king': { far: ALL },
  lion: { one: ALL, leap: AROUND_TWO, double: ALL },
  kylin: { one: CORNERS, leap: twice(SIDES) },
  phoenix: { one: SIDES, leap: twice(CORNERS) },
  'drunk-elephant': { one: except(S) },
  'blind-tiger': { one: except(N) },
  leopard: { one: except(E, W) },
  copper: { one: [N, NE, NW, S] },
  silver: { one: [...CORNERS, N] },
  gold: GOLD,
  'gilded-pawn': GOLD,
  'angry-boar': { one: SIDES },
  'violent-ox': { two: SIDES },
  'flying-dragon': { two: CORNERS },
  'cat-sword': { one: CORNERS },
  'evil-wolf': { one: [N, NE, NW, E, W] },
  iron: { one: [N, NE, NW] },
  stone: { one: [NE, NW] },
  knight: {
    leap: [
      [1, 2],
      [-1, 2],
    ],
  },
  'white-horse': { far: [N, S, NE, NW] },
  whale: { far: [N, S, SE, SW] },
  'flying-stag': { far: [N, S], one: [...CORNERS, E, W] },
  'flying-ox': { far: [N, S, ...CORNERS] },
  'free-boar': { far: [E, W, ...CORNERS] },
  'soaring-eagle': { far: except(NE, NW), one: [NE, NW], leap: twice([NE, NW]), double: [NE, NW] },
  'horned-falcon': { far: except(N), one: [N], leap: twice([N]), double: [N] },
}
const PROMOTIONS: Readonly<Record<string, string>> = {
  pawn: 'gilded-pawn',
  'go-between': 'drunk-elephant',
  lance: 'white-horse',
  'reverse-chariot': 'whale',
  'side-mover': 'free-boar',
  'vertical-mover': 'flying-ox',
  rook: 'dragon-king',
  bishop: 'dragon-horse',
  'dragon-king': 'soaring-eagle',
  'dragon-horse': 'horned-falcon',
  kylin: 'lion',
  phoenix: 'free-king',
  'drunk-elephant': 'crown-prince',
  'blind-tiger': 'flying-stag',
  leopard: 'bishop',
  copper: 'side-mover',
  silver: 'vertical-mover',
  gold: 'rook',
  'angry-boar': 'gold',
  'violent-ox': 'gold',
  'flying-dragon': 'gold',
  'cat-sword': 'gold',
  'evil-wolf': 'gold',
  iron: 'gold',
  stone: 'gold',
  knight: 'gold',
}
/** Kinds that stand on the board at the start too: by promotion they are written otherwise. */
const TWOFOLD = new Set(Object.keys(PROMOTIONS).concat('lion', 'free-king'))

export const other = (side: Side): Side => (side === 'black' ? 'white' : 'black')
const sideOf = (man: string | undefined) => man?.split(' ')[0]
const kindOf = (man: string) => man.split(' ')[1]!
const gaitOf = (man: string) => GAITS[kindOf(man).replace('promoted-', '')]!
const isLion = (man: string | undefined) => man !== undefined && /[ -]lion$/.test(man)
const isRoyal = (man: string) => /^(king|crown-prince)$/.test(kindOf(man))

/** Rows a, b … from the top, files 1, 2 … from the right; black goes up. */
const shift = (side: number, name: string, [x, y]: Step, mover: Side): string | undefined => {
  const way = mover === 'black' ? 1 : -1
  const row = name.charCodeAt(0) - 97 - way * y
  const file = Number(name.slice(1)) - way * x
  return row < 0 || row >= side || file < 1 || file > side
    ? undefined
    : `${String.fromCharCode(97 + row)}${file}`
}
const rowFromEnd = (name: string, side: number, mover: Side) => {
  const row = name.charCodeAt(0) - 97
  return mover === 'black' ? row : side - 1 - row
}
const apart = (a: string, b: string) =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a.slice(1)) - Number(b.slice(1))))

/** Where the man on a cell can go by its gait, promotion and safety left aside. */
function goings(men: Men, from: string, side: number): Going[] {
  const man = men.get(from)!
  const mover = sideOf(man) as Side
  const { one = [], two = [], far = [], leap = [], double = [] } = gaitOf(man)
  const found: Going[] = []
  const free = (to: string | undefined): to is string =>
    to !== undefined && (to === from || sideOf(men.get(to)) !== mover)
  const land = (to: string | undefined) => {
    if (!free(to)) return
    const takes = men.has(to)
    found.push({ name: `${from}${takes ? 'x' : '-'}${to}`, from, to, taken: takes ? [to] : [] })
  }
  for (const step of [...one, ...leap]) land(shift(side, from, step, mover))
  for (const [steps, most] of [
    [two, 2],
    [far, side],
  ] as const)
    for (const step of steps) {
      let at: string | undefined = from
      for (let n = 0; n < most; n++) {
        at = shift(side, at, step, mover)
        land(at)
        if (at === undefined || men.has(at)) break
      }
    }
  let aside = false
  for (const step of double) {
    const via = shift(side, from, step, mover)
    if (via === undefined || sideOf(men.get(via)) === mover) continue
    if (!men.has(via)) {
      aside = true
      continue
    }
    const back: Step = [-step[0], -step[1]]
    const onward = double === ALL ? ALL : [step, back]
    for (const second of onward) {
      const to = shift(side, via, second, mover)
      if (!free(to)) continue
      const takes = to !== from && men.has(to)
      const name = `${from}x${via}${takes ? 'x' : '-'}${to}`
      found.push({ name, from, to, taken: takes ? [via, to] : [via] })
    }
  }
  if (aside) found.push({ name: `${from}-${from}`, from, to: from, taken: [] })
  return found
}

function after(men: Men, { from, to, taken }: Going, becomes?: string): Map<string, string> {
  const moved = new Map(men)
  const man = moved.get(from)!
  for (const cell of taken) moved.delete(cell)
  moved.delete(from)
  moved.set(to, becomes === undefined ? man : `${sideOf(man)} ${becomes}`)
  return moved
}
const canTake = (men: Men, by: Side, cell: string, side: number) =>
  [...men].some(
    ([from, man]) => sideOf(man) === by && goings(men, from, side).some(({ taken }) => taken.includes(cell)),
  )
export const royalsOf = (men: Men, owner: Side) =>
  [...men].filter(([, man]) => sideOf(man) === owner && isRoyal(man)).map(([cell]) => cell)

export const isAttacked = (men: Men, owner: Side, side: number): boolean => {
  const royals = royalsOf(men, owner)
  return royals.length === 1 && canTake(men, other(owner), royals[0]!, side)
}

/** Whether a lion falls in this move otherwise than behind a man stronger than a pawn or a go-between. */
function lionFalls(men: Men, { taken }: Going): boolean {
  const [first, second] = taken.map(cell => men.get(cell)!)
  if (isLion(first)) return true
  return isLion(second) && /^(pawn|go-between)$/.test(kindOf(first!))
}

function isForbidden({ men, turn, lionFell }: SlowChu, going: Going, side: number): boolean {
  if (!lionFalls(men, going)) return false
  if (!isLion(men.get(going.from))) return lionFell
  const last = going.taken.at(-1)!
  if (!isLion(men.get(last)) || last !== going.to || apart(going.from, going.to) < 2) return false
  const weakFirst = going.taken.length < 2 || /^(pawn|go-between)$/.test(kindOf(men.get(going.taken[0]!)!))
  return weakFirst && canTake(after(men, going), other(turn), going.to, side)
}

/** What the man may become by this move: undefined stands for staying what it is. */
function becomings(men: Men, going: Going, { side, zone, strict }: SlowChuRules): (string | undefined)[] {
  const man = men.get(going.from)!
  const mover = sideOf(man) as Side
  const base = PROMOTIONS[kindOf(man)]
  if (base === undefined) return [undefined]
  const into = TWOFOLD.has(base) ? `promoted-${base}` : base
  const [was, is] = [rowFromEnd(going.from, side, mover), rowFromEnd(going.to, side, mover)]
  const [starts, ends] = [was < zone, is < zone]
  const may = !strict
    ? starts || ends
    : !starts
      ? ends
      : kindOf(man) === 'pawn'
        ? is === 0
        : going.taken.length > 0
  if (!may) return [undefined]
  const { one = [], far = [], leap = [], two = [] } = gaitOf(man)
  const stuck = [...one, ...far, ...leap, ...two].every(
    step => shift(side, going.to, step, mover) === undefined,
  )
  return stuck ? [into] : [undefined, into]
}

export function chuMoves(p: SlowChu, rules: SlowChuRules): { name: string; after: SlowChu }[] {
  const { men, turn } = p
  const { side, strict } = rules
  return [...men].flatMap(([from, man]) =>
    sideOf(man) !== turn
      ? []
      : goings(men, from, side).flatMap(going => {
          if (strict && isForbidden(p, going, side)) return []
          return becomings(men, going, rules).flatMap(becomes => {
            const moved = after(men, going, becomes)
            if (isAttacked(moved, turn, side)) return []
            const lionFell = strict && !isLion(man) && lionFalls(men, going)
            const called = becomes?.replace('promoted-', '').replace('gilded-pawn', 'tokin')
            const name = `${going.name}${called === undefined ? '' : `=${called}`}`
            return [{ name, after: { men: moved, turn: other(turn), lionFell } }]
          })
        }),
  )
}

/** Who has won: 'both' is a draw. */
export function chuEnd({ men, turn }: SlowChu): Side | 'both' | undefined {
  const mover = other(turn)
  const isBare = (owner: Side) => [...men.values()].every(man => sideOf(man) !== owner || isRoyal(man))
  if (royalsOf(men, turn).length === 0) return mover
  if (!isBare(mover)) return undefined
  return isBare(turn) ? 'both' : turn
}
