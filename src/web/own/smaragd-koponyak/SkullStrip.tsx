import { For, Show, type JSX } from 'solid-js'
import { floor, onLevel } from '../../../games/uj/smaragd-koponyak/skull.ts'
import { Die, Gear, TIERS } from './drawings.tsx'
import { skullWords } from './SkullBoard.tsx'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

/** So many dice of one kind: the die once, and how often. */
const Dice = (props: { readonly face: number | undefined; readonly n: number }): JSX.Element => (
  <Show when={props.n > 0}>
    <span class="strip-dice">
      <Die face={props.face} />
      <Show when={props.n > 1}>{props.n}</Show>
    </span>
  </Show>
)

/** The skull folded to one row, where a small screen needs its room for the cards: the levels with their dice, the hand, the supply. */
export function SkullStrip(props: { readonly skulls: SkullMatch }): JSX.Element {
  const { view } = props.skulls
  const skull = () => view().skull
  return (
    <div class="skull-strip">
      <div class="strip-tiers" role="img" aria-label={skullWords(skull())}>
        <For each={TIERS}>
          {(_, i) => (
            <span
              class="strip-tier"
              classList={{ shut: i() + 1 < floor(skull()), filled: onLevel(skull(), i() + 1) > 0 }}
              title={st().levels[i()]}
            >
              <span>{st().faces[i()]}</span>
              <Dice face={i()} n={skull().own[i()] ?? 0} />
              <Dice face={5} n={skull().wild[i()] ?? 0} />
            </span>
          )}
        </For>
      </div>
      <Show when={skull().hand > 0}>
        <span class="strip-hand" role="img" aria-label={st().die.waiting(skull().hand)}>
          <Dice face={undefined} n={skull().hand} />
        </span>
      </Show>
      <span class="supply" classList={{ low: view().supply <= 20 }}>
        <Gear />
        <span class="hidden">{st().supplyOf(view().supply)}</span>
        <span aria-hidden="true">{view().supply}</span>
      </span>
    </div>
  )
}
