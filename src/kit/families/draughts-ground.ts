import type { Layout, Position, Words } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { cellsCodec, stacksCodec } from '../codecs.ts'
import { WALL } from '../pieces.ts'
import { placedOn, placedStacks } from '../placing.ts'
import type { Placed } from '../scene.ts'
import { Stacks } from '../standing/stacks.ts'
import type { Draughts } from './draughts.ts'
import type { Tables } from './draughts-tables.ts'

/** How pieces stand on the cells: one by one, or in columns led by the top one. */
export interface Ground {
  /** Where the words of the cells start: the code that leads each cell, the wall last. */
  readonly cells: number
  /** The code that the piece on `c` moves like. */
  moveAs(w: Int32Array, c: number): number
  /** What is on a jumped cell until the turn ends: 0 when nothing, else an obstacle. */
  remains(w: Int32Array, over: number): number
  place(p: Position, c: number, code: number): void
  /** Everything on `c` moves to the empty cell `to`. */
  shift(p: Position, c: number, to: number): void
  /** The piece that landed on `to` takes the one on `over`. */
  take(p: Position, over: number, to: number): void
  crown(p: Position, c: number): void
  /** The turn is over: what was taken on `over` goes, and with `chained` what was taken before. */
  settle(p: Position, over: number, chained: boolean): void
  /** The weight of what stands on `c` for its leader, a man being 100. */
  worth(w: Int32Array, c: number): number
  derive(p: Position): void
  /** What JSON could not say. */
  flaw(p: Position): Words | undefined
  placed(p: Position): Placed[]
}

const KING_WORTH = 300

export function singles(layout: Layout, board: Board, t: Tables, lift: Draughts['capture']['lift']): Ground {
  const { field, taken, crowned, isMan } = t
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, t.pieces), last: WALL })
  const atOnce = lift === 'at once'
  return {
    cells,
    moveAs: (w, c) => w[cells + c]!,
    remains: () => (atOnce ? 0 : WALL),
    place: (p, c, code) => p.put(cells + c, code),
    shift(p, c, to) {
      p.put(cells + to, p.words[cells + c]!)
      p.put(cells + c, 0)
    },
    take: (p, over) => p.put(cells + over, atOnce ? 0 : taken[p.words[cells + over]!]!),
    crown: (p, c) => p.put(cells + c, crowned[p.words[cells + c]!]!),
    settle(p, over, chained) {
      p.put(cells + over, 0)
      if (!chained || atOnce) return
      for (let i = 0; i < field.length; i++) {
        const code = p.words[cells + field[i]!]!
        if (code > 0 && taken[code] === code) p.put(cells + field[i]!, 0)
      }
    },
    worth: (w, c) => (isMan[w[cells + c]!] === 1 ? 100 : KING_WORTH),
    derive: () => undefined,
    flaw: () => undefined,
    placed: p => placedOn(board, t.pieces, p, cells),
  }
}

/**
 * Columns: the jumped column loses its leader, who goes under the column that jumped. The stacks are the position;
 * who leads each cell and how high it is follows from them.
 */
export function columns(
  layout: Layout,
  board: Board,
  t: Tables,
  lone: NonNullable<Draughts['columns']>['lone'],
  depth: number,
): Ground & { readonly isLone: (w: Int32Array, c: number) => boolean } {
  const { field, taken, freed, crowned, owner, isMan, pieces } = t
  const first = layout.range('pieces', board.size * depth, { json: stacksCodec(board, pieces, depth) })
  const stacks = new Stacks(layout, first, board.size, depth)
  const { tops: cells, heights: height } = stacks
  const manOf = Int16Array.from({ length: pieces.codes }, (_, code) =>
    owner[code]! < 0 ? code : pieces.code(0, owner[code]!),
  )
  const free = (p: Position, c: number): void => {
    const code = p.words[cells + c]!
    if (code > 0 && freed[code] !== code) stacks.setTop(p, c, freed[code]!)
  }
  const isLone = (w: Int32Array, c: number): boolean => w[height + c] === 1 && isMan[w[cells + c]!] === 0
  return {
    cells,
    isLone,
    moveAs(w, c) {
      const code = w[cells + c]!
      return lone === 'as a man' && w[height + c] === 1 ? manOf[code]! : code
    },
    remains: (w, over) => (w[height + over] === 1 ? 0 : WALL),
    place: (p, c, code) => stacks.push(p, c, code),
    shift: (p, c, to) => stacks.carry(p, c, to, p.words[height + c]!),
    take(p, over, to) {
      stacks.pushBottom(p, to, stacks.pop(p, over))
      const leader = stacks.top(p, over)
      if (leader > 0) stacks.setTop(p, over, taken[leader]!)
    },
    crown: (p, c) => stacks.setTop(p, c, crowned[p.words[cells + c]!]!),
    settle(p, over, chained) {
      if (!chained) return free(p, over)
      for (let i = 0; i < field.length; i++) free(p, field[i]!)
    },
    // Friends behind the leader are a reserve, prisoners are out of play as long as the column holds.
    worth(w, c) {
      let sum = isMan[w[cells + c]!] === 1 ? 100 : w[height + c]! > 1 ? KING_WORTH : 120
      for (let k = 0; k < w[height + c]! - 1; k++)
        sum += owner[w[first + c * depth + k]!] === owner[w[cells + c]!] ? 40 : 20
      return sum
    },
    derive: p => stacks.derive(p),
    flaw(p) {
      let discs = 0
      for (let c = 0; c < board.size; c++) {
        const tall = p.at(height + c)
        discs += tall
        for (let k = 0; k < tall - 1; k++)
          if (owner[stacks.at(p, c, k)]! < 0)
            return {
              hu: 'Leütött bábu csak oszlop tetején lehet.',
              en: 'A taken man can only lead a column.',
            }
      }
      return discs > depth
        ? { hu: 'Túl sok bábu van a táblán.', en: 'Too many men on the board.' }
        : undefined
    },
    placed: p => placedStacks(board, pieces, p, first, depth),
  }
}
