import type { KindFields, Point } from './acts.ts'
import { MOST, sidesOf, type Kind, type Table, type Thing } from './table.ts'

/** Single things and whole bodies of them, moved, turned, flipped, resized and coloured. */

export const bounded = (v: number): number => Math.max(-MOST.reach, Math.min(MOST.reach, v))
const upright = (degrees: number): number => ((degrees % 360) + 360) % 360

/** A thing at another place; an arrow keeps its length and way. */
export function placed(thing: Thing, x: number, y: number): Thing {
  const moved = { ...thing, x: bounded(x), y: bounded(y) }
  if (moved.what !== 'mark') return moved
  return {
    ...moved,
    toX: bounded(moved.toX + moved.x - thing.x),
    toY: bounded(moved.toY + moved.y - thing.y),
  }
}

/** The next side of a piece. One that has no other is turned all the same: old tables have done so. */
export function turnedOver(table: Table): (thing: Thing) => Thing {
  const kinds = new Map(table.box.map((kind): [string, Kind] => [kind.id, kind]))
  return thing => {
    if (thing.what !== 'piece') return thing
    const kind = kinds.get(thing.kind)
    const sides = kind ? sidesOf(kind) : []
    if (sides.length < 2) return { ...thing, side: thing.side === 'front' ? 'back' : 'front' }
    return { ...thing, side: sides[(sides.indexOf(thing.side) + 1) % sides.length]! }
  }
}

/** Things turned over as one body: its left is its right, and what lay lowest lies on top. */
export function mirrored(table: Table, ids: readonly number[], { x }: Point): Table {
  const wanted = new Set(ids)
  const over = turnedOver(table)
  const body = table.things
    .filter(thing => wanted.has(thing.id))
    .map(thing => {
      const turned = placed(over(thing), 2 * x - thing.x, thing.y)
      return { ...turned, angle: upright(-turned.angle) }
    })
  let next = body.length
  return { ...table, things: table.things.map(thing => (wanted.has(thing.id) ? body[--next]! : thing)) }
}

export function rotated(degrees: number, about?: Point): (thing: Thing) => Thing {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return thing => {
    const turned = { ...thing, angle: upright(thing.angle + degrees) }
    if (!about) return turned
    const [dx, dy] = [thing.x - about.x, thing.y - about.y]
    return placed(turned, about.x + dx * cos - dy * sin, about.y + dx * sin + dy * cos)
  }
}

export const grouped =
  (group: number | null) =>
  (thing: Thing): Thing => {
    const { group: _, ...alone } = thing
    return (group === null ? alone : { ...alone, group }) as Thing
  }

/** Larger or smaller, within limits. */
export const resized =
  (factor: number) =>
  (thing: Thing): Thing => {
    const scale = Math.max(0.1, Math.min(20, Math.round((thing.scale ?? 1) * factor * 1000) / 1000))
    const { scale: _, ...made } = thing
    return (scale === 1 ? made : { ...made, scale }) as Thing
  }

export const tinted =
  (tint: string | null) =>
  (thing: Thing): Thing => {
    if (thing.what !== 'piece') return thing
    const { tint: _, ...own } = thing
    return tint === null ? own : { ...own, tint }
  }

/** All that belongs with these: the things of their groups, in the order of the table. */
export function withGroups(table: Table, ids: Iterable<number>): number[] {
  const wanted = new Set(ids)
  const groups = new Set(
    table.things.flatMap(thing => (wanted.has(thing.id) && thing.group !== undefined ? [thing.group] : [])),
  )
  if (groups.size === 0) return [...wanted]
  return table.things.flatMap(thing =>
    wanted.has(thing.id) || (thing.group !== undefined && thing.hand === undefined && groups.has(thing.group))
      ? [thing.id]
      : [],
  )
}

/** The middle of a body: of the box around the places of its things. */
export function middleOf(things: readonly Point[]): Point {
  const xs = things.map(({ x }) => x)
  const ys = things.map(({ y }) => y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** Another look for a kind; a back that is null is taken away. */
export function rekinded(kind: Kind, { back, ...fields }: KindFields): Kind {
  const { back: before, ...rest } = { ...kind, ...fields }
  if (back === undefined) return before ? { ...rest, back: before } : rest
  return back === null ? rest : { ...rest, back }
}

export function withTurn(table: Table, seat: number | null): Table {
  const { turn: _, ...rest } = table
  return seat === null ? rest : { ...rest, turn: seat }
}

/** The words or number on a thing that has any. */
export function written(thing: Thing, text: string): Thing {
  if (thing.what === 'token' || thing.what === 'note' || thing.what === 'label' || thing.what === 'button')
    return { ...thing, text }
  if (thing.what === 'zone') return { ...thing, label: text }
  if (thing.what === 'counter')
    return { ...thing, value: Number.isFinite(Number(text)) ? Number(text) : thing.value }
  return thing
}
