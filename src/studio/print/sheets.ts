/** A4 and Letter: nine cards a sheet, the page of backs after each page of fronts; or a sheet to fold. */
import { faceDrawing, faceOf, backDrawing, type Titles } from '../card.ts'
import { CARD } from '../art/jungle.ts'
import { box } from '../art/pen.ts'
import { backOfCard, type CardId, type Deck } from '../deck.ts'
import { compose, group, rotate, scale, translate, type Matrix } from '../drawing.ts'
import type { BackId } from '../kinds.ts'
import { foldMark, ground, marksAbove, marksBelow } from './marks.ts'
import { sheetOf, type Place, type Sheet } from './layout.ts'
import { Pdf, type PdfPage, type Stored } from './pdf.ts'
import { Pace, type Hooks, type SheetSettings } from './settings.ts'

/** The art of every drawing reaches 4 mm past the trim. */
export const REACH = { x: -4, y: -4, w: CARD.w + 8, h: CARD.h + 8 } as const

/** A card's face in the file: the art is kept once for all cards that share it. */
export async function placeFace(
  pdf: Pdf,
  page: PdfPage,
  deck: Deck,
  card: CardId,
  titles: Titles,
  matrix: Matrix,
  bleed: number,
): Promise<void> {
  const face = faceOf(deck, card, titles)
  const art = await pdf.store(face.key, () => face.art, REACH)
  const clip = clipOf(bleed)
  page.place(art, matrix, clip)
  const letters = faceDrawing({ ...face, art: [] })
  if (letters.length > 0) page.draw([group(letters, matrix, box(clip.x, clip.y, clip.w, clip.h))])
}

export const storeBack = (pdf: Pdf, deck: Deck, back: BackId): Promise<Stored> =>
  pdf.store(`back ${back}`, () => backDrawing(deck, back), REACH)

export const clipOf = (bleed: number) => ({
  x: -bleed,
  y: -bleed,
  w: CARD.w + 2 * bleed,
  h: CARD.h + 2 * bleed,
})

/** From the drawing's 63 × 88 to the card's size, at its place. */
export function matrixOf({ x, y, turned }: Place, card: { readonly w: number; readonly h: number }): Matrix {
  const sized = scale(card.w / CARD.w, card.h / CARD.h)
  const turn = turned ? compose(translate(card.w, card.h), rotate(180)) : translate(0, 0)
  return compose(translate(x, y), compose(turn, sized))
}

export async function printSheets(
  deck: Deck,
  cards: readonly CardId[],
  settings: SheetSettings,
  hooks: Hooks = {},
): Promise<Uint8Array> {
  const sheet = sheetOf(settings)
  const pdf = await Pdf.begin(deck.name, 'rgb')
  const pace = new Pace(hooks, cards.length)
  const each = sheet.columns * sheet.rows
  for (let first = 0; first < cards.length; first += each) {
    const some = cards.slice(first, first + each)
    const fronts = begin(pdf, sheet, settings, sheet.fronts.slice(0, some.length))
    for (const [i, card] of some.entries()) {
      await placeFace(
        pdf,
        fronts,
        deck,
        card,
        settings.titles,
        matrixOf(sheet.fronts[i]!, sheet.card),
        sheet.bleed,
      )
      await pace.step()
    }
    if (settings.backs === 'none') {
      finish(fronts, sheet, settings, sheet.fronts.slice(0, some.length))
      await pdf.add(fronts)
      continue
    }
    const places = sheet.backs.slice(0, some.length)
    const folded = settings.backs === 'fold-over'
    if (!folded) finish(fronts, sheet, settings, sheet.fronts.slice(0, some.length))
    const backs = folded ? fronts : begin(pdf, sheet, settings, places)
    for (const [i, card] of some.entries())
      backs.place(
        await storeBack(pdf, deck, backOfCard(card)),
        matrixOf(places[i]!, sheet.card),
        clipOf(sheet.bleed),
      )
    finish(backs, sheet, settings, folded ? [...sheet.fronts.slice(0, some.length), ...places] : places)
    if (folded) fronts.draw(foldMark(sheet))
    await pdf.add(fronts)
    if (!folded) await pdf.add(backs)
  }
  pace.end()
  return pdf.save()
}

function begin(pdf: Pdf, sheet: Sheet, { marks }: SheetSettings, places: readonly Place[]): PdfPage {
  const page = pdf.page({ w: sheet.w, h: sheet.h })
  page.draw([...marksBelow(marks, sheet, places), ...ground(sheet, places)])
  return page
}

const finish = (page: PdfPage, sheet: Sheet, { marks }: SheetSettings, places: readonly Place[]): void =>
  page.draw(marksAbove(marks, sheet, places))
