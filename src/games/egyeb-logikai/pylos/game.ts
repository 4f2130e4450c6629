// Ruling: a square of four own balls earns at most two balls, also when several squares arise at once; the ball just played may be
// among them, and the second may become free by taking the first.
// Ruling: whoever has no ball in hand at the beginning of a turn has lost, even if a ball could be raised.
// Ruling: the third repetition is a draw, and so are 300 turns, counted here as 900 small moves.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  from,
  ground,
  isPlace,
  kind,
  pack,
  place,
  standing,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { above, below, board, level, rows, squares } from './pyramid.ts'
import { DONE, ENDS, PROMPTS, TAKEN, WHY } from './words.ts'

const BALLS = 15
const TAKEN_BACK = 2
const TOP = board.size - 1

interface Rules {
  readonly taking: 'free' | 'a duty' | 'none'
  readonly earnedBy: 'squares' | 'squares and rows'
}

function make({ taking, earnedBy }: Rules): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { ball: kind('golyó', 'ball', 'marble', { most: BALLS }) },
    parts: ['turn', 'take'],
    hands: { ball: BALLS },
    /** How many balls may still be taken back. */
    counters: { left: { for: 'all', most: TAKEN_BACK } },
    goals: { ball: [[TOP], [TOP]] },
    buttons: { done: DONE },
    why: WHY,
  })
  const { cells, inHand, part, players, toHand, why } = g
  const { left } = g.count
  const { size } = board
  const ball = g.codes('ball')
  const earning = squares.map((list, c) => (earnedBy === 'squares' ? list : [...list, ...rows[c]!]))

  const isBare = (p: Position, c: number): boolean => {
    const list = above[c]!
    for (let i = 0; i < list.length; i++) if (p.words[cells + list[i]!] !== 0) return false
    return true
  }
  const isCarried = (p: Position, c: number): boolean => {
    const list = below[c]!
    for (let i = 0; i < list.length; i++) if (p.words[cells + list[i]!] === 0) return false
    return true
  }
  const hasEarned = (p: Position, c: number): boolean => {
    const groups = earning[c]!
    for (let i = 0; i < groups.length; i++)
      if (g.countOf(p, p.words[cells + c]!, groups[i]) === groups[i]!.length) return true
    return false
  }
  /** The empty places that a ball can lie on: the first so many of `open`, from below upwards. */
  const open = new Int16Array(size)
  const listOpen = (p: Position): number => {
    let n = 0
    for (let c = 0; c < size; c++) if (p.words[cells + c] === 0 && isCarried(p, c)) open[n++] = c
    return n
  }
  const raises = (c: number, places: number, out: Moves): void => {
    for (let i = 0; i < places; i++)
      if (level[open[i]!]! > level[c]! && !below[open[i]!]!.includes(c)) out.add(pack(c, open[i]!))
  }

  /** Why a ball cannot be raised to a place. */
  const obstacle = (p: Position, m: Move): number => {
    if (!isBare(p, from(m))) return why.carries
    if (g.at(p, to(m)) > 0) return why.taken
    if (level[to(m)]! <= level[from(m)]!) return why.higher
    return below[to(m)]!.includes(from(m)) && isCarried(p, to(m)) ? why.own : why.unsupported
  }

  const losses = winsOf(players, ...ENDS.emptied)
  return standing(g, {
    parts: {
      turn: {
        prompt: PROMPTS.turn,
        moves(p, out) {
          const own = ball[p.words[0]!]
          const places = listOpen(p)
          for (let c = 0, i = 0; c < size; c++)
            if (i < places && open[i] === c) {
              out.add(place(c))
              i++
            } else if (p.words[cells + c] === own && isBare(p, c)) raises(c, places, out)
        },
        play(p, m) {
          if (isPlace(m)) g.putDown(p, 'ball', to(m))
          else g.carry(p, from(m), to(m))
          if (taking === 'none' || !hasEarned(p, to(m))) return g.endTurn(p)
          p.put(left, TAKEN_BACK)
          g.go(p, part.take)
        },
        alsoTried: 'journeys',
        because: (p, m, usual) =>
          usual === why.noPlace ? why.unsupported : usual === why.noWay ? obstacle(p, m) : usual,
      },
      take: {
        prompt: p => (p.at(left) === TAKEN_BACK ? PROMPTS.take : PROMPTS.another),
        sign: '-',
        told: TAKEN,
        moves(p, out) {
          for (let c = 0; c < size; c++)
            if (p.words[cells + c] === ball[p.words[0]!] && isBare(p, c)) out.add(place(c))
          if (taking === 'free' || p.words[left]! < TAKEN_BACK) out.add(g.button.done)
        },
        play(p, m) {
          const isOver = m === g.button.done
          if (!isOver) {
            g.set(p, to(m), 0)
            toHand(p, p.words[0]!, 'ball')
          }
          p.put(left, isOver ? 0 : p.words[left]! - 1)
          if (p.words[left] === 0) g.endTurn(p)
        },
        because: () => why.notThis,
      },
    },
    arrives: winsOf(players, ...ENDS.top),
    outcome: p =>
      p.words[g.now] === 0 && inHand(p, p.words[0]!, 'ball') === 0 ? losses[1 - p.words[0]!] : undefined,
    draws: { repetition: { times: 3 }, cap: 900 },
    scene: p => ({
      fills: [...board.cells.keys()].flatMap(cell => (isCarried(p, cell) ? [] : [{ cell, fill: 'unseen' }])),
    }),
    value: aheadBy((p, player) => inHand(p, player, 'ball'), 4),
  })
}

const pylos: GameDefinition = {
  id: 'pylos',
  chapter: 'egyeb-logikai',
  title: { hu: 'Pylos', en: 'Pylos' },
  players: [2],
  rules: 1,
  material: 'marbles',
  options: [
    toggle('official', 'Négyes után kötelező visszavenni', 'After a square a ball must be taken back'),
    toggle('expert', 'A teljes sor is visszavételt ér', 'A full row earns balls as well'),
    toggle('children', 'Nincs visszavétel', 'No balls are taken back'),
  ],
  make: ({ official, expert, children }) =>
    make({
      taking: children === 'on' ? 'none' : official === 'on' ? 'a duty' : 'free',
      earnedBy: expert === 'on' ? 'squares and rows' : 'squares',
    }),
}

export default pylos
