import { TRIGONOMETRIC } from '../../decks/index.ts'
import { FULL_COUNTS, uniformStart, WHITE, type Deck } from '../deck.ts'

/** 112 cards with the second Start. */
export const trigonometricDeck: Deck = {
  name: TRIGONOMETRIC.name,
  paths: TRIGONOMETRIC.paths.map(path => ({ ...path, colour: WHITE })),
  starts: TRIGONOMETRIC.starts.map(({ latex, condition }) => uniformStart(latex, condition)),
  counts: FULL_COUNTS,
  back: null,
}
