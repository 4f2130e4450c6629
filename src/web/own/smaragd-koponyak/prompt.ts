import { paidWords, whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

/** Whose turn it is to do what, in one line. */
export function prompt(skulls: SkullMatch): { readonly text: string; readonly seat?: number } {
  const { state, session, stage, clock, bots } = skulls
  const view = skulls.view()
  const { acts, ends } = st()
  const who = whoIs(state, view.tumbler)
  const told = (text: string, seat = view.tumbler) => ({ text, seat })
  if (view.payment) {
    const { player } = view.payment
    const text = acts.paid(whoIs(state, player), paidWords(view.payment))
    return player < state.n ? told(text, player) : { text }
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
      return skulls.isPerson(view.tumbler) ? told(acts.buying(who)) : told(acts.thinking(who))
    case 'bet': {
      const seat = skulls.racing ? undefined : session.toAct()[0]
      if (skulls.bettors().length > 1) return { text: acts.bettingAll }
      const [bettor] = skulls.bettors()
      if (bettor !== undefined) return told(acts.betting(whoIs(state, bettor)), bettor)
      if (seat !== undefined && seat !== view.tumbler) return told(acts.thinking(whoIs(state, seat)), seat)
      return told(
        skulls.of('roll').length > 0 || thinking !== undefined ? acts.mayRoll(who) : acts.waits(who),
      )
    }
    case 'rolled':
      if (!skulls.isPerson(view.tumbler)) return told(acts.thinking(who))
      return told(skulls.of('bust').length > 0 && stage.idle() ? acts.stuck(who) : acts.placing(who))
    case 'check':
      return told(skulls.isPerson(view.tumbler) ? acts.checking(who) : acts.thinking(who))
    case 'pay':
      return told(acts.paying(who))
    default:
      return { text: '' }
  }
}
