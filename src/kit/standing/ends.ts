import {
  assert,
  type Draws,
  type Outcome,
  type Player,
  type Position,
  type Words,
} from '../../engine/index.ts'
import { LIMIT, REPEATED } from '../judging.ts'
import { shared, split, win } from '../outcomes.ts'
import type { Ground } from './ground.ts'
import type { StandingRules } from './rules.ts'

const filled = (words: string, winner: string, loser: string): string =>
  words.replaceAll('{winner}', winner).replaceAll('{loser}', loser)

/** The outcome for each winner; `{winner}` and, of two players, `{loser}` stand for their names. */
export function winsOf(players: readonly Player[], hu: string, en: string): readonly Outcome[] {
  return players.map(({ name }, i) => {
    const loser = players[i === 0 ? 1 : 0]?.name ?? name
    return win(players, i, filled(hu, name.hu, loser.hu), filled(en, name.en, loser.en))
  })
}

/** Words in both languages, Hungarian first. */
type Said = readonly [hu: string, en: string]

/** Of two players the first wins with a lead above zero, the second below; `wins` are words as for `winsOf`, no lead is a draw. */
export function leaderWins(players: readonly Player[], wins: Said, even: Said): (lead: number) => Outcome {
  const [first, second] = winsOf(players, ...wins)
  const draw = split(players, ...even)
  return lead => (lead === 0 ? draw : lead > 0 ? first! : second!)
}

/** Of two players whoever this holds of has lost, in words as for `winsOf`; the first one is looked at first. */
export function losing(
  players: readonly Player[],
  wins: Said,
  lost: (p: Position, player: number) => boolean,
): (p: Position) => Outcome | undefined {
  const [first, second] = winsOf(players, ...wins)
  return p => (lost(p, 0) ? second : lost(p, 1) ? first : undefined)
}

/** By the bits of the players who are out: the win of the last one in, else nothing. */
export function lastIn(wins: readonly Outcome[]): readonly (Outcome | undefined)[] {
  return Array.from({ length: 1 << wins.length }, (_, bits) => {
    const left = wins.flatMap((_, i) => ((bits >> i) & 1 ? [] : [i]))
    return left.length === 1 ? wins[left[0]!] : undefined
  })
}

type End = (p: Position) => Outcome | undefined

/** The loss of whoever of two has no piece left. */
function clearing({ men, players }: Ground, { hu, en }: Words): End {
  const [first, second] = winsOf(players, hu, en)
  return p => (p.words[men] === 0 ? second : p.words[men + 1] === 0 ? first : undefined)
}

/** The end by too many turns in which nothing happened. */
function tiring({ patience, players, quiet }: Ground, judge: End | undefined): End {
  const drawn = split(players, `${patience} fordulóban nem volt ütés.`, `No capture for ${patience} turns.`)
  const tired = judge ?? (() => drawn)
  return p => (p.words[quiet]! >= patience ? tired(p) : undefined)
}

type Ends = Pick<StandingRules<string>, 'arrives' | 'passing' | 'outcome' | 'cleared' | 'tired'>

/**
 * The first end that holds: one player alone is not `out`, somebody has arrived, all passed, what the rules say,
 * a player has no piece left, or too many turns were quiet.
 */
export function outcomeOf(g: Ground, rules: Ends, last: readonly (Outcome | undefined)[]) {
  const { arrived } = g
  const { arrives, passing, outcome, cleared, tired } = rules
  assert(arrived < 0 === (arrives === undefined), 'a game with goals says how whoever arrives there wins')
  const out = g.flag['out'] ?? -1
  const passes = passing ? g.count['passes']! : -1
  const ends: End[] = []
  if (out >= 0) ends.push(p => last[p.words[out]!])
  if (arrives) ends.push(p => arrives[p.words[arrived]! - 1])
  if (passing) ends.push(p => (p.words[passes]! >= passing.inARow ? passing.ends(p) : undefined))
  if (outcome) ends.push(outcome)
  if (cleared) ends.push(clearing(g, cleared))
  if (g.patience > 0) ends.push(tiring(g, tired))
  // Asked before every move: the usual one or two are called without a look into a list.
  const [first = () => undefined, second, third] = ends
  if (!second) return first
  return third
    ? (p: Position): Outcome | undefined => {
        for (let i = 0; i < ends.length; i++) {
          const end = ends[i]!(p)
          if (end) return end
        }
        return undefined
      }
    : (p: Position): Outcome | undefined => first(p) ?? second(p)
}

/** Draws of a game whose players go out: those who are left share them, unless the rules judge otherwise. */
export function sharedDraws(players: readonly Player[], out: number, draws: Draws): Draws {
  const { repetition } = draws
  return {
    ...draws,
    ...(repetition
      ? { repetition: { judge: (p: Position) => shared(players, p.at(out), REPEATED), ...repetition } }
      : {}),
    capped: draws.capped ?? (p => shared(players, p.at(out), LIMIT)),
  }
}
