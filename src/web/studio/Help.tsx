import { createSignal, createUniqueId, For, onCleanup, type JSX } from 'solid-js'
import { Icon } from '../shell/Icon.tsx'
import { notify } from '../shell/notices.tsx'
import { t } from '../text/text.ts'
import { insertIntoField } from './CardField.tsx'
import { draw } from './drawing.ts'
import type { ShownSample } from './drawing-tasks.ts'
import { EXAMPLES } from './examples.ts'
import { dt } from './text/text.ts'

const GROUPS = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]

/** The example as it looks on a card. */
function Sample(props: { readonly latex: string; readonly prefix: string }): JSX.Element {
  const [drawn, setDrawn] = createSignal<ShownSample>({ svg: '', w: 1, h: 6 })
  // oxlint-disable-next-line solid/reactivity -- an example stays what it is
  void draw('sample', () => ({ latex: props.latex, prefix: props.prefix })).then(
    sample => sample && setDrawn(sample),
  )
  return (
    <svg
      class="st-sample"
      viewBox={`0 0 ${drawn().w} ${drawn().h}`}
      width={`${drawn().w}mm`}
      height={`${drawn().h}mm`}
      aria-hidden="true"
      // Outlines made by our own typesetter: paths and numbers only.
      // eslint-disable-next-line solid/no-innerhtml
      innerHTML={drawn().svg}
    />
  )
}

/** Stays above the cards and leaves the caret where it is; can be moved by its head and resized. */
export function Help(props: { readonly onClose: () => void }): JSX.Element {
  const id = createUniqueId()
  let panel: HTMLElement | undefined
  const [place, setPlace] = createSignal<{ readonly x: number; readonly y: number }>()
  let drag: { readonly dx: number; readonly dy: number } | undefined
  const move = (event: PointerEvent) => {
    if (!drag || !panel) return
    const { offsetWidth: w } = panel
    setPlace({
      x: Math.max(0, Math.min(innerWidth - w, event.clientX - drag.dx)),
      y: Math.max(0, Math.min(innerHeight - 60, event.clientY - drag.dy)),
    })
  }
  const drop = () => (drag = undefined)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', drop)
  onCleanup(() => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', drop)
  })
  return (
    <aside
      ref={element => (panel = element)}
      class="st-help"
      aria-labelledby={id}
      style={
        place() ? { left: `${place()!.x}px`, top: `${place()!.y}px`, right: 'auto', bottom: 'auto' } : {}
      }
    >
      <header
        onPointerDown={event => {
          if ((event.target as Element).closest('button') || !panel) return
          event.preventDefault()
          const at = panel.getBoundingClientRect()
          drag = { dx: event.clientX - at.left, dy: event.clientY - at.top }
        }}
      >
        <h2 id={id}>{dt().help.heading}</h2>
        <button type="button" class="plain" aria-label={t().close} onClick={() => props.onClose()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="st-help-body" tabindex="0" role="region" aria-labelledby={id}>
        <p>{dt().help.intro}</p>
        <For each={GROUPS}>
          {group => (
            <section>
              <h3>{dt().help.groups[group]}</h3>
              <ul>
                <For each={EXAMPLES[group]}>
                  {(latex, i) => (
                    <li>
                      <button
                        type="button"
                        class="quiet"
                        // The caret stays in the field.
                        onPointerDown={event => event.preventDefault()}
                        onClick={() => {
                          if (!insertIntoField(latex)) notify('bad', dt().help.noField)
                        }}
                      >
                        <Sample latex={latex} prefix={`h-${group}-${i()}-`} />
                        <code>{latex}</code>
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
        <p class="small">{dt().help.habits}</p>
        <p class="small muted">{dt().help.keys}</p>
      </div>
    </aside>
  )
}
