import type { Words } from '../../../engine/index.ts'
import { text } from '../../../kit/index.ts'
import { ANSWER, LAY, NAME, OBJECT } from './moves.ts'

const NAMING = text(
  'Mondd meg, melyik betű legyen az üres lapka.',
  'Say which letter the blank tile stands for.',
)
const OBJECTING = text('Fogadd el a szót, vagy kifogásold.', 'Accept the word or object to it.')
const ANSWERING = text('Vond vissza a szót, vagy tarts ki mellette.', 'Withdraw the word or insist on it.')
const GOING_ON = text('Rakj tovább, vagy fejezd be a szót.', 'Lay on, or finish the word.')
const EXCHANGING = text(
  'Tegyél félre még betűt, vagy fejezd be a cserét.',
  'Put more tiles aside, or finish the exchange.',
)
const LAYING = text('Rakj ki egy szót, vagy passzolj.', 'Lay a word, or pass.')

/** What is wanted in a phase; nothing while luck draws. */
export function promptOf(phase: number, hasLaid: boolean, isExchanging: boolean): Words | undefined {
  if (phase === NAME) return NAMING
  if (phase === OBJECT) return OBJECTING
  if (phase === ANSWER) return ANSWERING
  if (phase !== LAY) return undefined
  return hasLaid ? GOING_ON : isExchanging ? EXCHANGING : LAYING
}
