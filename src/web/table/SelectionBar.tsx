import { Show, type JSX } from 'solid-js'
import { columnOf } from '../../table/index.ts'
import { Icon } from '../shell/Icon.tsx'
import { discardTop, fanColumn } from './decks/deck-deeds.ts'
import { dt } from './decks/text.ts'
import { flipThing, lockThings, returnThings, rotateThings, shuffleColumn } from './deeds.ts'
import type { Desk } from './state.ts'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'

await rt.load()

await dt.load()

/** What can be done with what is selected, near the thumb. */
export function SelectionBar(props: {
  readonly desk: Desk
  readonly onMore: (x: number, y: number, id: number) => void
}): JSX.Element {
  const { desk } = props
  const ids = () => [...desk.selected()].filter(id => desk.byId().has(id))
  const first = () => ids()[0]
  /** How high the pile of a single selected card is. */
  const deck = () => {
    const [id] = ids()
    const thing = id === undefined || ids().length > 1 ? undefined : desk.byId().get(id)
    if (thing?.what !== 'piece') return 0
    const kind = desk.session.table().box.find(each => each.id === thing.kind)
    const height = kind?.back ? columnOf(desk.session.table(), thing.id).length : 0
    return height > 1 ? height : 0
  }
  return (
    <div class="selection-bar" role="toolbar" aria-label={tt().selection(ids().length)}>
      <Show
        when={deck() > 0}
        fallback={
          <>
            <span class="selection-count">{tt().selection(ids().length)}</span>
            <button type="button" class="plain" onClick={() => flipThing(desk, first()!)}>
              {rt().context.flip}
            </button>
            <button
              type="button"
              class="plain"
              aria-label={rt().context.rotateLeft}
              onClick={() => rotateThings(desk, ids(), -45)}
            >
              ⟲
            </button>
            <button
              type="button"
              class="plain"
              aria-label={rt().context.rotateRight}
              onClick={() => rotateThings(desk, ids(), 45)}
            >
              ⟳
            </button>
            <button type="button" class="plain wide-only" onClick={() => lockThings(desk, ids())}>
              {ids().every(id => desk.byId().get(id)?.locked) ? rt().context.unlock : rt().context.lock}
            </button>
            <button type="button" class="plain" onClick={() => returnThings(desk, ids())}>
              {rt().context.return}
            </button>
          </>
        }
      >
        <span class="selection-count">{dt().cards(deck())}</span>
        <span class="grip" role="group" aria-label={dt().deck.take} title={dt().deck.take}>
          <button
            type="button"
            class="plain"
            aria-label={tt().fewer}
            disabled={desk.grip() <= 1}
            onClick={() => desk.take(desk.grip() - 1)}
          >
            −
          </button>
          <output>{Math.min(desk.grip(), deck())}</output>
          <button
            type="button"
            class="plain"
            aria-label={tt().more}
            disabled={desk.grip() >= deck()}
            onClick={() => desk.take(desk.grip() + 1)}
          >
            +
          </button>
        </span>
        <button type="button" class="plain" onClick={() => shuffleColumn(desk, first()!)}>
          {dt().deck.shuffle}
        </button>
        <button type="button" class="plain" onClick={() => desk.show({ what: 'deal', id: first()! })}>
          {dt().deck.deal}
        </button>
        <button type="button" class="plain wide-only" onClick={() => fanColumn(desk, first()!)}>
          {dt().deck.fan}
        </button>
        <button type="button" class="plain wide-only" onClick={() => discardTop(desk, first()!)}>
          {dt().deck.discard}
        </button>
      </Show>
      <button
        type="button"
        class="plain"
        aria-pressed={desk.gathers()}
        aria-label={rt().context.gather}
        title={rt().context.gather}
        onClick={() => desk.gather(!desk.gathers())}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={rt().context.label}
        onClick={event => {
          const box = event.currentTarget.getBoundingClientRect()
          props.onMore(box.left, box.top, first()!)
        }}
      >
        <Icon name="menu" />
      </button>
    </div>
  )
}
