// Ruling: the first player (white, below) begins.
// Ruling: taken men leave the board after every step of a chain; their cells and the origin are free for its next steps.
// Ruling: the ending phase is looked for when a turn begins; who then cannot capture ends the game by counting.
// Ruling: draw by threefold repetition and after 400 moves.
import { Layout, Moves, type Move, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellCodec,
  cellsCodec,
  from,
  numberCodec,
  pack,
  PieceSet,
  placedOn,
  split,
  to,
  tryElsewhere,
  WALL,
  WHITE,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board, ROUTES, routes } from './data.ts'
import { CLOSED, ENDING, FULL, GO_ON, KNIGHT, MUST, reasons } from './words.ts'

const LONGEST_CHAIN = 3
const FEW = 4

const players = [WHITE, BLACK] as const
const pieces = new PieceSet(players, [{ id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'man' }])
const layout = new Layout(players.map(player => player.id))
const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
const chain = layout.range('chain', 1, { json: cellCodec(board) })
const steps = layout.range('steps', 1, { json: numberCodec(0, 0, LONGEST_CHAIN - 1) })
const count = layout.range('count', 2)

const men = [0, 1].map(player => pieces.code(0, player))
const setup = [0, 1].map(player =>
  board.names.flatMap((name, c) =>
    'bcdefg'.includes(name[0]!) && (player === 0 ? '12' : '78').includes(name[1]!) ? [c] : [],
  ),
)

/** How many enemies stand on the route; -1 when it is closed. */
function victims(w: Int32Array, r: number, enemy: number): number {
  if (w[cells + routes[r]!] !== 0) return -1
  const a = w[cells + routes[r + 1]!]!
  const b = w[cells + routes[r + 2]!]!
  if ((a !== 0 && a !== enemy) || (b !== 0 && b !== enemy)) return -1
  return (a === enemy ? 1 : 0) + (b === enemy ? 1 : 0)
}

function captures(w: Int32Array, c: number, enemy: number): boolean {
  for (let k = 0; k < ROUTES; k++) if (victims(w, (c * ROUTES + k) * 3, enemy) > 0) return true
  return false
}

const few = (p: Position) => p.at(count) <= FEW && p.at(count + 1) <= FEW

/** Adds the captures of the man on `c` (extra: number of the route + 1), and with `quiet` its other moves, each once. */
function list(w: Int32Array, c: number, enemy: number, quiet: boolean, taking: boolean, out: Moves): boolean {
  let met = taking
  let last = -1
  for (let k = 0; k < ROUTES; k++) {
    const r = (c * ROUTES + k) * 3
    const taken = victims(w, r, enemy)
    if (taken > 0) {
      if (!met) out.n = 0
      met = true
      out.add(pack(c, routes[r]!, k + 1))
    } else if (taken === 0 && quiet && !met && routes[r] !== last) {
      last = routes[r]!
      out.add(pack(c, last))
    }
  }
  return met
}

function moves(p: Position, out: Moves): void {
  const w = p.words
  const enemy = men[1 - p.turn]!
  if (w[chain]! > 0) {
    list(w, w[chain]! - 1, enemy, false, true, out)
    return
  }
  const quiet = !few(p)
  let taking = false
  for (let c = 0; c < board.size; c++)
    if (w[cells + c] === men[p.turn]) taking = list(w, c, enemy, quiet, taking, out)
}

function play(p: Position, m: Move): void {
  const player = p.turn
  p.put(cells + from(m), 0)
  p.put(cells + to(m), men[player]!)
  const route = (m >> 20) - 1
  if (route >= 0) {
    const r = (from(m) * ROUTES + route) * 3
    p.note(count + 1 - player, p.at(count + 1 - player) - gain(p, m))
    p.put(cells + routes[r + 1]!, 0)
    p.put(cells + routes[r + 2]!, 0)
    const done = p.at(steps) + 1
    if (done < LONGEST_CHAIN && captures(p.words, to(m), men[1 - player]!)) {
      p.put(chain, to(m) + 1)
      p.put(steps, done)
      return
    }
    p.put(chain, 0)
    p.put(steps, 0)
  }
  p.pass(1 - player)
}

function gain(p: Position, m: Move): number {
  const route = (m >> 20) - 1
  if (route < 0) return 0
  const r = (from(m) * ROUTES + route) * 3
  return (p.at(cells + routes[r + 1]!) > 0 ? 1 : 0) + (p.at(cells + routes[r + 2]!) > 0 ? 1 : 0)
}

function derive(p: Position): void {
  for (const player of [0, 1]) {
    let n = 0
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) === men[player]) n++
    p.note(count + player, n)
  }
}

function stuck(p: Position): Outcome {
  const mine = p.at(count + p.turn)
  const theirs = p.at(count + 1 - p.turn)
  if (!few(p))
    return mine === 0
      ? win(players, 1 - p.turn, 'Minden ellenséges bábu elfogyott.', 'Every enemy man was captured.')
      : win(players, 1 - p.turn, 'Az ellenfél nem tud lépni.', 'The opponent cannot move.')
  if (mine === theirs)
    return split(
      players,
      'Nincs több ütés, és egyenlő a bábuk száma.',
      'No capture is left; the men are equal.',
    )
  return win(
    players,
    mine > theirs ? p.turn : 1 - p.turn,
    'Nincs több ütés: akinek több bábuja maradt, nyert.',
    'No capture is left: more men win.',
  )
}

const game: BoardGame = {
  players,
  layout,
  board,
  turns: 'several moves',
  draws: { repetition: { times: 3 }, cap: 400 },
  reasons,
  start(p) {
    for (const player of [0, 1]) for (const c of setup[player]!) p.put(cells + c, men[player]!)
    derive(p)
  },
  derive,
  moves,
  play,
  outcome: () => undefined,
  stuck,
  attempts(p, out, why) {
    const allowed = new Moves()
    moves(p, allowed)
    const chained = p.at(chain) - 1
    const taking = allowed.n > 0 && allowed.at(0) >> 20 > 0
    const barred = chained >= 0 ? GO_ON : few(p) ? ENDING : MUST
    const enemy = men[1 - p.turn]!
    for (let c = 0; c < board.size; c++) {
      if (p.at(cells + c) !== men[p.turn]) continue
      const first = out.n
      for (let k = 0; k < ROUTES; k++) {
        const r = (c * ROUTES + k) * 3
        const end = routes[r]!
        const taken = victims(p.words, r, enemy)
        const m = pack(c, end, taken > 0 ? k + 1 : 0)
        if (end === board.size || allowed.has(m) || out.has(m) || (taking && taken < 0)) continue
        out.add(m)
        why.add(taking ? barred : p.at(cells + end) === 0 ? CLOSED : FULL)
      }
      if (taking) continue
      const known = new Moves()
      for (const m of allowed.toArray()) known.add(m)
      for (let i = first; i < out.n; i++) known.add(out.at(i))
      tryElsewhere(p, cells, board.size, c, known, KNIGHT, out, why)
    }
  },
  name(p, m) {
    const [a, b] = [board.names[from(m)]!, board.names[to(m)]!]
    const route = (m >> 20) - 1
    if (route < 0) return `${a}-${b}`
    const r = (from(m) * ROUTES + route) * 3
    const taken = [routes[r + 1]!, routes[r + 2]!].filter(c => p.at(cells + c) > 0)
    return `${a}x${b}:${taken.map(c => board.names[c]).join(',')}`
  },
  points: (_, m) => [from(m), to(m)],
  scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
  flaw(p) {
    const c = p.at(chain) - 1
    if (c < 0 ? p.at(steps) === 0 : p.at(cells + c) === men[p.turn] && captures(p.words, c, men[1 - p.turn]!))
      return undefined
    return { hu: 'A sorozatot nincs mivel folytatni.', en: 'The chain has no man that can go on.' }
  },
  value(p, player) {
    const mine = p.at(count + player)
    const theirs = p.at(count + 1 - player)
    return mine + theirs === 0 ? 0 : (mine - theirs) / (mine + theirs)
  },
  gain,
}

const camelot: GameDefinition = {
  id: 'camelot',
  chapter: 'sajat',
  title: { hu: 'Camelot', en: 'Camelot' },
  players: [2],
  rules: 1,
  options: [],
  make: () => game,
}

export default camelot
