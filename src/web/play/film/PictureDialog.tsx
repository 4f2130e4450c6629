import { createSignal, onCleanup, Show, type JSX } from 'solid-js'
import { makeGif } from '../../film/gif.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { notify } from '../../shell/notices.tsx'
import { language } from '../../text/text.ts'
import type { PlayParts } from '../play-parts.ts'
import { createMatchFilm } from './match-film.ts'

export { keepForLater } from '../../film/gif.ts'

const WORDS = {
  hu: {
    title: 'Kép és film',
    save: 'Kép mentése (PNG)',
    copy: 'Kép másolása',
    film: 'Film mentése (GIF)',
    making: 'Készül a film…',
    stop: 'Állj',
    saved: 'Elkészült.',
    copied: 'A kép a vágólapra került.',
    noCopy: 'A böngésző nem engedte a vágólapot.',
    failed: 'Nem sikerült elkészíteni.',
  },
  en: {
    title: 'Picture and film',
    save: 'Save a picture (PNG)',
    copy: 'Copy the picture',
    film: 'Save a film (GIF)',
    making: 'Making the film…',
    stop: 'Stop',
    saved: 'It is made.',
    copied: 'The picture is on the clipboard.',
    noCopy: 'The browser did not allow the clipboard.',
    failed: 'It could not be made.',
  },
}

interface PictureDialogProps {
  readonly parts: PlayParts
  readonly flipped: boolean
  readonly onClose: () => void
}

/** What is seen now as a picture, and the whole match as a film, for whoever wants to show it to others. */
export function PictureDialog(props: PictureDialogProps): JSX.Element {
  const { session } = props.parts
  const words = () => WORDS[language()]
  const made = createMatchFilm(props.parts, () => props.flipped)
  /** How much of the film is made, while it is. */
  const [share, setShare] = createSignal<number>()
  let stopping: AbortController | undefined
  onCleanup(() => stopping?.abort())

  const handOver = (blob: Blob, ending: string) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = `jatekvilag-${session.definition.id}.${ending}`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    notify('good', words().saved)
    props.onClose()
  }
  const save = () =>
    made.picture().then(
      blob => handOver(blob, 'png'),
      () => notify('bad', words().failed),
    )
  const copy = async () => {
    try {
      // Given as a promise, it is taken while the click still counts.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': made.picture() })])
      notify('good', words().copied)
      props.onClose()
    } catch {
      notify('bad', words().noCopy)
    }
  }
  const film = async () => {
    const mine = new AbortController()
    stopping = mine
    setShare(0)
    try {
      const blob = await makeGif(await made.film(), { onShare: setShare, signal: mine.signal })
      handOver(blob, 'gif')
    } catch {
      if (!mine.signal.aborted) notify('bad', words().failed)
    }
    setShare(undefined)
  }
  return (
    <Dialog title={words().title} onClose={() => props.onClose()}>
      <div class="alike">
        <Show
          when={share() !== undefined}
          fallback={
            <>
              <button type="button" class="quiet" onClick={() => void save()}>
                {words().save}
              </button>
              <button type="button" class="quiet" onClick={() => void copy()}>
                {words().copy}
              </button>
              {/* A film shows all that happened: not while something of it is hidden. */}
              <button
                type="button"
                class="quiet"
                disabled={session.match().at === 0 || (session.game.layout.secret && !session.outcome())}
                onClick={() => void film()}
              >
                {words().film}
              </button>
            </>
          }
        >
          <p role="status">{words().making}</p>
          <progress max="1" value={share()} aria-label={words().making} />
          <button
            type="button"
            class="quiet"
            ref={button => queueMicrotask(() => button.focus())}
            onClick={() => stopping?.abort()}
          >
            {words().stop}
          </button>
        </Show>
      </div>
    </Dialog>
  )
}
