import type { Position } from '../../../engine/index.ts'
import { cellOf, text, type Link, type Scene, type Tray } from '../../../kit/index.ts'
import { board } from './board.ts'
import { faceDrawing } from './drawing.ts'
import type { TentGround } from './ground.ts'
import { COLOUR_WORDS, COLOURS } from './tents.ts'

/** By player: the two white cells at his side of the board, each with a cell opposite it, so that a bar can lie outside. */
const EDGES = [
  ['1a 2q', '1b 2r'],
  ['3a 2q', '4a 3q'],
  ['3d 2r', '4c 3q'],
].map(list => list.map(pair => pair.split(' ').map(name => cellOf(board, name))))

/** Each player's colour beside the board, with how many faces show it, and along his side of the board. */
export const makeScene =
  ({ g, faceTo, showing }: TentGround) =>
  (p: Position): Partial<Scene> => {
    const trays: Tray[] = []
    const links: Link[] = []
    for (const [i, player] of g.players.entries()) {
      const colour = p.at(g.own.colours[i]!)
      if (colour === 0) continue
      const tint = COLOURS[colour - 1]!
      const isSeen = board.names.every((_, c) => g.at(p, c) <= 0 || faceTo(g.at(p, c), i) > 0)
      trays.push({
        id: `colour:${player.id}`,
        owner: i,
        title: text('Eltüntetendő szín', 'Colour to hide'),
        items: [
          {
            look: { art: 'bare', tint, drawing: faceDrawing(tint) },
            label: COLOUR_WORDS[colour - 1]!,
            ...(isSeen ? { count: showing(p, i, colour) } : {}),
          },
        ],
      })
      for (const [from, to] of EDGES[i]!) links.push({ from: from!, to: to!, tint, kind: 'rim' })
    }
    return { trays, links }
  }
