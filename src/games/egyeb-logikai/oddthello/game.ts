// Ruling: dark has the lower pair of discs in the middle, light the upper one; dark begins. Who cannot turn anything over or has no disc left
// passes; in the official game who cannot turn anything over loses.
// Ruling: the table goes 40 steps from the first disc each way; random games get 13 steps far, two players who both only run one way 31.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  byPoints,
  cellOf,
  ground,
  growing,
  growingBoard,
  kind,
  reason,
  squash,
  standing,
  text,
  tileByTile,
  toggle,
  turning,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

/** 32 discs for each player. */
const DISCS = 64
const DISCS_TITLE = text('Korongok', 'Discs')
const TABLE = { shape: 'hexes', tiles: DISCS, touch: 1, reach: 40 } as const

function make(official: boolean): BoardGame {
  const table = growingBoard(TABLE)
  const g = ground({
    players: [BLACK, WHITE],
    board: table,
    kinds: { disc: kind('korong', 'disc', 'disc') },
    setup: {
      disc: [
        [cellOf(table, '0'), cellOf(table, 'e1')],
        [cellOf(table, 'n1'), cellOf(table, 'e1n1')],
      ],
    },
    hands: { disc: DISCS / 2 - 2 },
    tracks: ['counts'],
    why: {
      taken: reason('Itt már fekszik egy korong.', 'A disc lies here already.'),
      noPlace: reason(
        'Csak oda tehetsz, ahol legalább egy korongot megfordítasz.',
        'A disc may only go where it turns over at least one disc.',
      ),
    },
  })
  const { men, players, why } = g
  const code = g.codes('disc')
  const left = players.map((_, i) => g.hand(i, 'disc'))
  const area = growing(g, TABLE)
  const { encloses, turn } = turning(g, code)
  const counted = (p: Position): Outcome => byPoints(players, DISCS_TITLE, [p.at(men), p.at(men + 1)])
  const vanished = winsOf(
    players,
    '{loser} minden korongja átfordult.',
    'Every disc of {loser} was turned over.',
  )

  return standing(g, {
    ...tileByTile(area, { taken: why.taken, apart: why.noPlace }),
    moves(p, out) {
      if (p.words[left[p.words[0]!]!]! > 0) area.list(p, out)
    },
    pick: (p, rng) => (p.words[left[p.words[0]!]!]! > 0 ? area.any(p, rng) : -1),
    refuses: (p, m) => (encloses(p, m, p.words[0]!) ? 0 : why.noPlace),
    play(p, m) {
      const player = p.words[0]!
      area.lay(p, m, code[player]!)
      turn(p, m, player)
      p.put(left[player]!, p.words[left[player]!]! - 1)
      p.note(men + player, p.words[men + player]! + 1)
      g.endTurn(p)
    },
    derive: p => area.derive(p),
    outcome(p) {
      const { words } = p
      for (let i = 0; i < 2; i++) if (words[men + i] === 0) return vanished[1 - i]
      return words[left[0]!]! + words[left[1]!]! === 0 ? counted(p) : undefined
    },
    stuck: official ? 'loses' : 'passes',
    counted,
    // On a table without corners the discs themselves are worth most: measured against room to move and open sides.
    value: (p, player) => squash(p.words[men + player]! - p.words[men + 1 - player]!, 20),
    tally: (p, player) => [text(`${p.at(men + player)} korong`, `${p.at(men + player)} discs`)],
  })
}

const oddthello: GameDefinition = {
  id: 'oddthello',
  chapter: 'egyeb-logikai',
  material: 'lacquer',
  title: { hu: 'Oddthello', en: 'Oddthello' },
  players: [2],
  rules: 1,
  options: [
    toggle(
      'official',
      'Hivatalos szabály: aki nem tud fordítani, veszít',
      'Official rule: who cannot turn loses',
    ),
  ],
  make: options => make(options['official'] === 'on'),
}

export default oddthello
