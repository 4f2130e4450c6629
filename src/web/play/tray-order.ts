import { createSignal, type Accessor } from 'solid-js'
import { freshSeed, Rng } from '../../engine/index.ts'
import type { Tray, TrayItem } from '../../kit/index.ts'

/** The order in which a person has laid the things of a tray. It is kept on this device and is no part of the match. */
export interface TrayOrder {
  canArrange(tray: Tray): boolean
  /** The trays as the person has arranged them. */
  arranged(trays: readonly Tray[]): readonly Tray[]
  shuffle(tray: Tray): void
  sort(tray: Tray, language: 'hu' | 'en'): void
}

const KEY = 'jatekvilag.tray-orders'
/** Orders of so many matches are kept, the latest ones. */
const MATCHES = 30

type Kept = Readonly<Record<string, readonly string[]>>

function read(): Kept {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof json !== 'object' || json === null) return {}
    return Object.fromEntries(
      Object.entries(json).filter(
        (pair): pair is [string, string[]] =>
          Array.isArray(pair[1]) && pair[1].every(each => typeof each === 'string'),
      ),
    )
  } catch {
    // Storage is forbidden or was edited by hand: things lie as the game lists them.
    return {}
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The order holds until the page is closed.
  }
}

/** Whether a person may arrange a tray, and whether there is anything to arrange. */
export const isArrangeable = (tray: Tray): boolean =>
  tray.order === 'own' && tray.items.filter(item => item.point !== undefined).length > 1

/** The names of the things: equal ones are told apart by their number. */
function namesOf(items: readonly TrayItem[]): string[] {
  const met = new Map<string, number>()
  return items.map(({ point = '' }) => {
    const n = met.get(point) ?? 0
    met.set(point, n + 1)
    return `${point} ${n}`
  })
}

/** Things in an order; what it does not know comes last, as the game lists it. */
export function inOrder(items: readonly TrayItem[], order: readonly string[]): readonly TrayItem[] {
  const names = namesOf(items)
  const rank = (i: number) => {
    const at = order.indexOf(names[i]!)
    return at < 0 ? order.length : at
  }
  return items
    .map((_, i) => i)
    .toSorted((a, b) => rank(a) - rank(b) || a - b)
    .map(i => items[i]!)
}

export function createTrayOrder(match: string): TrayOrder {
  const [kept, setKept]: [Accessor<Kept>, (next: Kept) => void] = createSignal(read())
  const keyOf = (tray: Tray) => `${match} ${tray.id}`
  const keep = (tray: Tray, order: readonly string[]) => {
    // The latest comes last, so the oldest ones are left out.
    const { [keyOf(tray)]: _, ...others } = { ...read(), ...kept() }
    const next = Object.fromEntries(
      [...Object.entries(others), [keyOf(tray), order] as const].slice(-MATCHES),
    )
    setKept(next)
    write(next)
  }
  const shown = (tray: Tray) => inOrder(tray.items, kept()[keyOf(tray)] ?? [])
  return {
    canArrange: isArrangeable,
    arranged: trays => trays.map(tray => (isArrangeable(tray) ? { ...tray, items: shown(tray) } : tray)),
    shuffle(tray) {
      const names = namesOf(tray.items)
      const before = shown(tray)
      const rng = new Rng(freshSeed())
      // A shuffle that changes nothing would look like a button that does nothing.
      for (let tries = 0; tries < 20; tries++) {
        rng.shuffle(names)
        if (inOrder(tray.items, names).some((item, i) => item.look.text !== before[i]!.look.text)) break
      }
      keep(tray, names)
    },
    sort(tray, language) {
      const names = namesOf(tray.items)
      const { compare } = new Intl.Collator(language)
      // What has no letter (a blank) comes last.
      const text = (i: number) => tray.items[i]!.look.text?.replace(/^(\P{L}|$)/u, '\uFFFF$1') ?? ''
      keep(
        tray,
        names
          .map((_, i) => i)
          .toSorted((a, b) => compare(text(a), text(b)))
          .map(i => names[i]!),
      )
    },
  }
}
