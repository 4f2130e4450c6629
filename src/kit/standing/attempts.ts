import { Moves, type Move, type Point, type Position } from '../../engine/index.ts'
import { from, pack, to } from '../moves/packing.ts'
import { isButton, isPlace, place } from './buttons.ts'
import type { Ground } from './ground.ts'

/** What a person may try in one part of a turn, beside what is listed. */
export interface Tries {
  readonly moves: (p: Position, out: Moves) => void
  /** The candidates before a duty narrowed them. */
  readonly all: (p: Position, out: Moves) => void
  readonly goes: (p: Position, code: number, cell: number) => boolean
  readonly sign: string | undefined
  readonly alsoTried: 'journeys' | 'places' | undefined
  readonly points: (p: Position, m: Move) => readonly Point[]
  readonly because: ((p: Position, m: Move, usual: number) => number) | undefined
}

type Say = (m: Move, usual: number) => void

/** Sending a piece elsewhere; setting off with one that does not go now, or with another's. */
function journeys(g: Ground, p: Position, tries: Tries, say: Say): void {
  const { board, why, players } = g
  for (let c = 0; c < board.size; c++) {
    const code = topOf(g, p, c)
    if (code <= 0) continue
    const owner = g.ownerOf[code]!
    const goes = tries.goes(p, code, c)
    if (goes || (owner === p.turn && tries.sign === undefined)) {
      for (let n = 0; n < board.size; n++) if (n !== c) say(pack(c, n), goes ? why.noWay : why.notNow)
    } else if (tries.sign === undefined && board.size > 1)
      say(pack(c, c === 0 ? 1 : 0), owner === p.turn || owner === players.length ? why.notNow : why.foreign)
  }
}

/** Placing on a cell that is taken or not allowed; choosing a piece that may not be chosen, or nothing. */
function placings(g: Ground, p: Position, onPieces: boolean, say: Say): void {
  const { board, why } = g
  for (let c = 0; c < board.size; c++) {
    const taken = topOf(g, p, c) > 0
    say(place(c), onPieces ? (taken ? why.notThis : why.nothing) : taken ? why.taken : why.noPlace)
  }
}

const topOf = (g: Ground, p: Position, c: number): number => (g.tops < 0 ? 0 : p.at(g.tops + c))

/** Whether the way from the first cell of a move to the last is pointed at before anything else. */
function pointsAtJourney(p: Position, m: Move, points: Tries['points']): boolean {
  const journey = pack(from(m), to(m))
  if (m === journey) return true
  const all = points(p, m)
  return points(p, journey).every((point, i) => all[i] === point)
}

/** Lists what people try and the rules do not: guessed from what is listed, journeys or placings or both. */
export function attempt(g: Ground, p: Position, tries: Tries, out: Moves, reasons: Moves): void {
  const listed = new Moves()
  tries.moves(p, listed)
  // A listed move hides every try that points at the same, whatever else is packed into it.
  const known = new Set<number>()
  let [journey, placing, onPieces] = [tries.alsoTried === 'journeys', tries.alsoTried === 'places', false]
  for (let i = 0; i < listed.n; i++) {
    const m = listed.at(i)
    if (isButton(m)) continue
    if (isPlace(m) || pointsAtJourney(p, m, tries.points)) known.add(pack(from(m), to(m)))
    if (!isPlace(m)) journey = true
    else {
      placing = true
      onPieces ||= topOf(g, p, to(m)) > 0
    }
  }
  const say: Say = (m, usual) => {
    if (known.has(m)) return
    const number = tries.because ? tries.because(p, m, usual) : usual
    if (number === 0) return
    out.add(m)
    reasons.add(number)
  }
  const free = new Moves()
  tries.all(p, free)
  for (let i = 0; free.n > listed.n && i < free.n; i++) {
    if (listed.has(free.at(i))) continue
    known.delete(free.at(i))
    say(free.at(i), g.why.must)
    known.add(free.at(i))
  }
  if (placing) placings(g, p, onPieces, say)
  if (journey) journeys(g, p, tries, say)
}
