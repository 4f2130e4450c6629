import { createEffect, createMemo, For, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { nextCell, type Aim, type Way } from './aim.ts'
import type { Frame } from './geometry.ts'
import './aim.css'

const TEXTS = {
  hu: {
    bar: 'Célzás',
    take: (name: string) => `Felveszem: ${name}`,
    place: (name: string) => `Ide: ${name}`,
    move: (name: string) => `Ide lépek: ${name}`,
    none: 'Ide nem lehet',
    off: 'Mégse',
    ways: { left: 'balra', up: 'föl', down: 'le', right: 'jobbra' },
  },
  en: {
    bar: 'Aiming',
    take: (name: string) => `Take up ${name}`,
    place: (name: string) => `Here: ${name}`,
    move: (name: string) => `Move to ${name}`,
    none: 'Not possible here',
    off: 'Cancel',
    ways: { left: 'left', up: 'up', down: 'down', right: 'right' },
  },
} as const
const ARROWS: readonly (readonly [Way, string])[] = [
  ['left', 'M15 5 8 12l7 7'],
  ['up', 'M5 15l7-7 7 7'],
  ['down', 'M5 9l7 7 7-7'],
  ['right', 'M9 5l7 7-7 7'],
]
const LENS = 148
const LARGER = 3
/** How far above the finger the middle of the lens is. */
const ABOVE = 112

/** What a point would do: a man is taken up, put down, moved there; or nothing is allowed. */
export type Act = 'take' | 'place' | 'move' | 'none'

export interface AimViewProps {
  readonly aim: Aim
  readonly root: HTMLElement
  readonly frame: Frame
  readonly language: 'hu' | 'en'
  /** What confirming would do. */
  readonly act: Act
  readonly onAim: (cell: number) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The cross-hair on the board, the lens above the finger, and the keys that correct and confirm an aim. */
export default function AimView(props: AimViewProps): JSX.Element {
  const t = () => TEXTS[props.language]
  const place = createMemo(() => props.frame.places[props.aim.cell]!)
  /** Where the aim is, as shares of the board's width and height. */
  const shares = createMemo(() => {
    const [x, y, w, h] = props.frame.view
    return [(place().x - x) / w, (place().y - y) / h] as const
  })
  return (
    <>
      <div class="jv-cross" aria-hidden="true">
        <i style={{ left: `${shares()[0] * 100}%`, top: 0, bottom: 0, width: '2px' }} />
        <i style={{ top: `${shares()[1] * 100}%`, left: 0, right: 0, height: '2px' }} />
      </div>
      <Portal>
        <Show when={props.aim.finger === 'down'}>
          <Lens root={props.root} shares={shares()} />
        </Show>
        <div
          class="jv-aim-bar"
          role="group"
          aria-label={t().bar}
          onPointerDown={event => event.stopPropagation()}
        >
          <For each={ARROWS}>
            {([way, d]) => (
              <button
                type="button"
                aria-label={t().ways[way]}
                onClick={() => props.onAim(nextCell(props.frame, props.aim.cell, way))}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={d} />
                </svg>
              </button>
            )}
          </For>
          <button
            type="button"
            class="jv-aim-do"
            disabled={props.act === 'none'}
            onClick={() => props.onConfirm()}
          >
            {props.act === 'none' ? t().none : t()[props.act](props.frame.board.names[props.aim.cell] ?? '')}
          </button>
          <button type="button" aria-label={t().off} onClick={() => props.onCancel()}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
      </Portal>
    </>
  )
}

/** A round piece of the board three times as large: a copy of what is drawn, without its cells to press. */
function Lens(props: {
  readonly root: HTMLElement
  readonly shares: readonly [number, number]
}): JSX.Element {
  let glass!: HTMLDivElement
  const rect = props.root.getBoundingClientRect()
  const copy = props.root.cloneNode(true)
  onMount(() => {
    if (!(copy instanceof HTMLElement)) return
    for (const part of copy.querySelectorAll('[data-cell], .jv-cross, [id]')) {
      if (part.matches('[data-cell], .jv-cross')) part.remove()
      else if (!part.closest('defs')) part.removeAttribute('id')
    }
    copy.removeAttribute('role')
    Object.assign(copy.style, {
      position: 'absolute',
      margin: '0',
      inlineSize: `${rect.width}px`,
      blockSize: `${rect.height}px`,
      transformOrigin: '0 0',
    })
    glass.prepend(copy)
    createEffect(() => {
      const [sx, sy] = props.shares
      const [px, py] = [sx * rect.width, sy * rect.height]
      copy.style.transform = `translate(${LENS / 2 - LARGER * px}px, ${LENS / 2 - LARGER * py}px) scale(${LARGER})`
      const top = rect.top + py - ABOVE - LENS / 2
      // Near the upper edge it goes beside the finger, away from it.
      const left =
        top >= 4
          ? rect.left + px - LENS / 2
          : px < rect.width / 2
            ? rect.left + px + 56
            : rect.left + px - 56 - LENS
      glass.style.transform = `translate(${Math.max(4, Math.min(innerWidth - LENS - 4, left))}px, ${Math.max(4, top)}px)`
    })
  })
  onCleanup(() => copy.parentNode?.removeChild(copy))
  return <div class="jv-lens" aria-hidden="true" ref={node => (glass = node)} />
}
