// Ruling: an enemy is held across or up and down, never diagonally. What stands on the centre is safe; what is put down takes nobody.
// Ruling: after a capture the same piece may go on as long as every step captures; it may also stop.
// Ruling: who cannot move passes, and the other's next step must open a way where it can.
// Ruling: when neither can move, after 100 turns without a capture and at the third repetition more pieces win, and equal
// numbers draw. The 1000th move is a draw.
import { tried, type Move, type Moves, type Outcome, type Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  boardSizes,
  crosswise,
  custody,
  dressed,
  from,
  ground,
  kind,
  leaderWins,
  menOf,
  oneOf,
  pack,
  place,
  square,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { BLOCKED, EVEN, FEW, LARGER, NO_WAY, PROMPTS, STOP, WHY } from './words.ts'

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
  const around = [...whole.cells.keys()].filter(c => c !== centre)
  const army = around.length / 2
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'stone', { most: army }) },
    parts: ['move', 'more', 'open', 'drop'],
    hands: { man: army },
    marks: ['runner'],
    chains: { more: 'runner' },
    patience: 100,
    tracks: ['places'],
    why: { ...WHY, noWay: NO_WAY[steps] },
    buttons: { stop: STOP, blocked: BLOCKED },
  })
  const { inHand, men, part, places, players, why } = g
  const { stop, blocked } = g.button
  const { take, count, shown } = custody(g, { along: crossed, safe: [centre] })
  const { runner } = g.mark

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
  const captures = (p: Position, c: number, out: Moves): void => {
    for (let d = 0; d < degree; d++) {
      const m = pack(c, board.next[c * degree + d]!)
      if (p.words[g.cells + to(m)] === 0 && count(p, m) > 0) out.add(m)
    }
  }
  const play = (p: Position, m: Move): void => {
    if (m === stop) return g.endTurn(p)
    const isStep = m !== blocked
    if (isStep) g.carry(p, from(m), to(m))
    const taken = isStep && take(p, to(m)) > 0
    g.stir(p, taken)
    if (taken) g.goOn(p, part.more, to(m), captures)
    else g.endTurn(p)
    if (!isStep) g.go(p, part.open)
  }

  const isMoving = (p: Position): boolean => inHand(p, p.turn, 'man') + p.at(runner) === 0
  const few = winsOf(players, ...FEW)
  const larger = leaderWins(players, LARGER, EVEN)
  const counted = (p: Position): Outcome => larger(p.words[men]! - p.words[men + 1]!)

  return standing(g, {
    parts: {
      move: { prompt: PROMPTS.move, fits: isMoving, from: g.steps, play },
      more: {
        prompt: PROMPTS.more,
        fits: p => p.at(runner) > 0,
        again: captures,
        stop,
        because: (_, __, usual) => (usual === why.noWay ? why.onlyTaking : usual),
        play,
      },
      open: {
        prompt: PROMPTS.open,
        fits: isMoving,
        from: g.steps,
        must: (p, m) => tried(p, opensAWay, m),
        play,
      },
      drop: {
        prompt: PROMPTS.drop,
        fits: p => inHand(p, p.turn, 'man') > 0 && p.at(runner) === 0,
        moves: (p, out) => g.placesWith(p, 0, out, around),
        because: (_, m, usual) => (to(m) === centre ? why.centre : usual),
        play(p, m) {
          const player = p.words[0]!
          g.putDown(p, 'man', to(m))
          if (inHand(p, player, 'man') % drops > 0) return
          if (inHand(p, 1 - player, 'man') > 0) return p.pass(1 - player)
          g.go(p, part.move)
          p.pass(starter === 'egypt' ? 1 : 0)
        },
      },
    },
    start: p => g.go(p, part.drop),
    outcome(p) {
      for (let i = 0; i < 2; i++)
        if (p.words[men + i]! <= 1 && p.words[men + i]! + inHand(p, i, 'man') <= 1) return few[1 - i]
      return undefined
    },
    tired: counted,
    stuck: p => (hasStep(p, 1 - p.turn) ? blocked : counted(p)),
    // Men who are put down or taken never come back: only positions between turns can repeat.
    draws: { repetition: { times: 3, judge: counted, among: { word: g.now, is: part.move } }, cap: 1000 },
    ...shown,
    pick(p, rng) {
      if (p.words[g.now] === part.move) return g.anyStep(p, rng)
      const c = around[rng.below(around.length)]!
      return p.words[g.now] === part.drop && p.words[g.cells + c] === 0 ? place(c) : -1
    },
    value: aheadBy(menOf(g), 5),
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
