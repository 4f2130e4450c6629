import { createUniqueId, For, Show, type JSX } from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Tray, TrayItem } from '../kit/index.ts'
import { drawing, shades, turnOf } from './art/index.ts'
import { artsArrived } from './arts.ts'
import { pageColours } from './colours.ts'
import { bodied, styleOf, type Finish } from './materials/index.ts'
import type { Target } from './props.ts'
import { pointUnder } from './point-under.ts'
import './board.css'
import './trays.css'

export interface TraysViewProps {
  /** All of a scene, or those of one player. */
  readonly trays: readonly Tray[]
  readonly material: Finish
  readonly language: 'hu' | 'en'
  readonly targets: readonly Target[]
  readonly chosen: readonly Point[]
  /** Things that a hint names. */
  readonly hinted?: readonly Point[]
  readonly mode: 'still' | 'live'
  /** What the page offers beside the things of a tray. */
  readonly tools?: (tray: Tray) => JSX.Element
  /** A click or Enter on a thing; a drag gives the thing, then what it was dropped on. */
  readonly onPoint?: (point: Point) => void
}

/** Things beside the board: hands, captured men, dice, money. Those with an id can be pointed at and dragged. */
export default function TraysView(props: TraysViewProps): JSX.Element {
  const prefix = createUniqueId()
  const kind = (point: Point) => props.targets.find(target => target.point === point)?.kind
  return (
    <div class="jv-trays" data-material={props.material}>
      <svg
        class="jv-shades"
        aria-hidden="true"
        innerHTML={`<defs>${shades(prefix, styleOf(props.material).shading)}</defs>`}
      />
      <For each={props.trays}>
        {tray => (
          <section class="jv-tray" aria-label={tray.title[props.language]}>
            <span class="jv-tray-title" aria-hidden="true">
              {tray.title[props.language]}
            </span>
            <Show when={tray.text}>{text => <span class="jv-tray-text">{text()[props.language]}</span>}</Show>
            <Show when={tray.items.length > 0}>
              <ul class="jv-tray-items">
                <For each={tray.items}>
                  {item => (
                    <li>
                      <Thing
                        item={{ ...item, look: bodied(item.look, styleOf(props.material)) }}
                        prefix={prefix}
                        language={props.language}
                        kind={item.point === undefined ? undefined : kind(item.point)}
                        chosen={item.point !== undefined && props.chosen.includes(item.point)}
                        hinted={item.point !== undefined && (props.hinted?.includes(item.point) ?? false)}
                        tell={props.mode === 'live' && item.point !== undefined ? props.onPoint : undefined}
                      />
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            {props.tools?.(tray)}
          </section>
        )}
      </For>
    </div>
  )
}

interface ThingProps {
  readonly item: TrayItem
  readonly prefix: string
  readonly language: 'hu' | 'en'
  readonly kind: Target['kind'] | undefined
  readonly chosen: boolean
  readonly hinted: boolean
  readonly tell: ((point: Point) => void) | undefined
}

const nameOf = (item: TrayItem, language: 'hu' | 'en') =>
  item.count === undefined ? item.label[language] : `${item.label[language]}, ${item.count}`

function Thing(props: ThingProps): JSX.Element {
  const picture = () => (
    <>
      <svg
        class="jv-thing-art"
        aria-hidden="true"
        viewBox="-50 -50 100 100"
        style={{ transform: `rotate(${turnOf(props.item.look, false)}deg)` }}
        innerHTML={artsArrived() >= 0 ? drawing(props.item.look, pageColours, props.prefix) : ''}
      />
      <Show when={props.item.count !== undefined && props.item.count !== 1}>
        <span class="jv-thing-count" aria-hidden="true">
          {props.item.count}
        </span>
      </Show>
    </>
  )
  return (
    <Show
      when={props.tell}
      fallback={
        <span
          class="jv-thing"
          role="img"
          aria-label={nameOf(props.item, props.language)}
          title={props.item.label[props.language]}
        >
          {picture()}
        </span>
      }
    >
      {tell => (
        <button
          type="button"
          class="jv-thing"
          classList={{
            'jv-start': props.kind !== undefined,
            'jv-chosen': props.chosen,
            'jv-hinted': props.hinted,
          }}
          data-point={props.item.point}
          aria-label={nameOf(props.item, props.language)}
          aria-pressed={props.chosen}
          title={props.item.label[props.language]}
          ref={node =>
            draggable(node, {
              point: () => props.item.point!,
              chosen: () => props.chosen,
              ready: () => props.kind !== undefined,
              tell: point => tell()(point),
            })
          }
        >
          {picture()}
        </button>
      )}
    </Show>
  )
}

interface Draggable {
  readonly point: () => Point
  readonly chosen: () => boolean
  readonly ready: () => boolean
  readonly tell: (point: Point) => void
}

/** A click tells the thing; a drag tells it and what it was dropped on. The picture follows the pointer meanwhile. */
function draggable(node: HTMLElement, thing: Draggable): void {
  let from: { id: number; x: number; y: number } | undefined
  let ghost: HTMLElement | undefined
  let dragged = false
  const end = () => {
    ghost?.remove()
    ghost = undefined
    from = undefined
  }
  node.addEventListener('pointerdown', event => {
    if (event.button !== 0) return
    dragged = false
    from = { id: event.pointerId, x: event.clientX, y: event.clientY }
    node.setPointerCapture(event.pointerId)
  })
  node.addEventListener('pointermove', event => {
    if (!from || event.pointerId !== from.id) return
    if (!dragged) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 8) return
      if (!thing.chosen() && !thing.ready()) return
      dragged = true
      if (!thing.chosen()) thing.tell(thing.point())
      const art = node.querySelector('.jv-thing-art')
      ghost = document.createElement('div')
      ghost.className = 'jv-ghost'
      if (art) ghost.append(art.cloneNode(true))
      document.body.append(ghost)
    }
    if (ghost) {
      const lift = event.pointerType === 'mouse' ? 0 : 44
      ghost.style.transform = `translate(${event.clientX}px,${event.clientY - lift}px)`
    }
  })
  node.addEventListener('pointerup', event => {
    if (!from || event.pointerId !== from.id) return
    end()
    if (!dragged) return
    const point = pointUnder(event.clientX, event.clientY)
    if (point !== undefined && point !== thing.point()) thing.tell(point)
    else if (point === undefined && thing.chosen()) thing.tell(thing.point())
  })
  node.addEventListener('pointercancel', end)
  // The browser sends a click at the end of a drag; it chooses nothing.
  node.addEventListener('click', () => {
    if (!dragged) thing.tell(thing.point())
    dragged = false
  })
}
