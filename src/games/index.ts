// Made by `npm run index` from the folders; do not edit.
import type { GameDefinition } from '../kit/index.ts'
import type { Words } from '../engine/index.ts'

/** What the library page knows of a game before loading it. */
export interface GameEntry {
  readonly id: string
  readonly chapter: string
  readonly title: Words
  readonly players: readonly number[]
  readonly load: () => Promise<{ default: GameDefinition }>
}

export const games: readonly GameEntry[] = [
  {
    id: 'hex',
    chapter: 'osszekotos',
    title: { hu: 'Hex', en: 'Hex' },
    players: [2],
    load: () => import('./osszekotos/hex/game.ts'),
  },
]
