import type { Position, Words } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import { inCheck } from './play.ts'

/** What makes a position that was read no position of the game; `movers` are those to move, one on each board. */
export function flawOf(core: Core, p: Position, movers: readonly number[] = [p.turn]): Words | undefined {
  const { rules, cells, royal, pieces } = core
  for (const [i, castle] of core.castles.entries()) {
    if (((p.at(core.castling) >> i) & 1) === 0) continue
    const king = p.at(cells + castle.king)
    const rook = p.at(cells + castle.rook)
    const stand =
      core.royals[king] === 1 &&
      pieces.owner(king) === castle.player &&
      rook === pieces.codeOf(rules.castling!.rook, castle.player)
    if (!stand)
      return {
        hu: 'Sáncolni csak helyén álló királlyal és bástyával lehet.',
        en: 'Castling needs the king and the rook at home.',
      }
  }
  if (rules.royals !== 'checked') return undefined
  // A royal that arrives later may be missing, and may stand where it attacks the other one.
  const begins = (player: number) =>
    core.setup.some(([, code]) => core.royals[code] === 1 && pieces.owner(code) === player)
  for (const [player, { name }] of rules.players.entries()) {
    if (begins(player) && p.at(royal + player) === -1)
      return { hu: `Nincs királya: ${name.hu}.`, en: `No king on the board: ${name.en}.` }
    if (movers.includes(core.foe[player]!) && begins(core.foe[player]!) && inCheck(core, p, player))
      return {
        hu: `Nincs soron, mégis sakkban áll: ${name.hu}.`,
        en: `In check although not to move: ${name.en}.`,
      }
  }
  return undefined
}
