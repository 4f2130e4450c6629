import { fail, ok, type Result } from '../engine/index.ts'
import { MOST } from './table.ts'

const blank = (lines: readonly string[]): boolean => lines.every(line => line.trim() === '')

/**
 * Chance-card packs as text: the first line says how many lines a card has, then come the cards, each with exactly
 * that many lines. Blank lines after the last card do not count.
 */
export function parseSzk(text: string): Result<string[]> {
  if (text.includes('\u0000')) return fail('Ez nem szövegfájl.', 'This is not a text file.')
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const head = lines[0]?.trim() ?? ''
  const each = Number(head)
  if (!/^\d{1,3}$/.test(head) || each < 1)
    return fail(
      'Az első sorban annak a számnak kell állnia, ahány soros egy-egy kártya.',
      'The first line must be the number of lines each card has.',
    )
  const body = lines.slice(1)
  // The end of the last line is no line of its own.
  if (body.at(-1) === '') body.pop()
  while (
    body.length > 0 &&
    body.at(-1)!.trim() === '' &&
    (body.length % each !== 0 || blank(body.slice(-each)))
  )
    body.pop()
  if (body.length === 0) return fail('Nincs kártya a fájlban.', 'There is no card in the file.')
  if (body.length % each !== 0)
    return fail(
      `A ${body.length} sor nem osztható ${each} soros kártyákra: az utolsó kártya hiányos.`,
      `${body.length} lines cannot be split into cards of ${each} lines: the last card is not complete.`,
    )
  const cards = Array.from({ length: body.length / each }, (_, i) =>
    body
      .slice(i * each, (i + 1) * each)
      .join('\n')
      .trim(),
  )
  if (cards.length > MOST.cards) return fail('Túl sok a kártya.', 'There are too many cards.')
  if (cards.some(card => card.length > MOST.text))
    return fail('Túl hosszú egy kártya.', 'A card is too long.')
  return ok(cards)
}

export const writeSzk = (cards: readonly string[]): string => {
  const lines = Math.max(1, ...cards.map(card => card.split('\n').length))
  const padded = cards.map(card => {
    const own = card.split('\n')
    return [...own, ...Array.from({ length: lines - own.length }, () => ' ')].join('\n')
  })
  return `${lines}\n${padded.join('\n')}\n`
}
