import type { JSX } from 'solid-js'

interface FileFieldProps {
  readonly label: string
  readonly accept: string
  readonly count?: 'one' | 'many'
  readonly onFiles: (files: readonly File[]) => void
  readonly ref: (element: HTMLInputElement) => void
}

/** A field for files that nobody sees: a button presses it. The same file can be chosen twice in a row. */
export const FileField = (props: FileFieldProps): JSX.Element => (
  <input
    ref={element => props.ref(element)}
    type="file"
    class="hidden"
    tabindex="-1"
    aria-label={props.label}
    accept={props.accept}
    multiple={props.count === 'many'}
    onChange={event => {
      const files = [...(event.currentTarget.files ?? [])]
      event.currentTarget.value = ''
      props.onFiles(files)
    }}
  />
)
