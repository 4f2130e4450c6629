import { CHANCE, Moves, type Move, type Options, type Position } from '../../../engine/index.ts'
import { breakerOf, breaksOf, RUBY } from './cards.ts'
import { TURNED } from './codecs.ts'
import { board } from './grid.ts'
import type { Listing } from './move-lists.ts'
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
import { fillFirst, huntersRubies } from './rubies.ts'
import { PHASE, type State } from './state.ts'
import type { Trust } from './trust.ts'

/** What each move does. */
export function huntersActs(state: State, maze: Maze, listing: Listing, trust: Trust, options: Options) {
  const { n, hand, hands, phase } = state
  const scratch = new Moves()
  const rubies = huntersRubies(state)

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

  const discard = (p: Position, word: number): void => {
    fillFirst(p, state.discard, state.discards, word)
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
      if (!playable) return rubies.endRound(p, player, 2)
    }
    p.put(phase, PHASE.TURN)
    p.pass((player + 1) % n)
  }
  const draw = (p: Position, player: number): void => {
    if (state.cardsLeft(p) === 0) return endTurn(p, player)
    p.put(state.mover, player)
    luck(p, PHASE.DRAW)
  }

  /** Turns every goal that a live side faces, north to south, until nothing changes; tells whether the ruby is among them. */
  const turnGoals = (p: Position): boolean => {
    let ruby = false
    for (let again = true; again;) {
      again = false
      maze.flood(p)
      for (let g = 0; g < 3; g++) {
        if (p.at(state.shown + g) !== 0) continue
        const cell = state.goalCells[g]!
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
    trust.laying(p, player, code, turned, cell)
    if (maze.valuesCount(p))
      p.put(state.bounds + cell, maze.boundFor(p, cell, openOf(code, turned), state.deck.ranks[code]!))
    p.put(state.maze + cell, turned ? code | TURNED : code)
    spend(p, player, code)
    const ruby = turnGoals(p)
    if (ruby) rubies.endRound(p, player, 1)
    else draw(p, player)
  }

  const dealt = (p: Position, code: number): void => {
    fromPile(p, code)
    const first = p.at(state.starter)
    for (let i = 0; i < n; i++) {
      const player = (first + i) % n
      if (fillFirst(p, hands + player * hand, hand, code) < 0) continue
      if (i < n - 1 || p.at(hands + player * hand + hand - 1) === 0) return
      p.put(phase, PHASE.TURN)
      return p.pass(first)
    }
  }

  const startFor = (p: Position): void => {
    const { length } = state.deck.data.starts
    const agreed = Number(options['start'] ?? 'random')
    if (Number.isNaN(agreed) && length > 1) return luck(p, PHASE.START)
    p.put(state.start, Number.isNaN(agreed) ? 0 : Math.min(agreed, length) - 1)
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
        const before = trust.standing(p)
        const gone = p.at(state.maze + rest) & 63
        p.put(state.maze + rest, 0)
        p.put(state.bounds + rest, 0)
        spend(p, player, code)
        discard(p, gone)
        discard(p, code)
        trust.washed(p, player, before)
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
        return rubies.take(p, player, rest)
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
        if (fillFirst(p, state.roles, n, rest) === n - 1) luck(p, PHASE.GOALS)
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
        fillFirst(p, hands + drawer * hand, hand, code)
        return endTurn(p, drawer)
      }
      case MOVE.RUBY:
        return rubies.drawn(p, rest)
    }
  }

  return { begin, play }
}
