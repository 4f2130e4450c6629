import type { Move, Reason, Words } from '../../../engine/index.ts'
import { pack } from '../../../kit/index.ts'

/** Moves that are buttons. */
export const [LIFT, DONE, SWAP] = [pack(0, 0, 3), pack(0, 0, 4), pack(0, 0, 5)] as const
export const BUTTONS = new Map<Move, { readonly id: string; readonly words: Words }>([
  [LIFT, { id: 'lift', words: { hu: 'Léc levétele', en: 'Take links off' } }],
  [DONE, { id: 'done', words: { hu: 'Kész', en: 'Done' } }],
  [SWAP, { id: 'swap', words: { hu: 'Csere', en: 'Swap' } }],
])

export const [BORDER, CROSSES] = [1, 2] as const

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Az ellenfél szélső soraiba nem tehetsz oszlopot.',
    en: "You cannot put a peg into your opponent's border rows.",
    rule: 'board',
  },
  { hu: 'Ez a léc keresztezne egy másikat.', en: 'This link would cross another one.', rule: 'links' },
]

export const STRAY: Words = {
  hu: 'Egy léc nem egy játékos oszlopait köti össze.',
  en: 'A link does not join pegs of one player.',
}
