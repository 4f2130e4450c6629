import { Match, Switch, type Accessor, type JSX } from 'solid-js'
import bulb from 'lucide-static/icons/lightbulb.svg?raw'
import { drawingOf, Icon } from '../shell/Icon.tsx'
import { hintText } from './hint-text/text.ts'
import './hint.css'

interface Hinting {
  readonly thinking: Accessor<number | undefined>
  readonly failed: Accessor<boolean>
  drop(): void
}

/** Asks for a hint, and puts it away again. */
export function HintButton(props: {
  readonly class: string
  readonly isUp: boolean
  readonly offered: boolean
  readonly onPress: () => void
  readonly children: JSX.Element
}): JSX.Element {
  return (
    <button
      type="button"
      class={`${props.class} hint-button`}
      title={hintText().title}
      aria-label={hintText().button}
      aria-pressed={props.isUp}
      disabled={!props.offered}
      onClick={() => props.onPress()}
    >
      {/* The drawing comes with the program, never from outside. */}
      {/* eslint-disable-next-line solid/no-innerhtml */}
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" innerHTML={drawingOf(bulb)} />
      {props.children}
    </button>
  )
}

/** What a hint says, or that it is being thought about; either can be put away. */
export function HintLine(props: {
  readonly hint: Hinting
  readonly isUp: boolean
  readonly words: string | undefined
}): JSX.Element {
  const Line = (line: { readonly act: string; readonly children: JSX.Element }): JSX.Element => (
    <>
      {line.children}
      <button
        type="button"
        class="plain"
        aria-label={line.act}
        title={line.act}
        onClick={() => props.hint.drop()}
      >
        <Icon name="close" />
      </button>
    </>
  )
  return (
    <div class="hint-word" classList={{ 'status-line': props.isUp }} role="status">
      <Switch>
        <Match when={props.hint.thinking() !== undefined}>
          <Line act={hintText().stop}>
            <span class="spinner" aria-hidden="true" />
            <span>{hintText().thinking}</span>
            <progress max="1" value={props.hint.thinking()} aria-label={hintText().thinking} />
          </Line>
        </Match>
        <Match when={props.hint.failed()}>
          <Line act={hintText().hide}>
            <span>{hintText().failed}</span>
          </Line>
        </Match>
        <Match when={props.words}>
          {words => (
            <Line act={hintText().hide}>
              <span>{words()}</span>
            </Line>
          )}
        </Match>
      </Switch>
    </div>
  )
}
