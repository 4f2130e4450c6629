import type { Kind } from '../../../kit/index.ts'

interface Rank extends Kind {
  /** How many each player has on the large and on the small board. */
  readonly large: number
  readonly small: number
  /** What it is worth to a player who counts men. */
  readonly worth: number
}

const rank = (
  id: string,
  hu: string,
  en: string,
  text: string,
  large: number,
  small: number,
  worth: number,
): Rank => ({
  id,
  name: { hu, en },
  art: 'rank',
  text,
  large,
  small,
  worth,
})

/** From the strongest down; the bomb and the flag stand outside the order. */
export const RANKS: readonly Rank[] = [
  rank('marshal', 'marsall', 'marshal', '10', 1, 0, 40),
  rank('general', 'tábornok', 'general', '9', 1, 1, 30),
  rank('colonel', 'ezredes', 'colonel', '8', 2, 1, 20),
  rank('major', 'őrnagy', 'major', '7', 3, 2, 14),
  rank('captain', 'kapitány', 'captain', '6', 4, 2, 10),
  rank('lieutenant', 'hadnagy', 'lieutenant', '5', 4, 0, 7),
  rank('sergeant', 'őrmester', 'sergeant', '4', 4, 4, 5),
  rank('miner', 'aknász', 'miner', '3', 5, 4, 8),
  rank('scout', 'felderítő', 'scout', '2', 8, 4, 3),
  rank('spy', 'kém', 'spy', '1', 1, 1, 8),
  { ...rank('bomb', 'bomba', 'bomb', 'B', 6, 4, 6), art: 'bomb' },
  { ...rank('flag', 'zászló', 'flag', 'F', 1, 1, 0), art: 'flag' },
]

/** What the other side sees of a man. */
export const BACK: Kind = {
  id: 'man',
  name: { hu: 'ismeretlen figura', en: 'unknown man' },
  art: 'hidden',
  text: '?',
}

export const LAKES = { 10: 'c5 d5 c6 d6 g5 h5 g6 h6', 8: 'c4 c5 f4 f5' } as const

/**
 * How gladly luck puts a rank in each row when it deals the rest of a camp, the back row first.
 * Ranks not listed go anywhere alike.
 */
export const LIKES: Readonly<Record<string, readonly number[]>> = {
  flag: [60, 4, 1, 1],
  bomb: [4, 4, 2, 1],
  scout: [1, 1, 2, 3],
}

export const rankOf = (id: string): number => RANKS.findIndex(rank => rank.id === id)
export const BOMB = rankOf('bomb')
export const FLAG = rankOf('flag')

/** 1 the attacker wins, -1 the attacked, 0 both fall. `prey` is whom the spy may stab. */
export const fightTable = (prey: number): Int8Array =>
  Int8Array.from({ length: RANKS.length ** 2 }, (_, i) => {
    const [attacker, attacked] = [Math.floor(i / RANKS.length), i % RANKS.length]
    if (attacked === FLAG) return 1
    if (attacked === BOMB) return attacker === rankOf('miner') ? 1 : -1
    if (attacker === rankOf('spy') && attacked === prey) return 1
    return Math.sign(attacked - attacker)
  })
