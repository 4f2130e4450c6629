import type { Move } from '../../../engine/index.ts'
import { TOOLS } from '../../../games/uj/ekkovadaszok/cards.ts'
import {
  cardOf,
  cellOf,
  isTurned,
  kindOf,
  MOVE,
  PAIRS,
  playerOf,
  restOf,
  toolOf,
} from '../../../games/uj/ekkovadaszok/moves.ts'
import { cardName, cardText } from './card-words.ts'
import type { HunterMatch } from './hunter-match.ts'
import { whereWords } from './story.ts'
import { ht } from './text/text.ts'

/** What is pointed at: a card of the hand, a place on the map, a player. */
export interface Pointed {
  readonly card?: number
  readonly turned?: boolean
  readonly cells: readonly number[]
  readonly player?: number
}

export function pointedAt(move: Move, goalCells: readonly number[]): Pointed {
  const card = cardOf(move)
  const rest = restOf(move)
  switch (kindOf(move)) {
    case MOVE.LAY:
      return { card, turned: isTurned(move), cells: [cellOf(move)] }
    case MOVE.BREAK:
      return { card, cells: [], player: rest }
    case MOVE.FIX:
      return { card, cells: [], player: playerOf(move) }
    case MOVE.MAP:
      return { card, cells: [goalCells[rest]!] }
    case MOVE.MONSOON:
      return { card, cells: [rest] }
    case MOVE.PASS:
      return card === 0 ? { cells: [] } : { card, cells: [] }
    case MOVE.SWAP:
      return { cells: PAIRS[rest]!.map(goal => goalCells[goal]!) }
    default:
      return { cells: [] }
  }
}

/** A move in words, as a hint tells it. */
export function hintWords(hunt: Pick<HunterMatch, 'hunters' | 'view' | 'name'>, move: Move): string {
  const { hint, goals, tool, acts } = ht()
  const card = cardOf(move)
  const rest = restOf(move)
  switch (kindOf(move)) {
    case MOVE.LAY:
      return hint.lay(cardText(hunt, card, isTurned(move)), whereWords(cellOf(move)))
    case MOVE.BREAK:
      return hint.aimed(cardName(card), hunt.name(rest))
    case MOVE.FIX:
      return hint.aimed(cardName(card), acts.fix(hunt.name(playerOf(move)), tool[TOOLS[toolOf(move)]!]))
    case MOVE.MAP:
      return hint.aimed(cardName(card), goals[rest]!)
    case MOVE.MONSOON: {
      const washed = hunt.view().maze.find(({ cell }) => cell === rest)
      const what = washed ? cardText(hunt, washed.code, washed.turned) : ''
      return hint.aimed(cardName(card), `${what} (${whereWords(rest)})`)
    }
    case MOVE.PASS:
      return card === 0 ? acts.passEmpty : hint.pass(cardText(hunt, card))
    case MOVE.SWAP:
      return hint.swap(goals[PAIRS[rest]![0]]!, goals[PAIRS[rest]![1]]!)
    default:
      return acts.take(rest)
  }
}
