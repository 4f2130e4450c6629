import { createEffect, For, Match, on, Show, Switch, type JSX } from 'solid-js'
import { PRICES } from '../../../games/uj/smaragd-koponyak/data.ts'
import { made, REASONS, valueOf, WHY } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { earnedJackpots, standardPay } from '../../../games/uj/smaragd-koponyak/payout.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { capital, say, t } from '../../text/text.ts'
import type { DiceChoice } from './dice-choice.ts'
import { Gear } from './drawings.tsx'
import { holderOf } from './marker-holders.ts'
import { prompt } from './prompt.ts'
import { placedWords, whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'
import { bettingOrder } from './view.ts'

interface ActsProps {
  readonly skulls: SkullMatch
  readonly choosing: DiceChoice
  readonly onRule: (id: string) => void
  /** The dice, where the screen is too small to show them on the table. */
  readonly hand?: JSX.Element
}

/** What is to be done now, and by whom. */
export function Acts(props: ActsProps): JSX.Element {
  const { skulls } = props
  const { view, state, stage, bots, clock } = skulls
  let box: HTMLElement | undefined
  const one = (kind: Parameters<SkullMatch['of']>[0]) => skulls.of(kind)[0]
  const who = () => prompt(skulls)
  /** Who can place nothing hopes for a reroll; going bust is never what is pressed by chance. */
  const wayOut = () => (one('bust') === undefined ? {} : ({ look: 'main' } as const))
  // The button that was pressed is gone: the focus stays here instead of falling to the top of the page.
  createEffect(
    on(
      () => who().text,
      () => {
        if (document.activeElement === document.body) box?.focus({ preventScroll: true })
      },
      { defer: true },
    ),
  )
  const Act = (act: { readonly move: number | undefined; readonly text: string; readonly look?: 'main' }) => (
    <Show when={act.move !== undefined}>
      <button type="button" class={act.look ?? 'quiet'} onClick={() => skulls.play(act.move!)}>
        {act.text}
      </button>
    </Show>
  )
  return (
    <section
      class="skull-acts"
      classList={{ racing: skulls.racing && skulls.bettors().length > 1 }}
      ref={element => (box = element)}
      tabindex="-1"
      aria-label={st().acts.label}
    >
      <div class="act-line">
        <p class="turn">
          <Show when={who().seat !== undefined && !state.solo}>
            <PlayerDot game={skulls.session.game} seat={who().seat!} />
          </Show>
          {who().text}
        </p>
        <Show when={!stage.idle()}>
          <button type="button" class="plain skip-show" onClick={() => stage.skip()}>
            <Icon name="last" />
            {st().acts.skip}
          </button>
        </Show>
        <Show when={skulls.racing && view().phase === 'bet' && stage.idle()}>
          <span class="countdown" classList={{ over: skulls.timeLeft() === 0 }}>
            <progress
              max="1"
              value={skulls.timeLeft() / Math.max(1, skulls.timeLeft() + view().elapsed)}
              aria-label={skulls.timeLeft() > 0 ? st().acts.timeLeft(skulls.timeLeft()) : st().acts.open}
            />
            <span>{skulls.timeLeft() > 0 ? st().acts.timeLeft(skulls.timeLeft()) : st().acts.open}</span>
            <button
              type="button"
              class="quiet"
              aria-label={clock.paused() ? st().acts.goOn : st().acts.pause}
              onClick={() => (clock.paused() ? clock.goOn() : clock.pause())}
            >
              <Icon name={clock.paused() ? 'play' : 'pause'} />
              <span class="wide-only">{clock.paused() ? st().acts.goOn : st().acts.pause}</span>
            </button>
          </span>
        </Show>
      </div>
      <Show when={hint(skulls) && !skulls.refusal() && skulls.outrun() === undefined}>
        <p class="act-hint">{hint(skulls)}</p>
      </Show>
      <Show when={skulls.refusal()}>
        {refusal => (
          <p class="act-refused" role="alert">
            {say(refusal().reason)}
            <button type="button" class="link" onClick={() => props.onRule(refusal().reason.rule ?? 'moves')}>
              {t().play.rule}
            </button>
          </p>
        )}
      </Show>
      <Show when={skulls.outrun() !== undefined}>
        <p class="act-refused" role="alert">
          {st().acts.raced(whoIs(state, skulls.outrun()!))}
        </p>
      </Show>
      <Show when={bots.failed()}>
        <p class="act-refused" role="alert">
          {st().acts.failed}
          <button type="button" class="quiet" onClick={() => bots.retry()}>
            {st().acts.retry}
          </button>
        </p>
      </Show>
      {props.hand}
      <div class="act-buttons">
        <Switch>
          <Match when={skulls.of('buy').length > 0}>
            <For each={[3, 4, 5, 6, 7]}>
              {dice => (
                <button
                  type="button"
                  class="quiet buy"
                  classList={{ shut: !skulls.moves().includes(made('buy', dice)) }}
                  onClick={() =>
                    skulls.moves().includes(made('buy', dice))
                      ? skulls.play(made('buy', dice))
                      : skulls.refuse(REASONS[WHY.price])
                  }
                >
                  <strong>{st().acts.dice(dice)}</strong>
                  <small>
                    {PRICES[dice] === 0 ? st().acts.free : PRICES[dice]}
                    <Show when={PRICES[dice] !== 0}>
                      <Gear />
                      <span class="hidden">{st().acts.price(PRICES[dice]!)}</span>
                    </Show>
                  </small>
                </button>
              )}
            </For>
          </Match>
          <Match when={view().phase === 'bet' && stage.idle()}>
            <For each={skulls.bettors()}>
              {seat => (
                <button
                  type="button"
                  class="quiet done-as"
                  style={{ '--chip': `var(--tint-${holderOf(state, seat + 1).tint}-base)` }}
                  onClick={() => skulls.play(made('done', seat))}
                >
                  <Show when={skulls.bettors().length > 1} fallback={st().acts.done}>
                    <span class="wide-only">{st().acts.doneAs(whoIs(state, seat))}</span>
                    <span class="narrow-only" aria-hidden="true">
                      {holderOf(state, seat + 1).initial} ✓
                    </span>
                  </Show>
                </button>
              )}
            </For>
            <Show
              when={one('roll') !== undefined}
              fallback={
                <Show when={skulls.racing && skulls.isPerson(view().tumbler) && !clock.paused()}>
                  <button type="button" class="quiet locked" disabled>
                    {st().acts.locked(skulls.timeLeft())}
                  </button>
                </Show>
              }
            >
              <button type="button" class="main roll" onClick={() => skulls.play(one('roll')!)}>
                {st().acts.roll}
              </button>
            </Show>
          </Match>
          <Match when={view().phase === 'rolled' && stage.idle()}>
            <Show when={skulls.of('place').length > 0 && props.choosing.fitting().length === 0}>
              <span class="act-hint">{st().board.choose}</span>
            </Show>
            <For each={props.choosing.fitting()}>
              {fit => (
                <button type="button" class="main" onClick={() => props.choosing.put(fit)}>
                  {st().board.put(
                    capital(st().levels[fit.level - 1]!),
                    placedWords(fit.level, fit.own, fit.wild),
                  )}
                </button>
              )}
            </For>
            <Act move={one('token')} text={st().acts.token} {...wayOut()} />
            <Act move={one('nose')} text={st().acts.nose} {...wayOut()} />
            <Act move={one('bust')} text={st().acts.bust} />
          </Match>
          <Match when={view().phase === 'check' && skulls.of('on').length > 0}>
            <Act move={one('flee')} text={st().acts.flee(fleePay(skulls))} />
            <Act move={one('on')} text={st().acts.on} look="main" />
          </Match>
          <Match when={skulls.of('pay').length > 0}>
            <For each={skulls.of('pay')}>
              {move => (
                <button type="button" class="main" onClick={() => skulls.play(move)}>
                  {payWords(skulls, valueOf(move))}
                </button>
              )}
            </For>
          </Match>
        </Switch>
      </div>
    </section>
  )
}

/** The order of those who bet in turn, or what a person may do. */
function hint(skulls: SkullMatch): string {
  const { view, state, stage } = skulls
  if (!stage.idle() || skulls.clock.paused() || state.solo) return ''
  if (view().phase === 'bet') {
    if (skulls.bettors().length > 1) return st().acts.raceHint
    const waiting = skulls.racing ? [] : bettingOrder(view()).filter(seat => !view().done[seat])
    const order =
      waiting.length > 1 ? st().acts.order(waiting.map(seat => whoIs(state, seat)).join(' → ')) : ''
    return [skulls.bettors().length > 0 ? st().acts.betHint : '', order].filter(Boolean).join(' ')
  }
  return ''
}

function fleePay(skulls: SkullMatch): string {
  const { gears, tokens } = standardPay({ ...skulls.view().skull, end: 'flee' })
  return st().pay(gears, tokens)
}

function payWords(skulls: SkullMatch, choice: number): string {
  const { position } = skulls.session.match()
  const result = skulls.state.result(position)
  const jackpot = earnedJackpots(result, skulls.state.cardsInPlay(position))[choice - 1]
  if (jackpot) return st().acts.jackpot(say(jackpot.name), jackpot.gears(result))
  const { gears, tokens } = standardPay(result)
  return st().acts.standard(st().pay(gears, tokens))
}
