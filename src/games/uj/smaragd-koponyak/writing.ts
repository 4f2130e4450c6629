import type { Move, Position, Words } from '../../../engine/index.ts'
import { CONDITIONS } from './bets.ts'
import { facesOf, kindOf, playerOf, SLOTS, slotOf, valueOf } from './moves.ts'
import type { State } from './state.ts'

const words = (say: (language: 'hu' | 'en') => string): Words => ({ hu: say('hu'), en: say('en') })

const LEVEL_NAMES: readonly Words[] = [
  { hu: 'alsó állkapocs', en: 'lower jaw' },
  { hu: 'felső állkapocs', en: 'upper jaw' },
  { hu: 'orr', en: 'nose' },
  { hu: 'szemek', en: 'eyes' },
  { hu: 'ékkő', en: 'gem' },
]
const NUMERALS = ['I', 'II', 'III', 'IV', 'V']
const SKULL: Words = { hu: 'koponya', en: 'skull' }

/** "II, II, koponya" */
const dice = (faces: readonly number[]): Words =>
  words(in_ =>
    faces.flatMap((n, face) => Array.from({ length: n }, () => NUMERALS[face] ?? SKULL[in_])).join(', '),
  )

interface Named {
  points(p: Position, m: Move): readonly (number | string)[]
  label(point: string): Words
}

/** Moves in words, for lists and hints; what is pressed is told by its button. */
export const skullWriting =
  (state: State, { points, label }: Named) =>
  (p: Position, m: Move): Words => {
    const value = valueOf(m)
    switch (kindOf(m)) {
      case 'start':
        return words(in_ => `${{ hu: 'kezd', en: 'first' }[in_]}: ${state.players[value]!.name[in_]}`)
      case 'bet': {
        const { name } = CONDITIONS.get(SLOTS[slotOf(m)]!.bet.condition)!
        const place = state.height(p, slotOf(m)) + 1
        const who = state.players[playerOf(m)]!.name
        return {
          hu: `${who.hu} fogad: ${name.hu}, ${place}. hely`,
          en: `${who.en} bets: ${name.en}, place ${place}`,
        }
      }
      case 'done': {
        const { name } = state.players[value]!
        return { hu: `${name.hu} nem fogad többet`, en: `${name.en} bets no more` }
      }
      case 'rolled':
        return dice(facesOf(m))
      case 'place': {
        const level = value & 15
        const faces = [0, 0, 0, 0, 0, value >> 8].with(level - 1, (value >> 4) & 15)
        return words(in_ => `${LEVEL_NAMES[level - 1]![in_]}: ${dice(faces)[in_]}`)
      }
      case 'rival':
        return words(in_ => `${label('rival')[in_]} ${value + 1}`)
      default:
        return label(String(points(p, m)[0]))
    }
  }
