import type { JSX } from 'solid-js'
import { Dialog } from '../../shell/Dialog.tsx'
import { KeyRows } from '../../shell/KeyRows.tsx'
import type { RareTexts } from '../text/rare-hu.ts'
import { rt } from '../text/rare.ts'

await rt.load()

const ROWS: readonly (readonly [readonly string[], Exclude<keyof RareTexts['keys'], 'title'>])[] = [
  [['F1–F5', '1–5'], 'tools'],
  [['← ↑ → ↓'], 'walk'],
  [['Enter'], 'carry'],
  [['F'], 'flip'],
  [['R'], 'roll'],
  [['Q', 'E'], 'turn'],
  [['L'], 'lock'],
  [['Del'], 'return'],
  [['Ctrl Z'], 'undo'],
  [['Ctrl Y'], 'redo'],
  [['Ctrl C', 'Ctrl V'], 'copy'],
  [['Ctrl A'], 'all'],
  [['Ctrl S'], 'save'],
  [['Shift'], 'select'],
  [['Space'], 'pan'],
  [['+', '-'], 'zoom'],
  [['0'], 'fit'],
  [['B', 'P', 'D'], 'supplies'],
  [['G'], 'group'],
  [['T'], 'spread'],
  [['M'], 'magnet'],
  [['Shift F10'], 'menu'],
  [['← →', 'Space', 'Home', 'End'], 'film'],
  [['Esc'], 'close'],
  [['?'], 'sheet'],
]

export const KeySheet = (props: { readonly onClose: () => void }): JSX.Element => (
  <Dialog title={rt().keys.title} onClose={props.onClose}>
    <KeyRows rows={ROWS} say={what => rt().keys[what]} />
  </Dialog>
)
