import type { Inputs, Position, TurnView } from '../../engine/index.ts'

/** A point tells whether it holds one, two, three men, and how many more; where men can be held down, that too. */
const BY_POINT = { free: 4, held: 5 }
const POINTS = 24

export interface ViewedMen {
  /** Men by a player's own way: 0 the bar, 1 to 24 the points, 25 off. */
  men(p: Position, player: number, index: number): number
  /** Where men can be held down. */
  readonly held?: (p: Position, player: number, index: number) => boolean
  /** The two ways meet from opposite ends, or follow each other round the board. */
  readonly ways: 'opposite' | 'following'
}

/** Nets by the kind of position: while men can still meet, and afterwards. */
const [MEETING, RACE] = [0, 1]

const rearOf = ({ men }: ViewedMen, p: Position, player: number): number => {
  let i = 0
  while (i < 25 && men(p, player, i) === 0) i++
  return i
}

function kindOf(viewed: ViewedMen, p: Position): number {
  const [first, second] = [rearOf(viewed, p, 0), rearOf(viewed, p, 1)]
  const apart = viewed.ways === 'opposite' ? first + second > 25 : first >= 19 && second >= 19
  return apart ? RACE : MEETING
}

/** The men as a net sees them, those of the player to roll first. */
export function backgammonLook(viewed: ViewedMen): TurnView['look'] {
  const { men, held } = viewed
  const each = held ? BY_POINT.held : BY_POINT.free
  const side = POINTS * each + 2
  return (p: Position, player: number, into: Inputs) => {
    for (const [k, who] of [player, 1 - player].entries()) {
      const base = k * side
      for (let i = 1; i <= POINTS; i++) {
        const n = men(p, who, i)
        const at = base + (i - 1) * each
        for (let more = 0; more < Math.min(3, n); more++) into.add(at + more, 1)
        if (n > 3) into.add(at + 3, (n - 3) / 2)
        if (held?.(p, who, i)) into.add(at + 4, 1)
      }
      const [bar, off] = [men(p, who, 0), men(p, who, 25)]
      if (bar > 0) into.add(base + POINTS * each, bar / 2)
      if (off > 0) into.add(base + POINTS * each + 1, off / 15)
    }
    return kindOf(viewed, p)
  }
}
