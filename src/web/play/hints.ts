import { createEffect, on, type Accessor } from 'solid-js'
import { createHintAsking, LEVEL } from '../match/hint-asking.ts'
import type { Asked } from '../match/opponent.ts'
import type { PlayParts } from './play-parts.ts'
import { createShownMove, type ShownMove } from './shown-move.ts'

/** What an opponent would do in the place of the person to move, while somebody asks for it. */
export interface Hints {
  /** Whether there is a person to help now. */
  readonly offered: Accessor<boolean>
  /** How much has been thought through, as a share of one, while it thinks. */
  readonly thinking: Accessor<number | undefined>
  readonly failed: Accessor<boolean>
  /** The move that was found; it goes with the position it is for. */
  readonly move: ShownMove['move']
  ask(): Promise<void>
  /** Stops thinking, and takes away what is shown. */
  drop(): void
}

export function createHints(parts: PlayParts): Hints {
  const { session, viewpoint, writing } = parts
  const { game, definition } = session
  const asking = createHintAsking()
  const shown = createShownMove(parts)

  /** Whom to help: where something is hidden, nobody but the one who looks. */
  const seat = () => {
    const who = game.layout.secret ? viewpoint.viewer() : viewpoint.next()
    const helps =
      who !== undefined &&
      viewpoint.isNow() &&
      viewpoint.curtain() === 'up' &&
      session.persons().includes(who) &&
      session.toAct().includes(who)
    return helps ? who : undefined
  }
  const question = (who: number): Asked => {
    const { options, from, log, at, position } = session.view(who)
    const base = { game: definition.id, options, level: LEVEL, seat: who } as const
    // Where something is hidden only what the seat sees is sent, so nothing else can come back.
    if (game.layout.secret) return { ...base, from: game.layout.write(position), moves: [] }
    return { ...base, ...(from ? { from } : {}), moves: log.slice(0, at) }
  }
  const drop = () => {
    asking.stop()
    shown.clear()
  }
  createEffect(
    on(
      [session.match, seat],
      // A tick of the clock changes nothing for whoever thinks about a move.
      ([, who]) => (session.happening() === 'time' && who !== undefined ? undefined : drop()),
      { defer: true },
    ),
  )

  return {
    offered: () => seat() !== undefined,
    thinking: asking.thinking,
    failed: asking.failed,
    move: shown.move,
    async ask() {
      const who = seat()
      if (who === undefined) return
      drop()
      await asking.ask({
        question: question(who),
        needs: writing.need(),
        show(name) {
          shown.show(name)
          return shown.move() === undefined ? 'unknown' : 'shown'
        },
      })
    },
    drop,
  }
}
