import { readPosition, type Json } from '../../engine/index.ts'
import { lookKey } from '../../board/art/index.ts'
import type { BoardGame, Look, Placed } from '../../kit/index.ts'
import type { Cells, Seen } from './sample-matches.ts'

/** How one range of a written position tells what lies on the cells. */
export interface Spelling {
  /** A word for each piece, a list for a column; a number and a word for all of a cell; or just a number for each cell. */
  readonly how: 'words' | 'counted' | 'numbers'
  /** The word of each look, by `sideKey`. */
  readonly words: ReadonlyMap<string, Json>
  /** Words for cells on which nothing lies: holes, gone cells. They are kept as they were. */
  readonly silent: ReadonlySet<string>
  /** Cells whose pieces are not written here, since they follow from the rest: men borne off. */
  readonly unwritten: ReadonlySet<number>
  /** Whether pieces lie on each other in this game. */
  readonly columns: boolean
  /** For numbers: the cell of each place in the list. */
  readonly order: readonly number[]
}

/** A look with the way it lies; not turned is the same as turned by nothing. */
export const sideKey = (look: Look): string => `${lookKey(look)} ${(look.turn ?? 0) % 360 || ''}`

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)
const isRecord = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** "1 white, 2 black": the words one by one. */
function countedWords(written: Json): string[] | undefined {
  if (typeof written !== 'string') return undefined
  const parts = written.split(', ').map(part => /^(\d+) (.+)$/.exec(part))
  return parts.every(part => part !== null)
    ? parts.flatMap(part => Array.from({ length: Number(part[1]) }, () => part[2]!))
    : undefined
}

/** Learns from positions seen how each range spells them. A range that contradicts itself tells no pieces. */
export class Speller {
  private readonly game: BoardGame
  private readonly found = new Map<string, { how: Spelling['how']; words: Map<string, Json> }>()
  private readonly columns = new Set<string>()
  private readonly unwritten = new Map<string, Set<number>>()
  private readonly silent = new Map<string, Set<string>>()
  private readonly orders = new Map<string, readonly (readonly number[])[]>()
  private readonly wrong = new Set<string>()
  private readonly cellOf: ReadonlyMap<string, number>

  constructor(game: BoardGame) {
    this.game = game
    this.cellOf = new Map(game.board.names.map((name, cell) => [name, cell]))
  }

  read(json: { readonly [range: string]: Json }, cells: Cells): void {
    for (const [range, value] of Object.entries(json)) {
      if (this.wrong.has(range)) continue
      const told = isRecord(value)
        ? this.readWords(range, value, cells)
        : isList(value) && this.readNumbers(range, value, cells)
      if (!told) this.wrong.add(range)
    }
  }

  private range(range: string, how: Spelling['how']): Map<string, Json> | undefined {
    const known = this.found.get(range) ?? { how, words: new Map<string, Json>() }
    this.found.set(range, known)
    return known.how === how ? known.words : undefined
  }

  private readWords(range: string, value: { readonly [cell: string]: Json }, cells: Cells): boolean {
    for (const cell of cells.keys())
      if (!(this.game.board.names[cell]! in value))
        this.unwritten.set(range, (this.unwritten.get(range) ?? new Set()).add(cell))
    for (const [name, written] of Object.entries(value)) {
      const cell = this.cellOf.get(name)
      if (cell === undefined) return false
      const lying = cells.get(cell) ?? []
      const counted = countedWords(written)
      if (counted?.length === lying.length && lying.length > 0) {
        for (const [i, placed] of lying.entries())
          if (!this.learn(this.range(range, 'counted'), placed, counted[i]!)) return false
        continue
      }
      if (lying.length === 0) {
        this.silent.set(range, (this.silent.get(range) ?? new Set()).add(JSON.stringify(written)))
        continue
      }
      const list = isList(written) ? written : [written]
      if (list.length > 1) this.columns.add(range)
      if (list.length !== lying.length) return false
      for (const [i, placed] of lying.entries())
        if (!this.learn(this.range(range, 'words'), placed, list[i]!)) return false
    }
    return true
  }

  /** A look with two words does not tell the pieces. */
  private learn(words: Map<string, Json> | undefined, { look }: Placed, word: Json): boolean {
    if (!words) return false
    const key = sideKey(look)
    const known = words.get(key)
    words.set(key, word)
    return known === undefined || JSON.stringify(known) === JSON.stringify(word)
  }

  /** A list may follow the cells as they are numbered, or as they are named. */
  private readNumbers(range: string, value: readonly Json[], cells: Cells): boolean {
    const { size, names } = this.game.board
    if (value.length !== size) return false
    const orders = this.orders.get(range) ?? [
      names.map((_, i) => i),
      names.map((_, i) => names.indexOf(String(i + 1))),
    ]
    const fitting = orders.filter(order =>
      value.every((n, i) => {
        const lying = cells.get(order[i]!) ?? []
        return Number(lying[0]?.look.text ?? lying.length) === n
      }),
    )
    this.orders.set(range, fitting)
    return fitting.length > 0 && this.range(range, 'numbers') !== undefined
  }

  /** The spellings that hold, with the words of pieces that were not met in play. */
  spellings(more: ReadonlyMap<string, ReadonlyMap<string, Json>>): Map<string, Spelling> {
    const all = new Map<string, Spelling>()
    for (const [range, { how, words }] of this.found) {
      if (this.wrong.has(range)) continue
      const rest = how === 'words' ? [...(more.get(range) ?? [])].filter(([key]) => !words.has(key)) : []
      if (how === 'numbers' || words.size + rest.length > 0)
        all.set(range, {
          how,
          words: new Map([...words, ...rest]),
          silent: this.silent.get(range) ?? new Set(),
          unwritten: this.unwritten.get(range) ?? new Set(),
          columns: this.columns.has(range),
          order: this.orders.get(range)?.[0] ?? [],
        })
    }
    return all
  }
}

/** A piece that waits in a player's hand: who has it and how it is written there. */
export interface InHand {
  readonly player: string
  readonly word: string
}
export interface Hands {
  readonly range: string
  /** By the look it has in the hand. */
  readonly items: ReadonlyMap<string, InHand>
  /** Pieces that wait from the start and go down one by one; the others come into the hand when they are taken. */
  readonly stock: ReadonlySet<string>
}

/** `{"white": ["pawn"]}`: found by giving each player each word once and looking what is shown beside the board. */
export function handsOf(
  game: BoardGame,
  words: ReadonlyMap<string, ReadonlyMap<string, Json>>,
): Hands | undefined {
  const start = game.layout.empty()
  game.start(start)
  const base = game.layout.write(start)
  const players = game.players.map(player => player.id)
  const range = Object.keys(base).find(key => {
    const value = base[key]
    return (
      isRecord(value) &&
      !words.has(key) &&
      Object.entries(value).every(([player, list]) => players.includes(player) && isList(list))
    )
  })
  if (range === undefined) return undefined
  const known = new Set<string>()
  for (const found of words.values())
    for (const word of found.values())
      if (typeof word === 'string') known.add(word.split(' ').slice(1).join(' '))
  const first = base[range]
  if (isRecord(first))
    for (const list of Object.values(first))
      if (isList(list)) for (const word of list) known.add(String(word))
  const shown = (hands: Json): Map<string, number> => {
    const read = game.layout.read({ ...base, [range]: hands })
    const counts = new Map<string, number>()
    if (!read.ok) return counts
    try {
      game.derive?.(read.value)
      for (const tray of game.scene(read.value).trays)
        for (const { look, count } of tray.items)
          counts.set(lookKey(look), (counts.get(lookKey(look)) ?? 0) + (count ?? 1))
    } catch {
      counts.clear()
    }
    return counts
  }
  const none = shown({})
  const items = new Map<string, InHand>()
  const stock = new Set<string>()
  for (const player of players)
    for (const word of known) {
      const fresh = [...shown({ [player]: [word] })].filter(([key, n]) => n > (none.get(key) ?? 0))
      const [[key] = []] = fresh
      if (fresh.length !== 1 || key === undefined || items.has(key)) continue
      items.set(key, { player, word })
      const own = isRecord(first) ? first[player] : undefined
      if (own !== undefined && isList(own) && own.includes(word)) stock.add(key)
    }
  return items.size > 0 ? { range, items, stock } : undefined
}

const MOST_CODES = 200

/** Every word a range knows for what lies on a cell, found by writing each code once; with the look it is drawn as. */
export function vocabulary(game: BoardGame): {
  readonly words: Map<string, Map<string, Json>>
  readonly looks: Map<string, Seen>
} {
  const words = new Map<string, Map<string, Json>>()
  const looks = new Map<string, Seen>()
  const start = game.layout.empty()
  game.start(start)
  const base = game.layout.write(start)
  for (const range of game.layout.ranges) {
    const own = base[range.name]
    if (!range.json || !isRecord(own)) continue
    const blank = game.layout.empty()
    const found = new Map<string, Json>()
    for (let code = 1; code < MOST_CODES; code++) {
      let written: Json | undefined
      try {
        const p = blank.copy()
        p.put(range.start, code)
        written = range.json.write(p, range.start, range.size)
      } catch {
        // There are no more codes.
        break
      }
      if (!isRecord(written)) break
      const [[name, word] = []] = Object.entries(written)
      const cell = name === undefined ? -1 : game.board.names.indexOf(name)
      if (cell < 0 || typeof word !== 'string') break
      const placed = drawn(game, { ...base, [range.name]: { ...own, [name!]: word } }, cell)
      if (!placed) continue
      const key = sideKey(placed.look)
      if (!found.has(key)) found.set(key, word)
      if (!looks.has(lookKey(placed.look))) looks.set(lookKey(placed.look), placed)
    }
    if (found.size > 0) words.set(range.name, found)
  }
  return { words, looks }
}

/** What a written position shows on a cell; undefined where it cannot be. */
function drawn(game: BoardGame, json: { readonly [range: string]: Json }, cell: number): Placed | undefined {
  try {
    const read = readPosition(game, json)
    // A position that is refused as a whole may still be drawn.
    const position = read.ok ? read : game.layout.read(json)
    if (!position.ok) return undefined
    const lying = game.scene(position.value).placed.filter(placed => placed.cell === cell)
    return lying.length === 1 ? lying[0] : undefined
  } catch {
    return undefined
  }
}
