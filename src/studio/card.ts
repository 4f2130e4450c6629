/** A card's face and back as one drawing, used by preview and print alike. */
import { backArt } from './art/backs.ts'
import { CARD } from './art/jungle.ts'
import { kindArt } from './art/kinds.ts'
import { pathArt, startArt } from './art/paths.ts'
import { SIGN_SLOTS } from './art/start.ts'
import { trailOf, type Slot } from './art/trails.ts'
import { PANEL } from './art/panel.ts'
import { box } from './art/pen.ts'
import type { CardId, Deck, Picture } from './deck.ts'
import { group, pictureOver, type Drawn } from './drawing.ts'
import { letter, type Fitted } from './latex/fit.ts'
import type { Fault } from './latex/lint.ts'
import { kindOf, type BackId } from './kinds.ts'
import { shapeOf, SIDES, type Side } from './shapes.ts'
import { svgPicture, type Window } from './svg.ts'

/** The trim of every drawing: 63 × 88 mm at the origin; art reaches at least 3 mm past it. */
export const TRIM: Window = { x: 0, y: 0, w: CARD.w, h: CARD.h }

/** The language of the words printed on further cards. */
export type Titles = 'hu' | 'en' | 'none'

export interface Face {
  /** What lies below the lettering; equal keys have equal art. */
  readonly art: readonly Drawn[]
  readonly key: string
  readonly texts: readonly FaceText[]
}

export interface FaceText {
  readonly latex: string
  readonly side: Side | null
  readonly slot: Slot
  readonly fitted: Fitted | null
  readonly fault: Fault | null
}

const ART = new Map<string, readonly Drawn[]>()
function remembered(key: string, draw: () => readonly Drawn[]): readonly Drawn[] {
  let drawn = ART.get(key)
  if (!drawn) {
    drawn = draw()
    ART.set(key, drawn)
  }
  return drawn
}

function text(latex: string, slot: Slot, colour: string, side: Side | null): FaceText {
  const lettering = letter(latex, slot, colour)
  return lettering.ok
    ? { latex, side, slot, fitted: lettering.fitted, fault: null }
    : { latex, side, slot, fitted: null, fault: lettering.fault }
}

const covering = (own: Picture, window: Window): Drawn =>
  group([pictureOver(own, window)], undefined, box(window.x, window.y, window.w, window.h))
const REACH: Window = { x: -4, y: -4, w: CARD.w + 8, h: CARD.h + 8 }

/** Equal for equal pictures: their length and their last signs. */
const markOf = (own: Picture): string => `own ${own.data.length} ${own.data.slice(-40)}`

export function faceOf(deck: Deck, card: CardId, titles: Titles = 'hu'): Face {
  const jungle = deck.pictures?.jungle
  const mark = jungle ? ` ${markOf(jungle)}` : ''
  const ground = jungle && [covering(jungle, REACH)]
  switch (card.type) {
    case 'path': {
      const { shape, latex, colour } = deck.paths[card.index]!
      const key = `path ${shape}${mark}`
      const art = remembered(key, () => pathArt(shapeOf(shape), ground))
      const slot = trailOf(shapeOf(shape)).slot
      return { art, key, texts: latex === '' ? [] : [text(latex, slot, colour, null)] }
    }
    case 'start': {
      const { sides, colour } = deck.starts[card.index]!
      const written = SIDES.filter(side => sides[side].latex !== '')
      return {
        art: remembered(`start${mark}`, () => startArt(ground)),
        key: `start${mark}`,
        texts: written.map(side => text(sides[side].latex, SIGN_SLOTS[side], colour, side)),
      }
    }
    case 'kind': {
      // Only role cards have several looks; copies of the others share one drawing.
      const look = card.kind === 'hunter' || card.kind === 'rogue' ? card.look : 0
      const own = deck.pictures?.[card.kind]
      const goal = kindOf(card.kind).group === 'goal'
      const key = `kind ${card.kind} ${look} ${titles}${goal ? mark : own ? ` ${markOf(own)}` : ''}`
      const wishes = {
        ...(goal && ground ? { ground } : {}),
        ...(own ? { own: [covering(own, PANEL)] } : {}),
      }
      return { art: remembered(key, () => kindArt(card.kind, look, titles, wishes)), key, texts: [] }
    }
    default: {
      const never: never = card
      return never
    }
  }
}

/** Everything on the face, bottom first. */
export const faceDrawing = ({ art, texts }: Face): Drawn[] => [
  ...art,
  ...texts.flatMap(({ fitted }) => fitted?.drawn ?? []),
]

export const ownBack = (deck: Deck, back: BackId): Picture | null | undefined =>
  back === 'path' ? deck.back : deck.pictures?.[`back-${back}`]

export function backDrawing(deck: Deck, back: BackId): readonly Drawn[] {
  const own = ownBack(deck, back)
  if (own) return [covering(own, REACH)]
  return remembered(`back ${back}`, () => backArt(back))
}

/** The picture of a card for the page. `prefix` keeps ids of several pictures apart. */
export const cardSvg = (
  deck: Deck,
  card: CardId,
  options: { readonly titles?: Titles; readonly window?: Window; readonly prefix?: string } = {},
): string =>
  svgPicture(faceDrawing(faceOf(deck, card, options.titles)), options.window ?? TRIM, options.prefix)

export const backSvg = (deck: Deck, back: BackId, window: Window = TRIM, prefix?: string): string =>
  svgPicture(backDrawing(deck, back), window, prefix)
