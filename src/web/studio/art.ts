import { createSignal, onCleanup } from 'solid-js'
import type { Titles } from '../../studio/card.ts'
import type { CardId, Deck, PictureId, Pictures } from '../../studio/deck.ts'
import { draw } from './drawing.ts'
import type { FaceAsk, ShownFace } from './drawing-tasks.ts'

// Forty cards are forty images and not forty thousand elements. The lettering above them is the same drawing that is printed.
const PICTURES = new Map<string, string>()

export const artPicture = ({ key }: ShownFace): string => PICTURES.get(key) ?? ''

const only = (pictures: Pictures | undefined, id: PictureId): Pictures => {
  const own = pictures?.[id]
  return own ? { [id]: own } : {}
}

/** The deck with nothing but this card and its pictures; undefined when an undo has taken the card away meanwhile. */
export function faceAsk(deck: Deck, card: CardId, titles: Titles, prefix: string): FaceAsk | undefined {
  const bare: Deck = { ...deck, paths: [], starts: [], back: null, pictures: only(deck.pictures, 'jungle') }
  switch (card.type) {
    case 'path': {
      const path = deck.paths[card.index]
      return path && { deck: { ...bare, paths: [path] }, card: { type: 'path', index: 0 }, titles, prefix }
    }
    case 'start': {
      const start = deck.starts[card.index]
      return (
        start && { deck: { ...bare, starts: [start] }, card: { type: 'start', index: 0 }, titles, prefix }
      )
    }
    case 'kind': {
      const pictures = { ...bare.pictures, ...only(deck.pictures, card.kind) }
      return { deck: { ...bare, pictures }, card, titles, prefix }
    }
    default: {
      const never: never = card
      return never
    }
  }
}

/** The face of a card, drawn beside the page; nothing until it is there, the one before while it is drawn again. */
export function drawnLater(
  deck: () => Deck,
  card: CardId,
  titles: () => Titles,
  prefix = '',
): { readonly face: () => ShownFace | undefined; redraw(): void } {
  const [face, setFace] = createSignal<ShownFace>()
  let wanted = 0
  onCleanup(() => (wanted = -1))
  const redraw = async () => {
    if (wanted < 0) return
    const mine = ++wanted
    const drawn = await draw(
      'face',
      () => (mine === wanted ? faceAsk(deck(), card, titles(), prefix) : undefined),
      // A card that is changed under a person's eyes goes before those that nobody has seen yet.
      face() ? 'first' : 'in order',
    )
    if (!drawn) return
    // The art is sent once: it is kept even when this card is not wanted any more.
    if (drawn.art) PICTURES.set(drawn.key, URL.createObjectURL(drawn.art))
    if (mine === wanted) setFace(drawn)
  }
  void redraw()
  return { face, redraw: () => void redraw() }
}
