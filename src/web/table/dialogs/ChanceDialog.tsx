import { createSignal, For, Show, type JSX } from 'solid-js'
import type { NewThing } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { complain, retract } from '../complaints.ts'
import { say } from '../../text/text.ts'
import { addThings } from '../laying.ts'
import { layPack, readPack } from '../import.ts'
import type { Desk } from '../state.ts'
import { rt } from '../text/rare.ts'
import { tt } from '../text/text.ts'
import { wt } from '../text/things.ts'
import '../things.css'
import { AddActs } from './Fields.tsx'
import { PictureButton } from './PictureButton.tsx'

await rt.load()

await wt.load()

const plain = { x: 0, y: 0, angle: 0, locked: false } as const
type Device = 'die6' | 'dice' | 'numbers' | 'roulette' | 'pack'
const DEVICES: readonly Device[] = ['die6', 'dice', 'numbers', 'roulette', 'pack']
const SIDES = [4, 8, 10, 12, 20, 100] as const
const upTo = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1))

/** Chance devices onto the table, as many of each as wished. */
export function ChanceDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const [device, setDevice] = createSignal<Device>('die6')
  const [sides, setSides] = createSignal<number | 'custom'>(20)
  const [faces, setFaces] = createSignal('')
  const [least, setLeast] = createSignal(1)
  const [most, setMost] = createSignal(100)
  const [zeros, setZeros] = createSignal<1 | 2>(1)
  const [pack, setPack] = createSignal<{ title: string; cards: readonly string[] }>()
  const [runsOut, setRunsOut] = createSignal(true)
  const [count, setCount] = createSignal(1)
  const [together, setTogether] = createSignal(true)
  /** Pictures for the faces of a die, in the order they were chosen. */
  const [pictures, setPictures] = createSignal<readonly string[]>([])
  let field: HTMLInputElement | undefined

  const browse = async (file: File | undefined) => {
    if (!file) return
    retract()
    const read = await readPack(file)
    if (read.ok) setPack({ title: file.name.replace(/\.[^.]*$/, ''), cards: read.value })
    else complain(rt().file.refused(file.name), `${say(read.why)} ${tt().open.unchanged}`)
  }
  const made = (): NewThing | string => {
    const wanted = device()
    switch (wanted) {
      case 'die6':
        return { what: 'die', faces: upTo(6), showing: 0, ...plain }
      case 'dice': {
        const n = sides()
        const own = pictures()
        if (n === 'custom' && own.length > 1) {
          const names = own.map(
            (id, i) => desk.session.now().pictures[id]?.name.slice(0, 40) || String(i + 1),
          )
          return { what: 'die', faces: names, pictures: own, showing: 0, ...plain }
        }
        const written =
          n === 'custom'
            ? faces()
                .split('\n')
                .map(f => f.trim().slice(0, 40))
                .filter(Boolean)
            : upTo(n)
        return written.length < 2
          ? rt().chance.wrongFaces
          : { what: 'die', faces: written.slice(0, 1000), showing: 0, ...plain }
      }
      case 'numbers':
        return least() > most()
          ? rt().chance.wrongLimits
          : { what: 'numbers', least: least(), most: most(), showing: null, ...plain }
      case 'roulette':
        return { what: 'roulette', zeros: zeros(), showing: null, ...plain }
      case 'pack':
        return rt().chance.noPack
      default:
        return wanted satisfies never
    }
  }
  const add = () => {
    const chosen = pack()
    if (device() === 'pack' && chosen) return layPack(desk, chosen.title, chosen.cards, runsOut())
    const thing = made()
    if (typeof thing === 'string') return complain(thing)
    const grouped = count() > 1 && together() ? { group: desk.session.numbers(1) + 2_000_000 } : {}
    addThings(
      desk,
      Array.from({ length: count() }, () => ({ ...thing, ...grouped })),
    )
  }
  const whole = (text: string, otherwise: number) => {
    const n = Math.trunc(Number(text))
    return Number.isFinite(n) ? Math.max(-1e9, Math.min(1e9, n)) : otherwise
  }
  return (
    <Dock title={rt().chance.title} onClose={props.onClose} tab={{ of: 'chance', desk }}>
      <fieldset class="field table-devices">
        <legend class="hidden">{rt().chance.title}</legend>
        <For each={DEVICES}>
          {each => (
            <label class="table-device">
              <input
                type="radio"
                name="device"
                checked={device() === each}
                onChange={() => setDevice(each)}
              />
              <span>{rt().chance[each]}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={device() === 'dice'}>
        <label class="field">
          <span>{rt().chance.sides}</span>
          <select
            value={String(sides())}
            onChange={event =>
              setSides(event.currentTarget.value === 'custom' ? 'custom' : Number(event.currentTarget.value))
            }
          >
            <For each={SIDES}>{n => <option value={n}>{n}</option>}</For>
            <option value="custom">{rt().chance.custom}</option>
          </select>
        </label>
        <Show when={sides() === 'custom'}>
          {/* Pictures take the place of words. */}
          <Show
            when={pictures().length > 0}
            fallback={
              <label class="field">
                <span>
                  {rt().chance.custom} ({rt().chance.customHint})
                </span>
                <textarea rows="4" value={faces()} onInput={event => setFaces(event.currentTarget.value)} />
              </label>
            }
          >
            <div class="acts" role="group" aria-label={wt().dice.picturesHint(pictures().length)}>
              <For each={pictures()}>
                {(id, i) => (
                  <button
                    type="button"
                    class="plain die-face"
                    aria-label={wt().dice.remove(desk.session.now().pictures[id]?.name ?? String(i() + 1))}
                    onClick={() => setPictures(pictures().toSpliced(i(), 1))}
                  >
                    <img class="die-picture" src={desk.session.now().pictures[id]?.data} alt="" />
                    <span aria-hidden="true">×</span>
                  </button>
                )}
              </For>
            </div>
          </Show>
          <p class="small">{wt().dice.pictures}</p>
          <PictureButton desk={desk} onPicture={id => setPictures([...pictures(), id])} />
        </Show>
      </Show>
      <Show when={device() === 'numbers'}>
        <div class="table-fields">
          <label class="field">
            <span>{rt().chance.least}</span>
            <input
              type="number"
              value={least()}
              onInput={event => setLeast(whole(event.currentTarget.value, 1))}
            />
          </label>
          <label class="field">
            <span>{rt().chance.most}</span>
            <input
              type="number"
              value={most()}
              onInput={event => setMost(whole(event.currentTarget.value, 100))}
            />
          </label>
        </div>
      </Show>
      <Show when={device() === 'roulette'}>
        <label class="tick-field">
          <input
            type="checkbox"
            checked={zeros() === 2}
            onChange={event => setZeros(event.currentTarget.checked ? 2 : 1)}
          />
          <span>{rt().chance.doubleZero}</span>
        </label>
      </Show>
      <Show when={device() === 'pack'}>
        <div class="stack">
          <div class="acts">
            <button type="button" class="quiet" onClick={() => field?.click()}>
              {rt().chance.browse}
            </button>
            <input
              ref={element => (field = element)}
              type="file"
              class="hidden"
              tabindex="-1"
              aria-hidden="true"
              accept=".szk,.txt,text/plain"
              onChange={event => {
                void browse(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
          </div>
          <p role="status">
            <Show when={pack()} fallback={rt().chance.noPack}>
              {chosen => (
                <>
                  {chosen().title}: {rt().chance.packCards(chosen().cards.length)}
                </>
              )}
            </Show>
          </p>
          <Show when={pack()}>
            {chosen => (
              <ol class="pack-cards" tabindex="0" aria-label={chosen().title}>
                <For each={chosen().cards}>{card => <li>{card}</li>}</For>
              </ol>
            )}
          </Show>
          <label class="tick-field">
            <input
              type="checkbox"
              checked={runsOut()}
              onChange={event => setRunsOut(event.currentTarget.checked)}
            />
            <span>{rt().chance.runsOut}</span>
          </label>
        </div>
      </Show>
      <Show when={device() !== 'pack' && count() > 1}>
        <label class="tick-field">
          <input
            type="checkbox"
            checked={together()}
            onChange={event => setTogether(event.currentTarget.checked)}
          />
          <span>{wt().dice.together}</span>
        </label>
      </Show>
      <AddActs
        {...(device() === 'pack' ? {} : { count: { value: count(), most: 20, onValue: setCount } })}
        onAdd={add}
        onDone={() => props.onClose()}
      />
    </Dock>
  )
}
