import {
  assert,
  Layout,
  Moves,
  type Move,
  type Outcome,
  type Point,
  type Position,
} from '../../engine/index.ts'
import { cellOf, type Board } from '../boards/index.ts'
import { cellsCodec } from '../codecs.ts'
import { dealt } from '../dealing.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, SOLO, type Kind } from '../pieces.ts'
import type { BoardGame, Placed, Scene, Tint } from '../scene.ts'
import { countingNote, noted } from '../solo.ts'
import { blockPlaces, FACINGS, groupsOf } from './blocks-places.ts'
import { searchFromBothEnds, type Lying } from './blocks-search.ts'
import { layByWalk, type PuzzleWalks } from './blocks-walks.ts'

export interface BlockKind extends Omit<Kind, 'art'> {
  /** Drawn as in `polyomino`. */
  readonly shape: string
  readonly tint: Tint
  /** A block that may be turned is a kind for each way it can lie: which block it is, and where it faces. */
  readonly turns?: { readonly of: string; readonly facing: 'n' | 'e' | 's' | 'w' }
}

/** What the goal and the parts can look at: the number of the kind of a block, or -1. */
export interface BlocksGround extends PartGround {
  /** The block whose head, the leftmost of its lowest cells, lies on this cell. */
  readonly kindAt: (p: Position, cell: number) => number
  /** The block that covers this cell. */
  readonly kindOver: (p: Position, cell: number) => number
}

export interface Blocks {
  /** A board of squares. */
  readonly board: Board
  readonly kinds: readonly BlockKind[]
  /** For each kind the cells where the heads of its blocks lie. */
  readonly setup: Readonly<Record<string, string>>
  readonly goal: (ground: BlocksGround) => (p: Position) => boolean
  /** A move of the game: one block any way it can slide, or one block by one cell. */
  readonly count: 'moves' | 'steps'
  /** Steps that follow the goal by themselves and are counted. */
  readonly after?: number
  /** What the option `deal` says, and the puzzles it chooses from. */
  readonly deal?: { readonly chosen: string | undefined; readonly walks: PuzzleWalks }
  /** Helps the solver of a puzzle with very many positions, whose blocks are all different. */
  readonly solving?: {
    /** Every solved position. */
    readonly goals: () => readonly Lying[]
    /** A shortest solution of the set-up by what counts: whoever follows it need not wait for the search. */
    readonly line?: Readonly<Record<'moves' | 'steps', string>>
  }
  /** Lines that are always there. */
  readonly links?: Scene['links']
  /** What the puzzle has beyond sliding to the goal. */
  readonly parts?: readonly BlocksPart[]
}

export type BlocksPart = PartOf<BlocksGround>

/** Without an end of its own; this only stops aimless pushing. */
const CAP = 10_000
const NO_ROOM = 1

/**
 * One person slides blocks along the board without lifting them; some may be turned where a square as wide as they are long holds
 * nothing else. A block is written down on the cell of its head, so blocks of one kind are interchangeable; `over` tells which block covers a cell.
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

  const { size } = board
  const places = blockPlaces(board, kinds)
  const { shapes, area, covers, shift, firstTurn, turns } = places
  const codes = kinds.map((_, k) => pieces.code(k, 1))
  const ways = kinds.map(({ turns: way }) => way && { of: way.of, angle: 90 * FACINGS.indexOf(way.facing) })
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

  const isFree = (p: Position, cell: number, home: number): boolean => {
    const by = p.words[over + cell]!
    return by === 0 || by === home + 1
  }
  /** Whether the block that lies at `home` has room at `place`. */
  const fits = (p: Position, place: number, home: number): boolean => {
    for (let i = place * area; covers[i]! >= 0; i++) if (!isFree(p, covers[i]!, home)) return false
    return true
  }

  const queue = new Int16Array(kinds.length * size)
  const seen = new Uint8Array(kinds.length * size)
  let ends = 0
  const meet = (place: number): void => {
    if (seen[place] === 1) return
    seen[place] = 1
    queue[ends++] = place
  }
  const meetTurned = (p: Position, place: number, home: number): void => {
    for (let t = firstTurn[place]!; turns[t]! >= 0; t += 2 + turns[t + 1]!) {
      let n = turns[t + 1]!
      while (n > 0 && isFree(p, turns[t + 1 + n]!, home)) n--
      if (n === 0) meet(turns[t]!)
    }
  }
  /** Lists where the block at `home` can go: next to it, or wherever it can get in a row. */
  const list = (p: Position, home: number, out: Moves, by = count): void => {
    const kind = kindOf[p.words[cells + home]!]!
    ends = 0
    meet(kind * size + home)
    for (let i = 0; i < ends; i++) {
      const place = queue[i]!
      for (let d = 0; d < 4; d++) {
        const n = shift[place * 4 + d]!
        if (n >= 0 && seen[n] === 0 && fits(p, n, home)) meet(n)
      }
      meetTurned(p, place, home)
      if (by === 'steps') break
    }
    seen[queue[0]!] = 0
    for (let i = 1; i < ends; i++) {
      const k = Math.floor(queue[i]! / size)
      out.add(pack(home, queue[i]! % size, k === kind ? 0 : k + 1))
      seen[queue[i]!] = 0
    }
  }

  const listSteps = (p: Position, out: Moves): void => {
    for (let c = 0; c < size; c++) if (p.words[cells + c] !== 0) list(p, c, out, 'steps')
  }

  const cover = (p: Position, place: number, by: number): void => {
    const kind = kindOf[p.words[cells + place]!]!
    for (let i = (kind * size + place) * area; covers[i]! >= 0; i++) p.note(over + covers[i]!, by)
  }

  const derive = (p: Position): void => {
    for (let c = 0; c < board.size; c++) p.note(over + c, 0)
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) > 0) cover(p, c, c + 1)
  }

  const layOut = (p: Position, setup: Blocks['setup']): void => {
    for (let c = 0; c < size; c++) p.put(cells + c, 0)
    for (const [id, places] of Object.entries(setup))
      for (const name of places.split(' ')) p.put(cells + cellOf(board, name), pieces.codeOf(id, 1))
    derive(p)
  }

  const covered = (kind: number, place: number): readonly number[] => shapes[kind]![place] ?? []

  /**
   * The cell a person points at to send a block to a place: a free one that no shorter way covers, so that different places are
   * told apart by different cells whenever that can be. A block is turned by a button first, and where it then has only one
   * place, the button is enough.
   */
  const pointsOf = (p: Position, m: Move): readonly Point[] => {
    const out = new Moves()
    list(p, from(m), out)
    const kind = extra(m) === 0 ? ground.kindAt(p, from(m)) : extra(m) - 1
    const places = out.toArray().filter(each => extra(each) === extra(m))
    const first: Point[] = extra(m) === 0 ? [from(m)] : [from(m), `turn:${kinds[kind]!.id}`]
    if (extra(m) > 0 && places.length === 1) return first
    const taken = new Set<number>()
    const fresh = (place: number) => covered(kind, place).filter(c => p.at(over + c) === 0)
    for (const place of places.map(to).toSorted((a, b) => fresh(a).length - fresh(b).length)) {
      const free = [...fresh(place), ...(extra(m) === 0 ? [] : covered(kind, place))]
      const cell = free.find(c => !taken.has(c)) ?? free[0] ?? place
      if (place === to(m)) return [...first, cell]
      taken.add(cell)
    }
    return [...first, to(m)]
  }

  /** What is left of the known solution when `p` lies on it. */
  const leftOfLine = (p: Position, line: string): Move[] | undefined => {
    const at = layout.empty()
    layOut(at, rules.setup)
    const out = new Moves()
    const moves: Move[] = []
    let passed = false
    for (const name of line.split(' ')) {
      passed ||= at.key === p.key
      out.n = 0
      game.moves(at, out)
      const m = out.toArray().find(each => game.name(at, each) === name)!
      if (passed) moves.push(m)
      game.play(at, m)
    }
    return passed ? moves : undefined
  }
  const search =
    ({ goals, line }: NonNullable<Blocks['solving']>): NonNullable<BoardGame['search']> =>
    async p => {
      const left = line && leftOfLine(p, line[count])
      const known = left && ({ kind: 'solved', moves: left, counted: left.length } as const)
      if (known) return Promise.resolve({ positions: left.length, advance: () => known })
      const groups = groupsOf(kinds)
      const first = groups.map(group => {
        const cell = board.cells.findIndex((_, c) => group.includes(ground.kindAt(p, c)))
        assert(cell >= 0, 'a block is missing: the general search solves this')
        return { kind: ground.kindAt(p, cell), cell }
      })
      return searchFromBothEnds({ size, places, kinds: groups, count, first, goals: goals() })
    }

  const game: BoardGame = {
    players,
    layout,
    board,
    // What is drawn on a block lies on certain cells of it.
    upright: true,
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
    start: p => layOut(p, rules.setup),
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
      const code = extra(m) === 0 ? p.words[cells + from(m)]! : codes[extra(m) - 1]!
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
    ...(rules.solving ? { search: search(rules.solving) } : {}),
    name: (_, m) =>
      `${board.names[from(m)]}-${board.names[to(m)]}${extra(m) === 0 ? '' : `:${kinds[extra(m) - 1]!.turns!.facing}`}`,
    points: pointsOf,
    trail: (_, m) => [from(m), to(m)],
    label(point) {
      const name = kinds.find(kind => `turn:${kind.id}` === point)?.name
      return { hu: `Fordítás: ${name?.hu ?? ''}`, en: `Turn: ${name?.en ?? ''}` }
    },
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
          ...(ways[kind] ? { turned: ways[kind] } : {}),
        })
      }
      return {
        placed,
        trays: [],
        notes: [countingNote(p.at(made))],
        ...(rules.links ? { links: rules.links } : {}),
      }
    },
  }
  const whole = withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
  return dealt(whole, rules.deal?.chosen, (p, luck, difficulty) => {
    const { solved } = rules.deal!.walks
    const near = solved ? { solved: (at: Position) => layOut(at, solved) } : {}
    layByWalk({ list: listSteps, play: game.play, ...near }, p, luck, rules.deal!.walks, difficulty)
    p.note(made, 0)
    p.note(last, 0)
  })
}

const gaveUp: Outcome = {
  result: [0],
  reason: { hu: 'A feladat nincs megoldva.', en: 'The puzzle is not solved.' },
}
