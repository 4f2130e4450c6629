import { assert, type Player, type Words } from '../engine/index.ts'
import type { Look, Tint } from './scene.ts'

export interface Kind {
  /** The name in JSON, e.g. "king". */
  readonly id: string
  readonly name: Words
  readonly art: string
  readonly text?: string
  /** Drawn in place of the text (see Look). */
  readonly glyph?: string
  readonly ways?: string
  readonly drawing?: Look['drawing']
  readonly size?: number
  /** The colour of a piece that is nobody's, or whose colour does not tell its owner; the owner's when absent. */
  readonly tint?: Tint
}

/** What stands on a cell: 0 is empty, -1 the wall, else a code made of kind and owner. */
export const EMPTY = 0
export const WALL = -1

/** All the pieces of a game. Owner `players.length` is nobody (neutral pieces). */
export class PieceSet {
  readonly players: readonly Player[]
  readonly kinds: readonly Kind[]
  private readonly owners: number

  constructor(players: readonly Player[], kinds: readonly Kind[]) {
    this.players = players
    this.kinds = kinds
    this.owners = players.length + 1
  }

  /** The number of codes, empty included. */
  get codes(): number {
    return 1 + this.kinds.length * this.owners
  }
  code(kind: number, owner: number): number {
    return 1 + kind * this.owners + owner
  }
  codeOf(kind: string, owner: number): number {
    const k = this.kinds.findIndex(each => each.id === kind)
    assert(k >= 0, `no piece is called ${kind}`)
    return this.code(k, owner)
  }
  /** Whose it is; -1 for an empty cell or the wall. */
  owner(code: number): number {
    return code <= 0 ? -1 : (code - 1) % this.owners
  }
  kind(code: number): number {
    return code <= 0 ? -1 : Math.floor((code - 1) / this.owners)
  }
  /** The name in JSON: "white king"; neutral pieces have no owner word. */
  name(code: number): string {
    const owner = this.players[this.owner(code)]
    const kind = this.kinds[this.kind(code)]!
    return owner ? `${owner.id} ${kind.id}` : kind.id
  }
  parse(name: string): number | undefined {
    for (let code = 1; code < this.codes; code++) if (this.name(code) === name) return code
    return undefined
  }
  label(code: number): Words {
    const owner = this.players[this.owner(code)]
    const kind = this.kinds[this.kind(code)]!
    return owner
      ? { hu: `${owner.name.hu} ${kind.name.hu}`, en: `${owner.name.en} ${kind.name.en}` }
      : kind.name
  }
  look(code: number): Look {
    const kind = this.kinds[this.kind(code)]!
    const tint = kind.tint ?? ((this.players[this.owner(code)]?.tint ?? 'grey') as Tint)
    return {
      art: kind.art,
      tint,
      ...(kind.text ? { text: kind.text } : {}),
      ...(kind.glyph ? { glyph: kind.glyph } : {}),
      ...(kind.ways ? { ways: kind.ways } : {}),
      ...(kind.drawing ? { drawing: kind.drawing } : {}),
      ...(kind.size ? { size: kind.size } : {}),
    }
  }
}

const side = (id: string, tint: Tint, hu: string, en: string): Player => ({ id, tint, name: { hu, en } })

/** Players by the colour of their pieces. */
export const WHITE = side('white', 'white', 'világos', 'white')
export const BLACK = side('black', 'black', 'sötét', 'black')
export const RED = side('red', 'red', 'piros', 'red')
export const BLUE = side('blue', 'blue', 'kék', 'blue')
export const GREEN = side('green', 'green', 'zöld', 'green')
export const YELLOW = side('yellow', 'yellow', 'sárga', 'yellow')
export const ORANGE = side('orange', 'orange', 'narancs', 'orange')
export const PURPLE = side('purple', 'purple', 'lila', 'purple')
/** For games of up to six players, the first two as in chess. */
export const SIX_SIDES: readonly Player[] = [WHITE, BLACK, RED, BLUE, GREEN, YELLOW]
export const SOLO = side('player', 'wood', 'játékos', 'player')
