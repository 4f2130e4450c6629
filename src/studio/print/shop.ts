/** For the print shop: one card a page with bleed, trim and bleed boxes, no marks. */
import { backOfCard, type CardId, type Deck } from '../deck.ts'
import { CARD_SIZES, MOST_BLEED, Pace, type Hooks, type ShopSettings } from './settings.ts'
import { Pdf } from './pdf.ts'
import { outputProfile } from './profile.ts'
import { placeBack, placeFace, placing } from './sheets.ts'

export async function printShop(
  deck: Deck,
  cards: readonly CardId[],
  settings: ShopSettings,
  hooks: Hooks = {},
): Promise<Uint8Array> {
  const { w, h } = CARD_SIZES[settings.card]
  const bleed = Math.max(0, Math.min(MOST_BLEED, settings.bleed))
  const profile = settings.colours === 'cmyk' ? await outputProfile(hooks) : undefined
  const pdf = await Pdf.begin(deck.name, settings.colours, profile)
  const pace = new Pace(hooks, cards.length)
  const trim = { x: bleed, y: bleed, w, h }
  const boxes = {
    w: w + 2 * bleed,
    h: h + 2 * bleed,
    trim,
    bleed: { x: 0, y: 0, w: w + 2 * bleed, h: h + 2 * bleed },
  }
  const matrix = placing({ x: bleed, y: bleed, turned: false }, { w, h })
  const size = { w, h }
  const front = async (card: CardId) => {
    const page = pdf.page(boxes)
    await placeFace(pdf, page, deck, card, settings.titles, matrix, size, bleed)
    await pdf.add(page)
  }
  const back = async (card: CardId) => {
    const page = pdf.page(boxes)
    await placeBack(pdf, page, deck, backOfCard(card), matrix, size, bleed)
    await pdf.add(page)
  }
  for (const card of cards) {
    if (settings.order === 'back-front') await back(card)
    if (settings.order !== 'backs') await front(card)
    if (settings.order === 'front-back') await back(card)
    await pace.step()
  }
  if (settings.order === 'fronts-then-backs' || settings.order === 'backs')
    for (const card of cards) await back(card)
  pace.end()
  return pdf.save()
}
