import { For, Show, type JSX } from 'solid-js'
import { CONDITIONS, JACKPOTS, type Jackpot } from '../../../games/uj/smaragd-koponyak/bets.ts'
import type { Card } from '../../../games/uj/smaragd-koponyak/data.ts'
import {
  CARD_SLOTS,
  CARDS,
  kindOf,
  playerOf,
  SLOTS,
  slotOf,
} from '../../../games/uj/smaragd-koponyak/moves.ts'
import type { BetAim } from './bet-aim.ts'
import { keyOf, type BetKeys } from './bet-keys.ts'
import { holderOf } from './marker-holders.ts'
import { betName } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface BetCardsProps {
  readonly skulls: SkullMatch
  readonly keys: BetKeys
  readonly aim: BetAim
}

/** "5 fogaskerék minden koponyáért" */
export const jackpotWords = ({ of, each }: Jackpot): string => st().jackpot.words[of](each)

export function conditionWords(condition: string): string {
  const words: Readonly<Record<string, string>> = st().conditions
  return words[condition] ?? ''
}

/** The cards on the table with the stacks of markers. */
export function BetCards(props: BetCardsProps): JSX.Element {
  return (
    <section
      class="bet-cards"
      classList={{ crowded: props.skulls.bettors().length > 3 && !props.aim.isOn() }}
      aria-label={st().cards}
    >
      <For each={props.skulls.view().cards}>
        {card => <BetCard card={card} skulls={props.skulls} keys={props.keys} aim={props.aim} />}
      </For>
    </section>
  )
}

function BetCard(props: BetCardsProps & { readonly card: Card }): JSX.Element {
  const number = CARDS.indexOf(props.card)
  return (
    <article class={`bet-card ${props.card.kind}-card`} aria-label={st().card(props.card.id)}>
      <header>
        <strong>{props.card.id}</strong>
        <Show when={keyOf(props.keys.hint(), 'card', number)}>{key => <kbd>{key()}</kbd>}</Show>
        <Show when={props.card.stop}>
          {stop => (
            <span class="stop" title={st().stop(st().levels[stop() - 1]!)}>
              <span class="wide-only">{st().stop(st().levels[stop() - 1]!)}</span>
              <span class="narrow-only" aria-hidden="true">
                ⊘ {st().faces[stop() - 1]}
              </span>
            </span>
          )}
        </Show>
      </header>
      <For each={CARD_SLOTS[number]}>
        {slot => <BetZone slot={slot} skulls={props.skulls} keys={props.keys} aim={props.aim} />}
      </For>
    </article>
  )
}

/** One bet: its stack, its name, and the ways to put a marker there. */
function BetZone(props: BetCardsProps & { readonly slot: number }): JSX.Element {
  const { skulls, slot, aim } = props
  const { view } = skulls
  const { bet, card } = SLOTS[slot]!
  /** What the thrower may take for what is bet on here. */
  const jackpot = JACKPOTS.find(({ id }) => id === bet.condition && card.jackpots.includes(id))
  const name = () => betName(slot)
  const stack = () => view().stacks[slot] ?? []
  const places = () =>
    bet.payouts
      .map((pay, i) => {
        const marker = stack()[i]
        return st().place(String(pay), marker === undefined ? undefined : holderOf(skulls.state, marker).name)
      })
      .join(', ')
  const result = () => view().result
  const outcome = () => {
    const ended = result()
    if (!ended || stack().length === 0) return undefined
    return CONDITIONS.get(bet.condition)!.holds(ended) ? 'won' : 'lost'
  }
  const only = () => (skulls.bettors().length === 1 ? skulls.bettors()[0] : undefined)
  const [hinted] = skulls.hinted
  /** Whose marker a hint would put here. */
  const hintedSeat = () => {
    const move = hinted()
    return move !== undefined && kindOf(move) === 'bet' && slotOf(move) === slot ? playerOf(move) : undefined
  }
  const open = (seat: number) => skulls.whyNot(seat, slot) === undefined
  /** Whether it is pressed as a whole; else each of those who bet has a button on it. */
  const isButton = () => only() !== undefined || (aim.isOn() && skulls.bettors().length > 0)
  const words = () => {
    const thrower = jackpot ? ` ${st().jackpotOf(jackpotWords(jackpot))}.` : ''
    return `${conditionWords(bet.condition)}. ${st().stack(name(), places())}.${thrower}`
  }
  const Inside = () => (
    <>
      <span class="pile" aria-hidden="true">
        <For each={bet.payouts}>
          {(pay, i) => {
            const holder = () => {
              const marker = stack()[i()]
              return marker === undefined ? undefined : holderOf(skulls.state, marker)
            }
            return (
              <span
                class="chip"
                classList={{ taken: holder() !== undefined }}
                style={
                  holder() && {
                    '--chip': `var(--tint-${holder()!.tint}-base)`,
                    '--chip-line': `var(--tint-${holder()!.tint}-line)`,
                    '--chip-ink': `var(--tint-${holder()!.tint}-ink)`,
                  }
                }
              >
                <Show when={holder()}>{known => <b>{known().initial}</b>}</Show>
                {pay}
              </span>
            )
          }}
        </For>
      </span>
      <span class="bet-words">
        <span class="bet-name">
          <span class="bet-title">{name()}</span>
          <Show when={bet.sign}>
            <span class="sign" title={bet.sign === '+' ? st().plus : st().times}>
              {bet.sign === '+' ? '⊕' : '⊗'}
            </span>
          </Show>
          <Show when={bet.prize === 'tokens'}>
            <span class="sign" title={st().tokenPrize}>
              ↻
            </span>
          </Show>
        </span>
        <span class="bet-condition">{conditionWords(bet.condition)}</span>
        <Show when={outcome()}>
          {how => <span class={`bet-outcome ${how()}`}>{how() === 'won' ? st().won : st().lost}</span>}
        </Show>
      </span>
      <Show when={jackpot}>
        {known => (
          <span class="jackpot" title={st().jackpotOf(jackpotWords(known()))}>
            ◆ {st().jackpot.short[known().of](known().each)}
          </span>
        )}
      </Show>
      <Show when={keyOf(props.keys.hint(), 'bet', slot)}>{key => <kbd>{key()}</kbd>}</Show>
    </>
  )
  const paidSlot = () => {
    const source = view().payment?.source
    return source?.kind === 'bet' ? source.slot : undefined
  }
  const state = () => ({
    // The name of a row of zones tells nothing that the condition does not.
    zone: name().includes(': '),
    open: isButton() && skulls.bettors().some(open),
    [outcome() ?? 'running']: true,
    paid: paidSlot() === slot,
    'jv-hinted': hintedSeat() !== undefined,
  })
  return (
    <Show
      when={isButton()}
      fallback={
        <div class="bet-zone" classList={state()} data-slot={slot} title={conditionWords(bet.condition)}>
          <span class="hidden">{words()}</span>
          <Inside />
          <Show when={skulls.bettors().length > 1}>
            <span class="seat-bets">
              <For each={skulls.bettors()}>
                {seat => {
                  const holder = () => holderOf(skulls.state, seat + 1)
                  return (
                    <button
                      type="button"
                      class="seat-bet"
                      classList={{ shut: !open(seat), 'jv-hinted': hintedSeat() === seat }}
                      aria-label={st().betAs(holder().name, name())}
                      title={st().betAs(holder().name, name())}
                      style={{
                        '--chip': `var(--tint-${holder().tint}-base)`,
                        '--chip-line': `var(--tint-${holder().tint}-line)`,
                        '--chip-ink': `var(--tint-${holder().tint}-ink)`,
                      }}
                      onClick={event => skulls.bet(seat, slot, event.timeStamp)}
                    >
                      <span>{holder().initial}</span>
                    </button>
                  )
                }}
              </For>
            </span>
          </Show>
        </div>
      }
    >
      <button
        type="button"
        class="bet-zone"
        classList={{ ...state(), shut: !skulls.bettors().some(open), aimed: aim.slot() === slot }}
        data-slot={slot}
        aria-pressed={aim.isOn() ? aim.slot() === slot : undefined}
        onClick={({ timeStamp }) =>
          aim.isOn() ? aim.press(slot, timeStamp) : skulls.bet(only()!, slot, timeStamp)
        }
      >
        <span class="hidden">{`${st().betOn(name())}. ${words()}`}</span>
        <span class="bet-face" aria-hidden="true">
          <Inside />
        </span>
      </button>
    </Show>
  )
}
