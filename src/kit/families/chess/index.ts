import { CHANCE, type Move, type Position } from '../../../engine/index.ts'
import { placedOn } from '../../placing.ts'
import type { BoardGame, Look, Scene, Tray, TrayItem } from '../../scene.ts'
import { attempts } from './attempts.ts'
import { compose } from './composition.ts'
import { compile, type Core } from './core.ts'
import { drawsOf, layEnds, mates, outcomeOf, stuckOf } from './ends.ts'
import { flawOf } from './flaws.ts'
import { candidates, legal, refuses } from './legal.ts'
import { handPoint, labelOf, nameOf, pointsOf } from './naming.ts'
import { apply, begin, derive, inCheck } from './play.ts'
import type { ChessRules } from './rules.ts'
import { gainOf, layWorth, menLead, valueFor } from './worth.ts'

/**
 * Chess and its kin: men that move by tables, on squares or hexes, with royals that are checked or hunted. A game is a
 * record (`ChessRules`) with parts (`ChessRule`): whatever it does otherwise is a part with a name.
 */
export * from './rules.ts'
export * from './moves.ts'
export * from './part.ts'
export * from './parts/index.ts'
export type { Core } from './core.ts'
// What parts in a game's own folder are made of.
export { isHit } from './attacks.ts'
export { ALL, boardMoves } from './candidates.ts'
export { countCodec } from './counting.ts'
export { EXPOSES, LEAVES_CHECK } from './reasons.ts'
export { layWorth } from './worth.ts'
export { apply as applyMove, carryMan, countRoyals, derive as deriveMen, inCheck, takeOff } from './play.ts'

/** Flat shogi men tell whose they are by where they point; an army may have signs of its own. */
const lookOf = (core: Core, code: number): Look => {
  const [look, owner] = [core.pieces.look(code), core.pieces.owner(code)]
  const glyph = core.rules.pieces[core.pieces.kinds[core.pieces.kind(code)]!.id]!.glyphs?.[owner]
  return {
    ...look,
    ...(glyph ? { glyph } : {}),
    ...(look.art === 'shogi' && core.forward[owner] === -1 ? { turn: 180 } : {}),
  }
}

/** What lies where, with the hands beside the board. */
export function sceneOf(core: Core, p: Position): Scene {
  const { rules, pieces, drops } = core
  const placed = placedOn(rules.board, pieces, p, core.cells).map(each => ({
    ...each,
    look: lookOf(core, p.at(core.cells + each.cell)),
  }))
  const hand = (player: number): Tray => ({
    id: `hand:${player}`,
    title: rules.players[player]!.name,
    owner: player,
    items: drops.kinds.flatMap((kind, i): TrayItem[] => {
      const count = p.at(core.hands + player * drops.kinds.length + i)
      const code = pieces.code(kind, player)
      const point = handPoint(player, pieces.kinds[kind]!.id)
      return count === 0 ? [] : [{ look: lookOf(core, code), label: pieces.label(code), count, point }]
    }),
  })
  return { placed, trays: rules.drops ? rules.players.map((_, i) => hand(i)) : [] }
}

/** The game of a compiled core, with its parts. */
export function chessOf(core: Core): BoardGame {
  const { rules, layout } = core
  const ends = layEnds(core)
  const worth = layWorth(core)
  const checked = rules.royals === 'checked'
  const step = rules.draws.perpetual
    ? (p: Position, m: Move, player: number) => {
        apply(core, p, m, player)
        const at = core.checks + player
        p.note(at, inCheck(core, p, core.foe[player]!) ? p.at(at) + 1 : 0)
      }
    : (p: Position, m: Move, player: number) => apply(core, p, m, player)
  const plain: BoardGame = {
    players: rules.players,
    layout,
    board: rules.board,
    turns: 'one move',
    draws: drawsOf(core, ends),
    reasons: core.reasons,
    start: p => begin(core, p),
    derive: p => derive(core, p),
    flaw: p => flawOf(core, p),
    moves: (p, out) => candidates(core, p, out, p.turn),
    ...(checked
      ? {
          refuses: (p: Position, m) => refuses(core, p, m, p.turn),
          legal: (p: Position, out) => legal(core, p, out, p.turn),
        }
      : {}),
    attempts(p, out, reasons) {
      if (p.turn !== CHANCE) attempts(core, p, out, reasons, p.turn)
    },
    play: rules.draws.perpetual
      ? (p, m) => {
          const player = p.turn
          step(p, m, player)
          p.pass(core.foe[player]!)
        }
      : (p, m) => {
          const player = p.turn
          apply(core, p, m, player)
          p.pass(core.foe[player]!)
        },
    outcome: p => outcomeOf(core, ends, p),
    stuck: p => stuckOf(core, ends, p),
    decisive: (p, end) => mates(core, p, end),
    name: (p, m) => nameOf(core, p, m),
    points: (p, m) => pointsOf(core, p, m),
    label: point => labelOf(core, point),
    value: (p, player) => valueFor(core, worth, p, player),
    async study() {
      Object.assign(this, (await import('./insight.ts')).insightOf(core, worth))
    },
    gain: (p, m) => gainOf(core, worth, p, m),
    scene: p => sceneOf(core, p),
    notation: async game => (await import('./notation.ts')).chessNotation(core, game),
    tally(p, player) {
      const lead = menLead(core, worth, p, player)
      return lead > 0 ? [{ hu: `+${lead}`, en: `+${lead}` }] : []
    },
  }
  const parts = (rules.parts ?? []).map(make => make(core))
  return parts.length === 0 ? plain : compose(core, plain, step, parts)
}

export const chess = (rules: ChessRules): BoardGame => chessOf(compile(rules))
