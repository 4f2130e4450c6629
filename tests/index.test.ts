import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexText } from '../src/games/write-index.ts'

test('the index of the games matches the folders (npm run index)', async () => {
  expect(readFileSync('src/games/index.ts', 'utf8')).toBe(await indexText())
})
