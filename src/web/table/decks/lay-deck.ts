import { MOST, type OneAct } from '../../../table/index.ts'
import { freshKey } from '../../store/records.ts'
import { complain } from '../complaints.ts'
import { spotsFor } from '../laying.ts'
import type { Desk } from '../state.ts'
import { columnsOf, deckActs, sizeOfDeck, type DeckDraft } from './deck.ts'
import { dt } from './text.ts'

/** So much higher than it lies the top of a deck is drawn. */
const RISE = 0.3

/** Lays a deck on a free place of the table; false when there is no room for it. */
export function layDeck(desk: Desk, deck: DeckDraft, before: readonly OneAct[] = []): boolean {
  const table = desk.session.now()
  const count = sizeOfDeck(deck)
  if (count === 0) return false
  if (
    table.box.length + deck.cards.length > MOST.kinds ||
    table.things.length + count > MOST.things ||
    before.length + deck.cards.length + count > MOST.things
  ) {
    complain(dt().tooMany)
    return false
  }
  const [first] = deck.cards
  const { width, height } = deck.back ?? first!.front
  const columns = deck.back ? 1 : columnsOf(deck)
  const rows = deck.back ? 1 : Math.ceil(deck.cards.length / columns)
  const area = { width: columns * (width + 0.15), height: rows * (height + 0.15) + RISE }
  const { x, y } = spotsFor(desk, [area])[0]!
  const at = { x: x + (width - area.width) / 2, y: y + (height - area.height) / 2 + RISE }
  return desk.session.do({
    do: 'many',
    as: 'deck',
    acts: [...before, ...deckActs(deck, at, freshKey().slice(0, 12))],
  })
}
