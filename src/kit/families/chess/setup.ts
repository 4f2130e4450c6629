import { assert } from '../../../engine/index.ts'
import { readingOrder } from '../../diagram.ts'
import type { PieceSet } from '../../pieces.ts'
import type { Geometry } from './geometry.ts'
import type { ChessRules } from './rules.ts'

/** Reads the drawing of the start: [cell, code] pairs. */
export function readSetup(
  rules: ChessRules,
  pieces: PieceSet,
  geometry: Geometry,
  duels: readonly (readonly [number, number])[],
): [number, number][] {
  const signs = rules.setup.trim().split(/\s+/)
  const order = readingOrder(rules.board)
  assert(signs.length === order.length, `the drawing has ${signs.length} signs for ${order.length} cells`)
  const letters = Object.values(rules.pieces).map(piece => piece.letter)
  return signs.flatMap((sign, i): [number, number][] => {
    if (sign === '.') return []
    const cell = order[i]!
    const kind = letters.indexOf(sign.toUpperCase())
    assert(kind >= 0, `no piece has the letter ${sign}`)
    const owner = duels[geometry.part[cell]!]![sign === letters[kind] ? 0 : 1]
    return [[cell, pieces.code(kind, owner)]]
  })
}

/** Each player goes away from the own men, towards the foe's: +1 up the board, -1 down. */
export function readForward(
  rules: ChessRules,
  pieces: PieceSet,
  setup: readonly (readonly [number, number])[],
  duels: readonly (readonly [number, number])[],
): number[] {
  const height = (player: number): number => {
    const own = setup.filter(([, code]) => pieces.owner(code) === player)
    return own.reduce((sum, [cell]) => sum - rules.board.cells[cell]!.y, 0) / Math.max(1, own.length)
  }
  const forward = rules.players.map(() => 1)
  for (const [first, second] of duels) {
    forward[first] = height(first) <= height(second) ? 1 : -1
    forward[second] = -forward[first]!
  }
  return forward
}
