import { createSignal, For, Show, type JSX } from 'solid-js'
import { MOST, type Face, type Kind, type KindFields, type OneAct } from '../../../table/index.ts'
import { AskDialog } from '../../shell/Dialog.tsx'
import { Dock } from '../Dock.tsx'
import { kindName } from '../act-words.ts'
import { OFFERS } from '../drawings.ts'
import { FacePicture } from '../FacePicture.tsx'
import type { Desk } from '../state.ts'
import { loadPieceWords, pieceWords } from '../text/piece-words.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'
import { NumberField } from './Fields.tsx'
import { PictureButton } from './PictureButton.tsx'
import { TintDots } from './TintDots.tsx'

await rt.load()

await wt.load()
await loadPieceWords()

/** A kind changed afterwards: its name, its count, and the look and size of each of its sides. */
export function KindDialog(props: {
  readonly desk: Desk
  readonly kind: string
  readonly onClose: () => void
}): JSX.Element {
  const { desk } = props
  const table = () => desk.session.now()
  const kind = () => table().box.find(each => each.id === props.kind)
  const [side, setSide] = createSignal(0)
  const [asking, setAsking] = createSignal(false)
  const sides = (of: Kind): readonly Face[] => [of.front, ...(of.back ? [of.back] : []), ...(of.more ?? [])]
  const out = () => table().things.filter(each => each.what === 'piece' && each.kind === props.kind).length
  const rekind = (fields: KindFields) => desk.session.do({ do: 'rekind', kind: props.kind, fields })
  /** The sides as a whole: the first is the front, the second the back. */
  const setSides = (faces: readonly Face[]) => {
    const [front, back, ...more] = faces
    if (front) rekind({ front, back: back ?? null, more })
  }
  const change = (fields: (face: Face) => Face) => {
    const now = kind()
    if (now) setSides(sides(now).map((face, i) => (i === side() ? fields(face) : face)))
  }
  const wide = (face: Face, width: number): Face => ({
    ...face,
    width,
    height: (width * face.height) / face.width,
  })
  const total = () => (kind()?.inside ?? 0) + out()
  const count = (wanted: number) => {
    const now = kind()
    if (!now) return
    const by = Math.max(-now.inside, Math.min(MOST.copies - now.inside, wanted - total()))
    if (by !== 0) desk.session.do({ do: 'stock', kind: now.id, by })
  }
  const remove = () => {
    const act: OneAct = { do: 'unkind', kind: props.kind }
    if (desk.session.do(act)) props.onClose()
  }
  return (
    <Dock title={wt().kind.title} onClose={props.onClose}>
      <Show when={kind()}>
        {now => (
          <>
            <label class="field">
              <span>{tt().name}</span>
              <input
                type="text"
                maxLength={60}
                value={now().name}
                placeholder={kindName(table(), now())}
                onChange={event => rekind({ name: event.currentTarget.value.trim() })}
              />
            </label>
            <div class="table-fields">
              <NumberField
                label={wt().kind.count}
                least={out() || 1}
                most={1000}
                value={total()}
                onValue={count}
              />
              <p class="muted small">{wt().kind.onTable(out())}</p>
            </div>
            <h3>{wt().kind.sides}</h3>
            <div class="faces-chosen kind-sides" role="radiogroup" aria-label={wt().kind.sides}>
              <For each={sides(now())}>
                {(face, i) => (
                  <button
                    type="button"
                    class="table-tile face-choice"
                    role="radio"
                    aria-checked={side() === i()}
                    aria-label={wt().kind.side(i() + 1)}
                    onClick={() => setSide(i())}
                  >
                    <FacePicture pictures={table().pictures} face={face} alt="" />
                    <span>{i() + 1}</span>
                  </button>
                )}
              </For>
            </div>
            <div class="acts">
              <button
                type="button"
                class="quiet"
                disabled={sides(now()).length >= MOST.sides}
                onClick={() => {
                  setSides([...sides(now()), now().front])
                  setSide(sides(now()).length - 1)
                }}
              >
                {wt().kind.add}
              </button>
              <button
                type="button"
                class="quiet"
                disabled={sides(now()).length < 2}
                onClick={() => {
                  setSides(sides(now()).filter((_, i) => i !== side()))
                  setSide(0)
                }}
              >
                {wt().kind.remove(side() + 1)}
              </button>
            </div>
            <Show when={sides(now())[side()]}>
              {face => (
                <>
                  <NumberField
                    label={tt().size}
                    least={0.2}
                    most={20}
                    step={0.1}
                    value={Math.round(face().width * 100) / 100}
                    onValue={width => change(each => wide(each, width))}
                  />
                  <Show when={artOf(face())}>
                    {art => (
                      <>
                        <TintDots
                          label={rt().pieces.tint}
                          chosen={[art().tint]}
                          most="one"
                          onChosen={chosen =>
                            change(each =>
                              each.kind === 'art' ? { ...each, tint: chosen.at(-1) ?? each.tint } : each,
                            )
                          }
                        />
                        <Show when={!art().cells}>
                          <label class="field">
                            <span>{rt().pieces.library}</span>
                            <select
                              value={art().art}
                              onChange={event => {
                                const name = event.currentTarget.value
                                change(each => (each.kind === 'art' ? { ...each, art: name } : each))
                              }}
                            >
                              <For each={[...new Set(OFFERS.map(offer => offer.art))]}>
                                {name => <option value={name}>{pieceWords().arts[name]}</option>}
                              </For>
                            </select>
                          </label>
                          <label class="field">
                            <span>{rt().pieces.text}</span>
                            <input
                              type="text"
                              maxLength={12}
                              value={art().text ?? ''}
                              onChange={event => {
                                const text = event.currentTarget.value
                                change(each => (each.kind === 'art' ? written(each, text) : each))
                              }}
                            />
                          </label>
                        </Show>
                      </>
                    )}
                  </Show>
                  <PictureButton
                    desk={desk}
                    onPicture={picture => {
                      const own = table().pictures[picture]
                      const ratio = own ? own.height / own.width : 1
                      change(({ width }) => ({ kind: 'picture', picture, width, height: width * ratio }))
                    }}
                  />
                </>
              )}
            </Show>
            <div class="dialog-acts foot-acts">
              <button type="button" class="quiet" onClick={() => (out() > 0 ? setAsking(true) : remove())}>
                {wt().kind.delete}
              </button>
              <button type="button" class="main" onClick={() => props.onClose()}>
                {tt().done}
              </button>
            </div>
            <Show when={asking()}>
              <AskDialog
                title={wt().kind.removeTitle}
                text={wt().kind.removeText(out())}
                yes={wt().kind.delete}
                onYes={remove}
                onClose={() => setAsking(false)}
              />
            </Show>
          </>
        )}
      </Show>
    </Dock>
  )
}

type ArtFace = Face & { readonly kind: 'art' }
const artOf = (face: Face): ArtFace | undefined => (face.kind === 'art' ? face : undefined)

function written(face: ArtFace, text: string): Face {
  const { text: _, ...blank } = face
  return text === '' ? blank : { ...blank, text }
}
