import { For, type JSX } from 'solid-js'

/** Keys and what they do, one row for each. */
export const KeyRows = <What extends string>(props: {
  readonly rows: readonly (readonly [keys: readonly string[], what: What])[]
  readonly say: (what: What) => string
}): JSX.Element => (
  <dl class="key-sheet">
    <For each={props.rows}>
      {([keys, what]) => (
        <>
          <dt>
            <For each={keys}>{key => <kbd>{key}</kbd>}</For>
          </dt>
          <dd>{props.say(what)}</dd>
        </>
      )}
    </For>
  </dl>
)
