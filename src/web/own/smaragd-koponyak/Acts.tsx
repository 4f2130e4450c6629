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
  readonly table: SkullMatch
  readonly choosing: DiceChoice
  readonly onRule: (id: string) => void
  /** The dice, where the screen is too small to show them on the table. */
  readonly hand?: JSX.Element
}

/** What is to be done now, and by whom. */
export function Acts(props: ActsProps): JSX.Element {
  const { table } = props
  const { view, state, stage, bots, clock } = table
  let box: HTMLElement | undefined
  const one = (kind: Parameters<SkullMatch['of']>[0]) => table.of(kind)[0]
  const who = () => prompt(table)
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
      <button type="button" class={act.look ?? 'quiet'} onClick={() => table.play(act.move!)}>
        {act.text}
      </button>
    </Show>
  )
  return (
    <section
      class="skull-acts"
      classList={{ racing: table.racing && table.bettors().length > 1 }}
      ref={element => (box = element)}
      tabindex="-1"
      aria-label={st().acts.label}
    >
      <div class="act-line">
        <p class="turn">
          <Show when={who().seat !== undefined && !state.solo}>
            <PlayerDot game={table.session.game} seat={who().seat!} />
          </Show>
          {who().text}
        </p>
        <Show when={!stage.idle()}>
          <button type="button" class="plain skip-show" onClick={() => stage.skip()}>
            <Icon name="last" />
            {st().acts.skip}
          </button>
        </Show>
        <Show when={table.racing && view().phase === 'bet' && stage.idle()}>
          <span class="countdown" classList={{ over: table.timeLeft() === 0 }}>
            <progress
              max="1"
              value={table.timeLeft() / Math.max(1, table.timeLeft() + view().elapsed)}
              aria-label={table.timeLeft() > 0 ? st().acts.timeLeft(table.timeLeft()) : st().acts.open}
            />
            <span>{table.timeLeft() > 0 ? st().acts.timeLeft(table.timeLeft()) : st().acts.open}</span>
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
      <Show when={hint(table) && !table.refusal() && table.outrun() === undefined}>
        <p class="act-hint">{hint(table)}</p>
      </Show>
      <Show when={table.refusal()}>
        {refusal => (
          <p class="act-refused" role="alert">
            {say(refusal().reason)}
            <button type="button" class="link" onClick={() => props.onRule(refusal().reason.rule ?? 'moves')}>
              {t().play.rule}
            </button>
          </p>
        )}
      </Show>
      <Show when={table.outrun() !== undefined}>
        <p class="act-refused" role="alert">
          {st().acts.raced(whoIs(state, table.outrun()!))}
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
          <Match when={table.of('buy').length > 0}>
            <For each={[3, 4, 5, 6, 7]}>
              {dice => (
                <button
                  type="button"
                  class="quiet buy"
                  classList={{ shut: !table.moves().includes(made('buy', dice)) }}
                  onClick={() =>
                    table.moves().includes(made('buy', dice))
                      ? table.play(made('buy', dice))
                      : table.refuse(REASONS[WHY.price])
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
            <For each={table.bettors()}>
              {seat => (
                <button
                  type="button"
                  class="quiet done-as"
                  style={{ '--chip': `var(--tint-${holderOf(state, seat + 1).tint}-base)` }}
                  onClick={() => table.play(made('done', seat))}
                >
                  <Show when={table.bettors().length > 1} fallback={st().acts.done}>
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
                <Show when={table.racing && table.isPerson(view().tumbler) && !clock.paused()}>
                  <button type="button" class="quiet locked" disabled>
                    {st().acts.locked(table.timeLeft())}
                  </button>
                </Show>
              }
            >
              <button type="button" class="main roll" onClick={() => table.play(one('roll')!)}>
                {st().acts.roll}
              </button>
            </Show>
          </Match>
          <Match when={view().phase === 'rolled' && stage.idle()}>
            <Show when={table.of('place').length > 0 && props.choosing.fitting().length === 0}>
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
          <Match when={view().phase === 'check' && table.of('on').length > 0}>
            <Act move={one('flee')} text={st().acts.flee(fleePay(table))} />
            <Act move={one('on')} text={st().acts.on} look="main" />
          </Match>
          <Match when={table.of('pay').length > 0}>
            <For each={table.of('pay')}>
              {move => (
                <button type="button" class="main" onClick={() => table.play(move)}>
                  {payWords(table, valueOf(move))}
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
function hint(table: SkullMatch): string {
  const { view, state, stage } = table
  if (!stage.idle() || table.clock.paused() || state.solo) return ''
  if (view().phase === 'bet') {
    if (table.bettors().length > 1) return st().acts.raceHint
    const waiting = table.racing ? [] : bettingOrder(view()).filter(seat => !view().done[seat])
    const order =
      waiting.length > 1 ? st().acts.order(waiting.map(seat => whoIs(state, seat)).join(' → ')) : ''
    return [table.bettors().length > 0 ? st().acts.betHint : '', order].filter(Boolean).join(' ')
  }
  return ''
}

function fleePay(table: SkullMatch): string {
  const { gears, tokens } = standardPay({ ...table.view().skull, end: 'flee' })
  return st().pay(gears, tokens)
}

function payWords(table: SkullMatch, choice: number): string {
  const { position } = table.session.match()
  const result = table.state.result(position)
  const jackpot = earnedJackpots(result, table.state.cardsInPlay(position))[choice - 1]
  if (jackpot) return st().acts.jackpot(say(jackpot.name), jackpot.gears(result))
  const { gears, tokens } = standardPay(result)
  return st().acts.standard(st().pay(gears, tokens))
}
