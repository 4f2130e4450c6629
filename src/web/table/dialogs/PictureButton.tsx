import { createSignal, onCleanup, onMount, type JSX } from 'solid-js'
import { retract } from '../complaints.ts'
import { takePicture } from '../import.ts'
import type { Desk } from '../state.ts'
import { rt } from '../text/rare.ts'

await rt.load()

/** An own picture: chosen, dropped here, or pasted while this is seen. */
export function PictureButton(props: {
  readonly desk: Desk
  readonly onPicture: (id: string) => void
}): JSX.Element {
  let field: HTMLInputElement | undefined
  const [over, setOver] = createSignal(false)
  const [reads, setReads] = createSignal(false)
  const take = async (files: Iterable<File>) => {
    retract()
    setReads(true)
    try {
      for (const file of files) {
        const id = await takePicture(props.desk, file, file.name || 'kép')
        if (id) props.onPicture(id)
      }
    } finally {
      setReads(false)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    void take(files)
  }
  onMount(() => window.addEventListener('paste', paste, { capture: true }))
  onCleanup(() => window.removeEventListener('paste', paste, { capture: true }))
  return (
    <div
      class="picture-drop"
      classList={{ over: over(), reads: reads() }}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        void take(event.dataTransfer?.files ?? [])
      }}
    >
      <button type="button" class="quiet" onClick={() => field?.click()}>
        {rt().board.choose}
      </button>
      <p class="muted small" role="status">
        {reads() ? rt().picture.reading : rt().board.hint}
      </p>
      <input
        ref={element => (field = element)}
        type="file"
        class="hidden"
        tabindex="-1"
        aria-hidden="true"
        accept="image/png,image/jpeg,image/webp,image/gif,image/bmp,.bmp"
        multiple
        onChange={event => {
          void take([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
