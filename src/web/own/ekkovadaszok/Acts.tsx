import { createEffect, For, Match, on, Show, Switch, type JSX } from 'solid-js'
import {
  actionOf,
  breaksOf,
  isPath,
  MAP,
  MONSOON,
  pathOf,
  TOOLS,
} from '../../../games/uj/ekkovadaszok/cards.ts'
import {
  fixOf,
  kindOf,
  made,
  MOVE,
  PAIRS,
  playerOf,
  restOf,
  toolOf,
} from '../../../games/uj/ekkovadaszok/moves.ts'
import type { PageHint } from '../../match/page-hint.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { CardPicture } from './CardPicture.tsx'
import { cardText } from './card-words.ts'
import type { HandChoice } from './hand-choice.ts'
import { pictureOfRuby } from './pictures.ts'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

/** Whose turn it is to do what, in one line. */
export function prompt(hunt: HunterMatch): { readonly text: string; readonly seat?: number } {
  const { acts } = ht()
  const { session, bots } = hunt
  if (session.outcome()) return { text: acts.over }
  if (hunt.isShowing()) return { text: ht().end.round }
  const thinking = bots.thinking()
  if (thinking !== undefined) return { text: acts.thinking(hunt.name(thinking)), seat: thinking }
  const seat = hunt.next()
  if (seat === undefined) return { text: acts.dealing }
  const who = hunt.name(seat)
  if (hunt.curtain() !== 'up') return { text: acts.waits(who), seat }
  const { phase } = hunt.view()
  if (phase === 'PICK') return { text: acts.taking(who), seat }
  return { text: acts.yours(who), seat }
}

/** What is to be done now, and by whom. */
export function Acts(props: {
  readonly hunt: HunterMatch
  readonly choosing: HandChoice
  readonly hint: PageHint | undefined
}): JSX.Element {
  const { hunt, choosing } = props
  let box: HTMLElement | undefined
  const who = () => prompt(hunt)
  const code = () => choosing.code()
  const isHinted = (move: number | undefined) => move !== undefined && hunt.hinted[0]() === move
  const of = (kind: number) => hunt.moves().filter(m => kindOf(m) === kind)
  const pass = () => choosing.cardMoves().find(m => kindOf(m) === MOVE.PASS)
  // The button that was pressed is gone: the focus stays here instead of falling to the top of the page.
  createEffect(
    on(
      [() => who().text, choosing.spot, code],
      () => {
        if (document.activeElement === document.body) box?.focus({ preventScroll: true })
      },
      { defer: true },
    ),
  )
  const hint = (): string => {
    const { acts } = ht()
    if (isPath(code()))
      return choosing.targets().every(({ kind }) => kind === 'no') ? acts.nowhere : acts.where
    if (code() === MONSOON) return choosing.targets().length > 0 ? acts.wash : acts.nothing
    if (code() === MAP) return acts.goal
    return acts.whom
  }
  /** Every player a tool card could be aimed at; those it may not be say why when pressed. */
  const aims = () => {
    const [card, seats] = [code(), hunt.view().players.map((_, i) => i)]
    if (breaksOf(card) >= 0)
      return seats.map(seat => ({ move: made(MOVE.BREAK, card, seat), seat, text: hunt.name(seat) }))
    const fixes = actionOf(card)?.fixes ?? []
    return seats.flatMap(seat => {
      const can = choosing.cardMoves().filter(m => kindOf(m) === MOVE.FIX && playerOf(m) === seat)
      if (can.length === 0 && fixes.length > 0)
        return [{ move: fixOf(card, seat, fixes[0]!), seat, text: hunt.name(seat) }]
      return can.map(move => ({
        move,
        seat,
        text: ht().acts.fix(hunt.name(seat), ht().tool[TOOLS[toolOf(move)]!]),
      }))
    })
  }
  let field: HTMLInputElement | undefined
  return (
    <section class="gem-acts" ref={element => (box = element)} tabindex="-1" aria-label={ht().acts.label}>
      <p class="turn">
        <Show when={who().seat !== undefined}>
          <PlayerDot game={hunt.session.game} seat={who().seat!} />
        </Show>
        <span>{code() === 0 ? who().text : ht().acts.chosen(cardText(hunt, code(), choosing.turned()))}</span>
        <Show when={hunt.timeLeft() !== undefined}>
          <span class="countdown" classList={{ over: hunt.timeLeft() === 0 }}>
            {hunt.timeLeft() === 0 ? ht().acts.timeUp : ht().acts.time(hunt.timeLeft()!)}
          </span>
        </Show>
      </p>
      {props.hint?.word()}
      <Show when={choosing.why()}>
        <p class="act-refused" role="alert">
          {choosing.why()}
        </p>
      </Show>
      <Show when={hunt.bots.failed()}>
        <p class="act-refused" role="alert">
          {ht().acts.failed}
          <button type="button" class="quiet" onClick={() => hunt.bots.retry()}>
            {ht().acts.retry}
          </button>
        </p>
      </Show>
      <Show when={code() !== 0 && choosing.spot() === undefined && !choosing.why()}>
        <p class="act-hint">{hint()}</p>
      </Show>
      <Show when={code() === 0 && hunt.bots.lost() && hunt.session.persons().length > 0}>
        <p class="act-lost">
          <span>{ht().acts.lost}</span>
          <button type="button" class="main end-lost" onClick={() => hunt.bots.endRound()}>
            {ht().acts.endLost}
          </button>
        </p>
      </Show>
      <Show when={choosing.spot() !== undefined && choosing.mustType()}>
        <form
          class="type-value"
          onSubmit={event => {
            event.preventDefault()
            choosing.answer(field?.value ?? '')
            field?.select()
          }}
        >
          <label>
            <span>{ht().typed.ask}</span>
            <input
              ref={element => {
                field = element
                queueMicrotask(() => element.focus())
              }}
              type="text"
              inputmode="text"
              autocomplete="off"
              placeholder={ht().typed.ask}
              aria-describedby="type-hint"
            />
          </label>
          <button type="submit" class="main" aria-label={ht().typed.check}>
            <span class="wide-only">{ht().typed.check}</span>
            <span class="narrow-only">{ht().acts.lay}</span>
          </button>
          <small id="type-hint">{ht().typed.hint}</small>
        </form>
      </Show>
      <div class="act-buttons">
        <Switch>
          <Match when={hunt.curtain() === 'done' && hunt.next() !== undefined}>
            <button type="button" class="main hand-over" onClick={() => hunt.lower()}>
              {ht().acts.handOver(hunt.name(hunt.next()!))}
            </button>
          </Match>
          <Match when={code() !== 0}>
            <Show when={choosing.spot() !== undefined && !choosing.mustType()}>
              <button type="button" class="main lay" onClick={() => choosing.lay()}>
                {ht().acts.lay}
              </button>
            </Show>
            <Show when={isPath(code()) && pathOf(code()).turns}>
              <button type="button" class="quiet turn-card" onClick={() => choosing.turn()}>
                {ht().acts.turn}
              </button>
            </Show>
            <For each={choosing.cardMoves().filter(m => kindOf(m) === MOVE.MAP)}>
              {move => (
                <button
                  type="button"
                  class="quiet"
                  classList={{ 'jv-hinted': isHinted(move) }}
                  data-move={move}
                  onClick={() => choosing.play(move)}
                >
                  {ht().goals[restOf(move)]}
                </button>
              )}
            </For>
            <For each={aims()}>
              {aim => (
                <button
                  type="button"
                  class="quiet aim"
                  classList={{ shut: !hunt.moves().includes(aim.move), 'jv-hinted': isHinted(aim.move) }}
                  data-move={aim.move}
                  onClick={() => choosing.attempt(aim.move)}
                >
                  <PlayerDot game={hunt.session.game} seat={aim.seat} />
                  {aim.text}
                </button>
              )}
            </For>
            <Show when={pass() !== undefined}>
              <button
                type="button"
                class="quiet pass"
                classList={{ 'jv-hinted': isHinted(pass()) }}
                aria-label={ht().acts.pass}
                onClick={() => choosing.play(pass()!)}
              >
                <span class="wide-only">{ht().acts.pass}</span>
                <span class="narrow-only">{ht().acts.discard}</span>
              </button>
            </Show>
            <button
              type="button"
              class="plain drop"
              aria-label={ht().acts.cancel}
              onClick={() => choosing.drop()}
            >
              <span class="wide-only">{ht().acts.cancel}</span>
              <span class="narrow-only">
                <Icon name="close" />
              </span>
            </button>
          </Match>
          <Match when={of(MOVE.TAKE).length > 0}>
            <For each={of(MOVE.TAKE)}>
              {move => (
                <button
                  type="button"
                  class="quiet take"
                  classList={{ 'jv-hinted': isHinted(move) }}
                  data-move={move}
                  onClick={() => hunt.play(move)}
                >
                  <CardPicture pictures={hunt.pictures} card={pictureOfRuby(restOf(move))} alt="" />
                  {ht().acts.take(restOf(move))}
                </button>
              )}
            </For>
          </Match>
          <Match when={hunt.isShowing() && hunt.session.persons().length > 0}>
            <button type="button" class="main next-round" onClick={() => hunt.play(made(MOVE.NEXT))}>
              {ht().acts.next}
            </button>
          </Match>
          <Match when={hunt.moves().length > 0}>
            <For each={of(MOVE.PASS).filter(m => m === made(MOVE.PASS))}>
              {move => (
                <button type="button" class="main pass" onClick={() => hunt.play(move)}>
                  {ht().acts.passEmpty}
                </button>
              )}
            </For>
            <Show when={of(MOVE.SWAP).length > 0}>
              <p class="act-hint">{ht().acts.swapHint}</p>
              <For each={of(MOVE.SWAP)}>
                {move => (
                  <button
                    type="button"
                    class="quiet"
                    classList={{ 'jv-hinted': isHinted(move) }}
                    data-move={move}
                    onClick={() => hunt.play(move)}
                  >
                    {ht().acts.swap(
                      ht().goals[PAIRS[restOf(move)]![0]]!,
                      ht().goals[PAIRS[restOf(move)]![1]]!,
                    )}
                  </button>
                )}
              </For>
            </Show>
          </Match>
        </Switch>
      </div>
    </section>
  )
}
