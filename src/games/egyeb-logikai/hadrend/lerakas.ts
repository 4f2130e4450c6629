// Ruling: the middle is barred, so all 24 figures are put down; fewer groups in one's own view win, equal ones are a draw.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  heldOf,
  numberTrays,
  split,
  squash,
  standing,
  text,
  to,
  winsOf,
  type BoardGame,
} from '../../../kit/index.ts'
import { groupsOf } from './groups.ts'
import { FIRST_TYPES, PLAYERS } from './players.ts'
import { table } from './table.ts'

export function lerakas(): BoardGame {
  const t = table({ players: PLAYERS, parts: ['place'], barred: 'middle', why: {} })
  const { g } = t
  const { players } = g
  const wins = winsOf(
    players,
    'A {winner} szempontja szerint kevesebb csoport van.',
    'There are fewer groups in the view of the {winner}.',
  )
  /** How many groups there are in a player's own view. */
  const groupsFor = (p: Position, player: number): number => {
    const first = FIRST_TYPES[player]!
    let n = 0
    for (let type = first; type < first + 3; type++) n += groupsOf(t.cellsOfType(p, type))
    return n
  }
  const verdict = (p: Position): Outcome => {
    const points = [groupsFor(p, 0), groupsFor(p, 1)]
    const [shapes, colours] = [points[0]!, points[1]!]
    if (shapes === colours)
      return { ...split(players, 'Ugyanannyi a csoport.', 'There are as many groups of both.'), points }
    return { ...wins[shapes < colours ? 0 : 1]!, points }
  }

  return standing(g, {
    parts: {
      place: {
        prompt: text('Tegyél le egy figurát egy üres mezőre.', 'Put a figure on an empty cell.'),
        moves: t.listPlacements,
        play(p, m) {
          t.put(p, heldOf(m), to(m))
          g.endTurn(p)
        },
      },
    },
    derive: t.derive,
    flaw: p =>
      t.isBarredTaken(p)
        ? text('A középső mezőn nem állhat figura.', 'No figure may stand on the middle cell.')
        : undefined,
    stuck: verdict,
    attempts: (p, out, reasons) => t.placingAttempts(p, out, reasons),
    name: t.name,
    points: t.points,
    scene: p => ({
      trays: [
        ...t.poolTray(p),
        ...numberTrays(g, 'groups', text('Csoportok', 'Groups'), player => groupsFor(p, player)),
      ],
    }),
    value: (p, player) => squash(groupsFor(p, 1 - player) - groupsFor(p, player), 3),
  })
}
