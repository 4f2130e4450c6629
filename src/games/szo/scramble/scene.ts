import { fail, ok, type Codec, type Json, type Player, type Position } from '../../../engine/index.ts'
import {
  dressed,
  square,
  type Board,
  type Look,
  type Placed,
  type Scene,
  type Tray,
} from '../../../kit/index.ts'
import { PREMIUMS, RACK, type TileSet } from './data.ts'
import { CELLS, type Premium } from './lines.ts'

/** How the game is written down and shown. */

export const PHASES = ['lay', 'name', 'object', 'answer', 'draw', 'start', 'over', 'deal']

/** Where each range of the position begins. */
export interface Words {
  readonly cells: number
  readonly laid: number
  readonly racks: number
  readonly sizes: number
  readonly asideSize: number
  readonly bagSize: number
  readonly scores: number
  readonly phase: number
  readonly mover: number
}

const PRINTED: Readonly<Record<string, string>> = {
  'bonus-2l': '2B',
  'bonus-3l': '3B',
  'bonus-2w': '2SZ',
  'bonus-3w': '3SZ',
}

export function scrambleBoard(official: boolean): Board {
  const plain = square(15, 15)
  const fill = new Map(
    Object.entries(PREMIUMS).flatMap(([word, cells]) => cells.split(' ').map(cell => [cell, word])),
  )
  if (official) fill.set('h8', 'bonus-2w')
  return dressed(plain, {
    cells: plain.cells.map(cell => {
      const bonus = fill.get(cell.name)
      return bonus ? { ...cell, fill: bonus, text: PRINTED[bonus]! } : cell
    }),
  })
}

export const premiumsOf = (board: Board): Premium[] =>
  board.cells.map(({ fill }) => ({
    letter: fill === 'bonus-2l' ? 2 : fill === 'bonus-3l' ? 3 : 1,
    word: fill === 'bonus-2w' ? 2 : fill === 'bonus-3w' ? 3 : 1,
  }))

/** The sign of a tile on the board: capitals, small letters for named blanks, `?` for a blank not named yet. */
const signOf = ({ signs, blank }: TileSet, code: number): string =>
  code > 2 * blank ? '?' : code > blank ? signs[code - 1 - blank]!.toLowerCase() : signs[code - 1]!

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export const lettersCodec = (board: Board, tiles: TileSet): Codec => ({
  write(p, start) {
    const json: { [cell: string]: Json } = {}
    for (let c = 0; c < CELLS; c++)
      if (p.at(start + c) > 0) json[board.names[c]!] = signOf(tiles, p.at(start + c))
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!isObject(json)) return fail('A betűk nem objektumban vannak.', 'The letters are not an object.')
    for (const [cell, value] of Object.entries(json)) {
      const c = board.names.indexOf(cell)
      const code =
        Array.from({ length: 2 * tiles.blank + 1 }, (_, i) => signOf(tiles, i + 1)).indexOf(String(value)) + 1
      if (c < 0 || code === 0)
        return fail(`Nem jó betű vagy mező: ${cell}.`, `A wrong letter or cell: ${cell}.`)
      p.put(start + c, code)
    }
    return ok(undefined)
  },
})

export const laidCodec = (board: Board): Codec => ({
  write(p, start) {
    const names: string[] = []
    for (let i = 0; i < RACK && p.at(start + i) > 0; i++) names.push(board.names[p.at(start + i) - 1]!)
    return names.length > 0 ? names : undefined
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!Array.isArray(json) || json.length > RACK)
      return fail('A lerakott betűk listája hibás.', 'The list of laid tiles is wrong.')
    for (const [i, name] of (json as readonly Json[]).entries()) {
      const c = board.names.indexOf(String(name))
      if (c < 0) return fail(`Nincs ilyen mező: „${String(name)}”.`, `There is no cell "${String(name)}".`)
      p.put(start + i, c + 1)
    }
    return ok(undefined)
  },
})

/** `{"red": "AEIRST?"}`; where tiles of two signs are among them, with blanks between: `{"red": "A E SZ ?"}`. */
export const rackCodec = (players: readonly Player[], tiles: TileSet): Codec => ({
  write(p, start) {
    const json: { [player: string]: Json } = {}
    for (const [i, player] of players.entries()) {
      const held: string[] = []
      for (let t = 0; t <= tiles.blank; t++)
        for (let k = 0; k < p.at(start + i * tiles.signs.length + t); k++) held.push(tiles.signs[t]!)
      if (held.length > 0) json[player.id] = held.join(between(tiles))
    }
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (!isObject(json)) return fail('A tartók nem objektumban vannak.', 'The racks are not an object.')
    for (const [name, text] of Object.entries(json)) {
      const i = players.findIndex(player => player.id === name)
      const held = typeof text === 'string' ? text.split(between(tiles)).filter(sign => sign !== '') : ['']
      if (i < 0 || !held.every(sign => tiles.signs.includes(sign)))
        return fail(`Hibás betűtartó: ${name}.`, `A wrong rack: ${name}.`)
      for (const sign of held) {
        const at = start + i * tiles.signs.length + tiles.signs.indexOf(sign)
        p.put(at, p.at(at) + 1)
      }
    }
    return ok(undefined)
  },
})

/** What stands between the tiles of a rack in a text. */
const between = ({ signs }: TileSet): string => (signs.some(sign => sign.length > 1) ? ' ' : '')

const tileLook = (letter: string, value: number): Look => ({
  art: 'letter',
  tint: 'wood',
  text: `${letter}:${value}`,
})

export function scrambleScene(
  board: Board,
  tiles: TileSet,
  players: readonly Player[],
  words: Words,
  p: Position,
  seat: number | undefined,
): Scene {
  const placed: Placed[] = []
  for (let c = 0; c < board.size; c++) {
    const code = p.at(words.cells + c)
    if (code === 0) continue
    const letter = signOf(tiles, code).toUpperCase()
    const value = code > tiles.blank ? 0 : tiles.values[code - 1]!
    placed.push({
      cell: c,
      look: tileLook(letter, value),
      label: { hu: `${letter} betű`, en: `letter ${letter}` },
    })
  }
  const trays = players.map((player, i): Tray => {
    const items = tiles.signs.flatMap((letter, t) => {
      const count = p.at(words.racks + i * tiles.signs.length + t)
      const label =
        t === tiles.blank
          ? { hu: 'üres betű', en: 'blank' }
          : { hu: `${letter} betű`, en: `letter ${letter}` }
      const item = {
        look: tileLook(t === tiles.blank ? '' : letter, tiles.values[t]!),
        label,
        point: `rack:${letter}`,
      }
      return Array.from({ length: count }, () => item)
    })
    const hidden = p.at(words.sizes + i) - items.length
    const back = {
      look: { art: 'hidden', tint: 'wood' } as Look,
      label: { hu: 'rejtett betű', en: 'hidden tile' },
      count: hidden,
    }
    const points = p.at(words.scores + i)
    return {
      id: `rack-${i}`,
      owner: i,
      title: player.name,
      text: { hu: `${points} pont`, en: `${points} points` },
      order: 'own',
      // Only the player whose rack can be seen may point at it.
      items: [
        ...(seat === undefined || seat === i ? items : items.map(({ point: _, ...item }) => item)),
        ...(hidden > 0 ? [back] : []),
      ],
    }
  })
  const left = p.at(words.bagSize)
  const fills = Array.from({ length: RACK }, (_, i) => p.at(words.laid + i) - 1)
    .filter(cell => cell >= 0)
    .map(cell => ({ cell, fill: 'marked' }))
  return {
    placed,
    trays,
    fills,
    notes: [{ hu: `A zsákban: ${left} betű`, en: `In the bag: ${left} tiles` }],
  }
}
