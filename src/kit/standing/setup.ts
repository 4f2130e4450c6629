import { assert, type Position, type Words } from '../../engine/index.ts'
import { cellsOf, type Board } from '../boards/index.ts'
import { diagram } from '../diagram.ts'
import type { PieceSet } from '../pieces.ts'
import type { Cells, SetUp } from './spec.ts'
import type { KindSpec } from './wording.ts'

type Kinds = Readonly<Record<string, KindSpec>>

export const letterOf = (id: string, kind: KindSpec): string => kind.letter ?? id[0]!.toUpperCase()

/** The signs of a drawn set-up: a letter in upper case for the first player, in lower case for the second, `m3` for the third. */
function legend(pieces: PieceSet, kinds: Kinds): Record<string, number> {
  const signs: Record<string, number> = {}
  const add = (sign: string, code: number) => {
    assert(signs[sign] === undefined || signs[sign] === code, `two pieces are drawn as ${sign}`)
    signs[sign] = code
  }
  for (const [id, kind] of Object.entries(kinds)) {
    const [upper, lower] = [letterOf(id, kind).toUpperCase(), letterOf(id, kind).toLowerCase()]
    if (kind.owner === 'nobody')
      for (const sign of [upper, lower]) add(sign, pieces.codeOf(id, pieces.players.length))
    else
      for (const i of pieces.players.keys())
        add(i === 0 ? upper : i === 1 ? lower : `${lower}${i + 1}`, pieces.codeOf(id, i))
  }
  return signs
}

/** Cells by number, also where they are told by name. */
export const cellsListed = (board: Board, cells: Cells): readonly number[] =>
  typeof cells !== 'string' ? cells : cells.trim() === '' ? [] : cellsOf(board, cells)

/** The set-up as [cell, code] pairs. */
export function setUpOf(
  board: Board,
  pieces: PieceSet,
  kinds: Kinds,
  setup: SetUp<string>,
): readonly (readonly [number, number])[] {
  if (typeof setup === 'string') return diagram(board, setup, legend(pieces, kinds))
  const put = (cells: Cells, code: number) => cellsListed(board, cells).map(c => [c, code] as const)
  const isList = (cells: Cells | readonly Cells[]): cells is readonly Cells[] =>
    Array.isArray(cells) && typeof cells[0] !== 'number'
  return Object.entries(setup).flatMap(([id, cells]) => {
    if (cells === undefined) return []
    return isList(cells)
      ? cells.flatMap((each, i) => put(each, pieces.codeOf(id, i)))
      : put(cells, pieces.codeOf(id, pieces.players.length))
  })
}

/**
 * What is wrong when there are more or fewer pieces of a kind than there can be, on the cells and in hand. `cells` is where
 * the words of the cells start, `end` where they end; `hand` is the word that counts a kind in a hand, or negative.
 */
export function miscount(
  pieces: PieceSet,
  kinds: Kinds,
  cells: number,
  end: number,
  hand: (player: number, id: string) => number,
) {
  const limits = Object.entries(kinds).flatMap(([id, { most = Infinity, least = 0, owner }]) => {
    if (most === Infinity && least === 0) return []
    const owners = owner === 'nobody' ? [pieces.players.length] : [...pieces.players.keys()]
    return owners.map(i => ({ code: pieces.codeOf(id, i), most, least, held: hand(i, id) }))
  })
  return (p: Position): Words | undefined => {
    for (const { code, most, least, held } of limits) {
      let n = held < 0 ? 0 : p.at(held)
      for (let at = cells; at < end; at++) if (p.at(at) === code) n++
      const { hu, en } = pieces.label(code)
      if (n > most)
        return { hu: `Legfeljebb ${most} lehet: ${hu}.`, en: `There can be at most ${most}: ${en}.` }
      if (n < least)
        return { hu: `Legalább ${least} kell: ${hu}.`, en: `At least ${least} must be there: ${en}.` }
    }
    return undefined
  }
}

/** What is wrong when a piece stands where its kind may not. `cells` is where the words of the cells start, `depth` of them each. */
export function misplaced(board: Board, pieces: PieceSet, kinds: Kinds, cells: number, depth: number) {
  const open = pieces.kinds.map(({ id }) => {
    const { on } = kinds[id]!
    return on === undefined ? undefined : new Set(cellsListed(board, on))
  })
  const bound = open.some(set => set !== undefined)
  return (p: Position): Words | undefined => {
    for (let at = 0; bound && at < board.size * depth; at++) {
      const code = p.at(cells + at)
      const c = Math.floor(at / depth)
      if (code <= 0 || open[pieces.kind(code)]?.has(c) !== false) continue
      const { hu, en } = pieces.label(code)
      return {
        hu: `Itt nem állhat ${hu}: ${board.names[c]}.`,
        en: `No ${en} can stand here: ${board.names[c]}.`,
      }
    }
    return undefined
  }
}
