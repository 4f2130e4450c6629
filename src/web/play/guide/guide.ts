import { createEffect, createMemo, createResource, createSignal, on, type Accessor } from 'solid-js'
import { CHANCE, refusals, type Move, type Position } from '../../../engine/index.ts'
import { Lessons, moveStory, type Lesson, type MoveStory, type Said } from '../../../rulebook/index.ts'
import { loadRules } from '../../rules/rules-text.ts'
import { language } from '../../text/text.ts'
import { hintReason, type HintReason } from '../hint-reason.ts'
import type { PlayParts } from '../play-parts.ts'
import { keepLesson, lessonsMet } from '../../rules/guided-matches.ts'

/** Something the rules say, and what it is told for. */
export interface Told {
  readonly lesson: Lesson
  /** Before the first move, a move of oneself or of another, the hint, or what is forbidden now. */
  readonly about: 'start' | 'own' | 'other' | 'hint' | 'now'
  /** The move, as a number of moves played before it. */
  readonly index?: number
  readonly player?: number
}

/** The hint as far as the guide needs it; a one-person game has its solver's. */
export interface GuideHint {
  readonly move: Accessor<Move | undefined>
}

export interface Guide {
  /** What is told now; undefined when nothing is new. */
  readonly told: Accessor<Told | undefined>
  /** Why the hint's move is good. */
  readonly reason: Accessor<HintReason | undefined>
  /** The person has read what is told. */
  understand(): void
}

/** Only what happened lately is told of; the rest of a match that is opened again has been seen. */
const RECENT = 8

export function createGuide({ session, viewpoint }: PlayParts, hint: GuideHint): Guide {
  const { game, definition } = session
  const [lessons] = createResource(language, async words => {
    const rules = await loadRules(definition.id, words)
    return rules.ok ? new Lessons(rules.value, words) : undefined
  })
  const [met, setMet] = createSignal<readonly Told[]>([])
  const seat = () => session.persons()[0]
  const sceneOf = (p: Position) =>
    game.layout.secret && !session.outcome() ? game.scene(p, viewpoint.viewer()) : game.scene(p)
  const saidOf = (p: Position, m: Move | undefined): Said => {
    const points = m === undefined ? [] : game.points(p, m)
    const button = points.every(point => typeof point === 'string') ? points.at(-1) : undefined
    return {
      button: typeof button === 'string' ? game.label?.(button, p) : undefined,
      prompt: game.prompt?.(p),
    }
  }

  /** What was told of moves played: the moves are looked at once, as they come. */
  let looked = 0
  createEffect(
    on([() => viewpoint.match().at, lessons], ([at, known]) => {
      if (!known) return
      const match = viewpoint.match()
      const fresh: Told[] = []
      for (let i = Math.max(0, at - RECENT, Math.min(looked, at)); i < at; i++) {
        const mover = match.moverAt(i)
        if (mover === undefined || mover === CHANCE) continue
        const [before, after] = [match.positionAt(i), match.positionAt(i + 1)]
        const story = moveStory({ game, before: sceneOf(before), after: sceneOf(after), mover })
        const about = session.persons().includes(mover) ? 'own' : 'other'
        for (const lesson of known.of(story, saidOf(before, match.moveAt(i))))
          fresh.push({ lesson, about, index: i, player: mover })
      }
      looked = at
      if (fresh.length > 0) setMet([...met(), ...fresh].slice(-3 * RECENT))
    }),
  )
  // Whoever moves on has seen what was shown.
  createEffect(
    on(
      () => viewpoint.match().at,
      () => session.happening() === 'move' && understand(),
      { defer: true },
    ),
  )

  /** What is hinted at, as a story; on what one seat sees it cannot be played. */
  const hinted = createMemo((): { story: MoveStory; move: Move } | undefined => {
    const move = hint.move()
    const { position, moves } = viewpoint.match()
    if (move === undefined || !moves.includes(move)) return undefined
    if (game.layout.secret) return { move, story: { effects: [], piece: undefined, taken: [] } }
    const next = position.copy()
    game.play(next, move)
    const mover = game.actor?.(position, move) ?? position.turn
    return { move, story: moveStory({ game, before: game.scene(position), after: game.scene(next), mover }) }
  })
  const reason = createMemo(() => {
    const shown = hinted()
    const { position, moves } = viewpoint.match()
    return shown && hintReason(game, position, moves, shown.move)
  })

  /** The rules that forbid something now; what they forbid from the beginning is no news. */
  const forbidding = (p: Position): string[] => [
    ...new Set(refusals(game, p).flatMap(each => each.reason.rule ?? [])),
  ]
  const usual = createMemo(() => {
    if (game.layout.secret) return []
    const start = viewpoint.match().positionAt(0)
    return start.turn === CHANCE ? [] : forbidding(start)
  })
  const now = createMemo((): readonly string[] => {
    const turn = session.toAct().includes(seat() ?? -1)
    if (!turn || game.layout.secret || !viewpoint.isNow()) return []
    return forbidding(viewpoint.match().position).filter(id => !usual().includes(id))
  })

  const told = createMemo((): Told | undefined => {
    const known = lessons.latest
    if (!known) return undefined
    const shown = hinted()
    const { position } = viewpoint.match()
    const all: readonly Told[] = [
      ...known.first().map((lesson): Told => ({ lesson, about: 'start' })),
      ...met(),
      ...known.about(now()).map((lesson): Told => ({ lesson, about: 'now' })),
      ...(shown ? known.of(shown.story, saidOf(position, shown.move)) : []).map((lesson): Told => ({
        lesson,
        about: 'hint',
      })),
    ]
    return all.find(({ lesson }) => !lessonsMet(definition.id).includes(lesson.id))
  })
  const understand = () => {
    const current = told()
    if (current) keepLesson(definition.id, current.lesson.id)
  }
  return { told, reason, understand }
}
