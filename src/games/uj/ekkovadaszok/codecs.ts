import {
  fail,
  ok,
  type Codec,
  type Json,
  type Player,
  type Position,
  type Result,
} from '../../../engine/index.ts'
import { flagsCodec } from '../../../kit/index.ts'
import { CARD_NAMES, codeNamed, PATH_CARDS, SIDES } from './cards.ts'
import type { Deck } from './deck.ts'
import { board } from './grid.ts'

/** How the words of this game read and write as JSON. */

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const unknown = (what: Json | undefined) =>
  fail(`Ismeretlen szó: „${String(what)}”.`, `Unknown word: "${String(what)}".`)

/** `{"red": ["NS1", "-", "map"]}`: a row of `width` words for each player, '-' (names[0]) for an empty place. */
export const rowsCodec = (players: readonly Player[], width: number, names: readonly string[]): Codec => ({
  write(p, start) {
    const json: { [player: string]: Json } = {}
    for (const [i, player] of players.entries()) {
      const row = Array.from({ length: width }, (_, k) => p.at(start + i * width + k))
      while (row.length > 0 && row.at(-1) === 0) row.pop()
      if (row.length > 0) json[player.id] = row.map(word => names[word]!)
    }
    return Object.keys(json).length === 0 ? undefined : json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!isObject(json)) return fail('Játékosok szerinti objektum kell.', 'An object by player is needed.')
    for (const [id, row] of Object.entries(json)) {
      const i = players.findIndex(player => player.id === id)
      if (i < 0) return fail(`Ismeretlen játékos: „${id}”.`, `Unknown player: "${id}".`)
      const list: readonly Json[] = Array.isArray(row) ? row : [row]
      if (list.length > width) return fail(`${id}: túl hosszú lista.`, `${id}: the list is too long.`)
      for (const [k, each] of list.entries()) {
        const word = names.indexOf(String(each))
        if (word < 0) return unknown(each)
        p.put(start + i * width + k, word)
      }
    }
    return ok(undefined)
  },
})

/** A list of words by name; trailing empty ones (names[0]) are left out. */
export const listCodec = (names: readonly string[]): Codec => ({
  write(p, start, size) {
    const row = Array.from({ length: size }, (_, k) => p.at(start + k))
    while (row.length > 0 && row.at(-1) === 0) row.pop()
    return row.length === 0 ? undefined : row.map(word => names[word]!)
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length > size)
      return fail(`Legfeljebb ${size} elemű lista kell.`, `A list of at most ${size} is needed.`)
    for (const [k, each] of (json as readonly Json[]).entries()) {
      const word = names.indexOf(String(each))
      if (word < 0) return unknown(each)
      p.put(start + k, word)
    }
    return ok(undefined)
  },
})

function readByCell(json: Json | undefined, put: (cell: number, value: Json) => Result<void>): Result<void> {
  if (json === undefined) return ok(undefined)
  if (!isObject(json)) return fail('Mezők szerinti objektum kell.', 'An object by cell is needed.')
  for (const [name, value] of Object.entries(json)) {
    const cell = board.names.indexOf(name)
    if (cell < 0) return fail(`Nincs ilyen mező: „${name}”.`, `There is no cell "${name}".`)
    const done = put(cell, value)
    if (!done.ok) return done
  }
  return ok(undefined)
}
function writeByCell(p: Position, start: number, tell: (word: number) => string): Json | undefined {
  const json: { [cell: string]: Json } = {}
  for (let c = 0; c < board.size; c++)
    if (p.at(start + c) !== 0) json[board.names[c]!] = tell(p.at(start + c))
  return Object.keys(json).length === 0 ? undefined : json
}

/** A lying card is its code, and TURNED when it lies turned by 180°: `{"1,0": "NE3/turned"}`. */
export const TURNED = 64
export const mazeCodec: Codec = {
  write: (p, start) =>
    writeByCell(p, start, word => `${CARD_NAMES[word & 63]}${word & TURNED ? '/turned' : ''}`),
  read: (json, p, start) =>
    readByCell(json, (cell, value) => {
      const [name = '', turned] = String(value).split('/')
      const code = codeNamed(name)
      if (code < 1 || code > PATH_CARDS || (turned !== undefined && turned !== 'turned'))
        return unknown(value)
      p.put(start + cell, turned ? code | TURNED : code)
      return ok(undefined)
    }),
}

/** Six bits for each side of Start: 0 does not count, 1 no number yet, else 2 + rank: `{"1,0": "E=1/2 N=none"}`. */
export const boundOn = (word: number, side: number): number => (word >> (6 * side)) & 63
export const boundsCodec = (deck: Deck): Codec => ({
  write: (p, start) =>
    writeByCell(p, start, word =>
      SIDES.flatMap((side, i) => {
        const bound = boundOn(word, i)
        return bound === 0 ? [] : [`${side}=${bound === 1 ? 'none' : deck.texts[bound - 2]}`]
      }).join(' '),
    ),
  read: (json, p, start) =>
    readByCell(json, (cell, value) => {
      let word = 0
      for (const part of String(value).split(' ')) {
        const [side = '', text = ''] = part.split('=')
        const i = SIDES.findIndex(each => each === side)
        const rank = text === 'none' ? -1 : deck.texts.indexOf(text)
        if (i < 0 || (rank < 0 && text !== 'none')) return unknown(value)
        word |= (rank + 2) << (6 * i)
      }
      p.put(start + cell, word)
      return ok(undefined)
    }),
})

/** The discard pile from the bottom: "NS1" face up, "NS1/red" passed face down by red. */
export const discardCodec = (players: readonly Player[]): Codec => ({
  write(p, start, size) {
    const list: string[] = []
    for (let i = 0; i < size && p.at(start + i) !== 0; i++) {
      const word = p.at(start + i)
      const by = players[(word >> 6) - 1]
      list.push(`${CARD_NAMES[word & 63]}${by ? `/${by.id}` : ''}`)
    }
    return list.length === 0 ? undefined : list
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length > size)
      return fail('A lerakópakli hibás.', 'The discard pile is wrong.')
    for (const [i, each] of (json as readonly Json[]).entries()) {
      const [name = '', id] = String(each).split('/')
      const code = codeNamed(name)
      const by = id === undefined ? 0 : players.findIndex(player => player.id === id) + 1
      if (code < 1 || (id !== undefined && by === 0)) return unknown(each)
      p.put(start + i, code | (by << 6))
    }
    return ok(undefined)
  },
})

/** A word of bits for each player: `[["machete"], [], []]`. */
export const bitsCodec = (n: number, names: readonly string[]): Codec => {
  const one = flagsCodec(names)
  return {
    write(p, start) {
      const rows = Array.from({ length: n }, (_, i) => one.write(p, start + i, 1) ?? [])
      return rows.some(row => Array.isArray(row) && row.length > 0) ? rows : undefined
    },
    read(json, p, start) {
      if (json === undefined) return ok(undefined)
      if (!Array.isArray(json) || json.length !== n)
        return fail(`${n} elemű lista kell.`, `A list of ${n} is needed.`)
      for (const [i, row] of (json as readonly Json[]).entries()) {
        const done = one.read(row, p, start + i, 1)
        if (!done.ok) return done
      }
      return ok(undefined)
    },
  }
}
