import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { exportTable } from './import.ts'
import { view } from '../../table/index.ts'
import type { Desk } from './state.ts'
import { actText } from './act-text.ts'
import { language } from '../text/text.ts'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'

await rt.load()

const PACE = 700
const SHOWN = 300

/** Everything that was done, readable; any line leads back to its moment, and the film plays it all. */
export function LogPanel(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const { session } = desk
  const exportFilm = async () => (await import('./gif.ts')).exportGif(desk)
  const shown = () => session.film() ?? session.at()
  const [plays, setPlays] = createSignal(false)
  let list: HTMLOListElement | undefined
  let panel: HTMLElement | undefined
  // Texts of acts need the table before them; each is made once in a language.
  const spoken = createMemo(() => ({ in: language(), texts: new Map<unknown, string>() }))
  const lines = createMemo(() => {
    const { texts } = spoken()
    const log = session.log()
    const first = Math.max(0, log.length - SHOWN)
    return log.slice(first).map((act, i) => {
      const known = texts.get(act)
      if (known !== undefined) return { n: first + i + 1, text: known }
      // What was played lies open after the act, not before it.
      const moment = act.do === 'many' && act.as === 'play' ? first + i + 1 : first + i
      const text = actText(act, view(session.tableAt(moment), undefined), desk.frame())
      texts.set(act, text)
      return { n: first + i + 1, text }
    })
  })
  createEffect(
    on([shown, () => session.length()], () =>
      queueMicrotask(() => list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })),
    ),
  )
  const step = () => {
    const next = shown() + 1
    if (next > session.length()) setPlays(false)
    else session.look(next)
  }
  createEffect(() => {
    const timer = plays() ? setInterval(step, PACE) : undefined
    onCleanup(() => clearInterval(timer))
  })
  const play = () => {
    if (!plays() && shown() >= session.length()) session.look(0)
    setPlays(!plays())
  }
  /** A moment that was chosen stays: the film does not run on from it. */
  const stopAt = (moment: number) => {
    setPlays(false)
    session.look(moment)
  }
  /** A line that is shown already has nothing else to do for the space bar. */
  const isFree = (target: EventTarget | null) =>
    !(target instanceof Element) ||
    target.matches('[aria-current]') ||
    !target.closest('button, a, input, select, textarea, .menu, .dock, dialog')
  onMount(() => window.addEventListener('keydown', onKey))
  onCleanup(() => window.removeEventListener('keydown', onKey))
  function onKey(event: KeyboardEvent): void {
    // In the present they hold while one stands in the log.
    const now = session.film() ?? (panel?.contains(document.activeElement) ? shown() : undefined)
    if (now === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (
      event.target instanceof Element &&
      event.target.closest('input, select, textarea, .menu, .dock, dialog')
    )
      return
    const last = session.length()
    const to = {
      ArrowLeft: now - 1,
      ArrowUp: now - 1,
      ArrowRight: now + 1,
      ArrowDown: now + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to !== undefined) {
      stopAt(Math.max(0, Math.min(last, to)))
      // Whoever stands on a line goes along.
      if (list?.contains(document.activeElement))
        queueMicrotask(() => list?.querySelector<HTMLElement>('[aria-current]')?.focus())
    } else if (event.key === ' ' && isFree(event.target)) play()
    else return
    event.preventDefault()
  }
  const close = () => {
    setPlays(false)
    session.look(undefined)
    props.onClose()
  }
  return (
    <aside ref={element => (panel = element)} class="log-panel" aria-label={tt().log.title}>
      <header>
        <h2>{tt().log.title}</h2>
        <button type="button" class="plain" aria-label={rt().column.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <ol class="log-list" ref={element => (list = element)}>
        <li>
          <button
            type="button"
            class="log-line"
            aria-current={shown() === 0 ? 'step' : undefined}
            onClick={() => stopAt(0)}
          >
            {tt().log.start}
          </button>
        </li>
        <For each={lines()}>
          {line => (
            <li classList={{ undone: line.n > session.at() }}>
              <button
                type="button"
                class="log-line"
                aria-current={shown() === line.n ? 'step' : undefined}
                onClick={() => stopAt(line.n)}
              >
                <span class="log-number">{line.n}.</span> {line.text}
              </button>
            </li>
          )}
        </For>
      </ol>
      <div class="film-bar" role="group" aria-label={tt().log.film}>
        <button
          type="button"
          class="plain"
          aria-label={plays() ? tt().log.pause : tt().log.play}
          onClick={play}
        >
          <Icon name={plays() ? 'pause' : 'play'} />
        </button>
        <input
          type="range"
          min="0"
          max={session.length()}
          value={shown()}
          aria-label={tt().log.slider}
          onInput={event => stopAt(Number(event.currentTarget.value))}
        />
        <span class="small muted">{tt().log.at(shown(), session.length())}</span>
      </div>
      <div class="acts">
        <Show when={session.film() !== undefined}>
          <button type="button" class="main" onClick={() => session.look(undefined)}>
            {tt().log.backToNow}
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setPlays(false)
              session.goto(shown())
            }}
          >
            {tt().log.toHere}
          </button>
        </Show>
        <button type="button" class="quiet" onClick={() => void exportFilm()}>
          {tt().log.gif}
        </button>
        <button type="button" class="quiet" onClick={() => void exportTable(desk)}>
          {tt().log.file}
        </button>
      </div>
    </aside>
  )
}
