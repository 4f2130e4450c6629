import { createSignal, For, type JSX } from 'solid-js'
import { coverOf, seatSpots, type Rect, type Size } from '../../../table/places.ts'
import { apply, MOST, sizeOf, type NewThing, type OneAct } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { freshKey } from '../../store/records.ts'
import { boardRect, spotsFor, windowOf } from '../laying.ts'
import { fitTable } from '../tools.ts'
import type { Desk } from '../state.ts'
import { loadPieceWords, pieceWords } from '../text/piece-words.ts'
import { rt } from '../text/rare.ts'
import { wt } from '../text/things.ts'
import { NumberField } from './Fields.tsx'

await rt.load()

await wt.load()
await loadPieceWords()

/** The colours of players, in the order in which seats get them. */
const TINTS = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'black',
  'white',
  'teal',
  'pink',
  'brown',
  'grey',
]
const MEN = ['man', 'toy-meeple', 'toy-pawn', 'disc', 'token', 'marble', 'toy-car', 'none'] as const
/** How far from the edge a seat lies, and how far out of it reaches what its player has. */
const [OFF, OUTSIDE] = [0.9, 1.6]
/** So much stays free between the seats where there is no board: cards and dice for all lie there. */
const [WIDE, HIGH] = [7, 5]
function middleOf({ left, top, right, bottom }: Rect): Rect {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [w, h] = [Math.max(WIDE, right - left - 8) / 2, Math.max(HIGH, bottom - top - 3.2) / 2]
  return { left: x - w, right: x + w, top: y - h, bottom: y + h }
}
const plain = { x: 0, y: 0, angle: 0, locked: false } as const

/** Players at the table in one act: seats round it, men and a counter for each, dice for all. */
export function PlayersDialog(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const known = desk.session.now().seats
  const [count, setCount] = createSignal(known.length || 2)
  const [names, setNames] = createSignal(known.join(', '))
  const [men, setMen] = createSignal(1)
  const [man, setMan] = createSignal<string>('man')
  const [dice, setDice] = createSignal(1)
  const [counter, setCounter] = createSignal('')
  const tint = (i: number) => TINTS[i % TINTS.length]!
  const seatNames = () => {
    const written = names()
      .split(',')
      .map(name => name.trim().slice(0, 60))
    return Array.from(
      { length: count() },
      (_, i) => written[i] || wt().players.name(pieceWords().tints[tint(i)]!),
    )
  }
  /** The board, or all that lies there when the seats around the board would lie on something. */
  const free = (board: Rect): Rect => {
    const table = desk.session.now()
    const covers = table.things.flatMap(thing =>
      thing.hand !== undefined || ['seat', 'zone', 'mark'].includes(thing.what)
        ? []
        : [coverOf(table, thing)],
    )
    const isTaken = seatSpots(count(), board, OFF).some(({ x, y, side }) => {
      const [above, below] = side === 2 ? [OUTSIDE, 0.5] : [0.5, OUTSIDE]
      return covers.some(
        each =>
          each.left < x + 1.4 && each.right > x - 1.4 && each.top < y + below && each.bottom > y - above,
      )
    })
    if (!isTaken) return board
    const all = [board, ...covers]
    return {
      left: Math.min(...all.map(each => each.left)),
      top: Math.min(...all.map(each => each.top)),
      right: Math.max(...all.map(each => each.right)),
      bottom: Math.max(...all.map(each => each.bottom)),
    }
  }
  const lay = () => {
    const board = boardRect(desk) ?? middleOf(windowOf(desk))
    const spots = seatSpots(count(), free(board), OFF)
    const acts: OneAct[] = [
      { do: 'seats', names: seatNames() },
      { do: 'turn', seat: 0 },
    ]
    let id = desk.session.numbers(200)
    const add = (thing: NewThing) => acts.push({ do: 'add', thing, id: id++ })
    // What stood for seats before makes room.
    const old = desk.session
      .now()
      .things.flatMap(thing => (thing.what === 'seat' && !thing.locked ? [thing.id] : []))
    if (old.length > 0) acts.push({ do: 'return', ids: old })
    for (const [seat, { x, y, side }] of spots.entries()) {
      // What a player has lies outside of the name.
      const near = y + (side === 2 ? -1.05 : 1.05)
      add({ what: 'seat', seat, tint: tint(seat), ...plain, x, y })
      const start = Number(counter())
      if (counter().trim() !== '' && Number.isFinite(start))
        add({ what: 'counter', label: seatNames()[seat]!, value: start, ...plain, x: x + 0.5, y: near })
      if (man() === 'none' || men() < 1) continue
      const kind = freshKey()
      const face = { kind: 'art', art: man(), tint: tint(seat), width: 0.9, height: 0.9 } as const
      acts.push({ do: 'kind', kind: { id: kind, name: '', front: face, inside: men() } })
      const first = id
      id += men()
      acts.push({ do: 'put', kind, count: men(), x: x - 0.95, y: near, id: first })
    }
    const size: Size = sizeOf(desk.session.now(), { what: 'die', faces: [], showing: 0, id: 0, ...plain })
    const seated = apply(desk.session.now(), { do: 'many', as: 'players', acts })
    const dieSpots = spotsFor(
      desk,
      Array.from({ length: dice() }, () => size),
      seated.ok ? seated.value : undefined,
    )
    const group = id++
    for (const { x, y } of dieSpots)
      add({
        what: 'die',
        faces: ['1', '2', '3', '4', '5', '6'],
        showing: 0,
        ...plain,
        x,
        y,
        ...(dice() > 1 ? { group } : {}),
      })
    if (desk.session.do({ do: 'many', as: 'players', acts })) {
      queueMicrotask(() => fitTable(desk))
      props.onClose()
    }
  }
  return (
    <Dock title={wt().players.title} onClose={props.onClose}>
      <form
        class="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          lay()
        }}
      >
        <div class="table-fields">
          <NumberField
            label={wt().players.count}
            least={1}
            most={MOST.seats}
            value={count()}
            onValue={setCount}
          />
          <NumberField label={wt().players.men} least={0} most={40} value={men()} onValue={setMen} />
          <label class="field">
            <span>{wt().players.man}</span>
            <select value={man()} onChange={event => setMan(event.currentTarget.value)}>
              <For each={MEN}>
                {each => (
                  <option value={each}>
                    {each === 'none' ? wt().players.none : pieceWords().arts[each]}
                  </option>
                )}
              </For>
            </select>
          </label>
          <label class="field">
            <span>{wt().players.dice}</span>
            <select value={String(dice())} onChange={event => setDice(Number(event.currentTarget.value))}>
              <For each={[0, 1, 2, 3, 4, 5, 6]}>
                {n => <option value={n}>{n === 0 ? wt().players.none : n}</option>}
              </For>
            </select>
          </label>
          <label class="field">
            <span>
              {wt().players.counter} ({wt().players.counterStart})
            </span>
            <input
              type="text"
              inputmode="numeric"
              placeholder={wt().players.none}
              value={counter()}
              onInput={event => setCounter(event.currentTarget.value)}
            />
          </label>
        </div>
        <label class="field">
          <span>
            {wt().players.names} ({wt().players.namesHint})
          </span>
          <input
            type="text"
            maxLength={300}
            value={names()}
            onInput={event => setNames(event.currentTarget.value)}
          />
        </label>
        <div class="dialog-acts foot-acts">
          <button type="button" class="quiet" onClick={() => props.onClose()}>
            {rt().column.close}
          </button>
          <button type="submit" class="main">
            {wt().players.yes}
          </button>
        </div>
      </form>
    </Dock>
  )
}
