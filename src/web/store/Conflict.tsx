import { lazy, Show, Suspense, type JSX } from 'solid-js'
import { recordHeads } from './records.ts'

// Conflicts are rare: what is said about one comes when there is one.
const ConflictDialog = lazy(() =>
  import('./ConflictDialog.tsx').then(({ ConflictDialog }) => ({ default: ConflictDialog })),
)

interface ConflictProps {
  readonly id: string
  /** What went on here goes on under another id. */
  readonly onCopy: (id: string) => void
}

/** Puts it to the person when what is open here also went on elsewhere. */
export const Conflict = (props: ConflictProps): JSX.Element => (
  <Show when={recordHeads().some(({ id, elsewhere }) => id === props.id && elsewhere !== undefined)}>
    <Suspense>
      <ConflictDialog id={props.id} onCopy={id => props.onCopy(id)} />
    </Suspense>
  </Show>
)
