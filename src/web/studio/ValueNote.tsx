import { createMemo, createSignal, createUniqueId, For, Match, Show, Switch, type JSX } from 'solid-js'
import { isValueText } from '../../studio/deck-json.ts'
import { keptValue } from '../../studio/deck-value.ts'
import { sameValue, type Value } from '../../studio/value/index.ts'
import { say } from '../text/text.ts'
import { Formula } from './Formula.tsx'
import { dt } from './text/text.ts'
import { openDigits, shown, stopComputing, valueOf } from './values.ts'

interface ValueNoteProps {
  readonly latex: string
  readonly kept: string | null
  /** The person gives a value, or takes the computed one. */
  readonly onValue: (value: string) => void
  /** The person chooses one of two readings. */
  readonly onLatex: (latex: string) => void
}

const LONG = 60
const localised = (digits: string): string => shown(digits).replace('≈ ', '')

/** The value of a card's text, how it was read, or why there is none; and what a person can do about it. */
export function ValueNote(props: ValueNoteProps): JSX.Element {
  const value = createMemo(() => valueOf(props.latex))
  return (
    <Show
      when={value()}
      keyed
      fallback={
        <p class="muted">
          {dt().edit.computing}{' '}
          <button type="button" class="link" onClick={() => stopComputing(props.latex)}>
            {dt().stop}
          </button>
        </p>
      }
    >
      {now => (
        <>
          <Worth value={now} />
          <Switch>
            <Match when={now.kind === 'ambiguous' && now}>
              {both => (
                <div class="st-warning">
                  <p>{say(both().fault)}</p>
                  <For each={both().readings}>
                    {reading => (
                      <button type="button" class="st-better" onClick={() => props.onLatex(reading)}>
                        <Formula latex={reading} />
                      </button>
                    )}
                  </For>
                </div>
              )}
            </Match>
            <Match
              when={
                now.kind === 'undefined' || now.kind === 'unreadable' || now.kind === 'unknown'
                  ? now
                  : undefined
              }
            >
              {none => (
                <p class="st-novalue">
                  {none().kind === 'undefined' ? dt().edit.noValue : dt().edit.notRead} {say(none().fault)}
                </p>
              )}
            </Match>
          </Switch>
          <Show when={now.kind === 'real' && now.hint}>{why => <p class="st-warning">{say(why())}</p>}</Show>
          <Show when={props.kept !== null && !sameValue(props.kept, now) ? props.kept : undefined}>
            {kept => (
              <p class="st-warning">
                {dt().edit.differs(shown(kept()), computed(now))}{' '}
                <button type="button" class="st-better" onClick={() => props.onValue(plain(now))}>
                  {dt().edit.takeComputed(computed(now))}
                </button>
              </p>
            )}
          </Show>
          <Show when={isTooLong(now)}>
            <p class="st-warning">{dt().edit.valueTooLong}</p>
          </Show>
          <Show when={isOpen(now) || isTooLong(now)}>
            <OwnValue kept={givenBesides(now, props.kept)} onValue={given => props.onValue(given)} />
          </Show>
          <Show when={'reading' in now && now.reading}>
            {reading => (
              <p
                class="muted st-reading"
                // What is too long even in small letters can be pushed along, by keys too.
                tabindex={reading().length > LONG ? 0 : undefined}
              >
                {dt().edit.reading} <Formula latex={reading()} />
              </p>
            )}
          </Show>
        </>
      )}
    </Show>
  )
}

/** What a person gave, not what was computed and kept for want of it. */
const givenBesides = (value: Value, kept: string | null): string | null =>
  kept === keptValue(value) ? null : kept
/** It has a value, but one that no deck keeps. */
const isTooLong = (value: Value): boolean =>
  (value.kind === 'exact' || value.kind === 'real') && keptValue(value) === null
export const plain = (value: Value): string => keptValue(value) ?? ''
export const computed = (value: Value): string => {
  if (value.kind === 'exact') return shown(value.text)
  if (value.kind !== 'real') return ''
  return value.why ? `≈ ${localised(value.digits)}` : openDigits(value.digits)
}
/** Nothing certain is said of it: a person may know better. */
const isOpen = (value: Value): boolean =>
  value.kind === 'unknown' || value.kind === 'unreadable' || (value.kind === 'real' && !value.why)

function Worth(props: { readonly value: Value }): JSX.Element {
  const words = () => (props.value.kind === 'exact' ? `= ${shown(props.value.text)}` : computed(props.value))
  const why = (real: Value & { kind: 'real' }) =>
    real.why ? dt().edit.irrational(say(real.why)) : dt().edit.unsure
  return (
    <>
      <Show when={words()}>{text => <p class="st-value">{text()}</p>}</Show>
      <Show when={props.value.kind === 'real' && props.value}>
        {real => <p class="muted">{why(real())}</p>}
      </Show>
    </>
  )
}

/** Where the reader is silent, the person may say what the card is worth. */
function OwnValue(props: {
  readonly kept: string | null
  readonly onValue: (value: string) => void
}): JSX.Element {
  const id = createUniqueId()
  const [wrong, setWrong] = createSignal(false)
  const take = (text: string) => {
    const given = text.trim().replace('−', '-').replace(',', '.')
    if (given === '') return
    const good = isValueText(given)
    setWrong(!good)
    if (good) props.onValue(given)
  }
  return (
    <p class="st-own">
      <label for={id}>{dt().edit.ownValue}</label>{' '}
      <input
        id={id}
        size="8"
        inputmode="text"
        value={props.kept === null ? '' : shown(props.kept)}
        aria-invalid={wrong()}
        onChange={event => take(event.currentTarget.value)}
      />
      <Show when={wrong()}>
        <span class="error"> {dt().edit.ownWrong}</span>
      </Show>
    </p>
  )
}
