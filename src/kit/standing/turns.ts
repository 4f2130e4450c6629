import { Moves, type Position } from '../../engine/index.ts'

/** How a turn goes on and ends. */
export interface Turns {
  /** By part: the word of the piece that goes on in it, -1 where none does. */
  readonly goer: readonly number[]
  /** The word that counts turns in which nothing happened; -1 without `patience`. */
  readonly quiet: number
  /** The turn goes on with another part. */
  go(p: Position, part: number): void
  /** The turn goes on with the piece on `c` in a part if `list` finds a way for it, else it is over. Tells whether it goes on. */
  goOn(p: Position, part: number, c: number, list: (p: Position, c: number, out: Moves) => void): boolean
  /** The turn is over: the first part of the next player's. */
  endTurn(p: Position): void
  /** The next player who is not out. */
  next(p: Position): number
  /** Whether a flag is set for a player, and setting it; `flag` is its word. */
  hasFlag(p: Position, flag: number, player: number): boolean
  setFlag(p: Position, flag: number, player: number): void
  /** Counts a turn in which nothing happened; one in which something did begins the count anew. */
  stir(p: Position, happened: boolean): void
}

/** What turns need to know of a ground; a word that is not there is -1. */
interface TurnWords {
  readonly players: number
  /** The part of the turn. */
  readonly now: number
  /** The bits of those who are out, or how many pieces each has where those without are passed over. */
  readonly out: number
  readonly men: number
  readonly goer: readonly number[]
  readonly quiet: number
}

export function turnsOf({ players, now, out, men, goer, quiet }: TurnWords): Turns {
  const isOut = (p: Position, player: number): boolean =>
    out >= 0 ? ((p.words[out]! >> player) & 1) === 1 : p.words[men + player] === 0
  const next =
    out >= 0 || men >= 0
      ? (p: Position): number => {
          let player = p.words[0]!
          do player = player + 1 === players ? 0 : player + 1
          while (isOut(p, player) && player !== p.words[0])
          return player
        }
      : (p: Position): number => (p.words[0]! + 1 === players ? 0 : p.words[0]! + 1)
  const goers = goer.filter(word => word >= 0 && word !== now)
  const endTurn =
    now < 0
      ? (p: Position): void => p.put(0, next(p))
      : (p: Position): void => {
          for (let i = 0; i < goers.length; i++) p.put(goers[i]!, 0)
          p.put(now, 0)
          p.put(0, next(p))
        }
  const ways = new Moves()
  return {
    goer,
    quiet,
    go: (p, part) => p.put(now, part),
    goOn(p, part, c, list) {
      ways.n = 0
      list(p, c, ways)
      if (ways.n === 0) {
        endTurn(p)
        return false
      }
      p.put(now, part)
      p.put(goer[part]!, c + 1)
      return true
    },
    endTurn,
    next,
    hasFlag: (p, flag, player) => ((p.words[flag]! >> player) & 1) === 1,
    setFlag: (p, flag, player) => p.put(flag, p.words[flag]! | (1 << player)),
    stir: (p, happened) => p.note(quiet, happened ? 0 : p.words[quiet]! + 1),
  }
}
