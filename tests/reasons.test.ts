// What people try in vain is answered by a reason, or at least by what is wanted now, in every game with a board.
import { expect, test } from 'vitest'
import { lengthOf, positions, vainTries, type VainTry } from '../src/contract/index.ts'
import { Rng } from '../src/engine/index.ts'
import { gameFolders, importGame } from '../src/games/folders.ts'
import { isInTurn } from './rotation.ts'

const POSITIONS = 8
const TRIES = 24
/** A few odd tries (something in another's hand) may get a plain no. */
const VAGUE_SHARE = 0.03

for (const folder of gameFolders().filter((_, i) => isInTurn(i)))
  test(folder.id, async () => {
    const definition = await importGame(folder)
    if (definition.page === 'own') return
    await definition.load?.({})
    const game = definition.make({})
    const rng = new Rng(17)
    const tries: VainTry[] = []
    let left = POSITIONS
    for (const p of positions(game, 19, lengthOf(game, 2000))) {
      if (left-- === 0) break
      tries.push(...vainTries(game, p, TRIES, rng))
    }
    const vague = tries.filter(({ told }) => told === 'vague')
    const examples = vague.slice(0, 5).map(({ chosen, point, reason }) => [...chosen, point, reason.en])
    expect(vague.length / Math.max(1, tries.length), JSON.stringify(examples)).toBeLessThanOrEqual(
      VAGUE_SHARE,
    )
  })
