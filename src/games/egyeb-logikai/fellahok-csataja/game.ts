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
  from,
  ground,
  kind,
  leaderWins,
  losing,
  menOf,
  mobility,
  pack,
  painted,
  place,
  square,
  standing,
  to,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { BLOCKED, EVEN, FEW, LARGER, NO_WAY, OPTIONS, PROMPTS, STOP, WHY } from './words.ts'

/** `drops` is how many pieces are put down in a turn, `starter` who moves first after that. */
function make(side: number, drops: number, starter: number, steps: 'all' | 'orthogonal'): BoardGame {
  const whole = square(side, side)
  const crossed = crosswise(whole)
  const centre = (whole.size - 1) / 2
  const board = painted(steps === 'all' ? whole : crossed, { goal: whole.names[centre]! })
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
  const { inHand, men, part, players, why } = g
  const { stop, blocked } = g.button
  const { take, count, shown } = custody(g, { along: crossed, safe: [centre] })
  const { runner } = g.mark

  const ways = mobility(g, g.steps)
  /** Who cannot move has no empty cell beside any piece, so the step that opens a way never takes. */
  const opensAWay = (p: Position, m: Move): boolean => {
    g.carry(p, from(m), to(m))
    return ways(p, 1 - p.words[0]!) > 0
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

  const fits = (p: Position): boolean => inHand(p, p.turn, 'man') + p.at(runner) === 0
  const moving = { fits, from: g.steps, play }
  const larger = leaderWins(players, LARGER, EVEN)
  const counted = (p: Position): Outcome => larger(p.words[men]! - p.words[men + 1]!)

  return standing(g, {
    parts: {
      move: { ...moving, prompt: PROMPTS.move },
      more: {
        prompt: PROMPTS.more,
        fits: p => p.at(runner) > 0,
        again: captures,
        stop,
        because: (_, __, usual) => (usual === why.noWay ? why.onlyTaking : usual),
        play,
      },
      open: { ...moving, prompt: PROMPTS.open, must: (p, m) => tried(p, opensAWay, m) },
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
          p.pass(starter)
        },
      },
    },
    start: p => g.go(p, part.drop),
    outcome: losing(
      players,
      FEW,
      (p, i) => p.words[men + i]! <= 1 && p.words[men + i]! + inHand(p, i, 'man') <= 1,
    ),
    tired: counted,
    stuck: p => (ways(p, 1 - p.turn) > 0 ? blocked : counted(p)),
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
  options: [boardSizes([5, 7, 9]), ...OPTIONS],
  make: ({ size = 5, drop = 2, starter, moves }) =>
    make(Number(size), Number(drop), starter === 'sudan' ? 0 : 1, moves === 'orthogonal' ? moves : 'all'),
}

export default fellahok
