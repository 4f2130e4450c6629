// Ruling: a player may always pass; four passes in a row, the third repetition and the 200th turn are draws.
// Ruling: only a step is forbidden beside an enemy; who stands there already is not driven away. Own cities may be re-entered.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellOf,
  from,
  ground,
  kind,
  neighbours,
  PASS,
  reason,
  split,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board } from './board.ts'
import { PEDLAR, PILGRIM } from './wanderers.ts'

/** By player: where the pilgrim sets off and where the pedlar does. */
const CITIES = [
  ['V0', 'V4'],
  ['V2', 'V6'],
] as const
const PASSES = 4

/** By cell: how many steps it is from a cell when some cells are closed. */
function distances(goal: number, isClosed: (c: number) => boolean): Float32Array {
  const far = new Float32Array(board.size).fill(board.size)
  far[goal] = 0
  const queue = [goal]
  for (const c of queue)
    for (const n of neighbours(board, c))
      if (far[n] === board.size && !isClosed(n)) {
        far[n] = far[c]! + 1
        queue.push(n)
      }
  return far
}

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      pilgrim: kind('zarándok', 'pilgrim', 'bare', { drawing: PILGRIM, least: 1, most: 1 }),
      pedlar: kind('vándorárus', 'pedlar', 'bare', { drawing: PEDLAR, least: 1, most: 1 }),
    },
    setup: {
      pilgrim: CITIES.map(([first]) => first),
      pedlar: CITIES.map(([, second]) => second),
    },
    counters: { passes: { for: 'all', most: PASSES } },
    tracks: ['places'],
    why: {
      noWay: reason(
        'Vonal mentén, egy szomszédos mezőre lehet lépni.',
        'A wanderer goes along a line to the next node.',
      ),
      taken: reason('Ott már áll valaki.', 'Somebody stands there already.'),
      city: reason(
        'Az ellenfél városával szomszédos mezőre nem szabad lépni.',
        'You may not step next to a city of your opponent.',
      ),
      enemy: reason(
        'Ellenséges vándor mellé nem szabad lépni.',
        'You may not step next to a wanderer of your opponent.',
      ),
    },
  })
  const { cells, ownerOf, players, why } = g
  const { passes } = g.count
  const degree = board.dirs.length
  const cities = CITIES.map(pair => pair.map(name => cellOf(board, name)))
  /** By player: the nodes beside the cities of the opponent. */
  const closed = players.map((_, i) => new Set(cities[1 - i]!.flatMap(city => neighbours(board, city))))
  const isClosed = closed.map(set => Uint8Array.from(board.names, (_, c) => (set.has(c) ? 1 : 0)))
  /** By player: each of the two wanderers with where it wants to go and how far every node is from there. */
  const aims = players.map((_, i) =>
    (['pilgrim', 'pedlar'] as const).map((id, k) => {
      const goal = cities[i]![1 - k]!
      return { code: g.code(id, i), goal, far: distances(goal, c => closed[i]!.has(c)) }
    }),
  )
  const wins = winsOf(
    players,
    '{winner} két vándora helyet cserélt.',
    'The wanderers of {winner} have changed places.',
  )
  const idle = split(players, 'Négy passz volt egymás után.', 'There were four passes in a row.')

  const isBesideEnemy = (p: Position, c: number): boolean => {
    for (let k = c * degree, end = k + degree; k < end; k++)
      if (ownerOf[p.words[cells + board.next[k]!]!] === 1 - p.words[0]!) return true
    return false
  }
  const hasChanged = (p: Position, player: number): boolean => {
    const [a, b] = aims[player]!
    return p.words[cells + a!.goal] === a!.code && p.words[cells + b!.goal] === b!.code
  }
  /** How many steps a player's wanderers still have to go. */
  const left = (p: Position, player: number): number => {
    let sum = 0
    for (let c = 0; c < board.size; c++)
      for (let k = 0; k < 2; k++) {
        const { code, far } = aims[player]![k]!
        if (p.words[cells + c] === code) sum += far[c]!
      }
    return sum
  }

  return standing(g, {
    prompt: text('Lépj egy vándorral, vagy passzolj.', 'Move a wanderer, or pass.'),
    moves(p, out) {
      const first = g.places!.first(p.words[0]!)
      for (let i = first; i < first + 2; i++) g.steps(p, p.words[i]!, out)
      out.add(PASS)
    },
    refuses(p, m) {
      if (m === PASS) return 0
      if (isClosed[p.words[0]!]![to(m)] === 1) return why.city
      return isBesideEnemy(p, to(m)) ? why.enemy : 0
    },
    play(p, m) {
      p.put(passes, m === PASS ? p.words[passes]! + 1 : 0)
      if (m !== PASS) g.carry(p, from(m), to(m))
      g.endTurn(p)
    },
    because: (p, m, usual) =>
      usual === why.noWay && neighbours(board, from(m)).includes(to(m)) && g.at(p, to(m)) > 0
        ? why.taken
        : usual,
    outcome(p) {
      if (hasChanged(p, 0)) return wins[0]
      if (hasChanged(p, 1)) return wins[1]
      return p.words[passes]! >= PASSES ? idle : undefined
    },
    draws: { repetition: { times: 3 }, cap: 200 },
    value: (p, player) => squash(left(p, 1 - player) - left(p, player), 4),
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
