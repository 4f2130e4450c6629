// Ruling: stones are put on the corners of a honeycomb of 91 circles, 216 points; the supply of stones never ends.
// Ruling: after putting a stone or passing, a player converts any number of circles, in any order, or none. A circle where
// nothing would change cannot be chosen. Stones of a complete enemy ring are safe.
// Ruling: a pass with conversions is a pass. Equal leaders share.
// Ruling: the game always ends, as every round of turns puts a stone or ends it; so it needs no limit on moves.
import type { Position } from '../../../engine/index.ts'
import {
  aheadBy,
  CellList,
  ground,
  isButton,
  kind,
  most,
  numberTrays,
  place,
  SIX_SIDES,
  standing,
  to,
  toggle,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { honeycomb } from './honeycomb.ts'
import { CIRCLES, CONVERTED, DONE, ENDS, PROMPTS, WHY } from './words.ts'

const RING = 6
/** So many of the six stones of a circle are a majority. */
const MAJORITY = 4

/** Fewer stones than a majority are worth this much while the circle can still be won. */
const SEEDS = [0, 0.05, 0.2, 0.6]
/** What a circle is worth to one with so many stones in it: a ring stays for ever, a majority may become one. */
const hope = (mine: number, theirs: number): number =>
  mine === RING
    ? 3
    : mine >= MAJORITY
      ? 1.6
      : theirs >= RING - MAJORITY + 1
        ? 0
        : SEEDS[mine]! * (1 - 0.2 * theirs)
/** By own stones * 8 + those of the strongest other: what the circle is worth, and what one more stone brings and spoils. */
const table = (worth: (mine: number, theirs: number) => number): Float64Array =>
  Float64Array.from({ length: 64 }, (_, i) => worth(i >> 3, i & 7))
const HOPE = table(hope)
const URGENCY = table(
  (mine, theirs) => hope(mine + 1, theirs) - hope(mine, theirs) + hope(theirs, mine) - hope(theirs, mine + 1),
)
/** A search looks at the points that are at least so urgent as the most urgent one. */
const URGENT = 0.45

function make(count: number, influence: 'stones' | 'stones and rings'): BoardGame {
  const { board, points, corners, circlesOf, beside } = honeycomb()
  const circles = board.size - points
  const g = ground({
    players: SIX_SIDES.slice(0, count),
    board,
    kinds: { stone: kind('kő', 'stone', 'stone', { size: 0.92, on: [...circlesOf.keys()] }) },
    parts: ['put', 'convert'],
    counters: { passes: { for: 'all', most: count } },
    own: layout => ({
      free: new CellList(layout, 'free', points),
      /** By circle and player: how many stones. */
      stones: layout.range('stones', circles * count),
    }),
    buttons: { done: DONE },
    why: WHY,
  })
  const { count: word, own, ownerAt, part, players, why } = g
  const codes = g.codes('stone')
  const { free, stones } = own

  const setStone = (p: Position, c: number, player: number): void => {
    const old = ownerAt(p, c)
    const around = circlesOf[c]!
    for (let i = 0; i < around.length; i++) {
      const at = stones + around[i]! * count
      if (old >= 0) p.note(at + old, p.words[at + old]! - 1)
      p.note(at + player, p.words[at + player]! + 1)
    }
    g.set(p, c, codes[player]!)
  }
  const held = (p: Position, circle: number, player: number): number =>
    p.words[stones + circle * count + player]!
  const ringsBeside = (p: Position, circle: number, player: number): number => {
    let rings = 0
    for (let i = 0; i < beside[circle]!.length; i++)
      if (held(p, beside[circle]![i]!, player) === RING) rings++
    return rings
  }
  const hasMajority = (p: Position, circle: number, player: number): boolean => {
    if (influence === 'stones') return held(p, circle, player) >= MAJORITY
    let empty = RING
    let enemies = 0
    for (let i = 0; i < count; i++) {
      empty -= held(p, circle, i)
      if (i !== player) enemies += held(p, circle, i) + ringsBeside(p, circle, i)
    }
    return held(p, circle, player) + ringsBeside(p, circle, player) > enemies + empty
  }
  /** A stone in a complete ring of its own colour cannot be touched. */
  const isSafe = (p: Position, c: number, owner: number): boolean => {
    for (let i = 0; i < circlesOf[c]!.length; i++) if (held(p, circlesOf[c]![i]!, owner) === RING) return true
    return false
  }
  const isEnemy = (p: Position, c: number, player: number): boolean => {
    const owner = ownerAt(p, c)
    return owner >= 0 && owner !== player && !isSafe(p, c, owner)
  }
  const canConvert = (p: Position, circle: number, player: number): boolean => {
    if (!hasMajority(p, circle, player)) return false
    for (let k = 6 * circle; k < 6 * circle + 6; k++) if (isEnemy(p, corners[k]!, player)) return true
    return false
  }
  // Which stones are safe is looked at before any of them changes.
  const changing = new Int16Array(6)
  const convert = (p: Position, circle: number): void => {
    const player = p.words[0]!
    let n = 0
    for (let k = 6 * circle; k < 6 * circle + 6; k++)
      if (isEnemy(p, corners[k]!, player)) changing[n++] = corners[k]!
    for (let i = 0; i < n; i++) setStone(p, changing[i]!, player)
  }
  const goOn = (p: Position): void => {
    for (let k = 0; k < circles; k++) if (canConvert(p, k, p.words[0]!)) return g.go(p, part.convert)
    g.endTurn(p)
  }

  const score = (p: Position, player: number): number => {
    let n = 0
    for (let k = 0; k < circles; k++) if (hasMajority(p, k, player)) n++
    return n
  }
  /** The most stones any other player has in a circle. */
  const strongest = (p: Position, circle: number, player: number): number => {
    let best = 0
    for (let i = 0; i < count; i++) if (i !== player) best = Math.max(best, held(p, circle, i))
    return best
  }
  const worth = (p: Position, player: number): number => {
    let sum = 0
    for (let k = 0; k < circles; k++) sum += HOPE[held(p, k, player) * 8 + strongest(p, k, player)]!
    return sum
  }
  /** What a stone on this point would bring its player, and spoil for the strongest other. */
  const urgency = (p: Position, c: number, player: number): number => {
    let sum = 0
    for (let i = 0; i < circlesOf[c]!.length; i++)
      sum += URGENCY[held(p, circlesOf[c]![i]!, player) * 8 + strongest(p, circlesOf[c]![i]!, player)]!
    return sum
  }

  return standing(g, {
    parts: {
      put: {
        prompt: PROMPTS.put,
        moves: (p, out) => free.places(p, out),
        stop: g.button.pass,
        play(p, m) {
          if (isButton(m)) p.put(word.passes, p.words[word.passes]! + 1)
          else {
            p.put(word.passes, 0)
            free.remove(p, to(m))
            setStone(p, to(m), p.words[0]!)
          }
          goOn(p)
        },
      },
      convert: {
        prompt: PROMPTS.convert,
        told: CONVERTED,
        moves(p, out) {
          for (let k = 0; k < circles; k++) if (canConvert(p, k, p.words[0]!)) out.add(place(points + k))
        },
        stop: g.button.done,
        play(p, m) {
          if (isButton(m)) return g.endTurn(p)
          convert(p, to(m) - points)
          goOn(p)
        },
        because: (p, m) =>
          to(m) < points ? why.circle : hasMajority(p, to(m) - points, p.turn) ? why.unchanged : why.minority,
      },
    },
    derive(p) {
      free.clear(p)
      for (let k = 0; k < circles * count; k++) p.note(stones + k, 0)
      for (let c = 0; c < points; c++) {
        const owner = ownerAt(p, c)
        if (owner < 0) free.add(p, c)
        else for (const k of circlesOf[c]!) p.note(stones + k * count + owner, held(p, k, owner) + 1)
      }
    },
    outcome(p) {
      if (p.words[g.now] !== part.put || (free.count(p) > 0 && p.words[word.passes]! < count))
        return undefined
      const scores = players.map((_, i) => score(p, i))
      const [hu, en] = free.count(p) === 0 ? ENDS.full : ENDS.passed
      return most(players, scores, hu, en)
    },
    stuck: 'loses',
    scene: p => ({
      trays: numberTrays(g, 'circles', CIRCLES, player => score(p, player)),
      fills: beside.flatMap((_, k) => {
        const owner = players.find((_, i) => hasMajority(p, k, i))
        return owner ? [{ cell: points + k, fill: `camp-${owner.tint}` }] : []
      }),
    }),
    value: aheadBy(worth, 6, count),
    gain: (_, m) => (!isButton(m) && to(m) >= points ? 0.5 : 0),
    promising(p, out) {
      if (p.words[g.now] !== part.put) return
      const urgent = Float64Array.from({ length: free.count(p) }, (_, i) =>
        urgency(p, free.at(p, i), p.words[0]!),
      )
      const least = URGENT * Math.max(0, ...urgent)
      for (let i = urgent.length - 1; i >= 0; i--) if (urgent[i]! >= least) out.add(place(free.at(p, i)))
    },
  })
}

const gyuruk: GameDefinition = {
  id: 'gyuruk',
  chapter: 'egyeb-logikai',
  title: { hu: 'Gyűrűk', en: 'Rings' },
  players: [2, 3, 4, 5, 6],
  rules: 1,
  material: 'go',
  options: [toggle('official', 'A szomszédos gyűrűk is számítanak', 'Neighbouring rings count too')],
  make: ({ players = '2', official }) =>
    make(Number(players), official === 'on' ? 'stones and rings' : 'stones'),
}

export default gyuruk
