import { For, Show, type JSX } from 'solid-js'
import { PAYOUT, PRICES } from '../../../games/uj/smaragd-koponyak/data.ts'
import { SLOTS } from '../../../games/uj/smaragd-koponyak/moves.ts'
import { JACKPOTS } from '../../../games/uj/smaragd-koponyak/payout.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { capital, say } from '../../text/text.ts'
import { conditionWords, jackpotWords } from './BetCards.tsx'
import type { BetKeys } from './bet-keys.ts'
import { betName, whoIs } from './story.ts'
import { slotsInPlay, type SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface AidProps {
  readonly skulls: SkullMatch
  readonly keys: BetKeys
  readonly onClose: () => void
}

/** "⊕ 8 / 5 / 3" */
function prizeWords(slot: number): string {
  const { payouts, sign, prize } = SLOTS[slot]!.bet
  const places = `${sign === '+' ? '⊕ ' : sign === '×' ? '⊗ ' : ''}${payouts.join(' / ')}`
  return prize === 'tokens' ? `${places} ${st().aid.token}` : places
}

/** The player aid: prices, what each die pays, the turn in five lines, the jackpots on the table, the keys. */
export function AidDialog(props: AidProps): JSX.Element {
  const { view, state } = props.skulls
  const pays = (value: number | 't' | undefined) => (value === 't' ? st().aid.token : (value ?? ''))
  const jackpots = () => JACKPOTS.filter(({ id }) => view().cards.some(card => card.jackpots.includes(id)))
  return (
    <Dialog title={st().aid.title} onClose={props.onClose}>
      <div class="aid">
        <ol class="aid-turn">
          <For each={st().aid.turn}>{line => <li>{line}</li>}</For>
        </ol>
        <h3>{st().aid.price}</h3>
        <p>
          {[3, 4, 5, 6, 7]
            .map(n => `${st().acts.dice(n)}: ${PRICES[n] === 0 ? st().acts.free : st().gears(PRICES[n]!)}`)
            .join(' · ')}
        </p>
        <h3>{st().aid.pays}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">{capital(st().aid.level)}</th>
              <th scope="col">{capital(st().aid.flee)}</th>
              <th scope="col">{capital(st().aid.empty)}</th>
            </tr>
          </thead>
          <tbody>
            <For each={[4, 3, 2, 1, 0]}>
              {i => (
                <tr>
                  <th scope="row">
                    {st().faces[i]} {st().levels[i]}
                  </th>
                  <td>{pays(PAYOUT.gem[i])}</td>
                  <td>{pays(PAYOUT.double[i])}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <p>{st().aid.wild}</p>
        <Show when={jackpots().length > 0}>
          <h3>{st().aid.jackpots}</h3>
          <ul>
            <For each={jackpots()}>
              {jackpot => (
                <li>
                  <strong>{say(jackpot.name)}</strong>: {conditionWords(jackpot.id)} –{' '}
                  <strong class="prize">{jackpotWords(jackpot)}</strong>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <h3>{st().aid.bets}</h3>
        <p class="small">{st().aid.betsText}</p>
        <ul>
          <For each={slotsInPlay(view())}>
            {slot => (
              <li>
                <strong>{betName(slot)}</strong>: {conditionWords(SLOTS[slot]!.bet.condition)} –{' '}
                <strong class="prize">{prizeWords(slot)}</strong>
              </li>
            )}
          </For>
        </ul>
        <h3>{st().aid.keys}</h3>
        <p>{st().aid.keysText}</p>
        <Show when={!state.solo}>
          <ul>
            <For each={props.keys.rows()}>
              {row => (
                <li>
                  {st().aid.keysOf(whoIs(state, row.seat), row.keys)} · {st().aid.keyDone}: {row.done}
                </li>
              )}
            </For>
          </ul>
          <Show when={view().cards.some(card => card.kind !== 'standard')}>
            <p>{st().aid.keysAdvanced}</p>
          </Show>
        </Show>
      </div>
    </Dialog>
  )
}
