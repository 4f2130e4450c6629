// Ruling: white plays from the south, black begins; the ball starts on d4. The men's numbers are labels only.
// Ruling: a dribble keeps man and ball as they stand to each other; each may take the field the other leaves.
// Ruling: the ball scores by crossing the opponent's base row within the files a-h; side lines and the own base row stop it.
// Ruling: no move is a loss; the third repetition and the 400th move are draws.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  common,
  extra,
  from,
  ground,
  kind,
  LETTERS,
  oneOf,
  pack,
  reason,
  rowOf,
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

const SIDE = 8
const NUMBERS = ['1', '2', '3', '4', '5', '6']
/** What a move is: the number of `extra`. A dribble has its direction added. */
const [RUN, KICK, DRIBBLE] = [0, 1, 2]

function make(ballField: string): BoardGame {
  /** The goals lie beyond the base rows, in rows 0 and 9. */
  const board = square(SIDE, SIDE + 2, {
    name: (col, row) => `${LETTERS[col]}${row}`,
    fill: (col, row) => (row === 0 || row > SIDE ? 'goal' : (col + row) % 2 === 0 ? 'light' : 'dark'),
  })
  const man = (n: string) => kind(`${n}. játékos`, `player ${n}`, 'disc', { text: n, letter: n, most: 1 })
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
    own: layout => layout.range('ball', 1),
    why: {
      noWay: reason(
        'A játékos egy szomszédos szabad mezőre fut; a labda mellől cselezhet is.',
        'A player runs to a free field next to it; beside the ball it may also dribble.',
      ),
      noKick: reason(
        'A labda a mellette álló játékosodtól elfelé gurul, szabad mezőkön át.',
        'The ball rolls straight away from your player beside it, over free fields.',
        'kick',
      ),
    },
  })
  const { cells, men, ownerOf, players, why } = g
  const { next } = board
  const BALL = g.code('ball')
  const at = g.own
  const row = Int8Array.from({ length: board.size }, (_, c) => rowOf(board, c))
  const goalRow = [SIDE + 1, 0]
  const isPitch = (c: number): boolean => c !== board.size && row[c]! > 0 && row[c]! <= SIDE
  /** Whether the ball may come here: a free field, or the goal the player attacks. */
  const takesBall = (c: number, player: number): boolean =>
    c !== board.size && (isPitch(c) || row[c] === goalRow[player])
  const isNextTo = (c: number, d: number, ball: number): boolean => next[c * 8 + d] === ball

  const wins = winsOf(players, '{winner} gólt lőtt.', '{winner} has scored.')
  /** How far the ball has come, and how much nearer the own men are to it than the enemy's. */
  const away = (p: Position, player: number): number => {
    const first = g.places!.first(player)
    const ball = board.cells[p.words[at]!]!
    let nearest = 9
    for (let i = first; i < first + p.words[men + player]!; i++) {
      const { x, y } = board.cells[p.words[i]!]!
      nearest = Math.min(nearest, Math.max(Math.abs(x - ball.x), Math.abs(y - ball.y)))
    }
    return nearest
  }

  return standing(g, {
    prompt: text('Fuss, cselezz vagy rúgj.', 'Run, dribble or kick.'),
    goes: (p, code) => code === BALL || ownerOf[code] === p.words[0],
    from(p, c, out) {
      const ball = p.words[at]!
      const player = p.words[0]!
      if (c === ball) {
        // The man who kicks stands right behind the ball.
        for (let d = 0; d < 8; d++) {
          if (ownerOf[p.words[cells + next[c * 8 + ((d + 4) % 8)]!]!] !== player) continue
          for (
            let to = next[c * 8 + d]!;
            takesBall(to, player) && p.words[cells + to] === 0;
            to = next[to * 8 + d]!
          )
            out.add(pack(c, to, KICK))
        }
        return
      }
      for (let d = 0; d < 8; d++) {
        const goal = next[c * 8 + d]!
        if (isPitch(goal) && p.words[cells + goal] === 0) out.add(pack(c, goal, RUN))
      }
      for (let side = 0; side < 8; side++) {
        if (!isNextTo(c, side, ball)) continue
        for (let d = 0; d < 8; d++) {
          const [goal, ballGoal] = [next[c * 8 + d]!, next[ball * 8 + d]!]
          const isManFree = isPitch(goal) && (p.words[cells + goal] === 0 || goal === ball)
          const isBallFree =
            takesBall(ballGoal, player) && (p.words[cells + ballGoal] === 0 || ballGoal === c)
          if (isManFree && isBallFree) out.add(pack(c, goal, DRIBBLE + d))
        }
      }
    },
    play(p, m) {
      const ball = p.words[at]!
      if (extra(m) === RUN) g.carry(p, from(m), to(m))
      else {
        const ballGoal = extra(m) === KICK ? to(m) : next[ball * 8 + extra(m) - DRIBBLE]!
        const man = p.words[cells + from(m)]!
        g.set(p, ball, 0)
        if (extra(m) !== KICK) {
          g.set(p, from(m), 0)
          g.set(p, to(m), man)
        }
        g.set(p, ballGoal, BALL)
        p.note(at, ballGoal)
      }
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noWay && from(m) === p.at(at) ? why.noKick : usual),
    start: p => p.put(0, 1),
    derive(p) {
      for (let c = 0; c < board.size; c++) if (p.at(cells + c) === BALL) p.note(at, c)
    },
    flaw(p) {
      for (let c = 0; c < board.size; c++)
        if (g.at(p, c) > 0 && g.at(p, c) !== BALL && !isPitch(c))
          return text('A kapuban nem állhat játékos.', 'No player may stand in a goal.')
      return undefined
    },
    outcome: p => (row[p.words[at]!] === SIDE + 1 ? wins[0] : row[p.words[at]!] === 0 ? wins[1] : undefined),
    draws: { repetition: { times: 3 }, cap: 400 },
    name(p, m) {
      const [a, b] = [board.names[from(m)]!, board.names[to(m)]!]
      if (extra(m) < DRIBBLE) return undefined
      const ball = p.at(at)
      return `${a}-${b}+${board.names[ball]!}-${board.names[next[ball * 8 + extra(m) - DRIBBLE]!]!}`
    },
    /** A dribble is pointed at by the man, the ball, and where the ball goes. */
    points: (p, m) =>
      extra(m) < DRIBBLE ? undefined : [from(m), p.at(at), next[p.at(at) * 8 + extra(m) - DRIBBLE]!],
    value(p, player) {
      const lead =
        row[p.words[at]!]! -
        (SIDE + 1) / 2 +
        1.2 * (away(p, 1) - away(p, 0)) +
        (p.words[0] === 0 ? 0.6 : -0.6)
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
  options: [
    oneOf('ball', 'A labda helye', 'Where the ball starts', [
      ['d4', 'd4', 'd4'],
      ['e4', 'e4', 'e4'],
      ['d5', 'd5', 'd5'],
      ['e5', 'e5', 'e5'],
    ]),
  ],
  make: ({ ball = 'd4' }) => make(ball),
}

export default szokkolot
