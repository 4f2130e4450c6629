/**
 * A number or a word with its Hungarian article: "az" where a vowel is spoken first. Of the numbers those are 1 (egy), 1000 (ezer)
 * and whatever begins with 5 (öt, ötven, ötszáz).
 */
export function withArticle(next: string | number): string {
  const digits = /^\d+/.exec(String(next))?.[0]
  const vowel = digits
    ? digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1)
    : /^[aáeéiíoóöőuúüű]/i.test(String(next))
  return `${vowel ? 'az' : 'a'} ${next}`
}
