// Writes index.ts from the folders: one line of facts and one lazy import for each game.
import { readdirSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'
import type { GameDefinition } from '../kit/index.ts'

const here = import.meta.dirname
const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()

export async function indexText(): Promise<string> {
  const rows: string[] = []
  for (const chapter of folders(here))
    for (const id of folders(join(here, chapter))) {
      const file = join(here, chapter, id, 'game.ts')
      if (!existsSync(file)) continue
      const { default: game } = (await import(pathToFileURL(file).href)) as { default: GameDefinition }
      const { title, players } = game
      if (game.id !== id || game.chapter !== chapter)
        throw new Error(`${chapter}/${id} calls itself ${game.chapter}/${game.id}`)
      rows.push(
        `{ id: '${id}', chapter: '${chapter}', title: ${JSON.stringify(title)}, players: ${JSON.stringify(players)},
        load: () => import('./${chapter}/${id}/game.ts') }`,
      )
    }
  const text = `// Made by \`npm run index\` from the folders; do not edit.
import type { GameDefinition } from '../kit/index.ts'
import type { Words } from '../engine/index.ts'

/** What the library page knows of a game before loading it. */
export interface GameEntry {
  readonly id: string
  readonly chapter: string
  readonly title: Words
  readonly players: readonly number[]
  readonly load: () => Promise<{ default: GameDefinition }>
}

export const games: readonly GameEntry[] = [${rows.join(',\n')}]
`
  const file = join(here, 'index.ts')
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}

if (process.argv[1] === import.meta.filename) writeFileSync(join(here, 'index.ts'), await indexText())
