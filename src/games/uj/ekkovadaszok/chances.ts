/**
 * How likely the hunters finish a way, if luck decides what they hold. A way needs some cards more; some tunnels are left
 * that could follow by value, in order; in each turn every one of them is at hand with the same probability. The
 * smallest step at hand is taken when that is better than waiting.
 */
const MOST_TURNS = 70
const MOST_CARDS = 16
const MOST_ROOM = 31
const COLUMNS = MOST_ROOM + 1
const ROWS = MOST_CARDS + 1

export interface Chances {
  /** Where the values count. */
  inOrder(turns: number, cards: number, room: number): number
  /** Where any tunnel may follow any. */
  free(turns: number, cards: number, room: number): number
}

/** `atHand` is how likely a given tunnel is in the hand of the player on turn and fits by its shape. */
export function makeChances(atHand: number): Chances {
  const ordered = new Float64Array((MOST_TURNS + 1) * ROWS * COLUMNS)
  const loose = new Float64Array((MOST_TURNS + 1) * ROWS * COLUMNS)
  const at = (turns: number, cards: number, room: number): number => (turns * ROWS + cards) * COLUMNS + room
  const missing = Array.from({ length: COLUMNS }, (_, room) => (1 - atHand) ** room)
  for (let turns = 0; turns <= MOST_TURNS; turns++)
    for (let room = 0; room <= MOST_ROOM; room++) {
      ordered[at(turns, 0, room)] = loose[at(turns, 0, room)] = 1
      if (turns === 0) continue
      for (let cards = 1; cards <= Math.min(MOST_CARDS, room); cards++) {
        const waiting = ordered[at(turns - 1, cards, room)]!
        let sum = missing[room]! * waiting
        for (let step = 1; step <= room; step++)
          sum +=
            atHand * missing[step - 1]! * Math.max(waiting, ordered[at(turns - 1, cards - 1, room - step)]!)
        ordered[at(turns, cards, room)] = sum
        loose[at(turns, cards, room)] =
          missing[room]! * loose[at(turns - 1, cards, room)]! +
          (1 - missing[room]!) * loose[at(turns - 1, cards - 1, room - 1)]!
      }
    }
  /** Turns and room may be fractions; between two whole numbers it is a straight line. */
  const read =
    (table: Float64Array) =>
    (turns: number, cards: number, room: number): number => {
      if (cards > MOST_CARDS) return 0
      const t = Math.max(0, Math.min(MOST_TURNS - 1e-9, turns))
      const r = Math.max(0, Math.min(MOST_ROOM - 1e-9, room))
      const [t0, r0] = [Math.floor(t), Math.floor(r)]
      const row = (turn: number): number => {
        const a = table[at(turn, cards, r0)]!
        return a + (r - r0) * (table[at(turn, cards, r0 + 1)]! - a)
      }
      const low = row(t0)
      return low + (t - t0) * (row(t0 + 1) - low)
    }
  return { inOrder: read(ordered), free: read(loose) }
}
