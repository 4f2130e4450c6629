// The rules for people: present in both languages, same paragraphs, every reason points at one, every diagram is a position.
import { describe, expect, test } from 'vitest'
import { readPosition, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

const wanted = process.env['GAMES']?.split(',')
const folders = import.meta.glob<{ default: GameDefinition }>('../src/games/*/*/game.ts')
const texts = import.meta.glob<string>('../src/games/*/*/*.md', { query: '?raw', import: 'default' })

for (const [file, load] of Object.entries(folders)) {
  const id = file.split('/').at(-2)!
  if (wanted && !wanted.includes(id)) continue
  describe(id, () => {
    test('rules for people in both languages', async () => {
      const { default: definition } = await load()
      const ids: string[][] = []
      for (const language of ['hu', 'en'] as const) {
        const text = await texts[file.replace('game.ts', `${language}.md`)]?.()
        expect(text, `${language}.md is missing`).toBeDefined()
        expect(text!.split('\n')[0]).toBe(`# ${definition.title[language]}`)
        ids.push([...text!.matchAll(/^## .*\{#([a-z-]+)\}$/gm)].map(match => match[1]!))
        for (const [, block] of text!.matchAll(/^```diagram\n([\s\S]*?)^```$/gm)) {
          const { position, options } = JSON.parse(block!) as { position?: Json; options?: Options }
          await definition.load?.(options ?? {})
          const game = definition.make(options ?? {})
          if (position) expect(readPosition(game, position), block!).toMatchObject({ ok: true })
        }
      }
      expect(ids[0]).toEqual(ids[1])
      for (const needed of ['moves', 'end']) expect(ids[0]).toContain(needed)
      for (const reason of definition.make({}).reasons ?? [])
        if (reason?.rule) expect(ids[0]).toContain(reason.rule)
    })
  })
}
