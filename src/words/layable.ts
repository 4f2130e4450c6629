import { graphOf, type WordGraph } from '../kit/index.ts'

/** Only words that can be laid with letter tiles A–Z: accents fall, hyphens and apostrophes are left out. */
export const layable = (words: readonly string[]): WordGraph => {
  const plain = words
    .map(word =>
      word.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae').toUpperCase(),
    )
    .filter(word => /^[A-Z]{2,15}$/.test(word))
  return graphOf([...new Set(plain)].map(word => [...word].map(sign => sign.charCodeAt(0) - 65)))
}
