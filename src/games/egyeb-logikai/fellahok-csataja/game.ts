// Ruling: an enemy is held across or up and down, never diagonally. What stands on the centre is safe; what is put down takes nobody.
// Ruling: after a capture the same piece may go on as long as every step captures; it may also stop.
// Ruling: who cannot move passes, and the other's next step must open a way where it can.
// Ruling: when neither can move, after 100 turns without a capture and at the third repetition more pieces win, and equal
// numbers draw. The 1000th move is a draw.
import { tried, type Move, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  boardSizes,
  crosswise,
  custody,
  dressed,
  from,
  ground,
  kind,
  oneOf,
  pack,
  split,
  square,
  squash,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { BLOCKED, EVEN, FEW, LARGER, MISFIT, PROMPTS, STOP, WHY, wayOf } from './words.ts'

const PATIENCE = 100

interface Rules {
  readonly side: number
  /** How many pieces are put down in a turn. */
  readonly drops: number
  readonly starter: 'egypt' | 'sudan'
  readonly steps: 'all' | 'orthogonal'
}

function make({ side, drops, starter, steps }: Rules): BoardGame {
  const whole = square(side, side)
  const crossed = crosswise(whole)
  const centre = (whole.size - 1) / 2
  const cells = whole.cells.map((cell, c) => (c === centre ? { ...cell, fill: 'goal' } : cell))
  const board = dressed(steps === 'all' ? whole : crossed, { cells })
  const degree = board.dirs.length
  // All cells but the centre are filled, half of them by each player.
  const army = centre
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'stone', { most: army }) },
    parts: ['move', 'more', 'open', 'drop'],
    hands: { man: army },
    marks: ['runner'],
    counters: { quiet: { for: 'all' } },
    tracks: ['places', 'empties'],
    why: { ...WHY, noWay: wayOf(steps) },
    buttons: { stop: STOP, blocked: BLOCKED },
  })
  const { men, part, places, players, why } = g
  const { quiet } = g.count
  const { runner } = g.mark
  const { stop, blocked } = g.button
  const { take, count, shown } = custody(g, { along: crossed, safe: [centre] })
  const handOf = [g.hand(0, 'man'), g.hand(1, 'man')] as const

  const hasStep = (p: Position, player: number): boolean => {
    const first = places!.first(player)
    for (let i = first, end = first + p.words[men + player]!; i < end; i++)
      for (let k = p.words[i]! * degree, last = k + degree; k < last; k++)
        if (p.words[g.cells + board.next[k]!] === 0) return true
    return false
  }
  /** Who cannot move has no empty cell beside any piece, so the step that opens a way never takes. */
  const opensAWay = (p: Position, m: Move): boolean => {
    g.carry(p, from(m), to(m))
    return hasStep(p, 1 - p.words[0]!)
  }
  /** The step in a direction that captures, or -1. */
  const capturing = (p: Position, c: number, d: number): Move => {
    const m = pack(c, board.next[c * degree + d]!)
    return p.words[g.cells + to(m)] === 0 && count(p, m) > 0 ? m : -1
  }
  const canGoOn = (p: Position, c: number): boolean => {
    for (let d = 0; d < degree; d++) if (capturing(p, c, d) >= 0) return true
    return false
  }
  const endTurn = (p: Position): void => {
    p.put(runner, 0)
    g.endTurn(p)
  }
  const play = (p: Position, m: Move): void => {
    if (m === stop) return endTurn(p)
    p.note(quiet, p.words[quiet]! + 1)
    if (m === blocked) {
      endTurn(p)
      return g.go(p, part.open)
    }
    g.carry(p, from(m), to(m))
    if (take(p, to(m)) === 0) return endTurn(p)
    p.note(quiet, 0)
    if (!canGoOn(p, to(m))) return endTurn(p)
    p.put(runner, to(m) + 1)
    g.go(p, part.more)
  }

  const few = winsOf(players, ...FEW)
  const larger = winsOf(players, ...LARGER)
  const even = split(players, ...EVEN)
  const counted = (p: Position): Outcome => {
    const lead = p.words[men]! - p.words[men + 1]!
    return lead === 0 ? even : larger[lead > 0 ? 0 : 1]!
  }

  return standing(g, {
    parts: {
      move: { prompt: PROMPTS.move, from: g.steps, play },
      more: {
        prompt: PROMPTS.more,
        goes: (p, _, c) => c === p.at(runner) - 1,
        moves(p, out) {
          const c = p.words[runner]! - 1
          for (let d = 0; d < degree; d++) if (capturing(p, c, d) >= 0) out.add(capturing(p, c, d))
          out.add(stop)
        },
        because: (_, __, usual) => (usual === why.noWay ? why.onlyTaking : usual),
        play,
      },
      open: { prompt: PROMPTS.open, from: g.steps, must: (p, m) => tried(p, opensAWay, m), play },
      drop: {
        prompt: PROMPTS.drop,
        onto: 'empty cells',
        refuses: (_, m) => (to(m) === centre ? why.centre : 0),
        play(p, m) {
          const player = p.words[0]!
          g.putDown(p, 'man', to(m))
          if (p.words[handOf[player]!]! % drops > 0) return
          if (p.words[handOf[1 - player]!]! > 0) return p.pass(1 - player)
          g.go(p, part.move)
          p.pass(starter === 'egypt' ? 1 : 0)
        },
      },
    },
    start: p => g.go(p, part.drop),
    flaw: p =>
      (p.at(g.now) === part.drop) !== p.at(handOf[p.turn]!) > 0 ||
      (p.at(g.now) === part.more) !== p.at(runner) > 0
        ? MISFIT
        : undefined,
    outcome(p) {
      for (let i = 0; i < 2; i++) if (p.words[men + i]! + p.words[handOf[i]!]! <= 1) return few[1 - i]
      return p.words[quiet]! >= PATIENCE ? counted(p) : undefined
    },
    stuck: p => (hasStep(p, 1 - p.turn) ? blocked : counted(p)),
    draws: { repetition: { times: 3, judge: counted }, cap: 1000 },
    ...shown,
    pick: (p, rng) => (p.words[g.now] === part.move ? g.anyStep(p, rng) : -1),
    value: (p, player) => squash(p.words[men + player]! - p.words[men + 1 - player]!, 5),
  })
}

const fellahok: GameDefinition = {
  id: 'fellahok-csataja',
  chapter: 'egyeb-logikai',
  material: 'hunts',
  title: { hu: 'Fellahok csatája', en: 'Seega' },
  players: [2],
  rules: 1,
  options: [
    boardSizes([5, 7, 9]),
    oneOf('drop', 'Egy fordulóban lerakott bábuk', 'Pieces put down in a turn', [
      ['2', 'kettő', 'two'],
      ['1', 'egy', 'one'],
    ]),
    oneOf('starter', 'A lépéseket kezdi', 'Who moves first', [
      ['egypt', 'aki másodikként rakott (Egyiptom)', 'who put down second (Egypt)'],
      ['sudan', 'aki elsőként rakott (Szudán)', 'who put down first (Sudan)'],
    ]),
    oneOf('moves', 'Lépés', 'Moves', [
      ['all', 'nyolc irányban', 'in eight directions'],
      ['orthogonal', 'csak egyenesen', 'straight only'],
    ]),
  ],
  make: ({ size, drop, starter, moves }) =>
    make({
      side: Number(size ?? 5),
      drops: Number(drop ?? 2),
      starter: starter === 'sudan' ? 'sudan' : 'egypt',
      steps: moves === 'orthogonal' ? 'orthogonal' : 'all',
    }),
}

export default fellahok
