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
    <Bets row={props.row} />
  </p>
)

const Bets = (props: { readonly row: readonly string[] }): JSX.Element => (
  <>
    <span>
      <Marker tint="yellow" /> {st().rivals[0]}: {bets(props.row, 0, 2)}
    </span>
    <span>
      <Marker tint="red" /> {st().rivals[1]}: {bets(props.row, 2, 3)}
    </span>
  </>
)

const rowOf = ({ card, dice }: { readonly card: number; readonly dice: number }): readonly string[] =>
  OPPOSITION[card - 1]?.[dice - 3] ?? []

/** The card turned up in this turn and the dice it was turned up for; none before the dice are bought. */
function createDrawn({ view, session }: SkullMatch) {
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
  return () => (view().phase === 'buy' ? undefined : drawn())
}

/** On a phone: what the opponents have bet on, in sight of the skull. */
export function RivalLine(props: { readonly skulls: SkullMatch }): JSX.Element {
  const shown = createDrawn(props.skulls)
  return (
    <p class="rival-line">
      <Show when={shown()} fallback={st().solo.short}>
        {now => <Bets row={rowOf(now())} />}
      </Show>
    </p>
  )
}

/** The opposition card of this turn: the row that holds, and the whole card on wish. */
export function RivalCard(props: { readonly skulls: SkullMatch }): JSX.Element {
  const { view } = props.skulls
  const shown = createDrawn(props.skulls)
  return (
    <section class="rival-card">
      <Show when={shown()} fallback={<p>{st().solo.before}</p>}>
        {now => (
          <>
            <h2>{st().solo.title(now().card)}</h2>
            <Row row={rowOf(now())} dice={now().dice} />
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
