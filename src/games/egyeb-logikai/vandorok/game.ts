// Ruling: a player may always pass; four passes in a row, the third repetition and the 200th turn are draws.
// Ruling: only a step is forbidden beside an enemy; who stands there already is not driven away. Own cities may be re-entered.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  from,
  ground,
  kind,
  neighbours,
  split,
  standing,
  stepsFrom,
  to,
  WHITE,
  winsOf,
  worthOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board } from './board.ts'
import { ENDS, PROMPT, WHY } from './words.ts'

/** By player: where the pilgrim sets off and where the pedlar does; each wants to go where the other came from. */
const CITIES = ['V0 V4', 'V2 V6'].map(names => cellsOf(board, names))
const PASSES = 4

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      pilgrim: kind('zarándok', 'pilgrim', 'pilgrim', { least: 1, most: 1 }),
      pedlar: kind('vándorárus', 'pedlar', 'pedlar', { least: 1, most: 1 }),
    },
    setup: { pilgrim: CITIES.map(([first]) => [first!]), pedlar: CITIES.map(([, second]) => [second!]) },
    counters: { passes: { for: 'all', most: PASSES } },
    tracks: ['places'],
    why: WHY,
  })
  const { cells, players, why } = g
  const [pilgrims, pedlars] = [g.codes('pilgrim'), g.codes('pedlar')]
  /** By player: the nodes beside the cities of the opponent. */
  const isClosed = CITIES.map((_, i) => {
    const beside = CITIES[1 - i]!.flatMap(city => neighbours(board, city))
    return Uint8Array.from(board.names, (_, c) => (beside.includes(c) ? 1 : 0))
  })
  /** By player and city: how many steps every node is from there over nodes that are open. */
  const far = CITIES.map((cities, i) =>
    cities.map(city => stepsFrom(board, city, c => neighbours(board, c).filter(n => isClosed[i]![n] === 0))),
  )

  const hasChanged = (p: Position, player: number): boolean =>
    p.words[cells + CITIES[player]![0]!] === pedlars[player] &&
    p.words[cells + CITIES[player]![1]!] === pilgrims[player]
  const wins = winsOf(players, ...ENDS.changed)
  const idle = split(players, ...ENDS.idle)

  return standing(g, {
    prompt: PROMPT,
    from: g.steps,
    refuses(p, m) {
      if (isClosed[p.words[0]!]![to(m)] === 1) return why.city
      return g.beside(p, to(m), 1 - p.words[0]!) > 0 ? why.enemy : 0
    },
    play(p, m) {
      g.carry(p, from(m), to(m))
      g.endTurn(p)
    },
    because: (p, m, usual) =>
      usual === why.noWay && neighbours(board, from(m)).includes(to(m)) && g.at(p, to(m)) > 0
        ? why.taken
        : usual,
    passing: { inARow: PASSES, ends: () => idle },
    outcome: p => (hasChanged(p, 0) ? wins[0] : hasChanged(p, 1) ? wins[1] : undefined),
    draws: { repetition: { times: 3 }, cap: 200 },
    // How many steps the wanderers still have to go.
    value: worthOf(g, 4, (id, c, player) => -far[player]![id === 'pilgrim' ? 1 : 0]![c]!),
  })
}

const vandorok: GameDefinition = {
  id: 'vandorok',
  chapter: 'egyeb-logikai',
  material: 'hunts',
  title: { hu: 'Vándorok', en: 'Wanderers' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default vandorok
