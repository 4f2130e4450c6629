// Congo once more, from its text alone and slowly: coordinates, a map of pieces, whole copies after every leap.
type Side = 'white' | 'black'
type Pieces = ReadonlyMap<string, string>

export interface SlowCongo {
  readonly pieces: Pieces
  readonly turn: Side
  /** The monkey that may leap on, and whom it has taken so far. */
  readonly chain?: { readonly at: string; readonly taken: readonly string[] }
}
export interface SlowCongoMove {
  readonly name: string
  readonly after: SlowCongo
}

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white')
const cell = (x: number, y: number) => (x >= 0 && x < 7 && y >= 1 && y <= 7 ? `${'abcdefg'[x]}${y}` : '')
const at = (name: string) => ['abcdefg'.indexOf(name[0]!), Number(name[1])] as const
const AROUND = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => [x, y] as const)).filter(([x, y]) => x || y)
const STRAIGHT = AROUND.filter(([x, y]) => x === 0 || y === 0)
const inRiver = (name: string) => name[1] === '4'

export const lions = ({ pieces }: SlowCongo) =>
  [...pieces.values()].filter(each => each.endsWith(' lion')).length

/** After a man has moved for good: whoever the river held all the turn long drowns. */
function settle(pieces: Map<string, string>, turn: Side, safe: string | undefined): SlowCongo {
  for (const [name, piece] of pieces)
    if (inRiver(name) && piece.startsWith(turn) && name !== safe && !piece.endsWith('crocodile'))
      pieces.delete(name)
  return { pieces, turn: other(turn) }
}

/** Where a man may go, and where it may capture; the monkey's leaps are not here. */
function reach(pieces: Pieces, from: string, castle: boolean): { steps: string[]; takes: string[] } {
  const [side, kind] = pieces.get(from)!.split(' ') as [Side, string]
  const [x, y] = at(from)
  const way = side === 'white' ? 1 : -1
  const [steps, takes]: [string[], string[]] = [[], []]
  const both = (to: string) => to && (steps.push(to), takes.push(to))
  const slide = (dx: number, dy: number, stop: (to: string) => boolean, into: 'both' | 'steps', most = 7) => {
    for (let n = 1, to = cell(x + dx, y + dy); to && n <= most; to = cell(x + dx * ++n, y + dy * n)) {
      steps.push(to)
      if (into === 'both') takes.push(to)
      if (pieces.has(to) || stop(to)) return
    }
  }
  const never = () => false
  const home = side === 'white' ? y : 8 - y
  switch (kind) {
    case 'lion':
      for (const [dx, dy] of AROUND) {
        const to = cell(x + dx, y + dy)
        const inside = to && at(to)[0] >= 2 && at(to)[0] <= 4
        if (to && !inRiver(to) && (!castle || inside)) both(to)
        for (let n = 1, far = to; far; far = cell(x + dx * ++n, y + dy * n)) {
          if (pieces.get(far) === `${other(side)} lion`) takes.push(far)
          if (pieces.has(far)) break
        }
      }
      break
    case 'giraffe':
      for (const [dx, dy] of AROUND) {
        steps.push(cell(x + dx, y + dy))
        both(cell(x + 2 * dx, y + 2 * dy))
      }
      break
    case 'elephant':
      for (const [dx, dy] of STRAIGHT) {
        both(cell(x + dx, y + dy))
        both(cell(x + 2 * dx, y + 2 * dy))
      }
      break
    case 'zebra':
      for (const dx of [-2, -1, 1, 2])
        for (const dy of [-2, -1, 1, 2]) if (Math.abs(dx) !== Math.abs(dy)) both(cell(x + dx, y + dy))
      break
    case 'crocodile':
      for (const [dx, dy] of AROUND) both(cell(x + dx, y + dy))
      if (y === 4) for (const dx of [-1, 1]) slide(dx, 0, never, 'both')
      else slide(0, y < 4 ? 1 : -1, inRiver, 'both')
      break
    case 'monkey':
      for (const [dx, dy] of AROUND) steps.push(cell(x + dx, y + dy))
      break
    case 'pawn':
      for (const dx of [-1, 0, 1]) both(cell(x + dx, y + way))
      if (home > 4) slide(0, -way, never, 'steps', 2)
      break
    case 'superpawn':
      for (const dx of [-1, 0, 1]) both(cell(x + dx, y + way))
      for (const dx of [-1, 1]) both(cell(x + dx, y))
      for (const dx of [-1, 0, 1]) slide(dx, -way, never, 'steps', 2)
      break
    default:
      throw new Error(`nobody is called ${kind}`)
  }
  return { steps: steps.filter(to => to && !pieces.has(to)), takes }
}

function leaps({ pieces, turn }: SlowCongo, from: string, taken: readonly string[]): SlowCongoMove[] {
  const [x, y] = at(from)
  return AROUND.flatMap(([dx, dy]): SlowCongoMove[] => {
    const [over, to] = [cell(x + dx, y + dy), cell(x + 2 * dx, y + 2 * dy)]
    if (!to || pieces.has(to) || taken.includes(over) || !pieces.get(over)?.startsWith(other(turn))) return []
    const all = [...taken, over]
    const moved = new Map(pieces)
    moved.delete(from)
    moved.set(to, `${turn} monkey`)
    const name = `${from}x${to}`
    const gone = new Map([...moved].filter(([each]) => !all.includes(each)))
    if (pieces.get(over)!.endsWith(' lion')) return [{ name, after: settle(gone, turn, to) }]
    if (inRiver(from) && inRiver(to)) return [{ name, after: settle(gone, turn, undefined) }]
    const going: SlowCongo = { pieces: moved, turn, chain: { at: to, taken: all } }
    return [{ name, after: leaps(going, to, all).length > 0 ? going : settle(gone, turn, to) }]
  })
}

export function congoMoves(p: SlowCongo, castle = false): SlowCongoMove[] {
  const { pieces, turn, chain } = p
  if (chain) {
    const gone = new Map([...pieces].filter(([name]) => !chain.taken.includes(name)))
    return [...leaps(p, chain.at, chain.taken), { name: 'stop', after: settle(gone, turn, chain.at) }]
  }
  const found: SlowCongoMove[] = []
  for (const [from, piece] of pieces) {
    if (!piece.startsWith(turn)) continue
    const { steps, takes } = reach(pieces, from, castle)
    const goals = new Set([...steps, ...takes.filter(to => pieces.get(to)?.startsWith(other(turn)))])
    for (const to of goals) {
      const moved = new Map(pieces)
      moved.delete(from)
      const crowned = piece.endsWith(' pawn') && to[1] === (turn === 'white' ? '7' : '1')
      moved.set(to, crowned ? `${turn} superpawn` : piece)
      const name = `${from}${pieces.has(to) ? 'x' : '-'}${to}${crowned ? '=superpawn' : ''}`
      found.push({ name, after: settle(moved, turn, inRiver(from) ? undefined : to) })
    }
    if (piece.endsWith(' monkey')) found.push(...leaps(p, from, []))
  }
  return found
}
