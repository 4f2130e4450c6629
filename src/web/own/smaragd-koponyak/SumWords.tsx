import { Show, type JSX } from 'solid-js'
import { earnedJackpots, standardPay, type Pay } from '../../../games/uj/smaragd-koponyak/payout.ts'
import { say } from '../../text/text.ts'
import { Gear, Token } from './drawings.tsx'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface Sum extends Pay {
  readonly text: string
  readonly short: string
}

/** What fleeing now brings. */
export function fleeSum(skulls: SkullMatch): Sum {
  const { acts, pay } = st()
  const sum = standardPay({ ...skulls.view().skull, end: 'flee' })
  return { text: acts.flee(pay(sum.gears, sum.tokens)), short: acts.fleeShort, ...sum }
}

/** What the thrower may choose when the turn is over: the standard payout, or a jackpot by its number. */
export function paySum(skulls: SkullMatch, choice: number): Sum {
  const { position } = skulls.session.match()
  const result = skulls.state.result(position)
  const jackpot = earnedJackpots(result, skulls.state.cardsInPlay(position))[choice - 1]
  const { acts, pay } = st()
  if (jackpot) {
    const gears = jackpot.gears(result)
    return { text: acts.jackpot(say(jackpot.name), gears), short: say(jackpot.name), gears, tokens: 0 }
  }
  const standard = standardPay(result)
  return {
    text: acts.standard(pay(standard.gears, standard.tokens)),
    short: acts.standardShort,
    ...standard,
  }
}

/** What a choice brings: in words, on a phone by signs. */
export const SumWords = (props: Sum): JSX.Element => (
  <>
    <span class="wide-only">{props.text}</span>
    <span class="narrow-only" aria-hidden="true">
      <span class="sum">
        <span>{props.short}:</span>
        <Show when={props.gears > 0 || props.tokens === 0}>
          <span>{props.gears}</span>
          <Gear />
        </Show>
        <Show when={props.tokens > 0}>
          <span>{props.tokens}</span>
          <Token />
        </Show>
      </span>
    </span>
  </>
)
