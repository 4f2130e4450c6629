import { createMemo, For, Show, type JSX } from 'solid-js'
import { CONDITIONS } from '../../../games/uj/smaragd-koponyak/bets.ts'
import { OPPOSITION } from '../../../games/uj/smaragd-koponyak/data.ts'
import { say } from '../../text/text.ts'
import { Marker } from './drawings.tsx'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

const bets = (row: readonly string[], from: number, to: number) =>
  row
    .slice(from, to)
    .map(id => say(CONDITIONS.get(id)!.name))
    .join(', ')

/** Two bets of Vrax and one of Kar for a number of dice. */
const Row = (props: { readonly row: readonly string[]; readonly dice: number }): JSX.Element => (
  <p class="rival-row">
    <strong>{st().solo.row(props.dice)}</strong>
    <span>
      <Marker tint="yellow" /> {st().rivals[0]}: {bets(props.row, 0, 2)}
    </span>
    <span>
      <Marker tint="red" /> {st().rivals[1]}: {bets(props.row, 2, 3)}
    </span>
  </p>
)

/** The opposition card of this turn: the row that holds, and the whole card on wish. */
export function RivalCard(props: { readonly skulls: SkullMatch }): JSX.Element {
  const { view, session } = props.skulls
  /** The last card turned up and the dice it was turned up for; none before the dice are bought. */
  const drawn = createMemo(() => {
    const match = session.match()
    for (let i = match.at - 1; i >= 0; i--) {
      const name = match.log[i]!
      const card = /^rival:(\d+)$/.exec(name)
      if (card) {
        const bought = /^buy:(\d)$/.exec(match.log[i - 1] ?? '')
        return { card: Number(card[1]), dice: Number(bought?.[1] ?? 0) }
      }
    }
    return undefined
  })
  const shown = () => (view().phase === 'buy' ? undefined : drawn())
  return (
    <section class="rival-card">
      <Show when={shown()} fallback={<p>{st().solo.before}</p>}>
        {now => (
          <>
            <h2>{st().solo.title(now().card)}</h2>
            <Row row={OPPOSITION[now().card - 1]?.[now().dice - 3] ?? []} dice={now().dice} />
            <details>
              <summary>{st().solo.whole}</summary>
              <For each={OPPOSITION[now().card - 1]}>{(row, i) => <Row row={row} dice={i() + 3} />}</For>
            </details>
          </>
        )}
      </Show>
      <p class="muted small">
        {view().oppositionLeft > 0 ? st().solo.left(view().oppositionLeft) : st().solo.none}{' '}
        {st().solo.goal(view().rivals)}
      </p>
    </section>
  )
}
