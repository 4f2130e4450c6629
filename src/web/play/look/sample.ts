import { gameOf, Match, Rng, type Options } from '../../../engine/index.ts'
import { frameOf } from '../../../board/geometry.ts'
import type { Cut } from '../../../board/picture.ts'
import type { GameDefinition, Scene } from '../../../kit/index.ts'

/** So much of a board is shown of every set. */
const [WIDE, HIGH] = [3.3, 2.2]
/** Enough moves that both sides meet, and more where the board begins empty. */
const MOVES = 24

/** A position that some moves by luck lead to. */
function sampleScene(definition: GameDefinition, options: Options): Scene {
  const match = Match.begin(definition, options)
  const { board, scene } = gameOf(definition, options)
  const rng = new Rng(7)
  const most = Math.max(MOVES, board.cells.length / 3)
  for (let i = 0; i < most && !match.outcome; i++) match.play(match.moves[rng.below(match.moves.length)]!)
  return scene(match.position)
}

/** A sample of a game's board with the part of it that shows most of its pieces. */
export function sampleOf(definition: GameDefinition, options: Options): { scene: Scene; cut: Cut } {
  const scene = sampleScene(definition, options)
  const { board } = gameOf(definition, options)
  const { places, view } = frameOf(board, scene.window ? { window: scene.window } : {})
  const within = (v: number, low: number, room: number, size: number) =>
    Math.max(low, Math.min(low + room - size, v))
  let best: Cut = [view[0], view[1], WIDE, HIGH]
  let most = -1
  for (const { cell } of scene.placed) {
    const { x, y } = places[cell]!
    const cut: Cut = [
      within(x - WIDE / 2, view[0], view[2], WIDE),
      within(y - HIGH / 2, view[1], view[3], HIGH),
      WIDE,
      HIGH,
    ]
    const seen = scene.placed.filter(each => {
      const at = places[each.cell]!
      return at.x > cut[0] && at.x < cut[0] + WIDE && at.y > cut[1] && at.y < cut[1] + HIGH
    })
    const tints = new Set(seen.map(({ look }) => look.tint)).size
    const arts = new Set(seen.map(({ look }) => look.art)).size
    const worth = Math.min(6, seen.length) + 6 * Math.min(2, tints) + 2 * Math.min(2, arts)
    if (worth > most) [best, most] = [cut, worth]
  }
  return { scene, cut: best }
}
