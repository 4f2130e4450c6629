import { whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

/** Whose turn it is to do what, in one line. */
export function prompt(table: SkullMatch): { readonly text: string; readonly seat?: number } {
  const { state, session, stage, clock, bots } = table
  const view = table.view()
  const { acts, ends } = st()
  const who = whoIs(state, view.tumbler)
  const told = (text: string, seat = view.tumbler) => ({ text, seat })
  if (view.payment) {
    const { player, gears, tokens } = view.payment
    const text = acts.paid(whoIs(state, player), st().pay(gears, tokens))
    return player < state.n ? told(view.supply === 0 ? `${text} ${acts.took}` : text, player) : { text }
  }
  if (view.result) return told(`${who}: ${ends[view.result.end].toLocaleLowerCase()}`)
  if (view.rolling === 'rolling') return told(st().die.rolling)
  if (session.outcome()) return { text: st().end.title }
  if (clock.paused()) return { text: acts.paused }
  const thinking = bots.thinking()
  switch (view.phase) {
    case 'cards':
      return told(acts.choosing(who))
    case 'buy':
      return table.isPerson(view.tumbler) ? told(acts.buying(who)) : told(acts.thinking(who))
    case 'bet': {
      const seat = table.racing ? undefined : session.toAct()[0]
      if (table.bettors().length > 1) return { text: acts.bettingAll }
      const [bettor] = table.bettors()
      if (bettor !== undefined) return told(acts.betting(whoIs(state, bettor)), bettor)
      if (seat !== undefined && seat !== view.tumbler) return told(acts.thinking(whoIs(state, seat)), seat)
      return told(table.of('roll').length > 0 || thinking !== undefined ? acts.mayRoll(who) : acts.waits(who))
    }
    case 'rolled':
      if (!table.isPerson(view.tumbler)) return told(acts.thinking(who))
      return told(table.of('bust').length > 0 && stage.idle() ? acts.stuck(who) : acts.placing(who))
    case 'check':
      return told(table.isPerson(view.tumbler) ? acts.checking(who) : acts.thinking(who))
    case 'pay':
      return told(acts.paying(who))
    default:
      return { text: '' }
  }
}
