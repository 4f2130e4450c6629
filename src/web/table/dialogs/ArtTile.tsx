import { createSelector, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import type { Face, Picture } from '../../../table/index.ts'
import { FacePicture } from '../FacePicture.tsx'

/** Only what is in sight is drawn: there are hundreds of pictures. */
export interface Sight {
  readonly watch: IntersectionObserver
  readonly isSeen: (element: Element) => boolean
}

export function createSight(): Sight {
  const [seen, setSeen] = createSignal<ReadonlySet<Element>>(new Set<Element>())
  const watch = new IntersectionObserver(
    entries => {
      const next = new Set(seen())
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) next.add(target)
        else next.delete(target)
      setSeen(next)
    },
    { rootMargin: '80px' },
  )
  onCleanup(() => watch.disconnect())
  return { watch, isSeen: createSelector(seen, (element: Element, all) => all.has(element)) }
}

/** One picture of the list: a press chooses it, a drag takes it out onto the table. */
export function ArtTile(props: {
  readonly name: string
  readonly face: Face
  readonly pictures: Readonly<Record<string, Picture>>
  readonly pressed: boolean
  readonly sight: Sight
  readonly onChoose: () => void
  readonly onPull: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => void
}): JSX.Element {
  const [tile, setTile] = createSignal<HTMLButtonElement>()
  const isSeen = () => {
    const now = tile()
    return now !== undefined && props.sight.isSeen(now)
  }
  onMount(() => {
    const now = tile()
    if (now) props.sight.watch.observe(now)
  })
  onCleanup(() => {
    const now = tile()
    if (now) props.sight.watch.unobserve(now)
  })
  return (
    <button
      ref={setTile}
      type="button"
      class="table-tile art"
      aria-label={props.name}
      aria-pressed={props.pressed}
      title={props.name}
      draggable={false}
      onClick={() => props.onChoose()}
      onPointerDown={event => props.onPull(event)}
      onContextMenu={event => event.preventDefault()}
    >
      <Show when={isSeen()} fallback={<span class="face-picture" />}>
        <FacePicture pictures={props.pictures} face={props.face} alt="" />
      </Show>
    </button>
  )
}
