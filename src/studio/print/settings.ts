import type { Titles } from '../card.ts'
import type { Words } from '../result.ts'

export type Paper = 'A4' | 'Letter'
export const PAPERS: Readonly<Record<Paper, { readonly w: number; readonly h: number }>> = {
  A4: { w: 210, h: 297 },
  Letter: { w: 215.9, h: 279.4 },
}

/** 63 × 88 mm; poker, 2.5 × 3.5 in: not the same; tarot; square. */
export type CardSize = 'metric' | 'inch' | 'tarot' | 'square'
export const SIZES: readonly CardSize[] = ['metric', 'inch', 'tarot', 'square']
export const CARD_SIZES: Readonly<
  Record<CardSize, { readonly w: number; readonly h: number; readonly bleed: number }>
> = {
  metric: { w: 63, h: 88, bleed: 3 },
  inch: { w: 63.5, h: 88.9, bleed: 3.175 },
  tarot: { w: 70, h: 120, bleed: 3 },
  square: { w: 70, h: 70, bleed: 3 },
}

/** ticks: in the margin, at every cut; crosses: at every corner of every card; lines: the whole length of every cut. */
export type Marks = 'none' | 'ticks' | 'crosses' | 'lines'
/** Which edge the sheet is turned over, a sheet to fold with fronts and backs side by side, or no backs at all. */
export type Backs = 'long-edge' | 'short-edge' | 'fold-over' | 'none'

export interface SheetSettings {
  readonly paper: Paper
  readonly card: CardSize
  /** Between the cards, mm, 0 … 10. */
  readonly gap: number
  readonly marks: Marks
  readonly backs: Backs
  /** How far the printer sets the back off: to the right and downwards, mm, seen on the back page. */
  readonly offset: { readonly x: number; readonly y: number }
  readonly titles: Titles
}

export const USUAL_SHEET: SheetSettings = {
  paper: 'A4',
  card: 'metric',
  gap: 0,
  marks: 'ticks',
  backs: 'long-edge',
  offset: { x: 0, y: 0 },
  titles: 'hu',
}

export interface ShopSettings {
  readonly card: CardSize
  readonly colours: 'rgb' | 'cmyk'
  /** Past the trim, mm, 0 … 3.5. */
  readonly bleed: number
  /** Front and back of each card in turn, the back first, all fronts and then all backs, or one of the two only. */
  readonly order: 'front-back' | 'back-front' | 'fronts-then-backs' | 'fronts' | 'backs'
  readonly titles: Titles
}

export const MOST_BLEED = 3.5
export const ORDERS: readonly ShopSettings['order'][] = [
  'front-back',
  'back-front',
  'fronts-then-backs',
  'fronts',
  'backs',
]
export const USUAL_SHOP: ShopSettings = {
  card: 'metric',
  colours: 'rgb',
  bleed: 3,
  order: 'front-back',
  titles: 'hu',
}

/** What print shops ask for: a size, a bleed, an order, and PDF pages or a picture for every side. */
export interface Preset {
  readonly id: string
  readonly name: Words
  readonly shop: Omit<ShopSettings, 'titles'>
  readonly files: 'one' | 'fronts and backs apart' | 'pictures'
}
export const PRESETS: readonly Preset[] = [
  {
    id: 'domestic',
    name: { hu: 'Hazai nyomda: 63 × 88 mm, 3 mm kifutó, CMYK', en: 'Europe: 63 × 88 mm, 3 mm bleed, CMYK' },
    shop: { card: 'metric', colours: 'cmyk', bleed: 3, order: 'front-back' },
    files: 'one',
  },
  {
    id: 'domestic-apart',
    name: {
      hu: 'Hazai nyomda: előlapok és hátlapok külön fájlban',
      en: 'Europe: fronts and backs in files of their own',
    },
    shop: { card: 'metric', colours: 'cmyk', bleed: 3, order: 'fronts' },
    files: 'fronts and backs apart',
  },
  {
    id: 'poker',
    name: {
      hu: 'Póker, PDF: 2,5 × 3,5 hüvelyk, 1/8 hüvelyk kifutó',
      en: 'Poker, PDF: 2.5 × 3.5 in, 1/8 in bleed',
    },
    shop: { card: 'inch', colours: 'cmyk', bleed: 3.175, order: 'front-back' },
    files: 'one',
  },
  {
    id: 'poker-pictures',
    name: {
      hu: 'Póker, képek: laponként egy előlap- és egy hátlap-PNG, 1/8 hüvelyk kifutó',
      en: 'Poker, pictures: a PNG for every front and back, 1/8 in bleed',
    },
    shop: { card: 'inch', colours: 'rgb', bleed: 3.175, order: 'front-back' },
    files: 'pictures',
  },
  {
    id: 'tarot',
    name: { hu: 'Tarot: 70 × 120 mm, 3 mm kifutó, CMYK', en: 'Tarot: 70 × 120 mm, 3 mm bleed, CMYK' },
    shop: { card: 'tarot', colours: 'cmyk', bleed: 3, order: 'front-back' },
    files: 'one',
  },
  {
    id: 'square',
    name: { hu: 'Négyzet: 70 × 70 mm, 3 mm kifutó, CMYK', en: 'Square: 70 × 70 mm, 3 mm bleed, CMYK' },
    shop: { card: 'square', colours: 'cmyk', bleed: 3, order: 'front-back' },
    files: 'one',
  },
]

/** How long work tells where it is, and how it is stopped. A stopped work throws the signal's reason. */
export interface Hooks {
  /** Fetches a file that lies beside the program; without it the profile of the colours is only named. */
  readonly load?: (file: URL) => Promise<ArrayBuffer>
  readonly progress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}

/** Lets other messages in now and then, so that a worker can hear "stop". */
export class Pace {
  readonly #hooks: Hooks
  readonly #total: number
  #done = 0
  #rested = performance.now()

  constructor(hooks: Hooks, total: number) {
    this.#hooks = hooks
    this.#total = total
    hooks.progress?.(0, total)
  }

  async step(): Promise<void> {
    this.#done++
    this.#hooks.signal?.throwIfAborted()
    if (performance.now() - this.#rested < 40) return
    this.#hooks.progress?.(this.#done, this.#total)
    await new Promise(resolve => {
      setTimeout(resolve, 0)
    })
    this.#rested = performance.now()
    this.#hooks.signal?.throwIfAborted()
  }

  end(): void {
    this.#hooks.progress?.(this.#total, this.#total)
  }
}
