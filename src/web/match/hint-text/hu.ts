/** The words of a hint in Hungarian; English must have the same keys. */
export const hu = {
  button: 'Tipp',
  title: 'Tipp: mit lépne a gép? (H)',
  thinking: 'Tippet keresek…',
  found: (move: string) => `A legerősebb gép ezt lépné: ${move}`,
  failed: 'Most nem sikerült tippet találni.',
  stop: 'Állj',
  hide: 'Tipp elrejtése',
}
export type HintTexts = typeof hu
