import { createSignal, Show, type JSX } from 'solid-js'
import { kindName } from '../act-words.ts'
import { FacePicture } from '../FacePicture.tsx'
import type { Desk } from '../state.ts'
import { Curtain } from './Curtain.tsx'
import { dt } from './text.ts'

await dt.load()

/** One person looks at the hidden side of a piece; the others know only that it was done. */
export function PeekDialog(props: {
  readonly desk: Desk
  readonly id: number
  readonly onClose: () => void
}): JSX.Element {
  const { desk } = props
  const [seen, setSeen] = createSignal(false)
  const kind = () => {
    const table = desk.session.now()
    const thing = table.things.find(each => each.id === props.id)
    return thing?.what === 'piece' ? table.box.find(each => each.id === thing.kind) : undefined
  }
  const show = () => {
    if (desk.session.do({ do: 'peek', ids: [props.id] })) setSeen(true)
    else props.onClose()
  }
  return (
    <Curtain
      title={dt().hands.peekTitle}
      text={dt().hands.peekText}
      yes={seen() ? dt().hands.peekDone : dt().hands.peekYes}
      {...(seen() ? {} : { no: dt().hands.passNo })}
      onYes={() => (seen() ? props.onClose() : show())}
      onNo={() => props.onClose()}
    >
      <Show when={seen() && kind()}>
        {known => (
          <FacePicture
            pictures={desk.session.now().pictures}
            face={known().front}
            alt={kindName(desk.session.now(), known())}
          />
        )}
      </Show>
    </Curtain>
  )
}
