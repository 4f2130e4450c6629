/** Pictures in points: the size of one card, and sheets for virtual tables (10 × 7, the last place kept empty). */
import { backDrawing, faceDrawing, faceOf, TRIM, type Titles } from '../card.ts'
import { box } from '../art/pen.ts'
import { backOfCard, type CardId, type Deck } from '../deck.ts'
import { group, translate, type Drawn } from '../drawing.ts'
import { P } from '../art/palette.ts'
import type { Window } from '../svg.ts'
import { CARD_SIZES, type CardSize } from './settings.ts'
import { artOf, backArtOf, lettersOf, sizedDrawing } from './sized.ts'

export interface Picturing {
  readonly drawn: readonly Drawn[]
  readonly window: Window
  /** In points of the picture. */
  readonly width: number
  readonly height: number
}

export const pixels = (mm: number, dpi: number): number => Math.round((mm / 25.4) * dpi)

export function cardPicture(
  deck: Deck,
  card: CardId,
  options: {
    readonly dpi?: number
    readonly bleed?: 'with' | 'without'
    readonly titles?: Titles
    readonly size?: CardSize
  } = {},
): Picturing {
  const face = faceOf(deck, card, options.titles)
  const { w, h, bleed } = CARD_SIZES[options.size ?? 'metric']
  const past = options.bleed === 'with' ? bleed : 0
  const drawn = [...sizedDrawing(face.art, { w, h }, past, artOf(face.key)), ...lettersOf(face, { w, h })]
  return picturing(drawn, windowOf(w, h, past), options.dpi ?? 300)
}
const windowOf = (w: number, h: number, past: number): Window => ({
  x: -past,
  y: -past,
  w: w + 2 * past,
  h: h + 2 * past,
})

export const backPicture = (
  deck: Deck,
  card: CardId,
  dpi = 300,
  bleed: 'with' | 'without' = 'without',
  size: CardSize = 'metric',
): Picturing => {
  const { w, h, bleed: past } = CARD_SIZES[size]
  const out = bleed === 'with' ? past : 0
  const back = backOfCard(card)
  return picturing(
    sizedDrawing(backDrawing(deck, back), { w, h }, out, backArtOf(deck, back)),
    windowOf(w, h, out),
    dpi,
  )
}

const picturing = (drawn: readonly Drawn[], window: Window, dpi: number): Picturing => ({
  drawn,
  window,
  width: pixels(window.w, dpi),
  height: pixels(window.h, dpi),
})

export const SHEET = { columns: 10, rows: 7 } as const
const CARD_POINTS = 400

/** One picture for every 69 cards; the seventieth place stays free (virtual tables show it for hidden cards). */
export function imageSheets(deck: Deck, cards: readonly CardId[], titles: Titles = 'hu'): Picturing[] {
  const { columns, rows } = SHEET
  const each = columns * rows - 1
  const sheets: Picturing[] = []
  for (let first = 0; first < cards.length; first += each) {
    const drawn: Drawn[] = [{ type: 'path', d: box(0, 0, TRIM.w * columns, TRIM.h * rows), fill: P.ink }]
    for (const [i, card] of cards.slice(first, first + each).entries()) {
      const at = translate((i % columns) * TRIM.w, Math.floor(i / columns) * TRIM.h)
      drawn.push(group(faceDrawing(faceOf(deck, card, titles)), at, box(0, 0, TRIM.w, TRIM.h)))
    }
    const width = CARD_POINTS * columns
    sheets.push({
      drawn,
      window: { x: 0, y: 0, w: TRIM.w * columns, h: TRIM.h * rows },
      width,
      height: Math.round((width * TRIM.h * rows) / (TRIM.w * columns)),
    })
  }
  return sheets
}
