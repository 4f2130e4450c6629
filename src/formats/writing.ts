import { assert, type MatchView } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import type { FormatId, Kept } from './format.ts'
import { writeMat } from './mat.ts'
import { writePdn } from './pdn.ts'
import { writePgn } from './pgn.ts'
import { writeSgf } from './sgf.ts'
import { writeKif, writeUsi } from './shogi.ts'

/** The match as a file of another program. `names` are those of the players. */
export async function writeForeign(
  match: MatchView,
  format: FormatId,
  kept: Kept,
  names: readonly string[],
): Promise<string> {
  if (kept.format === 'sgf') return writeSgf(match, (match.game as BoardGame).board, kept, names)
  const notation = await match.game.notation?.(match.game)
  assert(notation !== undefined, 'a game that is kept so has a convention')
  switch (kept.format) {
    case 'pgn':
      return writePgn(match, notation, kept.variant, names)
    case 'pdn':
      return writePdn(match, notation, kept.type, names)
    case 'shogi':
      return format === 'usi' ? writeUsi(match, notation, kept.variant) : writeKif(match, names)
    case 'mat':
      return writeMat(match, notation, names)
  }
}
