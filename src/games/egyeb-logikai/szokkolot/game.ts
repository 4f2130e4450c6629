// Ruling: white plays from the south, black begins; the ball starts on d4. The men's numbers are labels only.
// Ruling: a dribble keeps man and ball as they stand to each other; each may take the field the other leaves.
// Ruling: the ball scores by crossing the opponent's base row within the files a-h; side lines and the own base row stop it.
// Ruling: no move is a loss; the third repetition and the 400th move are draws.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  common,
  dirTo,
  extra,
  from,
  ground,
  kind,
  LETTERS,
  oneOf,
  pack,
  pitch,
  squash,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { PROMPT, SCORED, WHY } from './words.ts'

const SIDE = 8
const MIDDLE = ['d4', 'e4', 'd5', 'e5']
const NUMBERS = ['1', '2', '3', '4', '5', '6']
/** What a move is: the number of `extra`. A dribble has its direction added. */
const [RUN, KICK, DRIBBLE] = [0, 1, 2]

function make(ballField: string): BoardGame {
  const checks = (col: number, row: number) => ((col + row) % 2 === 0 ? 'light' : 'dark')
  const { board, row, field, isField } = pitch(SIDE, SIDE, checks)
  const man = (n: string) =>
    kind(`${n}. játékos`, `player ${n}`, 'disc', { text: n, letter: n, most: 1, on: field })
  const home = (i: number) => [`${LETTERS[i + 1]}1`, `${LETTERS[i + 1]}${SIDE}`]
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      ball: common('labda', 'ball', 'marble', { tint: 'orange', least: 1, most: 1 }),
      ...Object.fromEntries(NUMBERS.map(n => [`man${n}`, man(n)])),
    },
    setup: { ball: ballField, ...Object.fromEntries(NUMBERS.map((n, i) => [`man${n}`, home(i)])) },
    tracks: ['places'],
    follows: ['ball'],
    why: WHY,
  })
  const { cells, ownerAt, players, why } = g
  const { next } = board
  const BALL = g.code('ball')
  const at = g.spot.ball!
  const goalRow = [SIDE + 1, 0]
  /** Whether the ball may come here: the pitch, or the goal the player attacks. */
  const takesBall = (c: number, player: number): boolean => isField(c) || row[c] === goalRow[player]
  const kicks = (p: Position, ball: number, out: Moves): void => {
    const player = p.words[0]!
    for (let d = 0; d < 8; d++) {
      // The man who kicks stands right behind the ball.
      if (ownerAt(p, next[ball * 8 + ((d + 4) % 8)]!) !== player) continue
      let c = next[ball * 8 + d]!
      for (; takesBall(c, player) && p.words[cells + c] === 0; c = next[c * 8 + d]!)
        out.add(pack(ball, c, KICK))
    }
  }
  const runs = (p: Position, c: number, out: Moves): void => {
    for (let d = 0; d < 8; d++) {
      const goal = next[c * 8 + d]!
      if (isField(goal) && p.words[cells + goal] === 0) out.add(pack(c, goal, RUN))
    }
  }
  const dribbles = (p: Position, c: number, ball: number, out: Moves): void => {
    for (let d = 0; d < 8; d++) {
      const [goal, ballGoal] = [next[c * 8 + d]!, next[ball * 8 + d]!]
      const isManFree = isField(goal) && (p.words[cells + goal] === 0 || goal === ball)
      const isBallFree = p.words[cells + ballGoal] === 0 || ballGoal === c
      if (isManFree && isBallFree && takesBall(ballGoal, p.words[0]!)) out.add(pack(c, goal, DRIBBLE + d))
    }
  }
  /** Where a dribble takes the ball. */
  const ballGoalOf = (p: Position, m: Move): number => next[p.words[at]! * 8 + extra(m) - DRIBBLE]!

  const way = (a: number, b: number): string => `${board.names[a]}-${board.names[b]}`
  const wins = winsOf(players, ...SCORED)
  /** How far the nearest man of a player is from the ball. */
  const away = (p: Position, player: number): number => {
    const first = g.places!.first(player)
    const ball = board.cells[p.words[at]!]!
    let nearest = 9
    for (let i = first; i < first + p.words[g.men + player]!; i++) {
      const { x, y } = board.cells[p.words[i]!]!
      nearest = Math.min(nearest, Math.max(Math.abs(x - ball.x), Math.abs(y - ball.y)))
    }
    return nearest
  }

  return standing(g, {
    prompt: PROMPT,
    goes: (p, code) => code === BALL || g.ownerOf[code] === p.words[0],
    from(p, c, out) {
      const ball = p.words[at]!
      if (c === ball) return kicks(p, c, out)
      runs(p, c, out)
      if (dirTo(board, c, ball) >= 0) dribbles(p, c, ball, out)
    },
    play(p, m) {
      if (extra(m) < DRIBBLE) g.carry(p, from(m), to(m))
      else {
        const [man, ballGoal] = [p.words[cells + from(m)]!, ballGoalOf(p, m)]
        g.set(p, p.words[at]!, 0)
        g.set(p, from(m), 0)
        g.set(p, to(m), man)
        g.set(p, ballGoal, BALL)
      }
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noWay && from(m) === p.at(at) ? why.noKick : usual),
    start: p => p.put(0, 1),
    outcome: p => (row[p.words[at]!] === SIDE + 1 ? wins[0] : row[p.words[at]!] === 0 ? wins[1] : undefined),
    draws: { repetition: { times: 3 }, cap: 400 },
    name: (p, m) =>
      extra(m) < DRIBBLE ? undefined : `${way(from(m), to(m))}+${way(p.at(at), ballGoalOf(p, m))}`,
    /** A dribble is pointed at by the man, the ball, and where the ball goes. */
    points: (p, m) => (extra(m) < DRIBBLE ? undefined : [from(m), p.at(at), ballGoalOf(p, m)]),
    /** How far the ball has come, how much nearer the own men are to it than the enemy's, and who is to move. */
    value(p, player) {
      const tempo = p.words[0] === 0 ? 0.6 : -0.6
      const lead = row[p.words[at]!]! - (SIDE + 1) / 2 + 1.2 * (away(p, 1) - away(p, 0)) + tempo
      return squash(player === 0 ? lead : -lead, 5)
    },
    gain: (_, m) => (extra(m) === KICK ? 0.3 : extra(m) === RUN ? 0 : 0.1),
  })
}

const szokkolot: GameDefinition = {
  id: 'szokkolot',
  chapter: 'egyeb-logikai',
  title: { hu: 'Szokkolot', en: 'Soccolot' },
  players: [2],
  rules: 1,
  material: 'draughts',
  options: [oneOf('ball', 'A labda helye', 'Where the ball starts', MIDDLE)],
  make: ({ ball = 'd4' }) => make(ball),
}

export default szokkolot
