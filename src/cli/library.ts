import { fail, ok, type Result } from '../engine/index.ts'
import { gameFolders, importGame } from '../games/folders.ts'
import type { GameDefinition } from '../kit/index.ts'

export async function loadGame(id: string): Promise<Result<GameDefinition>> {
  const folder = gameFolders().find(each => each.id === id)
  return folder
    ? ok(await importGame(folder))
    : fail(`Nincs ilyen játék: „${id}”.`, `There is no game "${id}".`)
}
