import { CHANCE, Moves, type Move, type Options, type Position } from '../../../engine/index.ts'
import { breakerOf, breaksOf, HUNTER, pathOf, ROGUE, RUBY } from './cards.ts'
import { TURNED } from './codecs.ts'
import { LOOT, ROUNDS } from './data.ts'
import { board, GOAL_CELLS } from './grid.ts'
import type { Listing } from './listing.ts'
import { coalTurn, nextTo, openOf, type Maze } from './maze.ts'
import {
  cardOf,
  cellOf,
  isTurned,
  kindOf,
  MOSQUITO_CARD,
  MOVE,
  ORDERS,
  PAIRS,
  playerOf,
  restOf,
  toolOf,
} from './moves.ts'
import { PHASE, type State } from './state.ts'
import type { Trust } from './trust.ts'

/** What each move does. */
export function huntersFlow(state: State, maze: Maze, listing: Listing, trust: Trust, options: Options) {
  const { n, hand, hands, phase } = state
  const scratch = new Moves()

  const luck = (p: Position, next: number): void => {
    p.put(phase, next)
    p.pass(CHANCE)
  }

  const newRound = (p: Position): void => {
    for (let c = 0; c < board.size; c++) {
      p.put(state.maze + c, 0)
      p.put(state.bounds + c, 0)
    }
    for (let i = 0; i < n * hand; i++) p.put(hands + i, 0)
    for (let i = 0; i < state.discards; i++) p.put(state.discard + i, 0)
    for (let i = 0; i < 3; i++) {
      p.put(state.goals + i, 0)
      p.put(state.shown + i, 0)
    }
    for (let i = 0; i < n; i++) {
      p.put(state.known + i, 0)
      p.put(state.tools + i, 0)
      p.put(state.roles + i, 0)
      p.put(state.trust + i, 0)
      p.put(state.pool + i, 0)
    }
    for (const word of [state.last, state.won, state.bitten, state.swapped]) p.put(word, 0)
    state.countPile(p)
    luck(p, PHASE.ROLES)
  }

  const fill = (p: Position, start: number, size: number, word: number): number => {
    for (let i = 0; i < size; i++)
      if (p.at(start + i) === 0) {
        p.put(start + i, word)
        return i
      }
    return -1
  }
  const discard = (p: Position, word: number): void => {
    fill(p, state.discard, state.discards, word)
  }
  /** A card leaves the hand. */
  const spend = (p: Position, player: number, code: number): void => {
    for (let k = 0; k < hand; k++)
      if (p.at(hands + player * hand + k) === code) {
        p.put(hands + player * hand + k, 0)
        break
      }
    p.put(state.last, player + 1)
  }
  const fromPile = (p: Position, code: number): void => {
    p.note(state.pile + code, p.at(state.pile + code) - 1)
    p.note(state.left, p.at(state.left) - 1)
  }

  /** The end of a turn: the next player, or the end of the round when nobody can play a card any more. */
  const endTurn = (p: Position, player: number): void => {
    if (state.cardsLeft(p) === 0) {
      let playable = false
      for (let i = 0; i < n && !playable; i++) playable = listing.canPlay(p, i, scratch)
      if (!playable) return endRound(p, player, 2)
    }
    p.put(phase, PHASE.TURN)
    p.pass((player + 1) % n)
  }
  const draw = (p: Position, player: number): void => {
    if (state.cardsLeft(p) === 0) return endTurn(p, player)
    p.put(state.mover, player)
    luck(p, PHASE.DRAW)
  }

  const isHunter = (p: Position, player: number): boolean => p.at(state.roles + player) === HUNTER
  /** The next hunter counter-clockwise, the player first when `from` is included. */
  const hunterFrom = (p: Position, player: number): number => {
    let at = player
    while (!isHunter(p, at)) at = (at + n - 1) % n
    return at
  }
  const huntersIn = (p: Position): number => {
    let found = 0
    for (let i = 0; i < n; i++) if (isHunter(p, i)) found++
    return found
  }

  const endRound = (p: Position, player: number, won: number): void => {
    p.put(state.won, won)
    if (won === 1) {
      p.put(state.mover, hunterFrom(p, player))
      luck(p, PHASE.RUBIES)
    } else if (rogueAfter(p, -1) >= 0) {
      p.put(state.mover, rogueAfter(p, -1))
      luck(p, PHASE.LOOT)
    } else close(p)
  }
  /** The rubies are dealt out: the roles stay open until somebody asks for the next round. */
  const close = (p: Position): void => {
    if (p.at(state.round) === ROUNDS) {
      p.put(phase, PHASE.OVER)
      p.pass(0)
      return
    }
    p.put(phase, PHASE.SHOW)
    p.put(state.starter, p.at(state.last) === 0 ? p.at(state.starter) : p.at(state.last) % n)
    p.pass(p.at(state.starter))
  }

  /** Turns every goal that a live side faces, north to south, until nothing changes; tells whether the ruby is among them. */
  const turnGoals = (p: Position): boolean => {
    let ruby = false
    for (let again = true; again;) {
      again = false
      maze.flood(p)
      for (let g = 0; g < 3; g++) {
        if (p.at(state.shown + g) !== 0) continue
        const cell = GOAL_CELLS[g]!
        for (let side = 0; side < 4; side++) {
          if (!((maze.live[nextTo(cell, side)]! >> ((side + 2) & 3)) & 1)) continue
          const face = p.at(state.goals + g)
          p.put(state.shown + g, face === RUBY ? 1 : coalTurn(face, side))
          if (face === RUBY) ruby = true
          else if (maze.valuesCount(p))
            p.put(state.bounds + cell, maze.boundFor(p, cell, maze.edges(p, cell), 0))
          again = true
          break
        }
      }
    }
    return ruby
  }

  const lay = (p: Position, m: Move): void => {
    const player = p.turn
    const [code, cell, turned] = [cardOf(m), cellOf(m), isTurned(m)]
    const before = trust.far(p)
    if (maze.valuesCount(p))
      p.put(state.bounds + cell, maze.boundFor(p, cell, openOf(code, turned), state.deck.ranks[code]!))
    p.put(state.maze + cell, turned ? code | TURNED : code)
    spend(p, player, code)
    const ruby = turnGoals(p)
    trust.laid(p, player, pathOf(code).dead, before)
    if (ruby) endRound(p, player, 1)
    else draw(p, player)
  }

  const dealt = (p: Position, code: number): void => {
    fromPile(p, code)
    const first = p.at(state.starter)
    for (let i = 0; i < n; i++) {
      const player = (first + i) % n
      if (fill(p, hands + player * hand, hand, code) < 0) continue
      if (i < n - 1 || p.at(hands + player * hand + hand - 1) === 0) return
      p.put(phase, PHASE.TURN)
      return p.pass(first)
    }
  }

  const choosesStart = options['start'] !== '1' && options['start'] !== '2'
  const startFor = (p: Position): void => {
    const { starts } = state.deck.data
    if (choosesStart && starts.length > 1) return luck(p, PHASE.START)
    p.put(state.start, options['start'] === '2' && starts.length > 1 ? 1 : 0)
    newRound(p)
  }

  const begin = (p: Position): void => {
    p.put(state.round, 1)
    state.countPile(p)
    const marked = Number(options['first'] ?? 'random')
    if (Number.isNaN(marked)) return luck(p, PHASE.STARTER)
    p.put(state.starter, (marked - 1) % n)
    startFor(p)
  }

  const play = (p: Position, m: Move): void => {
    const player = p.turn
    const code = cardOf(m)
    const rest = restOf(m)
    switch (kindOf(m)) {
      case MOVE.LAY:
        return lay(p, m)
      case MOVE.BREAK:
        p.put(state.tools + rest, p.at(state.tools + rest) | (1 << breaksOf(code)))
        spend(p, player, code)
        trust.broke(p, player, rest)
        return draw(p, player)
      case MOVE.FIX: {
        const target = playerOf(m)
        p.put(state.tools + target, p.at(state.tools + target) & ~(1 << toolOf(m)))
        spend(p, player, code)
        discard(p, breakerOf(toolOf(m)))
        discard(p, code)
        trust.fixed(p, player, target)
        return draw(p, player)
      }
      case MOVE.MAP:
        p.put(state.known + player, p.at(state.known + player) | (1 << rest))
        spend(p, player, code)
        discard(p, code)
        return draw(p, player)
      case MOVE.MONSOON: {
        const before = trust.far(p)
        const gone = p.at(state.maze + rest) & 63
        p.put(state.maze + rest, 0)
        p.put(state.bounds + rest, 0)
        spend(p, player, code)
        discard(p, gone)
        discard(p, code)
        trust.washed(p, player, pathOf(gone).dead, before)
        return draw(p, player)
      }
      case MOVE.PASS:
        if (code === 0) return endTurn(p, player)
        spend(p, player, code)
        discard(p, code | ((player + 1) << 6))
        return draw(p, player)
      case MOVE.SWAP: {
        const [a, b] = PAIRS[rest]!
        const face = p.at(state.goals + a)
        p.put(state.goals + a, p.at(state.goals + b))
        p.put(state.goals + b, face)
        for (let i = 0; i < n; i++) {
          const known = p.at(state.known + i)
          const [knewA, knewB] = [(known >> a) & 1, (known >> b) & 1]
          p.put(state.known + i, (known & ~((1 << a) | (1 << b))) | (knewB << a) | (knewA << b))
        }
        p.put(state.swapped, 1)
        return endTurn(p, player)
      }
      case MOVE.TAKE:
        return take(p, player, rest)
      case MOVE.NEXT:
        p.put(state.round, p.at(state.round) + 1)
        return newRound(p)
      case MOVE.STARTER:
        p.put(state.starter, rest)
        return startFor(p)
      case MOVE.START:
        p.put(state.start, rest)
        return newRound(p)
      case MOVE.ROLE:
        if (fill(p, state.roles, n, rest) === n - 1) luck(p, PHASE.GOALS)
        return
      case MOVE.GOALS:
        for (let i = 0; i < 3; i++) p.put(state.goals + i, ORDERS[rest]![i]!)
        return luck(p, PHASE.DEAL)
      case MOVE.DEAL:
        return dealt(p, code)
      case MOVE.DRAW: {
        const drawer = p.at(state.mover)
        if (code === MOSQUITO_CARD) {
          p.put(state.bitten, drawer + 1)
          return state.cardsLeft(p) === 0 ? endTurn(p, drawer) : undefined
        }
        fromPile(p, code)
        fill(p, hands + drawer * hand, hand, code)
        return endTurn(p, drawer)
      }
      case MOVE.RUBY:
        return p.at(phase) === PHASE.RUBIES ? gather(p, rest) : loot(p, rest)
    }
  }

  const gather = (p: Position, value: number): void => {
    if (fill(p, state.pool, n, value) < huntersIn(p) - 1) return
    p.put(phase, PHASE.PICK)
    p.pass(p.at(state.mover))
  }
  const take = (p: Position, player: number, value: number): void => {
    fill(p, state.purses + player * state.purse, state.purse, value)
    let lastOne = -1
    let taken = -1
    for (let i = 0; i < n; i++) {
      if (p.at(state.pool + i) === 0) continue
      lastOne = i
      if (taken < 0 && p.at(state.pool + i) === value) taken = i
    }
    p.put(state.pool + taken, p.at(state.pool + lastOne))
    p.put(state.pool + lastOne, 0)
    if (lastOne === 0) return close(p)
    const next = hunterFrom(p, (player + n - 1) % n)
    p.put(state.mover, next)
    p.pass(next)
  }
  const rogueAfter = (p: Position, player: number): number => {
    for (let i = player + 1; i < n; i++) if (p.at(state.roles + i) === ROGUE) return i
    return -1
  }
  /** Two cards for each rogue, one seat after the other; the first of the two waits in the pool. */
  const loot = (p: Position, value: number): void => {
    const rogue = p.at(state.mover)
    if (fill(p, state.pool, LOOT, value) < LOOT - 1) return
    for (let i = 0; i < LOOT; i++) {
      fill(p, state.purses + rogue * state.purse, state.purse, p.at(state.pool + i))
      p.put(state.pool + i, 0)
    }
    const next = rogueAfter(p, rogue)
    if (next < 0) close(p)
    else p.put(state.mover, next)
  }

  return { begin, play }
}
