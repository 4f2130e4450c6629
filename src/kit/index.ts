/**
 * The words games are written in: boards, pieces, moves, shapes, families, and how a position is shown.
 * Knows no game by name. A rule moves here from the games at its third use.
 */
export * from './boards/index.ts'
export * from './pieces.ts'
export * from './codecs.ts'
export * from './cell-codecs.ts'
export * from './scene.ts'
export * from './placing.ts'
export * from './refusing.ts'
export * from './parts.ts'
export * from './diagram.ts'
export * from './outcomes.ts'
export * from './options.ts'
export * from './money.ts'
export * from './cell-list.ts'
export * from './solo.ts'
export * from './shapes/index.ts'
export * from './moves/packing.ts'
export * from './moves/dice.ts'
export * from './moves/sow.ts'
export * from './families/index.ts'
