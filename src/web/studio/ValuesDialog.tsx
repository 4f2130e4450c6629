import { createMemo, For, Show, type JSX } from 'solid-js'
import type { Deck } from '../../studio/deck.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { language } from '../text/text.ts'
import { DifferingValues } from './DifferingValues.tsx'
import { makeKey } from './printing.tsx'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'
import { asNumber, shown } from './values.ts'

interface Worth {
  readonly number: number
  readonly text: string
  readonly latex: string
  /** From 1, as the editor counts. */
  readonly card: number
}

export function worthsOf(deck: Deck): Worth[] {
  return deck.paths
    .flatMap(({ value, latex }, i) =>
      value === null ? [] : [{ number: asNumber(value), text: value, latex, card: i + 1 }],
    )
    .sort((a, b) => a.number - b.number || a.card - b.card)
}

/** Lists of the cards that agree in something, where more than one does. */
function alike<T>(list: readonly T[], key: (each: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const each of list) {
    const same = groups.get(key(each))
    if (same) same.push(each)
    else groups.set(key(each), [each])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

const W = 600
const MOST_TICKS = 8
/** 1, 2, 5, 10, 20 … at least this. */
function roundStep(least: number): number {
  const ten = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return [1, 2, 5, 10].map(each => each * ten).find(each => each >= least) ?? 10 * ten
}
const tickWords = () => new Intl.NumberFormat(language(), { notation: 'compact' })

/** The values on a line; equal ones stand above each other. */
function ValueLine(props: { readonly worths: readonly Worth[] }): JSX.Element {
  const least = () => Math.floor(props.worths[0]!.number)
  const most = () => Math.max(least() + 1, Math.ceil(props.worths.at(-1)!.number))
  const at = (n: number) => 16 + ((n - least()) / (most() - least())) * (W - 32)
  const ticks = () => {
    const step = roundStep((most() - least()) / MOST_TICKS)
    const first = Math.ceil(least() / step) * step
    return Array.from({ length: Math.floor((most() - first) / step) + 1 }, (_, i) => first + i * step)
  }
  const dots = createMemo(() => {
    const heights = new Map<number, number>()
    return props.worths.map(({ number, text, card }) => {
      const x = Math.round(at(number) / 7)
      const level = heights.get(x) ?? 0
      heights.set(x, level + 1)
      return { x: at(number), y: 74 - level * 9, text, card }
    })
  })
  const top = () => Math.min(62, ...dots().map(({ y }) => y - 6))
  return (
    <svg
      class="st-valueline"
      viewBox={`0 ${top()} ${W} ${106 - top()}`}
      role="img"
      aria-label={dt().values.line}
    >
      <line x1="8" x2={W - 8} y1="82" y2="82" />
      <For each={ticks()}>
        {n => (
          <>
            <line x1={at(n)} x2={at(n)} y1="78" y2="86" />
            <text x={at(n)} y="101">
              {tickWords().format(n).replace('-', '−')}
            </text>
          </>
        )}
      </For>
      <For each={dots()}>
        {({ x, y, text, card }) => (
          <circle cx={x} cy={y} r="4">
            <title>{`${card}. = ${shown(text)}`}</title>
          </circle>
        )}
      </For>
    </svg>
  )
}

export function ValuesDialog(props: {
  readonly session: StudioSession
  readonly onClose: () => void
}): JSX.Element {
  const worths = createMemo(() => worthsOf(props.session.deck()))
  const same = () => alike(worths(), ({ text }) => text)
  const written = () =>
    props.session.deck().paths.flatMap(({ latex }, i) => (latex === '' ? [] : [{ latex, card: i + 1 }]))
  const twice = () => alike(written(), ({ latex }) => latex.replace(/\s/g, ''))
  const without = () =>
    props.session
      .deck()
      .paths.flatMap(({ latex, value }, i) => (latex !== '' && value === null ? [i + 1] : []))
  const different = () => new Set(worths().map(({ text }) => text)).size
  const list = (cards: readonly { readonly card: number }[]) => cards.map(({ card }) => card).join(', ')
  return (
    <Dialog title={dt().values.heading} onClose={props.onClose} look="sheet">
      <Show when={worths().length > 0} fallback={<p>{dt().values.none}</p>}>
        <p>{dt().values.summary(worths().length, different())}</p>
        <p>{dt().values.spread(shown(worths()[0]!.text), shown(worths().at(-1)!.text))}</p>
        <ValueLine worths={worths()} />
        <section class="stack">
          <h3>{dt().values.duplicates}</h3>
          <Show when={same().length > 0} fallback={<p>{dt().values.noDuplicates}</p>}>
            <ul>
              <For each={same()}>
                {group => (
                  <li>
                    <strong>{shown(group[0]!.text)}</strong>: {dt().values.cards(list(group))}
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
      </Show>
      <DifferingValues session={props.session} />
      <For each={twice()}>{group => <p class="st-warning">{dt().values.twice(list(group))}</p>}</For>
      <Show when={without().length > 0}>
        <p class="st-warning">{dt().values.without(without().join(', '))}</p>
      </Show>
      <Show when={written().length < 40}>
        <p class="muted">{dt().values.blank(40 - written().length)}</p>
      </Show>
      <Show when={worths().length > 0}>
        <details>
          <summary>{dt().values.table}</summary>
          <table class="st-table">
            <thead>
              <tr>
                <th>{dt().values.value}</th>
                <th>{dt().values.card}</th>
                <th>{dt().values.formula}</th>
              </tr>
            </thead>
            <tbody>
              <For each={worths()}>
                {({ text, card, latex }) => (
                  <tr>
                    <td>{shown(text)}</td>
                    <td>{card}.</td>
                    <td>
                      <code>{latex}</code>
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </details>
      </Show>
      <div class="dialog-acts">
        <button
          type="button"
          class="main"
          disabled={written().length === 0}
          onClick={() => {
            props.onClose()
            void makeKey(props.session)
          }}
        >
          {dt().print.answerKey}
        </button>
      </div>
    </Dialog>
  )
}
