import { Show, type JSX } from 'solid-js'
import type { PictureId, Pictures } from './pictures.ts'

interface CardPictureProps {
  readonly pictures: Pictures
  readonly card: PictureId
  /** Empty when the words stand beside it. */
  readonly alt: string
  readonly turned?: boolean
}

/** A card as it is printed; its empty shape until it is drawn. */
export function CardPicture(props: CardPictureProps): JSX.Element {
  const source = () => props.pictures(props.card)
  return (
    <Show
      when={source()}
      fallback={
        <span class="gem-card blank" classList={{ turned: props.turned === true }}>
          <span class="hidden">{props.alt}</span>
        </span>
      }
    >
      {address => (
        <img
          class="gem-card"
          classList={{ turned: props.turned === true }}
          src={address()}
          alt={props.alt}
          draggable={false}
        />
      )}
    </Show>
  )
}
