import type { Move } from './position.ts'

/**
 * `moves` is a way to the goal, `counted` how many of them count (`Game.uncounted`), which is the fewest there can be; 'none' means
 * that no position within reach is a goal.
 */
export type Solution =
  | { readonly kind: 'solved'; readonly moves: readonly Move[]; readonly counted: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'gave up'; readonly why: string }

/** A search that can be interrupted: looks at up to `n` more positions and tells what came out, if anything did. */
export interface Search {
  readonly positions: number
  advance(n: number): Solution | 'memory is full' | undefined
}
