// Ruling: the ball may jump on in any direction and stop after any jump; men are taken off before the next jump.
// Ruling: a jump may end beyond a goal row, in the goals of rows 0 and 20, and never beyond the side lines.
// Ruling: the ball counts where it lies when the turn ends, whoever moved it; a goal row touched on the way decides nothing.
// Ruling: a full board without a jump, the third repetition and the 1000th move are draws.
import type { Move, Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellOf,
  common,
  extra,
  from,
  ground,
  isButton,
  isPlace,
  pack,
  place,
  reason,
  rowOf,
  split,
  square,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { FOOTBALL } from './football.ts'

const COLS = 15
/** The rows of the pitch are 1 to 19; the goals lie beyond them. */
const ROWS = 19
const MIDDLE = 10
const NONE = -1

function make(): BoardGame {
  const board = square(COLS, ROWS + 2, {
    name: (col, row) => `${String.fromCharCode(97 + col)}${row}`,
    fill: (_, row) =>
      row === 0 || row === ROWS + 1 ? 'goal' : row === 1 || row === ROWS ? 'home' : undefined,
  })
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      ball: common('labda', 'ball', 'bare', { tint: 'white', drawing: FOOTBALL, least: 1, most: 1 }),
      man: common('focista', 'man', 'man', { tint: 'blue' }),
    },
    setup: { ball: 'h10' },
    parts: ['free', 'jump'],
    own: layout => layout.range('ball', 1),
    buttons: { stop: text('Itt megállok', 'Stop here') },
    why: {
      noWay: reason(
        'A labda mellette álló focisták fölött ugrik egyenesen, a mögöttük lévő első üres mezőre.',
        'The ball jumps straight over men right beside it, to the first empty cell behind them.',
      ),
      noPlace: reason('A kapuba nem állhat focista.', 'No man may stand in a goal.'),
      notNow: reason('A focisták a helyükön maradnak.', 'Men stay where they are.'),
      rolling: reason('Ugorj tovább a labdával, vagy állj meg.', 'Jump on with the ball, or stop.'),
    },
  })
  const { cells, part, players, why } = g
  const { next } = board
  const BALL = g.code('ball')
  const MAN = g.code('man')
  /** The word with the ball's cell. */
  const at = g.own
  const row = Int8Array.from({ length: board.size }, (_, c) => rowOf(board, c))
  const firstOnPitch = cellOf(board, 'a1')
  const behindPitch = cellOf(board, `a${ROWS + 1}`)

  /** Where the ball lands when it jumps from here. */
  const landing = (p: Position, c: number, d: number): number => {
    let over = next[c * 8 + d]!
    if (p.words[cells + over] !== MAN) return NONE
    while (p.words[cells + over] === MAN) over = next[over * 8 + d]!
    return p.words[cells + over] === 0 ? over : NONE
  }
  const addJumps = (p: Position, out: { add(m: Move): void }): boolean => {
    const ball = p.words[at]!
    let found = false
    for (let d = 0; d < 8; d++) {
      const land = landing(p, ball, d)
      if (land === NONE) continue
      out.add(pack(ball, land, d))
      found = true
    }
    return found
  }
  const nothing = { add: () => {} }
  const jump = (p: Position, m: Move): void => {
    for (let c = next[from(m) * 8 + extra(m)]!; c !== to(m); c = next[c * 8 + extra(m)]!) g.set(p, c, 0)
    g.carry(p, from(m), to(m))
    p.note(at, to(m))
    const scored = row[to(m)] === 0 || row[to(m)] === ROWS + 1
    if (!scored && addJumps(p, nothing)) g.go(p, part.jump)
    else g.endTurn(p)
  }

  const winner = row.map(r => (r >= ROWS ? 0 : r <= 1 ? 1 : NONE))
  const wins = winsOf(players, 'Gól: {winner} nyert.', 'A goal: {winner} has won.')
  const full = split(players, 'Betelt a pálya.', 'The pitch is full.')

  // How far up and down the ball could be chased, as if no man were ever taken off.
  const seen = new Int32Array(board.size)
  const queue = new Int16Array(board.size)
  let search = 0
  let reached = 0
  let highest = 0
  let lowest = 0
  const lookAround = (p: Position): void => {
    search++
    queue[0] = p.words[at]!
    seen[queue[0]] = search
    highest = lowest = row[queue[0]]!
    reached = 1
    for (let head = 0, tail = 1; head < tail; head++)
      for (let d = 0; d < 8; d++) {
        const land = landing(p, queue[head]!, d)
        if (land === NONE || seen[land] === search) continue
        seen[land] = search
        highest = Math.max(highest, row[land]!)
        lowest = Math.min(lowest, row[land]!)
        queue[tail++] = land
        reached = tail
      }
  }
  /** By cell: those of the pitch at most two steps away. */
  const around = board.cells.map(({ x, y }) =>
    board.cells.flatMap((b, c) =>
      Math.max(Math.abs(b.x - x), Math.abs(b.y - y)) <= 2 && row[c]! >= 1 && row[c]! <= ROWS ? [c] : [],
    ),
  )

  return standing(g, {
    parts: {
      free: {
        prompt: text('Tegyél le egy focistát, vagy ugorj a labdával.', 'Place a man, or jump with the ball.'),
        goes: (_, code) => code === BALL,
        moves(p, out) {
          for (let c = firstOnPitch; c < behindPitch; c++) if (p.words[cells + c] === 0) out.add(place(c))
          addJumps(p, out)
        },
        play(p, m) {
          if (!isPlace(m)) return jump(p, m)
          g.set(p, to(m), MAN)
          g.endTurn(p)
        },
        // Whoever points at the ball is about to jump.
        because: (p, m, usual) => (isPlace(m) && to(m) === p.at(at) ? 0 : usual),
      },
      jump: {
        prompt: text('Ugorj tovább, vagy állj meg.', 'Jump on, or stop.'),
        goes: (_, code) => code === BALL,
        moves(p, out) {
          addJumps(p, out)
          out.add(g.button.stop)
        },
        play: (p, m) => (isButton(m) ? g.endTurn(p) : jump(p, m)),
      },
    },
    attempts(p, out, reasons, usual) {
      usual(p, out, reasons)
      if (g.partOf(p) === part.free) return
      for (let c = 0; c < board.size; c++) {
        if (g.at(p, c) !== 0) continue
        out.add(place(c))
        reasons.add(why.rolling)
      }
    },
    derive(p) {
      for (let c = 0; c < board.size; c++) if (p.at(cells + c) === BALL) p.note(at, c)
    },
    flaw(p) {
      for (let c = 0; c < board.size; c++)
        if (p.at(cells + c) === MAN && (row[c] === 0 || row[c] === ROWS + 1)) return g.reasons[why.noPlace]
      return undefined
    },
    outcome: p => (p.words[g.now] === part.free ? wins[winner[p.words[at]!]!] : undefined),
    stuck: () => full,
    draws: { repetition: { times: 3, of: 'turns' }, cap: 1000 },
    /** Where the ball lies, how far each side could take it, and who is to move. */
    value(p, player) {
      lookAround(p)
      const ball = row[p.words[at]!]!
      const [up, down] = [highest - ball, ball - lowest]
      const first = p.words[0] === 0
      if (first && highest >= ROWS) return player === 0 ? 0.95 : -0.95
      if (!first && lowest <= 1) return player === 1 ? 0.95 : -0.95
      const lead = ball - MIDDLE + (first ? 0.8 : 0.5) * up - (first ? 0.5 : 0.8) * down
      return squash(player === 0 ? lead : -lead, 6)
    },
    gain: (_, m) => (isPlace(m) ? 0 : 0.5),
    /** Men near the ball, and near where it could be chased to. */
    promising(p, out) {
      if (p.words[g.now] !== part.free) return
      addJumps(p, out)
      lookAround(p)
      const found = search + 1
      for (let i = 0; i < reached; i++) {
        const cellsNear = around[queue[i]!]!
        for (let k = 0; k < cellsNear.length; k++) {
          const c = cellsNear[k]!
          if (seen[c] === found || p.words[cells + c] !== 0) continue
          seen[c] = found
          out.add(place(c))
        }
      }
      search = found
    },
  })
}

const bolcsekFocija: GameDefinition = {
  id: 'bolcsek-focija',
  chapter: 'egyeb-logikai',
  title: { hu: 'Bölcsek focija', en: 'Philosophers’ football' },
  players: [2],
  rules: 1,
  material: 'swap',
  options: [],
  make,
}

export default bolcsekFocija
