// Ruling: no check; the king may stand, step and castle where it can be captured, and its capture ends the game. En passant is kept
// (the published game drops it: option). A blocked pawn does not see what blocks it. No legal move is a draw.
import type { Move, Position } from '../../../engine/index.ts'
import {
  handsCodec,
  toggle,
  type BoardGame,
  type ChessRules,
  type GameDefinition,
} from '../../../kit/index.ts'
import { chessOf, compile, PASSING, passingVictim, toOf, useOf } from '../../../kit/families/chess/index.ts'
import { orthodox } from '../sakk/game.ts'
import { makeImagine } from './imagine.ts'
import { Vision } from './vision.ts'

const rules: ChessRules = {
  ...orthodox,
  pieces: {
    ...orthodox.pieces,
    // What a seat sees of a cell it cannot see.
    dark: { letter: '?', moves: '', name: { hu: 'sötét', en: 'dark' }, art: 'hidden' },
  },
  royals: 'hunted',
  draws: { repetition: 3, quiet: 100, cap: 1000 },
}

function make(enPassant: Pick<ChessRules, 'enPassant'>): BoardGame {
  const core = compile({ ...rules, ...enPassant })
  const game = chessOf(core)
  const { pieces, cells } = core
  const kinds = pieces.kinds.slice(0, -1)
  const lost = core.layout.range('lost', 2 * kinds.length, { json: handsCodec(core.rules.players, kinds) })
  const vision = new Vision(core)
  vision.hide()

  const victim = (p: Position, m: Move) => (useOf(m) === PASSING ? passingVictim(core, p, p.turn) : toOf(m))
  return {
    ...game,
    derive: p => vision.derive(p, game.derive!),
    imagine: makeImagine(core, vision, lost),
    play(p, m) {
      const taken = p.at(cells + victim(p, m))
      if (taken !== 0) {
        const at = lost + pieces.owner(taken) * kinds.length + pieces.kind(taken)
        p.put(at, p.at(at) + 1)
      }
      game.play(p, m)
    },
    tell(p, m, seat) {
      if (seat === p.turn) return game.name(p, m)
      const cell = victim(p, m)
      return p.at(cells + cell) === 0 ? '?' : `?x${core.rules.board.names[cell]}`
    },
    scene(p) {
      const scene = game.scene(p)
      const isDark = (cell: number) => p.at(cells + cell) === vision.dark
      return {
        ...scene,
        placed: scene.placed.filter(({ cell }) => !isDark(cell)),
        fills: core.rules.board.cells.flatMap((_, cell) => (isDark(cell) ? [{ cell, fill: 'fog' }] : [])),
      }
    },
  }
}

const definition: GameDefinition = {
  id: 'sotet-sakk',
  chapter: 'sakk',
  title: { hu: 'Sötét sakk', en: 'Dark Chess' },
  players: [2],
  rules: 1,
  options: [toggle('noEnPassant', 'En passant ütés nélkül', 'Without en passant')],
  make: options => make(options['noEnPassant'] === 'on' ? { enPassant: 'none' } : {}),
}

export default definition
