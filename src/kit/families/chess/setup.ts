import { assert } from '../../../engine/index.ts'
import { readingOrder } from '../../diagram.ts'
import type { PieceSet } from '../../pieces.ts'
import type { Geometry } from './geometry.ts'
import type { ChessRules } from './rules.ts'
import type { Gaits } from './tables.ts'

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

/** How pieces move from a cell, by the zones the rules name. */
export function readGaits(
  rules: ChessRules,
  pieces: PieceSet,
  forward: readonly number[],
): Pick<Gaits, 'moves' | 'strikes' | 'barred'> {
  const { board } = rules
  const [left, top, bottom] = [
    Math.min(...board.cells.map(({ x }) => x)),
    Math.min(...board.cells.map(({ y }) => y)),
    Math.max(...board.cells.map(({ y }) => y)),
  ]
  const lies = (zone: string, code: number, cell: number): boolean => {
    const test = rules.zones?.[zone]
    assert(test !== undefined, `no zone is called ${zone}`)
    const { x, y } = board.cells[cell]!
    const row = 1 + Math.round(forward[pieces.owner(code)] === 1 ? bottom - y : y - top)
    return test({ file: 1 + Math.round(x - left), row })
  }
  const kinds = Object.values(rules.pieces)
  const kindOf = (code: number) => kinds[pieces.kind(code)]!
  return {
    moves(code, cell) {
      const { moves, movesFrom = {} } = kindOf(code)
      const zone = Object.keys(movesFrom).find(each => lies(each, code, cell))
      return zone === undefined ? moves : movesFrom[zone]!
    },
    strikes: code => kindOf(code).strikes ?? '',
    barred(code, cell) {
      const { within } = kindOf(code)
      return within !== undefined && !lies(within, code, cell)
    },
  }
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
    // Who has no men at the start sits at the lower side.
    if (own.length === 0) return -Infinity
    return own.reduce((sum, [cell]) => sum - rules.board.cells[cell]!.y, 0) / own.length
  }
  const forward = rules.players.map(() => 1)
  for (const [first, second] of duels) {
    forward[first] = height(first) <= height(second) ? 1 : -1
    forward[second] = -forward[first]!
  }
  return forward
}
