import type { Move, Position } from '../../../../engine/index.ts'
import { handsCodec } from '../../../codecs.ts'
import { PASSING, toOf, useOf } from '../moves.ts'
import type { ChessPart } from '../part.ts'
import { passingVictim } from '../passing.ts'
import type { ChessPiece } from '../rules.ts'
import { makeImagine } from './imagining.ts'
import { DARK, Vision } from './vision.ts'

/** The kind to put last into the table of pieces: what a seat sees of a cell it cannot see. */
export const dark: ChessPiece = { letter: '?', moves: '', name: { hu: 'sötét', en: 'dark' }, art: 'hidden' }

/**
 * A seat sees its men, the cells they can go to and whom they can capture; of the foe's moves it hears that they were
 * made, and which man it lost. The part comes last, since it says for all words who sees them.
 */
export const hidden: ChessPart = core => {
  const { pieces, cells, layout, rules } = core
  const kinds = pieces.kinds.filter(({ id }) => id !== DARK)
  const lost = layout.range('lost', 2 * kinds.length, { json: handsCodec(rules.players, kinds) })
  const vision = new Vision(core)
  vision.hide()

  const victim = (p: Position, m: Move, player: number) =>
    useOf(m) === PASSING ? passingVictim(core, p, player, toOf(m)) : toOf(m)
  return {
    derive: (p, usual) => vision.derive(p, usual),
    imagine: makeImagine(core, vision, lost),
    playing(p, m, player) {
      const taken = p.at(cells + victim(p, m, player))
      if (taken === 0) return
      const at = lost + pieces.owner(taken) * kinds.length + pieces.kind(taken)
      p.put(at, p.at(at) + 1)
    },
    tell(p, m, seat, name) {
      if (seat === p.turn) return name
      const cell = victim(p, m, p.turn)
      return p.at(cells + cell) === 0 ? '?' : `?x${rules.board.names[cell]}`
    },
    sees(after, seat) {
      const lit = vision.look(after, seat)
      return rules.board.names
        .flatMap((name, cell) => (lit[cell] ? `${name}:${after.at(cells + cell)}` : []))
        .join(' ')
    },
    shows(scene, p) {
      const isDark = (cell: number) => p.at(cells + cell) === vision.dark
      return {
        ...scene,
        placed: scene.placed.filter(({ cell }) => !isDark(cell)),
        fills: rules.board.cells.flatMap((_, cell) => (isDark(cell) ? [{ cell, fill: 'fog' }] : [])),
      }
    },
  }
}
