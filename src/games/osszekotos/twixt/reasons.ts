import type { Move, Reason, Words } from '../../../engine/index.ts'
import { pack, TAKEN } from '../../../kit/index.ts'

/** Moves that are buttons. */
export const [LIFT, DONE] = [pack(0, 0, 3), pack(0, 0, 4)] as const
export const BUTTONS = new Map<Move, { readonly id: string; readonly words: Words }>([
  [LIFT, { id: 'lift', words: { hu: 'Léc levétele', en: 'Take links off' } }],
  [DONE, { id: 'done', words: { hu: 'Kész', en: 'Done' } }],
])

export const [BORDER, CROSSES, OCCUPIED, ONE_PEG, OWN_LINK, NO_KNIGHT] = [1, 2, 3, 4, 5, 6] as const

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Az ellenfél szélső soraiba nem tehetsz oszlopot.',
    en: "You cannot put a peg into your opponent's border rows.",
    rule: 'board',
  },
  { hu: 'Ez a léc keresztezne egy másikat.', en: 'This link would cross another one.', rule: 'links' },
  TAKEN,
  {
    hu: 'Ebben a fordulóban már tettél le oszlopot: léceket rakhatsz még, vagy a Kész gombbal zárd a fordulót.',
    en: 'You have placed your peg in this turn: set links, or end the turn with Done.',
    rule: 'links',
  },
  {
    hu: 'Most egy saját lécet kell levenni: mutass a két végén álló oszlopra.',
    en: 'Now a link of your own must be taken off: point at the pegs at its two ends.',
    rule: 'links',
  },
  {
    hu: 'Csak két saját oszlop köthető össze, és csak ha pontosan lóugrásnyira vannak egymástól.',
    en: "Only two pegs of your own can be linked, exactly a knight's move apart.",
    rule: 'links',
  },
]

export const STRAY: Words = {
  hu: 'Egy léc nem egy játékos oszlopait köti össze.',
  en: 'A link does not join pegs of one player.',
}

/** What is wanted, by the stage of the turn: fresh, lifting, lifted, linking. */
export const PROMPTS: readonly Words[] = [
  { hu: 'Tegyél le egy oszlopot.', en: 'Place a peg.' },
  { hu: 'Vedd le egy lécedet.', en: 'Take off one of your links.' },
  { hu: 'Vegyél le még lécet, vagy tegyél le egy oszlopot.', en: 'Take off more links or place a peg.' },
  { hu: 'Tegyél fel még lécet, vagy fejezd be.', en: 'Add more links, or finish.' },
]
