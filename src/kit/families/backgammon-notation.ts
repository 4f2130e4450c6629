import type { Game, Move, Notation, Position, Words } from '../../engine/index.ts'
import { firstDie, isRoll, secondDie } from '../moves/dice.ts'
import { from, to } from '../moves/packing.ts'

const BAR: Words = { hu: 'sáv', en: 'bar' }
const OFF: Words = { hu: 'ki', en: 'off' }

/** Backgammon from the mover's side, where the way ends behind point 1: the dice first, then 13/8 for each man. */
export function backgammonNotation(game: Game, isStep: (m: Move) => boolean): Notation {
  const point = (i: number, language: 'hu' | 'en') =>
    i === 0 ? BAR[language] : i === 25 ? OFF[language] : String(25 - i)
  return {
    write(p: Position, m: Move) {
      if (isRoll(m)) {
        const [a, b] = [firstDie(m), secondDie(m)]
        const text = `${Math.max(a, b)}-${Math.min(a, b)}:`
        return { hu: text, en: text }
      }
      if (!isStep(m)) return undefined
      const hits = game.name(p, m).includes('*') ? '*' : ''
      const written = (language: 'hu' | 'en') =>
        `${point(from(m), language)}/${point(to(m), language)}${hits}`
      return { hu: written('hu'), en: written('en') }
    },
  }
}
