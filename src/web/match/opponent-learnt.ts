// What the opponent's worker knows by self-play. In a file of its own: a page must not wait for it.
import { teach } from '../../ai/learnt/index.ts'
import type { Definition, Game, Options } from '../../engine/index.ts'
import { learntFileOf } from '../../games/learnt.ts'
import { fetched } from './fetched.ts'

export async function teachFromFile(definition: Definition, options: Options, game: Game): Promise<void> {
  const file = learntFileOf(definition, options)
  if (file) await teach(game, () => fetched(file))
}
