import type { JSX } from 'solid-js'

/** The game under way, drawn when the program was built: the library need not load a single game.
 * The picture has both themes inside and follows the page's. */
export const GamePicture = (props: { readonly game: string; readonly alt: string }): JSX.Element => (
  <img
    class="game-picture"
    src={`/pictures/${props.game}.svg`}
    alt={props.alt}
    loading="lazy"
    decoding="async"
    width="240"
    height="160"
  />
)
