import { fail, ok, type Codec, type Json, type Words } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { Look, Tint } from '../scene.ts'
import { laid, orientations, polyomino } from '../shapes/index.ts'

/** A piece of joined squares. The digits of its drawing are the cells a person points at to put it down, in this order. */
export interface FillingPiece {
  readonly id: string
  readonly shape: string
  readonly tint: Tint
  /** How it looks while it waits beside the board. */
  readonly waiting: Look
}

export interface Placement {
  /** The number of the piece. */
  readonly piece: number
  readonly cells: readonly number[]
  /** The cells to point at, in order. */
  readonly pointed: readonly number[]
}

export const pieceLabel = ({ id }: FillingPiece): Words => ({ hu: `${id} elem`, en: `${id} piece` })

/** Every way a piece can lie on the board, piece by piece. */
export const placements = (board: Board, pieces: readonly FillingPiece[]): Placement[] =>
  pieces.flatMap(({ shape }, piece) => {
    const marks = shape.replace(/\D/g, '').length
    return orientations(polyomino(shape)).flatMap(turned =>
      laid(board, turned).flatMap(cells => (cells ? [{ piece, cells, pointed: cells.slice(0, marks) }] : [])),
    )
  })

/** The placements of piece k are first[k] … first[k + 1] - 1; placement i covers covers[i * squares] and the cells after it. */
export function placementTables(pieces: readonly FillingPiece[], all: readonly Placement[]) {
  const first = new Int32Array(pieces.length + 1)
  for (const { piece } of all) first[piece + 1]!++
  for (let k = 0; k < pieces.length; k++) first[k + 1]! += first[k]!
  return {
    first,
    pieceOf: Uint8Array.from(all, ({ piece }) => piece),
    covers: Int16Array.from(all.flatMap(({ cells }) => cells)),
    squares: all[0]!.cells.length,
  }
}

/** `{"F": ["b1", "a2", "b2", "b3", "c3"]}`; a word for each cell holds the number of the piece + 1. */
export const placedCodec = (
  board: Board,
  pieces: readonly FillingPiece[],
  all: readonly Placement[],
): Codec => ({
  write(p, start) {
    const json: { [piece: string]: Json } = {}
    for (const [k, { id }] of pieces.entries()) {
      const cells = board.names.filter((_, c) => p.at(start + c) === k + 1)
      if (cells.length > 0) json[id] = cells
    }
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail('A lerakott elemek nem objektumban vannak.', 'The placed pieces are not an object.')
    for (const [id, names] of Object.entries(json as { readonly [key: string]: Json })) {
      const listed: readonly Json[] = Array.isArray(names) ? names : []
      const cells = listed.map(name => board.names.indexOf(String(name)))
      const found = all.find(
        ({ piece, cells: own }) =>
          pieces[piece]!.id === id && cells.length === own.length && own.every(c => cells.includes(c)),
      )
      if (!found) return fail(`Nem így fekszik az elem: ${id}.`, `The piece ${id} cannot lie like that.`)
      for (const c of found.cells) {
        if (p.at(start + c) !== 0)
          return fail(`Két elem fedi: ${board.names[c]}.`, `Two pieces cover ${board.names[c]}.`)
        p.put(start + c, found.piece + 1)
      }
    }
    return ok(undefined)
  },
})
