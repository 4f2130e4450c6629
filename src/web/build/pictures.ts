// Draws every game's board at its start when the program is built, as pictures/<id>.svg and pictures/<id>.dark.svg.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { sceneSvg } from '../../board/svg.ts'
import type { GameDefinition } from '../../kit/index.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** The file of a game by its id. */
export function gameFiles(root: string): Map<string, string> {
  const games = join(root, 'src/games')
  const found = new Map<string, string>()
  for (const chapter of readdirSync(games, { withFileTypes: true }))
    if (chapter.isDirectory())
      for (const id of readdirSync(join(games, chapter.name))) {
        const file = join(games, chapter.name, id, 'game.ts')
        if (existsSync(file)) found.set(id, file)
      }
  return found
}

async function picture(file: string, theme: Theme): Promise<string> {
  const { default: definition } = (await import(pathToFileURL(file).href)) as { default: GameDefinition }
  const game = definition.make({})
  const position = game.layout.empty()
  game.start(position)
  return sceneSvg(game.board, game.scene(position), {
    theme,
    coordinates: 'hidden',
    trays: 'hidden',
  })
}

const fileName = (id: string, theme: Theme) => `pictures/${id}${theme === 'dark' ? '.dark' : ''}.svg`

export function pictures(): Plugin {
  let root = ''
  return {
    name: 'jatekvilag-pictures',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const asked = /^\/pictures\/([a-z0-9-]+)(\.dark)?\.svg/.exec(request.url ?? '')
        const file = asked && gameFiles(root).get(asked[1]!)
        if (!file) return next()
        picture(file, asked[2] ? 'dark' : 'light').then(svg => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(svg)
        }, next)
      })
    },
    async generateBundle() {
      // One game that cannot be drawn must not leave the library without the others.
      for (const [id, file] of gameFiles(root))
        for (const theme of THEMES)
          try {
            this.emitFile({
              type: 'asset',
              fileName: fileName(id, theme),
              source: await picture(file, theme),
            })
          } catch (error) {
            this.warn(`${id} cannot be drawn: ${String(error)}`)
          }
    },
  }
}
