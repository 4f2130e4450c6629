import { fail, ok, type Codec, type Json, type Player, type Position, type Result } from '../engine/index.ts'
import type { Board } from './boards/index.ts'
import type { PieceSet } from './pieces.ts'

/** How ranges of words read and write as JSON that a person can edit. */

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const noCell = (name: string) => fail(`Nincs ilyen mező: „${name}”.`, `There is no cell "${name}".`)
export const noPiece = (name: string) =>
  fail(`Nincs ilyen figura: „${name}”.`, `There is no piece "${name}".`)

/** `{"e1": "white king"}`; the range holds board.size words, or one more for the wall (give it `last: WALL`). */
export const cellsCodec = (board: Board, pieces: PieceSet): Codec => ({
  write(p, start) {
    const json: { [cell: string]: Json } = {}
    for (let c = 0; c < board.size; c++) {
      const code = p.at(start + c)
      if (code > 0) json[board.names[c]!] = pieces.name(code)
    }
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!isObject(json)) return fail('A figurák nem objektumban vannak.', 'The pieces are not an object.')
    for (const [cell, name] of Object.entries(json)) {
      const c = board.names.indexOf(cell)
      if (c < 0) return noCell(cell)
      const code = pieces.parse(String(name))
      if (code === undefined) return noPiece(String(name))
      p.put(start + c, code)
    }
    return ok(undefined)
  },
})

/** What lies on each cell, in words, and how to lay it there; `lay` gets the words of one cell in their order. */
interface Things {
  readonly tell: (p: Position, start: number, cell: number) => readonly string[]
  readonly lay: (things: readonly string[], p: Position, start: number, cell: number) => Result<void>
}

/** `{"d4": ["red man", "green lying"]}`: several things on one cell; one alone stands without a list. */
export const thingsCodec = (board: Board, { tell, lay }: Things): Codec => ({
  write(p, start) {
    const json: { [cell: string]: Json } = {}
    for (let c = 0; c < board.size; c++) {
      const things = tell(p, start, c)
      if (things.length > 0) json[board.names[c]!] = things.length === 1 ? things[0]! : things
    }
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!isObject(json)) return fail('A figurák nem objektumban vannak.', 'The pieces are not an object.')
    for (const [cell, value] of Object.entries(json)) {
      const c = board.names.indexOf(cell)
      if (c < 0) return noCell(cell)
      const list: readonly Json[] = Array.isArray(value) ? value : [value]
      const done = lay(list.map(String), p, start, c)
      if (!done.ok) return done
    }
    return ok(undefined)
  },
})

/** `{"c3": ["black man", "white officer"]}`, bottom first; `depth` words for each cell, the bottom in the first. */
export const stacksCodec = (board: Board, pieces: PieceSet, depth: number): Codec =>
  thingsCodec(board, {
    tell(p, start, cell) {
      const stack: string[] = []
      for (let k = 0; k < depth; k++) {
        const code = p.at(start + cell * depth + k)
        if (code > 0) stack.push(pieces.name(code))
      }
      return stack
    },
    lay(names, p, start, cell) {
      if (names.length > depth)
        return fail(
          `Túl magas oszlop: ${board.names[cell]}.`,
          `The column on ${board.names[cell]} is too high.`,
        )
      for (const [k, name] of names.entries()) {
        const code = pieces.parse(name)
        if (code === undefined) return noPiece(name)
        p.put(start + cell * depth + k, code)
      }
      return ok(undefined)
    },
  })

/** `{"white": ["pawn", "pawn"]}`: counts by player and kind, `kinds.length` words for each player. */
export const handsCodec = (players: readonly Player[], kinds: readonly { readonly id: string }[]): Codec => ({
  write(p, start) {
    const json: { [player: string]: Json } = {}
    for (const [i, player] of players.entries()) {
      const hand: string[] = []
      for (const [k, kind] of kinds.entries())
        for (let n = p.at(start + i * kinds.length + k); n > 0; n--) hand.push(kind.id)
      if (hand.length > 0) json[player.id] = hand
    }
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!isObject(json)) return fail('A kezek nem objektumban vannak.', 'The hands are not an object.')
    for (const [name, list] of Object.entries(json)) {
      const i = players.findIndex(player => player.id === name)
      if (i < 0) return fail(`Ismeretlen játékos: „${name}”.`, `Unknown player: "${name}".`)
      if (!Array.isArray(list)) return fail('A kéz nem lista.', 'A hand is not a list.')
      for (const each of list as readonly Json[]) {
        const k = kinds.findIndex(kind => kind.id === each)
        if (k < 0) return noPiece(String(each))
        const at = start + i * kinds.length + k
        p.put(at, p.at(at) + 1)
      }
    }
    return ok(undefined)
  },
})

const whole = (json: Json, least: number, most: number): Result<number> =>
  typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
    ? ok(json)
    : fail(`Nem megfelelő szám: ${JSON.stringify(json)}.`, `Not a fitting number: ${JSON.stringify(json)}.`)

/** One number; left out when it is `usual`. */
export const numberCodec = (usual = 0, least = 0, most = 0x3fffffff): Codec => ({
  write: (p, start) => (p.at(start) === usual ? undefined : p.at(start)),
  read(json, p, start) {
    if (json === undefined) return put(p, start, usual)
    const n = whole(json, least, most)
    return n.ok ? put(p, start, n.value) : n
  },
})

const put = (p: Position, i: number, v: number): Result<void> => {
  p.put(i, v)
  return ok(undefined)
}

/** A list of numbers, one for each word. */
export const numbersCodec = (least = 0, most = 0x3fffffff): Codec => ({
  write: (p, start, size) => Array.from({ length: size }, (_, i) => p.at(start + i)),
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length !== size)
      return fail(`${size} számból álló lista kell.`, `A list of ${size} numbers is needed.`)
    for (const [i, each] of (json as readonly Json[]).entries()) {
      const n = whole(each, least, most)
      if (!n.ok) return n
      p.put(start + i, n.value)
    }
    return ok(undefined)
  },
})

/** One word out of a list of names; name 0 is the usual one and left out. */
export const wordCodec = (names: readonly string[]): Codec => ({
  write: (p, start) => (p.at(start) === 0 ? undefined : names[p.at(start)]!),
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    const i = names.indexOf(String(json))
    return i < 0
      ? fail(`Ismeretlen szó: „${String(json)}”.`, `Unknown word: "${String(json)}".`)
      : put(p, start, i)
  },
})

/** A cell by name; the word holds the cell's number + 1, and 0 when there is none. */
export const cellCodec = (board: Board): Codec => ({
  write: (p, start) => (p.at(start) === 0 ? undefined : board.names[p.at(start) - 1]!),
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    const c = board.names.indexOf(String(json))
    return c < 0 ? noCell(String(json)) : put(p, start, c + 1)
  },
})

/** A list of names for the bits that are set. */
export const flagsCodec = (names: readonly string[]): Codec => ({
  write(p, start) {
    const set = names.filter((_, i) => (p.at(start) >> i) & 1)
    return set.length === 0 ? undefined : set
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json)) return fail('Lista kell.', 'A list is needed.')
    let bits = 0
    for (const each of json as readonly Json[]) {
      const i = names.indexOf(String(each))
      if (i < 0) return fail(`Ismeretlen szó: „${String(each)}”.`, `Unknown word: "${String(each)}".`)
      bits |= 1 << i
    }
    return put(p, start, bits)
  },
})
