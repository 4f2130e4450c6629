import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js'
import { RUBY } from '../../../games/uj/ekkovadaszok/cards.ts'
import { columnOf, rowOf, START } from '../../../games/uj/ekkovadaszok/grid.ts'
import type { LyingCard, LyingGoal } from '../../../games/uj/ekkovadaszok/seat-view.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { t } from '../../text/text.ts'
import { CardPicture } from './CardPicture.tsx'
import { cardText } from './card-words.ts'
import type { HandChoice } from './hand-choice.ts'
import { pointedAt } from './hint-words.ts'
import { createMapCamera, type Box } from './map-camera.ts'
import { openEnds } from './open-ends.ts'
import { plainLatex } from './plain-latex.ts'
import { pictureOfCard, pictureOfGoal } from './pictures.ts'
import { whereWords } from './story.ts'
import type { HunterMatch } from './hunter-match.ts'
import { ht } from './text/text.ts'

/** Cards are 63 × 88 mm; a pixel of the world is a millimetre. */
const [WIDE, HIGH] = [64, 89]
/** A map narrower than this comes nearer. */
const NARROW = 480
const at = (cell: number) => ({
  left: `${columnOf(cell) * WIDE}px`,
  top: `${rowOf(cell) * HIGH}px`,
})

const sameCards = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b)

/** The growing maze: Start, the goals, the cards laid, and where the card in the hand may go. */
export function MapView(props: { readonly hunt: HunterMatch; readonly choosing: HandChoice }): JSX.Element {
  const { hunt, choosing } = props
  const { view, pictures } = hunt
  const [hinted] = hunt.hinted
  const hintedCells = createMemo((): readonly number[] =>
    hinted() === undefined ? [] : pointedAt(hinted()!, hunt.hunters.state.goalCells).cells,
  )
  const box = createMemo(() => {
    const columns = view().maze.map(({ column }) => column)
    const rows = view().maze.map(({ row }) => row)
    const last = columnOf(view().goals[0]!.cell)
    const [west, east] = [Math.min(0, ...columns) - 1, Math.max(last, ...columns) + 1]
    const [north, south] = [Math.min(-2, ...rows) - 1, Math.max(2, ...rows) + 1]
    // A card may always go to the west; beyond the goals a little air is enough at first.
    return {
      x: (west - 0.1) * WIDE,
      y: (north + 0.3) * HIGH,
      w: (east - west + 0.6) * WIDE,
      h: (south - north + 0.4) * HIGH,
    }
  })
  let place: HTMLElement | undefined
  const AIMS = ['fits', 'turn', 'maybe', 'wash', 'look']
  /** Where the card in the hand may go, with what lies around it. */
  const focus = createMemo((): Box | undefined => {
    const aims = choosing.targets().filter(({ kind }) => AIMS.includes(kind))
    if (aims.length === 0 && hintedCells().length === 0) return undefined
    // Where there is room, the places that ask "why not here?" are shown with them.
    const isNarrow = (place?.clientWidth ?? 0) < NARROW
    const cells = (isNarrow ? aims : choosing.targets()).map(({ cell }) => cell).concat(hintedCells())
    const [columns, rows] = [cells.map(columnOf), cells.map(rowOf)]
    const [west, north] = [Math.min(...columns) - 1.1, Math.min(...rows) - 0.7]
    return {
      x: west * WIDE,
      y: north * HIGH,
      w: (Math.max(...columns) + 2.1 - west) * WIDE,
      h: (Math.max(...rows) + 1.7 - north) * HIGH,
    }
  })
  const { eye, hold, fitWhole, zoom } = createMapCamera(box, focus)
  /** The card under the pointer or the keyboard's focus, shown large beside it. */
  const [lens, setLens] = createSignal<LyingCard>()
  const lensSide = () =>
    (lens()?.column ?? 0) * WIDE * eye().scale + eye().x > (place?.clientWidth ?? 0) / 2 ? 'west' : 'east'
  const ends = createMemo(() => (hunt.valuesCount() ? openEnds(view()) : []))
  const letterOf = (cell: number) => ends().find(end => end.card.cell === cell)?.letter
  const words = ({ code }: LyingCard): string => plainLatex(hunt.hunters.faceOf(code).latex) || ht().noText
  // On a phone the hand lies below the map: who takes a card wants to see where it may go.
  createEffect(
    on(
      choosing.held,
      held => {
        if (held !== undefined) place?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
        setLens(undefined)
      },
      { defer: true },
    ),
  )
  const [near, setNear] = createSignal<LyingCard>()
  const maze = createMemo(() => view().maze, undefined, { equals: sameCards })
  const goals = createMemo(() => view().goals, undefined, { equals: sameCards })
  const goalWords = (goal: LyingGoal, i: number): string =>
    [
      ht().goals[i],
      goal.face === 0 ? ht().goalDown : goal.face === RUBY ? ht().ruby : ht().coal,
      goal.face !== 0 && !goal.isUp && hunt.viewer() !== undefined ? ht().peeked : '',
      goal.seenBy.length > 0 && !goal.isUp
        ? ht().seenBy(t().listed(goal.seenBy.map(seat => hunt.name(seat))))
        : '',
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <div class="map-place" classList={{ night: view().night }} ref={element => (place = element)}>
      <section
        class="map-window"
        aria-label={ht().map}
        // The map is moved with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabindex="0"
        ref={hold}
      >
        <div
          class="map-world"
          style={{
            transform: `translate(${eye().x}px, ${eye().y}px) scale(${eye().scale})`,
            '--scale': eye().scale,
          }}
        >
          <span class="map-cell start" style={at(START)}>
            <CardPicture pictures={pictures} card={{ type: 'start', index: view().start }} alt={ht().start} />
          </span>
          <For each={goals()}>
            {(goal, i) => (
              <span
                class="map-cell goal"
                classList={{ up: goal.isUp, peeked: goal.face !== 0 && !goal.isUp }}
                style={at(goal.cell)}
              >
                <CardPicture
                  pictures={pictures}
                  card={pictureOfGoal(goal.face)}
                  turned={goal.turned}
                  alt={goalWords(goal, i())}
                />
                <Show when={goal.face !== 0 && !goal.isUp && hunt.viewer() !== undefined}>
                  <span class="peek-sign" aria-hidden="true">
                    ◉
                  </span>
                </Show>
              </span>
            )}
          </For>
          <For each={maze()}>
            {card => (
              <button
                type="button"
                class="map-cell laid"
                data-cell={card.cell}
                style={at(card.cell)}
                onClick={() => setNear(card)}
                onPointerEnter={event => event.pointerType === 'mouse' && setLens(card)}
                onPointerLeave={() => setLens(undefined)}
                onFocus={event => event.currentTarget.matches(':focus-visible') && setLens(card)}
                onBlur={() => setLens(undefined)}
              >
                <CardPicture
                  pictures={pictures}
                  card={pictureOfCard(card.code)}
                  turned={card.turned}
                  alt={`${cardText(hunt, card.code, card.turned)} (${whereWords(card.cell)})`}
                />
                <Show when={letterOf(card.cell)}>
                  {letter => (
                    <span class="end-sign" aria-hidden="true">
                      {letter()}
                    </span>
                  )}
                </Show>
              </button>
            )}
          </For>
          <Show when={choosing.spot() !== undefined}>
            <span class="map-cell ghost" style={at(choosing.spot()!)}>
              <CardPicture
                pictures={pictures}
                card={pictureOfCard(choosing.code())}
                turned={choosing.turned()}
                alt={ht().ghost(cardText(hunt, choosing.code(), choosing.turned()))}
              />
            </span>
          </Show>
          <For each={hintedCells()}>
            {cell => (
              <span class="map-cell hint-ring" style={at(cell)} data-hinted={cell} aria-hidden="true" />
            )}
          </For>
          <For each={choosing.targets()}>
            {target => (
              <button
                type="button"
                class={`map-cell target ${target.kind}`}
                classList={{ aimed: choosing.spot() === target.cell }}
                data-target={target.cell}
                style={at(target.cell)}
                aria-label={`${whereWords(target.cell)}: ${ht().target[target.kind]}`}
                onClick={() => choosing.aim(target.cell)}
              >
                <span aria-hidden="true">
                  {target.kind === 'no' ? '?' : target.kind === 'turn' ? '↻' : ''}
                </span>
              </button>
            )}
          </For>
        </div>
      </section>
      <Show when={lens()}>
        {card => (
          <div class={`map-lens ${lensSide()}`} aria-hidden="true">
            <CardPicture
              pictures={pictures}
              card={pictureOfCard(card().code)}
              turned={card().turned}
              alt=""
            />
          </div>
        )}
      </Show>
      <Show when={ends().length > 0}>
        <ul class="open-ends" aria-label={ht().ends}>
          <For each={ends()}>
            {({ letter, card }) => (
              <li>
                <button
                  type="button"
                  class="quiet"
                  onClick={() => setNear(card)}
                  onPointerEnter={event => event.pointerType === 'mouse' && setLens(card)}
                  onPointerLeave={() => setLens(undefined)}
                >
                  <b>{letter}</b> {words(card)}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={near()}>
        {card => (
          <Dialog title={ht().nearer} onClose={() => setNear(undefined)}>
            <p class="near-words">{words(card())}</p>
            <div class="near-card">
              <CardPicture
                pictures={pictures}
                card={pictureOfCard(card().code)}
                turned={card().turned}
                alt={cardText(hunt, card().code, card().turned)}
              />
            </div>
          </Dialog>
        )}
      </Show>
      <div class="map-tools">
        <button
          type="button"
          class="quiet"
          aria-label={ht().zoomIn}
          title={ht().zoomIn}
          onClick={() => zoom(1.3)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={ht().zoomOut}
          title={ht().zoomOut}
          onClick={() => zoom(1 / 1.3)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" class="quiet" aria-label={ht().fit} title={ht().fit} onClick={fitWhole}>
          <span aria-hidden="true">⤢</span>
        </button>
      </div>
    </div>
  )
}
