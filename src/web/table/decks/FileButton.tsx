import type { JSX } from 'solid-js'
import { retract } from '../complaints.ts'

/** A button that asks for files. */
export function FileButton(props: {
  readonly text: string
  readonly accept: string
  readonly many?: boolean
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}): JSX.Element {
  let field: HTMLInputElement | undefined
  return (
    <div class="acts">
      <button type="button" class="quiet" onClick={() => field?.click()}>
        {props.text}
      </button>
      <input
        ref={element => (field = element)}
        type="file"
        class="hidden"
        tabindex="-1"
        aria-hidden="true"
        accept={props.accept}
        multiple={props.many ?? false}
        onChange={event => {
          const [first, ...rest] = event.currentTarget.files ?? []
          if (first) {
            retract()
            props.onFiles([first, ...rest])
          }
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
