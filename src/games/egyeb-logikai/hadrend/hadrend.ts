// Ruling: the program deals the arrangement; where the players put it down, who cannot place takes a figure off, and after ten such turns it is dealt.
// Ruling: the figure that the opponent has just moved may not be moved at once. When a move unites a type of both, the mover wins.
import { Moves, type Position } from '../../../engine/index.ts'
import {
  from,
  heldOf,
  pack,
  place,
  reason,
  squash,
  standing,
  text,
  to,
  winsOf,
  type BoardGame,
} from '../../../kit/index.ts'
import { apartArrangement } from './arrangement.ts'
import { colourOf, shapeOf } from './figures.ts'
import { disorderOf, isOneGroup } from './groups.ts'
import { FIRST_TYPES, PLAYERS } from './players.ts'
import { table } from './table.ts'

const MOST_TAKE_BACKS = 10

export function hadrend(setup: 'dealt' | 'placed'): BoardGame {
  const t = table({
    players: PLAYERS,
    parts: ['move', 'place', 'deal'],
    placing: 'apart',
    counters: { takeBacks: { for: 'all', most: MOST_TAKE_BACKS - 1 } },
    why: {
      justMoved: reason(
        'Ezt a figurát az ellenfeled éppen most mozdította; most másikat kell.',
        'Your opponent has just moved this figure; move another one now.',
        'hadrend',
      ),
    },
  })
  const { g, deal, cellsOfType } = t
  const { board, count, mark, part, why } = g
  const wins = winsOf(
    g.players,
    'A {winner} egyik fajtája összefüggő csoportban áll.',
    'One type of the {winner} stands in one group.',
  )
  const isUnited = (p: Position, type: number): boolean => isOneGroup(cellsOfType(p, type))
  const unites = (p: Position, player: number): boolean => {
    const first = FIRST_TYPES[player]!
    return isUnited(p, first) || isUnited(p, first + 1) || isUnited(p, first + 2)
  }
  /** How far the best of a player's three types is from being one group. */
  const need = (p: Position, player: number): number => {
    const first = FIRST_TYPES[player]!
    let [best, sum] = [Infinity, 0]
    for (let type = first; type < first + 3; type++) {
      const disorder = disorderOf(cellsOfType(p, type))
      best = Math.min(best, disorder)
      sum += disorder
    }
    return best + sum / 9
  }

  const scratch = new Moves()
  const canPlace = (p: Position): boolean => {
    scratch.n = 0
    t.listPlacements(p, scratch)
    return scratch.n > 0
  }
  const listTakeBacks = (p: Position, out: Moves): void => {
    for (let c = 0; c < board.size; c++) if (g.at(p, c) > 0) out.add(place(c))
  }
  /** A figure goes back to the pool; the last time all of them do, and luck lays them out. */
  const takeBack = (p: Position, c: number): void => {
    t.takeOff(p, c)
    if (p.words[count.takeBacks]! + 1 < MOST_TAKE_BACKS) {
      p.put(count.takeBacks, p.words[count.takeBacks]! + 1)
      return p.pass(1 - p.turn)
    }
    for (let each = 0; each < board.size; each++) if (g.at(p, each) > 0) t.takeOff(p, each)
    p.put(count.takeBacks, 0)
    g.go(p, part.deal)
    deal.begin(p)
  }

  return standing(g, {
    parts: {
      move: {
        prompt: text('Vigyél egy figurát az üres mezőre.', 'Move a figure to the empty cell.'),
        goes: () => true,
        from: (p, c, out) => out.add(pack(c, t.emptyCell(p))),
        refuses: (p, m) => (p.words[mark.moved] === from(m) + 1 ? why.justMoved : 0),
        play(p, m) {
          t.shift(p, from(m), to(m))
          p.put(mark.moved, to(m) + 1)
          g.endTurn(p)
        },
      },
      place: {
        prompt: p =>
          canPlace(p)
            ? text(
                'Tegyél le egy figurát: a szomszédai más színűek és más formájúak legyenek.',
                'Put a figure down where its neighbours differ in colour and in shape.',
              )
            : text(
                'Egy figura sem tehető le: vegyél vissza egyet a tábláról.',
                'No figure can be put down: take one off the board.',
              ),
        moves(p, out) {
          t.listPlacements(p, out)
          if (out.n === 0) listTakeBacks(p, out)
        },
        play(p, m) {
          if (heldOf(m) < 0) return takeBack(p, to(m))
          t.put(p, heldOf(m), to(m))
          p.pass(1 - p.turn)
          if (t.isSet(p)) {
            p.put(count.takeBacks, 0)
            g.go(p, part.move)
          }
        },
      },
      deal: {
        moves: (_, out) => deal.list(out),
        play(p, m) {
          const luck = deal.draw(p, m)
          if (!luck) return
          t.layOut(p, apartArrangement(luck))
          p.pass(0)
          g.go(p, part.move)
        },
      },
    },
    start(p) {
      g.go(p, setup === 'placed' ? part.place : part.deal)
      if (setup === 'dealt') deal.begin(p)
    },
    derive: t.derive,
    flaw: p => (g.partOf(p) === part.move ? t.moverFlaw(p) : undefined),
    // Only the types of the figure that was moved last can have been united by it.
    decisive: (p, { result }) =>
      [0, 1, 2]
        .map(i => cellsOfType(p, FIRST_TYPES[result.indexOf(1)]! + i))
        .filter(isOneGroup)
        .flatMap(bits => board.names.flatMap((_, c) => ((bits >> c) & 1 ? [c] : []))),
    outcome(p) {
      if (p.words[g.now] !== part.move) return undefined
      const mover = 1 - p.words[0]!
      if (p.words[mark.moved] === 0)
        return wins[unites(p, mover) ? mover : unites(p, 1 - mover) ? 1 - mover : 2]
      const figure = t.figureOn(p, p.words[mark.moved]! - 1)
      const shape = isUnited(p, shapeOf[figure]!)
      const colour = isUnited(p, colourOf[figure]!)
      return wins[shape && colour ? mover : shape ? 0 : colour ? 1 : 2]
    },
    draws: { repetition: { times: 3 }, cap: 1000 },
    attempts(p, out, reasons, usual) {
      if (p.turn >= 0 && g.partOf(p) === part.place) t.placingAttempts(p, out, reasons, !canPlace(p))
      else usual(p, out, reasons)
    },
    name: t.name,
    points: t.points,
    scene: p => ({ trays: t.poolTray(p) }),
    value: (p, player) => squash(need(p, 1 - player) - need(p, player), 4),
  })
}
