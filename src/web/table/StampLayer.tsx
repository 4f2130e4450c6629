import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { kindName } from './act-words.ts'
import { FacePicture } from './FacePicture.tsx'
import { oppositePlaces, opponentOf, type Opposite } from './mirroring.ts'
import { placePieces, restOf } from './placing.ts'
import { settleNew } from './settling.ts'
import { strokeStops } from './spreading.ts'
import type { Aim, Desk } from './state.ts'
import { tt } from './text/text.ts'
import { wt } from './text/things.ts'
import './things.css'

await wt.load()

/** The most pieces that one stroke lays. */
const MOST = 200

const OPPOSITES: readonly Opposite[] = ['across', 'around']

/** An endless supply of one kind in the hand: a press lays one, a stroke lays one on every cell that it passes. */
export function StampLayer(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props
  const [stops, setStops] = createSignal<readonly Aim[]>([])
  /** What the last stroke laid, until it was repeated on the other side. */
  const [laid, setLaid] = createSignal<readonly Aim[]>([])
  let last: { readonly x: number; readonly y: number } | undefined
  createEffect(
    on(
      () => desk.held()?.kind.id,
      () => setLaid([]),
    ),
  )
  /** Whose pieces come to the other side: the opponent's, else more of the same. */
  const other = createMemo(() => {
    const held = desk.held()
    if (!held) return undefined
    const kind = opponentOf(desk.session.table().box, held.kind) ?? held.kind
    return { kind, rest: restOf(desk, { kind, from: kind === held.kind ? held.from : 'box' }) }
  })
  const across = (how: Opposite): readonly Aim[] => {
    const ground = desk.frame()
    const rest = other()?.rest ?? 0
    return ground && laid().length > 0 ? oppositePlaces(ground, laid(), how).slice(0, rest) : []
  }
  /** Both ways are offered where they differ. */
  const offers = createMemo(() => {
    const known = new Set<string>()
    return OPPOSITES.filter(how => {
      const key = across(how)
        .map(({ x, y }) => `${x} ${y}`)
        .sort()
        .join()
      const isNew = key !== '' && !known.has(key)
      known.add(key)
      return isNew
    })
  })
  const repeat = (how: Opposite) => {
    const kind = other()?.kind
    const places = across(how)
    if (!kind || places.length === 0) return
    if (placePieces(desk, kind, places, 1)) desk.say(tt().acts.lay(places.length))
    setLaid([])
    endIfEmpty()
  }
  const isEmpty = () => {
    const held = desk.held()
    return held !== undefined && desk.session.table() !== undefined && restOf(desk, held) === 0
  }
  /** An empty hand stays only while what it laid can be repeated. */
  const endIfEmpty = () => {
    if (isEmpty() && offers().length === 0) desk.hold(undefined)
  }
  const go = (event: PointerEvent) => {
    const held = desk.held()
    const box = desk.place?.getBoundingClientRect()
    if (!held || !box) return
    const point = desk.camera.toTable(event.clientX - box.left, event.clientY - box.top)
    const how = event.altKey ? 'free' : 'magnet'
    const ground = how === 'free' ? undefined : desk.frame()
    const next = strokeStops(ground, stops(), [...(last ? [last] : []), point], held.kind.front.width)
    last = point
    setStops(next.slice(0, Math.min(MOST, restOf(desk, held))).map(({ x, y }) => settleNew(desk, x, y, how)))
    desk.aim(stops())
  }
  const end = (how: 'laid' | 'lost') => {
    const held = desk.held()
    const places = stops()
    last = undefined
    setStops([])
    desk.aim([])
    if (!held || how === 'lost' || places.length === 0) return
    if (!placePieces(desk, held.kind, places, 1)) return
    desk.say(tt().acts.lay(places.length))
    setLaid(places)
    endIfEmpty()
  }
  const onKey = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return
    const offered = offers()
    if (event.key.toLowerCase() === 'm' && offered.length > 0 && !isTyping(event.target)) {
      event.preventDefault()
      event.stopPropagation()
      repeat(event.shiftKey ? offered.at(-1)! : offered[0]!)
      return
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end('lost')
    desk.hold(undefined)
  }
  // An empty hand takes hold of what lies on the table again.
  const onPress = (event: PointerEvent) => {
    const { target } = event
    if (!isEmpty() || !(target instanceof Element) || target.closest('.spread-bar')) return
    if (desk.place?.contains(target)) desk.hold(undefined)
  }
  onMount(() => {
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onPress, { capture: true })
  })
  onCleanup(() => {
    window.removeEventListener('keydown', onKey, { capture: true })
    window.removeEventListener('pointerdown', onPress, { capture: true })
  })
  let draws = false
  return (
    <Portal mount={desk.place!}>
      <div
        class="stamp-layer"
        classList={{ empty: isEmpty() }}
        onPointerDown={event => {
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          draws = true
          go(event)
        }}
        onPointerMove={event => {
          event.stopPropagation()
          if (draws) go(event)
        }}
        onPointerUp={event => {
          event.stopPropagation()
          draws = false
          end('laid')
        }}
        onPointerCancel={() => {
          draws = false
          end('lost')
        }}
      />
      <Show when={desk.held()}>
        {held => (
          <div class="film-notice spread-bar" role="status" onPointerDown={event => event.stopPropagation()}>
            <FacePicture pictures={desk.session.now().pictures} face={held().kind.front} alt="" />
            <strong>{kindName(desk.session.now(), held().kind)}</strong>
            <span class="wide-only">{wt().dose.hint}</span>
            <For each={offers()}>
              {how => (
                <button type="button" class="quiet" title={wt().dose.opposite} onClick={() => repeat(how)}>
                  {wt().dose[how]}
                </button>
              )}
            </For>
            <button type="button" class="quiet" onClick={() => desk.hold(undefined)}>
              {tt().done}
            </button>
          </div>
        )}
      </Show>
    </Portal>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')
