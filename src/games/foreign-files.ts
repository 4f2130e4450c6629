import { fail, ok, type Match, type Result } from '../engine/index.ts'
import { readForeign, type Library } from '../formats/index.ts'
import { gameCalled, keptAs } from './file-formats.ts'
import { games } from './index.ts'

/** The games of the library for whoever reads files of other programs. */
const library: Library = {
  find: gameCalled,
  kept: keptAs,
  async load(id) {
    const entry = games.find(game => game.id === id)
    if (!entry) return fail('Nincs ilyen játék a gyűjteményben.', 'The collection has no such game.')
    return ok((await entry.load()).default)
  },
}

/** A match from a file of another program; undefined when it is no such file. */
export const readForeignFile = (text: string): Promise<Result<Match> | undefined> =>
  readForeign(text, library)
