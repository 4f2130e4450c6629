import { Moves, type Game, type Move, type Position, type Tactics } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import { Judgement } from './judgement.ts'
import type { ChessRule } from './part.ts'
import { once, tacticsOf } from './tactics.ts'
import { otherView } from './terms.ts'
import type { Worth } from './worth.ts'

/** What only thinking asks of a chess game. A page that shows a match never fetches it. */
type Insight = Partial<Pick<Game, 'value' | 'learning' | 'tactics'>>

/** How positions are judged by what was learnt of them, where both players see the board alike. */
function judgementOf(core: Core, worth: Worth): (() => Judgement) | undefined {
  const { rules } = core
  const view = rules.players.length === 2 && rules.royals === 'checked' ? otherView(core) : undefined
  if (!view) return undefined
  return once(() => {
    const learnt = rules.learnt?.trim().split(/\s+/)
    return new Judgement(core, worth, view, learnt && Int32Array.from(learnt, Number))
  })
}

export function insightOf(core: Core, worth: Worth): Insight {
  const judge = judgementOf(core, worth)
  const tactics = tacticsOf(core, worth, judge)
  if (!tactics) return {}
  if (!judge) return { tactics }
  return {
    tactics,
    value: (p, player) => Math.tanh(judge().lead(p, player, -Infinity, Infinity) / tactics.scale),
    learning: {
      get weights() {
        return judge().weights
      },
      features: (p, into) => judge().features(p, into),
      use: weights => judge().use(weights),
    },
  }
}

/** The same for a game with parts; its `value` asks the plain game's by itself. */
export function insightWith(
  { tactics, learning }: Insight,
  parts: readonly ChessRule[],
  forbidden: (p: Position, m: Move, player: number) => number,
): Insight {
  const left = tacticsWith(tactics, parts, forbidden)
  return { ...(left ? { tactics: left } : {}), ...(learning ? { learning } : {}) }
}

/** What of the tactics still holds when parts list, forbid or turn otherwise. */
function tacticsWith(
  usual: Tactics | undefined,
  parts: readonly ChessRule[],
  forbidden: (p: Position, m: Move, player: number) => number,
): Tactics | undefined {
  const has = (...keys: (keyof ChessRule)[]) => parts.some(part => keys.some(key => part[key] !== undefined))
  if (!usual || has('instead', 'duty', 'turn', 'turns', 'beside', 'value', 'weight', 'elapse'))
    return undefined
  const { skip, captures, ...rest } = usual
  const allowed = (p: Position, out: Moves): void => {
    const first = out.n
    captures!(p, out)
    let kept = first
    for (let i = first; i < out.n; i++) {
      const m = out.list[i]!
      if (forbidden(p, m, p.turn) === 0) out.list[kept++] = m
    }
    out.n = kept
  }
  return {
    ...rest,
    ...(captures ? { captures: has('forbids') ? allowed : captures } : {}),
    ...(skip && !has('playing', 'played') ? { skip } : {}),
  }
}
