// Ruling: a square of four own balls earns at most two balls, also when several squares arise at once; the ball just played may be
// among them, and the second may become free by taking the first.
// Ruling: whoever has no ball in hand at the beginning of a turn has lost, even if a ball could be raised.
// Ruling: the third repetition is a draw, and so are 300 turns, counted here as 900 small moves.
import { Moves, type Move, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  from,
  ground,
  isPlace,
  kind,
  numberCodec,
  pack,
  place,
  reason,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { pyramid } from './pyramid.ts'

const BALLS = 15
const TAKEN_BACK = 2

interface Rules {
  readonly taking: 'free' | 'a duty' | 'none'
  readonly earnedBy: 'squares' | 'squares and rows'
}

function make({ taking, earnedBy }: Rules): BoardGame {
  const { board, level, below, above, squares, rows } = pyramid()
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { ball: kind('golyó', 'ball', 'marble', { most: BALLS }) },
    parts: ['turn', 'take'],
    hands: { ball: BALLS },
    /** How many balls may still be taken back. */
    own: layout => layout.range('left', 1, { json: numberCodec(0, 0, TAKEN_BACK) }),
    buttons: { done: text('Nem veszek vissza többet', 'I take no more back') },
    why: {
      unsupported: reason('Ide csak négy golyó fölé lehet tenni.', 'This place needs four balls below it.'),
      carries: reason('Ezen a golyón másik nyugszik.', 'Another ball rests on this one.', 'raise'),
      higher: reason(
        'Áthelyezni csak magasabb szintre lehet.',
        'A ball can only be raised to a higher level.',
        'raise',
      ),
      own: reason('A golyó nem lehet a saját alátámasztója.', 'A ball cannot rest on itself.', 'raise'),
      notThis: reason(
        'Csak saját golyót vehetsz vissza, amin semmi sem nyugszik.',
        'You can take back only balls of your own that carry nothing.',
        'squares',
      ),
    },
  })
  const { cells, ownerOf, part, players, why, own: left } = g
  const { size } = board
  const TOP = size - 1
  const ball = g.codes('ball')
  const inHand = [g.hand(0, 'ball'), g.hand(1, 'ball')] as const
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
    const own = p.words[cells + c]!
    const groups = earning[c]!
    for (let i = 0; i < groups.length; i++) {
      const group = groups[i]!
      let n = 0
      while (n < group.length && p.words[cells + group[n]!] === own) n++
      if (n === group.length) return true
    }
    return false
  }
  const raises = (p: Position, c: number, out: Moves): void => {
    for (let n = c + 1; n < size; n++)
      if (level[n]! > level[c]! && p.words[cells + n] === 0 && isCarried(p, n) && !below[n]!.includes(c))
        out.add(pack(c, n))
  }
  const ownBare = (p: Position, c: number): boolean =>
    p.words[cells + c] === ball[p.words[0]!] && isBare(p, c)
  const add = (p: Position, n: number): void =>
    p.put(inHand[p.words[0]!]!, p.words[inHand[p.words[0]!]!]! + n)

  /** Why a ball cannot be raised to a place. */
  const obstacle = (p: Position, m: Move): number => {
    if (!isBare(p, from(m))) return why.carries
    if (g.at(p, to(m)) > 0) return why.taken
    if (level[to(m)]! <= level[from(m)]!) return why.higher
    return below[to(m)]!.includes(from(m)) && isCarried(p, to(m)) ? why.own : why.unsupported
  }

  const wins = winsOf(players, '{winner} tette föl a csúcsot.', '{winner} has put the ball on top.')
  const losses = winsOf(players, '{loser} golyói elfogytak.', '{loser} has no ball left.')
  return standing(g, {
    parts: {
      turn: {
        prompt: text('Tegyél le egy golyót, vagy emelj följebb egyet.', 'Put a ball down, or raise one.'),
        moves(p, out) {
          const own = ball[p.words[0]!]
          for (let c = 0; c < size; c++) {
            const code = p.words[cells + c]
            if (code === 0) {
              if (isCarried(p, c)) out.add(place(c))
            } else if (code === own && isBare(p, c)) raises(p, c, out)
          }
        },
        play(p, m) {
          if (isPlace(m)) {
            g.set(p, to(m), ball[p.words[0]!]!)
            add(p, -1)
          } else g.carry(p, from(m), to(m))
          if (taking === 'none' || !hasEarned(p, to(m))) return g.endTurn(p)
          p.put(left, TAKEN_BACK)
          g.go(p, part.take)
        },
        because: (p, m, usual) =>
          usual === why.noPlace ? why.unsupported : usual === why.noWay ? obstacle(p, m) : usual,
      },
      take: {
        prompt: p =>
          p.at(left) === TAKEN_BACK
            ? text('Visszavehetsz egy vagy két golyódat.', 'You may take one or two of your balls back.')
            : text('Visszavehetsz még egy golyót.', 'You may take one more ball back.'),
        sign: '-',
        told: text('visszavéve', 'taken back'),
        moves(p, out) {
          for (let c = 0; c < size; c++) if (ownBare(p, c)) out.add(place(c))
          if (taking === 'free' || p.words[left]! < TAKEN_BACK) out.add(g.button.done)
        },
        play(p, m) {
          const isOver = m === g.button.done
          if (!isOver) {
            g.set(p, to(m), 0)
            add(p, 1)
          }
          p.put(left, isOver ? 0 : p.words[left]! - 1)
          if (p.words[left] === 0) g.endTurn(p)
        },
        because: () => why.notThis,
      },
    },
    /** Raising is tried also where no ball can be raised. */
    attempts(p, out, reasons, usual) {
      usual(p, out, reasons)
      if (g.partOf(p) !== part.turn) return
      const listed = new Moves()
      for (let c = 0; c < size; c++) if (ownBare(p, c)) raises(p, c, listed)
      for (let c = 0; c < size && listed.n === 0; c++)
        for (let n = 0; n < size && g.at(p, c) === ball[p.turn]; n++) {
          if (n === c) continue
          out.add(pack(c, n))
          reasons.add(obstacle(p, pack(c, n)))
        }
    },
    outcome(p) {
      const top = p.words[cells + TOP]!
      if (top !== 0) return wins[ownerOf[top]!]
      return p.words[g.now] === 0 && p.words[inHand[p.words[0]!]!] === 0 ? losses[1 - p.words[0]!] : undefined
    },
    draws: { repetition: { times: 3 }, cap: 900 },
    scene: p => ({
      fills: [...board.cells.keys()].flatMap(cell => (isCarried(p, cell) ? [] : [{ cell, fill: 'unseen' }])),
    }),
    value: (p, player) => squash(p.words[inHand[player]!]! - p.words[inHand[1 - player]!]!, 4),
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
