import { assert, Moves, tried, type Move, type Outcome, type Position, type Rng } from '../../engine/index.ts'
import { split } from '../outcomes.ts'
import type { BoardGame } from '../scene.ts'
import { attempt, type Tries } from './attempts.ts'
import { MOST_CELLS, OUT, PASS, place } from './buttons.ts'
import { lastIn, winsOf } from './ends.ts'
import type { Ground } from './ground.ts'
import { labelOf, nameOf, pointsOf, writtenOf } from './names.ts'
import { keptOf, type StandingRules, type TurnPart } from './rules.ts'
import { sceneOf } from './scenes.ts'

type List = (p: Position, out: Moves) => void

/** Every candidate of a part: as listed, or piece by piece. */
function listing(g: Ground, part: TurnPart): List {
  if (part.moves) return part.moves
  if (part.onto) {
    const { empties } = g
    return (p, out) => empties.places(p, out)
  }
  const { from, goes } = part
  const { tops, ownerOf } = g
  const { size } = g.board
  if (goes)
    return (p, out) => {
      for (let c = 0; c < size; c++) {
        const code = p.words[tops + c]!
        if (code > 0 && goes(p, code, c)) from(p, c, out)
      }
    }
  const { places } = g
  if (places?.kept === 'places')
    return (p, out) => {
      const { words } = p
      const first = places.first(words[0]!)
      for (let i = first, end = first + words[places.men + words[0]!]!; i < end; i++) from(p, words[i]!, out)
    }
  return (p, out) => {
    const turn = p.words[0]!
    for (let c = 0; c < size; c++) if (ownerOf[p.words[tops + c]!] === turn) from(p, c, out)
  }
}

/** The candidates under the duty of the part. */
function dutiful(all: List, must: TurnPart['must']): List {
  if (!must) return all
  return (p, out) => {
    const first = out.n
    all(p, out)
    let kept = first
    for (let i = first; i < out.n; i++) if (must(p, out.list[i]!)) out.list[kept++] = out.list[i]!
    if (kept > first) out.n = kept
  }
}

const partsOf = <P extends string>(names: readonly P[], rules: StandingRules<P>): readonly TurnPart[] => {
  if ('play' in rules) return [rules]
  const { parts } = rules
  return names.map(name => parts[name])
}

const OPPONENT = ['Az ellenfél nem tud lépni.', 'The opponent cannot move.'] as const
const NOBODY = ['Senki sem tud lépni.', 'Nobody can move.'] as const

/** The whole game from its ground and its rules. What the rules do not say comes from the ground. */
export function standing<P extends string>(g: Ground<string, P>, rules: StandingRules<P>): BoardGame {
  const { players, layout, board, reasons, now, partOf } = g
  assert(
    board.size <= MOST_CELLS || [rules.name, rules.points, rules.attempts].every(own => own !== undefined),
    `packed moves know ${MOST_CELLS} cells, the board has ${board.size}: name, points and attempts must be the game's own`,
  )
  const list = partsOf(g.partNames, rules)
  const alls = list.map(part => listing(g, part))
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
  const losses = winsOf(players, ...OPPONENT)
  const way = rules.stuck ?? (players.length > 2 ? 'goes out' : 'loses')
  assert(way !== 'goes out' || out >= 0, 'a game whose players go out declares the flag "out"')
  const stuck = (p: Position): Outcome | Move => {
    if (typeof way === 'function') return way(p)
    if (way === 'goes out') return endings[p.at(out) | (1 << p.turn)] ?? OUT
    if (way === 'loses') return losses[1 - p.turn] ?? split(players, ...NOBODY)
    return tried(p, othersCan) ? PASS : (rules.counted?.(p) ?? split(players, ...NOBODY))
  }
  const { outcome } = rules

  const tries = list.map((part, i): Tries => ({
    moves: lists[i]!,
    all: alls[i]!,
    goes: part.goes ?? ((p, code) => g.ownerOf[code] === p.turn),
    points: (p, m) => rules.points?.(p, m) ?? pointsOf(g, p, m, part.sign),
    because: part.because,
    sign: part.sign,
  }))
  const usualAttempts = (p: Position, found: Moves, why: Moves): void => {
    if (p.turn >= 0) attempt(g, p, tries[partOf(p)]!, found, why)
  }
  const { attempts } = rules
  const derive = (p: Position): void => {
    g.derive(p)
    rules.derive?.(p)
  }

  const drawn = !several && list[0]!.onto ? g.empties : undefined
  const pick = drawn && {
    pick(p: Position, rng: Rng): Move {
      const c = drawn.any(p, rng)
      return c < 0 ? -1 : place(c)
    },
  }

  return {
    ...pick,
    ...keptOf(rules),
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
    flaw: p => g.flaw(p) ?? rules.flaw?.(p),
    moves,
    ...(refuses ? { refuses } : {}),
    play:
      way === 'loses'
        ? doPlay
        : (p, m) => {
            if (m === PASS) g.endTurn(p)
            else if (m === OUT) {
              p.put(out, p.words[out]! | (1 << p.words[0]!))
              g.endTurn(p)
            } else doPlay(p, m)
          },
    outcome:
      out < 0
        ? (outcome ?? (() => undefined))
        : outcome
          ? p => endings[p.words[out]!] ?? outcome(p)
          : p => endings[p.words[out]!],
    stuck,
    name: (p, m) => rules.name?.(p, m) ?? nameOf(g, m, list[partOf(p)]!.sign),
    points: (p, m) => rules.points?.(p, m) ?? pointsOf(g, p, m, list[partOf(p)]!.sign),
    label: (point, p) => rules.label?.(point, p) ?? labelOf(g, point),
    write: (p, m) => rules.write?.(p, m) ?? (p.turn < 0 ? undefined : writtenOf(g, m, list[partOf(p)]!.told)),
    prompt(p) {
      if (p.turn < 0) return undefined
      const { prompt } = list[partOf(p)]!
      return typeof prompt === 'function' ? prompt(p) : prompt
    },
    attempts: attempts ? (p, found, why) => attempts(p, found, why, usualAttempts) : usualAttempts,
    scene: (p, seat) => ({ ...sceneOf(g, p), ...rules.scene?.(p, seat) }),
  }
}
