import type { Condition } from '../deck.ts'
import { Luck } from '../luck.ts'
import type { Work } from '../work.ts'
import { Maze, turned, type Tile } from './maze.ts'

/** How often something was possible. */
export interface Share {
  readonly turns: number
  readonly possible: number
}

/** What the simulated games with one Start tell. */
export interface Outlook {
  /** Turns with a path card in hand: on how many could one be laid? */
  readonly all: Share
  /** The first and the last third of the rounds. */
  readonly early: Share
  readonly late: Share
  /** The same if numbers did not matter: what the shapes alone allow. */
  readonly shapesOnly: Share
  /** Of the path cards in hand, how many could be laid. */
  readonly choices: number
  /** For each card: of the turns it was in hand, on how many its value alone kept it from being laid. */
  readonly held: readonly number[]
  readonly blocked: readonly number[]
  readonly games: number
  readonly rubies: number
}

/** The game is for so many. */
export const PLAYER_COUNTS = [3, 4, 5, 6, 7, 8, 9, 10] as const
const USUAL_PLAYERS = 4
const handOf = (players: number): number => (players <= 5 ? 6 : players <= 7 ? 5 : 4)
/** Cards in the pile that are no paths. */
const ACTIONS = 27
const ACTION = -1

/** Rather than skip so much of the value line, a digger plays an action if there is one in hand. */
const WASTEFUL = 0.2
/** So many cells more than the nearest end of a way are still no way off. */
const DETOUR = 1
/** Farther from the goals than any way leads. */
const OFF = 99

interface Lay {
  readonly card: number
  readonly cell: number
  readonly open: number
  readonly score: number
  /** How much of the value line it skips. */
  readonly waste: number
  /** It keeps the way open and leads on. */
  readonly helps: boolean
}

class Tally {
  turns = 0
  possible = 0
  add(isPossible: boolean): void {
    this.turns++
    if (isPossible) this.possible++
  }
}

/**
 * Plays rounds with all actions in the pile. One player of four lays at random; the others dig towards the goals and spare the value
 * line, as hunters do: what closes a way or leads off is thrown away and not laid. Who lays nothing plays an action or throws a card away.
 */
export function* simulate(
  tiles: readonly Tile[],
  conditions: readonly Condition[],
  games: number,
  seed: string,
  players: number = USUAL_PLAYERS,
): Work<Outlook> {
  const luck = new Luck(seed)
  const [all, early, late, shapesOnly] = [new Tally(), new Tally(), new Tally(), new Tally()]
  const held = tiles.map(() => 0)
  const blocked = tiles.map(() => 0)
  const ranks = Math.max(1, ...tiles.map(({ rank }) => (rank ?? 0) + 1))
  let inHand = 0
  let layable = 0
  let rubies = 0
  const rounds = tiles.length + ACTIONS

  const maze = new Maze(conditions, ranks)
  const ways = tiles.map(({ open }) => (open === turned(open) ? [open] : [open, turned(open)]))
  for (let game = 0; game < games; game++) {
    yield game / games
    maze.begin(luck.below(3))
    const pile = luck.shuffled([...tiles.keys(), ...Array.from({ length: ACTIONS }, () => ACTION)])
    const hands = Array.from({ length: players }, () => pile.splice(0, handOf(players)))
    for (let turn = 0; turn < rounds && !maze.isRubyReached; turn++) {
      const player = turn % players
      const hand = hands[player]!
      if (hand.length === 0) break
      const isDigger = player % 4 > 0
      let best: Lay | undefined
      let byShape = false
      let worst = hand[0]!
      const reach = maze.reach()
      for (const card of hand) {
        if (card === ACTION) continue
        held[card]!++
        inHand++
        const tile = tiles[card]!
        let canLie = false
        let canFit = false
        for (const cell of maze.frontier)
          for (const open of ways[card]!) {
            if (!maze.fitsShape(cell, open)) continue
            canLie = true
            const step = maze.step(cell, open, tile.rank)
            if (step === undefined) continue
            canFit = true
            // A big step along the value line shuts out what lies between.
            const waste = step / ranks
            const near = tile.isDeadEnd ? OFF : maze.distance(cell, open)
            const score = (isDigger ? -near - 30 * waste : 0) + 2 * luck.next()
            if (!best || score > best.score)
              best = { card, cell, open, score, waste, helps: near <= reach + DETOUR }
          }
        if (canLie) byShape = true
        if (canFit) layable++
        else {
          worst = card
          if (canLie) blocked[card]!++
        }
      }
      if (hand.some(card => card !== ACTION)) {
        all.add(!!best)
        shapesOnly.add(byShape)
        if (turn < rounds / 3) early.add(!!best)
        else if (turn >= (2 * rounds) / 3) late.add(!!best)
      }
      const action = hand.indexOf(ACTION)
      const spared = isDigger && best && (!best.helps || (best.waste > WASTEFUL && action >= 0))
      const lay = spared ? undefined : best
      const acts = action >= 0 && (best?.helps || luck.next() < 0.5)
      const leaving = lay ? lay.card : acts ? ACTION : worst
      if (lay) maze.lay(lay.cell, tiles[lay.card]!, lay.open)
      hand.splice(hand.indexOf(leaving), 1)
      const drawn = pile.shift()
      if (drawn !== undefined) hand.push(drawn)
    }
    if (maze.isRubyReached) rubies++
  }
  const share = ({ turns, possible }: Tally): Share => ({ turns, possible })
  return {
    all: share(all),
    early: share(early),
    late: share(late),
    shapesOnly: share(shapesOnly),
    choices: layable / Math.max(1, inHand),
    held,
    blocked,
    games,
    rubies,
  }
}

export const part = ({ turns, possible }: Share): number => (turns === 0 ? 1 : possible / turns)
