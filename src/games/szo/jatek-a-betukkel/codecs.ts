import { fail, ok, type Codec, type Json, type Player, type Result } from '../../../engine/index.ts'
import type { Board } from '../../../kit/index.ts'
import { CELLS, DRAWN, letterOf, LETTERS, RED_SIGNS, ROUNDS, signOf, UNNAMED, WIDTH } from './letters.ts'

/** How the game is written down. */

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const wrong = (what: string) => fail(`Hibás adat: ${what}.`, `Wrong data: ${what}.`)

/** A record by player, each part read and written by itself. */
function byPlayer(
  players: readonly Player[],
  size: number,
  write: (word: (i: number) => number) => Json | undefined,
  read: (json: Json, put: (i: number, value: number) => void) => boolean,
): Codec {
  return {
    write(p, start) {
      const json: { [player: string]: Json } = {}
      for (const [i, { id }] of players.entries()) {
        const part = write(k => p.at(start + i * size + k))
        if (part !== undefined) json[id] = part
      }
      return json
    },
    read(json, p, start): Result<void> {
      if (json === undefined) return ok(undefined)
      if (!isObject(json)) return wrong('?')
      for (const [name, part] of Object.entries(json)) {
        const i = players.findIndex(({ id }) => id === name)
        if (i < 0 || !read(part, (k, value) => p.put(start + i * size + k, value))) return wrong(name)
      }
      return ok(undefined)
    },
  }
}

/** `{"green": {"c8": "J"}}`; `?` is a joker not named yet. */
export const boardsCodec = (players: readonly Player[], board: Board): Codec =>
  byPlayer(
    players,
    CELLS,
    word => {
      const json: { [cell: string]: Json } = {}
      for (let c = 0; c < CELLS; c++) if (word(c) > 0) json[board.names[c]!] = signOf(word(c) - 1)
      return json
    },
    (json, put) => {
      if (!isObject(json)) return false
      return Object.entries(json).every(([cell, sign]) => {
        const c = board.names.indexOf(cell)
        const letter = sign === '?' ? UNNAMED : letterOf(String(sign))
        if (c < 0 || letter < 0 || letter > LETTERS || String(sign).length !== 1) return false
        put(c, letter + 1)
        return true
      })
    },
  )

/** `{"green": ["h8:3"]}`: the cells of the word being laid, each with the number of the drawn letter. */
export const laidCodec = (players: readonly Player[], board: Board): Codec =>
  byPlayer(
    players,
    DRAWN,
    word => {
      const json: string[] = []
      for (let i = 0; i < DRAWN && word(i) > 0; i++) {
        const code = word(i) - 1
        json.push(`${board.names[Math.floor(code / DRAWN)]}:${(code % DRAWN) + 1}`)
      }
      return json.length > 0 ? json : undefined
    },
    (json, put) => {
      if (!Array.isArray(json) || json.length > DRAWN) return false
      return (json as readonly Json[]).every((each, i) => {
        const [cell = '', slot = ''] = String(each).split(':')
        const c = board.names.indexOf(cell)
        const s = Number(slot) - 1
        if (c < 0 || !(s >= 0 && s < DRAWN) || !Number.isInteger(s)) return false
        put(i, c * DRAWN + s + 1)
        return true
      })
    },
  )

/** `["c8", "i8", "k8 down"]`: where the words of the title begin. */
export const titleCodec = (board: Board): Codec => ({
  write(p, start, size) {
    const json: string[] = []
    for (let i = 0; i < size && p.at(start + i) > 0; i++) {
      const code = p.at(start + i) - 1
      json.push(board.names[code >> 1]! + (code & 1 ? ' down' : ''))
    }
    return json
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length > size) return wrong('title')
    for (const [i, each] of (json as readonly Json[]).entries()) {
      const [cell = '', down] = String(each).split(' ')
      const c = board.names.indexOf(cell)
      if (c < 0 || (down !== undefined && down !== 'down')) return wrong(String(each))
      p.put(start + i, c * 2 + (down ? 1 : 0) + 1)
    }
    return ok(undefined)
  },
})

/** One sign for each word: the drawn letters, the drawn digits. */
export const signsCodec = (signs: readonly string[]): Codec => ({
  write(p, start, size) {
    let text = ''
    for (let i = 0; i < size && p.at(start + i) > 0; i++) text += signs[p.at(start + i) - 1]!
    return text
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'string' || json.length > size) return wrong(String(json))
    for (const [i, sign] of [...json].entries()) {
      if (!signs.includes(sign)) return wrong(json)
      p.put(start + i, signs.indexOf(sign) + 1)
    }
    return ok(undefined)
  },
})
export const RED_CODEC = signsCodec(RED_SIGNS)
export const DIGITS_CODEC = signsCodec([...'0123456789'])

/** `{"green": ["JÁTÉKBAN", "", …]}`: the words of the rounds. */
export const recordCodec = (players: readonly Player[]): Codec =>
  byPlayer(
    players,
    ROUNDS * WIDTH,
    word => {
      const words = Array.from({ length: ROUNDS }, (_, r) => {
        let text = ''
        for (let i = 0; i < WIDTH && word(r * WIDTH + i) > 0; i++) text += signOf(word(r * WIDTH + i) - 1)
        return text
      })
      while (words.at(-1) === '') words.pop()
      return words
    },
    (json, put) => {
      if (!Array.isArray(json) || json.length > ROUNDS) return false
      return (json as readonly Json[]).every((each, r) => {
        const signs = [...String(each)]
        if (signs.length > WIDTH || !signs.every(sign => letterOf(sign) >= 0)) return false
        for (const [i, sign] of signs.entries()) put(r * WIDTH + i, letterOf(sign) + 1)
        return true
      })
    },
  )
