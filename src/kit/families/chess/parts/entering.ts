import type { Outcome, Position } from '../../../../engine/index.ts'
import { wordCodec } from '../../../codecs.ts'
import { split, win } from '../../../outcomes.ts'
import type { ChessPart } from '../part.ts'
import { inCheck } from '../play.ts'

/** When both royals stand among the foe's first rows they can hardly be mated: the player to move may have the men counted. */
export const entering =
  (count: {
    readonly rows: number
    /** What a kind counts, on the board or in the hand. */
    readonly points: (kind: string) => number
    /** Who has fewer loses; if both or neither have, it is a draw. */
    readonly needed: number
  }): ChessPart =>
  core => {
    const { pieces, drops, geometry, rules } = core
    const { players } = rules
    const counted = core.layout.range('counted', 1, { json: wordCodec(['no', 'yes']) })
    const camps = core.forward.map(way =>
      Uint8Array.from(rules.board.names, (_, c) => (geometry.depth(c, way) < count.rows ? 1 : 0)),
    )
    const worth = Float64Array.from(pieces.kinds, ({ id }) => count.points(id))
    const entered = (p: Position, player: number) => camps[player]![p.at(core.royal + player)] === 1

    const total = (p: Position, player: number): number => {
      let sum = 0
      for (let c = 0; c < core.size; c++) {
        const code = p.at(core.cells + c)
        if (pieces.owner(code) === player) sum += worth[pieces.kind(code)]!
      }
      for (const [i, kind] of drops.kinds.entries())
        sum += p.at(core.hands + player * drops.kinds.length + i) * worth[kind]!
      return sum
    }
    const result = (p: Position): Outcome => {
      const points = [total(p, 0), total(p, 1)]
      const told = points.join(' : ')
      const short = points.findIndex(sum => sum < count.needed)
      const drawn = short < 0 || points.every(sum => sum < count.needed)
      return drawn
        ? { ...split(players, `Számolás: ${told}, döntetlen.`, `The count is ${told}: a draw.`), points }
        : { ...win(players, 1 - short, `Számolás: ${told}.`, `The count is ${told}.`), points }
    }
    const claim = core.claim({
      name: () => 'count',
      points: () => ['count'],
      labels: { count: { hu: 'Számolás', en: 'Count' } },
      play(p, _, player) {
        p.put(counted, 1)
        p.pass(core.foe[player]!)
      },
    })
    return {
      adds(p, out, player) {
        if (entered(p, 0) && entered(p, 1) && !inCheck(core, p, player)) out.add(claim)
      },
      outcome: p => (p.at(counted) === 1 ? result(p) : undefined),
    }
  }
