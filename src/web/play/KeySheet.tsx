import type { JSX } from 'solid-js'
import { Dialog } from '../shell/Dialog.tsx'
import { KeyRows } from '../shell/KeyRows.tsx'
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
  [['L'], 'look'],
  [['F'], 'flip'],
  [['C'], 'coordinates'],
  [['H'], 'hint'],
  [['K'], 'shuffle'],
  [['A'], 'sort'],
  [['M'], 'sound'],
  [['N'], 'newGame'],
  [['?'], 'sheet'],
]

export const KeySheet = (props: { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={t().keys.title} onClose={props.onClose}>
    <p>{t().keys.board}</p>
    <KeyRows rows={ROWS} say={what => t().keys[what]} />
  </Dialog>
)
