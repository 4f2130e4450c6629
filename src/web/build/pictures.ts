// Draws every game as it looks under way when the program is built, as pictures/<id>.svg with both themes inside.
import type { Plugin } from 'vite'
import { gameFolders, importGame, type GameFolder } from '../../games/folders.ts'
import { closeUp } from './close-up.ts'

async function picture(folder: GameFolder): Promise<string> {
  const definition = await importGame(folder)
  await definition.load?.({})
  return closeUp(definition.make({}))
}

export function pictures(): Plugin {
  return {
    name: 'jatekvilag-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = /^\/pictures\/([a-z0-9-]+)\.svg/.exec(request.url ?? '')
        const folder = asked && gameFolders().find(({ id }) => id === asked[1])
        if (!folder) return next()
        picture(folder).then(svg => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(svg)
        }, next)
      })
    },
    async generateBundle() {
      // One game that cannot be drawn must not leave the library without the others.
      for (const folder of gameFolders())
        try {
          const source = await picture(folder)
          this.emitFile({ type: 'asset', fileName: `pictures/${folder.id}.svg`, source })
        } catch (error) {
          this.warn(`${folder.id} cannot be drawn: ${String(error)}`)
        }
    },
  }
}
