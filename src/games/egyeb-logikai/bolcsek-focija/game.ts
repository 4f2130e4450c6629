// Ruling: the ball may jump on in any direction and stop after any jump; men are taken off before the next jump.
// Ruling: a jump may end beyond a goal row, in the goals of rows 0 and 20, and never beyond the side lines.
// Ruling: the ball counts where it lies when the turn ends, whoever moved it; a goal row touched on the way decides nothing.
// Ruling: a full board without a jump, the third repetition and the 1000th move are draws.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsWithin,
  common,
  extra,
  Flood,
  from,
  ground,
  isButton,
  isPlace,
  pack,
  pitch,
  place,
  split,
  squash,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ENDS, PROMPTS, STOP, WHY } from './words.ts'

const [COLS, ROWS] = [15, 19]
const MIDDLE = 10
const NONE = -1

function make(): BoardGame {
  const home = (_: number, row: number) => (row === 1 || row === ROWS ? 'home' : undefined)
  const { board, row, field, isField } = pitch(COLS, ROWS, home)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      ball: common('labda', 'ball', 'football', { tint: 'white', least: 1, most: 1 }),
      man: common('focista', 'man', 'man', { tint: 'blue', on: field }),
    },
    setup: { ball: 'h10' },
    parts: ['free', 'jump'],
    follows: ['ball'],
    buttons: { stop: STOP },
    why: WHY,
  })
  const { cells, part, players, why } = g
  const { next } = board
  const BALL = g.code('ball')
  const MAN = g.code('man')
  /** The word with the ball's cell. */
  const at = g.spot.ball

  /** Where the ball lands when it jumps from here. */
  const landing = (p: Position, c: number, d: number): number => {
    let over = next[c * 8 + d]!
    if (p.words[cells + over] !== MAN) return NONE
    while (p.words[cells + over] === MAN) over = next[over * 8 + d]!
    return p.words[cells + over] === 0 ? over : NONE
  }
  const addJumps = (p: Position, out: Moves): void => {
    const ball = p.words[at]!
    for (let d = 0; d < 8; d++) {
      const land = landing(p, ball, d)
      if (land !== NONE) out.add(pack(ball, land, d))
    }
  }
  const canJump = (p: Position): boolean => {
    for (let d = 0; d < 8; d++) if (landing(p, p.words[at]!, d) !== NONE) return true
    return false
  }
  const jump = (p: Position, m: Move): void => {
    for (let c = next[from(m) * 8 + extra(m)]!; c !== to(m); c = next[c * 8 + extra(m)]!) g.set(p, c, 0)
    g.carry(p, from(m), to(m))
    if (isField(to(m)) && canJump(p)) g.go(p, part.jump)
    else g.endTurn(p)
  }

  const winner = row.map(r => (r >= ROWS ? 0 : r <= 1 ? 1 : NONE))
  const wins = winsOf(players, ...ENDS.goal)
  const full = split(players, ...ENDS.full)

  /** Where the ball could be chased to, as if no man were ever taken off, and the rows farthest up and down among them. */
  const chase = new Flood(board.size)
  let [highest, lowest] = [0, 0]
  const lookAround = (p: Position): void => {
    chase.begin(p.words[at]!)
    highest = lowest = row[p.words[at]!]!
    for (let c = chase.next(); c >= 0; c = chase.next()) {
      highest = Math.max(highest, row[c]!)
      lowest = Math.min(lowest, row[c]!)
      for (let d = 0; d < 8; d++) {
        const land = landing(p, c, d)
        if (land !== NONE) chase.find(land)
      }
    }
  }
  const near = new Flood(board.size)
  const { cells: around, reach } = cellsWithin(board, 2)

  return standing(g, {
    parts: {
      free: {
        prompt: PROMPTS.free,
        goes: (_, code) => code === BALL,
        moves(p, out) {
          g.placesWith(p, 0, out, field)
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
        prompt: PROMPTS.jump,
        goes: (_, code) => code === BALL,
        moves: addJumps,
        stop: g.button.stop,
        alsoTried: 'places',
        play: (p, m) => (isButton(m) ? g.endTurn(p) : jump(p, m)),
        because: (p, m, usual) => (!isPlace(m) ? usual : g.at(p, to(m)) === 0 ? why.rolling : 0),
      },
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
      near.begin(p.words[at]!)
      for (let i = 0; i < chase.count; i++)
        for (let k = -1; k < reach; k++) {
          const c = k < 0 ? chase.at(i) : around[chase.at(i) * reach + k]!
          if (near.find(c) && p.words[cells + c] === 0 && isField(c)) out.add(place(c))
        }
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
