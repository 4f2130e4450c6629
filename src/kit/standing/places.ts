import type { Layout, Position } from '../../engine/index.ts'

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
