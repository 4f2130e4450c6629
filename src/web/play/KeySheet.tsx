import { For, type JSX } from 'solid-js'
import { Dialog } from '../shell/Dialog.tsx'
import { t, type Texts } from '../text/text.ts'

const ROWS: readonly (readonly [
  keys: readonly string[],
  what: Exclude<keyof Texts['keys'], 'title' | 'board'>,
])[] = [
  [['B'], 'focus'],
  [['U', 'Ctrl Z'], 'undo'],
  [['R', 'Ctrl Y'], 'redo'],
  [['← →', '[ ]'], 'film'],
  [['Home', 'End'], 'ends'],
  [['S'], 'rules'],
  [['F'], 'flip'],
  [['C'], 'coordinates'],
  [['M'], 'sound'],
  [['N'], 'newGame'],
  [['?'], 'sheet'],
]

export const KeySheet = (props: { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={t().keys.title} onClose={props.onClose}>
    <p>{t().keys.board}</p>
    <dl class="key-sheet">
      <For each={ROWS}>
        {([keys, what]) => (
          <>
            <dt>
              <For each={keys}>{key => <kbd>{key}</kbd>}</For>
            </dt>
            <dd>{t().keys[what]}</dd>
          </>
        )}
      </For>
    </dl>
  </Dialog>
)
