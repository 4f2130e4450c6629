import type { Moves, Position } from '../../engine/index.ts'
import type { Ground } from './ground.ts'
import type { TurnPart } from './rules.ts'

export type List = (p: Position, out: Moves) => void

/** Every candidate of the part with this number, and last the button to stop. */
export function listing(g: Ground, part: TurnPart, number: number): List {
  const list = piecewise(g, part, number)
  const { stop } = part
  if (stop === undefined) return list
  return (p, out) => {
    list(p, out)
    out.add(stop)
  }
}

/** Which pieces go in a part: those it says, the one that goes on, or the player's own. */
export function goesIn(g: Ground, part: TurnPart, number: number) {
  const goer = g.goer[number]!
  const usual = part.again
    ? (p: Position, _: number, c: number): boolean => c === p.at(goer) - 1
    : (p: Position, code: number): boolean => g.ownerOf[code] === p.turn
  return part.goes ?? usual
}

/** As listed, or piece by piece. */
function piecewise(g: Ground, part: TurnPart, number: number): List {
  if (part.moves) return part.moves
  if (part.again) {
    const { again } = part
    const goer = g.goer[number]!
    return (p, out) => again(p, p.words[goer]! - 1, out)
  }
  if (part.onto) {
    const { empties } = g
    return (p, out) => empties.places(p, out)
  }
  const { from, goes } = part
  const { tops, ownerOf } = g
  const { size } = g.board
  if (goes)
    return (p, out) => {
      for (let c = 0; c < size; c++) {
        const code = p.words[tops + c]!
        if (code > 0 && goes(p, code, c)) from(p, c, out)
      }
    }
  const { places } = g
  if (places?.kept === 'places')
    return (p, out) => {
      const { words } = p
      const first = places.first(words[0]!)
      for (let i = first, end = first + words[places.men + words[0]!]!; i < end; i++) from(p, words[i]!, out)
    }
  return (p, out) => {
    const turn = p.words[0]!
    for (let c = 0; c < size; c++) if (ownerOf[p.words[tops + c]!] === turn) from(p, c, out)
  }
}

/** The candidates under the duty of the part. */
export function dutiful(all: List, must: TurnPart['must']): List {
  if (!must) return all
  return (p, out) => {
    const first = out.n
    all(p, out)
    let kept = first
    for (let i = first; i < out.n; i++) if (must(p, out.list[i]!)) out.list[kept++] = out.list[i]!
    if (kept > first) out.n = kept
  }
}
