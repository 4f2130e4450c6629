import {
  Moves,
  type Move,
  type Outcome,
  type Position,
  type Reason,
  type Rng,
  type Words,
} from '../../engine/index.ts'
import { from, pack, to } from '../moves/packing.ts'
import { split, win } from '../outcomes.ts'
import type { PieceSet } from '../pieces.ts'
import { TAKEN, tryElsewhere, tryOnto, tryTaken } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { PASS } from '../standing/buttons.ts'
import type { RowsGround } from './rows.ts'

/** So many pieces for each player; when all are down, one of them steps to a free neighbour in these directions. */
export interface Stock {
  readonly men: number
  readonly dirs: readonly number[]
  /** What happens to a player who cannot step; when nobody can, who passes gets a draw. */
  readonly shut: 'loses' | 'passes'
  /** The third repetition is a draw, and so is this many moves after the last piece was placed. */
  readonly steps: number
}

const TRIES = 24
const SMALL = 32
const STEP = pack(0, 0, 1)
const isStep = (m: Move): boolean => m >= STEP && m !== PASS

const REASONS: readonly Reason[] = [
  {
    hu: 'Amíg valakinek van lerakni valója, a táblán állók nem léphetnek.',
    en: 'While pieces are still to be placed, those on the board do not move.',
    rule: 'moves',
  },
  {
    hu: 'Innen csak a szomszédos üres helyre lehet lépni, a vonal mentén.',
    en: 'From here a piece steps only along a line, to the neighbouring empty place.',
    rule: 'moves',
  },
  {
    hu: 'Minden figura a táblán van már: most lépni kell egyikükkel.',
    en: 'All pieces are on the board already: now one of them must step.',
    rule: 'moves',
  },
  TAKEN,
]
const PROMPTS = {
  place: { hu: 'Tegyél le egy figurát.', en: 'Place a piece.' },
  step: { hu: 'Lépj egyik figuráddal.', en: 'Step with one of your pieces.' },
} as const satisfies Record<string, Words>

/** A row game whose pieces run out: `game` places them, then they step. */
export function withStock(game: BoardGame, g: RowsGround, pieces: PieceSet, stock: Stock): BoardGame {
  const { board, players, cells, codes, laid, put, take } = g
  const { men, dirs, shut, steps } = stock
  const { size, next } = board
  const degree = board.dirs.length
  const all = men * players.length
  const isPlacing = (p: Position): boolean => laid(p) < all
  const first = game.reasons!.length
  const [PLACING, NOT_NEXT, DOWN, OCCUPIED] = REASONS.map((_, i) => first + i)

  const listSteps = (p: Position, out: Moves): void => {
    const { words } = p
    const own = codes[words[0]!]
    for (let c = 0; c < size; c++) {
      if (words[cells + c] !== own) continue
      for (let k = 0; k < dirs.length; k++) {
        const n = next[c * degree + dirs[k]!]!
        if (words[cells + n] === 0) out.add(pack(c, n, 1))
      }
    }
  }
  // On a small board steps are few among the pairs of a cell and a direction, so they are listed.
  const scratch = new Moves()
  const oneOfAll = (p: Position, rng: Rng): Move => {
    scratch.n = 0
    listSteps(p, scratch)
    return scratch.n === 0 ? -1 : scratch.list[rng.below(scratch.n)]!
  }
  const drawn = (p: Position, rng: Rng): Move => {
    const { words } = p
    const own = codes[words[0]!]
    for (let i = 0; i < TRIES; i++) {
      const draw = rng.below(size * dirs.length)
      const c = Math.floor(draw / dirs.length)
      if (words[cells + c] !== own) continue
      const n = next[c * degree + dirs[draw % dirs.length]!]!
      if (words[cells + n] === 0) return pack(c, n, 1)
    }
    return -1
  }
  const anyStep = size > SMALL ? drawn : oneOfAll
  const canStep = (p: Position, player: number): boolean => {
    for (let c = 0; c < size; c++)
      if (p.at(cells + c) === codes[player])
        for (const d of dirs) if (p.at(cells + next[c * degree + d]!) === 0) return true
    return false
  }
  const count = (p: Position, player: number): number => {
    let n = 0
    for (let c = 0; c < size; c++) if (p.at(cells + c) === codes[player]) n++
    return n
  }

  const { moves, pick, gain } = game
  const losses: Outcome[] = players.map((player, i) =>
    win(players, 1 - i, `${player.name.hu} nem tud lépni.`, `${player.name.en} cannot move.`),
  )
  const nobody = split(players, 'Senki sem tud lépni.', 'Nobody can move.')

  return {
    ...game,
    draws: { repetition: { times: 3, among: { word: g.left, is: size - all } }, cap: all + steps },
    reasons: [...game.reasons!, ...REASONS],
    moves: (p, out) => (isPlacing(p) ? moves(p, out) : listSteps(p, out)),
    pick: (p, rng) => (isPlacing(p) ? pick!(p, rng) : anyStep(p, rng)),
    play(p, m) {
      const player = p.words[0]!
      if (m < size) put(p, m, player)
      else if (m !== PASS) {
        take(p, from(m), player)
        put(p, to(m), player)
      }
      p.pass(player + 1 === players.length ? 0 : player + 1)
    },
    stuck(p) {
      if (isPlacing(p)) return game.stuck(p)
      if (shut === 'loses') return losses[p.turn]!
      return players.some((_, i) => canStep(p, i)) ? PASS : nobody
    },
    flaw(p) {
      for (const i of players.keys()) {
        const n = count(p, i)
        if (n > men)
          return {
            hu: `Egy játékosnak legfeljebb ${men} figurája lehet.`,
            en: `A player has at most ${men} pieces.`,
          }
        if (n === men && i === p.turn && isPlacing(p))
          return {
            hu: 'Aki soron van, már mindet lerakta, az ellenfele még nem.',
            en: 'The player to move has placed all pieces, the opponent has not.',
          }
      }
      return game.flaw?.(p)
    },
    attempts(p, out, reasons) {
      const placing = isPlacing(p)
      const steps = new Moves()
      if (!placing) listSteps(p, steps)
      const tried = new Moves()
      const isFoe = (code: number): boolean => code > 0 && code !== codes[p.turn]
      const taken = (c: number): number => (isFoe(p.at(cells + c)) ? OCCUPIED! : 0)
      for (let c = 0; c < size; c++)
        if (p.at(cells + c) === codes[p.turn]) {
          tryElsewhere(p, cells, size, c, steps, placing ? PLACING! : NOT_NEXT!, tried, reasons)
          if (!placing) tryOnto(size, c, taken, tried, reasons)
        }
      for (let i = 0; i < tried.n; i++) out.add(tried.at(i) | STEP)
      if (placing) return tryTaken(p, cells, size, OCCUPIED!, out, reasons)
      for (let c = 0; c < size; c++)
        if (p.at(cells + c) === 0) {
          out.add(c)
          reasons.add(DOWN!)
        }
    },
    name: (p, m) =>
      m === PASS ? 'pass' : isStep(m) ? `${board.names[from(m)]!}-${board.names[to(m)]!}` : game.name(p, m),
    points: (p, m) => (m === PASS ? ['pass'] : isStep(m) ? [from(m), to(m)] : game.points(p, m)),
    label: () => ({ hu: 'Passz', en: 'Pass' }),
    prompt: p => (isPlacing(p) ? PROMPTS.place : PROMPTS.step),
    gain: (p, m) => (m === PASS ? 0 : isStep(m) ? g.counts.gain(p, to(m), p.turn) : gain!(p, m)),
    scene: p => ({
      ...game.scene(p),
      trays: players.map((player, i) => {
        const left = men - count(p, i)
        const item = { look: pieces.look(codes[i]!), label: pieces.label(codes[i]!), count: left }
        return {
          id: `hand:${player.id}`,
          owner: i,
          place: 'card' as const,
          title: { hu: 'Kézben', en: 'In hand' },
          items: left === 0 ? [] : [item],
        }
      }),
    }),
  }
}
