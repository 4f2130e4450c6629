import type { Position } from '../../../engine/index.ts'
import type { BackgammonGround, BackgammonPart } from '../../../kit/index.ts'

/** Twelve points beyond the starting point, on a player's own way. */
const FAR = 13
const QUARTER = 6

type Counts = ArrayLike<number>

/** How many men are on the way while nobody has gone twelve points yet; 0 once somebody has, or bore off. */
function setOff(own: Counts): number {
  for (let i = FAR; i <= 25; i++) if (own[i]! > 0) return 0
  let n = 0
  for (let i = 2; i < FAR; i++) n += own[i]!
  return n
}

/** Until the first man has gone twelve points, no other man leaves the starting point. */
export const firstManAlone: BackgammonPart = ({ men, players }) => ({
  reason: {
    hu: 'Amíg az első bábud tizenkét mezőt nem haladt, csak az léphet.',
    en: 'Until your first man has gone twelve points, only that one may move.',
    rule: 'first',
  },
  bars: (own, _, from) => from === 1 && setOff(own) > 0,
  flaw(p) {
    const early = players.some(
      (_, player) => setOff(Array.from({ length: 26 }, (_, i) => men(p, player, i))) > 1,
    )
    return early
      ? {
          hu: 'Két bábu csak akkor lehet úton, ha az egyik már tizenkét mezőt haladt.',
          en: 'Two men can be on the way only when one of them has gone twelve points.',
        }
      : undefined
  },
})

/** How much it hurts that the ways of one's men are closed, next to the lead in the race. */
const BLOCKED = 1.5
/** The two ways begin half a board apart. */
const across = (i: number): number => ((i + 11) % 24) + 1

/** The share of a player's men whose next six points are closed; a few closed points hardly count. */
function blocked({ men }: BackgammonGround, p: Position, player: number): number {
  let sum = 0
  for (let i = 1; i < 25; i++) {
    const n = men(p, player, i)
    if (n === 0) continue
    let closed = 0
    for (let t = i + 1; t <= i + 6 && t < 25; t++) if (men(p, 1 - player, across(t)) > 0) closed++
    sum += (n * closed * closed) / 36
  }
  return sum / 15
}

/** The race is decided by the dice that a wall of men makes useless. */
export const walls: BackgammonPart = ground => ({
  value: (p, player, usual) =>
    Math.tanh(usual + BLOCKED * (blocked(ground, p, 1 - player) - blocked(ground, p, player))),
})

/** Men never stand on all six points of the starting quarter at once. */
export const openQuarter: BackgammonPart = ({ men, players }) => ({
  reason: {
    hu: 'Az otthoni negyed hat mezőjét nem foglalhatod el egyszerre.',
    en: 'You may not hold all six points of your starting quarter at once.',
    rule: 'quarter',
  },
  bars(own, _, from, to) {
    if (to > QUARTER) return false
    for (let i = 1; i <= QUARTER; i++) if (i !== to && own[i]! - (i === from ? 1 : 0) === 0) return false
    return true
  },
  flaw(p) {
    const full = players.some((_, player) => {
      for (let i = 1; i <= QUARTER; i++) if (men(p, player, i) === 0) return false
      return true
    })
    return full
      ? {
          hu: 'Az otthoni negyed hat mezőjén nem állhatnak egyszerre bábuk.',
          en: 'The six points of a starting quarter cannot all be held.',
        }
      : undefined
  },
})
