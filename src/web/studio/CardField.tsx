import { createEffect, createSignal, createUniqueId, on, Show, type JSX } from 'solid-js'
import type { Fault } from '../../studio/latex/lint.ts'
import { capital, say } from '../text/text.ts'
import { draw } from './drawing.ts'
import { dt } from './text/text.ts'

const [lastField, setLastField] = createSignal<HTMLInputElement>()

/** Puts a text where the caret stands in the field used last; false when there is none. */
export function insertIntoField(text: string): boolean {
  const field = lastField()
  if (!field?.isConnected) return false
  field.focus()
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

function walk(from: HTMLInputElement, by: number): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.st-field')]
  const next = fields[fields.indexOf(from) + by]
  next?.focus()
  next?.select()
}

interface CardFieldProps {
  readonly label: string
  /** What is on the card. */
  readonly text: string
  readonly onSet: (latex: string) => void
  /** What is being checked counts as begun: nothing from elsewhere may come between it and the card. */
  readonly hold: (work: Promise<void>) => void
  /** A path card's text is set when the field is left, too; Start waits for Enter, because the side may be chosen after the text. */
  readonly leaving: 'sets' | 'waits'
  readonly beside?: JSX.Element
  readonly notes?: JSX.Element
}

/** The field below a card. Enter sets the text; a wrong one stays here to be corrected, and the card keeps its own. */
export function CardField(props: CardFieldProps): JSX.Element {
  const id = createUniqueId()
  // oxlint-disable-next-line solid/reactivity -- the effect below follows it
  const [draft, setDraft] = createSignal(props.text)
  const [fault, setFault] = createSignal<Fault>()
  let field: HTMLInputElement | undefined
  createEffect(
    on(
      () => props.text,
      (text, before) => {
        if (before === undefined || draft() !== before) return
        setDraft(text)
        setFault(undefined)
      },
    ),
  )
  const faultIn = (text: string): Promise<Fault | null | undefined> => draw('check', () => text, 'first')
  const put = async (text: string, onSet: (latex: string) => void) => {
    const found = await faultIn(text)
    if (found === undefined) return
    setFault(found ?? undefined)
    if (draft().trim() === text) setDraft(text)
    else if (found) void look()
    if (!found && text !== props.text) onSet(text)
  }
  const set = () => props.hold(put(draft().trim(), props.onSet))
  /** Whether what stands in the field now is still wrong. */
  const look = async () => {
    const text = draft()
    const found = await faultIn(text.trim())
    if (found !== undefined && draft() === text) setFault(found ?? undefined)
  }
  const change = (text: string) => {
    setDraft(text)
    if (fault()) void look()
  }
  const take = (found: Fault) => {
    const text = draft().trim()
    setDraft(text.slice(0, found.at) + (found.instead ?? '') + text.slice(found.at + found.length))
    set()
    field?.focus()
  }
  /** A button that is gone once it was pressed leaves the focus with the notes it stood in. */
  const keepFocus = (notes: HTMLElement) =>
    notes.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button') : null
      setTimeout(() => {
        if (pressed?.isConnected === false && document.activeElement === document.body)
          notes.focus({ preventScroll: true })
      })
    })
  return (
    <div class="st-entry">
      <div class="st-line">
        <input
          ref={element => (field = element)}
          type="text"
          class="st-field"
          aria-label={props.label}
          aria-invalid={fault() ? 'true' : undefined}
          aria-describedby={id}
          placeholder={dt().edit.hint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          value={draft()}
          onFocus={event => setLastField(event.currentTarget)}
          onInput={event => change(event.currentTarget.value)}
          onBlur={() => {
            if (props.leaving === 'sets' && draft().trim() !== props.text) set()
          }}
          onKeyDown={event => {
            if (event.isComposing) return
            if (event.key === 'Enter') set()
            else if (event.key === 'Escape') {
              setDraft(props.text)
              setFault(undefined)
            } else if (event.key === 'ArrowDown') walk(event.currentTarget, 1)
            else if (event.key === 'ArrowUp') walk(event.currentTarget, -1)
            else return
            event.preventDefault()
          }}
        />
        {props.beside}
      </div>
      <div id={id} class="st-notes" tabindex="-1" ref={keepFocus}>
        <Show when={fault()}>
          {found => <FaultNote text={draft().trim()} fault={found()} onTake={take} />}
        </Show>
        <Show when={!fault() && props.leaving === 'waits' && draft().trim() !== props.text}>
          <p class="st-pending">{dt().edit.pending}</p>
        </Show>
        <Show when={!fault()}>{props.notes}</Show>
      </div>
    </div>
  )
}

const AROUND = 14

interface FaultNoteProps {
  readonly text: string
  readonly fault: Fault
  readonly onTake: (fault: Fault) => void
}

/** What is wrong, with the place marked. */
function FaultNote(props: FaultNoteProps): JSX.Element {
  const from = () => Math.max(0, props.fault.at - AROUND)
  const to = () => props.fault.at + Math.max(1, props.fault.length)
  const before = () => (from() > 0 ? '…' : '') + props.text.slice(from(), props.fault.at)
  const marked = () => props.text.slice(props.fault.at, Math.min(to(), props.fault.at + 2 * AROUND))
  const after = () => props.text.slice(to(), to() + AROUND)
  return (
    <div class="st-fault" role="alert">
      <strong>{dt().edit.wrong}</strong>{' '}
      <span>
        {dt().edit.wrongAt(props.fault.at + 1)} {say(props.fault.why).replace(/\??$/, end => end || '.')}
      </span>
      <code>
        {before()}
        <mark>{marked() || '␣'}</mark>
        {after()}
      </code>
      <Show when={props.fault.instead}>
        {instead => (
          <button type="button" class="link" onClick={() => props.onTake(props.fault)}>
            {capital(dt().edit.instead(instead()))}
          </button>
        )}
      </Show>
    </div>
  )
}
