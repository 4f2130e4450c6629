// The solver of one-person games in the opponent's worker. In a file of its own: most games have no use for it.
import { solve } from '../../ai/solve.ts'
import type { Match } from '../../engine/index.ts'

/** A move of a solution by its name, and how many counted moves are left with it. */
interface SolutionMove {
  readonly name: string
  readonly left: number
}

/** A solution by the names of its moves. */
export type NamedSolution =
  | { readonly kind: 'solved'; readonly moves: readonly SolutionMove[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'gave up' }

/** Phones have little memory; what needs more is searched on without, or given up. */
const MEMORY = 300e6

export const load = async (file: URL): Promise<ArrayBuffer> => {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file.pathname} is not there`)
  return answer.arrayBuffer()
}

/** The shortest solution from where the match stands; the match stands there again afterwards. */
export async function solveMatch(
  match: Match,
  onProgress: (positions: number) => void,
): Promise<NamedSolution> {
  const found = await solve(match.game, match.position, { memory: MEMORY, load, onProgress })
  if (found.kind !== 'solved') return { kind: found.kind }
  const { at, game } = match
  let left = found.counted
  const moves = found.moves.map((m, i): SolutionMove => {
    // What goes on with the move before it was counted there.
    if (i > 0 && game.uncounted?.(match.position, m)) left++
    const move = { name: match.nameOf(m), left: left-- }
    match.play(m)
    return move
  })
  match.goto(at)
  return { kind: 'solved', moves }
}
