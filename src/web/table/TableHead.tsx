import { Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'
import { headSlot } from '../shell/head-slot.ts'
import { Icon } from '../shell/Icon.tsx'
import { MenuBar, type BarMenu } from './MenuBar.tsx'
import type { Desk } from './state.ts'
import { tt } from './text/text.ts'
import { redoAct, undoAct } from './tools.ts'

/** The table's part of the head of the page: menus, name, whether it is saved, undo and redo. */
export function TableHead(props: {
  readonly desk: Desk
  readonly title: string
  readonly menus: readonly BarMenu[] | undefined
}): JSX.Element {
  const { session } = props.desk
  const isBad = () => ['failed', 'full', 'gone', 'watching'].includes(session.saving())
  return (
    <Show when={headSlot()}>
      {slot => (
        <Portal mount={slot()} ref={element => element.classList.add('table-head')}>
          <MenuBar label={tt().title} heads={Object.values(tt().menus)} menus={props.menus} />
          <h1>{props.title}</h1>
          <span
            class="save-state"
            classList={{ bad: isBad() }}
            role="status"
            title={session.behind() ? tt().saved.behindMore : undefined}
          >
            {session.saving() === 'saved' && session.behind()
              ? tt().saved.behind
              : tt().saved[session.saving() === 'full' ? 'failed' : session.saving()]}
          </span>
          <button
            type="button"
            class="plain"
            aria-label={tt().menu.undo}
            title={tt().menu.undo}
            disabled={session.at() === 0}
            onClick={() => undoAct(props.desk)}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            class="plain"
            aria-label={tt().menu.redo}
            title={tt().menu.redo}
            disabled={session.at() === session.length()}
            onClick={() => redoAct(props.desk)}
          >
            <Icon name="redo" />
          </button>
        </Portal>
      )}
    </Show>
  )
}
