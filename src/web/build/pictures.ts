// Draws every game as it looks under way when the program is built: packs of pictures with both themes inside.
import type { Plugin } from 'vite'
import { materialOf } from '../../kit/index.ts'
import { gameFolders, importGame } from '../../games/folders.ts'
import { packPath, packs } from '../shell/picture-packs.ts'
import { closeUp } from './close-up.ts'

async function picture(id: string): Promise<string> {
  const definition = await importGame(gameFolders().find(folder => folder.id === id)!)
  await definition.load?.({})
  return closeUp(definition.make({}), materialOf(definition))
}

/** The pictures of a pack by their games. One game that cannot be drawn must not leave the library without the others. */
async function pack(ids: readonly string[], warn: (words: string) => void): Promise<string> {
  const drawn: Record<string, string> = {}
  for (const id of ids)
    try {
      drawn[id] = await picture(id)
    } catch (error) {
      warn(`${id} cannot be drawn: ${String(error)}`)
    }
  return JSON.stringify(drawn)
}

export function pictures(): Plugin {
  return {
    name: 'jatekvilag-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = packs.findIndex((_, i) => request.url === packPath(i))
        if (asked < 0) return next()
        pack(packs[asked]!, words => server.config.logger.warn(words)).then(text => {
          response.setHeader('content-type', 'application/json')
          response.end(text)
        }, next)
      })
    },
    async generateBundle() {
      for (const [i, ids] of packs.entries())
        this.emitFile({
          type: 'asset',
          fileName: packPath(i).slice(1),
          source: await pack(ids, words => this.warn(words)),
        })
    },
  }
}
