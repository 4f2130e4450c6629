import { CHANCE, type Move } from '../../../engine/index.ts'
import { pathOf, pathWords, ROGUE, RUBY, TOOLS } from '../../../games/uj/ekkovadaszok/cards.ts'
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
import { sitterName } from '../../match/player-name.ts'
import { say } from '../../text/text.ts'
import { plainLatex } from './plain-latex.ts'
import type { Deed } from './round-story.ts'
import { ht } from './text/text.ts'

/** One line of the log. All of it is known to everybody at the table. */
export type Line = MatchLine<'act' | 'end' | 'round' | 'role' | Deed>

export const whereWords = (cell: number): string => ht().at(columnOf(cell), rowOf(cell))

export function linesOf(
  session: Pick<Session, 'game' | 'seats'>,
  { state, faceOf }: HuntersGame['hunters'],
  { before, move, name: told, after }: ToldMove,
): Line[] {
  const { tell, goals, tool, end } = ht()
  const seat = before.turn
  const name = (player: number) => sitterName(session.game, session.seats(), player)
  const who = seat === CHANCE ? '' : name(seat)
  /** A path card with its expression. */
  const laid = (code: number, turned: boolean): string => {
    const shape = say(pathWords(openOf(code, turned), pathOf(code).dead))
    const { latex } = faceOf(code)
    return latex === '' ? shape : `${plainLatex(latex)}, ${shape}`
  }
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
        add(tell.lay(who, laid(code, isTurned(m)), whereWords(cellOf(m))), seat, 'lay')
        break
      case MOVE.BREAK:
        add(tell.broke(who, name(rest), tool[TOOLS[breaksOf(code)]!]), seat, 'broke')
        break
      case MOVE.FIX:
        add(tell.fixed(who, name(playerOf(m)), tool[TOOLS[toolOf(m)]!]), seat, 'fixed')
        break
      case MOVE.MAP:
        add(tell.map(who, goals[rest]!), seat, 'map')
        break
      case MOVE.MONSOON:
        add(
          tell.monsoon(who, laid(before.at(state.maze + rest) & 63, false), whereWords(rest)),
          seat,
          'monsoon',
        )
        break
      case MOVE.PASS:
        add(code === 0 ? tell.passEmpty(who) : tell.pass(who), seat, 'pass')
        break
      case MOVE.SWAP: {
        const [a, b] = PAIRS[rest]!
        add(tell.swap(who, goals[a]!, goals[b]!), seat, 'swap')
        break
      }
      case MOVE.TAKE:
        add(tell.take(who))
        break
      case MOVE.NEXT:
        add(tell.round(after.at(state.round)), CHANCE, 'round')
        break
      case MOVE.DRAW:
        if (code === MOSQUITO_CARD)
          add(tell.night(name(before.at(state.mover))), before.at(state.mover), 'end')
        break
    }
  }
  if (move !== undefined) seen(move)
  // What is hidden from the table is told by its first word alone.
  else if (told.startsWith('pass')) add(tell.pass(who), seat, 'pass')
  else if (told.startsWith('take')) add(tell.take(who))
  if (move !== undefined && kindOf(move) === MOVE.LAY)
    for (let g = 0; g < 3; g++)
      if (before.at(state.shown + g) === 0 && after.at(state.shown + g) !== 0)
        add(tell.goal(goals[g]!, after.at(state.goals + g) === RUBY ? ht().ruby : ht().coal), CHANCE)
  if (before.at(state.won) === 0 && after.at(state.won) !== 0) {
    const seats = Array.from({ length: state.n }, (_, i) => i)
    const hasRogue = seats.some(i => after.at(state.roles + i) === ROGUE)
    add(end[after.at(state.won) === 1 ? 'hunters' : hasRogue ? 'rogues' : 'noRogue'], CHANCE, 'end')
    const ruby = [0, 1, 2].findIndex(g => after.at(state.goals + g) === RUBY)
    if (ruby >= 0) add(tell.rubyWas(goals[ruby]!), CHANCE)
    for (const i of seats)
      add(
        tell.was(name(i), after.at(state.roles + i) === ROGUE ? ht().role.rogue : ht().role.hunter),
        i,
        'role',
      )
  }
  return lines
}
