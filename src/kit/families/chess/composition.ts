import { CHANCE, Moves, type Move, type Point, type Position, type Words } from '../../../engine/index.ts'
import type { BoardGame } from '../../scene.ts'
import { attempts } from './attempts.ts'
import type { Core } from './core.ts'
import { flawOf } from './flaws.ts'
import { candidates, legal, refuses } from './legal.ts'
import { OTHER, useOf, whatOf, toOf } from './moves.ts'
import { labelOf, nameOf, pointsOf } from './naming.ts'
import type { ChessRule } from './part.ts'

/**
 * The plain game with parts. A game without parts never comes here, so parts cost it nothing.
 */
export function compose(
  core: Core,
  plain: BoardGame,
  step: (p: Position, m: Move, player: number) => void,
  parts: readonly ChessRule[],
): BoardGame {
  const every = <K extends keyof ChessRule>(key: K): NonNullable<ChessRule[K]>[] =>
    parts.flatMap(part => {
      const made = part[key]
      return made === undefined ? [] : [made]
    })
  const checked = core.rules.royals === 'checked'
  const { owns } = core
  const [instead, adds, duties] = [every('instead'), every('adds'), every('duty')]
  const [forbidding, playing, played] = [every('forbids'), every('playing'), every('played')]
  const [ends, stuck, values] = [every('outcome'), every('stuck'), every('value')]
  const [turning] = every('turn')
  const [beside] = every('beside')
  core.beside = beside
  const [elapse] = every('elapse')
  const [weight] = every('weight')
  const [tell] = every('tell')
  const [sees] = every('sees')
  const [imagine] = every('imagine')
  const now = beside?.moves === 'now' ? beside.who : undefined
  const { part, geometry } = core

  const mover = (p: Position, m: Move): number =>
    now === undefined || useOf(m) === OTHER || part[p.turn] === geometry.part[toOf(m)] ? p.turn : now(p)

  const forbidden = (p: Position, m: Move, player: number): number => {
    for (let i = 0; i < forbidding.length; i++) {
      const reason = forbidding[i]!(p, m, player)
      if (reason !== 0) return reason
    }
    return 0
  }
  const refused = (p: Position, m: Move, player: number): number => {
    if (checked && ((m >> 20) & 7) !== OTHER) {
      const reason = refuses(core, p, m, player)
      if (reason !== 0) return reason
    }
    return forbidden(p, m, player)
  }

  /** Of the moves listed since `first`, keeps those a duty leaves. */
  const oblige = (p: Position, out: Moves, first: number, player: number, judged: boolean): void => {
    for (let d = 0; d < duties.length; d++) {
      const { fulfils } = duties[d]!
      let kept = first
      for (let i = first; i < out.n; i++) {
        const m = out.list[i]!
        if (fulfils(p, m, player) && (judged || refused(p, m, player) === 0)) out.list[kept++] = m
      }
      if (kept > first) out.n = kept
    }
  }
  const inOwnPart = (p: Position, out: Moves, player: number): boolean => {
    for (let i = 0; i < instead.length; i++) if (instead[i]!(p, out, player)) return true
    return false
  }
  const list = (p: Position, out: Moves, player: number): void => {
    const first = out.n
    if (inOwnPart(p, out, player)) return
    candidates(core, p, out, player)
    for (let i = 0; i < adds.length; i++) adds[i]!(p, out, player)
    oblige(p, out, first, player, false)
  }
  const listLegal = (p: Position, out: Moves, player: number): void => {
    const first = out.n
    if (!inOwnPart(p, out, player)) {
      legal(core, p, out, player)
      for (let i = 0; i < adds.length; i++) adds[i]!(p, out, player)
    }
    if (forbidding.length > 0) {
      let kept = first
      for (let i = first; i < out.n; i++) {
        const m = out.list[i]!
        if (forbidden(p, m, player) === 0) out.list[kept++] = m
      }
      out.n = kept
    }
    oblige(p, out, first, player, true)
  }
  const both = (lister: typeof list) => (p: Position, out: Moves) => {
    lister(p, out, p.turn)
    if (now !== undefined) lister(p, out, now(p))
  }
  const derive = every('derive').reduce<(p: Position) => void>(
    (usual, next) => p => next(p, usual),
    p => plain.derive!(p),
  )
  const shows = every('shows')
  const flaws = every('flaw')
  const starts = every('start')
  const prompts = every('prompt')
  const explainings = every('explains')
  const becauses = every('because')
  const pointings = every('points')
  const between = every('attackedOutOfTurn').length > 0

  /** What a duty took off the list, and what nobody lists. */
  const explain = (p: Position, out: Moves, reasons: Moves, player: number): void => {
    const listed = new Moves()
    for (const explaining of explainings)
      explaining(p, player, (m, reason) => {
        out.add(m)
        reasons.add(reason)
      })
    if (inOwnPart(p, listed, player)) return
    const left = new Moves()
    list(p, left, player)
    candidates(core, p, listed, player)
    for (const m of listed.toArray()) {
      if (left.has(m) || refused(p, m, player) !== 0) continue
      out.add(m)
      reasons.add(duties.find(({ fulfils }) => !fulfils(p, m, player))!.reason)
    }
    const told = out.n
    attempts(core, p, out, reasons, player)
    for (let i = told; i < out.n; i++)
      for (const because of becauses)
        reasons.list[i] = because(p, out.at(i), player, reasons.at(i)) || reasons.at(i)
  }

  return {
    ...plain,
    async study() {
      await plain.study!()
      Object.assign(this, (await import('./insight.ts')).insightWith(plain, parts, forbidden))
    },
    turns: every('turns')[0] ?? plain.turns,
    draws: every('draws').reduce((draws, change) => change(draws), plain.draws ?? {}),
    start(p) {
      plain.start(p)
      for (const begin of starts) begin(p)
    },
    derive,
    flaw(p) {
      const found = flawOf(core, p, between ? [] : beside ? [p.turn, beside.who(p)] : [p.turn])
      return flaws.reduce((flaw, look) => flaw ?? look(p), found)
    },
    moves: both(list),
    ...(checked || forbidding.length > 0
      ? { refuses: (p: Position, m: Move) => refused(p, m, mover(p, m)) }
      : {}),
    ...(checked ? { legal: both(listLegal) } : {}),
    attempts(p, out, reasons) {
      if (p.turn === CHANCE) return
      explain(p, out, reasons, p.turn)
      if (now !== undefined) explain(p, out, reasons, now(p))
    },
    play(p, m) {
      const player = mover(p, m)
      if (((m >> 20) & 7) === OTHER) return owns[m >> 23]!.play(p, m, player)
      for (let i = 0; i < playing.length; i++) playing[i]!(p, m, player)
      step(p, m, player)
      for (let i = 0; i < played.length; i++) played[i]!(p, m, player)
      if (turning === undefined) p.pass(core.foe[player]!)
      else turning(p, m, player)
    },
    outcome(p) {
      for (let i = 0; i < ends.length; i++) {
        const end = ends[i]!(p)
        if (end !== undefined) return end
      }
      return plain.outcome(p)
    },
    stuck(p) {
      for (const look of stuck) {
        const end = look(p)
        if (end !== undefined) return end
      }
      return plain.stuck(p)
    },
    ...(now === undefined ? {} : { actor: mover }),
    ...(weight === undefined ? {} : { weight }),
    ...(elapse === undefined ? {} : { elapse }),
    ...(imagine === undefined ? {} : { imagine }),
    ...(tell === undefined
      ? {}
      : { tell: (p: Position, m: Move, seat: number) => tell(p, m, seat, nameOf(core, p, m)) }),
    ...(sees === undefined
      ? {}
      : {
          learns(this: BoardGame, p: Position, m: Move, seat: number) {
            const mark = p.mark()
            this.play(p, m)
            const seen = sees(p, seat)
            p.rewind(mark)
            return seen
          },
        }),
    name: (p, m) => (useOf(m) === OTHER ? owns[whatOf(m)]!.name(p, m) : nameOf(core, p, m)),
    points: (p, m) =>
      useOf(m) === OTHER
        ? owns[whatOf(m)]!.points(p, m)
        : pointings.reduce<readonly Point[]>(
            (points, ask) => ask(p, m, points),
            pointsOf(core, p, m, mover(p, m)),
          ),
    label: point => owns.reduce((words, own) => own.labels?.[point] ?? words, labelOf(core, point)),
    ...(prompts.length === 0
      ? {}
      : {
          prompt: (p: Position) =>
            prompts.reduce<Words | undefined>((said, ask) => said ?? ask(p), undefined),
        }),
    value(p, player) {
      let value = plain.value!(p, player)
      for (let i = 0; i < values.length; i++) value = values[i]!(p, player, value)
      return value
    },
    gain: (p, m) => (useOf(m) === OTHER ? (owns[whatOf(m)]!.gain?.(p, m) ?? 0) : plain.gain!(p, m)),
    scene: (p, seat) => shows.reduce((scene, show) => show(scene, p, seat), plain.scene(p, seat)),
  }
}
