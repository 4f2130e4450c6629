import { fail, Layout, ok, type Codec, type Json, type Player, type Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { Placed, Tint } from '../scene.ts'

/** `{"r9": "red man", "g4": ["red man", "red man"]}`: how many men each player has on a cell. */
const menCodec = (board: Board, players: readonly Player[]): Codec => ({
  write(p, start) {
    const json: { [cell: string]: Json } = {}
    for (let c = 0; c < board.size; c++) {
      const names = players.flatMap(({ id }, i) =>
        Array.from({ length: p.at(start + i * board.size + c) }, () => `${id} man`),
      )
      if (names.length > 0) json[board.names[c]!] = names.length === 1 ? names[0]! : names
    }
    return json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail('A bábuk nem objektumban vannak.', 'The men are not an object.')
    for (const [name, there] of Object.entries(json as { readonly [key: string]: Json })) {
      const cell = board.names.indexOf(name)
      if (cell < 0) return fail(`Nincs ilyen mező: „${name}”.`, `There is no cell "${name}".`)
      for (const man of Array.isArray(there) ? (there as readonly Json[]) : [there]) {
        const player = players.findIndex(({ id }) => `${id} man` === man)
        if (player < 0) return fail(`Nem bábu: „${String(man)}”.`, `Not a man: "${String(man)}".`)
        const word = start + player * board.size + cell
        p.put(word, p.at(word) + 1)
      }
    }
    return ok(undefined)
  },
})

/** The men of a race: how many of each player stand on each cell. */
export class RaceMen {
  readonly players: readonly Player[]
  readonly board: Board
  /** For each player the cell where the men wait. */
  readonly base: readonly number[]
  private readonly start: number
  private readonly size: number

  constructor(layout: Layout, players: readonly Player[], board: Board, base: readonly number[]) {
    this.players = players
    this.board = board
    this.base = base
    this.size = board.size
    this.start = layout.range('pieces', players.length * board.size, { json: menCodec(board, players) })
  }

  on(p: Position, player: number, cell: number): number {
    return p.words[this.start + player * this.size + cell]!
  }
  /** The most men of one enemy on a cell. */
  enemies(p: Position, player: number, cell: number): number {
    let found = 0
    for (let i = 0; i < this.players.length; i++)
      if (i !== player) found = Math.max(found, this.on(p, i, cell))
    return found
  }
  add(p: Position, player: number, cell: number, n: number): void {
    const word = this.start + player * this.size + cell
    p.put(word, p.words[word]! + n)
  }
  carry(p: Position, player: number, from: number, to: number, n: number): void {
    this.add(p, player, from, -n)
    this.add(p, player, to, n)
  }
  /** Sends the enemies on a cell back to their bases; tells how many. */
  sendBack(p: Position, player: number, cell: number): number {
    let sent = 0
    for (let i = 0; i < this.players.length; i++) {
      const n = i === player ? 0 : this.on(p, i, cell)
      if (n > 0) this.carry(p, i, cell, this.base[i]!, n)
      sent += n
    }
    return sent
  }
  /** How many of a player's men stand on these cells. */
  among(p: Position, player: number, cells: readonly number[]): number {
    let sum = 0
    for (let k = 0; k < cells.length; k++) sum += this.on(p, player, cells[k]!)
    return sum
  }

  /** Towers lie on one cell; men of several players stand beside each other, and those in the base in a square. */
  placed(p: Position, art: string, size: number): Placed[] {
    const found: Placed[] = []
    for (let cell = 0; cell < this.size; cell++) {
      const owners = this.players.flatMap((_, i) => (this.on(p, i, cell) > 0 ? [i] : []))
      for (const [k, owner] of owners.entries()) {
        const { name, tint } = this.players[owner]!
        const n = this.on(p, owner, cell)
        for (let level = 0; level < n; level++) {
          const aside = (k - (owners.length - 1) / 2) * 0.44
          found.push({
            cell,
            owner,
            look: {
              art,
              tint: (tint ?? 'grey') as Tint,
              size: owners.length > 1 ? size * 0.72 : size,
            },
            label: { hu: `${name.hu} bábu`, en: `${name.en} man` },
            ...(this.base.includes(cell)
              ? { shift: [((level % 2) - 0.5) * 1.02, (Math.floor(level / 2) - 0.5) * 1.02] as const }
              : owners.length > 1
                ? { shift: [aside, -0.14 * level] as const }
                : {}),
          })
        }
      }
    }
    return found
  }
}
