import { createMemo, For, Show, type JSX } from 'solid-js'
import { sizeOf, type Act, type OneAct, type Table } from '../../table/index.ts'
import { UNIT } from './camera.ts'
import type { LastAct } from './session.ts'
import { wishes, type Desk } from './state.ts'

/** Previous move shown: a green line for a move, a green circle for a flip, a red circle for a return. */
type Sign =
  | {
      readonly kind: 'line'
      readonly x: number
      readonly y: number
      readonly toX: number
      readonly toY: number
    }
  | { readonly kind: 'flip' | 'return'; readonly x: number; readonly y: number; readonly r: number }

const MANY = 60
/** More lines than these hide the board: then only the places are marked where things have come to lie. */
const MOST_LINES = 8

function signsOf({ act, before, after }: LastAct): Sign[] {
  const acts: readonly OneAct[] = act.do === 'many' ? act.acts : [act satisfies Act]
  const signs = acts.flatMap(one => signsOfOne(one, before, after)).slice(0, MANY)
  if (signs.filter(({ kind }) => kind === 'line').length <= MOST_LINES) return signs
  return signs.map(sign => (sign.kind === 'line' ? { ...sign, x: sign.toX, y: sign.toY } : sign))
}

function signsOfOne(act: OneAct, before: Table, after: Table): Sign[] {
  const was = new Map(before.things.map(thing => [thing.id, thing]))
  const is = new Map(after.things.map(thing => [thing.id, thing]))
  const ring = (kind: 'flip' | 'return', table: Table, found: typeof was, id: number): Sign[] => {
    const thing = found.get(id)
    if (!thing || thing.hand !== undefined) return []
    const { width, height } = sizeOf(table, thing)
    return [{ kind, x: thing.x, y: thing.y, r: Math.max(width, height) * 0.62 }]
  }
  switch (act.do) {
    case 'move':
      return act.places.flatMap(({ id, x, y }): Sign[] => {
        const from = was.get(id)
        // What is put back where it lies has not moved.
        const stays = from?.x === x && from.y === y
        return from && from.hand === undefined && !stays
          ? [{ kind: 'line', x: from.x, y: from.y, toX: x, toY: y }]
          : []
      })
    case 'column': {
      const from = was.get(act.ids[0] ?? -1)
      return from && act.by === undefined
        ? [{ kind: 'line', x: from.x, y: from.y, toX: act.x, toY: act.y }]
        : []
    }
    case 'flip':
    case 'turnover':
      return act.ids.flatMap(id => ring('flip', after, is, id))
    case 'return':
      return act.ids.flatMap(id => ring('return', before, was, id))
    default:
      return []
  }
}

export function Signs(props: {
  readonly desk: Desk
  readonly sketch: { from: { x: number; y: number }; to: { x: number; y: number } } | undefined
}): JSX.Element {
  const signs = createMemo(() => {
    const last = wishes().last ? props.desk.session.last() : undefined
    return last ? signsOf(last) : []
  })
  return (
    <svg class="signs" width={UNIT} height={UNIT} viewBox="0 0 1 1" aria-hidden="true">
      <For each={signs()}>
        {sign =>
          sign.kind === 'line' ? (
            <g class="sign-move">
              <line x1={sign.x} y1={sign.y} x2={sign.toX} y2={sign.toY} />
              <circle cx={sign.toX} cy={sign.toY} r="0.09" />
            </g>
          ) : (
            <circle class={`sign-${sign.kind}`} cx={sign.x} cy={sign.y} r={sign.r} />
          )
        }
      </For>
      <Show when={props.sketch}>
        {sketch => (
          <Show
            when={props.desk.drawing() === 'circle'}
            fallback={
              <line
                class="sketch"
                x1={sketch().from.x}
                y1={sketch().from.y}
                x2={sketch().to.x}
                y2={sketch().to.y}
              />
            }
          >
            <circle
              class="sketch"
              cx={sketch().from.x}
              cy={sketch().from.y}
              r={Math.hypot(sketch().to.x - sketch().from.x, sketch().to.y - sketch().from.y)}
            />
          </Show>
        )}
      </Show>
    </svg>
  )
}
