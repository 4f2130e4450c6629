import { Show, type JSX } from 'solid-js'
import { say } from '../text/text.ts'
import { RulesPanel, type RulesState } from './RulesPanel.tsx'
import { SavingNotice } from './SavingNotice.tsx'
import type { Session } from './session.ts'

interface MatchFrameProps {
  readonly session: Session
  readonly rules: RulesState
  readonly class: string
  readonly classList?: Readonly<Record<string, boolean>>
  /** What the board is made of, for the style sheets. */
  readonly material?: string
  /** The buttons in the head of the page. */
  readonly tools: JSX.Element
  readonly side: JSX.Element
  readonly sideLabel: string
  readonly dialogs: JSX.Element
  readonly children: JSX.Element
  readonly ref?: (element: HTMLElement) => void
}

/** The frame of a page that a game has for itself: the rules beside the game, the head with its tools, and what stands at the side. */
export function MatchFrame(props: MatchFrameProps): JSX.Element {
  const beside = () => props.rules.open() && props.rules.place() === 'beside'
  return (
    <main
      id="content"
      class={`play ${props.class}`}
      classList={{ ...props.classList, 'with-rules': beside() }}
      data-material={props.material}
      tabindex="-1"
      ref={element => props.ref?.(element)}
    >
      <RulesPanel rules={props.rules} definition={props.session.definition} />
      <div class="table-column">
        <SavingNotice session={props.session} />
        <header class="play-head">
          <h1>
            {say(props.session.definition.title)}
            <Show when={props.session.name()}>
              <small>{props.session.name()}</small>
            </Show>
          </h1>
          {props.tools}
        </header>
        {props.children}
      </div>
      <aside class="side" aria-label={props.sideLabel}>
        {props.side}
      </aside>
      {props.dialogs}
    </main>
  )
}
