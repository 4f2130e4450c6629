import { createSignal, onCleanup, type Accessor } from 'solid-js'
import { Cancelled, createOpponent, type Asked } from '../match/opponent.ts'
import type { Session } from '../match/session.ts'
import type { NamedSolution } from '../match/solving.ts'
import type { ShownMove } from './shown-move.ts'

/** The shortest solution of the match from where it stands, while somebody asks for it. */
export interface Solver {
  /** How many positions have been looked at, while the search runs. */
  readonly searching: Accessor<number | undefined>
  /** What is known of the present position: how many moves are left at least, or that there is no way. */
  readonly known: Accessor<{ readonly left: number } | 'none' | 'gave up' | undefined>
  readonly plays: Accessor<boolean>
  /** Finds out how many moves are left. */
  measure(): Promise<void>
  /** Shows the next move on the board. */
  hint(): Promise<void>
  /** Makes all moves of the solution, one after the other. */
  playOut(): Promise<void>
  stop(): void
}

/** How long a move of the solution can be looked at before the next one. */
const PACE = 600
/** The page itself comes first. */
const SOON = 300

export function createSolver(session: Session, shown: ShownMove): Solver {
  const worker = createOpponent()
  const [searching, setSearching] = createSignal<number>()
  const [plays, setPlays] = createSignal(false)
  /** What was found, and the moves of the match it was found after. */
  const [found, setFound] = createSignal<{ solution: NamedSolution; after: readonly string[] }>()
  const played = () => session.match().log.slice(0, session.match().at)

  /** The found solution as far as it is still ahead; nothing when the match has gone another way. */
  const ahead = (): NamedSolution | undefined => {
    const last = found()
    if (!last) return undefined
    const { solution, after } = last
    const line = [...after, ...(solution.kind === 'solved' ? solution.moves.map(move => move.name) : [])]
    const now = played()
    if (now.length < after.length || now.length > line.length || now.some((name, i) => name !== line[i]))
      return undefined
    if (solution.kind !== 'solved') return solution
    return { kind: 'solved', moves: solution.moves.slice(now.length - after.length) }
  }

  const question = (moves: readonly string[]): Asked => {
    const { options, from } = session.match()
    return { game: session.definition.id, options, ...(from ? { from } : {}), moves, level: 1, seat: 0 }
  }
  // Tables of a megabyte and more come while the board is looked at, not when the first answer is waited for.
  if (session.game.search) {
    const soon = setTimeout(() => worker.prepare(question(played())), SOON)
    onCleanup(() => clearTimeout(soon))
  }

  /** What is known, found out first where it is not; nothing when the search was stopped. */
  const find = async (): Promise<NamedSolution | undefined> => {
    const known = ahead()
    if (known) return known
    const after = played()
    setSearching(0)
    try {
      const solution = await worker.solve(question(after), setSearching)
      setFound({ solution, after })
      return ahead()
    } catch (error) {
      if (!(error instanceof Cancelled)) setFound({ solution: { kind: 'gave up' }, after })
      return undefined
    } finally {
      setSearching(undefined)
    }
  }
  const nextMove = async (): Promise<string | undefined> => {
    const solution = await find()
    return solution?.kind === 'solved' ? solution.moves[0]?.name : undefined
  }
  const stop = () => {
    setPlays(false)
    if (searching() !== undefined) worker.cancel()
  }
  onCleanup(() => {
    stop()
    worker.cancel()
  })

  return {
    searching,
    known() {
      const solution = ahead()
      if (!solution || solution.kind !== 'solved') return solution?.kind
      return { left: solution.moves[0]?.left ?? 0 }
    },
    plays,
    async measure() {
      await find()
    },
    async hint() {
      const name = await nextMove()
      if (name !== undefined) shown.show(name)
    },
    async playOut() {
      setPlays(true)
      for (;;) {
        const name = await nextMove()
        if (name === undefined || !plays()) break
        if (!session.playNamed(name).ok) break
        await new Promise(resolve => setTimeout(resolve, PACE))
        // Whoever moves meanwhile takes the match over.
        if (!plays() || ahead() === undefined) break
      }
      setPlays(false)
    },
    stop,
  }
}
