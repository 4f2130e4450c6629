import type { Layout, Position } from '../../engine/index.ts'
import type { CellList } from '../cell-list.ts'
import type { Followed } from './followed.ts'

/**
 * How many pieces each player has and, with 'places', where they stand, in noted words: a player's few men are found
 * without a walk over the whole board. `g.carry` and `g.set` keep them right.
 */
export class Places {
  /** Where the counts by player start. */
  readonly men: number
  readonly kept: 'counts' | 'places'
  private readonly items: number
  private readonly spots: number
  private readonly room: number

  /** `room` is how many pieces a player has at most. */
  constructor(layout: Layout, kept: 'counts' | 'places', players: number, size: number, room: number) {
    const see = 'all'
    this.kept = kept
    this.room = room
    this.men = layout.range('men', players, { see })
    this.items = kept === 'places' ? layout.range('places', players * room, { see }) : 0
    this.spots = kept === 'places' ? layout.range('spots', size, { see }) : 0
  }

  /** Where the cells of a player are listed; there are as many as men. */
  first(player: number): number {
    return this.items + player * this.room
  }
  clear(p: Position, players: number): void {
    for (let i = 0; i < players; i++) p.note(this.men + i, 0)
  }
  add(p: Position, player: number, c: number): void {
    const n = p.words[this.men + player]!
    p.note(this.men + player, n + 1)
    if (this.kept === 'counts' || n === this.room) return
    p.note(this.first(player) + n, c)
    p.note(this.spots + c, n)
  }
  remove(p: Position, player: number, c: number): void {
    const last = p.words[this.men + player]! - 1
    p.note(this.men + player, last)
    if (this.kept === 'counts') return
    const first = this.first(player)
    const spot = p.words[this.spots + c]!
    const moved = p.words[first + last]!
    p.note(first + spot, moved)
    p.note(this.spots + moved, spot)
  }
  move(p: Position, player: number, a: number, b: number): void {
    if (this.kept === 'counts') return
    const spot = p.words[this.spots + a]!
    p.note(this.first(player) + spot, b)
    p.note(this.spots + b, spot)
  }
}

/** Puts and carries pieces so that counts, places, empty cells and followed pieces stay right; plain where nothing is tracked. */
export function tracker(
  cells: number,
  players: number,
  ownerOf: Int8Array,
  places: Places | undefined,
  empties: CellList | undefined,
  followed: Followed | undefined,
) {
  const isOwned = (owner: number): boolean => owner >= 0 && owner < players
  if (!places && !empties && !followed)
    return {
      set: (p: Position, c: number, code: number): void => p.put(cells + c, code),
      carry(p: Position, a: number, b: number): void {
        p.put(cells + b, p.words[cells + a]!)
        p.put(cells + a, 0)
      },
    }
  return {
    set(p: Position, c: number, code: number): void {
      const old = p.words[cells + c]!
      const gone = ownerOf[old]!
      const come = ownerOf[code]!
      if (places && gone !== come) {
        if (isOwned(gone)) places.remove(p, gone, c)
        if (isOwned(come)) places.add(p, come, c)
      }
      if (empties && old === 0 && code !== 0) empties.remove(p, c)
      if (empties && old !== 0 && code === 0) empties.add(p, c)
      if (followed && old !== 0) followed.gone(p, old, c)
      if (followed && code !== 0) followed.come(p, code, c)
      p.put(cells + c, code)
    },
    carry(p: Position, a: number, b: number): void {
      const code = p.words[cells + a]!
      const old = p.words[cells + b]!
      if (places) {
        if (isOwned(ownerOf[old]!)) places.remove(p, ownerOf[old]!, b)
        if (isOwned(ownerOf[code]!)) places.move(p, ownerOf[code]!, a, b)
      }
      if (empties && old === 0) empties.replace(p, b, a)
      else if (empties) empties.add(p, a)
      if (followed && old !== 0) followed.gone(p, old, b)
      if (followed) followed.come(p, code, b)
      p.put(cells + b, code)
      p.put(cells + a, 0)
    },
  }
}
