import type { Words } from '../../../engine/index.ts'
import type { BlockKind, Shape } from '../../../kit/index.ts'

/** Blocks with a wall are of this colour, and no others. */
const WALLED = 'red'
type Facing = 'n' | 'e' | 's' | 'w'
const FACINGS: readonly Facing[] = ['n', 'e', 's', 'w']

/** A wall along one side of a block of so many columns and rows, drawn from the middle of its head, the lower left cell. */
function wallOn(facing: Facing, cols: number, rows: number): Shape {
  const [left, right, top, bottom] = [-44, cols * 100 - 56, 56 - rows * 100, 44]
  const thick = 15
  const box = (x: number, y: number, x2: number, y2: number) => `M${x} ${y}H${x2}V${y2}H${x}Z`
  const path = {
    n: box(left, top, right, top + thick),
    s: box(left, bottom - thick, right, bottom),
    e: box(right - thick, top, right, bottom),
    w: box(left, top, left + thick, bottom),
  }[facing]
  return { path, fill: 'black', stroke: 'line', width: 2 }
}

const shapeOf = (cols: number, rows: number): string =>
  Array.from({ length: rows }, () => '#'.repeat(cols)).join(' ')
const SIDES: Readonly<Record<Facing, Words>> = {
  n: { hu: 'fallal fölül', en: 'with its wall above' },
  e: { hu: 'fallal jobbra', en: 'with its wall on the right' },
  s: { hu: 'fallal alul', en: 'with its wall below' },
  w: { hu: 'fallal balra', en: 'with its wall on the left' },
}

/** A block with a wall, in the four ways it can lie, each with its sign; facing north it has so many columns and rows. */
const walled = (id: string, name: Words, cols: number, rows: number, signs: string): BlockKind[] =>
  FACINGS.map((facing, i) => {
    const [c, r] = facing === 'n' || facing === 's' ? [cols, rows] : [rows, cols]
    return {
      id: `${id}-${facing}`,
      name: { hu: `${name.hu} ${SIDES[facing].hu}`, en: `${name.en} ${SIDES[facing].en}` },
      shape: shapeOf(c, r),
      tint: WALLED,
      turns: { of: id, facing },
      text: signs[i]!,
      drawing: [wallOn(facing, c, r)],
    }
  })

/** A groove along the middle of a bar, from the middle of its head. */
const groove = (path: string): readonly Shape[] => [{ path, stroke: 'deep', width: 6 }]

/** A bar without a wall: lying it faces east, standing it faces north. */
const plain = (id: string, hu: string, en: string, long: number): BlockKind[] => [
  {
    id: `${id}-e`,
    name: { hu: `fekvő ${hu}`, en: `lying ${en}` },
    shape: shapeOf(long, 1),
    tint: 'wood',
    turns: { of: id, facing: 'e' },
    drawing: groove(`M-20 0H${long * 100 - 80}`),
  },
  {
    id: `${id}-n`,
    name: { hu: `álló ${hu}`, en: `standing ${en}` },
    shape: shapeOf(1, long),
    tint: 'wood',
    turns: { of: id, facing: 'n' },
    drawing: groove(`M0 20V${80 - long * 100}`),
  },
]

/** The face of the tiger in the middle of its three by three cells. */
const FACE: readonly Shape[] = [
  {
    path: 'M28-168a34 34 0 1 1 52 -8L40-130ZM172-168a34 34 0 1 0-52 -8L160-130Z',
    fill: 'base',
    stroke: 'ink',
    width: 5,
  },
  {
    path: 'M100-190C165-190 192-140 186-92C180-40 140-8 100-8C60-8 20-40 14-92C8-140 35-190 100-190Z',
    fill: 'yellow',
    stroke: 'ink',
    width: 5,
  },
  {
    path: 'M100-92C135-92 150-64 146-44C140-22 118-14 100-14C82-14 60-22 54-44C50-64 65-92 100-92Z',
    fill: 'white',
  },
  {
    path: 'M62-122a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM114-122a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM84-78H116L100-58Z',
    fill: 'ink',
  },
  { path: 'M100-58V-44M100-44C92-34 80-34 74-42M100-44C108-34 120-34 126-42', stroke: 'ink', width: 5 },
  {
    path: 'M100-188V-150M78-184L84-154M122-184L116-154M18-110L48-102M16-86L46-84M182-110L152-102M184-86L154-84',
    stroke: 'ink',
    width: 8,
  },
]

export const PIECES: readonly BlockKind[] = [
  {
    id: 'tiger',
    name: { hu: 'tigris', en: 'tiger' },
    shape: shapeOf(3, 3),
    tint: 'orange',
    text: 'T',
    drawing: FACE,
  },
  ...walled('house', { hu: 'nagy téglalap', en: 'wide block' }, 2, 3, '▲▶▼◀'),
  ...walled('long', { hu: 'hosszú léc', en: 'long bar' }, 3, 1, '△▷▽◁'),
  ...walled('short', { hu: 'rövid léc', en: 'short bar' }, 2, 1, '↑→↓←'),
  ...plain('bar', 'hosszú téglalap', 'long plain bar', 3),
  ...plain('small', 'rövid téglalap', 'short plain bar', 2),
  { id: 'block', name: { hu: 'négyzet', en: 'square' }, shape: shapeOf(2, 2), tint: 'brown' },
  { id: 'unit', name: { hu: 'kis négyzet', en: 'small square' }, shape: '#', tint: 'green' },
]

/** Whether the kind with this number has a wall on that side. */
export const hasWall = (kind: number, side: Facing): boolean => {
  const { tint, turns } = PIECES[kind] ?? {}
  return tint === WALLED && turns?.facing === side
}
