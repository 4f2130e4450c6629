import { createEffect, For, Match, on, Show, Switch, type JSX } from 'solid-js'
import { PRICES } from '../../../games/uj/smaragd-koponyak/data.ts'
import { made, placeOf, REASONS, valueOf, WHY } from '../../../games/uj/smaragd-koponyak/moves.ts'
import type { PageHint } from '../../match/page-hint.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { capital, say, t } from '../../text/text.ts'
import { AimedWords, BetButtons } from './BetButtons.tsx'
import type { BetAim } from './bet-aim.ts'
import type { DiceChoice } from './dice-choice.ts'
import { Gear } from './drawings.tsx'
import { prompt } from './prompt.ts'
import { placedWords, whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { fleeSum, paySum, SumWords } from './SumWords.tsx'
import { st } from './text/text.ts'
import { bettingOrder } from './view.ts'

interface ActsProps {
  readonly skulls: SkullMatch
  readonly choosing: DiceChoice
  readonly aim: BetAim
  readonly hint: PageHint | undefined
  readonly onRule: (id: string) => void
}

/** What is to be done now, and by whom. */
export function Acts(props: ActsProps): JSX.Element {
  const { skulls } = props
  const { view, state, stage, bots, clock } = skulls
  let box: HTMLElement | undefined
  const one = (kind: Parameters<SkullMatch['of']>[0]) => skulls.of(kind)[0]
  const who = () => prompt(skulls)
  const [hinted] = skulls.hinted
  const isHinted = (move: number | undefined) => move !== undefined && hinted() === move
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
      <button
        type="button"
        class={act.look ?? 'quiet'}
        classList={{ 'jv-hinted': isHinted(act.move) }}
        onClick={() => skulls.play(act.move!)}
      >
        {act.text}
      </button>
    </Show>
  )
  return (
    <section
      class="skull-acts"
      classList={{
        betting: view().phase === 'bet',
        racing: skulls.racing && view().phase === 'bet',
        buying: skulls.of('buy').length > 0,
        aiming: props.aim.isOn() && skulls.bettors().length > 0,
      }}
      ref={element => (box = element)}
      tabindex="-1"
      aria-label={st().acts.label}
    >
      <div class="act-words">
        {props.hint?.word()}
        <Switch
          fallback={
            <>
              <p class="turn">
                <Show when={who().seat !== undefined && !state.solo}>
                  <PlayerDot game={skulls.session.game} seat={who().seat!} />
                </Show>
                <span>{who().text}</span>
              </p>
              <Show when={hint(skulls, props.choosing)}>{words => <p class="act-hint">{words()}</p>}</Show>
            </>
          }
        >
          <Match when={bots.failed()}>
            <p class="act-refused" role="alert">
              {st().acts.failed}
              <button type="button" class="quiet" onClick={() => bots.retry()}>
                {st().acts.retry}
              </button>
            </p>
          </Match>
          <Match when={skulls.refusal()}>
            {refusal => (
              <p class="act-refused" role="alert">
                {say(refusal().reason)}
                <button
                  type="button"
                  class="link"
                  onClick={() => props.onRule(refusal().reason.rule ?? 'moves')}
                >
                  {t().play.rule}
                </button>
              </p>
            )}
          </Match>
          <Match when={skulls.outrun() !== undefined}>
            <p class="act-refused" role="alert">
              {st().acts.raced(whoIs(state, skulls.outrun()!))}
            </p>
          </Match>
          <Match when={props.aim.slot() !== undefined}>
            <AimedWords slot={props.aim.slot()!} />
          </Match>
          {/* The hint takes the place of the line it answers: the panel stays one row. */}
          <Match when={props.hint?.isUp()}>{null}</Match>
        </Switch>
      </div>
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
      <div class="act-buttons">
        <Switch>
          <Match when={skulls.of('buy').length > 0}>
            <For each={[3, 4, 5, 6, 7]}>
              {dice => (
                <button
                  type="button"
                  class="quiet buy"
                  classList={{
                    shut: !skulls.moves().includes(made('buy', dice)),
                    'jv-hinted': isHinted(made('buy', dice)),
                  }}
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
            <BetButtons skulls={skulls} aim={props.aim} />
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
              <button
                type="button"
                class="main roll"
                classList={{ 'jv-hinted': isHinted(one('roll')) }}
                onClick={() => skulls.play(one('roll')!)}
              >
                {st().acts.roll}
              </button>
            </Show>
          </Match>
          <Match when={view().phase === 'rolled' && stage.idle()}>
            <For each={props.choosing.fitting()}>
              {fit => {
                const level = () => capital(st().levels[fit.level - 1]!)
                const words = () => st().board.put(level(), placedWords(fit.level, fit.own, fit.wild))
                // A skull alone fits everywhere: then the names of the levels are enough, on a phone their numbers.
                const many = () => props.choosing.fitting().length > 2
                const number = () => st().faces[fit.level - 1]!
                // Whatever stands on the button is heard too: people who speak to their phone say what they see.
                const heard = () => (many() ? `${words()}, ${number()}` : words())
                return (
                  <button
                    type="button"
                    class="main"
                    classList={{ 'jv-hinted': isHinted(placeOf(fit.level, fit.own, fit.wild)) }}
                    aria-label={heard()}
                    onClick={() => props.choosing.put(fit)}
                  >
                    <Show when={many()} fallback={words()}>
                      <span class="wide-only">{level()}</span>
                      <span class="narrow-only">{number()}</span>
                    </Show>
                  </button>
                )
              }}
            </For>
            <Act move={one('token')} text={st().acts.token} {...wayOut()} />
            <Act move={one('nose')} text={st().acts.nose} {...wayOut()} />
            <Act move={one('bust')} text={st().acts.bust} />
          </Match>
          <Match when={view().phase === 'check' && skulls.of('on').length > 0}>
            <Show when={one('flee') !== undefined}>
              <button
                type="button"
                class="quiet"
                classList={{ 'jv-hinted': isHinted(one('flee')) }}
                onClick={() => skulls.play(one('flee')!)}
              >
                <SumWords {...fleeSum(skulls)} />
              </button>
            </Show>
            <Act move={one('on')} text={st().acts.on} look="main" />
          </Match>
          <Match when={skulls.of('pay').length > 0}>
            <For each={skulls.of('pay')}>
              {move => (
                <button
                  type="button"
                  class="main"
                  classList={{ 'jv-hinted': isHinted(move) }}
                  onClick={() => skulls.play(move)}
                >
                  <SumWords {...paySum(skulls, valueOf(move))} />
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
function hint(skulls: SkullMatch, choosing: DiceChoice): string {
  const { view, state, stage } = skulls
  if (!stage.idle() || skulls.clock.paused()) return ''
  if (skulls.of('place').length > 0 && choosing.fitting().length === 0) return st().board.choose
  if (state.solo) return ''
  if (view().phase === 'bet') {
    if (skulls.bettors().length > 1) return st().acts.raceHint
    const waiting = skulls.racing ? [] : bettingOrder(view()).filter(seat => !view().done[seat])
    const order =
      waiting.length > 1 ? st().acts.order(waiting.map(seat => whoIs(state, seat)).join(' → ')) : ''
    return [skulls.bettors().length > 0 ? st().acts.betHint : '', order].filter(Boolean).join(' ')
  }
  return ''
}
