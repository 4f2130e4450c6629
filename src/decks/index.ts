/**
 * The cards that the deck studio and the card game share: the shapes of the forty path cards, and the deck that is always there.
 * Plain data: it knows neither the studio nor the game.
 */
export * from './forty-values.ts'
export * from './shapes.ts'
export * from './trigonometric.ts'
