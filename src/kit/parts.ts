import {
  CHANCE,
  Moves,
  type Layout,
  type Move,
  type Outcome,
  type Player,
  type Point,
  type Position,
  type Reason,
  type Rng,
  type Words,
} from '../engine/index.ts'
import type { Board } from './boards/index.ts'
import type { BoardGame, Scene } from './scene.ts'

/** What the parts of every family can look at; a family adds what is its own. */
export interface PartGround {
  readonly layout: Layout
  readonly board: Board
  readonly players: readonly Player[]
  /** Where the range of pieces starts. */
  readonly cells: number
}

/** Moves that only this part knows: laying a stone from the hand, calling a swap. Their numbers are no family's moves. */
export interface OwnMoves {
  is(m: Move): boolean
  /** Carries the move out and says whose turn it is then. */
  play(p: Position, m: Move, player: number): void
  name(p: Position, m: Move): string
  points(p: Position, m: Move): readonly Point[]
  /** Words for its points that are no cells. */
  readonly labels?: Readonly<Record<string, Words>>
  /** What a move wins at once, for ordering; nothing when absent. */
  gain?(p: Position, m: Move): number
}

/**
 * One rule beyond those of a family, under the name people give it. Every family takes a list of parts, so a variant
 * is a record and its parts. A part is made with the family's ground and may allot words there.
 */
export interface Part {
  /** The pieces have been set up. */
  readonly start?: (p: Position) => void
  /** A position was read: the part recomputes the words that follow from others. */
  readonly derive?: (p: Position) => void
  /** An end of the game, asked before the family's own ends. */
  readonly outcome?: (p: Position) => Outcome | undefined
  /** How a game ends that repetition, or the limit on moves, has stopped; as the family says when no part does. */
  readonly repeated?: (p: Position) => Outcome
  readonly capped?: (p: Position) => Outcome
  /** The player to move has no legal move: an end, the one move left, or undefined when the part has no word in it. */
  readonly stuck?: (p: Position) => Outcome | Move | undefined
  /** Lists moves of the part's own beside those of the family. */
  readonly adds?: (p: Position, out: Moves) => void
  /** Tells at once that the part changes nothing in the list now, so that a random move may be drawn in the family's way. */
  readonly rests?: (p: Position) => boolean
  readonly own?: OwnMoves
  /** Lists the moves in place of the family, and tells so, when the turn is in a state of the part's own. */
  readonly instead?: (p: Position, out: Moves) => boolean
  /** If some legal move fulfils the duty, no other may be made. */
  readonly duty?: (p: Position, m: Move) => boolean
  /** Forbids one move. */
  readonly forbids?: (p: Position, m: Move) => boolean
  /** Told to whoever tries what the part forbids, or what leaves the duty undone. */
  readonly reason?: Reason
  /** `player` is about to make the move. */
  readonly playing?: (p: Position, m: Move, player: number) => void
  /** `player` has made the move, and the family has passed the turn on; the part may pass it elsewhere. */
  readonly played?: (p: Position, m: Move, player: number) => void
  /** With the part a turn may have several moves. */
  readonly turns?: 'several moves'
  /** How good the position is for a player; `usual` is what the family and the parts before think. */
  readonly value?: (p: Position, player: number, usual: number) => number
  /** What a move of the family wins at once or has to do with the others, for ordering. */
  readonly gain?: (p: Position, m: Move) => number
  /** What is wanted of the player to move now; the family's words when it gives none. */
  readonly prompt?: (p: Position) => Words | undefined
  /** What is shown beside the family's scene: trays, fills, notes. */
  readonly shows?: (scene: Scene, p: Position, seat: number | undefined) => Scene
  /** The cells that decided a match which this part has ended. */
  readonly decisive?: (p: Position, end: Outcome) => readonly number[]
  /** What the part says against a position that was read. */
  readonly flaw?: (p: Position) => Words | undefined
}

/** A part that waits for the ground of its family. */
export type PartOf<Ground, P extends Part = Part> = (ground: Ground) => P

const hooks = <K extends keyof Part>(parts: readonly Part[], key: K): NonNullable<Part[K]>[] =>
  parts.flatMap(part => (part[key] === undefined ? [] : [part[key]]))

/** A family's game with the parts of a variant put on. Hooks that no part has cost nothing. */
export function withParts(game: BoardGame, parts: readonly Part[]): BoardGame {
  if (parts.length === 0) return game
  const given = game.reasons ?? [{ hu: '', en: '' }]
  // A list that a part changes can be neither drawn from nor listed in the family's short ways.
  const { pick, legal, ...slow } = game
  const changed = parts.some(part => part.adds ?? part.duty ?? part.instead)
  return {
    ...(changed ? slow : game),
    ...listing(game, parts, given.length),
    ...playing(game, parts),
    ...stopping(game, parts),
    ...showing(game, parts),
    reasons: [...given, ...parts.map(part => part.reason ?? { hu: '', en: '' })],
    ...(parts.some(part => part.turns) ? { turns: 'several moves' as const } : {}),
  }
}

/** What may be played: moves added, duties, and what is forbidden. */
function listing(game: BoardGame, parts: readonly Part[], reasons: number): Partial<BoardGame> {
  const adds = hooks(parts, 'adds')
  const duties = parts.flatMap((part, i) => (part.duty ? [{ duty: part.duty, reason: reasons + i }] : []))
  const instead = hooks(parts, 'instead')
  const changed = adds.length + duties.length + instead.length > 0
  // The family knows nothing of the parts' own moves, so it is not asked about them.
  const owned = hooks(parts, 'own')
  const family = game.refuses
  const base =
    family && owned.length > 0
      ? (p: Position, m: Move): number => {
          for (let i = 0; i < owned.length; i++) if (owned[i]!.is(m)) return 0
          return family(p, m)
        }
      : family
  const forbidding = parts.flatMap((part, i) =>
    part.forbids ? [{ forbids: part.forbids, reason: reasons + i }] : [],
  )
  if (!changed && forbidding.length === 0) return {}

  const judge = (p: Position, m: Move): number => {
    for (let i = 0; i < forbidding.length; i++) if (forbidding[i]!.forbids(p, m)) return forbidding[i]!.reason
    return 0
  }
  const only = forbidding.length === 1 ? forbidding[0]! : undefined
  const own = only ? (p: Position, m: Move): number => (only.forbids(p, m) ? only.reason : 0) : judge
  const refuses = base ? (p: Position, m: Move): number => base(p, m) || own(p, m) : own

  const listAll = (p: Position, out: Moves): void => {
    for (let i = 0; i < instead.length; i++) if (instead[i]!(p, out)) return
    game.moves(p, out)
    for (let i = 0; i < adds.length; i++) adds[i]!(p, out)
  }
  const oblige = (p: Position, out: Moves, duty: (p: Position, m: Move) => boolean): void => {
    let kept = 0
    for (let i = 0; i < out.n; i++) {
      const m = out.list[i]!
      if (duty(p, m) && refuses(p, m) === 0) out.list[kept++] = m
    }
    if (kept > 0) out.n = kept
  }
  const { legal, pick } = game
  const resting = hooks(parts, 'rests')
  const [rests] = resting.length === 1 ? resting : []

  return {
    ...(changed
      ? {
          moves(p: Position, out: Moves): void {
            if (p.turn === CHANCE) return game.moves(p, out)
            listAll(p, out)
            for (let i = 0; i < duties.length; i++) oblige(p, out, duties[i]!.duty)
          },
        }
      : {}),
    ...(forbidding.length > 0 || base !== family ? { refuses } : {}),
    ...(changed && pick && resting.length === adds.length + duties.length + instead.length
      ? {
          pick(p: Position, rng: Rng): Move {
            if (rests) return rests(p) ? pick(p, rng) : -1
            for (let i = 0; i < resting.length; i++) if (!resting[i]!(p)) return -1
            return pick(p, rng)
          },
        }
      : {}),
    ...(!changed && legal
      ? {
          legal(p: Position, out: Moves): void {
            legal(p, out)
            let kept = 0
            for (let i = 0; i < out.n; i++) if (own(p, out.list[i]!) === 0) out.list[kept++] = out.list[i]!
            out.n = kept
          },
        }
      : {}),
    // What a part stands against is told first: the family knows only that the piece cannot go elsewhere.
    attempts(p: Position, out: Moves, why: Moves): void {
      if (p.turn === CHANCE) return
      const listed = new Moves()
      listAll(p, listed)
      for (const { duty, reason } of duties) {
        const all = listed.toArray()
        oblige(p, listed, duty)
        for (const m of all) {
          if (listed.has(m)) continue
          out.add(m)
          why.add(refuses(p, m) || reason)
        }
      }
      for (const m of listed.toArray()) {
        if (own(p, m) === 0) continue
        out.add(m)
        why.add(own(p, m))
      }
      const told = out.n
      game.attempts?.(p, out, why)
      // The family may think impossible what a part allows.
      let kept = told
      for (let i = told; i < out.n; i++) {
        if (adds.length > 0 && listed.has(out.at(i))) continue
        out.list[kept] = out.at(i)
        why.list[kept++] = why.at(i)
      }
      out.n = kept
      why.n = kept
    },
  }
}

/** How a move is carried out, and how the game begins and ends. */
function playing(game: BoardGame, parts: readonly Part[]): Partial<BoardGame> {
  const starts = hooks(parts, 'start')
  const derives = hooks(parts, 'derive')
  const before = hooks(parts, 'playing')
  const played = hooks(parts, 'played')
  const owned = hooks(parts, 'own')
  const ends = hooks(parts, 'outcome')
  const ask = game.outcome
  const stuck = hooks(parts, 'stuck')
  const flaws = hooks(parts, 'flaw')
  const { play } = game
  const [its] = owned.length === 1 ? owned : []
  const { is, play: playOwn } = its ?? {}
  const one =
    owned.length === 0
      ? play
      : is && playOwn
        ? (p: Position, m: Move): void => (is(m) ? playOwn(p, m, p.words[0]!) : play(p, m))
        : (p: Position, m: Move): void => {
            for (let i = 0; i < owned.length; i++) if (owned[i]!.is(m)) return owned[i]!.play(p, m, p.turn)
            play(p, m)
          }
  // One or two hooks, as most games have, are called without a loop: calls of known functions are faster.
  const [end, other] = ends.length <= 2 ? ends : []
  const after = before.length === 0 && played.length === 1 ? played[0] : undefined
  return {
    ...(starts.length > 0
      ? {
          start(p: Position): void {
            game.start(p)
            for (const start of starts) start(p)
          },
        }
      : {}),
    ...(derives.length > 0
      ? {
          derive(p: Position): void {
            game.derive?.(p)
            for (const derive of derives) derive(p)
          },
        }
      : {}),
    ...(after
      ? {
          play(p: Position, m: Move): void {
            const player = p.turn
            one(p, m)
            after(p, m, player)
          },
        }
      : played.length + before.length > 0
        ? {
            play(p: Position, m: Move): void {
              const player = p.turn
              for (let i = 0; i < before.length; i++) before[i]!(p, m, player)
              one(p, m)
              for (let i = 0; i < played.length; i++) played[i]!(p, m, player)
            },
          }
        : owned.length > 0
          ? { play: one }
          : {}),
    ...(end && other
      ? { outcome: (p: Position) => end(p) ?? other(p) ?? ask(p) }
      : end
        ? { outcome: (p: Position) => end(p) ?? ask(p) }
        : ends.length > 0
          ? {
              outcome(p: Position): Outcome | undefined {
                for (let i = 0; i < ends.length; i++) {
                  const end = ends[i]!(p)
                  if (end) return end
                }
                return ask(p)
              },
            }
          : {}),
    ...(stuck.length > 0
      ? {
          stuck(p: Position): Outcome | Move {
            for (const rule of stuck) {
              const end = rule(p)
              if (end !== undefined) return end
            }
            return game.stuck(p)
          },
        }
      : {}),
    ...(flaws.length > 0
      ? {
          flaw(p: Position): Words | undefined {
            for (const flaw of flaws) {
              const words = flaw(p)
              if (words) return words
            }
            return game.flaw?.(p)
          },
        }
      : {}),
  }
}

/** How a game that was stopped is judged; the first part that has a word in it says so. */
function stopping({ draws }: BoardGame, parts: readonly Part[]): Partial<BoardGame> {
  const [judge] = hooks(parts, 'repeated')
  const [capped] = hooks(parts, 'capped')
  if (!draws || !(judge ?? capped)) return {}
  const { repetition } = draws
  return {
    draws: {
      ...draws,
      ...(judge && repetition ? { repetition: { ...repetition, judge: (p: Position) => judge(p) } } : {}),
      ...(capped ? { capped } : {}),
    },
  }
}

/** Names and points of the parts' own moves, what lies beside the board, and what a position is worth. */
function showing(game: BoardGame, parts: readonly Part[]): Partial<BoardGame> {
  const owned = hooks(parts, 'own')
  const ownerOf = (m: Move) => owned.find(own => own.is(m))
  const scenes = hooks(parts, 'shows')
  const values = hooks(parts, 'value')
  const prompts = hooks(parts, 'prompt')
  const gains = hooks(parts, 'gain')
  const [decisive] = hooks(parts, 'decisive')
  const gain =
    gains.length > 0
      ? (p: Position, m: Move) => gains.reduce((sum, of) => sum + of(p, m), game.gain?.(p, m) ?? 0)
      : game.gain
  return {
    ...(gain ? { gain } : {}),
    ...(decisive ? { decisive } : {}),
    ...(prompts.length > 0
      ? {
          prompt(p: Position): Words | undefined {
            for (const prompt of prompts) {
              const words = prompt(p)
              if (words) return words
            }
            return game.prompt?.(p)
          },
        }
      : {}),
    ...(owned.length > 0
      ? {
          name: (p: Position, m: Move) => (ownerOf(m) ?? game).name(p, m),
          points: (p: Position, m: Move) => (ownerOf(m) ?? game).points(p, m),
          label: (point: string, p: Position) =>
            owned.find(own => own.labels?.[point])?.labels?.[point] ??
            game.label?.(point, p) ?? { hu: point, en: point },
          gain(p: Position, m: Move): number {
            const own = ownerOf(m)
            return own ? (own.gain?.(p, m) ?? 0) : (gain?.(p, m) ?? 0)
          },
        }
      : {}),
    ...(scenes.length > 0
      ? {
          scene: (p: Position, seat?: number) =>
            scenes.reduce((scene, show) => show(scene, p, seat), game.scene(p, seat)),
        }
      : {}),
    ...(values.length > 0
      ? {
          value(p: Position, player: number): number {
            let value = game.value?.(p, player) ?? 0
            for (let i = 0; i < values.length; i++) value = values[i]!(p, player, value)
            return value
          },
        }
      : {}),
  }
}
