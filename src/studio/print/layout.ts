/** Where cards lie on a sheet: pure arithmetic in millimetres, shared by pages, marks and tests. */
import { CARD_SIZES, PAPERS, type CardSize, type SheetSettings } from './settings.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly turned: boolean
}

export interface Sheet {
  readonly w: number
  readonly h: number
  readonly columns: number
  readonly rows: number
  readonly card: { readonly w: number; readonly h: number }
  /** Drawn past the trim of each card, on the sheet. */
  readonly bleed: number
  readonly fronts: readonly Place[]
  /** The back of each front, on the same page (fold-over) or on the next. */
  readonly backs: readonly Place[]
  readonly fold: number | null
}

const MARGIN = 4

/** Three by three of the usual sizes (a wide gap is warned of), of others as many as fit. */
function across(size: CardSize, fold: boolean, w: number, h: number, gap: number): [number, number] {
  if (size === 'metric' || size === 'inch') return fold ? [2, 2] : [3, 3]
  const card = CARD_SIZES[size]
  const many = (room: number, each: number) =>
    Math.max(1, Math.floor((room - 2 * MARGIN + gap) / (each + gap)))
  return [many(w, card.w), many(h, card.h)]
}

export function sheetOf(settings: SheetSettings): Sheet {
  const { paper, card: size, gap, backs: way, offset } = settings
  const card = CARD_SIZES[size]
  const fold = way === 'fold-over'
  const portrait = PAPERS[paper]
  const [w, h] = fold ? [portrait.h, portrait.w] : [portrait.w, portrait.h]
  const room = fold ? w / 2 : w
  const [columns, rows] = across(size, fold, room, h, gap)
  const widthOf = (n: number, each: number) => n * each + (n - 1) * gap
  const left = (room - widthOf(columns, card.w)) / 2
  const top = (h - widthOf(rows, card.h)) / 2
  const fronts: Place[] = []
  const backs: Place[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = left + column * (card.w + gap)
      const y = top + row * (card.h + gap)
      fronts.push({ x, y, turned: false })
      const across = w - x - card.w + offset.x
      if (way === 'short-edge') backs.push({ x: x + offset.x, y: h - y - card.h + offset.y, turned: true })
      else backs.push({ x: across, y: y + offset.y, turned: false })
    }
  return {
    w,
    h,
    columns,
    rows,
    card,
    bleed: Math.min(gap / 2, card.bleed),
    fronts,
    backs,
    fold: fold ? w / 2 : null,
  }
}

/** Whether the cards stay on the paper, 4 mm from its edge (what home printers reach). */
export function fitsPaper(settings: SheetSettings): boolean {
  const { fronts, w, h, card } = sheetOf(settings)
  return fronts.every(({ x, y }) => x >= 4 && y >= 4 && x + card.w <= w - 4 && y + card.h <= h - 4)
}

/** The lines along which the sheet is cut, without repeats. */
export function cutsOf(places: readonly Place[], card: { readonly w: number; readonly h: number }) {
  const once = (list: readonly number[]) =>
    [...new Set(list.map(v => Math.round(v * 1000) / 1000))].sort((a, b) => a - b)
  return {
    x: once(places.flatMap(({ x }) => [x, x + card.w])),
    y: once(places.flatMap(({ y }) => [y, y + card.h])),
  }
}
