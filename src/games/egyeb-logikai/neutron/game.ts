// Ruling: a neutron's move after which none of the player's men could go is refused, unless it ends on a base row.
// Ruling: the third repetition is a draw, and so is the 200th move.
import { tried, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  common,
  from,
  ground,
  kind,
  reason,
  square,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

function make(goal: 'own row' | 'far row'): BoardGame {
  const board = square(5, 5)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      man: kind('gyalog', 'man', 'disc'),
      neutron: common('neutron', 'neutron', 'marble', { least: 1, most: 1 }),
    },
    setup: `
      m m m m m
      . . . . .
      . . n . .
      . . . . .
      M M M M M`,
    parts: ['neutron', 'man'],
    follows: ['neutron'],
    why: {
      freezes: reason('Ezután egyik gyalogod sem tudna lépni.', 'None of your men could move after this.'),
      noWay: reason(
        'Minden figura addig csúszik a választott irányban, amíg akadályba nem ütközik.',
        'Every piece slides in its direction until something stops it.',
      ),
      notNow: reason(
        'Előbb a neutron lép, aztán egy saját gyalog.',
        'The neutron moves first, then a man of yours.',
      ),
    },
  })
  const { players, cells, part, why } = g
  const NEUTRON = g.code('neutron')
  const men = g.codes('man')
  const at = g.spot.neutron

  /** By cell: the player who wins with the neutron on it. */
  const winner = new Int8Array(board.size).fill(-1)
  for (const c of board.regions.south) winner[c] = goal === 'own row' ? 0 : 1
  for (const c of board.regions.north) winner[c] = goal === 'own row' ? 1 : 0
  const wins = winsOf(
    players,
    'A neutron {winner} célsorára ért.',
    'The neutron reached the goal row of {winner}.',
  )

  const hasMove = (p: Position): boolean => {
    for (let c = 0; c < board.size; c++)
      if (p.words[cells + c] === men[p.words[0]!])
        for (let d = 0; d < 8; d++) if (g.slide(p, c, d) !== c) return true
    return false
  }
  const leavesAMove = (p: Position, m: number): boolean => {
    g.carry(p, from(m), to(m))
    return hasMove(p)
  }

  return standing(g, {
    parts: {
      neutron: {
        prompt: text('A neutron csúszik.', 'Slide the neutron.'),
        goes: (_, code) => code === NEUTRON,
        moves: (p, out) => g.slides(p, p.words[at]!, out),
        refuses: (p, m) => (winner[to(m)]! >= 0 || tried(p, leavesAMove, m) ? 0 : why.freezes),
        play(p, m) {
          g.carry(p, from(m), to(m))
          g.go(p, part.man)
        },
      },
      man: {
        prompt: text('Most egy gyalogod csúszik.', 'Now slide one of your men.'),
        from: g.slides,
        play(p, m) {
          g.carry(p, from(m), to(m))
          g.endTurn(p)
        },
      },
    },
    start: p => g.go(p, goal === 'own row' ? part.man : part.neutron),
    outcome: p => wins[winner[p.words[at]!]!],
    draws: { repetition: { times: 3 }, cap: 200 },
  })
}

const neutron: GameDefinition = {
  id: 'neutron',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Neutron', en: 'Neutron' },
  players: [2],
  rules: 1,
  options: [toggle('coneutron', 'Társneutron: a túlsó sor a cél', 'Coneutron: the far row is the goal')],
  make: ({ coneutron }) => make(coneutron === 'on' ? 'far row' : 'own row'),
}

export default neutron
