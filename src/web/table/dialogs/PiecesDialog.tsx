import { createSignal, For, Show, type JSX } from 'solid-js'
import { addAllArts, ART_NAMES } from '../../../board/art/all.ts'
import { TINT_NAMES } from '../../../board/palette.ts'
import type { Face } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { assure, complain } from '../complaints.ts'
import { freshKey } from '../../store/records.ts'
import { FacePicture } from '../FacePicture.tsx'
import type { Desk } from '../state.ts'
import { artName, kindName } from '../act-words.ts'
import { pieceWordsIfHere } from '../text/piece-words.ts'
import { tt } from '../text/text.ts'
import { AddActs, NumberField } from './Fields.tsx'
import { PictureButton } from './PictureButton.tsx'

const TEXTED = new Set([
  'shogi',
  'rank',
  'letter',
  'die',
  'token',
  'coin',
  'card',
  'atom',
  'number',
  'hourglass',
  'block',
])

/** Collects pieces into the box: front, back, count. */
export function PiecesDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  addAllArts()
  const { desk } = props
  const table = () => desk.session.now()
  const [side, setSide] = createSignal<'front' | 'back'>('front')
  const [front, setFront] = createSignal<Face>()
  const [back, setBack] = createSignal<Face>()
  const [tint, setTint] = createSignal('white')
  const [text, setText] = createSignal('')
  const [count, setCount] = createSignal(1)
  const [size, setSize] = createSignal(1)
  const [name, setName] = createSignal('')
  const take = (face: Face) => {
    if (side() === 'front') setFront(face)
    else setBack(face)
  }
  const art = (each: string): Face => ({
    kind: 'art',
    art: each,
    tint: tint(),
    width: 1,
    height: 1,
    ...(text() !== '' && TEXTED.has(each) ? { text: text() } : {}),
  })
  const sized = (face: Face): Face => {
    const picture = face.kind === 'picture' ? table().pictures[face.picture] : undefined
    const ratio = picture ? picture.height / picture.width : 1
    return { ...face, width: size() * face.width, height: size() * face.width * ratio }
  }
  const add = () => {
    const face = front()
    if (!face) return complain(tt().pieces.needFront)
    const under = back()
    const kind = {
      id: freshKey(),
      name: name().trim(),
      front: sized(face),
      ...(under ? { back: sized(under) } : {}),
      inside: count(),
    }
    if (desk.session.do({ do: 'kind', kind })) {
      assure(tt().pieces.added(count(), kindName(table(), kind)))
      setName('')
    }
  }
  return (
    <Dock title={tt().pieces.title} onClose={props.onClose}>
      <section class="stack">
        <h3>{tt().pieces.inBox}</h3>
        <ul class="box-strip" tabindex="0" aria-label={tt().pieces.inBox}>
          <For each={table().box} fallback={<li class="muted">–</li>}>
            {kind => (
              <li>
                <FacePicture pictures={table().pictures} face={kind.front} alt={kindName(table(), kind)} />
                <Show when={kind.back}>
                  <FacePicture pictures={table().pictures} face={kind.back} alt="" />
                </Show>
                <span>{kind.inside}</span>
                <button
                  type="button"
                  class="plain"
                  aria-label={tt().pieces.remove(kindName(table(), kind))}
                  onClick={() => desk.session.do({ do: 'unkind', kind: kind.id })}
                >
                  ×
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
      <section class="stack adding">
        <h3>{tt().pieces.adding}</h3>
        <div class="faces-chosen" role="radiogroup" aria-label={tt().pieces.choosing}>
          <For each={['front', 'back'] as const}>
            {each => (
              <button
                type="button"
                class="table-tile face-choice"
                role="radio"
                aria-checked={side() === each}
                onClick={() => setSide(each)}
              >
                <FacePicture pictures={table().pictures} face={each === 'front' ? front() : back()} alt="" />
                <span>{tt().pieces[each]}</span>
              </button>
            )}
          </For>
          <button
            type="button"
            class="quiet"
            disabled={!back()}
            onClick={() => {
              setBack(undefined)
              setSide('front')
            }}
          >
            {tt().pieces.none}
          </button>
        </div>
        <div class="tint-dots" role="group" aria-label={tt().pieces.tint}>
          <For each={TINT_NAMES}>
            {each => (
              <button
                type="button"
                class="tint-dot"
                aria-label={pieceWordsIfHere()?.tints[each]}
                title={pieceWordsIfHere()?.tints[each]}
                aria-pressed={tint() === each}
                style={{ '--tint': `var(--tint-${each}-base)` }}
                onClick={() => setTint(each)}
              />
            )}
          </For>
        </div>
        <div class="art-list" role="group" aria-label={tt().pieces.library}>
          {/* A bare body shows nothing: it is for drawings that games bring along. */}
          <For each={ART_NAMES.filter(name => name !== 'bare')}>
            {each => (
              <button
                type="button"
                class="table-tile art"
                aria-label={artName(art(each))}
                title={artName(art(each))}
                onClick={() => take(art(each))}
              >
                <FacePicture pictures={table().pictures} face={art(each)} alt="" />
              </button>
            )}
          </For>
          <For each={Object.entries(table().pictures)}>
            {([id, picture]) => (
              <button
                type="button"
                class="table-tile art"
                aria-label={picture.name}
                title={picture.name}
                onClick={() => take({ kind: 'picture', picture: id, width: 1, height: 1 })}
              >
                <img class="tile-picture" src={picture.data} alt="" />
              </button>
            )}
          </For>
        </div>
        <PictureButton
          desk={desk}
          onPicture={id => take({ kind: 'picture', picture: id, width: 1, height: 1 })}
        />
        <div class="table-fields">
          <label class="field">
            <span>{tt().pieces.text}</span>
            <input
              type="text"
              maxLength={12}
              value={text()}
              onInput={event => setText(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            <span>{tt().name}</span>
            <input
              type="text"
              maxLength={60}
              value={name()}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <NumberField label={tt().size} least={0.2} most={20} step={0.1} value={size()} onValue={setSize} />
        </div>
      </section>
      <AddActs
        class="foot-acts"
        count={{ value: count(), most: 1000, onValue: setCount }}
        onAdd={add}
        onDone={() => props.onClose()}
      />
    </Dock>
  )
}
