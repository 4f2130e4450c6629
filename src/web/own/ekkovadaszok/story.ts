import { CHANCE, type Move } from '../../../engine/index.ts'
import { pathOf, pathWords, RUBY, TOOLS } from '../../../games/uj/ekkovadaszok/cards.ts'
import { columnOf, rowOf } from '../../../games/uj/ekkovadaszok/grid.ts'
import { openOf } from '../../../games/uj/ekkovadaszok/maze.ts'
import {
  cardOf,
  cellOf,
  isTurned,
  kindOf,
  MOSQUITO_CARD,
  MOVE,
  PAIRS,
  playerOf,
  restOf,
  toolOf,
} from '../../../games/uj/ekkovadaszok/moves.ts'
import { breaksOf } from '../../../games/uj/ekkovadaszok/cards.ts'
import type { HuntersGame } from '../../../games/uj/ekkovadaszok/rules.ts'
import type { Line as MatchLine, ToldMove } from '../../match/story.ts'
import type { Session } from '../../match/session.ts'
import { playerName } from '../../match/player-name.ts'
import { say } from '../../text/text.ts'
import { ht } from './text/text.ts'

/** One line of the log. All of it is known to everybody at the table. */
export type Line = MatchLine<'act' | 'end'>

export const whereWords = (cell: number): string => ht().at(columnOf(cell), rowOf(cell))

export function linesOf(
  session: Session,
  { state }: HuntersGame['hunters'],
  { before, move, name: told, after }: ToldMove,
): Line[] {
  const { tell, goals, tool, end } = ht()
  const seat = before.turn
  const name = (player: number) => playerName(session.game, player)
  const who = seat === CHANCE ? '' : name(seat)
  const lines: Line[] = []
  const add = (text: string, by = seat, kind: Line['kind'] = 'act') => lines.push({ text, seat: by, kind })
  /** What a move says that everybody saw. */
  const seen = (m: Move): void => {
    const rest = restOf(m)
    const code = cardOf(m)
    switch (kindOf(m)) {
      case MOVE.STARTER:
        add(tell.starter(name(rest)), rest)
        break
      case MOVE.LAY:
        add(
          tell.lay(who, say(pathWords(openOf(code, isTurned(m)), pathOf(code).dead)), whereWords(cellOf(m))),
        )
        break
      case MOVE.BREAK:
        add(tell.broke(who, name(rest), tool[TOOLS[breaksOf(code)]!]))
        break
      case MOVE.FIX:
        add(tell.fixed(who, name(playerOf(m)), tool[TOOLS[toolOf(m)]!]))
        break
      case MOVE.MAP:
        add(tell.map(who, goals[rest]!))
        break
      case MOVE.MONSOON:
        add(tell.monsoon(who, whereWords(rest)))
        break
      case MOVE.PASS:
        add(code === 0 ? tell.passEmpty(who) : tell.pass(who))
        break
      case MOVE.SWAP: {
        const [a, b] = PAIRS[rest]!
        add(tell.swap(who, goals[a]!, goals[b]!))
        break
      }
      case MOVE.TAKE:
        add(tell.take(who))
        break
      case MOVE.NEXT:
        add(tell.round(after.at(state.round)), CHANCE, 'end')
        break
      case MOVE.DRAW:
        if (code === MOSQUITO_CARD)
          add(tell.night(name(before.at(state.mover))), before.at(state.mover), 'end')
        break
    }
  }
  if (move !== undefined) seen(move)
  // What is hidden from the table is told by its first word alone.
  else if (told.startsWith('pass')) add(tell.pass(who))
  else if (told.startsWith('take')) add(tell.take(who))
  if (move !== undefined && kindOf(move) === MOVE.LAY)
    for (let g = 0; g < 3; g++)
      if (before.at(state.shown + g) === 0 && after.at(state.shown + g) !== 0)
        add(tell.goal(goals[g]!, after.at(state.goals + g) === RUBY ? ht().ruby : ht().coal), CHANCE)
  if (before.at(state.won) === 0 && after.at(state.won) !== 0)
    add(after.at(state.won) === 1 ? end.hunters : end.rogues, CHANCE, 'end')
  return lines
}
