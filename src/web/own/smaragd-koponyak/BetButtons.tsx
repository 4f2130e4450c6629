import { For, Show, type JSX } from 'solid-js'
import { made, SLOTS } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { capital } from '../../text/text.ts'
import { conditionWords } from './BetCards.tsx'
import type { BetAim } from './bet-aim.ts'
import { holderOf } from './marker-holders.ts'
import { betName, whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

/** What the bet that is aimed at is about. */
export function AimedWords(props: { readonly slot: number }): JSX.Element {
  const bet = () => SLOTS[props.slot]!.bet
  return (
    <p class="aimed-words">
      <strong>{betName(props.slot)}</strong> {conditionWords(bet().condition)}
      <Show when={bet().sign}>
        <small>{bet().sign === '+' ? `⊕ ${st().plus}` : `⊗ ${st().times}`}</small>
      </Show>
    </p>
  )
}

interface BetButtonsProps {
  readonly skulls: SkullMatch
  readonly aim: BetAim
}

/** Beside the button of the bet there is room for one word. */
const DoneWords = (props: { readonly isAimed: boolean }): JSX.Element => (
  <Show when={props.isAimed} fallback={st().acts.done}>
    <span class="hidden">{st().acts.done}</span>
    <span aria-hidden="true">{capital(st().doneBetting)}</span>
  </Show>
)

/** The buttons of those who may bet: for the bet that is aimed at, and to be done. */
export function BetButtons(props: BetButtonsProps): JSX.Element {
  const { skulls, aim } = props
  const { state } = skulls
  const [hinted] = skulls.hinted
  const alone = () => skulls.bettors().length === 1
  const tint = (seat: number) => holderOf(state, seat + 1).tint
  return (
    <>
      <Show when={aim.slot() !== undefined}>
        <For each={skulls.bettors()}>
          {seat => (
            <Show
              when={alone()}
              fallback={
                <button
                  type="button"
                  class="seat-bet"
                  classList={{ shut: skulls.whyNot(seat, aim.slot()!) !== undefined }}
                  aria-label={st().betAs(whoIs(state, seat), betName(aim.slot()!))}
                  style={{
                    '--chip': `var(--tint-${tint(seat)}-base)`,
                    '--chip-line': `var(--tint-${tint(seat)}-line)`,
                    '--chip-ink': `var(--tint-${tint(seat)}-ink)`,
                  }}
                  onClick={event => aim.bet(seat, event.timeStamp)}
                >
                  <span>{holderOf(state, seat + 1).initial}</span>
                </button>
              }
            >
              <button type="button" class="main bet-now" onClick={event => aim.bet(seat, event.timeStamp)}>
                {st().acts.bet}
              </button>
            </Show>
          )}
        </For>
      </Show>
      <For each={skulls.bettors()}>
        {seat => (
          <button
            type="button"
            class="quiet done-as"
            classList={{ 'jv-hinted': hinted() === made('done', seat) }}
            style={{ '--chip': `var(--tint-${tint(seat)}-base)` }}
            onClick={() => skulls.play(made('done', seat))}
          >
            <Show when={!alone()} fallback={<DoneWords isAimed={aim.slot() !== undefined} />}>
              <span class="wide-only">{st().acts.doneAs(whoIs(state, seat))}</span>
              <span class="narrow-only" aria-hidden="true">
                {holderOf(state, seat + 1).initial} ✓
              </span>
            </Show>
          </button>
        )}
      </For>
    </>
  )
}
