import { readFile } from 'node:fs/promises'
import { solve as search } from '../ai/solve.ts'
import { Rng } from '../engine/index.ts'
import { matchOf, Mistake, print, type Arguments } from './arguments.ts'

/** A file that lies beside a game. */
const load = async (file: URL): Promise<ArrayBuffer> => new Uint8Array(await readFile(file)).slice().buffer

/** One-person games: the shortest solution from the position, or "none". What luck deals is the same at every call. */
export async function solve(given: Arguments): Promise<void> {
  const match = await matchOf(given)
  if (match.game.players.length !== 1) throw new Mistake('solve is for one-person games.')
  match.roll(new Rng(1))
  const found = await search(match.game, match.position, { load })
  if (found.kind === 'gave up') throw new Mistake(found.why)
  if (found.kind === 'none') return print(given, null, 'none')
  const names = found.moves.map(m => {
    const name = match.nameOf(m)
    match.play(m)
    return name
  })
  const steps = found.counted === names.length ? '' : ` in ${names.length} steps`
  print(given, names, `${found.counted} moves${steps}: ${names.join(' ')}`)
}
