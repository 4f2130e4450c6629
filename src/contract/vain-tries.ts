import { MoveChoice } from '../board/move-choice.ts'
import { meant } from '../board/pointer.ts'
import { usualReason, VAGUE } from '../board/usual-reasons.ts'
import {
  CHANCE,
  listLegal,
  Moves,
  whyNot,
  type Move,
  type Point,
  type Position,
  type Reason,
  type Rng,
} from '../engine/index.ts'
import type { BoardGame, Scene } from '../kit/index.ts'
import { cellsShown } from './pointing.ts'
import { actorOf } from './seats.ts'

/** Something a person pointed at in vain, and what they were told. */
export interface VainTry {
  readonly chosen: readonly Point[]
  readonly point: Point
  readonly reason: Reason
  /** 'vague': it names no reason; 'guiding': it names none, but says what is wanted now. */
  readonly told: 'reason' | 'guiding' | 'vague'
}

/** The moves of the one who is asked first, and what that seat sees. */
function seatOf(game: BoardGame, p: Position): { moves: readonly Move[]; seen: Position; scene: Scene } {
  const out = new Moves()
  listLegal(game, p, out)
  const all = out.toArray()
  const seat = all.length > 0 ? actorOf(game, p, all[0]!) : 0
  const seen = game.layout.secret ? game.layout.view(p, seat) : p
  return { moves: all.filter(m => actorOf(game, p, m) === seat), seen, scene: game.scene(seen, seat) }
}

/** Points at random as a person does who sees the board: one point, or one more after a piece was chosen. */
export function vainTries(game: BoardGame, p: Position, count: number, rng: Rng): VainTry[] {
  if (p.turn === CHANCE) return []
  const { moves, seen, scene } = seatOf(game, p)
  if (moves.length === 0) return []
  const choice = new MoveChoice(game, seen, moves, scene)
  const things = [...scene.placed, ...scene.trays.flatMap(tray => tray.items)].flatMap(
    ({ point }) => point ?? [],
  )
  const points: readonly Point[] = [...cellsShown(game, scene), ...new Set(things)]
  const starts = choice.targets([]).flatMap(({ kind, point }) => (kind === 'start' ? [point] : []))
  const placedOn = (cell: number) =>
    scene.placed.filter(each => each.cell === cell || each.cells?.includes(cell))
  /** As the page does: a block is meant by any of its cells, a column by any of its own. */
  const meantBy = (chosen: readonly Point[], raw: Point): Point => {
    if (typeof raw === 'string') return raw
    const targets = new Map(choice.targets(chosen).map(({ point, kind }) => [point, kind]))
    const point = meant({ placedOn, targets: () => targets, chosen: () => chosen }, raw)
    if (typeof point === 'string' || choice.fits([...chosen, point])) return point
    const other = game.meant?.(seen, point)
    return other !== undefined && choice.fits([...chosen, other]) ? other : point
  }
  const tries: VainTry[] = []
  for (let i = 0; i < count; i++) {
    const chosen = starts.length > 0 && i % 2 === 1 ? [starts[rng.below(starts.length)]!] : []
    const point = meantBy(chosen, points[rng.below(points.length)]!)
    const done = choice.point(chosen, point)
    if (!('refused' in done)) continue
    const own = whyNot(game, seen, done.refused)
    const reason = own ?? usualReason({ game, position: seen, scene, moves }, chosen, point)
    tries.push({ chosen, point, reason, told: own ? 'reason' : toldBy(game, seen, reason) })
  }
  return tries
}

function toldBy(game: BoardGame, p: Position, reason: Reason): VainTry['told'] {
  if (!VAGUE.some(({ en }) => reason.en.startsWith(en))) return 'reason'
  const wanted = game.prompt?.(p)
  return wanted && reason.en.includes(wanted.en) ? 'guiding' : 'vague'
}
