import type { Move, Reason, Words } from '../../../engine/index.ts'
import { reason, text } from '../../../kit/index.ts'

/** The moves of the game, packed, and the words for them. */

export const PHASES = ['title', 'letters', 'digits', 'lay', 'name', 'object', 'answer', 'over']
export const [ARRANGE, LETTERS_DRAWN, DIGITS_DRAWN, LAY, NAME, OBJECT, ANSWER, OVER] = [
  0, 1, 2, 3, 4, 5, 6, 7,
]

const KINDS = [
  'lay',
  'name',
  'length',
  'recall',
  'done',
  'pass',
  'accept',
  'object',
  'withdraw',
  'insist',
  'letter',
  'digit',
  'across',
  'down',
] as const
export type Kind = (typeof KINDS)[number]
/** What is meant (a drawn letter, a letter, a digit) and on which cell. */
export const made = (kind: Kind, what = 0, cell = 0): Move => what | (cell << 6) | (KINDS.indexOf(kind) << 20)
export const kindOf = (m: Move): Kind => KINDS[m >> 20]!
export const whatOf = (m: Move): number => m & 63
export const cellOf = (m: Move): number => (m >> 6) & 0x1ff
/** Time that passes: so many milliseconds. */
export const TIME = 1 << 26

export const REASONS: readonly Reason[] = [
  reason('', ''),
  reason('Előbb rakj le legalább egy betűt.', 'Lay at least one letter first.', 'moves'),
  reason(
    'A betűknek egy sorban vagy oszlopban, hézag nélkül kell állniuk.',
    'The letters must stand in one row or column without a gap.',
    'moves',
  ),
  reason('Egy betű még nem szó.', 'A single letter is not a word.', 'moves'),
  reason(
    'Valamelyik így keletkezett szó nincs a szólistában.',
    'One of the words formed is not in the word list.',
    'words',
  ),
  reason('Ott már áll betű.', 'There is a letter already.', 'moves'),
  reason(
    'A szó betűi egy sorba vagy oszlopba kerülnek.',
    'The letters of a word go into one row or column.',
    'moves',
  ),
  reason(
    'Idáig nem ér el a szó: ehhez nincs elég betű.',
    'The word does not reach this far: there are too few letters.',
    'moves',
  ),
  reason('A felirat szavai nem érhetnek egymáshoz.', 'The words of the title may not touch.', 'setup'),
]
export const [NO_LETTER, BROKEN, TOO_SHORT, UNLISTED, COVERED, CROOKED, TOO_FAR, TOUCHING] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const

export const LABELS: Readonly<Record<string, Words>> = {
  done: text('Kész', 'Done'),
  recall: text('Visszaveszem', 'Take back'),
  pass: text('Nincs szavam', 'No word'),
  accept: text('Elfogadom', 'Accept'),
  object: text('Kifogásolom', 'Object'),
  withdraw: text('Visszavonom', 'Withdraw'),
  insist: text('Döntsön a szólista', 'Let the list decide'),
  name: text('Legyen', 'Let it be'),
  letter: text('Húzott betű:', 'Letter drawn:'),
  digit: text('Húzott szám:', 'Number drawn:'),
  rack: text('Betű', 'Letter'),
  laying: text('betűt rak', 'lays a letter'),
  ready: text('elkészült', 'is ready'),
}

const PROMPTS: Readonly<Record<number, Words>> = {
  [ARRANGE]: text(
    'Tedd le a felirat következő szavát: mutasd meg az első és az utolsó betűjének helyét.',
    'Place the next word of the title: point at the cells of its first and last letter.',
  ),
  [NAME]: text('Mondd meg, melyik betű legyen a dzsóker.', 'Say which letter the joker stands for.'),
  [OBJECT]: text('Fogadd el a szót, vagy kifogásold.', 'Accept the word or object to it.'),
  [ANSWER]: text('Vond vissza a szót, vagy tarts ki mellette.', 'Withdraw the word or insist on it.'),
}
const LAYING = text('Rakj ki egy szót a húzott betűkből.', 'Lay a word with the drawn letters.')
const GOING_ON = text(
  'Rakj tovább, vagy fejezd be a szót. A lerakott I, O, Ö, U, Ü hosszát koppintás váltja.',
  'Lay on, or finish the word. A tap changes the length of a laid I, O, Ö, U or Ü.',
)

/** What is wanted in a phase; nothing while luck draws. */
export const promptOf = (phase: number, laid: number): Words | undefined =>
  phase === LAY ? (laid > 0 ? GOING_ON : LAYING) : PROMPTS[phase]
