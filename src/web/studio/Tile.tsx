import { createEffect, createMemo, createSignal, For, on, Show, untrack, type JSX } from 'solid-js'
import type { Contrast } from '../../studio/contrast.ts'
import { CONDITIONS, type CardId, type Colour } from '../../studio/deck.ts'
import { shapeName, shapeOf, SIDES, type Side } from '../../studio/shapes.ts'
import { Icon } from '../shell/Icon.tsx'
import { say } from '../text/text.ts'
import { artPicture, drawnLater, faceAsk } from './art.ts'
import { CardField } from './CardField.tsx'
import { draw } from './drawing.ts'
import type { ShownFace } from './drawing-tasks.ts'
import { keyOf, type StudioSession } from './session.ts'
import { dt } from './text/text.ts'
import { worthOf } from './values.ts'
import { ValueNote } from './ValueNote.tsx'

interface TileProps {
  readonly session: StudioSession
  readonly index: number
}

interface FaceViewProps {
  readonly session: StudioSession
  readonly card: CardId
  readonly name: string
  readonly face: ShownFace | undefined
  readonly colour: Colour
  readonly onColour: (colour: Colour) => void
  readonly text: string
}

/** The card with its tick and colour. */
function FaceView(props: FaceViewProps): JSX.Element {
  const key = () => keyOf(props.card)
  return (
    <div class="st-face">
      <Show when={props.face} fallback={<div class="st-blank" />}>
        {face => (
          <>
            <img src={artPicture(face())} alt="" draggable={false} />
            <svg
              viewBox="0 0 63 88"
              role="img"
              aria-label={props.text === '' ? props.name : `${props.name}: ${props.text}`}
              // Outlines made by our own typesetter: paths and numbers only.
              // eslint-disable-next-line solid/no-innerhtml
              innerHTML={face().letters}
            />
          </>
        )}
      </Show>
      <label class="st-tick">
        <input
          type="checkbox"
          checked={props.session.ticked(key())}
          aria-label={dt().edit.tick(props.name)}
          onChange={event => props.session.tick([key()], event.currentTarget.checked ? 'on' : 'off')}
        />
      </label>
      <input
        type="color"
        class="st-colour"
        list="st-colours"
        aria-label={dt().edit.colour(props.name)}
        title={dt().edit.colour(props.name)}
        value={props.colour}
        onChange={event => props.onColour(event.currentTarget.value)}
      />
    </div>
  )
}

/** Shrinking and contrast of every text on the card, worst first. */
function LetteringNotes(props: {
  readonly session: StudioSession
  readonly card: CardId
  readonly face: ShownFace | undefined
  readonly colour: Colour
  readonly onColour: (colour: Colour) => void
}): JSX.Element {
  // Looking at the art below takes longer than setting the formula: the card is shown first.
  const [contrast, setContrast] = createSignal<Contrast>()
  createEffect(
    on([() => props.face, () => props.colour], async ([face, colour]) => {
      setContrast(undefined)
      if (!face || face.texts.length === 0) return
      const still = () => props.face === face && props.colour === colour
      const low = await draw('contrast', () =>
        still() ? faceAsk(props.session.deck(), props.card, 'hu', '') : undefined,
      )
      if (low && still()) setContrast(low)
    }),
  )
  return (
    <>
      <For each={props.face?.texts ?? []}>
        {({ note: noted, side }) => (
          <Show when={noted}>
            {note => (
              <p class={note().kind === 'too-long' ? 'st-warning' : 'muted'}>
                {side ? `${dt().edit.sides[side]}: ` : ''}
                {say(note().words)}
              </p>
            )}
          </Show>
        )}
      </For>
      <Show when={contrast()}>
        {found => (
          <p class="st-warning">
            {dt().edit.contrast(found().ratio)}{' '}
            <Show when={found().better}>
              {better => (
                <button type="button" class="st-better" onClick={() => props.onColour(better())}>
                  <span class="st-swatch" style={{ background: better() }} />
                  {dt().edit.better(better())}
                </button>
              )}
            </Show>
          </p>
        )}
      </Show>
    </>
  )
}

export function PathTile(props: TileProps): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- a tile stays with its card
  const id: CardId = { type: 'path', index: props.index }
  const card = createMemo(() => props.session.deck().paths[props.index]!)
  const drawn = drawnLater(
    () => props.session.deck(),
    id,
    () => 'hu',
    `${keyOf(id)}-`,
  )
  createEffect(on([card, () => props.session.deck().pictures?.jungle], () => drawn.redraw(), { defer: true }))
  // A value that took its time comes in when it is there.
  createEffect(() => {
    const { latex, value } = card()
    const late = value === null && latex !== '' ? worthOf(latex) : null
    if (late !== null) untrack(() => props.session.fill(props.index, late))
  })
  const name = () => dt().edit.card(props.index + 1, say(shapeName(shapeOf(card().shape))))
  const colour = (to: Colour) => props.session.act({ type: 'colour', card: props.index, colour: to })
  return (
    <li class="st-tile" data-card={keyOf(id)} aria-label={name()}>
      <FaceView
        session={props.session}
        card={id}
        name={name()}
        face={drawn.face()}
        colour={card().colour}
        onColour={colour}
        text={card().latex}
      />
      <CardField
        label={dt().edit.field(props.index + 1)}
        text={card().latex}
        leaving="sets"
        hold={work => props.session.hold(work)}
        onSet={latex => props.session.act({ type: 'write', card: props.index, latex, value: worthOf(latex) })}
        notes={
          <>
            <Show when={card().latex !== ''}>
              <ValueNote
                latex={card().latex}
                kept={card().value}
                onValue={value =>
                  props.session.act({ type: 'write', card: props.index, latex: card().latex, value })
                }
                onLatex={latex =>
                  props.session.act({ type: 'write', card: props.index, latex, value: worthOf(latex) })
                }
              />
            </Show>
            <LetteringNotes
              session={props.session}
              card={id}
              face={drawn.face()}
              colour={card().colour}
              onColour={colour}
            />
          </>
        }
      />
    </li>
  )
}

export function StartTile(props: TileProps): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- a tile stays with its card
  const id: CardId = { type: 'start', index: props.index }
  const [side, setSide] = createSignal<Side>('N')
  const card = createMemo(() => props.session.deck().starts[props.index]!)
  const here = () => card().sides[side()]
  const drawn = drawnLater(
    () => props.session.deck(),
    id,
    () => 'hu',
    `${keyOf(id)}-`,
  )
  createEffect(on([card, () => props.session.deck().pictures?.jungle], () => drawn.redraw(), { defer: true }))
  const name = () => dt().edit.start(props.index + 1)
  const colour = (to: Colour) => props.session.act({ type: 'colour-start', start: props.index, colour: to })
  /** The side is the one chosen when Enter comes, whatever is chosen while the text is checked. */
  const writeTo = (at: Side) => (latex: string) =>
    props.session.act({ type: 'write-start', start: props.index, side: at, latex })
  const texts = () =>
    SIDES.filter(each => card().sides[each].latex !== '')
      .map(each => `${dt().edit.sideNames[each]}: ${card().sides[each].latex}`)
      .join('; ')
  return (
    <li class="st-tile" data-card={keyOf(id)} aria-label={name()}>
      <FaceView
        session={props.session}
        card={id}
        name={name()}
        face={drawn.face()}
        colour={card().colour}
        onColour={colour}
        text={texts()}
      />
      <CardField
        label={dt().edit.startField(props.index + 1)}
        text={here().latex}
        leaving="waits"
        hold={work => props.session.hold(work)}
        onSet={writeTo(side())}
        beside={
          <select
            class="st-side"
            aria-label={`${dt().edit.side}, ${name()}`}
            value={side()}
            onChange={event => setSide(SIDES.find(each => each === event.currentTarget.value) ?? 'N')}
          >
            <For each={SIDES}>
              {each => (
                <option value={each} title={dt().edit.sideNames[each]}>
                  {dt().edit.sides[each]}
                </option>
              )}
            </For>
          </select>
        }
        notes={
          <>
            <div class="st-line">
              <select
                class="st-condition"
                aria-label={`${dt().edit.condition}, ${name()}`}
                value={here().condition}
                onChange={event => {
                  const condition = CONDITIONS.find(each => each === event.currentTarget.value)
                  if (condition)
                    props.session.act({
                      type: 'write-start',
                      start: props.index,
                      side: side(),
                      latex: here().latex,
                      condition,
                    })
                }}
              >
                <For each={CONDITIONS}>
                  {each => <option value={each}>{dt().edit.conditions[each]}</option>}
                </For>
              </select>
              <Show when={props.session.deck().starts.length > 1}>
                <button
                  type="button"
                  class="plain st-remove"
                  aria-label={dt().edit.removeStart(props.index + 1)}
                  title={dt().edit.removeStart(props.index + 1)}
                  onClick={() => props.session.act({ type: 'remove-start', start: props.index })}
                >
                  <Icon name="remove" />
                </button>
              </Show>
            </div>
            <Show when={here().latex !== '' && here().condition === 'none'}>
              <p class="st-warning">{dt().edit.conditionUnknown}</p>
            </Show>
            <LetteringNotes
              session={props.session}
              card={id}
              face={drawn.face()}
              colour={card().colour}
              onColour={colour}
            />
          </>
        }
      />
    </li>
  )
}
