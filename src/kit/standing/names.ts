import type { Move, Point, Position, Words } from '../../engine/index.ts'
import { extra, from, to } from '../moves/packing.ts'
import { buttonOf, isButton, isPlace } from './buttons.ts'
import type { Ground } from './ground.ts'
import type { TurnPart } from './rules.ts'
import { letterOf } from './setup.ts'

type Named = Pick<TurnPart, 'sign' | 'captures'>

/** `a1-b2`, `a1xb2` of a capture, `c3`, `*c3` with a sign, `P@c3` from the hand, or a button's id. */
export function nameOf(g: Ground, p: Position, m: Move, { sign, captures }: Named): string {
  if (isButton(m)) return g.buttons[buttonOf(m)]!.id
  const { names } = g.board
  if (!isPlace(m) && sign === undefined)
    return `${names[from(m)]!}${captures?.(p, m) ? 'x' : '-'}${names[to(m)]!}`
  const dropped = droppedKind(g, m)
  return dropped === undefined
    ? `${sign ?? ''}${names[to(m)]!}`
    : `${letterOf(dropped, g.kinds[dropped]!)}@${names[to(m)]!}`
}

/** A cell pointed at alone, with what the part says of it. */
export function writtenOf(g: Ground, m: Move, told: Words | undefined): Words | undefined {
  if (!told || isButton(m)) return undefined
  const cell = g.board.names[to(m)]!
  return { hu: `${told.hu}: ${cell}`, en: `${told.en}: ${cell}` }
}

/** The kind a move brings from the hand. */
const droppedKind = (g: Ground, m: Move): string | undefined =>
  extra(m) === 0 ? undefined : g.held[extra(m) - 1]

export const handPoint = (player: number, kind: string): string => `hand:${player}:${kind}`

export function pointsOf(g: Ground, p: Position, m: Move, sign: string | undefined): readonly Point[] {
  if (isButton(m)) return [g.buttons[buttonOf(m)]!.id]
  if (!isPlace(m)) return sign === undefined ? [from(m), to(m)] : [to(m)]
  const dropped = droppedKind(g, m)
  return dropped === undefined ? [to(m)] : [handPoint(p.turn, dropped), to(m)]
}

/** What a button says; a piece in hand that is not shown is called by its kind. */
export function labelOf(g: Ground, point: string): Words {
  const button = g.buttons.find(({ id }) => id === point)
  return button?.words ?? g.kinds[point.split(':')[2] ?? '']?.name ?? { hu: point, en: point }
}
