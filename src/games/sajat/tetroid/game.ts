// Ruling: a tetroid's move is judged on its four final cells; the four men never block each other.
// Ruling: a man's two-cell move is one straight line; the cell between may hold any man.
// Ruling: 100 moves in a row without a capture, threefold repetition or 400 moves make a draw; no move at all loses.
// Two moves never lead to the same position: a tetroid moves the sum of all places by four steps, a man by one or two,
// and along one direction the emptied and the filled cells tell which four men moved.
import { Layout, Moves, type Move, type Position } from '../../../engine/index.ts'
import {
  BLUE,
  cellsCodec,
  from,
  numberCodec,
  pack,
  PieceSet,
  placedOn,
  RED,
  split,
  square,
  step,
  to,
  WALL,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { partsOn, SHAPES } from './data.ts'
import { ALONE, BLOCKED, NO_WAY, OWN_MAN, reasons } from './words.ts'

const SIZE = 16
const BLOCK = { wide: 5, high: 4 }
const LEAST = 4
const PATIENCE = 100

const players = [RED, BLUE] as const
const board = square(SIZE, SIZE)
const pieces = new PieceSet(players, [{ id: 'man', name: { hu: 'gyalogos', en: 'man' }, art: 'disc' }])
const layout = new Layout(players.map(player => player.id))
const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
const quiet = layout.range('quiet', 1, { json: numberCodec() })
const count = layout.range('count', 2)
const men = [0, 1].map(player => pieces.code(0, player))
const DIRS = board.dirs.length

const parts = partsOn(SIZE)

/** The tetroid that begins at `parts[t]` may go in direction `d`: on the board and on no other own man. */
function opens(w: Int32Array, t: number, d: number, own: number): boolean {
  for (let k = 0; k < 4; k++) {
    const c = board.next[parts[t + k]! * DIRS + d]!
    const there = w[cells + c]!
    if (there === WALL) return false
    if (there !== own) continue
    if (c !== parts[t] && c !== parts[t + 1] && c !== parts[t + 2] && c !== parts[t + 3]) return false
  }
  return true
}

/** Own men stand on the other three cells of the shape that begins at `parts[t]`. */
const isOwn = (w: Int32Array, t: number, own: number): boolean =>
  w[cells + parts[t + 1]!] === own && w[cells + parts[t + 2]!] === own && w[cells + parts[t + 3]!] === own

/** A tetroid's move is packed as its first man, where that man goes, and the shape + 1. */
const tetroidOf = (m: Move): number => (from(m) * SHAPES + (m >> 20) - 1) * 4
const isTetroid = (m: Move): boolean => m >> 20 > 0
function directionOf(m: Move): number {
  let d = 0
  while (board.next[from(m) * DIRS + d] !== to(m)) d++
  return d
}

function gain(p: Position, m: Move): number {
  if (!isTetroid(m)) return 0
  const t = tetroidOf(m)
  const d = directionOf(m)
  const enemy = men[1 - p.turn]
  let n = 0
  for (let k = 0; k < 4; k++) if (p.words[cells + board.next[parts[t + k]! * DIRS + d]!] === enemy) n++
  return n
}

const places = [new Int16Array(board.size), new Int16Array(board.size)]
const found = [0, 0]

/** How far the player's men are on average from the nearest man of the other. */
function meanDistance(player: number): number {
  const [own, other] = [places[player]!, places[1 - player]!]
  let sum = 0
  for (let i = 0; i < found[player]!; i++) {
    let least = SIZE
    for (let k = 0; k < found[1 - player]!; k++) {
      const across = Math.abs((own[i]! % SIZE) - (other[k]! % SIZE))
      const along = Math.abs((own[i]! >> 4) - (other[k]! >> 4))
      least = Math.min(least, Math.max(across, along))
    }
    sum += least
  }
  return sum / Math.max(1, found[player]!)
}

/**
 * Men count most. Only neighbours make a tetroid, so friends beside a man count a little; while nobody leads so does the
 * way to the middle, later how near the leader's men are to their prey.
 */
function valueForRed(p: Position): number {
  let close = 0
  let gone = 0
  found[0] = found[1] = 0
  for (let c = 0; c < board.size; c++) {
    const code = p.words[cells + c]!
    if (code <= 0) continue
    const player = code === men[0] ? 0 : 1
    const sign = 1 - 2 * player
    places[player]![found[player]!++] = c
    for (let d = 0; d < DIRS; d += 2) if (p.words[cells + step(board, c, d)] === code) close += sign
    const way = (c % SIZE) + (c >> 4)
    gone += sign * Math.min(SIZE, player === 0 ? way : 2 * (SIZE - 1) - way)
  }
  const lead = found[0]! - found[1]!
  const hunt = lead === 0 ? gone / 1500 : Math.sign(lead) * 0.6 * (1 - meanDistance(lead > 0 ? 0 : 1) / SIZE)
  return lead / Math.max(1, found[0]! + found[1]!) + close / 1000 + hunt
}

function derive(p: Position): void {
  for (const player of [0, 1]) {
    let n = 0
    for (let c = 0; c < board.size; c++) if (p.at(cells + c) === men[player]) n++
    p.note(count + player, n)
  }
}

const outcomes = [0, 1].map(player =>
  win(
    players,
    player,
    'Az ellenfélnek négynél kevesebb figurája maradt.',
    'The opponent has fewer than four men.',
  ),
)
const tired = split(players, `${PATIENCE} lépés óta nem volt ütés.`, `No capture for ${PATIENCE} moves.`)

const game: BoardGame = {
  players,
  layout,
  board,
  turns: 'one move',
  reasons,
  draws: { repetition: { times: 3 }, cap: 400 },
  start(p) {
    for (let row = 0; row < BLOCK.high; row++)
      for (let col = 0; col < BLOCK.wide; col++) {
        const c = row * SIZE + col
        p.put(cells + c, men[0]!)
        p.put(cells + board.size - 1 - c, men[1]!)
      }
    derive(p)
  },
  derive,
  moves(p, out) {
    const w = p.words
    const own = men[p.turn]!
    for (let c = 0; c < board.size; c++) {
      if (w[cells + c] !== own) continue
      for (let d = 0; d < DIRS; d++) {
        const near = board.next[c * DIRS + d]!
        const far = board.next[near * DIRS + d]!
        if (w[cells + near] === 0) out.add(pack(c, near))
        if (w[cells + far] === 0) out.add(pack(c, far))
      }
      for (let s = 0; s < SHAPES; s++) {
        const t = (c * SHAPES + s) * 4
        if (!isOwn(w, t, own)) continue
        for (let d = 0; d < DIRS; d++)
          if (opens(w, t, d, own)) out.add(pack(c, board.next[c * DIRS + d]!, s + 1))
      }
    }
  },
  attempts(p, out, why) {
    const w = p.words
    const own = men[p.turn]!
    const known = new Moves()
    game.moves(p, known)
    const allowed = new Set(known.toArray())
    const say = (m: Move, reason: number): void => {
      if (allowed.has(m)) return
      out.add(m)
      why.add(reason)
    }
    for (let c = 0; c < board.size; c++) {
      if (w[cells + c] !== own) continue
      for (let n = 0; n < board.size; n++)
        if (n !== c) say(pack(c, n), w[cells + n] === 0 ? NO_WAY : w[cells + n] === own ? OWN_MAN : ALONE)
      for (let s = 0; s < SHAPES; s++) {
        const t = (c * SHAPES + s) * 4
        for (let d = 0; d < DIRS; d++) {
          const n = board.next[c * DIRS + d]!
          if (n !== board.size && isOwn(w, t, own)) say(pack(c, n, s + 1), BLOCKED)
        }
      }
    }
  },
  play(p, m) {
    const player = p.turn
    const taken = gain(p, m)
    if (isTetroid(m)) {
      const t = tetroidOf(m)
      const d = directionOf(m)
      for (let k = 0; k < 4; k++) p.put(cells + parts[t + k]!, 0)
      for (let k = 0; k < 4; k++) p.put(cells + board.next[parts[t + k]! * DIRS + d]!, men[player]!)
    } else {
      p.put(cells + from(m), 0)
      p.put(cells + to(m), men[player]!)
    }
    p.note(count + 1 - player, p.at(count + 1 - player) - taken)
    p.note(quiet, taken > 0 ? 0 : p.at(quiet) + 1)
    p.pass(1 - player)
  },
  outcome(p) {
    if (p.words[count]! < LEAST) return outcomes[1]
    if (p.words[count + 1]! < LEAST) return outcomes[0]
    return p.words[quiet]! >= PATIENCE ? tired : undefined
  },
  stuck: p => win(players, 1 - p.turn, 'Az ellenfél nem tud lépni.', 'The opponent cannot move.'),
  name(p, m) {
    if (!isTetroid(m)) return `${board.names[from(m)]}-${board.names[to(m)]}`
    const four = Array.from(parts.subarray(tetroidOf(m), tetroidOf(m) + 4), c => board.names[c])
    return `${four.join(',')}${gain(p, m) > 0 ? 'x' : '-'}${board.dirs[directionOf(m)]}`
  },
  // The four men from the lowest row up, each row from the left; then where the first of them goes.
  points: (_, m) =>
    isTetroid(m) ? [...parts.subarray(tetroidOf(m), tetroidOf(m) + 4), to(m)] : [from(m), to(m)],
  loosePoints: (_, m) => (isTetroid(m) ? 4 : 1),
  scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
  value: (p, player) => (player === 0 ? 1 : -1) * valueForRed(p),
  gain,
}

const tetroid: GameDefinition = {
  id: 'tetroid',
  chapter: 'sajat',
  title: { hu: 'Tetroid', en: 'Tetroid' },
  players: [2],
  rules: 1,
  options: [],
  make: () => game,
}

export default tetroid
