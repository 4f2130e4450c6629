import { fail, ok, type Codec, type Json, type Position, type Result } from '../engine/index.ts'
import type { Board } from './boards/index.ts'

/** Ranges with one word for each cell that is not a piece: how many, how far, what is known of it. */

function readCells(
  board: Board,
  json: Json | undefined,
  put: (cell: number, value: Json) => Result<void>,
): Result<void> {
  if (json === undefined) return ok(undefined)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return fail('A mezők értékei nem objektumban vannak.', 'The values of the cells are not an object.')
  for (const [name, value] of Object.entries(json as { readonly [key: string]: Json })) {
    const cell = board.names.indexOf(name)
    if (cell < 0) return fail(`Nincs ilyen mező: „${name}”.`, `There is no cell "${name}".`)
    const done = put(cell, value)
    if (!done.ok) return done
  }
  return ok(undefined)
}

function writeCells(
  board: Board,
  p: Position,
  start: number,
  tell: (value: number) => Json,
): Json | undefined {
  const json: { [cell: string]: Json } = {}
  for (let c = 0; c < board.size; c++)
    if (p.at(start + c) !== 0) json[board.names[c]!] = tell(p.at(start + c))
  return Object.keys(json).length === 0 ? undefined : json
}

/** `{"e4": 2}`; cells that hold 0 are left out. */
export const cellNumbersCodec = (board: Board, most = 0x3fffffff): Codec => ({
  write: (p, start) => writeCells(board, p, start, value => value),
  read: (json, p, start) =>
    readCells(board, json, (cell, value) => {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
        return fail(
          `Nem megfelelő szám: ${JSON.stringify(value)}.`,
          `Not a fitting number: ${JSON.stringify(value)}.`,
        )
      p.put(start + cell, value)
      return ok(undefined)
    }),
})

/** `{"e4": "moved"}`; word 0 is the usual one and left out. */
export const cellWordsCodec = (board: Board, words: readonly string[]): Codec => ({
  write: (p, start) => writeCells(board, p, start, value => words[value]!),
  read: (json, p, start) =>
    readCells(board, json, (cell, value) => {
      const i = words.indexOf(String(value))
      if (i < 0) return fail(`Ismeretlen szó: „${String(value)}”.`, `Unknown word: "${String(value)}".`)
      p.put(start + cell, i)
      return ok(undefined)
    }),
})

/** `["a1", "b2"]`: cells in order; the words hold their numbers + 1, and 0 after the last. */
export const cellPathCodec = (board: Board): Codec => ({
  write(p, start, size) {
    const path: string[] = []
    for (let i = 0; i < size && p.at(start + i) > 0; i++) path.push(board.names[p.at(start + i) - 1]!)
    return path.length === 0 ? undefined : path
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    const names: readonly Json[] = Array.isArray(json) ? json : [json]
    const cells = names.map(name => board.names.indexOf(String(name)))
    if (cells.includes(-1) || cells.length > size)
      return fail(
        `Nem út a táblán: ${JSON.stringify(json)}.`,
        `Not a way on the board: ${JSON.stringify(json)}.`,
      )
    for (const [i, cell] of cells.entries()) p.put(start + i, cell + 1)
    return ok(undefined)
  },
})
