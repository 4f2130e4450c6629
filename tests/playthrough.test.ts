import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadGame } from '../src/cli/library.ts'
import { gameFolders } from '../src/games/folders.ts'
import { folder, playthrough } from './playthrough.ts'

const wanted = process.env['GAMES']?.split(',')

for (const { id } of gameFolders())
  if (!wanted || wanted.includes(id))
    test(`${id} plays as written down (npm run playthroughs -- ${id})`, async () => {
      const loaded = await loadGame(id)
      if (!loaded.ok) throw new Error(loaded.why.en)
      const file = join(folder, `${id}.txt`)
      expect(existsSync(file), `${file} is missing`).toBe(true)
      const text = await playthrough(loaded.value)
      expect(text).toBe(readFileSync(file, 'utf8'))
      expect(text.split('\n').length).toBeLessThanOrEqual(80)
    })
