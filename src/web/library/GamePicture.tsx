import type { JSX } from 'solid-js'
import { shade } from '../settings/settings.ts'

/** The board at the start, drawn when the program was built: the library need not load a single game. */
export const GamePicture = (props: { readonly game: string; readonly alt: string }): JSX.Element => (
  <img
    class="game-picture"
    src={`/pictures/${props.game}${shade() === 'dark' ? '.dark' : ''}.svg`}
    alt={props.alt}
    loading="lazy"
    decoding="async"
    width="240"
    height="180"
  />
)
