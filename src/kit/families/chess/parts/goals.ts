import { win } from '../../../outcomes.ts'
import type { ChessPart } from '../part.ts'

/** Who has no men left wins. */
export const loseAll: ChessPart = core => {
  const { players } = core.rules
  const rid = players.map(({ name }, i) =>
    win(players, i, `Elfogyott minden figurája: ${name.hu}.`, `All men are gone: ${name.en}.`),
  )
  return {
    outcome(p) {
      for (let i = 0; i < players.length; i++) if (p.words[core.men + i] === 0) return rid[i]
      return undefined
    },
    value: (_, __, usual) => -usual,
  }
}
