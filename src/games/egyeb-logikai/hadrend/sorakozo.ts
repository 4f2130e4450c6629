// Ruling: the shape sorter goes on from where the colour sorter has come to; fewer moves win, equal ones are a draw.
// Ruling: who is not done after 200 moves has 200; an arrangement that is sorted already takes none. Alone one sorts by colour.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  from,
  heldOf,
  numberTrays,
  pack,
  reason,
  SOLO,
  split,
  squash,
  standing,
  text,
  to,
  win,
  winsOf,
  type BoardGame,
} from '../../../kit/index.ts'
import { anyArrangement } from './arrangement.ts'
import { COLOURS, colourOf, shapeOf, TYPES } from './figures.ts'
import { disorderOf, groupsOf, isOneGroup } from './groups.ts'
import { FIRST_TYPES, PLAYERS } from './players.ts'
import { table } from './table.ts'

const MOST_MOVES = 200
const PLURALS = ['négyzetet', 'kört', 'háromszöget', 'sárga figurát', 'zöld figurát', 'piros figurát']
const SINGULARS = ['square', 'circle', 'triangle', 'yellow figure', 'green figure', 'red figure']
const turnOf = (type: number) =>
  reason(
    `Most egy ${PLURALS[type]!} kell mozdítanod.`,
    `Now you have to move a ${SINGULARS[type]!}.`,
    'sorakozo',
  )

export function sorakozo(setup: 'placed' | 'dealt', count: 1 | 2): BoardGame {
  const alone = count === 1
  const t = table({
    players: alone ? [SOLO] : PLAYERS,
    parts: ['sort', 'place', 'deal'],
    counters: { moves: { for: 'each player', most: MOST_MOVES } },
    why: {
      square: turnOf(0),
      circle: turnOf(1),
      triangle: turnOf(2),
      yellow: turnOf(3),
      green: turnOf(4),
      red: turnOf(5),
    },
  })
  const { g, deal, cellsOfType } = t
  const { part, players, why } = g
  const { moves } = g.count
  const firstTypes = alone ? [COLOURS] : FIRST_TYPES
  const wins = winsOf(players, 'A {winner} kevesebb lépésből rendezett.', 'The {winner} needed fewer moves.')
  const solved = win(players, 0, 'Mindhárom szín összefügg.', 'Each of the three colours is one group.')
  const unsolved: Outcome = {
    result: [0],
    reason: text('200 lépés sem volt elég.', 'Not even 200 moves were enough.'),
  }

  const isSorted = (p: Position, player: number): boolean => {
    const first = firstTypes[player]!
    for (let type = first; type < first + 3; type++) if (!isOneGroup(cellsOfType(p, type))) return false
    return true
  }
  const isDone = (p: Position, player: number): boolean =>
    p.words[moves + player] === MOST_MOVES || isSorted(p, player)
  /** The type that has to be moved now. */
  const typeNow = (p: Position): number => firstTypes[p.words[0]!]! + (p.words[moves + p.words[0]!]! % 3)
  const isOfType = (figure: number, type: number): boolean =>
    shapeOf[figure] === type || colourOf[figure] === type
  /** The board is full: the colour sorter begins, if there is anything to sort. */
  const begin = (p: Position): void => {
    const first = players.length - 1
    g.go(p, part.sort)
    p.pass(first)
    if (!alone && isDone(p, first)) p.pass(0)
  }
  /** How many moves a player will have made, by guess. */
  const guess = (p: Position, player: number): number => {
    const first = firstTypes[player]!
    if (player !== 0 && p.words[g.now] === part.sort && p.words[0] === 0) return p.words[moves + player]!
    let disorder = 0
    for (let type = first; type < first + 3; type++) disorder += disorderOf(cellsOfType(p, type))
    return p.words[moves + player]! + disorder
  }
  const verdict = (p: Position): Outcome => {
    const points = [p.at(moves), p.at(moves + 1)]
    const [mine, theirs] = [points[0]!, points[1]!]
    if (mine === theirs)
      return { ...split(players, 'Ugyanannyi lépésből rendeztek.', 'Both needed the same moves.'), points }
    return { ...wins[mine < theirs ? 0 : 1]!, points }
  }

  return standing(g, {
    parts: {
      sort: {
        prompt: p =>
          text(
            `Vigyél egy ${PLURALS[typeNow(p)]!} az üres mezőre.`,
            `Move a ${SINGULARS[typeNow(p)]!} to the empty cell.`,
          ),
        goes: (p, _, c) => isOfType(t.figureOn(p, c), typeNow(p)),
        from: (p, c, out) => out.add(pack(c, t.emptyCell(p))),
        play(p, m) {
          const player = p.words[0]!
          t.shift(p, from(m), to(m))
          p.put(moves + player, p.words[moves + player]! + 1)
          if (player === 1 && isDone(p, 1)) p.pass(0)
        },
        because: (p, _, usual) => (usual === why.notNow ? why[TYPES[typeNow(p)]!.id] : usual),
      },
      place: {
        prompt: text(
          'Töltsd meg a táblát tetszés szerint; egy mező maradjon üresen.',
          'Fill the board as you like; one cell stays empty.',
        ),
        moves: t.listPlacements,
        play(p, m) {
          t.put(p, heldOf(m), to(m))
          if (t.isSet(p)) begin(p)
        },
      },
      deal: {
        moves: (_, out) => deal.list(out),
        play(p, m) {
          const luck = deal.draw(p, m)
          if (!luck) return
          t.layOut(p, anyArrangement(luck))
          begin(p)
        },
      },
    },
    start(p) {
      const dealt = alone || setup === 'dealt'
      g.go(p, dealt ? part.deal : part.place)
      if (dealt) deal.begin(p)
    },
    derive: t.derive,
    flaw: p => (g.partOf(p) === part.sort ? t.moverFlaw(p) : undefined),
    outcome(p) {
      if (p.words[g.now] !== part.sort || p.words[0] !== 0 || !isDone(p, 0)) return undefined
      return alone ? (isSorted(p, 0) ? solved : unsolved) : verdict(p)
    },
    attempts(p, out, reasons, usual) {
      if (p.turn >= 0 && g.partOf(p) === part.place) t.placingAttempts(p, out, reasons)
      else usual(p, out, reasons)
    },
    name: t.name,
    points: t.points,
    scene: p => ({
      trays: [
        ...t.poolTray(p),
        ...numberTrays(g, 'moves', text('Lépések', 'Moves'), player => p.at(moves + player)),
      ],
    }),
    value: (p, player) =>
      alone ? -squash(guess(p, 0), 12) : squash(guess(p, 1 - player) - guess(p, player), 8),
    // One move takes a lone figure away and joins four groups at most, so it makes four groups fewer.
    ...(alone && {
      needs(p: Position): number {
        let most = 0
        for (let k = 0; k < 3; k++) {
          const type = COLOURS + ((p.words[moves]! + k) % 3)
          const own = Math.ceil((groupsOf(cellsOfType(p, type)) - 1) / 4)
          if (own > 0) most = Math.max(most, k + 1 + 3 * (own - 1))
        }
        return most
      },
    }),
  })
}
