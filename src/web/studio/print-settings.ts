import { createSignal } from 'solid-js'
import {
  MOST_BLEED,
  ORDERS,
  SIZES,
  USUAL_SHEET,
  USUAL_SHOP,
  type Preset,
  type SheetSettings,
  type ShopSettings,
} from '../../studio/print/settings.ts'

export interface PrintSettings {
  readonly format: 'a4' | 'shop'
  readonly sheet: SheetSettings
  readonly shop: ShopSettings
  /** How the print shop's files are made. */
  readonly files: Preset['files']
  readonly pictureBleed: 'with' | 'without'
}

const USUAL: PrintSettings = {
  format: 'a4',
  sheet: USUAL_SHEET,
  shop: USUAL_SHOP,
  files: 'one',
  pictureBleed: 'without',
}
const KEY = 'jatekvilag.studio.print'

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  format: ['a4', 'shop'],
  paper: ['A4', 'Letter'],
  card: SIZES,
  files: ['one', 'fronts and backs apart', 'pictures'],
  marks: ['none', 'ticks', 'crosses', 'lines'],
  backs: ['long-edge', 'short-edge', 'fold-over', 'none'],
  titles: ['hu', 'en', 'none'],
  colours: ['rgb', 'cmyk'],
  order: ORDERS,
  pictureBleed: ['with', 'without'],
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** Takes over each word that is one of the choices and each number in its bounds; the usual one stands for the rest. */
function taken<T extends object>(usual: T, kept: unknown): T {
  const fields = fieldsOf(kept)
  const entries = Object.entries(usual).map(([key, value]) => {
    const found = fields[key]
    if (CHOICES[key]) return [key, CHOICES[key].includes(String(found)) ? found : value]
    if (typeof value === 'number') return [key, typeof found === 'number' ? within(key, found) : value]
    return [key, taken(value as object, found)]
  })
  return Object.fromEntries(entries) as T
}

export const within = (key: string, value: number): number => {
  const [least, most] = key === 'gap' ? [0, 10] : key === 'bleed' ? [0, MOST_BLEED] : [-10, 10]
  return Number.isFinite(value) ? Math.max(least, Math.min(most, value)) : 0
}

function read(): PrintSettings {
  try {
    return taken(USUAL, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return USUAL
  }
}

const [printSettings, set] = createSignal(read())
export { printSettings }

export function choosePrint(change: Partial<PrintSettings>): void {
  set({ ...printSettings(), ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(printSettings()))
  } catch {
    // The choice holds until the page is closed.
  }
}
export const chooseSheet = (change: Partial<SheetSettings>): void =>
  choosePrint({ sheet: { ...printSettings().sheet, ...change } })
export const chooseShop = (change: Partial<ShopSettings>): void =>
  choosePrint({ shop: { ...printSettings().shop, ...change } })
