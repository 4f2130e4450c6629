import { fail, ok, type Result } from '../engine/index.ts'
import type { Act, OneAct } from './acts.ts'
import { shuffled, work, type Luck } from './chance.ts'
import type { Numbering } from './numbers.ts'
import { isDevice, type Device, type Table, type Thing } from './table.ts'

/** What a person wants of luck. Whoever keeps the log answers it: nobody brings their own luck. */
export type Intent =
  | { readonly do: 'work'; readonly id: number }
  | { readonly do: 'shuffle'; readonly ids: readonly number[] }
  /** The upper part of a column goes under the rest. */
  | { readonly do: 'cut'; readonly ids: readonly number[] }
  /** Several devices at once. */
  | { readonly do: 'roll'; readonly ids: readonly number[] }
  /** A piece out of a bag, onto the table or into a hand. */
  | {
      readonly do: 'draw'
      readonly id: number
      readonly x: number
      readonly y: number
      readonly seat?: number
    }

const missing = fail('Ez a darab már nincs az asztalon.', 'This piece is no longer on the table.')

/** The act that carries out an intent, with its luck written in it. */
export function answer(table: Table, intent: Intent, luck: Luck, numbers: Numbering): Result<Act> {
  if (intent.do === 'work') {
    const device = table.things.find(thing => thing.id === intent.id)
    return device && isDevice(device) ? ok(work(device, luck)) : missing
  }
  if (intent.do === 'draw') {
    const bag = table.things.find(thing => thing.id === intent.id)
    if (bag?.what !== 'bag') return missing
    if (bag.inside.length === 0) return fail('A zsák üres.', 'The bag is empty.')
    const { x, y, seat } = intent
    const index = luck(bag.inside.length)
    return ok({ do: 'draw', bag: bag.id, index, x, y, ...(seat === undefined ? {} : { seat }) })
  }
  const known = new Map(table.things.map(thing => [thing.id, thing]))
  if (intent.do === 'roll')
    return rolled(
      intent.ids.flatMap(id => known.get(id) ?? []),
      luck,
    )
  const lowest = known.get(intent.ids[0] ?? -1)
  if (!lowest || intent.ids.length < 2 || !intent.ids.every(id => known.has(id))) return missing
  return ok(stirred(table, intent, luck, numbers))
}

/** A column in another order. */
export function stirred(
  table: Table,
  intent: Intent & { do: 'shuffle' | 'cut' },
  luck: Luck,
  numbers: Numbering,
): OneAct {
  const known = new Map(table.things.map(thing => [thing.id, thing]))
  const { x, y } = known.get(intent.ids[0]!)!
  const { ids, by } =
    intent.do === 'shuffle'
      ? { ids: shuffled(intent.ids, luck), by: 'shuffle' as const }
      : { ids: cut(intent.ids, 1 + luck(intent.ids.length - 1)), by: 'cut' as const }
  // Pieces whose faces are hidden get other numbers, or the shuffle could be followed by them.
  const hidden = ids.some(id => {
    const thing = known.get(id)!
    return thing.hand !== undefined || (thing.what === 'piece' && thing.side === 'back')
  })
  const first = hidden ? numbers.take(ids.length) : 0
  return { do: 'column', ids, x, y, by, ...(hidden ? { fresh: ids.map((_, i) => first + i) } : {}) }
}

/** Packs are drawn from one by one; everything else may be worked together. */
const rolls = (thing: Thing): thing is Device => isDevice(thing) && thing.what !== 'pack'

export function rolled(things: readonly Thing[], luck: Luck): Result<Act> {
  const acts = things.filter(rolls).map(device => work(device, luck))
  return acts.length > 0 ? ok({ do: 'many', as: 'roll', acts }) : missing
}

const cut = (ids: readonly number[], at: number): number[] => [...ids.slice(at), ...ids.slice(0, at)]
