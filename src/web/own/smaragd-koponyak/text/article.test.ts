import { expect, test } from 'vitest'
import { withArticle } from './article.ts'

test('the article goes by what is spoken first', () => {
  for (const az of ['1', '5', '50', '512', '1000', '1200', 'ékkő', 'orr', 'Üres kéz'])
    expect(withArticle(az)).toBe(`az ${az}`)
  for (const a of ['2', '3', '10', '14b', '100', '22b', '28a', 'koponya', 'Smaragd koponya'])
    expect(withArticle(a)).toBe(`a ${a}`)
  expect(withArticle(8)).toBe('a 8')
})
