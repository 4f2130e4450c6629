/** For the print shop: one card a page with bleed, trim and bleed boxes, no marks. */
import { backOfCard, type CardId, type Deck } from '../deck.ts'
import { CARD_SIZES, Pace, type Hooks, type ShopSettings } from './settings.ts'
import { Pdf } from './pdf.ts'
import { clipOf, matrixOf, placeFace, storeBack } from './sheets.ts'

export async function printShop(
  deck: Deck,
  cards: readonly CardId[],
  settings: ShopSettings,
  hooks: Hooks = {},
): Promise<Uint8Array> {
  const { w, h, bleed } = CARD_SIZES[settings.card]
  const pdf = await Pdf.begin(deck.name, settings.colours)
  const pace = new Pace(hooks, cards.length)
  const trim = { x: bleed, y: bleed, w, h }
  const boxes = {
    w: w + 2 * bleed,
    h: h + 2 * bleed,
    trim,
    bleed: { x: 0, y: 0, w: w + 2 * bleed, h: h + 2 * bleed },
  }
  const matrix = matrixOf({ x: bleed, y: bleed, turned: false }, { w, h })
  const front = async (card: CardId) => {
    const page = pdf.page(boxes)
    await placeFace(pdf, page, deck, card, settings.titles, matrix, bleed)
    await pdf.add(page)
  }
  const back = async (card: CardId) => {
    const page = pdf.page(boxes)
    page.place(await storeBack(pdf, deck, backOfCard(card)), matrix, clipOf(bleed))
    await pdf.add(page)
  }
  for (const card of cards) {
    if (settings.order === 'back-front') await back(card)
    await front(card)
    if (settings.order === 'front-back') await back(card)
    await pace.step()
  }
  if (settings.order === 'fronts-then-backs') for (const card of cards) await back(card)
  pace.end()
  return pdf.save()
}
