// The folders of the games, walked here and nowhere else. Only for Node: the pages know the games from index.ts.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameDefinition } from '../kit/index.ts'

export interface GameFolder {
  readonly chapter: string
  readonly id: string
  readonly path: string
}

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()

const walk = (): GameFolder[] =>
  foldersIn(import.meta.dirname).flatMap(chapter =>
    foldersIn(join(import.meta.dirname, chapter))
      .map(id => ({ chapter, id, path: join(import.meta.dirname, chapter, id) }))
      .filter(({ path }) => existsSync(join(path, 'game.ts'))),
  )

let walked: readonly GameFolder[] | undefined
/** Every game of the library by its folder, in the order of chapters and ids. */
export const gameFolders = (): readonly GameFolder[] => (walked ??= walk())

export async function importGame(folder: GameFolder): Promise<GameDefinition> {
  const file = pathToFileURL(join(folder.path, 'game.ts')).href
  return ((await import(file)) as { default: GameDefinition }).default
}
