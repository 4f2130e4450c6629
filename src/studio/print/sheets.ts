/** A4 and Letter: as many cards a sheet as fit (nine of the usual size), the page of backs after each page of fronts; or a sheet to fold. */
import { faceOf, backDrawing, type Titles } from '../card.ts'
import { CARD } from '../art/jungle.ts'
import { box } from '../art/pen.ts'
import { backOfCard, type CardId, type Deck } from '../deck.ts'
import { compose, group, rotate, translate, type Matrix } from '../drawing.ts'
import type { BackId } from '../kinds.ts'
import { foldMark, ground, marksAbove, marksBelow } from './marks.ts'
import { sheetOf, type Place, type Sheet } from './layout.ts'
import { Pdf, type PdfPage } from './pdf.ts'
import { Pace, type Hooks, type SheetSettings } from './settings.ts'
import { artOf, backArtOf, groundOf, layersOf, lettersOf, undistorted, type Size } from './sized.ts'

/** The art of every drawing reaches 4 mm past the trim. */
export const REACH = { x: -4, y: -4, w: CARD.w + 8, h: CARD.h + 8 } as const

/** A card's face in the file: the art is kept once for all cards that share it. */
export async function placeFace(
  pdf: Pdf,
  page: PdfPage,
  deck: Deck,
  card: CardId,
  titles: Titles,
  place: Matrix,
  size: Size,
  bleed: number,
): Promise<void> {
  const face = faceOf(deck, card, titles)
  const way = artOf(face.key)
  const art = await pdf.store(face.key, () => undistorted(face.art, size, way), REACH)
  const ground = groundOf(size, bleed, way)
  if (ground.length > 0) page.draw([group(ground, place)])
  for (const { matrix, clip } of layersOf(size, bleed, way)) page.place(art, compose(place, matrix), clip)
  const letters = lettersOf(face, size)
  const all = box(-bleed, -bleed, size.w + 2 * bleed, size.h + 2 * bleed)
  if (letters.length > 0) page.draw([group(letters, place, all)])
}

export async function placeBack(
  pdf: Pdf,
  page: PdfPage,
  deck: Deck,
  back: BackId,
  place: Matrix,
  size: Size,
  bleed: number,
): Promise<void> {
  const way = backArtOf(deck, back)
  const art = await pdf.store(`back ${back}`, () => undistorted(backDrawing(deck, back), size, way), REACH)
  const ground = groundOf(size, bleed, way)
  if (ground.length > 0) page.draw([group(ground, place)])
  for (const { matrix, clip } of layersOf(size, bleed, way)) page.place(art, compose(place, matrix), clip)
}

/** Where a card of its own size lies on the page. */
export function placing({ x, y, turned }: Place, card: Size): Matrix {
  const turn = turned ? compose(translate(card.w, card.h), rotate(180)) : translate(0, 0)
  return compose(translate(x, y), turn)
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
        placing(sheet.fronts[i]!, sheet.card),
        sheet.card,
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
      await placeBack(
        pdf,
        backs,
        deck,
        backOfCard(card),
        placing(places[i]!, sheet.card),
        sheet.card,
        sheet.bleed,
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
