import type { Material } from '../../kit/index.ts'
import { settings } from '../settings/settings.ts'

/** The sounds of the table, made on the spot: what a move sounds like depends on what the pieces are made of. */
export type Sound = 'move' | 'capture' | 'luck' | 'refused' | 'end'

export function sound(what: Sound, material: Material = 'track'): void {
  // Before the first touch or key a browser plays nothing, and would only complain.
  if (settings().sound === 'off' || !navigator.userActivation?.hasBeenActive) return
  // What makes them comes with the first one; where it cannot be had, the game goes on in silence.
  void import('./sound-making.ts').then(
    ({ make }) => make(what, material),
    () => {},
  )
}
