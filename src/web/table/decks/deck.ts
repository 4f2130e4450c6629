import type { Words } from '../../../engine/index.ts'
import { secureLuck, shuffled, type Face, type Kind, type OneAct } from '../../../table/index.ts'

/** A card before it is a kind of piece on a table: what is on it, and how many there are of it. */
export interface CardDraft {
  /** In both languages where the program names it. */
  readonly names?: Words
  readonly name?: string
  readonly front: Face
  readonly copies: number
}

export interface DeckDraft {
  /** All cards have the same back; without one they lie open, each kind in a pile of its own. */
  readonly back?: Face
  readonly cards: readonly CardDraft[]
}

export const sizeOfDeck = (deck: DeckDraft): number => deck.cards.reduce((sum, { copies }) => sum + copies, 0)

const kindOf = (card: CardDraft, back: Face | undefined, id: string): Kind => ({
  id,
  name: card.name?.slice(0, 200) ?? '',
  ...(card.names ? { names: card.names } : {}),
  front: card.front,
  ...(back ? { back } : {}),
  inside: 0,
})

/** Open piles lie in one row, or in two where they are many. */
export const columnsOf = (deck: DeckDraft): number =>
  deck.cards.length > 4 ? Math.ceil(deck.cards.length / 2) : deck.cards.length

/**
 * The acts that lay a deck down: with a back shuffled and face down in one pile, without one in open piles side by side.
 * Nobody can tell from the numbers of the pieces which card is which, since they are given in the shuffled order.
 */
export function deckActs(
  deck: DeckDraft,
  at: { readonly x: number; readonly y: number },
  key: string,
): OneAct[] {
  const kinds = deck.cards.map((card, i) => kindOf(card, deck.back, `${key}-${i}`))
  const made = kinds.map((kind): OneAct => ({ do: 'kind', kind }))
  const pieces = deck.cards.flatMap((card, i) => Array.from({ length: card.copies }, () => i))
  const inOrder = deck.back ? shuffled(pieces, secureLuck) : pieces
  const columns = columnsOf(deck)
  const laid = inOrder.map((i): OneAct => {
    const { width, height } = deck.cards[i]!.front
    const place = deck.back
      ? at
      : {
          x: at.x + (i % columns) * (width + 0.15),
          y: at.y + Math.floor(i / columns) * (height + 0.15),
        }
    const side = deck.back ? 'back' : 'front'
    return {
      do: 'add',
      thing: { what: 'piece', kind: kinds[i]!.id, side, ...place, angle: 0, locked: false },
    }
  })
  return [...made, ...laid]
}
