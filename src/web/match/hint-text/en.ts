import type { HintTexts } from './hu.ts'

/** The words of a hint in English. */
export const en: HintTexts = {
  button: 'Hint',
  title: 'Hint: what would the computer play? (H)',
  thinking: 'Looking for a hint…',
  found: move => `The strongest computer would play: ${move}`,
  failed: 'No hint could be found this time.',
  stop: 'Stop',
  hide: 'Hide the hint',
}
