import { For, type JSX } from 'solid-js'
import { FacePicture } from '../FacePicture.tsx'
import { plainBack } from './ready-decks.ts'
import { dt } from './text.ts'

export const READY_BACKS = ['red', 'blue', 'green', 'black'] as const
export type ReadyBack = (typeof READY_BACKS)[number]

/** The colour of the back, which all cards of a deck share. */
export const BackChoice = (props: {
  readonly value: ReadyBack | undefined
  readonly onChoose: (tint: ReadyBack) => void
  readonly children?: JSX.Element
}): JSX.Element => (
  <fieldset class="field">
    <legend>{dt().back}</legend>
    <div class="back-choice">
      <For each={READY_BACKS}>
        {tint => (
          <button
            type="button"
            class="table-tile"
            aria-label={`${dt().back}: ${dt().backs[tint]}`}
            title={dt().backs[tint]}
            aria-pressed={props.value === tint}
            onClick={() => props.onChoose(tint)}
          >
            <FacePicture pictures={{}} face={plainBack(tint)} alt="" />
          </button>
        )}
      </For>
      {props.children}
    </div>
  </fieldset>
)
