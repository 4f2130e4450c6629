import { createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js'
import { FileField } from '../shell/FileField.tsx'
import { Icon } from '../shell/Icon.tsx'
import { navigate } from '../shell/router.tsx'
import { t } from '../text/text.ts'

/** What reads matches comes with the first file. */
const take = async (files: readonly File[]): Promise<void> =>
  (await import('./match-import.ts')).takeFiles(files, navigate)

export function ImportButton(): JSX.Element {
  let field: HTMLInputElement | undefined
  return (
    <>
      <button type="button" class="quiet" onClick={() => field?.click()}>
        <Icon name="importing" />
        {t().matches.import}
      </button>
      <FileField
        ref={element => (field = element)}
        label={t().matches.import}
        accept=".json,.pgn,.fen,.sgf,.pdn,.usi,.kif,.mat,.txt,application/json,text/plain"
        count="many"
        onFiles={files => void take(files)}
      />
    </>
  )
}

/** The whole page takes dropped files. */
export function DropPlace(): JSX.Element {
  const [over, setOver] = createSignal(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  const onOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const onLeave = (event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    void take([...(event.dataTransfer?.files ?? [])])
  }
  onMount(() => {
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
  })
  onCleanup(() => {
    window.removeEventListener('dragover', onOver)
    window.removeEventListener('dragleave', onLeave)
    window.removeEventListener('drop', onDrop)
  })
  return (
    <Show when={over()}>
      <div class="drop-place">{t().matches.drop}</div>
    </Show>
  )
}
