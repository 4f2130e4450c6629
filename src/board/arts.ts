// Drawings that only some games need are fetched when one of them is asked for; what is drawn then is drawn again.
import { createSignal } from 'solid-js'
import type { Scene } from '../kit/index.ts'
import { styleOf, type Finish } from './materials/index.ts'
import { addArts, missingSet, whenMissing, type ArtSet } from './art/index.ts'

const [arrived, setArrived] = createSignal(0)

/** Changes whenever drawings arrive: whoever reads it draws again. */
export const artsArrived = arrived

const fetched = new Map<ArtSet, Promise<void>>()

async function fetchSet(set: ArtSet): Promise<void> {
  if (set === 'figures') addArts(set, (await import('./art/figures.ts')).figures)
  else if (set === 'court') addArts(set, (await import('./art/courtiers.ts')).courtiers)
  else if (set === 'beasts') addArts(set, (await import('./art/animals.ts')).animals)
  else if (set === 'wedges') addArts(set, (await import('./art/wedges.ts')).wedges)
  else if (set === 'things') addArts(set, (await import('./art/things.ts')).things)
  else if (set === 'cards') addArts(set, (await import('./art/cards.ts')).cards)
  else if (set === 'toys') addArts(set, (await import('./art/toys/index.ts')).toys)
  else addArts(set, (await import('./art/creatures.ts')).creatures)
  setArrived(arrived() + 1)
}

/** Fetches a set once. Where it cannot be had, plain discs with signs stand for its pieces. */
export function loadArts(set: ArtSet): Promise<void> {
  const coming =
    fetched.get(set) ??
    fetchSet(set).catch(() => {
      addArts(set, {})
      setArrived(arrived() + 1)
    })
  fetched.set(set, coming)
  return coming
}

/** Fetches whatever a scene needs to be drawn in its material, beside the board too. */
export async function artsFor({ placed, trays }: Scene, material: Finish): Promise<void> {
  const { bodies = {} } = styleOf(material)
  const missing = new Set(
    [...placed, ...trays.flatMap(tray => tray.items)].flatMap(({ look: { art } }) =>
      [bodies[art] ?? art, bodies[`hex:${art}`] ?? art].map(missingSet),
    ),
  )
  for (const set of missing) if (set) await loadArts(set)
}

/** The page's drawings ask for what they miss from here on. */
export const watchArts = (): void => whenMissing(set => void loadArts(set))
