import { lookKey, turnOf } from '../../board/art/index.ts'
import { spotsOf } from '../../board/piece-spots.ts'
import type { Position, Words } from '../../engine/index.ts'
import type { Look } from '../../kit/index.ts'
import {
  emptyTable,
  MOST,
  type Face,
  type Kind,
  type Piece,
  type Table,
  type Thing,
} from '../../table/index.ts'
import type { KnownBoard } from './board-shown.ts'
import { strewn, unpacked } from './counted-pieces.ts'
import { learn, type Learned } from './piece-survey.ts'
import type { Seen } from './sample-matches.ts'

/**
 * A position of a library game laid out on the table: the board, the pieces at their cells, the rest in the box.
 * The build lays out as well (ready-making.ts), so nothing of a page may be asked here.
 */

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
  ...(look.glyph ? { glyph: look.glyph } : {}),
  ...(look.drawing ? { drawing: look.drawing } : {}),
  width: cells?.width ?? size,
  height: cells?.height ?? size,
  ...(cells?.cells ? { cells: cells.cells } : {}),
})

/** A block of several cells as a face around the middle of its box; the cell it is written on comes first. */
function blockFace(
  known: KnownBoard,
  placed: Pick<Seen, 'look' | 'cells' | 'cell'>,
): { face: Face; x: number; y: number } | undefined {
  if (!placed.cells || placed.cells.length < 2) return undefined
  const head = placed.cell ?? placed.cells[0]!
  const spots = [head, ...placed.cells.filter(cell => cell !== head)].map(cell => known.frame.places[cell]!)
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

const shapeOf = (cells: readonly (readonly [number, number])[]): string =>
  cells
    .map(([x, y]) => `${Math.round(x * 100)};${Math.round(y * 100)}`.replaceAll('-0', '0'))
    .sort()
    .join(' ')

/** A block turned over is its mirror picture, where that is another shape. */
function mirrored(face: Face | undefined): { back?: Face } {
  if (face?.kind !== 'art' || !face.cells) return {}
  const cells = face.cells.map(([x, y]) => [-x, y] as const)
  let turned: readonly (readonly [number, number])[] = face.cells
  for (let i = 0; i < 4; i++) {
    if (shapeOf(turned) === shapeOf(cells)) return {}
    turned = turned.map(([x, y]) => [-y, x] as const)
  }
  return { back: { ...face, cells } }
}

class Box {
  readonly kinds = new Map<string, Kind>()
  private readonly found: Learned
  private readonly unit: (look: Look) => number

  constructor(found: Learned, unit: (look: Look) => number) {
    this.found = found
    this.unit = unit
  }

  /** The kind a look belongs to and the side it shows; two sides of one piece are one kind. */
  find(look: Look, label: Words, face?: Face): { id: string; side: 'front' | 'back' } {
    const shape = face?.kind === 'art' && face.cells ? ` ${face.cells.join(' ')}` : ''
    const pair = shape ? undefined : this.found.sides.get(lookKey(look))
    const other = pair && this.found.looks.get(pair.other)
    if (pair?.side === 'back' && other) return { id: this.find(other.look, other.label).id, side: 'back' }
    const key = lookKey(look) + shape
    const known = this.kinds.get(key)
    if (known) return { id: known.id, side: 'front' }
    const id = `${wordOf(key).slice(0, 60)}-${this.kinds.size}`
    const size = this.unit(look) * (look.size ?? 1)
    this.kinds.set(key, {
      id,
      name: '',
      names: { hu: label.hu.slice(0, 200), en: label.en.slice(0, 200) },
      front: face ?? faceOf(look, size),
      ...(other ? { back: faceOf(other.look, size) } : mirrored(face)),
      inside: 0,
    })
    return { id, side: 'front' }
  }
}

/** A block that can be turned, as it lies in the box. */
const untwisted = (found: Learned, { turned, ...placed }: Seen): Seen =>
  (turned && [...found.looks.values()].find(seen => seen.turned?.of === turned.of)) ?? placed
const turnedBy = (first: Seen, now: Seen): number =>
  ((now.turned?.angle ?? 0) - (first.turned?.angle ?? 0) + 360) % 360

export function layOut(
  known: KnownBoard,
  position: Position,
  how: 'start' | 'position',
  speak: (words: Words) => string,
): Table {
  const { game, frame, definition, options } = known
  const scene = game.scene(position)
  const found = learn(known)
  const units = frame.places.map(place => place.unit).sort((a, b) => a - b)
  const usual = units[Math.floor(units.length / 2)] ?? 1
  // Some boards have cells of two sizes: a piece is no larger than the largest cell that it begins on.
  const own = new Map<string, number>()
  for (const { look, cell } of scene.placed) {
    const unit = frame.places[cell]?.unit
    const key = lookKey(look)
    if (unit !== undefined) own.set(key, Math.max(own.get(key) ?? 0, unit))
  }
  const box = new Box(found, look => Math.min(usual, own.get(lookKey(look)) ?? usual))
  const spots = spotsOf(frame, scene.placed)
  let next = 1
  const out = new Map<string, number>()
  const pieces = scene.placed.flatMap((placed, i): Piece[] => {
    const block = blockFace(known, placed)
    // A block that can be turned is one piece, which lies turned.
    const first = untwisted(found, placed)
    const { look, count } = unpacked(first.look)
    const label = found.looks.get(lookKey(look))?.label ?? placed.label
    const { id: kind, side } = box.find(look, label, blockFace(known, first)?.face)
    out.set(kind, (out.get(kind) ?? 0) + count)
    const { x, y } = block ?? spots[i]!
    const angle = block ? turnedBy(first, placed) : turnOf(placed.look, false)
    return Array.from({ length: count }, (_, n): Piece => {
      const [dx, dy] = strewn(n, count)
      return { what: 'piece', id: next++, kind, side, x: x + dx, y: y + dy, angle, locked: false }
    })
  })
  // What players hold in their hands lies beside the board, on the side of each.
  const [edgeX, edgeY, wide, high] = frame.view
  for (const [t, tray] of scene.trays.entries())
    for (const [i, { look, label, count }] of tray.items
      .filter(
        item => found.hands?.items.has(lookKey(item.look)) && !found.hands.stock.has(lookKey(item.look)),
      )
      .entries()) {
      const { id: kind, side } = box.find(look, found.looks.get(lookKey(look))?.label ?? label)
      const near = t % 2 === 0
      for (let n = 0; n < (count ?? 1); n++) {
        out.set(kind, (out.get(kind) ?? 0) + 1)
        pieces.push({
          what: 'piece',
          id: next++,
          kind,
          side,
          x: near ? edgeX + wide + 0.8 + n * 0.3 : edgeX - 0.8 - n * 0.3,
          y: near ? edgeY + high - 0.6 - i * 1.05 : edgeY + 0.6 + i * 1.05,
          angle: turnOf(look, false),
          locked: false,
        })
      }
    }
  // What matches use but the board does not show now waits in the box.
  const needed = new Map<string, number>()
  for (const [key, seen] of found.looks) {
    const { look, label } = seen
    const block = scene.placed.some(lying => lying.cells && lookKey(untwisted(found, lying).look) === key)
    if (look.art === 'hidden' || block) continue
    const { id, side } = box.find(look, label, blockFace(known, seen)?.face)
    if (side === 'front') needed.set(id, found.needs.get(key) ?? 0)
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
  const kinds = [...box.kinds.values()].map((kind): Kind => ({
    ...kind,
    inside: Math.min(MOST.copies, Math.max(0, (needed.get(kind.id) ?? 0) - (out.get(kind.id) ?? 0))),
  }))
  const title = speak(definition.title)
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
    seats: game.players.map(player => speak(player.name)).slice(0, 12),
    nextId: next,
  }
}

export function layOutStart(known: KnownBoard, speak: (words: Words) => string): Table {
  const position = known.game.layout.empty()
  known.game.start(position)
  return layOut(known, position, 'start', speak)
}
