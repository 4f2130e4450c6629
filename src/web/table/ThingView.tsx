import {
  createEffect,
  createMemo,
  createRenderEffect,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import { isDevice, sizeOf, type Table, type Thing } from '../../table/index.ts'
import { UNIT } from './camera.ts'
import type { FaceSheet } from './face-sheet.ts'
import { shownFace } from './extent.ts'
import { isCovered, liftOf } from './lifting.ts'
import type { Desk } from './state.ts'
import { placeName, showing, thingName } from './act-words.ts'
import { tt } from './text/text.ts'

const Contraption = lazy(async () => ({ default: (await import('./Contraption.tsx')).Contraption }))

interface ThingProps {
  readonly desk: Desk
  readonly id: number
  readonly sheet: FaceSheet
  readonly elements: Map<number, HTMLElement>
  readonly rank: () => ReadonlyMap<number, number>
  readonly tabbed: (id: number) => boolean
  readonly onFocus: (id: number) => void
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A label for those who listen: what it is, where it lies, what it shows. */
function labelOf(desk: Desk, table: Table, thing: Thing, high: number): string {
  const shows = isDevice(thing) || thing.what === 'token' ? showing(thing) : undefined
  return [
    thingName(table, thing),
    thing.what === 'token' || thing.what === 'note' ? showing(thing) : shows && tt().things.shows(shows),
    isDevice(thing) && !shows ? tt().things.blank : '',
    high > 1 ? tt().things.under(high) : '',
    placeName(desk.frame(), thing.x, thing.y),
    thing.locked ? tt().things.locked : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** One thing on the table; while a hand carries it, it is moved by a translation, so that nothing is drawn again. */
export function ThingView(props: ThingProps): JSX.Element {
  const { desk, id, sheet, elements } = props
  // A thing that has just gone is shown for the rest of this update as it was.
  const thing = createMemo<Thing>(before => desk.byId().get(id) ?? before!, desk.byId().get(id)!)
  const size = createMemo(() => sizeOf(desk.supplies(), thing()), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  })
  const face = createMemo(() => {
    const now = thing()
    if (now.what !== 'piece') return ''
    const up = shownFace(desk.supplies(), now)
    return up ? sheet.classOf(desk.supplies().pictures, up) : ''
  })
  const height = createMemo(() => desk.heights().get(id))
  const lift = createMemo(() => liftOf(desk.supplies(), thing(), height()))
  const covered = createMemo(() => {
    const high = height()
    if (high?.above === undefined) return false
    return isCovered(desk.supplies(), thing(), high, desk.byId().get(high.above))
  })
  /** The height of the pile that it lies on top of. */
  const topOf = () => {
    const high = height()
    return high && high.level === high.of - 1 ? high.of : 0
  }
  /** Where the ring of a chosen pile ends: all that is chosen of it is inside. */
  const foot = () => {
    const here = heightsAt()
    return Math.min(lift(), ...here.map(low => liftOf(desk.supplies(), low, desk.heights().get(low.id))))
  }
  const heightsAt = () => {
    const { x, y } = thing()
    return [...desk.selected()].flatMap(other => {
      const at = desk.byId().get(other)
      return at?.what === 'piece' && Math.hypot(at.x - x, at.y - y) < 0.05 ? [at] : []
    })
  }
  const names = () => (thing().what === 'seat' ? desk.session.table() : desk.supplies())
  const label = createMemo(() => labelOf(desk, names(), thing(), topOf()))
  let element!: HTMLDivElement
  const interactive = () => ['counter', 'clock'].includes(thing().what)

  const ready = (made: HTMLDivElement) => {
    element = made
    elements.set(id, made)
    createRenderEffect(() => {
      // Not by a translation: five hundred of them would be gone through in every frame of a drag.
      const { x, y } = thing()
      made.style.left = `${x * UNIT}px`
      made.style.top = `${y * UNIT}px`
    })
    createRenderEffect(() => {
      const { width, height } = size()
      made.style.width = `${width * UNIT}px`
      made.style.height = `${height * UNIT}px`
      made.style.marginLeft = `${(-width * UNIT) / 2}px`
      made.style.marginTop = `${(-height * UNIT) / 2}px`
    })
    createRenderEffect(() => {
      const { angle } = thing()
      made.style.rotate = angle === 0 ? '' : `${angle}deg`
    })
    createRenderEffect(() => {
      const high = height()
      if (lift() > 0) made.style.setProperty('--lift', `${-lift() * UNIT}px`)
      else made.style.removeProperty('--lift')
      if (high && high.level === high.of - 1) made.dataset['height'] = String(high.of)
      else delete made.dataset['height']
    })
    const rank = createMemo(() => props.rank().get(id) ?? 0)
    createRenderEffect(() => {
      // Read again after every act of its own: a drag has laid it on top.
      thing()
      made.dataset['z'] = String(rank())
      made.style.zIndex = String(rank())
    })
  }
  onCleanup(() => {
    if (elements.get(id) === element) elements.delete(id)
  })
  // A device tumbles, a piece turns over.
  createEffect(
    on(
      () => {
        const now = thing()
        return now.what === 'piece' ? now.side : isDevice(now) ? desk.session.at() : ''
      },
      () => {
        const last = desk.session.last()?.act
        if (isStill() || !last) return
        const rolls = last.do === 'many' && last.as === 'roll' ? last.acts : [last]
        if (rolls.some(act => act.do === 'chance' && act.id === id))
          element.animate(
            { transform: ['rotate(0) scale(1)', 'rotate(300deg) scale(1.25)', 'rotate(720deg) scale(1)'] },
            { duration: 600, easing: 'ease-out' },
          )
        else if (last.do === 'flip' && last.ids.includes(id))
          element.animate({ transform: ['scaleX(-1)', 'scaleX(0.05)', 'scaleX(1)'] }, { duration: 220 })
      },
      { defer: true },
    ),
  )
  const what = thing().what
  const seatDrop = () => {
    const now = thing()
    return now.what === 'seat' ? `hand:${now.seat}` : undefined
  }
  return (
    <div
      ref={ready}
      class={`thing thing-${what}`}
      classList={{
        [face()]: face() !== '',
        selected: desk.selected().has(id),
        locked: thing().locked,
        lifted: lift() > 0,
        covered: covered(),
        buried: topOf() === 0 && height() !== undefined,
      }}
      data-id={id}
      data-what={what}
      data-drop={seatDrop()}
      role={interactive() ? 'group' : 'button'}
      aria-label={label()}
      tabindex={props.tabbed(id) ? 0 : -1}
      onFocus={() => props.onFocus(id)}
    >
      <Show when={desk.selected().has(id) && lift() > 0 && topOf() > 0}>
        <i class="ring" style={{ top: `${-lift() * UNIT}px`, bottom: `${foot() * UNIT}px` }} />
      </Show>
      <Show when={what !== 'piece'}>
        <Suspense>
          <Contraption desk={desk} thing={thing()} size={size()} />
        </Suspense>
      </Show>
    </div>
  )
}
