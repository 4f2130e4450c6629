import type { Position } from '../../../engine/index.ts'
import { cellOf, text, type Scene, type Tray } from '../../../kit/index.ts'
import { board } from './board.ts'
import { faceDrawing } from './drawing.ts'
import type { TentGround } from './ground.ts'
import { COLOUR_WORDS, COLOURS } from './tents.ts'

/** By player: the black cell in the middle of his side of the board. */
const SIDE_CELLS = ['1q', '3p', '3r'].map(name => cellOf(board, name))

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Each player's colour beside the board, with how many faces show it, and at his side of the board. */
export const makeScene =
  ({ g, faceTo, showing }: TentGround) =>
  (p: Position): Partial<Scene> => {
    const trays: Tray[] = []
    const fills: { cell: number; fill: string }[] = []
    const last = p.at(g.mark.last) - 1
    if (last >= 0) fills.push({ cell: last, fill: 'marked' })
    for (const [i, player] of g.players.entries()) {
      const colour = p.at(g.own.colours[i]!)
      if (colour === 0) continue
      const tint = COLOURS[colour - 1]!
      const isSeen = board.names.every((_, c) => g.at(p, c) <= 0 || faceTo(g.at(p, c), i) > 0)
      trays.push({
        id: `colour:${player.id}`,
        owner: i,
        place: 'card',
        title: text(`${capital(player.name.hu)} színe`, `${capital(player.name.en)}'s colour`),
        items: [
          {
            look: { art: 'bare', tint, drawing: faceDrawing(tint) },
            label: COLOUR_WORDS[colour - 1]!,
            ...(isSeen ? { count: showing(p, i, colour) } : {}),
          },
        ],
      })
      fills.push({ cell: SIDE_CELLS[i]!, fill: `solid-${tint}` })
    }
    return { trays, fills }
  }
