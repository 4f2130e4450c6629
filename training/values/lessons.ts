/** Positions of games that were played: what stands in them, what the game itself says of them, and what they turned out to be worth. */
export class Lessons {
  /** Where the rows of each position begin. */
  readonly at: number[] = [0]
  readonly rows: number[] = []
  /** For the first side: the game's own value as the number whose tanh it is, and what the position was worth, from -1 to 1. */
  readonly own: number[] = []
  readonly worth: number[] = []
  /** To which game each position belongs: whole games are kept apart. */
  readonly game: number[] = []
  games = 0

  get length(): number {
    return this.worth.length
  }

  add(rows: readonly number[], n: number, own: number): void {
    for (let i = 0; i < n; i++) this.rows.push(rows[i]!)
    this.at.push(this.rows.length)
    this.own.push(own)
    this.game.push(this.games)
  }
}
