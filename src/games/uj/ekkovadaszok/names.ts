import type { Move, Point, Position, Words } from '../../../engine/index.ts'
import {
  actionOf,
  CARD_NAMES,
  codeNamed,
  GOALS,
  isPath,
  pathOf,
  pathWords,
  ROLES,
  TOOL_NAMES,
  TOOLS,
} from './cards.ts'
import { board } from './grid.ts'
import type { Maze } from './maze.ts'
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

const GOAL_IDS = ['north', 'middle', 'south']

/** How moves are named, told to a seat, and pointed at. */
export function huntersNames(state: State, maze: Maze) {
  const { players } = state
  const id = (player: number): string => players[player]!.id
  const drawn = (card: number): string => (card === MOSQUITO_CARD ? 'mosquito' : CARD_NAMES[card]!)

  const name = (_: Position, m: Move): string => {
    const card = CARD_NAMES[cardOf(m)]!
    const rest = restOf(m)
    switch (kindOf(m)) {
      case MOVE.LAY:
        return `${card}${isTurned(m) ? '/turned' : ''}@${board.names[cellOf(m)]}`
      case MOVE.BREAK:
        return `${card}>${id(rest)}`
      case MOVE.FIX:
        return `${card}>${id(playerOf(m))}:${TOOLS[toolOf(m)]}`
      case MOVE.MAP:
        return `map>${GOAL_IDS[rest]}`
      case MOVE.MONSOON:
        return `monsoon>${board.names[rest]}`
      case MOVE.PASS:
        return cardOf(m) === 0 ? 'pass' : `pass:${card}`
      case MOVE.SWAP:
        return `swap:${PAIRS[rest]!.map(goal => GOAL_IDS[goal]).join('-')}`
      case MOVE.TAKE:
        return `take:${rest}`
      case MOVE.NEXT:
        return 'next-round'
      case MOVE.STARTER:
        return `first:${id(rest)}`
      case MOVE.START:
        return `start:${rest + 1}`
      case MOVE.ROLE:
        return `role:${ROLES[rest]}`
      case MOVE.GOALS:
        return `goals:${ORDERS[rest]!.map(face => GOALS[face]).join('-')}`
      case MOVE.DEAL:
        return `deal:${card}`
      case MOVE.DRAW:
        return `draw:${drawn(cardOf(m))}`
      default:
        return `ruby:${rest}`
    }
  }

  /** Whom a secret piece of luck is for. */
  const receiver = (p: Position): number => {
    if (p.at(state.phase) === PHASE.ROLES) return players.findIndex((_, i) => p.at(state.roles + i) === 0)
    if (p.at(state.phase) !== PHASE.DEAL) return p.at(state.mover)
    const first = p.at(state.starter)
    for (let i = 0; i < state.n; i++) {
      const player = (first + i) % state.n
      if (state.handCount(p, player) < state.hand) return player
    }
    return first
  }

  const tell = (p: Position, m: Move, seat: number): string => {
    const kind = kindOf(m)
    const plain = name(p, m)
    const secret = `${plain.split(':')[0]}:?`
    switch (kind) {
      case MOVE.GOALS:
        return secret
      case MOVE.ROLE:
      case MOVE.RUBY:
        return receiver(p) === seat ? plain : secret
      case MOVE.DEAL:
      case MOVE.DRAW:
        return state.open || receiver(p) === seat || cardOf(m) === MOSQUITO_CARD ? plain : secret
      case MOVE.PASS:
        return state.open || p.turn === seat || cardOf(m) === 0 ? plain : secret
      case MOVE.TAKE:
        return p.turn === seat ? plain : secret
      default:
        return plain
    }
  }

  const points = (p: Position, m: Move): readonly Point[] => {
    const card = `card:${CARD_NAMES[cardOf(m)]}`
    const rest = restOf(m)
    switch (kindOf(m)) {
      case MOVE.LAY: {
        const cell = cellOf(m)
        const turned = isTurned(m)
        if (!pathOf(cardOf(m)).turns) return [card, cell]
        maze.flood(p)
        const both =
          maze.refusal(p, cardOf(m), turned, cell) === 0 && maze.refusal(p, cardOf(m), !turned, cell) === 0
        return both ? [card, cell, turned ? 'turned' : 'upright'] : [card, cell]
      }
      case MOVE.BREAK:
        return [card, `player:${id(rest)}`]
      case MOVE.FIX: {
        const target = playerOf(m)
        const mendable = (actionOf(cardOf(m))?.fixes ?? []).filter(
          tool => (p.at(state.tools + target) >> tool) & 1,
        )
        const at = [card, `player:${id(target)}`]
        return mendable.length > 1 ? [...at, `tool:${TOOLS[toolOf(m)]}`] : at
      }
      case MOVE.MAP:
        return [card, state.goalCells[rest]!]
      case MOVE.MONSOON:
        return [card, rest]
      case MOVE.PASS:
        return cardOf(m) === 0 ? ['pass'] : [card, 'pass']
      case MOVE.SWAP:
        return PAIRS[rest]!.map(goal => state.goalCells[goal]!)
      default:
        return [name(p, m)]
    }
  }

  const LABELS: Readonly<Record<string, Words>> = {
    pass: { hu: 'Passz (lefordítva eldobom)', en: 'Pass (discard face down)' },
    upright: { hu: 'Így, álló helyzetben', en: 'As it is, upright' },
    turned: { hu: 'Megfordítva (180°)', en: 'Turned by 180°' },
    'next-round': { hu: 'Új forduló', en: 'Next round' },
  }
  const label = (point: string): Words => {
    const [kind = '', what = ''] = point.split(':')
    const fixed = LABELS[point]
    if (fixed) return fixed
    if (kind === 'card') return cardWords(codeNamed(what))
    if (kind === 'player') return players.find(player => player.id === what)?.name ?? { hu: what, en: what }
    if (kind === 'tool') return TOOL_NAMES[TOOLS.findIndex(tool => tool === what)] ?? { hu: what, en: what }
    if (kind === 'take') return { hu: `${what} rubin`, en: what === '1' ? '1 ruby' : `${what} rubies` }
    return { hu: point, en: point }
  }

  return { name, tell, points, label }
}

/** A hand card in words. */
export function cardWords(code: number): Words {
  if (isPath(code)) return pathWords(pathOf(code).open, pathOf(code).dead)
  return actionOf(code)?.name ?? { hu: 'lefordított lap', en: 'face-down card' }
}
