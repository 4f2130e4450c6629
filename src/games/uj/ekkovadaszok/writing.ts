import type { Move, Position, Words } from '../../../engine/index.ts'
import { pathOf, pathWords, RUBY, TOOL_NAMES, turnedMask } from './cards.ts'
import { columnOf, rowOf } from './grid.ts'
import {
  cardOf,
  cellOf,
  isTurned,
  kindOf,
  MOSQUITO_CARD,
  MOVE,
  ORDERS,
  PAIRS,
  playerOf,
  restOf,
  toolOf,
} from './moves.ts'
import { cardWords } from './names.ts'
import type { State } from './state.ts'

const words = (say: (language: 'hu' | 'en') => string): Words => ({ hu: say('hu'), en: say('en') })
/** "Térkép: északi Céllap" */
const about = (what: Words, which: Words): Words => words(in_ => `${what[in_]}: ${which[in_]}`)

const GOAL_PLACES: readonly Words[] = [
  { hu: 'északi Céllap', en: 'north goal' },
  { hu: 'középső Céllap', en: 'middle goal' },
  { hu: 'déli Céllap', en: 'south goal' },
]
const ROLE_NAMES: readonly Words[] = [
  { hu: '', en: '' },
  { hu: 'ékkővadász', en: 'gem hunter' },
  { hu: 'zsivány', en: 'rogue' },
]
const SAID = {
  monsoon: { hu: 'Monszuneső', en: 'Monsoon' },
  map: { hu: 'Térkép', en: 'Map' },
  pass: { hu: 'passz', en: 'pass' },
  next: { hu: 'új forduló', en: 'next round' },
  first: { hu: 'kezd', en: 'first' },
  start: { hu: 'Startlap', en: 'Start card' },
  role: { hu: 'szerep', en: 'role' },
  goals: { hu: 'a rubin helye', en: 'the ruby is at' },
  deal: { hu: 'osztás', en: 'deal' },
  draw: { hu: 'húzás', en: 'draw' },
  ruby: { hu: 'rubinlap', en: 'ruby card' },
  mosquito: { hu: 'Moszkitó', en: 'Mosquito' },
} as const satisfies Record<string, Words>

const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))
const place = (cell: number): Words => ({
  hu: `${signed(columnOf(cell))}. oszlop, ${signed(rowOf(cell))}. sor`,
  en: `column ${signed(columnOf(cell))}, row ${signed(rowOf(cell))}`,
})
const rubies = (n: number): Words => ({ hu: `${n} rubin`, en: n === 1 ? '1 ruby' : `${n} rubies` })

/** Moves in words, for lists and hints. */
export const huntersWriting =
  ({ players }: State) =>
  (_: Position, m: Move): Words => {
    const [card, rest] = [cardOf(m), restOf(m)]
    const who = (player: number): Words => players[player]!.name
    switch (kindOf(m)) {
      case MOVE.LAY: {
        const { open, dead } = pathOf(card)
        return about(pathWords(isTurned(m) ? turnedMask(open) : open, dead), place(cellOf(m)))
      }
      case MOVE.BREAK:
        return about(cardWords(card), who(rest))
      case MOVE.FIX:
        return words(
          in_ => `${cardWords(card)[in_]}: ${who(playerOf(m))[in_]}, ${TOOL_NAMES[toolOf(m)]![in_]}`,
        )
      case MOVE.MAP:
        return about(SAID.map, GOAL_PLACES[rest]!)
      case MOVE.MONSOON:
        return about(SAID.monsoon, place(rest))
      case MOVE.PASS:
        return card === 0 ? SAID.pass : about(SAID.pass, cardWords(card))
      case MOVE.SWAP: {
        const [a, b] = PAIRS[rest]!
        return words(in_ => `${GOAL_PLACES[a]![in_]} ↔ ${GOAL_PLACES[b]![in_]}`)
      }
      case MOVE.TAKE:
        return rubies(rest)
      case MOVE.NEXT:
        return SAID.next
      case MOVE.STARTER:
        return about(SAID.first, who(rest))
      case MOVE.START:
        return words(in_ => `${SAID.start[in_]}: ${rest + 1}`)
      case MOVE.ROLE:
        return about(SAID.role, ROLE_NAMES[rest]!)
      case MOVE.GOALS:
        return about(SAID.goals, GOAL_PLACES[ORDERS[rest]!.indexOf(RUBY)]!)
      case MOVE.DEAL:
        return about(SAID.deal, cardWords(card))
      case MOVE.DRAW:
        return about(SAID.draw, card === MOSQUITO_CARD ? SAID.mosquito : cardWords(card))
      default:
        return about(SAID.ruby, rubies(rest))
    }
  }
