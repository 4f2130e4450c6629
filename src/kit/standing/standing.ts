import { assert, Moves, tried, type Move, type Outcome, type Position, type Rng } from '../../engine/index.ts'
import { split } from '../outcomes.ts'
import type { BoardGame } from '../scene.ts'
import { attempt, type Tries } from './attempts.ts'
import { MOST_CELLS, OUT, PASS, place } from './buttons.ts'
import { lastIn, outcomeOf, sharedDraws, winsOf } from './ends.ts'
import type { Ground } from './ground.ts'
import { dutiful, goesIn, listing, type List } from './listing.ts'
import { labelOf, nameOf, pointsOf, writtenOf } from './names.ts'
import { passable } from './passing.ts'
import { keptOf, type StandingRules, type TurnPart } from './rules.ts'
import { sceneOf } from './scenes.ts'
import { text } from './wording.ts'

const partsOf = <P extends string>(names: readonly P[], rules: StandingRules<P>): readonly TurnPart[] => {
  if ('play' in rules) return [rules]
  const { parts } = rules
  return names.map(name => parts[name])
}

const OPPONENT = ['Az ellenfél nem tud lépni.', 'The opponent cannot move.'] as const
const MISFIT = text(
  'A forduló szakasza nem illik az álláshoz.',
  'The part of the turn does not fit the position.',
)
const NOBODY = ['Senki sem tud lépni.', 'Nobody can move.'] as const

/** The whole game from its ground and its rules. What the rules do not say comes from the ground. */
export function standing<P extends string>(g: Ground<string, P>, rules: StandingRules<P>): BoardGame {
  const { players, layout, board, reasons, now, partOf } = g
  assert(
    board.size <= MOST_CELLS || [rules.name, rules.points, rules.attempts].every(own => own !== undefined),
    `packed moves know ${MOST_CELLS} cells, the board has ${board.size}: name, points and attempts must be the game's own`,
  )
  const told = partsOf(g.partNames, rules)
  const list = rules.passing ? told.map((part, i) => passable(g, part, i)) : told
  const alls = list.map((part, i) => listing(g, part, i))
  const lists = list.map((part, i) => dutiful(alls[i]!, part.must))
  const forbids = list.map(part => part.refuses ?? ((): number => 0))
  const plays = list.map(part => part.play)
  const several = list.length > 1

  // Two parts are told apart without a look into a list: it is the usual case, and called for every move.
  const [first, second] = [0, list.length - 1]
  const [list0, list1] = [lists[first]!, lists[second]!]
  const [play0, play1] = [plays[first]!, plays[second]!]
  const [forbid0, forbid1] = [forbids[first]!, forbids[second]!]
  const moves: List = !several
    ? list0
    : list.length === 2
      ? (p, out) => (p.words[now] === 0 ? list0(p, out) : list1(p, out))
      : (p, out) => lists[p.words[now]!]!(p, out)
  const refuses = !list.some(part => part.refuses)
    ? undefined
    : !several
      ? forbid0
      : list.length === 2
        ? (p: Position, m: Move): number => (p.words[now] === 0 ? forbid0(p, m) : forbid1(p, m))
        : (p: Position, m: Move): number => forbids[p.words[now]!]!(p, m)
  const doPlay = !several
    ? play0
    : list.length === 2
      ? (p: Position, m: Move): void => (p.words[now] === 0 ? play0(p, m) : play1(p, m))
      : (p: Position, m: Move): void => plays[p.words[now]!]!(p, m)

  const scratch = new Moves()
  const canMove = (p: Position): boolean => {
    scratch.n = 0
    moves(p, scratch)
    for (let i = 0; i < scratch.n; i++) if (!refuses || refuses(p, scratch.list[i]!) === 0) return true
    return false
  }
  const othersCan = (p: Position): boolean => {
    for (let i = 1; i < players.length; i++) {
      g.endTurn(p)
      if (canMove(p)) return true
    }
    return false
  }

  const out = g.flag['out'] ?? -1
  const endings =
    out < 0
      ? []
      : lastIn(rules.last ?? winsOf(players, '{winner} maradt utoljára.', '{winner} is the last one left.'))
  const losses = rules.shut ?? winsOf(players, ...OPPONENT)
  const way = rules.stuck ?? (players.length > 2 ? 'goes out' : 'loses')
  assert(way !== 'goes out' || out >= 0, 'a game whose players go out declares the flag "out"')
  const stuck = (p: Position): Outcome | Move => {
    if (typeof way === 'function') return way(p)
    if (way === 'goes out') return endings[p.at(out) | (1 << p.turn)] ?? OUT
    if (way === 'loses' && !rules.counted) return losses[1 - p.turn] ?? split(players, ...NOBODY)
    if (tried(p, othersCan)) return way === 'loses' ? losses[1 - p.turn]! : PASS
    return rules.counted?.(p) ?? split(players, ...NOBODY)
  }
  const outcome = outcomeOf(g, rules, endings)

  const tries = list.map((part, i): Tries => ({
    moves: lists[i]!,
    all: alls[i]!,
    goes: goesIn(g, part, i),
    points: (p, m) => rules.points?.(p, m) ?? pointsOf(g, p, m, part.sign),
    because: part.because,
    sign: part.sign,
    alsoTried: part.alsoTried,
  }))
  const usualAttempts = (p: Position, found: Moves, why: Moves): void => {
    if (p.turn >= 0) attempt(g, p, tries[partOf(p)]!, found, why)
  }
  const { attempts } = rules
  const derive = (p: Position): void => {
    g.derive(p)
    rules.derive?.(p)
  }

  const listed = !several && list[0]!.onto ? g.empties : undefined
  const pick = listed && {
    pick(p: Position, rng: Rng): Move {
      const c = listed.any(p, rng)
      return c < 0 ? -1 : place(c)
    },
  }

  return {
    ...pick,
    ...keptOf(rules),
    ...(out >= 0 && rules.draws ? { draws: sharedDraws(players, out, rules.draws) } : {}),
    players,
    layout,
    board,
    reasons,
    turns: rules.turns ?? (several ? 'several moves' : 'one move'),
    start(p) {
      g.setUp(p)
      rules.start?.(p)
      derive(p)
    },
    derive,
    flaw: p => g.flaw(p) ?? (list[partOf(p)]!.fits?.(p) === false ? MISFIT : rules.flaw?.(p)),
    moves,
    ...(refuses ? { refuses } : {}),
    play:
      way === 'loses' || rules.passing
        ? doPlay
        : (p, m) => {
            if (m === PASS) g.endTurn(p)
            else if (m === OUT) {
              g.setFlag(p, out, p.words[0]!)
              g.endTurn(p)
            } else doPlay(p, m)
          },
    outcome,
    stuck,
    name: (p, m) => rules.name?.(p, m) ?? nameOf(g, p, m, list[partOf(p)]!),
    points: (p, m) => rules.points?.(p, m) ?? pointsOf(g, p, m, list[partOf(p)]!.sign),
    label: (point, p) => rules.label?.(point, p) ?? labelOf(g, point),
    write: (p, m) => rules.write?.(p, m) ?? (p.turn < 0 ? undefined : writtenOf(g, m, list[partOf(p)]!.told)),
    prompt(p) {
      if (p.turn < 0) return undefined
      const { prompt } = list[partOf(p)]!
      return typeof prompt === 'function' ? prompt(p) : prompt
    },
    attempts: attempts ? (p, found, why) => attempts(p, found, why, usualAttempts) : usualAttempts,
    scene: (p, seat) => ({ ...sceneOf(g, p, rules.placed), ...rules.scene?.(p, seat) }),
  }
}
