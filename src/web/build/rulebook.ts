// Refuses to build when a rules text leans on, or links to, a game or a section that is not there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { gameFolders } from '../../games/folders.ts'
import { leaningFlaws } from '../../rulebook/leaning.ts'

export function rulebook(): Plugin {
  return {
    name: 'jatekvilag-rulebook',
    async buildStart() {
      const paths = new Map(gameFolders().map(({ id, path }) => [id, path]))
      const wrong: string[] = []
      for (const language of ['hu', 'en'])
        for (const id of paths.keys()) {
          const flaws = await leaningFlaws(id, async other => {
            const path = paths.get(other)
            const file = path && join(path, `${language}.md`)
            return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined
          })
          wrong.push(...flaws.map(flaw => `${id}/${language}.md: ${flaw}`))
        }
      if (wrong.length > 0) this.error(wrong.join('\n'))
    },
  }
}
