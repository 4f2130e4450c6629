import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js'
import type { Point } from '../engine/index.ts'
import type { Placed } from '../kit/index.ts'
import { aims, zoom, type Aim } from './aim.ts'
import { createTouch, graspedCells } from './touch.ts'
import type { Act } from './AimView.tsx'
import { sharingOf } from './art/index.ts'
import { Cells } from './Cells.tsx'
import { bestColumns, cellAt, frameOf, shapeOf, type Frame } from './geometry.ts'
import { groupsOf } from './board-groups.ts'
import { above, beneath } from './marks.ts'
import { pageColours } from './colours.ts'
import { createPieces, type Piece } from './pieces.ts'
import type { Place } from './places.ts'
import { CarriedPiece, PieceView } from './PieceView.tsx'
import { createPointer, meant, translation, type Pointable } from './pointer.ts'
import type { BoardViewProps } from './props.ts'
import { locators } from './point-under.ts'
import { spotsOf } from './piece-spots.ts'
import { createStencils } from './stencils.ts'
import { surface } from './surface.ts'
import { framedWithout, unseenIn } from './tiers.ts'
import { boardWords, piecesByCell } from './board-words.ts'

// Few boards need these, or only when a finger or the mouse rests on them.
const AimView = lazy(() => import('./AimView.tsx'))
const StackFan = lazy(() => import('./StackFan.tsx'))
const Spotlight = lazy(() => import('./Spotlight.tsx'))
const Centre = lazy(() => import('./Centre.tsx'))
const BoardThings = lazy(() => import('./BoardThings.tsx'))

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a cell's pieces cover each other, or each can be pointed at by itself. */
const hidesSome = (here: readonly Placed[]) =>
  here.length > 1 && here.some(each => each.point !== undefined || sharingOf(each.look.art) === 'pile')

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input') !== null

/** The board one plays on: SVG for the board and the marks, an HTML element for each piece and each cell. */
export function LiveBoard(props: BoardViewProps): JSX.Element {
  const prefix = createUniqueId()
  const stencils = createStencils(() => props.material)
  let root!: HTMLDivElement

  const [columns, setColumns] = createSignal(Infinity)
  const [pixels, setPixels] = createSignal<number>()
  const window = createMemo(() => props.scene.window, undefined, { equals: sameJson })
  const fills = createMemo(() => props.scene.fills, undefined, { equals: sameJson })
  const unseen = createMemo(() => unseenIn(fills()), undefined, { equals: sameJson })
  const frame = createMemo(() => {
    const seen = window()
    const whole = frameOf(props.board, {
      flipped: props.flipped,
      coordinates: props.coordinates,
      columns: columns(),
      material: props.material,
      language: props.language,
      pixels: pixels(),
      ...(seen ? { window: seen } : {}),
    })
    return framedWithout(whole, unseen())
  })
  const pieces = createPieces(
    () => props.scene,
    frame,
    () => props.last,
    () => props.motion ?? 'on',
  )
  const byCell = createMemo(() => piecesByCell(props.scene.placed))
  const onBoard = createMemo(() => props.scene.trays.filter(tray => tray.at && tray.items.length > 0))
  const targets = createMemo(() => new Map(props.targets.map(({ point, kind }) => [point, kind])))

  const board: Pointable = {
    frame,
    placedOn: cell => byCell().get(cell) ?? [],
    targets,
    chosen: () => props.chosen,
    pieces,
    tell: point => tell(point),
  }

  /** A printed field that has nothing to do with the move is only looked at. */
  const [looked, setLooked] = createSignal<number>()
  const tell = (point: Point) => {
    const cell = typeof point === 'number' ? props.board.cells[point] : undefined
    if (cell?.told && typeof point === 'number' && !targets().has(point) && props.chosen.length === 0)
      setLooked(now => (now === point ? undefined : point))
    else props.onPoint?.(point)
  }
  createEffect(() => {
    if (props.scene) setLooked(undefined)
  })
  const lookedAt = () => {
    const cell = props.board.cells[looked() ?? hovered()?.cell ?? -1]
    return cell?.told ? cell : undefined
  }
  const [hovered, setHovered] = createSignal<{ readonly cell: number; readonly how: 'mouse' | 'finger' }>()
  const [carried, setCarried] = createSignal<{ readonly piece: Piece; readonly how: 'mouse' | 'finger' }>()
  /** The element that follows the pointer. */
  let hand: HTMLElement | undefined
  const setHand = (node: HTMLElement) => {
    hand = node
  }
  const [fanned, setFanned] = createSignal<{ readonly cell: number }>()
  const fan = (cell: number | undefined) => {
    const hides = cell !== undefined && hidesSome(byCell().get(cell) ?? [])
    setFanned(now => (hides ? (now?.cell === cell ? now : { cell }) : undefined))
    return hides
  }
  const [aim, setAim] = createSignal<Aim>()
  const pointer = createPointer(board, {
    root: () => root,
    hover: (cell, how) =>
      setHovered(now =>
        cell === undefined ? undefined : now?.cell === cell && now.how === how ? now : { cell, how },
      ),
    focus: cell => root.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true }),
    lift: (piece, touch) => setCarried(piece && { piece, how: touch ? 'finger' : 'mouse' }),
    carry: (x, y) => {
      if (hand) hand.style.transform = translation(x, y)
    },
    held: fan,
    aims: (cell, width) =>
      aims(props.aiming ?? 'small', (frame().places[cell]!.unit * width * zoom()) / frame().view[2]),
    aimed: () => aim()?.cell,
    aim: (cell, finger) => setAim(cell === undefined ? undefined : { cell, finger }),
  })
  // What was aimed at before a move or a choice is not meant after it.
  createEffect(on([() => props.scene, () => props.chosen], () => setAim(undefined), { defer: true }))
  // A scene without the carried piece ends the drag.
  createEffect(() => {
    if (carried()?.piece.state() === 'leaving') pointer.cancel()
  })

  const touch = createTouch({
    root: () => root,
    aiming: () => props.aiming ?? 'small',
    pixels: () => (pixels() ?? Infinity) * Math.min(...frame().places.map(({ unit }) => unit)),
    grasped: () => graspedCells(props.scene.placed, targets(), props.chosen),
  })
  onMount(() => {
    locators.set(root, (clientX, clientY) => {
      const cell = cellUnder(clientX, clientY)
      return cell === undefined ? undefined : meant(board, cell)
    })
    const place = root.parentElement
    if (!place) return
    const watch = new ResizeObserver(() => {
      // In steps, so that the board is not drawn anew with every pixel.
      setPixels(Math.round(cellPixels(frame(), place) / 3) * 3)
      if (groupsOf(props.board.cells).length > 1)
        setColumns(bestColumns(props.board, place.clientWidth, innerHeight * 0.85))
    })
    watch.observe(place)
    onCleanup(() => watch.disconnect())
  })

  /** The cell under a place of the screen. */
  const cellUnder = (clientX: number, clientY: number) => {
    const rect = root.getBoundingClientRect()
    const [x, y, w, h] = frame().view
    const [px, py] = [(clientX - rect.left) / rect.width, (clientY - rect.top) / rect.height]
    return cellAt(frame(), x + px * w, y + py * h)
  }
  /** Where the right button went down: it draws, unless it calls off a drag. */
  let drawsFrom: number | undefined
  const draw = ({ clientX, clientY }: PointerEvent) => {
    const to = cellUnder(clientX, clientY)
    if (drawsFrom !== undefined && to !== undefined) props.onDraw?.(drawsFrom, to)
    drawsFrom = undefined
  }
  /** The ring on the cell of the keyboard; a pointer puts it away, and with it the arrow keys leave the board. */
  const [ring, setRing] = createSignal<'shown' | 'hidden'>('hidden')

  // Memos, so that a change of one layer does not make the markup of the others again.
  const bare = createMemo(() => surface(frame(), pageColours, prefix, fills()))
  const below = createMemo(() =>
    beneath(frame(), pageColours, {
      scene: props.scene,
      last: props.last,
      earlier: props.earlier ?? [],
      chosen: props.chosen,
      targets: props.targets,
    }),
  )
  const over = createMemo(() =>
    above(frame(), pageColours, {
      scene: props.scene,
      last: props.last,
      earlier: props.earlier ?? [],
      spots: spotsOf(frame(), props.scene.placed),
      chosen: props.chosen,
      targets: props.targets,
      marks: props.marks ?? [],
      arrows: props.arrows ?? [],
      drawn: props.drawn,
    }),
  )
  const viewBox = () => frame().view.join(' ')
  const worldStyle = createMemo(() => {
    const [x, y, w, h] = frame().view
    const percent = (v: number) => `${v * 100}%`
    return { left: percent(-x / w), top: percent(-y / h), width: percent(1 / w), height: percent(1 / h) }
  })
  const fits = createMemo(() => {
    const at = hovered()
    if (!at) return false
    const point = meant(board, at.cell)
    return targets().has(point) || props.chosen.includes(point)
  })
  const t = () => boardWords(props.language)
  const act = (cell: number): Act => {
    const kind = targets().get(meant(board, cell))
    return kind === undefined
      ? 'none'
      : kind === 'start'
        ? 'take'
        : props.chosen.length > 0
          ? 'move'
          : 'place'
  }

  // The cursor is given to the one element under the pointer: given to the board, every cell and piece would inherit it,
  // and on a full board that alone was half of a frame.
  const [under, setUnder] = createSignal<HTMLElement>()
  createEffect(() => {
    const element = under()
    if (!element || carried() || !fits()) return
    element.style.cursor = 'pointer'
    onCleanup(() => element.style.removeProperty('cursor'))
  })
  /** Where the hover mark lies; it stays there unseen when nothing is hovered, so that no layer comes and goes. */
  const marked = createMemo(
    (was: Pick<Place, 'x' | 'y' | 'unit'>) => frame().places[hovered()?.cell ?? -1] ?? was,
    { x: 0, y: 0, unit: 1 },
  )

  /** Whether the finger on the board points at it: then nothing else is meant by its tap. */
  let pointsByFinger = false

  return (
    <div
      ref={node => (root = node)}
      class="jv-board jv-live"
      data-material={props.material}
      data-touch={touch()}
      data-shape={shapeOf(frame())}
      classList={{
        'jv-carrying': carried() !== undefined,
        // Several boards one below the other.
        'jv-tall': frame().view[2] < 0.6 * frame().view[3] && groupsOf(props.board.cells).length > 1,
      }}
      style={{ '--ratio': frame().view[2] / frame().view[3] }}
      role="application"
      aria-label={t().board}
      aria-describedby={`${prefix}-help`}
      onPointerDown={event => {
        setRing('hidden')
        const draws = event.button === 2 && !pointer.pressed()
        drawsFrom = draws ? cellUnder(event.clientX, event.clientY) : undefined
        pointer.down(event)
        pointsByFinger = pointer.pressed() && !isControl(event.target)
      }}
      on:touchend={event => {
        // The click that follows would fall on what the move opened: a dialog, the word about the end.
        if (pointsByFinger && event.cancelable) event.preventDefault()
      }}
      onPointerMove={event => {
        pointer.move(event)
        if (event.target instanceof HTMLElement) setUnder(event.target)
      }}
      onPointerUp={event => {
        if (event.button === 2) draw(event)
        pointer.up(event)
      }}
      onPointerCancel={pointer.cancel}
      onPointerLeave={event => {
        // A lifted finger leaves too, but what it opened stays.
        if (pointer.pressed() || event.pointerType !== 'mouse') return
        setHovered(undefined)
        setFanned(undefined)
      }}
      onContextMenu={event => {
        if (props.onDraw || !pointer.wantsMenu()) event.preventDefault()
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !carried()) return
        pointer.cancel()
        event.stopPropagation()
      }}
    >
      <span id={`${prefix}-help`} hidden>
        {t().help} {props.board.cells.some(cell => cell.tier) ? t().tiers : ''}
      </span>
      <svg class="jv-layer" aria-hidden="true" viewBox={viewBox()} innerHTML={bare()} />
      <Show when={props.board.centre && !frame().flipped}>
        <Suspense>
          <Centre
            frame={frame()}
            scene={props.scene}
            material={props.material}
            language={props.language}
            looked={lookedAt()}
            news={props.news ?? []}
          />
        </Suspense>
      </Show>
      <svg class="jv-layer" aria-hidden="true" viewBox={viewBox()} innerHTML={below()} />
      <div class="jv-world" style={worldStyle()} aria-hidden="true">
        <For each={pieces()}>
          {piece => (
            <PieceView
              piece={piece}
              frame={frame()}
              stencils={stencils()}
              carried={carried()?.piece === piece}
            />
          )}
        </For>
      </div>
      <svg class="jv-layer jv-over" aria-hidden="true" viewBox={viewBox()} innerHTML={over()} />
      <Cells
        frame={frame()}
        scene={props.scene}
        byCell={byCell()}
        targets={targets()}
        chosen={props.chosen}
        last={props.last}
        language={props.language}
        worldStyle={worldStyle()}
        point={cell => tell(meant(board, cell))}
        visit={cell => {
          fan(cell)
          setLooked(cell)
        }}
        pointing={() => pointer.pressed() || drawsFrom !== undefined}
        ring={ring()}
        onRing={setRing}
      />
      {/* The last layer: what the pointer moves is over everything, so nothing below is painted again. */}
      <div class="jv-world jv-top" style={worldStyle()} aria-hidden="true">
        <div
          class="jv-hover"
          classList={{ 'jv-finger': hovered()?.how === 'finger', 'jv-fits': fits() }}
          style={{ transform: `${translation(marked().x, marked().y)} scale(${marked().unit})` }}
        />
        <Show when={carried()}>
          {held => (
            <CarriedPiece
              piece={held().piece}
              how={held().how}
              frame={frame()}
              stencils={stencils()}
              ref={setHand}
            />
          )}
        </Show>
      </div>
      {/* What comes late must not take the board away meanwhile. */}
      <Suspense>
        <Show when={onBoard().length > 0}>
          <BoardThings {...props} frame={frame()} trays={onBoard()} />
        </Show>
        <Show when={props.decisive?.length}>
          <Spotlight frame={frame()} cells={props.decisive!} links={props.scene.links ?? []} />
        </Show>
        <Show when={aim()}>
          {at => (
            <AimView
              aim={at()}
              root={root}
              frame={frame()}
              language={props.language}
              act={act(at().cell)}
              onAim={cell => setAim({ cell, finger: 'lifted' })}
              onConfirm={() => {
                const point = meant(board, at().cell)
                setAim(undefined)
                board.tell(point)
              }}
              onCancel={() => setAim(undefined)}
            />
          )}
        </Show>
        <Show when={fanned()}>
          {at => (
            <StackFan
              frame={frame()}
              cell={at().cell}
              pieces={byCell().get(at().cell) ?? []}
              stencils={stencils()}
              language={props.language}
              worldStyle={worldStyle()}
              targets={targets()}
              point={point => props.onPoint?.(point)}
            />
          )}
        </Show>
      </Suspense>
    </div>
  )
}

/**
 * About how many pixels a cell will have in a place: by its width, and by its height where that is not the board's own. Without the rim,
 * which depends on it.
 */
function cellPixels({ view, rims, board }: Frame, place: HTMLElement): number {
  const high = getComputedStyle(place).containerType === 'size' ? place.clientHeight : innerHeight
  const [left, top, right, bottom] = rims
  const rim = board.cells.every(cell => cell.outline) ? 0.3 : 1.5
  return Math.min(place.clientWidth / (view[2] - left - right + rim), high / (view[3] - top - bottom + rim))
}
