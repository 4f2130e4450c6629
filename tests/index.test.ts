import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexText } from '../src/games/write-index.ts'

test('the index of the games matches the folders (npm run index)', async () => {
  for (const [name, text] of Object.entries(await indexText()))
    expect(readFileSync(`src/games/${name}`, 'utf8'), name).toBe(text)
})
