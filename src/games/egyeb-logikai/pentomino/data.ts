import { fail, ok, type Codec, type Json, type Reason, type Words } from '../../../engine/index.ts'
import { laid, orientations, polyomino, type Board, type Look, type Tint } from '../../../kit/index.ts'

/**
 * The twelve pentominoes. The numbers are the cells a person points at to put the piece down, in this order: they tell
 * any two ways of lying apart (a test says so).
 */
export const PENTOMINOES: readonly { readonly id: string; readonly shape: string; readonly tint: Tint }[] = [
  { id: 'F', shape: '.#2 ##. .1.', tint: 'red' },
  { id: 'I', shape: '1###2', tint: 'blue' },
  { id: 'L', shape: '1... ###2', tint: 'green' },
  { id: 'N', shape: '.##2 1#..', tint: 'yellow' },
  { id: 'P', shape: '#2 ## 1.', tint: 'orange' },
  { id: 'T', shape: '2## .#. .1.', tint: 'purple' },
  { id: 'U', shape: '1.# ##2', tint: 'teal' },
  { id: 'V', shape: '1.. #.. 2#3', tint: 'pink' },
  { id: 'W', shape: '1.. 2#. .#3', tint: 'brown' },
  { id: 'X', shape: '.#. #1# .#.', tint: 'grey' },
  { id: 'Y', shape: '..2. 1###', tint: 'wood' },
  { id: 'Z', shape: '12. .#. .#3', tint: 'black' },
]

export const look = (piece: number, art: string): Look => {
  const { id, tint } = PENTOMINOES[piece]!
  return { art, tint, text: id }
}
export const label = (piece: number): Words => {
  const { id } = PENTOMINOES[piece]!
  return { hu: `${id} elem`, en: `${id} piece` }
}

/** Numbers of the reasons, in their order. */
export const [COVERED, FOREIGN, PIECE_FIRST, NO_ROOM] = [1, 2, 3, 4] as const
export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Az elem csak szabad mezőket fedhet.', en: 'A piece may cover free cells only.', rule: 'moves' },
  {
    hu: 'Ezt az elemet más kapta: csak a sajátjaidból rakhatsz.',
    en: 'Another player was dealt this piece: you may only place your own.',
    rule: 'variants',
  },
  {
    hu: 'Előbb válaszd ki az elemet a készletből.',
    en: 'Choose the piece from the set first.',
    rule: 'moves',
  },
  {
    hu: 'Ettől a mezőtől indulva ez az elem nem fér el.',
    en: 'Beginning with this cell there is no room for the piece.',
    rule: 'moves',
  },
]

export interface Placement {
  /** The number of the pentomino. */
  readonly piece: number
  readonly cells: readonly number[]
  /** The cells to point at, in order. */
  readonly pointed: readonly number[]
}

/** Every way a pentomino can lie on the board, piece by piece. */
export const placements = (board: Board): Placement[] =>
  PENTOMINOES.flatMap(({ shape }, piece) => {
    const marks = shape.replace(/\D/g, '').length
    return orientations(polyomino(shape)).flatMap(turned =>
      laid(board, turned).flatMap(cells => (cells ? [{ piece, cells, pointed: cells.slice(0, marks) }] : [])),
    )
  })

/** The placements of piece k are first[k] … first[k + 1] - 1; their cells are two sets of 32 bits. */
export function tables(all: readonly Placement[]) {
  const half = (from: number) =>
    Int32Array.from(all, ({ cells }) =>
      cells.reduce((bits, c) => (c >> 5 === from ? bits | (1 << (c & 31)) : bits), 0),
    )
  return {
    first: Int32Array.from(
      { length: PENTOMINOES.length + 1 },
      (_, k) => all.filter(each => each.piece < k).length,
    ),
    lows: half(0),
    highs: half(1),
  }
}

/** `{"F": ["b1", "a2", "b2", "b3", "c3"]}`; a word for each cell holds the number of the pentomino + 1. */
export const placedCodec = (board: Board, all: readonly Placement[]): Codec => ({
  write(p, start) {
    const json: { [piece: string]: Json } = {}
    for (const [k, { id }] of PENTOMINOES.entries()) {
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
          PENTOMINOES[piece]!.id === id && cells.length === own.length && own.every(c => cells.includes(c)),
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
