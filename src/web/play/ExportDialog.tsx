import { createResource, For, Show, type JSX } from 'solid-js'
import { FORMATS, formatsOf, positionText, writeForeign, type FormatId } from '../../formats/index.ts'
import { keptAs } from '../../games/file-formats.ts'
import { playerName } from '../match/player-name.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { notify } from '../shell/notices.tsx'
import { language, t } from '../text/text.ts'
import { tellScene } from './outcome-words.ts'
import type { PlayParts } from './play-parts.ts'

const WORDS = {
  hu: {
    title: 'Másik programnak',
    save: (format: string) => `Mentés: ${format}`,
    copy: (format: string) => `Lépések másolása: ${format}`,
    position: 'Állás másolása',
    positionInWords: 'Állás másolása szavakban',
    none: 'Ennek a játéknak nincs olyan fájlja, amelyet más programok is olvasnak.',
    copied: 'A vágólapra került.',
    failed: 'A böngésző nem engedte a vágólapot.',
  },
  en: {
    title: 'For another program',
    save: (format: string) => `Save as ${format}`,
    copy: (format: string) => `Copy the moves: ${format}`,
    position: 'Copy the position',
    positionInWords: 'Copy the position in words',
    none: 'This game has no file that other programs read.',
    copied: 'It is on the clipboard.',
    failed: 'The browser did not allow the clipboard.',
  },
}

/** The match in formats of other programs, and its position as text. */
export function ExportDialog(props: {
  readonly parts: PlayParts
  readonly onClose: () => void
}): JSX.Element {
  const { session, viewpoint } = props.parts
  const { game, definition } = session
  const words = () => WORDS[language()]
  const kept = () => keptAs(definition.id, session.match().options)
  const written = (format: FormatId) =>
    writeForeign(
      session.match(),
      format,
      kept()!,
      game.players.map((_, seat) => playerName(game, seat)),
    )
  const [line] = createResource(async () => {
    const at = viewpoint.at()
    const position = session.match().positionAt(at)
    const line = await positionText({ game, position, at })
    if (line !== undefined) return { kind: 'position', text: line } as const
    // Where no other program reads positions, people do.
    const turn = position.turn >= 0 ? [t().play.turn(playerName(game, position.turn))] : []
    return {
      kind: 'positionInWords',
      text: [...turn, ...tellScene(game, game.scene(position))].join('\n'),
    } as const
  })
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify('good', words().copied)
    } catch {
      notify('bad', words().failed)
    }
    props.onClose()
  }
  const save = async (format: FormatId) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([await written(format)], { type: 'text/plain' }))
    link.download = `jatekvilag-${definition.id}.${FORMATS[format].ending}`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    props.onClose()
  }
  return (
    <Dialog title={words().title} onClose={() => props.onClose()}>
      <div class="alike">
        <For each={formatsOf(kept())} fallback={<p>{words().none}</p>}>
          {format => (
            <>
              <button type="button" class="quiet" onClick={() => void save(format)}>
                {words().save(FORMATS[format].name)}
              </button>
              <button type="button" class="quiet" onClick={() => void written(format).then(copy)}>
                {words().copy(FORMATS[format].name)}
              </button>
            </>
          )}
        </For>
        <Show when={line()}>
          {told => (
            <button type="button" class="quiet" title={told().text} onClick={() => void copy(told().text)}>
              {words()[told().kind]}
            </button>
          )}
        </Show>
      </div>
    </Dialog>
  )
}
