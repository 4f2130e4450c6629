import type { Position } from '../../../../engine/index.ts'
import { numberCodec } from '../../../codecs.ts'
import { split } from '../../../outcomes.ts'
import { countCodec } from '../counting.ts'
import { PASSING, useOf } from '../moves.ts'
import type { ChessPart } from '../part.ts'
import { apply, inCheck } from '../play.ts'

export interface Series {
  /** The moves of the first turn, the second … (the last number stays), or as many as the number of the turn. */
  readonly moves: readonly number[] | 'growing'
  /** A check ends the turn, or may be given only by its last move. */
  readonly check?: 'ends the turn' | 'with the last move'
  /** Who cannot go on in the middle of a turn ends it. */
  readonly stuck?: 'ends the turn'
  /** So many turns without a capture or a move that cannot be undone are a draw; the game has so many turns at most. */
  readonly quiet?: number
  readonly cap?: number
}

/** Turns of several moves, each a whole move of the game. */
export const series =
  (plan: Series): ChessPart =>
  core => {
    const { layout, rules } = core
    const { players } = rules
    const growing = plan.moves === 'growing'
    const last = plan.moves === 'growing' ? 0x3fffffff : plan.moves.length
    const count = (turn: number): number =>
      plan.moves === 'growing' ? turn : plan.moves[Math.min(turn, last) - 1]!
    const turn = layout.range('series', 1, { json: numberCodec(growing ? 1 : last, 1, last) })
    const left = layout.range('left', 1, { json: numberCodec(0) })
    const calm = layout.range('calm', 1, { json: countCodec })
    const stirred = layout.range('stirred', 1, { json: countCodec })
    const isFirst = (p: Position) => p.words[left] === count(p.words[turn]!)
    const drawn = {
      quiet: split(
        players,
        `Döntetlen: ${plan.quiet} sorozat telt el ütés és gyaloglépés nélkül.`,
        `A draw: ${plan.quiet} turns without a capture or a pawn move.`,
      ),
      cap: split(players, 'Elfogyott a megengedett lépésszám.', 'The limit on turns was reached.'),
    }
    const forget = (p: Position): void => {
      for (let i = 0; i < core.passing.slots; i++) p.put(core.passingAt + i, 0)
    }
    const pass = (p: Position, player: number): void => {
      p.put(turn, Math.min(p.words[turn]! + 1, last))
      p.put(left, count(p.words[turn]!))
      p.note(calm, p.words[stirred] === 1 ? 0 : p.words[calm]! + 1)
      p.note(stirred, 0)
      p.pass(core.foe[player]!)
    }
    const done = core.claim({
      name: () => 'pass',
      points: () => ['pass'],
      labels: { pass: { hu: 'Tovább', en: 'Go on' } },
      play: (p, _, player) => pass(p, player),
    })
    const early =
      plan.check === 'with the last move'
        ? core.reason({
            hu: 'Sakkot csak a sorozat utolsó lépésével szabad adni.',
            en: 'Check may be given only by the last move of the series.',
            rule: 'check',
          })
        : 0
    const several = core.passing.slots > 1
    return {
      turns: 'several moves',
      start(p) {
        p.put(turn, 1)
        p.put(left, count(1))
      },
      derive(p, usual) {
        usual(p)
        if (p.at(left) === 0) p.put(left, count(p.at(turn)))
      },
      playing(p, m) {
        if (several && useOf(m) !== PASSING && isFirst(p)) forget(p)
      },
      played(p, m) {
        if (several && useOf(m) === PASSING) forget(p)
        if (p.words[core.quiet] === 0) p.note(stirred, 1)
      },
      ...(early > 0
        ? {
            forbids(p, m, player) {
              if (p.words[left] === 1) return 0
              const token = p.ahead()
              apply(core, p, m, player)
              const checks = inCheck(core, p, core.foe[player]!)
              p.back(token)
              return checks ? early : 0
            },
          }
        : {}),
      turn(p, _, player) {
        const ends =
          p.words[left] === 1 || (plan.check === 'ends the turn' && inCheck(core, p, core.foe[player]!))
        if (ends) pass(p, player)
        else p.put(left, p.words[left]! - 1)
      },
      outcome(p) {
        if (plan.quiet !== undefined && p.words[calm]! >= plan.quiet) return drawn.quiet
        return plan.cap !== undefined && p.words[turn]! > plan.cap ? drawn.cap : undefined
      },
      stuck: p => (plan.stuck === 'ends the turn' && !isFirst(p) ? done : undefined),
      draws: ({ repetition, ...others }) => ({
        ...others,
        ...(repetition ? { repetition: { ...repetition, of: 'turns' } } : {}),
      }),
      prompt: p =>
        p.at(left) > 1 || !isFirst(p)
          ? {
              hu: `Még ${p.at(left)} lépés van hátra.`,
              en: p.at(left) === 1 ? 'One more move to make.' : `${p.at(left)} more moves to make.`,
            }
          : undefined,
    }
  }
