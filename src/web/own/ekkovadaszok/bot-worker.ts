/// <reference lib="webworker" />
// The opponent's worker with a deck of the studio; the deck comes as the name of the worker, so it is there before any question.
import '../../match/opponent-worker.ts'
import { registerDeck, type DeckData } from '../../../games/uj/ekkovadaszok/deck.ts'

registerDeck(JSON.parse(self.name) as DeckData)
