// Ruling: a jump passes exactly one enemy tower, anywhere on the way; it comes along whole. Own towers cannot be jumped.
// Ruling: at most one disc of the reserve goes down in a turn, before the move. Who has a reserve but no move must put one
// down; if there is still no move, the turn is over.
// Ruling: 100 moves without a jump or a disc from the reserve are a draw; in the official game a move that takes discs off stands
// for the jump. The third repetition is a draw, and so is the 1000th move.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  crosswise,
  drop,
  extra,
  from,
  ground,
  isPlace,
  kind,
  pack,
  PASS,
  split,
  square,
  standing,
  takesOff,
  to,
  toggle,
  total,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ENDS, PRISONERS, PROMPTS, WHY } from './words.ts'

const HIGHEST = 5
const PATIENCE = 100
const isMissing = (col: number, row: number): boolean => Math.min(col, 7 - col) + Math.min(row, 7 - row) < 2

function make(towers: 'by jumps' | 'by steps', reserve: 'before the move' | 'in place of it'): BoardGame {
  const board = crosswise(square(8, 8, { without: isMissing }))
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { disc: kind('korong', 'disc', 'disc', { most: 18 }) },
    stacks: HIGHEST,
    setup: `
          . . . .
        d d D D d d
      . D D d d D D .
      . d d D D d d .
      . D D d d D D .
      . d d D D d d .
        D D d d D D
          . . . .`,
    parts: ['turn', 'move'],
    hands: { disc: 0 },
    counters: { prisoners: { for: 'each player', title: PRISONERS } },
    patience: PATIENCE,
    why: WHY,
  })
  const { inHand, ownerAt, part, players, stacks, toHand, why } = g
  const { next, size, cells } = board
  const DIRS = board.dirs.length
  const disc = g.codes('disc')

  const distance = (a: number, b: number): number =>
    Math.abs(cells[a]!.x - cells[b]!.x) + Math.abs(cells[a]!.y - cells[b]!.y)
  /** A jump is packed with the cell of the jumped tower + 1. */
  const isJump = (m: Move): boolean => extra(m) > 0
  const discsOf = (m: Move): number => distance(from(m), to(m)) - (isJump(m) ? 1 : 0)

  const jumpsAndSteps = (p: Position, c: number, out: Moves): void => {
    for (let d = 0; d < DIRS; d++) {
      let discs = 0
      let over = 0
      for (let n = next[c * DIRS + d]!; n !== size; n = next[n * DIRS + d]!) {
        const owner = ownerAt(p, n)
        if (owner >= 0 && (over > 0 || owner === p.words[0])) break
        if (owner >= 0) over = n + 1
        else if (++discs > stacks.height(p, c)) break
        else out.add(pack(c, n, over))
      }
    }
  }
  const officialSteps = (p: Position, c: number, out: Moves): void => {
    for (let d = 0; d < DIRS; d++)
      for (let n = next[c * DIRS + d]!, k = stacks.height(p, c); k > 0 && n !== size; k--) {
        out.add(pack(c, n))
        n = next[n * DIRS + d]!
      }
  }
  const go = towers === 'by jumps' ? jumpsAndSteps : officialSteps

  const takeOff = takesOff(g, 'disc', g.count.prisoners)
  /** Takes off the discs that a tower has no room for. */
  const makeRoom = (p: Position, c: number, discs: number): boolean => {
    const spare = stacks.height(p, c) + discs - HIGHEST
    for (let k = 0; k < spare; k++) takeOff(p, stacks.popBottom(p, c))
    return spare > 0
  }
  const travel = (p: Position, m: Move): void => {
    const discs = discsOf(m)
    const under = isJump(m) ? extra(m) - 1 : to(m)
    const tookOff = makeRoom(p, under, discs)
    if (isJump(m)) stacks.carry(p, under, to(m), stacks.height(p, under))
    stacks.carry(p, from(m), to(m), discs)
    // After a disc from the reserve the move does not count as a quiet one.
    const isQuiet = !isJump(m) && !tookOff && g.partOf(p) === part.turn
    g.stir(p, !isQuiet)
    g.endTurn(p)
  }
  const putDown = (p: Position, m: Move): void => {
    makeRoom(p, to(m), 1)
    toHand(p, p.words[0]!, 'disc', -1)
    stacks.push(p, to(m), disc[p.words[0]!]!)
    g.stir(p, true)
    if (reserve === 'before the move') g.go(p, part.move)
    else g.endTurn(p)
  }

  const losses = winsOf(players, ...ENDS.stuck)
  const tired = split(players, ...ENDS.tired)

  const captures = (p: Position, m: Move): boolean => isJump(m) || g.at(p, to(m)) > 0
  /** What lies on the way where the book's rules never lead a tower. */
  const because = (p: Position, m: Move, usual: number): number => {
    for (let d = 0; d < DIRS && usual === why.noWay && towers === 'by jumps'; d++) {
      let [own, foes] = [0, 0]
      for (let c = next[from(m) * DIRS + d]!; c !== size; c = next[c * DIRS + d]!) {
        if (c === to(m))
          return g.at(p, c) > 0 ? why.landing : own > 0 ? why.own : foes > 1 ? why.two : why.short
        if (ownerAt(p, c) === p.turn) own++
        else if (g.at(p, c) > 0) foes++
      }
    }
    return usual
  }
  /** Towers count by what they hold: discs of one's own, and prisoners who wait below. */
  const towersWorth = total(g, (p, c) => 8 + 3 * stacks.height(p, c))
  const worth = (p: Position, player: number): number =>
    14 * inHand(p, player, 'disc') + towersWorth(p, player)

  return standing(g, {
    parts: {
      turn: {
        prompt: p => (inHand(p, p.turn, 'disc') === 0 ? PROMPTS.turn : PROMPTS.either),
        moves(p, out) {
          if (inHand(p, p.words[0]!, 'disc') > 0) for (let c = 0; c < size; c++) out.add(drop(0, c))
          for (let c = 0; c < size; c++) if (ownerAt(p, c) === p.words[0]) go(p, c, out)
        },
        play: (p, m) => (isPlace(m) ? putDown(p, m) : travel(p, m)),
        captures,
        because,
      },
      move: { prompt: PROMPTS.move, from: go, play: travel, captures, because },
    },
    tired: () => tired,
    stuck: p => (g.partOf(p) === part.move ? PASS : losses[1 - p.turn]!),
    draws: { repetition: { times: 3 }, cap: 1000 },
    value: aheadBy(worth, 60),
    gain: (p, m) => (isPlace(m) ? 0 : isJump(m) || ownerAt(p, to(m)) === 1 - p.words[0]! ? 1 : 0),
  })
}

const fokusz: GameDefinition = {
  id: 'fokusz',
  chapter: 'egyeb-logikai',
  title: { hu: 'Fókusz', en: 'Focus' },
  players: [2],
  rules: 1,
  material: 'towers',
  options: [
    toggle('reserveIsMove', 'A tartalék lerakása külön lépés', 'A disc of the reserve is a whole turn'),
    toggle('official', 'Sackson szabályai', 'Sackson’s own rules'),
  ],
  make: ({ reserveIsMove, official }) =>
    official === 'on'
      ? make('by steps', 'in place of it')
      : make('by jumps', reserveIsMove === 'on' ? 'in place of it' : 'before the move'),
}

export default fokusz
