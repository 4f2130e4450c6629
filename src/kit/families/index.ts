export * from './linking.ts'
export * from './linking-net.ts'
export * from './rows.ts'
export * from './mill.ts'
export * from './draughts.ts'
export * from './hunt.ts'
export * from './hunt-parts.ts'
export * from './hunt-tables.ts'
export * from './pegs.ts'
export * from './blocks.ts'
export * from './backgammon.ts'
export * from './race.ts'
export * from './changing.ts'
export * from './changing-parts.ts'
export { opposed } from './changing-tables.ts'
export { reaching } from './changing-reach.ts'
export * from './changing-ways.ts'
export * from './spreading.ts'
export * from './roots.ts'
export * from './covering.ts'
export * from './towers.ts'
export * from './pods/pods.ts'
export * from './realms.ts'
export * from './filling.ts'
export { placements, type FillingPiece } from './filling-set.ts'
export {
  chess,
  type ChessPart,
  type ChessPiece,
  type ChessRule,
  type ChessRules,
  type Place,
} from './chess/index.ts'
export * from './chess/parts/index.ts'
export * from './tiles.ts'
export * from './blocks-walks.ts'
export { groupsOf } from './blocks-places.ts'
export type { Lying } from './blocks-search.ts'
