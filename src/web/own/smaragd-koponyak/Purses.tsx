import { For, Show, type JSX } from 'solid-js'
import { MARKERS } from '../../../games/uj/smaragd-koponyak/data.ts'
import { PlayerDot } from '../../match/PlayerDot.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { Die, Gear, Marker, Token } from './drawings.tsx'
import { whoIs } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

/** Who sits at the table, with gears, reroll tokens and the markers still in hand. */
export function Purses(props: { readonly skulls: SkullMatch }): JSX.Element {
  const { state, view, session, stage } = props.skulls
  const acting = (seat: number) => stage.idle() && session.toAct().includes(seat)
  const kind = (seat: number) => {
    const sitting = session.seats()[seat]
    return sitting?.kind === 'ai' ? st().seat.bot(sitting.level ?? 1) : st().seat.person
  }
  const tint = (seat: number) => state.players[seat]?.tint ?? 'grey'
  return (
    <ul class="purses" aria-label={st().players}>
      <For each={state.players}>
        {(_, i) => (
          <li
            class="purse"
            data-seat={i()}
            classList={{
              active: acting(i()) && !session.outcome(),
              paid: view().payment?.player === i(),
              thrower: view().tumbler === i(),
            }}
          >
            <span class="purse-name">
              <PlayerDot game={session.game} seat={i()} />
              <strong>{whoIs(state, i())}</strong>
              <span class="purse-kind" title={kind(i())}>
                <Icon name={session.seats()[i()]?.kind === 'ai' ? 'machine' : 'person'} />
                <span class="hidden">{kind(i())}</span>
              </span>
              <Show when={view().tumbler === i() && !['start', 'cards'].includes(view().phase)}>
                <span class="purse-thrower" title={st().thrower}>
                  <Die face={5} />
                  <span class="hidden">{st().thrower}</span>
                </span>
              </Show>
              <Show when={view().phase === 'bet' && view().done[i()] && view().tumbler !== i()}>
                <span class="purse-done" title={st().doneBetting}>
                  <span aria-hidden="true">✓</span>
                  <span class="hidden">{st().doneBetting}</span>
                </span>
              </Show>
            </span>
            <Show when={!state.solo && view().tumbler !== i()}>
              <span class="purse-markers" title={st().markersLeft(view().markers[i()] ?? 0)}>
                <For each={Array.from({ length: MARKERS })}>
                  {(_, k) => (
                    <Marker
                      tint={tint(i())}
                      {...(k() < (view().markers[i()] ?? 0) ? {} : { state: 'spent' })}
                    />
                  )}
                </For>
                <span class="hidden">{st().markersLeft(view().markers[i()] ?? 0)}</span>
              </span>
            </Show>
            <span class="purse-sum">
              <span class="hidden">
                {st().purse(whoIs(state, i()), view().gears[i()] ?? 0, view().tokens[i()] ?? 0)}
              </span>
              <span aria-hidden="true" class="sum gears-sum">
                <Gear />
                {view().gears[i()]}
              </span>
              <span aria-hidden="true" class="sum">
                <Token />
                {view().tokens[i()]}
              </span>
            </span>
          </li>
        )}
      </For>
      <Show when={state.solo}>
        <li class="purse rivals" data-seat="1" classList={{ paid: view().payment?.player === 1 }}>
          <span class="purse-name">
            <Marker tint="yellow" />
            <Marker tint="red" />
            <strong>{st().rivalsTogether}</strong>
          </span>
          <span class="purse-sum">
            <span class="sum gears-sum">
              <Gear />
              {view().rivals}
            </span>
          </span>
        </li>
      </Show>
    </ul>
  )
}

/** The common heap of gears: when it is gone the game is over. */
export function Supply(props: { readonly skulls: SkullMatch }): JSX.Element {
  const { view } = props.skulls
  return (
    <p class="supply" classList={{ low: view().supply <= 20 }}>
      <span class="supply-heap" aria-hidden="true">
        <Gear />
        <Gear />
        <Gear />
      </span>
      <span>{st().supplyOf(view().supply)}</span>
    </p>
  )
}
