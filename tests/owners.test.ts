// Whose a piece is, as the scene says it, and what the board therefore marks as a capture.
import { expect, test } from 'vitest'
import { MoveChoice } from '../src/board/move-choice.ts'
import type { Options } from '../src/engine/index.ts'
import bogarhaz from '../src/games/sakk/bogarhaz/game.ts'
import tamsk from '../src/games/egyeb-logikai/tamsk/game.ts'
import trax from '../src/games/osszekotos/trax/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { play, start } from './playing.ts'

/** The kinds of the targets by name of the cell, after some moves and with some cells chosen. */
function kinds(definition: GameDefinition, options: Options, moves: string, chosen: readonly string[]) {
  const match = moves === '' ? start(definition, options) : play(start(definition, options), moves)
  const { names } = definition.make(options).board
  const choosing = new MoveChoice(
    definition.make(options),
    match.position,
    match.moves,
    definition.make(options).scene(match.position),
  )
  return Object.fromEntries(
    choosing
      .targets(chosen.map(name => names.indexOf(name)))
      .flatMap(({ point, kind }) => (typeof point === 'number' ? [[names[point]!, kind]] : [])),
  )
}

test('bughouse: both boards have white and black men, and each knows whose they are', () => {
  const clocked = { clock: 'on' }
  const moves = '1:e2-e4 2:e2-e4 1:d7-d5 2:d7-d5'
  expect(kinds(bogarhaz, clocked, moves, ['1:e4'])).toEqual({ '1:d5': 'capture', '1:e5': 'move' })
  expect(kinds(bogarhaz, clocked, moves, ['2:e4'])).toEqual({ '2:d5': 'capture', '2:e5': 'move' })
  const { placed } = bogarhaz.make({}).scene(start(bogarhaz).position)
  for (const who of [0, 1, 2, 3]) expect(placed.filter(({ owner }) => owner === who)).toHaveLength(16)
})

test("common tiles in a player's colour are nobody's", () => {
  const [tile] = trax.make({}).scene(play(start(trax), 'A1:ns').position).placed
  expect(tile).toMatchObject({ look: { tint: 'white' } })
  expect(tile).not.toHaveProperty('owner')
})

test("a glass that goes onto a ring captures nothing, and the ring under it is nobody's", () => {
  const moves = 'd1-d2 ring g1-f1 keep d2-d1 keep f1-g1 keep'
  const match = play(start(tamsk), moves)
  const rings = tamsk
    .make({})
    .scene(match.position)
    .placed.filter(({ look }) => look.art === 'ring')
  expect(rings.map(({ owner }) => owner)).toEqual([undefined])
  expect(kinds(tamsk, {}, moves, ['d1'])).toMatchObject({ d2: 'move' })
})
