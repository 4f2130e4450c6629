// Refuses to build when a rules text leans on, or links to, a game or a section that is not there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { leaningFlaws } from '../../rulebook/leaning.ts'
import { gameFiles } from './pictures.ts'

export function rulebook(): Plugin {
  let root = ''
  return {
    name: 'jatekvilag-rulebook',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      const games = gameFiles(root)
      const wrong: string[] = []
      for (const language of ['hu', 'en'])
        for (const id of games.keys()) {
          const flaws = await leaningFlaws(id, async other => {
            const game = games.get(other)
            const file = game && join(game, '..', `${language}.md`)
            return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined
          })
          wrong.push(...flaws.map(flaw => `${id}/${language}.md: ${flaw}`))
        }
      if (wrong.length > 0) this.error(wrong.join('\n'))
    },
  }
}
