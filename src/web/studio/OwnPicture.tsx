import { createSignal, Show, type JSX } from 'solid-js'
import type { PictureId } from '../../studio/deck.ts'
import { FileField } from '../shell/FileField.tsx'
import type { MenuItem } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { readPicture } from './back-picture.ts'
import type { StudioSession } from './session.ts'
import { dt } from './text/text.ts'

async function take(session: StudioSession, id: PictureId, file: File | undefined): Promise<boolean> {
  if (!file) return false
  const picture = await readPicture(file)
  if (!picture) {
    notify('bad', dt().edit.backFailed)
    return false
  }
  session.act({ type: 'picture', id, picture })
  return true
}

/** Own pictures as items of a menu: choosing one, or taking it off. */
export function ownPictures(session: StudioSession, ids: readonly (keyof ReturnType<typeof names>)[]) {
  const [wanted, setWanted] = createSignal<PictureId>()
  let field: HTMLInputElement | undefined
  const items = (): MenuItem[] =>
    ids.map(id =>
      session.deck().pictures?.[id]
        ? {
            icon: 'remove',
            text: dt().edit.pictureOff(names()[id]),
            act: () => session.act({ type: 'picture', id, picture: null }),
          }
        : {
            icon: 'flip',
            text: dt().edit.pictureOwn(names()[id]),
            act: () => {
              setWanted(id)
              field?.click()
            },
          },
    )
  const Field = (): JSX.Element => (
    <FileField
      ref={element => (field = element)}
      label={dt().edit.pictureField}
      accept="image/*"
      onFiles={([file]) => {
        const id = wanted()
        if (id) void take(session, id, file)
      }}
    />
  )
  return { items, Field }
}
const names = () => dt().edit.pictureNames

interface PictureButtonProps {
  readonly session: StudioSession
  readonly id: PictureId
  readonly name: string
  readonly onDone: () => void
}

/** Puts an own picture into the window of a kind of card, or takes it off. */
export function PictureButton(props: PictureButtonProps): JSX.Element {
  let field: HTMLInputElement | undefined
  const there = () => props.session.deck().pictures?.[props.id] !== undefined
  const act = () => {
    if (!there()) return field?.click()
    props.session.act({ type: 'picture', id: props.id, picture: null })
    props.onDone()
  }
  return (
    <>
      <button
        type="button"
        class="link small"
        aria-label={there() ? dt().edit.pictureOff(props.name) : dt().edit.pictureOwn(props.name)}
        onClick={act}
      >
        <Show when={there()} fallback={dt().edit.pictureShort}>
          {dt().edit.pictureShortOff}
        </Show>
      </button>
      <FileField
        ref={element => (field = element)}
        label={dt().edit.pictureOwn(props.name)}
        accept="image/*"
        onFiles={([file]) =>
          void take(props.session, props.id, file).then(done => {
            if (done) props.onDone()
          })
        }
      />
    </>
  )
}
