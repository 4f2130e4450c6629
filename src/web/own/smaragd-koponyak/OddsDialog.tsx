import { createEffect, createSignal, For, onCleanup, Show, type JSX } from 'solid-js'
import { TOKEN_WORTH, type Choice } from '../../../games/uj/smaragd-koponyak/odds.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { capital, language } from '../../text/text.ts'
import { conditionWords } from './BetCards.tsx'
import { Gear, Token } from './drawings.tsx'
import { canReckon, reckon, reckonBuying, type Reckoning } from './odds.ts'
import { betName, placedWords } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: chance > 0 && chance < 0.01 ? 2 : 1,
  }).format(chance)
const sum = (gears: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(gears)

const tokenWords = (): string => st().odds.token(sum(TOKEN_WORTH))

function choiceWords(choice: Choice): string {
  const { choice: words } = st().odds
  return choice.kind === 'place'
    ? words.place(st().levels[choice.level - 1]!, placedWords(choice.level, choice.own, choice.wild))
    : words[choice.kind]
}

const Bar = (props: {
  readonly name: string
  readonly hint?: string
  readonly chance: number
  /** What a marker put there now is expected to bring. */
  readonly bet?: Reckoning['bets'][number]
}) => (
  <li class="odds-row" classList={{ 'bet-row': props.bet !== undefined }}>
    <span>
      {props.name}
      <Show when={props.hint}>
        <small>{props.hint}</small>
      </Show>
    </span>
    <span class="odds-bar" aria-hidden="true">
      <span style={{ width: `${props.chance * 100}%` }} />
    </span>
    <strong>{percent(props.chance)}</strong>
    <Show when={props.bet}>{bet => <Expected bet={bet()} />}</Show>
  </li>
)

/** Chance times prize: "≈ 1,3" gears, or so many tokens; a bet without a free place has none. */
function Expected(props: { readonly bet: Reckoning['bets'][number] }): JSX.Element {
  const { odds } = st()
  return (
    <Show when={props.bet.prize !== undefined} fallback={<span class="odds-expected">{odds.full}</span>}>
      <span class="odds-expected sum" title={odds.expected}>
        ≈ {sum(props.bet.chance * (props.bet.prize ?? 0))}
        <Show when={props.bet.unit === 'tokens'} fallback={<Gear />}>
          <Token />
        </Show>
        <span class="hidden">{odds.units[props.bet.unit]}</span>
      </span>
    </Show>
  )
}

/** What are my chances? Counted when it is asked, a moment after the dialog is drawn. */
export function OddsDialog(props: {
  readonly skulls: SkullMatch
  readonly onClose: () => void
}): JSX.Element {
  const { view } = props.skulls
  const [found, setFound] = createSignal<Reckoning>()
  const [buying, setBuying] = createSignal<readonly { dice: number; worth: number }[]>([])
  createEffect(() => {
    const now = view()
    let timer: ReturnType<typeof setTimeout> | undefined
    setFound(undefined)
    setBuying([])
    if (now.phase === 'buy') {
      const next = (dice: number) => {
        setBuying(rows => [...rows, { dice, worth: reckonBuying(now, dice) }])
        if (dice < 7) timer = setTimeout(() => next(dice + 1))
      }
      timer = setTimeout(() => next(3), 30)
    } else if (canReckon(now)) timer = setTimeout(() => setFound(reckon(now)), 30)
    onCleanup(() => clearTimeout(timer))
  })
  const worth = (reckoning: Reckoning) =>
    reckoning.flee === undefined
      ? st().odds.worth(sum(reckoning.worth))
      : st().odds.on(sum(reckoning.worth), sum(reckoning.flee))
  return (
    <Dialog title={st().odds.title} onClose={props.onClose}>
      <div class="odds">
        <Show when={view().phase === 'buy'}>
          <p class="muted">
            {st().odds.buying} {tokenWords()}
          </p>
          <ul>
            <For each={buying()}>
              {row => (
                <li class="odds-row plain-row">
                  <span>{st().odds.dice(row.dice)}</span>
                  <strong>{st().odds.expected + ': ' + sum(row.worth)}</strong>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show
          when={found()}
          fallback={
            <Show when={view().phase !== 'buy'}>
              <p class="muted">{canReckon(view()) ? st().odds.counting : st().odds.none}</p>
            </Show>
          }
        >
          {reckoning => (
            <>
              <p class="muted">
                {reckoning().choices ? st().odds.rolled : st().odds.about} {tokenWords()}
              </p>
              <p>
                <strong>{worth(reckoning())}</strong>
              </p>
              <Show when={reckoning().choices?.length}>
                <h3>{st().odds.best}</h3>
                <ol>
                  <For each={reckoning().choices?.slice(0, 3)}>
                    {each => (
                      <li class="odds-row plain-row">
                        <span>{capital(choiceWords(each.choice))}</span>
                        <strong>{sum(each.worth)}</strong>
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
              <h3>{st().odds.ends}</h3>
              <ul>
                <For each={reckoning().ends}>
                  {each => <Bar name={capital(st().odds.end[each.end])} chance={each.chance} />}
                </For>
              </ul>
              <h3>{st().odds.bets}</h3>
              <p class="muted small">{st().odds.betsText}</p>
              <ul>
                <For each={reckoning().bets}>
                  {each => (
                    <Bar
                      name={betName(each.slot)}
                      hint={conditionWords(each.condition)}
                      chance={each.chance}
                      bet={each}
                    />
                  )}
                </For>
              </ul>
            </>
          )}
        </Show>
      </div>
    </Dialog>
  )
}
