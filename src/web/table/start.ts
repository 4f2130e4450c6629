import { lookKey, turnOf } from '../../board/art/index.ts'
import { seatsOf } from '../../board/seats.ts'
import type { Options, Position, Result } from '../../engine/index.ts'
import { ok } from '../../engine/index.ts'
import type { Look, Placed } from '../../kit/index.ts'
import { emptyTable, type Face, type Kind, type Piece, type Table, type Thing } from '../../table/index.ts'
import { say } from '../text/text.ts'
import { knownBoard, type KnownBoard } from './board-shown.ts'
import { learn, type Learned } from './learning.ts'

/** A position of a library game laid out on the table: the board, the pieces at their cells, the rest in the box. */

const wordOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

const faceOf = (look: Look, size: number, cells?: Face & { kind: 'art' }): Face => ({
  kind: 'art',
  art: look.art,
  tint: look.tint,
  ...(look.text ? { text: look.text.slice(0, 40) } : {}),
  width: cells?.width ?? size,
  height: cells?.height ?? size,
  ...(cells?.cells ? { cells: cells.cells } : {}),
})

/** A block of several cells as a face around the middle of its box. */
function blockFace(known: KnownBoard, placed: Placed): { face: Face; x: number; y: number } | undefined {
  if (!placed.cells || placed.cells.length < 2) return undefined
  const spots = placed.cells.map(cell => known.frame.places[cell]!)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const cells = spots.map(spot => [spot.x - x, spot.y - y] as const)
  const shape = {
    kind: 'art' as const,
    art: placed.look.art,
    tint: placed.look.tint,
    width: Math.max(...xs) - Math.min(...xs) + 1,
    height: Math.max(...ys) - Math.min(...ys) + 1,
    cells,
  }
  return { face: faceOf(placed.look, 1, shape), x, y }
}

class Box {
  readonly kinds = new Map<string, { kind: Kind; out: number }>()
  private readonly found: Learned
  private readonly unit: number

  constructor(found: Learned, unit: number) {
    this.found = found
    this.unit = unit
  }

  /** The kind a look belongs to and the side it shows; two sides of one piece are one kind. */
  find(look: Look, label: string, face?: Face): { id: string; side: 'front' | 'back' } {
    const shape = face?.kind === 'art' && face.cells ? ` ${face.cells.join(' ')}` : ''
    const key = lookKey(look) + shape
    const other = this.found.sides.get(lookKey(look))
    if (other !== undefined && this.kinds.has(other) && !shape)
      return { id: this.kinds.get(other)!.kind.id, side: 'back' }
    const known = this.kinds.get(key)
    if (known) return { id: known.kind.id, side: 'front' }
    const id = `${wordOf(key).slice(0, 60)}-${this.kinds.size}`
    const size = this.unit * (look.size ?? 1)
    const under = other === undefined ? undefined : this.found.looks.get(other)
    const kind: Kind = {
      id,
      name: label,
      front: face ?? faceOf(look, size),
      ...(under && !shape ? { back: faceOf(under.look, size) } : {}),
      inside: 0,
    }
    this.kinds.set(key, { kind, out: 0 })
    return { id, side: 'front' }
  }
}

export function layOut(known: KnownBoard, position: Position, how: 'start' | 'position'): Table {
  const { game, frame, definition, options } = known
  const scene = game.scene(position)
  const found = learn(known)
  const units = frame.places.map(place => place.unit).sort((a, b) => a - b)
  const box = new Box(found, units[Math.floor(units.length / 2)] ?? 1)
  const seats = seatsOf(frame, scene.placed)
  let next = 1
  const out = new Map<string, number>()
  const pieces = scene.placed.map((placed, i): Piece => {
    const block = blockFace(known, placed)
    const { id: kind, side } = box.find(placed.look, say(placed.label), block?.face)
    out.set(kind, (out.get(kind) ?? 0) + 1)
    const { x, y } = block ?? seats[i]!
    const angle = block ? 0 : turnOf(placed.look, false)
    return { what: 'piece', id: next++, kind, side, x, y, angle, locked: false }
  })
  // What matches use but the board does not show now waits in the box.
  const inBox = new Map<string, number>()
  for (const { look, label, most } of found.looks.values()) {
    if (
      look.art === 'hidden' ||
      scene.placed.some(({ look: lying, cells }) => cells && lookKey(lying) === lookKey(look))
    )
      continue
    const { id, side } = box.find(look, say(label))
    if (side === 'back') inBox.set(id, (inBox.get(id) ?? 0) + most)
    else inBox.set(id, Math.max(inBox.get(id) ?? 0, most))
  }
  const [left, top] = [frame.view[0] + frame.view[2] + 0.9, frame.view[1] + 0.9]
  const dice = Array.from({ length: found.dice }, (_, i): Thing => ({
    what: 'die',
    id: next++,
    faces: ['1', '2', '3', '4', '5', '6'],
    showing: 0,
    x: left,
    y: top + i * 1.1,
    angle: 0,
    locked: false,
  }))
  const kinds = [...box.kinds.values()].map(({ kind }): Kind => ({
    ...kind,
    inside: Math.min(1000, Math.max(0, (inBox.get(kind.id) ?? 0) - (out.get(kind.id) ?? 0))),
  }))
  const title = say(definition.title)
  return {
    ...emptyTable(title),
    board: {
      kind: 'game',
      game: definition.id,
      options,
      ...(how === 'position' ? { from: JSON.stringify(game.layout.write(position)) } : {}),
    },
    box: kinds,
    things: [...pieces, ...dice],
    seats: game.players.map(player => say(player.name)).slice(0, 12),
    nextId: next,
  }
}

/** The set-up of a library game as a table. */
export async function startOf(id: string, options: Options = {}): Promise<Result<Table>> {
  const known = await knownBoard(id, options)
  if (!known.ok) return known
  const position = known.value.game.layout.empty()
  known.value.game.start(position)
  return ok(layOut(known.value, position, 'start'))
}
