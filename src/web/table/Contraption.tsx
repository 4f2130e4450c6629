import { createMemo, For, Show, type JSX } from 'solid-js'
import type { Clock, Counter, Thing } from '../../table/index.ts'
import { pressClock, runningLeft } from './clocks.ts'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'
import { clockText, thingMarkup } from './thing-svg.ts'

/** What lies on the table and is no piece: its drawing, and the buttons on counters and clocks. */
export function Contraption(props: {
  readonly desk: Desk
  readonly thing: Thing
  readonly size: { readonly width: number; readonly height: number }
}): JSX.Element {
  const { what } = props.thing
  return (
    <>
      <Drawing desk={props.desk} thing={props.thing} size={props.size} />
      <Show when={what === 'counter'}>
        <CounterButtons desk={props.desk} counter={() => props.thing as Counter} />
      </Show>
      <Show when={what === 'clock'}>
        <ClockButtons desk={props.desk} clock={() => props.thing as Clock} />
      </Show>
    </>
  )
}

function Drawing(props: {
  readonly desk: Desk
  readonly thing: Thing
  readonly size: { readonly width: number; readonly height: number }
}): JSX.Element {
  // Only seats show what changes with the table: names, whose turn it is, how much each holds.
  const around = () => (props.thing.what === 'seat' ? props.desk.session.table() : props.desk.supplies())
  const markup = createMemo(() => (props.thing.what === 'piece' ? '' : thingMarkup(props.thing, around())))
  const view = () => {
    const { scale = 1 } = props.thing
    const [width, height] = [props.size.width / scale, props.size.height / scale]
    return `${-width * 50} ${-height * 50} ${width * 100} ${height * 100}`
  }
  return (
    // The markup is our own; every text in it has been escaped.
    // eslint-disable-next-line solid/no-innerhtml
    <svg viewBox={view()} aria-hidden="true" innerHTML={markup()} />
  )
}

function CounterButtons(props: { readonly desk: Desk; readonly counter: () => Counter }): JSX.Element {
  const add = (n: number) => {
    const { id, value } = props.counter()
    if (props.desk.session.do({ do: 'write', id, text: String(value + n) })) props.desk.say(String(value + n))
  }
  return (
    <>
      <button
        type="button"
        class="less"
        data-inner=""
        tabindex="-1"
        aria-label={tt().extras.less}
        onClick={() => add(-1)}
      >
        −
      </button>
      <button
        type="button"
        class="more"
        data-inner=""
        tabindex="-1"
        aria-label={tt().extras.more}
        onClick={() => add(1)}
      >
        +
      </button>
    </>
  )
}

function ClockButtons(props: { readonly desk: Desk; readonly clock: () => Clock }): JSX.Element {
  const left = runningLeft(props.desk.session, props.clock)
  return (
    <For each={props.clock().left.map((_, i) => i)}>
      {i => (
        <button
          type="button"
          class="clock-side"
          classList={{ runs: props.clock().running === i, over: left(i) <= 0 }}
          style={{
            left: `${3 + (94 / props.clock().left.length) * i}%`,
            width: `${94 / props.clock().left.length - 2}%`,
          }}
          data-inner=""
          tabindex="-1"
          aria-label={tt().extras.clockSide(i + 1, clockText(left(i)))}
          onClick={() => pressClock(props.desk.session, props.clock(), i)}
        >
          {clockText(left(i))}
        </button>
      )}
    </For>
  )
}
