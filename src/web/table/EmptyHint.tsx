import { Show, type JSX } from 'solid-js'
import type { Desk } from './state.ts'
import { tableList } from './tables.ts'
import { tt } from './text/text.ts'

/** The first steps, on a table with nothing on it. */
export function EmptyHint(props: {
  readonly desk: Desk
  readonly onOpen: (id: string) => void
}): JSX.Element {
  const { desk } = props
  const latest = () => tableList().find(head => head.kept === 'running' && head.id !== desk.session.id)
  return (
    <div class="empty-hint">
      <p>{tt().hint}</p>
      <div class="acts">
        <button type="button" class="main" onClick={() => desk.show({ what: 'openStart' })}>
          {tt().menu.openStart}
        </button>
        <button type="button" class="quiet" onClick={() => desk.show({ what: 'board' })}>
          {tt().menu.board}
        </button>
        <button type="button" class="quiet" onClick={() => desk.show({ what: 'pieces' })}>
          {tt().menu.pieces}
        </button>
        <Show when={latest()}>
          {head => (
            <button type="button" class="quiet" onClick={() => props.onOpen(head().id)}>
              {tt().continue(head().name || tt().unnamed)}
            </button>
          )}
        </Show>
      </div>
    </div>
  )
}
