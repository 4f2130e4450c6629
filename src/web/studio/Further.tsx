import { createSignal, For, Show, type JSX } from 'solid-js'
import { FULL_COUNTS, furtherCards, NO_COUNTS, type CardId } from '../../studio/deck.ts'
import { GROUP_NAMES, GROUPS, KINDS, type Kind } from '../../studio/kinds.ts'
import { Menu } from '../shell/Menu.tsx'
import { A } from '../shell/router.tsx'
import { language, say } from '../text/text.ts'
import { artPicture, drawnLater } from './art.ts'
import { EditorHead } from './EditorHead.tsx'
import { PrintDialog } from './PrintDialog.tsx'
import { makePictures, makePictureSheet, PrintBar, printCards } from './printing.tsx'
import { ownPictures, PictureButton } from './OwnPicture.tsx'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'

interface KindTileProps {
  readonly session: StudioSession
  readonly kind: Kind
}

function KindTile(props: KindTileProps): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- a tile stays with its kind
  const card: CardId = { type: 'kind', kind: props.kind.id, look: 0 }
  const drawn = drawnLater(() => props.session.deck(), card, language)
  const name = () => say(props.kind.name)
  const count = () => props.session.deck().counts[props.kind.id]
  const ticked = () => props.session.ticked(props.kind.id) || count() > 0
  const tick = (how: 'on' | 'off') => {
    props.session.tick([props.kind.id], how)
    if (how === 'off') props.session.act({ type: 'count', kind: props.kind.id, count: 0 })
  }
  return (
    <li class="st-tile" data-card={props.kind.id} aria-label={name()}>
      <div class="st-face">
        <Show when={drawn.face()} fallback={<div class="st-blank" />}>
          {face => <img src={artPicture(face())} alt={name()} draggable={false} />}
        </Show>
      </div>
      <label class="st-tick">
        <input
          type="checkbox"
          checked={ticked()}
          aria-label={dt().further.tick(name())}
          onChange={event => tick(event.currentTarget.checked ? 'on' : 'off')}
        />
      </label>
      <p class="st-kind">{name()}</p>
      <div class="st-under">
        <label class="st-pieces">
          <span>{dt().further.pieces}</span>
          <select
            aria-label={dt().further.piecesOf(name())}
            disabled={!ticked()}
            value={count()}
            onChange={event =>
              props.session.act({
                type: 'count',
                kind: props.kind.id,
                count: Number(event.currentTarget.value),
              })
            }
          >
            <For each={Array.from({ length: props.kind.most + 1 }, (_, n) => n)}>
              {n => (
                <option value={n} selected={n === count()}>
                  {n}
                </option>
              )}
            </For>
          </select>
        </label>
        <Show when={props.kind.group !== 'goal'}>
          <PictureButton session={props.session} id={props.kind.id} name={name()} onDone={drawn.redraw} />
        </Show>
      </div>
    </li>
  )
}

/** One kind with two drawings: a left and a right bend. */
const isCoal = ({ id }: Kind): boolean => id === 'goalCoalNE' || id === 'goalCoalNW'

/** The cards nobody writes on: how many of each to save. */
export default function Further(props: { readonly session: StudioSession }): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- stays with its session
  const { session } = props
  const [settings, setSettings] = createSignal(false)
  const cards = () => furtherCards(session.deck().counts)
  const backs = ownPictures(session, ['back-ruby', 'back-goal', 'back-role'])
  const ids = KINDS.map(({ id }) => id)
  // The button stays pressed when single kinds are taken out again: the next press clears the rest.
  const [full, setFull] = createSignal(ids.every(id => session.deck().counts[id] === FULL_COUNTS[id]))
  const toggle = () => {
    const clearing = full() && cards().length > 0
    setFull(!clearing)
    session.tick(ids, clearing ? 'off' : 'on')
    session.act({ type: 'counts', counts: clearing ? NO_COUNTS : FULL_COUNTS })
  }
  return (
    <main id="content" class="st-editor st-further" tabindex="-1">
      <EditorHead session={session} heading={dt().further.heading}>
        <A class="button quiet" href={`/studio/${session.id}/cards`}>
          {dt().further.toEdit}
        </A>
        <Menu
          label={dt().edit.more}
          items={[
            { icon: 'exporting', text: dt().print.png, act: () => void makePictures(session, cards()) },
            { icon: 'grid', text: dt().print.sheetImage, act: () => void makePictureSheet(session, cards()) },
            ...backs.items(),
          ]}
        />
      </EditorHead>
      <backs.Field />
      <p class="st-intro muted">{dt().further.count}</p>
      <For each={GROUPS}>
        {group => (
          <section class="st-kinds" aria-label={say(GROUP_NAMES[group])}>
            <h2>{say(GROUP_NAMES[group])}</h2>
            <ul>
              <For each={KINDS.filter(kind => kind.group === group && !isCoal(kind))}>
                {kind => <KindTile session={session} kind={kind} />}
              </For>
              <Show when={group === 'goal'}>
                <li class="st-pair">
                  <ul>
                    <For each={KINDS.filter(isCoal)}>
                      {kind => <KindTile session={session} kind={kind} />}
                    </For>
                  </ul>
                  <h3>{dt().further.coal}</h3>
                </li>
              </Show>
            </ul>
          </section>
        )}
      </For>
      <PrintBar
        countText={dt().further.total(cards().length)}
        onSave={() => void printCards(session, cards())}
        onSettings={() => setSettings(true)}
      >
        <button type="button" class="quiet" aria-pressed={full()} onClick={toggle}>
          {dt().further.full}
        </button>
      </PrintBar>
      <Show when={settings()}>
        <PrintDialog onClose={() => setSettings(false)} />
      </Show>
    </main>
  )
}
