import { For, Show, type JSX } from 'solid-js'
import { freshSeed, Rng } from '../../../engine/index.ts'
import { JACKPOTS, type Jackpot } from '../../../games/uj/smaragd-koponyak/bets.ts'
import { advancedCounts } from '../../../games/uj/smaragd-koponyak/data.ts'
import { CARDS, kindOf, SLOTS, valueOf } from '../../../games/uj/smaragd-koponyak/moves.ts'
import type { PageHint } from '../../match/page-hint.ts'
import { capital } from '../../text/text.ts'
import { conditionWords, jackpotWords } from './BetCards.tsx'
import { betName } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

const isOn = ({ id }: Jackpot, card: number, condition: string): boolean =>
  id === condition && CARDS[card]!.jackpots.includes(id)

const KINDS = ['jackpot', 'side', 'out'] as const

/** Choosing the advanced cards one by one; the rest may be left to luck. */
export function CardChooser(props: {
  readonly skulls: SkullMatch
  readonly hint: PageHint | undefined
}): JSX.Element {
  const { skulls } = props
  const left = (kind: (typeof KINDS)[number]) =>
    advancedCounts(skulls.state.n)[kind] - skulls.view().cards.filter(card => card.kind === kind).length
  const open = (kind: (typeof KINDS)[number]) =>
    skulls.of('card').filter(move => CARDS[valueOf(move)]?.kind === kind)
  const rest = () => {
    const rng = new Rng(freshSeed())
    for (;;) {
      const moves = skulls.session.match().moves.filter(move => kindOf(move) === 'card')
      if (moves.length === 0) return
      skulls.play(moves[rng.below(moves.length)]!)
    }
  }
  return (
    <section class="chooser" aria-label={st().chooser.title}>
      <header>
        <h2>{st().chooser.title}</h2>
        {props.hint?.word()}
        <button type="button" class="main" onClick={rest}>
          {st().chooser.rest}
        </button>
      </header>
      <For each={KINDS}>
        {kind => (
          <Show when={left(kind) > 0}>
            <h3>{capital(st().chooser.text(st().kinds[kind], left(kind)))}</h3>
            <div class="chooser-cards">
              <For each={open(kind)}>
                {move => {
                  const card = valueOf(move)
                  return (
                    <article class={`bet-card ${kind}-card`}>
                      <header>
                        <strong>{CARDS[card]!.id}</strong>
                        <Show when={CARDS[card]!.stop}>
                          {stop => <span class="stop">{st().stop(st().levels[stop() - 1]!)}</span>}
                        </Show>
                      </header>
                      <ul>
                        <For each={[...SLOTS.entries()].filter(([, slot]) => slot.cardNumber === card)}>
                          {([slot, { bet }]) => (
                            <li>
                              <strong>{betName(slot)}</strong>{' '}
                              {bet.sign === '+' ? '⊕' : bet.sign === '×' ? '⊗' : ''}
                              {bet.payouts.join('/')}
                              <small>{conditionWords(bet.condition)}</small>
                              <For each={JACKPOTS.filter(each => isOn(each, card, bet.condition))}>
                                {jackpot => (
                                  <small class="jackpot">◆ {st().jackpotOf(jackpotWords(jackpot))}</small>
                                )}
                              </For>
                            </li>
                          )}
                        </For>
                      </ul>
                      <button
                        type="button"
                        class="quiet"
                        classList={{ 'jv-hinted': skulls.hinted[0]() === move }}
                        onClick={() => skulls.play(move)}
                      >
                        {st().chooser.take(CARDS[card]!.id)}
                      </button>
                    </article>
                  )
                }}
              </For>
            </div>
          </Show>
        )}
      </For>
    </section>
  )
}
