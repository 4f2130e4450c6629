import type { Game } from './game.ts'
import type { Position } from './position.ts'
import type { Json, Result } from './result.ts'

/** A position from outside, checked by the rules. */
export function readPosition(game: Game, json: Json): Result<Position> {
  const read = game.layout.read(json)
  if (!read.ok) return read
  game.derive?.(read.value)
  read.value.settle()
  const flaw = game.flaw?.(read.value)
  return flaw ? { ok: false, why: flaw } : read
}
