import { createSignal, onCleanup, type JSX } from 'solid-js'
import { packOf, packPath } from './picture-packs.ts'

type Pack = Readonly<Record<string, string>>

const asked = new Map<number, Promise<Pack>>()
const addresses = new Map<string, string>()

async function addressOf(game: string): Promise<string | undefined> {
  const known = addresses.get(game)
  if (known !== undefined) return known
  const pack = packOf(game)
  const coming = asked.get(pack) ?? fetch(packPath(pack)).then(answer => answer.json() as Promise<Pack>)
  asked.set(pack, coming)
  const svg = (await coming)[game]
  if (svg === undefined) return undefined
  const address = addresses.get(game) ?? URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  addresses.set(game, address)
  return address
}

/** What to do for each picture once it comes near the window. */
const near = new WeakMap<Element, () => void>()
const watcher = new IntersectionObserver(
  seen => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) near.get(target)?.()
  },
  { rootMargin: '400px' },
)

/** The game under way, drawn when the program was built: the library need not load a single game.
 * The picture has both themes inside and follows the page's. */
export function GamePicture(props: { readonly game: string; readonly alt: string }): JSX.Element {
  const [address, setAddress] = createSignal<string>()
  const watch = (image: HTMLImageElement) => {
    near.set(image, () => {
      watcher.unobserve(image)
      // Without a network a picture that was never seen stays away; the card says all in words.
      addressOf(props.game).then(setAddress, () => asked.delete(packOf(props.game)))
    })
    watcher.observe(image)
    onCleanup(() => watcher.unobserve(image))
  }
  return (
    <img
      ref={watch}
      class="game-picture"
      src={address()}
      alt={props.alt}
      decoding="async"
      width="240"
      height="160"
    />
  )
}
