import type { Position } from '../../../engine/index.ts'
import { judging, LIMIT, numberCodec, REPEATED, type DraughtsPart } from '../../../kit/index.ts'

const STILL = 60

/** The ends of the game and what they are worth: more points of the enemy camp win, then more captures. */
export const conquest =
  (camps: readonly (readonly number[])[]): DraughtsPart =>
  ({ layout, players, cells, chain, tables: { field, owner } }) => {
    const still = layout.range('still', 1, { json: numberCodec() })
    const count = (p: Position, player: number, list: ArrayLike<number>): number => {
      let n = 0
      for (let i = 0; i < list.length; i++) if (owner[p.words[cells + list[i]!]!] === player) n++
      return n
    }
    const men = (p: Position, player: number): number => count(p, player, field)
    const taken = (p: Position, player: number): number => count(p, player, camps[1 - player]!)
    const judged = judging({ hu: 'Elfoglalt pontok', en: 'Points taken' }, taken, men)
    return {
      playing: (p, m) => p.note(still, m >> 20 > 0 ? 0 : p.words[still]! + 1),
      outcome(p) {
        if (p.words[chain] !== 0) return undefined
        for (let i = 0; i < 2; i++) {
          const { hu, en } = players[i]!.name
          const there = taken(p, i)
          if (there > 0 && there === men(p, i))
            return judged(p, {
              hu: `${hu} minden bábuja az ellenfél táborában van.`,
              en: `All the men of ${en} are in the enemy camp.`,
            })
        }
        return p.words[still]! < STILL
          ? undefined
          : judged(p, { hu: '60 lépés óta nem volt ütés.', en: 'There was no capture for 60 moves.' })
      },
      repeated: p => judged(p, REPEATED),
      capped: p => judged(p, LIMIT),
      // Whoever has no man left has lost, as in draughts.
      stuck(p) {
        const { hu, en } = players[p.turn]!.name
        return men(p, p.turn) === 0
          ? undefined
          : judged(p, { hu: `${hu} nem tud lépni.`, en: `${en} cannot move.` })
      },
      value(p, player, usual) {
        const lead = taken(p, player) - taken(p, 1 - player)
        return Math.max(-1, Math.min(1, 0.7 * usual + 0.05 * lead))
      },
    }
  }
