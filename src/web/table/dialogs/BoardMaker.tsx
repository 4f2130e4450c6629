import { createMemo, createSignal, For, Show, type JSX } from 'solid-js'
import { MOST_CELLS, PATTERNS, type MadeBoard, type Pattern } from '../../../table/index.ts'
import { Dock } from '../Dock.tsx'
import { layBoard } from '../boards.ts'
import { svgAddress } from '../faces.ts'
import { madeSvg } from '../made-board.ts'
import type { Desk } from '../state.ts'
import { wt } from '../text/things.ts'
import { NumberField } from './Fields.tsx'
import '../things.css'

await wt.load()

const LABELS = ['none', 'letters', 'numbers'] as const
const COLOURS = ['light', 'dark', 'ink'] as const
const FIRST: MadeBoard = {
  kind: 'made',
  pattern: 'chequers',
  columns: 8,
  rows: 8,
  light: '#ebd2a2',
  dark: '#7a4b28',
  ink: '#33261a',
  labels: 'letters',
}

/** A line for each cell; an empty one leaves its cell empty. */
const textsOf = (text: string): string[] =>
  text.split('\n', MOST_CELLS * MOST_CELLS).map(line => line.trim().slice(0, 60))

/** A board by its numbers; its cells are known to the magnet. */
export function BoardMaker(props: { readonly desk: Desk; readonly onClose: () => void }): JSX.Element {
  const { desk } = props
  const now = desk.session.now().board
  const [board, setBoard] = createSignal<MadeBoard>(now.kind === 'made' ? now : FIRST)
  const change = (some: Partial<MadeBoard>) => setBoard({ ...board(), ...some })
  const picture = createMemo(() => svgAddress(madeSvg(board())))
  const words = () => wt().board
  const written = now.kind === 'made' ? (now.texts?.join('\n') ?? '') : ''
  return (
    <Dock title={words().maker} onClose={props.onClose}>
      <img class="board-sample" src={picture()} alt="" />
      <div class="table-fields">
        <label class="field">
          <span>{words().pattern}</span>
          <select
            value={board().pattern}
            onChange={event => {
              const pattern: Pattern = PATTERNS.find(each => each === event.currentTarget.value) ?? 'chequers'
              change({ pattern })
            }}
          >
            <For each={PATTERNS}>{each => <option value={each}>{words().patterns[each]}</option>}</For>
          </select>
        </label>
        <NumberField
          label={board().pattern === 'hexagon' ? words().side : words().columns}
          least={1}
          most={board().pattern === 'hexagon' ? 20 : MOST_CELLS}
          value={board().columns}
          onValue={columns => change({ columns })}
        />
        <Show when={board().pattern !== 'hexagon' && board().pattern !== 'row'}>
          <NumberField
            label={words().rows}
            least={1}
            most={MOST_CELLS}
            value={board().rows}
            onValue={rows => change({ rows })}
          />
        </Show>
        <label class="field">
          <span>{words().labels}</span>
          <select
            value={board().labels}
            onChange={event =>
              change({ labels: LABELS.find(each => each === event.currentTarget.value) ?? 'none' })
            }
          >
            <For each={LABELS}>{each => <option value={each}>{words()[each]}</option>}</For>
          </select>
        </label>
        <For each={COLOURS}>
          {each => (
            <label class="field">
              <span>{words()[each]}</span>
              <input
                type="color"
                value={board()[each]}
                onInput={event => change({ [each]: event.currentTarget.value })}
              />
            </label>
          )}
        </For>
      </div>
      <Show when={board().pattern === 'points'}>
        <label class="tick-field">
          <input
            type="checkbox"
            checked={board().lines === 'diagonal'}
            onChange={event => change({ lines: event.currentTarget.checked ? 'diagonal' : 'straight' })}
          />
          <span>{words().lines}</span>
        </label>
      </Show>
      <Show when={board().pattern !== 'points'}>
        <label class="field">
          <span>
            {words().texts} ({words().textsHint})
          </span>
          <textarea
            rows="3"
            value={written}
            onInput={event => change({ texts: textsOf(event.currentTarget.value) })}
          />
        </label>
      </Show>
      <div class="dialog-acts foot-acts">
        <button
          type="button"
          class="main"
          onClick={() => {
            void layBoard(desk, board())
            props.onClose()
          }}
        >
          {words().lay}
        </button>
      </div>
    </Dock>
  )
}
