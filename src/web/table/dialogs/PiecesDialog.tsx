import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { addAllArts } from '../../../board/art/all.ts'
import type { Face, Kind, OneAct } from '../../../table/index.ts'
import { AskDialog } from '../../shell/Dialog.tsx'
import { Dock } from '../Dock.tsx'
import { assure, complain } from '../complaints.ts'
import { dragOut, pullable } from '../drag-out.ts'
import { freshKey } from '../../store/records.ts'
import { artName, kindName } from '../act-words.ts'
import { FAMILIES, OFFERS, type Family, type Offer } from '../drawings.ts'
import { FacePicture } from '../FacePicture.tsx'
import { pilePlaces } from '../laying.ts'
import { outgoingOf } from '../placing.ts'
import { centred } from '../polyominoes.ts'
import type { Desk } from '../state.ts'
import { loadPieceWords } from '../text/piece-words.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'
import { ArtTile, createSight } from './ArtTile.tsx'
import { AddActs, NumberField } from './Fields.tsx'
import { PerDrag } from './PerDrag.tsx'
import { PictureButton } from './PictureButton.tsx'
import { TintDots } from './TintDots.tsx'
import '../things.css'

await rt.load()

await wt.load()
await loadPieceWords()
addAllArts()

const TEXTED = new Set(
  'shogi rank letter die token coin card atom number hourglass block toy-banner toy-banknote'.split(' '),
)
const pictureFace = (picture: string): Face => ({ kind: 'picture', picture, width: 1, height: 1 })
const isShown = (shown: Face | undefined, face: Face): boolean =>
  JSON.stringify(shown) === JSON.stringify(face)

/** Collects pieces into the box or onto the table: sides, colours, sizes, count. */
export function PiecesDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const table = () => desk.session.now()
  const [side, setSide] = createSignal<'front' | 'back'>('front')
  const [front, setFront] = createSignal<Face>()
  const [back, setBack] = createSignal<Face>()
  const [tints, setTints] = createSignal<readonly string[]>(['white'])
  const [family, setFamily] = createSignal<Family>('all')
  const [wanted, setWanted] = createSignal('')
  const [text, setText] = createSignal('')
  const [count, setCount] = createSignal(1)
  const [sizes, setSizes] = createSignal({ front: 1, back: 1 })
  const [name, setName] = createSignal('')
  const [leaving, setLeaving] = createSignal<Kind>()
  const tint = () => tints().at(-1) ?? 'white'
  const take = (face: Face) => {
    if (side() === 'back') return void setBack(face)
    setFront(face)
    if (desk.dose() === 'endless') desk.hold({ kind: kindOf(face), from: 'list' })
  }
  const faceOf = ({ art, text: own, cells }: Offer): Face => {
    const written = own ?? (text() !== '' && TEXTED.has(art) ? text() : undefined)
    const shape = cells && cells.length > 1 ? centred(cells) : undefined
    return {
      kind: 'art',
      art,
      tint: tint(),
      width: shape?.width ?? 1,
      height: shape?.height ?? 1,
      ...(written === undefined ? {} : { text: written }),
      ...(shape ? { cells: shape.cells } : {}),
    }
  }
  const nameOf = (offer: Offer) => [artName(faceOf(offer)), offer.more].filter(Boolean).join(' ')
  const found = createMemo(() => {
    const words = wanted().trim().toLowerCase()
    return OFFERS.filter(
      offer =>
        (family() === 'all' || offer.family === family()) &&
        (words === '' || nameOf(offer).toLowerCase().includes(words)),
    )
  })
  const sight = createSight()
  const sized = (face: Face, size: number): Face => {
    const picture = face.kind === 'picture' ? table().pictures[face.picture] : undefined
    const ratio = picture ? picture.height / picture.width : face.height / face.width
    return { ...face, width: size * face.width, height: size * face.width * ratio }
  }
  const kindOf = (face: Face): Kind => {
    const under = back()
    return {
      id: freshKey(),
      name: name().trim(),
      front: sized(face, sizes().front),
      ...(under ? { back: sized(under, sizes().back) } : {}),
      inside: count(),
    }
  }
  const kinds = (face: Face | undefined): Kind[] => {
    if (!face) return []
    return face.kind === 'art' && tints().length > 1
      ? tints().map(colour => kindOf({ ...face, tint: colour }))
      : [kindOf(face)]
  }
  /** Straight out of the list onto the table; the box learns the kind by it. */
  const pull = (event: PointerEvent & { readonly currentTarget: HTMLElement }, face: Face) =>
    dragOut(event, desk, outgoingOf(desk, kindOf(face), 'list'))
  /** Every picture that is shown, each as a kind. */
  const addAll = () =>
    add(
      'box',
      found().flatMap(offer => kinds(faceOf(offer))),
    )
  const add = (where: 'box' | 'table', made: readonly Kind[] = kinds(front())) => {
    const [first] = made
    if (!first) return complain(rt().pieces.needFront)
    const spots =
      where === 'table'
        ? pilePlaces(
            desk,
            made.map(kind => ({ size: kind.front, count: count() })),
          )
        : []
    const id = desk.session.numbers(count() * made.length)
    const acts = made.flatMap((kind, i): OneAct[] => {
      const spot = spots[i]
      const into: OneAct = { do: 'kind', kind }
      return spot
        ? [into, { do: 'put', kind: kind.id, count: count(), x: spot.x, y: spot.y, id: id + i * count() }]
        : [into]
    })
    const [only] = acts
    if (!only || !desk.session.do(acts.length === 1 ? only : { do: 'many', as: 'put', acts })) return
    assure(
      where === 'table'
        ? wt().placed(count() * made.length)
        : rt().pieces.added(count(), kindName(table(), first)),
    )
    setName('')
  }
  const out = (kind: Kind) =>
    table().things.filter(thing => thing.what === 'piece' && thing.kind === kind.id).length
  const remove = (kind: Kind) => desk.session.do({ do: 'unkind', kind: kind.id })
  return (
    <Dock title={rt().pieces.title} onClose={props.onClose} tab={{ of: 'pieces', desk }}>
      <section class="stack in-box">
        <h3>{rt().pieces.inBox}</h3>
        <ul ref={pullable} class="box-strip" tabindex="0" aria-label={rt().pieces.inBox}>
          <For each={table().box} fallback={<li class="muted">–</li>}>
            {kind => (
              <li>
                <button
                  type="button"
                  class="plain strip-kind"
                  aria-label={`${wt().pieces.edit(kindName(table(), kind))}, ${kind.inside}`}
                  title={wt().pieces.edit(kindName(table(), kind))}
                  onClick={() => desk.show({ what: 'kind', kind: kind.id })}
                  onPointerDown={event =>
                    kind.inside > 0 && dragOut(event, desk, outgoingOf(desk, kind, 'box'))
                  }
                >
                  <FacePicture pictures={table().pictures} face={kind.front} alt="" />
                  <Show when={kind.back}>
                    <FacePicture pictures={table().pictures} face={kind.back} alt="" />
                  </Show>
                  <span>{kind.inside}</span>
                </button>
                <button
                  type="button"
                  class="plain"
                  aria-label={rt().pieces.remove(kindName(table(), kind))}
                  onClick={() => (out(kind) > 0 ? setLeaving(kind) : remove(kind))}
                >
                  ×
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
      <section class="stack adding">
        <h3>{rt().pieces.adding}</h3>
        <div class="faces-chosen" role="radiogroup" aria-label={rt().pieces.choosing}>
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
                <span>{rt().pieces[each]}</span>
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
            {rt().pieces.none}
          </button>
        </div>
        <div class="piece-search">
          <input
            type="search"
            aria-label={wt().pieces.search}
            placeholder={wt().pieces.search}
            value={wanted()}
            onInput={event => setWanted(event.currentTarget.value)}
            onKeyDown={event => {
              const [first] = found()
              if (event.key !== 'Enter' || !first) return
              event.preventDefault()
              take(faceOf(first))
            }}
          />
          <select
            aria-label={rt().pieces.library}
            value={family()}
            onChange={event => setFamily(FAMILIES.find(each => each === event.currentTarget.value) ?? 'all')}
          >
            <For each={FAMILIES}>{each => <option value={each}>{wt().pieces.families[each]}</option>}</For>
          </select>
          <Show when={found().length > 0 && found().length <= 100}>
            <button type="button" class="quiet" onClick={addAll}>
              {wt().pieces.all(found().length)}
            </button>
          </Show>
        </div>
        <TintDots chosen={tints()} onChosen={setTints} label={rt().pieces.tint} />
        <div ref={pullable} class="art-list" role="group" aria-label={rt().pieces.library}>
          <For each={family() === 'own' ? [] : found()}>
            {each => (
              <ArtTile
                name={nameOf(each)}
                face={faceOf(each)}
                pictures={{}}
                pressed={isShown(side() === 'front' ? front() : back(), faceOf(each))}
                sight={sight}
                onChoose={() => take(faceOf(each))}
                onPull={event => pull(event, faceOf(each))}
              />
            )}
          </For>
          <For each={family() === 'own' || family() === 'all' ? Object.entries(table().pictures) : []}>
            {([id, picture]) => (
              <ArtTile
                name={picture.name}
                face={pictureFace(id)}
                pictures={table().pictures}
                pressed={isShown(side() === 'front' ? front() : back(), pictureFace(id))}
                sight={sight}
                onChoose={() => take(pictureFace(id))}
                onPull={event => pull(event, pictureFace(id))}
              />
            )}
          </For>
        </div>
        <div class="own-faces">
          <PictureButton desk={desk} onPicture={id => take(pictureFace(id))} />
          <button type="button" class="quiet" onClick={() => desk.show({ what: 'polyomino' })}>
            {wt().pieces.draw}
          </button>
        </div>
        <div class="table-fields">
          <label class="field">
            <span>{rt().pieces.text}</span>
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
          <NumberField
            label={wt().pieces.frontSize}
            least={0.2}
            most={20}
            step={0.1}
            value={sizes().front}
            onValue={size => setSizes({ front: size, back: size })}
          />
          <Show when={back()}>
            <NumberField
              label={wt().pieces.backSize}
              least={0.2}
              most={20}
              step={0.1}
              value={sizes().back}
              onValue={size => setSizes({ ...sizes(), back: size })}
            />
          </Show>
        </div>
      </section>
      <AddActs
        class="foot-acts"
        above={<PerDrag desk={desk} />}
        count={{ value: count(), most: 1000, onValue: setCount }}
        onAdd={() => add('box')}
        onDone={() => props.onClose()}
      >
        <button type="button" class="quiet" onClick={() => add('table')}>
          {wt().pieces.toTable}
        </button>
      </AddActs>
      <Show when={leaving()}>
        {kind => (
          <AskDialog
            title={wt().kind.removeTitle}
            text={wt().kind.removeText(out(kind()))}
            yes={wt().kind.delete}
            onYes={() => remove(kind())}
            onClose={() => setLeaving(undefined)}
          />
        )}
      </Show>
    </Dock>
  )
}
