import { Layout, Moves, type Outcome, type Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { cellCodec, cellsCodec, wordCodec } from '../codecs.ts'
import { dealt } from '../dealing.ts'
import { pack, from, to, extra } from '../moves/packing.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, SOLO, type Kind } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import type { BoardGame } from '../scene.ts'
import { countingNote, noted } from '../solo.ts'
import { chainBound, likenessOn } from './pegs-bound.ts'
import { menByLuck, solvableOn } from './pegs-back.ts'

export interface Pegs {
  readonly board: Board
  readonly piece: Kind
  /** From each cell the straight jumps as [over, behind]. */
  readonly jumps: readonly (readonly (readonly [number, number])[])[]
  /** The cell left empty; 'free' lets the player choose it first. */
  readonly hole: number | 'free'
  /** Where the last piece must stand: anywhere, in the first hole, or on a cell chosen beforehand. */
  readonly goal: 'any' | 'hole' | 'free'
  /** What the counter counts: every jump, or all jumps of one piece in a row as one move. */
  readonly count: 'jumps' | 'chains'
  /** For the solver of chains: weights of the cells that no chain lowers by more than one in all; see `chainBound`. */
  readonly weightings?: readonly (readonly number[])[]
  /** What the option `deal` says. */
  readonly deal?: string | undefined
  /** What the game has beyond jumping. */
  readonly parts?: readonly PegsPart[]
}

/** What a part of a jumping puzzle can look at. */
export interface PegsGround extends PartGround {
  readonly man: number
  /** How many men are left. */
  left(p: Position): number
}

export type PegsPart = PartOf<PegsGround>

const JUMP = 0
const HOLE = 1
const GOAL = 2
const NO_JUMP = 1

/**
 * What no jump can change: for every cell a set of bits, so that the three cells of any jump cancel out. A position
 * that leads to a single piece has the bits of that piece's cell.
 */
function jumpInvariant(size: number, jumps: Pegs['jumps']): Int32Array {
  // Rows are the jumps as sets of cells; what is orthogonal to all of them is the invariant.
  const rows: bigint[] = []
  const leads: number[] = []
  for (const [a, list] of jumps.entries())
    for (const [b, c] of list) {
      let row = (1n << BigInt(a)) | (1n << BigInt(b)) | (1n << BigInt(c))
      for (const [i, other] of rows.entries()) if ((row >> BigInt(leads[i]!)) & 1n) row ^= other
      if (row === 0n) continue
      const lead = row.toString(2).length - 1
      for (const [i, other] of rows.entries()) if ((other >> BigInt(lead)) & 1n) rows[i] = other ^ row
      rows.push(row)
      leads.push(lead)
    }
  const bits = new Int32Array(size)
  let bit = 1
  for (let free = 0; free < size; free++) {
    if (leads.includes(free)) continue
    bits[free]! |= bit
    for (const [i, row] of rows.entries()) if ((row >> BigInt(free)) & 1n) bits[leads[i]!]! |= bit
    bit <<= 1
  }
  return bits
}

/** One person jumps pieces over pieces, taking the jumped ones, until a single one is left. */
export function pegs(rules: Pegs): BoardGame {
  const { board, jumps } = rules
  const players = [SOLO]
  const pieces = new PieceSet(players, [rules.piece])
  const man = pieces.code(0, 1)
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size, { json: cellsCodec(board, pieces) })
  const stage = layout.range('choosing', 1, { json: wordCodec(['none', 'hole', 'goal']) })
  const goal = layout.range('goal', 1, { json: cellCodec(board) })
  const made = layout.range('made', 1, { json: noted() })
  const last = layout.range('last', 1, { json: noted() })
  const left = layout.range('left', 1)
  const bits = layout.range('bits', 1)

  const invariant = jumpInvariant(board.size, jumps)
  const flat: number[] = []
  const first = Int32Array.from(jumps, list => {
    const start = flat.length
    for (const jump of list) flat.push(...jump)
    flat.push(-1)
    return start
  })
  const table = Int16Array.from(flat)

  const derive = (p: Position): void => {
    let n = 0
    let sum = 0
    for (let c = 0; c < board.size; c++)
      if (p.at(cells + c) === man) {
        n++
        sum ^= invariant[c]!
      }
    p.note(left, n)
    p.note(bits, sum)
  }

  const openAt = (p: Position, hole: number): void => {
    p.put(cells + hole, 0)
    p.put(stage, rules.goal === 'free' ? GOAL : JUMP)
    if (rules.goal === 'hole') p.put(goal, hole + 1)
    derive(p)
  }

  const exactly = solvableOn(board.size, jumps)
  /** Whether a single piece can remain where it should: exactly on small boards, as far as the invariant tells on others. */
  const possible = (p: Position): boolean => {
    if (exactly) return exactly(p.words, cells, p.at(goal) - 1)
    const sum = p.at(bits)
    return p.at(goal) > 0 ? invariant[p.at(goal) - 1] === sum : invariant.includes(sum)
  }

  /** The cells where the last piece may stand; they stay the same throughout a game. */
  let goals: readonly number[] = []
  let goalsFor = NaN
  const goalsOf = (p: Position): readonly number[] => {
    const asked = p.at(bits) * (board.size + 1) + p.at(goal)
    if (asked !== goalsFor)
      goals = [...board.cells.keys()].filter(
        c => invariant[c] === p.at(bits) && (p.at(goal) === 0 || p.at(goal) === c + 1),
      )
    goalsFor = asked
    return goals
  }
  let chains: ReturnType<typeof chainBound> | undefined
  const chainsNeeded = (p: Position): number => {
    chains ??= chainBound(board, jumps, rules.weightings ?? [])
    return chains(p.words, cells, goalsOf(p))
  }
  /** By the word of the goal. */
  const likenesses: ReturnType<typeof likenessOn>[] = []

  const solved = (p: Position): Outcome => ({
    result: [1],
    reason: { hu: 'Egyetlen bábu maradt.', en: 'A single piece is left.' },
    points: [p.at(made)],
  })
  const astray: Outcome = {
    result: [0],
    reason: {
      hu: 'Az utolsó bábu nem a kitűzött helyen áll.',
      en: 'The last piece is not where it should be.',
    },
  }

  const moves = (p: Position, out: Moves): void => {
    const choosing = p.at(stage)
    for (let c = 0; c < board.size; c++) {
      if (choosing !== JUMP) {
        out.add(pack(c, c, choosing))
        continue
      }
      if (p.words[cells + c] !== man) continue
      for (let k = first[c]!; table[k]! >= 0; k += 2)
        if (p.words[cells + table[k]!] === man && p.words[cells + table[k + 1]!] === 0)
          out.add(pack(c, table[k + 1]!))
    }
  }

  const ground: PegsGround = { layout, board, players, cells, man, left: p => p.words[left]! }
  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: [
      { hu: '', en: '' },
      {
        hu: 'Csak ugrani lehet: egyenesen át egy szomszédos bábun, a mögötte lévő üres mezőre.',
        en: 'Only jumps are moves: straight over a neighbour to the empty cell right behind it.',
        rule: 'moves',
      },
    ],
    start(p) {
      for (let c = 0; c < board.size; c++) p.put(cells + c, man)
      derive(p)
      if (rules.hole === 'free') p.put(stage, HOLE)
      else openAt(p, rules.hole)
    },
    derive,
    moves,
    attempts(p, out, reasons) {
      if (p.at(stage) !== JUMP) return
      const known = new Moves()
      moves(p, known)
      for (let c = 0; c < board.size; c++)
        for (let n = 0; n < board.size && p.at(cells + c) === man; n++) {
          if (n === c || known.has(pack(c, n))) continue
          out.add(pack(c, n))
          reasons.add(NO_JUMP)
        }
    },
    play(p, m) {
      const c = from(m)
      if (extra(m) === HOLE) return openAt(p, c)
      if (extra(m) === GOAL) {
        p.put(goal, c + 1)
        p.put(stage, JUMP)
        return
      }
      let k = first[c]!
      while (table[k + 1] !== to(m)) k += 2
      p.put(cells + c, 0)
      p.put(cells + table[k]!, 0)
      p.put(cells + to(m), man)
      p.note(left, p.words[left]! - 1)
      if (rules.count === 'jumps' || p.at(last) !== c + 1) p.note(made, p.at(made) + 1)
      p.note(last, to(m) + 1)
    },
    outcome(p) {
      if (p.words[left] !== 1 || p.at(stage) !== JUMP) return undefined
      return p.at(goal) === 0 || p.at(cells + p.at(goal) - 1) === man ? solved(p) : astray
    },
    stuck: p => ({
      result: [0],
      reason: {
        hu: `Nincs több ugrás, ${p.at(left)} bábu maradt.`,
        en: `No jump is left; ${p.at(left)} pieces remain.`,
      },
    }),
    // Pieces that keep together can still jump; how far they are spread, for the search only.
    value(p) {
      let n = 0
      let x = 0
      let y = 0
      let squares = 0
      for (let c = 0; c < board.size; c++) {
        if (p.words[cells + c] !== man) continue
        const cell = board.cells[c]!
        n++
        x += cell.x
        y += cell.y
        squares += cell.x * cell.x + cell.y * cell.y
      }
      return -(squares - (x * x + y * y) / Math.max(1, n)) / (board.size * board.size)
    },
    needs(p) {
      if (p.at(stage) !== JUMP) return 0
      if (!possible(p)) return Infinity
      return rules.count === 'chains' ? chainsNeeded(p) : p.words[left]! - 1
    },
    likeness(p, into) {
      into[0] = p.low
      into[1] = p.high
      if (p.at(stage) !== JUMP) return
      const at = p.at(goal)
      likenesses[at] ??= likenessOn(board, at === 0 ? undefined : at - 1)
      likenesses[at](p.words, cells, into)
    },
    ...(rules.count === 'chains'
      ? { uncounted: (p, m) => extra(m) === JUMP && p.words[last] === from(m) + 1 }
      : {}),
    name: (_, m) =>
      extra(m) === JUMP
        ? `${board.names[from(m)]}x${board.names[to(m)]}`
        : `${extra(m) === HOLE ? 'hole' : 'goal'}:${board.names[from(m)]}`,
    points: (_, m) => (extra(m) === JUMP ? [from(m), to(m)] : [from(m)]),
    scene(p) {
      const choosing = p.at(stage)
      const notes = [countingNote(p.at(made))]
      if (choosing === HOLE)
        notes.push({ hu: 'Válaszd ki, melyik mező legyen üres!', en: 'Choose the cell to be left empty.' })
      else if (choosing === GOAL)
        notes.push({
          hu: 'Válaszd ki, hol álljon az utolsó bábu!',
          en: 'Choose where the last piece shall stand.',
        })
      else if (!possible(p))
        notes.push({
          hu: 'Ebből az állásból a cél nem érhető el.',
          en: 'The goal cannot be reached from this position.',
        })
      return {
        placed: placedOn(board, pieces, p, cells),
        trays: [],
        fills: p.at(goal) > 0 ? [{ cell: p.at(goal) - 1, fill: 'goal' }] : [],
        notes,
      }
    },
  }
  const whole = withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
  return dealt(whole, rules.deal, (p, luck, difficulty) => {
    const { men, last: end } = menByLuck(board.size, jumps, luck, difficulty)
    for (let c = 0; c < board.size; c++) p.put(cells + c, men.has(c) ? man : 0)
    p.put(stage, JUMP)
    p.put(goal, rules.goal === 'any' ? 0 : end + 1)
    derive(p)
  })
}
