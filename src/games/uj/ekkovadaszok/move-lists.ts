import type { Moves, Position } from '../../../engine/index.ts'
import { actionOf, breaksOf, CODES, HUNTER, isPath, MAP, MONSOON, pathOf, ROGUE } from './cards.ts'
import { RUBIES } from './data.ts'
import { board, columnOf, cellAt, rowOf } from './grid.ts'
import type { Maze } from './maze.ts'
import { fixOf, layOf, made, MOSQUITO_CARD, MOVE, ORDERS, PAIRS, WHY } from './moves.ts'
import { PHASE, type State } from './state.ts'

/** What may be played, what luck may bring, and what a person may try in vain. */
export function huntersListing(state: State, maze: Maze) {
  const { n, hand, hands, tools, shown, phase } = state
  const frontier = new Int32Array(256)

  /** The first place in the hand that holds the same card. */
  const isFirst = (p: Position, at: number, k: number): boolean => {
    for (let j = 0; j < k; j++) if (p.at(at + j) === p.at(at + k)) return false
    return true
  }

  const lays = (p: Position, player: number, out: Moves): void => {
    if (p.at(tools + player) !== 0) return
    maze.flood(p)
    const cells = maze.frontier(p, frontier)
    for (let k = 0; k < hand; k++) {
      const code = p.at(hands + player * hand + k)
      if (!isPath(code)) continue
      for (let i = 0; i < cells; i++) {
        const cell = frontier[i]!
        if (maze.refusal(p, code, false, cell) === 0) out.add(layOf(code, cell, false))
        if (pathOf(code).turns && maze.refusal(p, code, true, cell) === 0) out.add(layOf(code, cell, true))
      }
    }
  }

  const monsoons = (p: Position, out: Moves): void => {
    const night = state.isNight(p)
    for (let cell = 0; cell < board.size; cell++)
      if (p.at(state.maze + cell) !== 0 && (night || maze.holdsWithout(p, cell)))
        out.add(made(MOVE.MONSOON, MONSOON, cell))
  }

  const acts = (p: Position, player: number, out: Moves): void => {
    const at = hands + player * hand
    for (let k = 0; k < hand; k++) {
      const code = p.at(at + k)
      if (code === 0 || code > CODES || isPath(code) || !isFirst(p, at, k)) continue
      const breaks = breaksOf(code)
      const fixes = actionOf(code)!.fixes
      if (breaks >= 0) {
        for (let i = 0; i < n; i++)
          if (i !== player && !((p.at(tools + i) >> breaks) & 1)) out.add(made(MOVE.BREAK, code, i))
      } else if (fixes) {
        for (let i = 0; i < n; i++)
          for (let j = 0; j < fixes.length; j++)
            if ((p.at(tools + i) >> fixes[j]!) & 1) out.add(fixOf(code, i, fixes[j]!))
      } else if (code === MAP) {
        for (let i = 0; i < 3; i++) if (p.at(shown + i) === 0) out.add(made(MOVE.MAP, MAP, i))
      } else monsoons(p, out)
    }
  }

  const swaps = (p: Position, player: number, out: Moves): void => {
    if (p.at(state.bitten) !== player + 1 || p.at(state.swapped) !== 0) return
    for (let i = 0; i < PAIRS.length; i++) {
      const [a, b] = PAIRS[i]!
      if (p.at(shown + a) === 0 && p.at(shown + b) === 0) out.add(made(MOVE.SWAP, 0, i))
    }
  }

  const passes = (p: Position, player: number, out: Moves): void => {
    const at = hands + player * hand
    let cards = 0
    for (let k = 0; k < hand; k++) {
      if (p.at(at + k) === 0) continue
      cards++
      if (isFirst(p, at, k)) out.add(made(MOVE.PASS, p.at(at + k)))
    }
    if (cards === 0) out.add(made(MOVE.PASS))
  }

  /** How many cards of a code luck may give; the mosquito waits in the lower two thirds. */
  const draws = (p: Position, kind: number, out: Moves): void => {
    for (let code = 1; code <= CODES; code++) if (p.at(state.pile + code) > 0) out.add(made(kind, code))
    const drawn = state.pileAtFirst - p.at(state.left)
    if (kind === MOVE.DRAW && state.isMosquitoIn(p) && drawn >= Math.ceil(state.pileAtFirst / 3))
      out.add(made(kind, MOSQUITO_CARD))
  }

  /** Ruby cards of a value still in their pile. */
  const rubiesLeft = (p: Position, value: number): number => {
    let count = RUBIES[value]!
    for (let i = 0; i < n * state.purse; i++) if (p.at(state.purses + i) === value) count--
    for (let i = 0; i < n; i++) if (p.at(state.pool + i) === value) count--
    return count
  }
  const rolesLeft = (p: Position, role: number): number => {
    let count = role === ROGUE ? state.rogues : state.hunters
    for (let i = 0; i < n; i++) if (p.at(state.roles + i) === role) count--
    return count
  }

  return {
    moves(p: Position, out: Moves): void {
      switch (p.at(phase)) {
        case PHASE.TURN:
          lays(p, p.turn, out)
          acts(p, p.turn, out)
          swaps(p, p.turn, out)
          return passes(p, p.turn, out)
        case PHASE.DRAW:
          return draws(p, MOVE.DRAW, out)
        case PHASE.DEAL:
          return draws(p, MOVE.DEAL, out)
        case PHASE.STARTER:
          for (let i = 0; i < n; i++) out.add(made(MOVE.STARTER, 0, i))
          return
        case PHASE.START:
          for (let i = 0; i < state.deck.data.starts.length; i++) out.add(made(MOVE.START, 0, i))
          return
        case PHASE.ROLES:
          for (const role of [HUNTER, ROGUE]) if (rolesLeft(p, role) > 0) out.add(made(MOVE.ROLE, 0, role))
          return
        case PHASE.GOALS:
          for (let i = 0; i < ORDERS.length; i++) out.add(made(MOVE.GOALS, 0, i))
          return
        case PHASE.RUBIES:
        case PHASE.LOOT:
          for (let value = 1; value <= 3; value++)
            if (rubiesLeft(p, value) > 0) out.add(made(MOVE.RUBY, 0, value))
          return
        case PHASE.PICK:
          for (let value = 1; value <= 3; value++)
            for (let i = 0; i < n; i++)
              if (p.at(state.pool + i) === value) {
                out.add(made(MOVE.TAKE, 0, value))
                break
              }
          return
        case PHASE.SHOW:
          out.add(made(MOVE.NEXT))
      }
    },
    weight(p: Position, kind: number, card: number, rest: number): number {
      if (kind === MOVE.DEAL || kind === MOVE.DRAW)
        return card === MOSQUITO_CARD ? 1 : p.at(state.pile + card)
      if (kind === MOVE.RUBY) return rubiesLeft(p, rest)
      if (kind === MOVE.ROLE) return rolesLeft(p, rest)
      return 1
    },
    /** Whether a player holds a card that could be laid or played as an action now. */
    canPlay(p: Position, player: number, out: Moves): boolean {
      out.n = 0
      acts(p, player, out)
      if (out.n === 0) lays(p, player, out)
      return out.n > 0
    },
    attempts(p: Position, out: Moves, reasons: Moves): void {
      if (p.at(phase) !== PHASE.TURN) return
      const player = p.turn
      const say = (move: number, reason: number): void => {
        if (reason === 0) return
        out.add(move)
        reasons.add(reason)
      }
      const area = areaOf(p)
      const broken = p.at(tools + player) !== 0
      const at = hands + player * hand
      for (let k = 0; k < hand; k++) {
        const code = p.at(at + k)
        if (code === 0 || !isFirst(p, at, k)) continue
        if (isPath(code)) {
          maze.flood(p)
          for (const cell of area)
            for (const turned of pathOf(code).turns ? [false, true] : [false])
              say(layOf(code, cell, turned), broken ? WHY.BROKEN : maze.refusal(p, code, turned, cell))
          continue
        }
        const breaks = breaksOf(code)
        const fixes = actionOf(code)?.fixes
        for (let i = 0; i < n; i++) {
          if (breaks >= 0)
            say(
              made(MOVE.BREAK, code, i),
              i === player ? WHY.OWN : (p.at(tools + i) >> breaks) & 1 ? WHY.ALREADY : 0,
            )
          if (fixes && !fixes.some(tool => (p.at(tools + i) >> tool) & 1))
            say(fixOf(code, i, fixes[0]!), WHY.NOT_BROKEN)
        }
        if (code === MAP)
          for (let i = 0; i < 3; i++) if (p.at(shown + i) !== 0) say(made(MOVE.MAP, MAP, i), WHY.TURNED_GOAL)
        if (code === MONSOON && !state.isNight(p))
          for (const cell of area)
            if (p.at(state.maze + cell) !== 0 && !maze.holdsWithout(p, cell))
              say(made(MOVE.MONSOON, MONSOON, cell), WHY.SPLIT)
      }
    },
    areaOf,
    rubiesLeft,
    rolesLeft,
  }

  /** The cells a person sees: Start, goals and maze with a rim. */
  function areaOf(p: Position): number[] {
    let [west, east, north, south] = [0, columnOf(state.goalCells[0]!), -2, 2]
    for (let cell = 0; cell < board.size; cell++) {
      if (p.at(state.maze + cell) === 0) continue
      west = Math.min(west, columnOf(cell))
      east = Math.max(east, columnOf(cell))
      north = Math.min(north, rowOf(cell))
      south = Math.max(south, rowOf(cell))
    }
    const found: number[] = []
    for (let row = north - 1; row <= south + 1; row++)
      for (let column = west - 1; column <= east + 1; column++) found.push(cellAt(column, row))
    return found
  }
}

export type Listing = ReturnType<typeof huntersListing>
