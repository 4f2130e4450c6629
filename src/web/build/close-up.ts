// A picture like a photograph: the busiest part of a board, a few cells high, three wide to two high.
import { frameOf, type Frame } from '../../board/geometry.ts'
import { sceneSvg } from '../../board/svg.ts'
import type { BoardGame, Material, Scene } from '../../kit/index.ts'
import { midGame, sensibleGame } from './mid-game.ts'

const RATIO = 3 / 2
/** How many cells high the cut is at most. */
const CELLS_HIGH = 5.2
/** On a board of printed fields these are read, so it is nearer. */
const FIELDS_HIGH = 3.2
const EARLY = 26
const SOONEST = 3
/** Men this far outside the cut still reach into it. */
const REACH = 1

type View = readonly [x: number, y: number, width: number, height: number]

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 1

/** Where a cut of this length lies along one side: at every half cell, or in the middle if it is longer than the board. */
function* places(from: number, long: number, cut: number, step: number): Generator<number> {
  if (cut >= long) return yield from + (long - cut) / 2
  const count = Math.ceil((long - cut) / step)
  for (let i = 0; i <= count; i++) yield from + ((long - cut) * i) / Math.max(1, count)
}

/** The cut with the most men in it; of equals the one nearest to the middle of the board. */
function cutOf(frame: Frame, scene: Scene): View {
  const [x, y, w, h] = frame.view
  const unit = median(frame.shown.map(cell => frame.places[cell]!.unit))
  const men = scene.placed.map(({ cell }) => frame.places[cell]!)
  const within = 0.4 * unit
  const written = frame.shown.filter(c => frame.board.cells[c]!.text).map(c => frame.places[c]!)
  const printed = written.length > 0.6 * frame.shown.length
  const high = Math.min(h, (printed ? FIELDS_HIGH : CELLS_HIGH) * unit)
  const wide = high * RATIO
  let [best, most]: [View, number] = [[x, y, wide, high], -Infinity]
  for (const left of places(x, w, wide, unit / 2))
    for (const top of places(y, h, high, unit / 2)) {
      const inside = men.filter(
        man =>
          man.x > left + within &&
          man.x < left + wide - within &&
          man.y > top + within &&
          man.y < top + high - within,
      )
      const off = Math.hypot(left + wide / 2 - x - w / 2, top + high / 2 - y - h / 2) / Math.hypot(w, h)
      // Both sides in sight make a better picture than a crowd of one.
      const looks = new Set(inside.map(man => scene.placed[men.indexOf(man)]!.look.tint)).size
      // A printed board is its fields; an empty middle shows nothing of it.
      const words = written.filter(
        at => at.x > left && at.x < left + wide && at.y > top && at.y < top + high,
      ).length
      const worth = Math.min(inside.length, 14) + 2 * Math.min(looks, 3) + Math.min(words, 8) / 2 - 3 * off
      if (worth > most) [best, most] = [[left, top, wide, high], worth]
    }
  return best
}

/**
 * A late and an early position of a game, and one sooner after the start where the whole game is short: the picture shows the
 * first with the most men. Stones gather, armies shrink.
 */
function fullest(game: BoardGame): Scene {
  const line = sensibleGame(game)
  const positions = [midGame(line), midGame(line, EARLY), midGame(line, EARLY, SOONEST)]
  const scenes = positions.map(position => game.scene(position))
  return scenes.reduce((best, scene) => (scene.placed.length > best.placed.length ? scene : best))
}

export function closeUp(game: BoardGame, material: Material): string {
  const scene = fullest(game)
  const frame = frameOf(game.board, {
    flipped: false,
    coordinates: 'hidden',
    material,
    ...(scene.window ? { window: scene.window } : {}),
  })
  const [x, y, wide, high] = cutOf(frame, scene)
  const near100 = (n: number) => Math.round(n * 100) / 100
  const cut = [near100(x), near100(y), near100(wide), near100(high)] as const
  const near = ({ cell, cells }: Scene['placed'][number]) =>
    (cells ?? [cell]).some(each => {
      const place = frame.places[each]!
      return (
        place.x > x - REACH && place.x < x + wide + REACH && place.y > y - REACH && place.y < y + high + REACH
      )
    })
  const svg = sceneSvg(
    game.board,
    { ...scene, placed: scene.placed.filter(near) },
    { theme: 'auto', material, cut, coordinates: 'hidden', trays: 'hidden' },
  )
  return svg.replace(/viewBox="[^"]*"/, '$& preserveAspectRatio="xMidYMid slice"')
}
