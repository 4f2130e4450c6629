import { createSignal, onCleanup } from 'solid-js'
import { faceOf, TRIM, type Face, type Titles } from '../../studio/card.ts'
import type { CardId, Deck } from '../../studio/deck.ts'
import { svgOf, svgPicture } from '../../studio/svg.ts'

// The art of a card is some thousand paths: it is made once for each shape and shown as an image, so that forty cards
// are forty images and not forty thousand elements. The lettering above it is the same drawing that is printed.
const PICTURES = new Map<string, string>()

export function artPicture(face: Face): string {
  let address = PICTURES.get(face.key)
  if (address === undefined) {
    const svg = svgPicture(face.art, TRIM)
    address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    PICTURES.set(face.key, address)
  }
  return address
}

export const lettersSvg = (face: Face, prefix: string): string =>
  svgOf(
    face.texts.flatMap(({ fitted }) => fitted?.drawn ?? []),
    prefix,
  )

/** Draws one card after the other, letting the page breathe between two: the first drawing of a shape takes a while. */
const waiting: (() => void)[] = []
let running = false
function run(): void {
  const next = waiting.shift()
  if (!next) {
    running = false
    return
  }
  next()
  setTimeout(run, 0)
}

export function later(act: () => void): void {
  waiting.push(act)
  if (running) return
  running = true
  setTimeout(run, 0)
}

/** The face of a card whose art may still have to be drawn; nothing until then. */
export function drawnLater(
  deck: () => Deck,
  card: CardId,
  titles: () => Titles,
): { readonly face: () => Face | undefined; redraw(): void } {
  const [face, setFace] = createSignal<Face>()
  let gone = false
  onCleanup(() => (gone = true))
  const draw = () => {
    if (!gone) setFace(faceOf(deck(), card, titles()))
  }
  later(draw)
  return {
    face,
    redraw: () => {
      if (face()) draw()
    },
  }
}
