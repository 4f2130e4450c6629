import { Layout, Moves, type Move, type Outcome, type Position } from '../../engine/index.ts'
import { cellOf, dirOf, type Board } from '../boards/index.ts'
import { cellsCodec } from '../codecs.ts'
import { from, pack, to } from '../moves/packing.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, SOLO, type Kind } from '../pieces.ts'
import type { BoardGame, Placed, Tint } from '../scene.ts'
import { laid, polyomino } from '../shapes/polyomino.ts'
import { countingNote, noted } from '../solo.ts'

export interface BlockKind extends Omit<Kind, 'art'> {
  /** Drawn as in `polyomino`; blocks do not turn. */
  readonly shape: string
  readonly tint: Tint
}

/** What the goal and the parts can look at: the number of the kind of a block, or -1. */
export interface BlocksGround extends PartGround {
  /** The block whose rectangle has its lower left on this cell. */
  readonly kindAt: (p: Position, cell: number) => number
  /** The block that covers this cell. */
  readonly kindOver: (p: Position, cell: number) => number
}

export interface Blocks {
  /** A board of squares. */
  readonly board: Board
  readonly kinds: readonly BlockKind[]
  /** For each kind the cells where the lower left of its blocks lies. */
  readonly setup: Readonly<Record<string, string>>
  readonly goal: (ground: BlocksGround) => (p: Position) => boolean
  /** A move of the game: one block any way it can slide, or one block by one cell. */
  readonly count: 'moves' | 'steps'
  /** Steps that follow the goal by themselves and are counted. */
  readonly after?: number
  /** What the puzzle has beyond sliding to the goal. */
  readonly parts?: readonly BlocksPart[]
}

export type BlocksPart = PartOf<BlocksGround>

/** Without an end of its own; this only stops aimless pushing. */
const CAP = 10_000
const NO_ROOM = 1

/**
 * One person slides blocks along the board without turning or lifting them. A block is written down on the cell under
 * the lower left of its rectangle, so blocks of one kind are interchangeable; `over` tells which block covers a cell.
 */
export function blocks(rules: Blocks): BoardGame {
  const { board, kinds, count } = rules
  const players = [SOLO]
  const pieces = new PieceSet(
    players,
    kinds.map(kind => ({ ...kind, art: 'block' })),
  )
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('blocks', board.size, { json: cellsCodec(board, pieces) })
  const made = layout.range('made', 1, { json: noted() })
  const last = layout.range('last', 1, { json: noted() })
  const over = layout.range('over', board.size)

  // covers[(kind * size + cell) * area + i] are the cells of a block, ending in -1; shift gives its next place by direction.
  const shapes = kinds.map(kind => laid(board, polyomino(kind.shape)))
  const area = Math.max(...kinds.map(kind => polyomino(kind.shape).length)) + 1
  const covers = new Int16Array(kinds.length * board.size * area).fill(-1)
  const shift = new Int16Array(kinds.length * board.size * 4).fill(-1)
  const dirs = ['n', 'e', 's', 'w'].map(name => dirOf(board, name))
  for (const [k, places] of shapes.entries())
    for (const [c, covered] of places.entries()) {
      if (!covered) continue
      covers.set(covered, (k * board.size + c) * area)
      for (const [i, dir] of dirs.entries()) {
        const n = board.next[c * board.dirs.length + dir]!
        if (n !== board.size && places[n]) shift[(k * board.size + c) * 4 + i] = n
      }
    }
  const codes = kinds.map((_, k) => pieces.code(k, 1))
  const kindOf = new Int8Array(pieces.codes).fill(-1)
  for (const [k, code] of codes.entries()) kindOf[code] = k

  const ground: BlocksGround = {
    layout,
    board,
    players,
    cells,
    kindAt: (p, cell) => kindOf[p.words[cells + cell]!]!,
    kindOver: (p, cell) =>
      p.words[over + cell] === 0 ? -1 : kindOf[p.words[cells + p.words[over + cell]! - 1]!]!,
  }
  const reached = rules.goal(ground)

  /** Whether the block that lies at `home` has room at `place`. */
  const fits = (p: Position, kind: number, place: number, home: number): boolean => {
    for (let i = (kind * board.size + place) * area; covers[i]! >= 0; i++) {
      const by = p.words[over + covers[i]!]!
      if (by !== 0 && by !== home + 1) return false
    }
    return true
  }

  const queue = new Int16Array(board.size)
  const seen = new Uint8Array(board.size)
  /** Lists where the block at `home` can go: next to it, or wherever it can slide in a row. */
  const list = (p: Position, home: number, out: Moves): void => {
    const kind = kindOf[p.words[cells + home]!]!
    let ends = 1
    queue[0] = home
    seen[home] = 1
    for (let i = 0; i < ends; i++) {
      const at = (kind * board.size + queue[i]!) * 4
      for (let d = 0; d < 4; d++) {
        const n = shift[at + d]!
        if (n < 0 || seen[n] === 1 || !fits(p, kind, n, home)) continue
        seen[n] = 1
        queue[ends++] = n
        out.add(pack(home, n))
      }
      if (count === 'steps') break
    }
    for (let i = 0; i < ends; i++) seen[queue[i]!] = 0
  }

  const cover = (p: Position, place: number, by: number): void => {
    const kind = kindOf[p.words[cells + place]!]!
    for (let i = (kind * board.size + place) * area; covers[i]! >= 0; i++) p.note(over + covers[i]!, by)
  }

  const derive = (p: Position): void => {
    for (let c = 0; c < board.size; c++) p.note(over + c, 0)
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) > 0) cover(p, c, c + 1)
  }

  const covered = (kind: number, place: number): readonly number[] => shapes[kind]![place] ?? []

  /**
   * The free cell a person points at to send a block to `place`: one that no shorter way covers, so that different
   * places are told apart by different cells whenever that can be.
   */
  const target = (p: Position, m: Move): number => {
    const out = new Moves()
    list(p, from(m), out)
    const kind = ground.kindAt(p, from(m))
    const taken = new Set<number>()
    const fresh = (place: number) => covered(kind, place).filter(c => p.at(over + c) === 0)
    const places = out.toArray().map(to)
    for (const place of places.toSorted((a, b) => fresh(a).length - fresh(b).length)) {
      const free = fresh(place)
      const cell = free.find(c => !taken.has(c)) ?? free[0] ?? place
      if (place === to(m)) return cell
      taken.add(cell)
    }
    return to(m)
  }

  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    draws: { cap: CAP, capped: () => gaveUp },
    reasons: [
      { hu: '', en: '' },
      {
        hu: 'Ez az elem nem fér oda, vagy nem jut el odáig csúsztatva.',
        en: 'This block does not fit there, or cannot slide there.',
        rule: 'moves',
      },
    ],
    start(p) {
      for (const [id, places] of Object.entries(rules.setup))
        for (const name of places.split(' ')) p.put(cells + cellOf(board, name), pieces.codeOf(id, 1))
      derive(p)
    },
    derive,
    moves(p, out) {
      for (let c = 0; c < board.size; c++) if (p.words[cells + c] !== 0) list(p, c, out)
    },
    attempts(p, out, reasons) {
      const known = new Moves()
      for (let c = 0; c < board.size; c++) {
        if (p.at(cells + c) === 0) continue
        known.n = 0
        list(p, c, known)
        for (let n = 0; n < board.size; n++) {
          if (p.at(over + n) === c + 1 || known.has(pack(c, n))) continue
          out.add(pack(c, n))
          reasons.add(NO_ROOM)
        }
      }
    },
    play(p, m) {
      const code = p.words[cells + from(m)]!
      cover(p, from(m), 0)
      p.put(cells + from(m), 0)
      p.put(cells + to(m), code)
      cover(p, to(m), to(m) + 1)
      if (count === 'steps' || p.words[last] !== from(m) + 1) p.note(made, p.words[made]! + 1)
      p.note(last, to(m) + 1)
      if (count === 'steps' && rules.after && reached(p)) p.note(made, p.words[made]! + rules.after)
    },
    outcome: p =>
      reached(p)
        ? {
            result: [1],
            reason: { hu: 'A feladat megoldva.', en: 'The puzzle is solved.' },
            points: [p.at(made)],
          }
        : undefined,
    stuck: () => gaveUp,
    flaw(p) {
      const bare = new Set<number>()
      for (let c = 0; c < board.size; c++) {
        const kind = ground.kindAt(p, c)
        if (kind < 0) continue
        if (covered(kind, c).length === 0)
          return {
            hu: `Kilóg a tábláról: ${board.names[c]}.`,
            en: `Sticks out of the board: ${board.names[c]}.`,
          }
        for (const cell of covered(kind, c)) {
          if (bare.has(cell))
            return {
              hu: `Két elem fedi: ${board.names[cell]}.`,
              en: `Two blocks cover ${board.names[cell]}.`,
            }
          bare.add(cell)
        }
      }
      return undefined
    },
    name: (_, m) => `${board.names[from(m)]}-${board.names[to(m)]}`,
    points: (p, m) => [from(m), target(p, m)],
    scene(p) {
      const placed: Placed[] = []
      for (let c = 0; c < board.size; c++) {
        const kind = ground.kindAt(p, c)
        if (kind < 0) continue
        placed.push({
          cell: c,
          cells: covered(kind, c),
          look: { ...pieces.look(codes[kind]!), tint: kinds[kind]!.tint },
          label: kinds[kind]!.name,
        })
      }
      return { placed, trays: [], notes: [countingNote(p.at(made))] }
    },
  }
  return withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
}

const gaveUp: Outcome = {
  result: [0],
  reason: { hu: 'A feladat nincs megoldva.', en: 'The puzzle is not solved.' },
}
