import { createEffect, createSignal, For, Show, type JSX } from 'solid-js'
import { step, type Board, type CellShape, type Scene } from '../kit/index.ts'
import { Deed, lotTint } from './Deed.tsx'
import type { Finish } from './materials/index.ts'
import ThingRow from './ThingRow.tsx'
import './fields-ahead.css'

interface FieldsAheadProps {
  readonly board: Board
  readonly scene: Scene
  readonly material: Finish
  readonly language: 'hu' | 'en'
}

const SHOWN = 8
const ON = 0

const linesOf = ({ text, name }: CellShape, language: 'hu' | 'en'): readonly string[] =>
  (text === undefined ? name : typeof text === 'string' ? text : text[language])
    .replaceAll('-\n', '\u00ad')
    .split('\n')

/**
 * The next fields of a track that is too small to be read, as large as words must be: the field of whoever is to move first. A tap on
 * one shows all that it says.
 */
export default function FieldsAhead(props: FieldsAheadProps): JSX.Element {
  const fields = () => {
    const found = [props.scene.focus!]
    while (found.length < SHOWN) found.push(step(props.board, found.at(-1)!, ON))
    return found
  }
  const [opened, setOpened] = createSignal<CellShape>()
  createEffect(() => {
    if (props.scene) setOpened(undefined)
  })
  const standing = (cell: number) =>
    props.scene.placed.filter(each => each.cell === cell).map(({ look, label }) => ({ look, label }))
  return (
    <div class="jv-ahead" data-material={props.material}>
      <Show
        when={opened()}
        fallback={
          <For each={fields()}>
            {cell => (
              <Field
                shape={props.board.cells[cell]!}
                language={props.language}
                isFirst={cell === props.scene.focus}
                onOpen={setOpened}
              >
                <ThingRow items={standing(cell)} material={props.material} language={props.language} />
              </Field>
            )}
          </For>
        }
      >
        {cell => (
          <button type="button" class="jv-ahead-deed" onClick={() => setOpened(undefined)}>
            <Deed cell={cell()} language={props.language} how="looked-at" />
          </button>
        )}
      </Show>
    </div>
  )
}

interface FieldProps {
  readonly shape: CellShape
  readonly language: 'hu' | 'en'
  readonly isFirst: boolean
  readonly onOpen: (shape: CellShape) => void
  readonly children: JSX.Element
}

const Field = (props: FieldProps): JSX.Element => {
  const tint = () => lotTint(props.shape.fill)
  return (
    <button
      type="button"
      class="jv-field"
      classList={{ 'jv-here': props.isFirst }}
      style={{ '--band': tint() ? `var(--tint-${tint()!}-base)` : 'transparent' }}
      onClick={() => props.shape.told && props.onOpen(props.shape)}
    >
      <span lang={props.language}>{linesOf(props.shape, props.language).join(' ')}</span>
      {props.children}
    </button>
  )
}
