// Ruling: dark begins; the book's second version is the usual one; discs never run out; passing only when no disc can be placed.
// Ruling: in the first version each of the four directions is a row of its own, and among equally long ones the mover chooses.
import type { Move, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  boardSizes,
  byPoints,
  crosswise,
  extra,
  ground,
  kind,
  numberTrays,
  oneOf,
  pack,
  place,
  placingNet,
  reason,
  square,
  squash,
  standing,
  text,
  to,
  turning,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const DISCS = text('Korongok', 'Discs')
/** What a net sees besides the discs: where the other could place, where the mover may not, and that fewer discs win. */
const [THEIRS, FORBIDDEN, FEWEST] = [8, 32, 64]

function make(size: number, variant: string): BoardGame {
  // In version 1 a move carries the direction of its row.
  const longest = variant === '1'
  const fewest = variant === '3'
  const middle = (size / 2 - 1) * (size + 1)
  const dark = [middle + 1, middle + size]
  const light = [middle, middle + size + 1]
  const g = ground({
    players: [BLACK, WHITE],
    board: longest ? crosswise(square(size, size)) : square(size, size),
    kinds: { disc: kind('korong', 'disc', 'disc') },
    setup: { disc: [dark, light] },
    tracks: ['counts', 'empties'],
    why: {
      noPlace: reason(
        'Csak oda tehetsz, ahol legalább egy korongot megfordítasz.',
        'A disc may only go where it turns over at least one disc.',
      ),
      longer: reason(
        'A leghosszabb sort kell megfordítani.',
        'The longest row must be turned over.',
        'variants',
      ),
    },
  })
  const { board, players, men, why, empties } = g
  const code = g.codes('disc')
  const { row, encloses, turn } = turning(g, code)

  /** Version 1: the own disc at the far end of a row that is not the only longest one; else -1. */
  const chosen = (p: Position, m: Move): number => {
    const n = row(p, to(m), extra(m), p.turn)
    const rivals = board.dirs.filter((_, d) => d !== extra(m) && row(p, to(m), d, p.turn) >= n)
    if (!longest || n === 0 || rivals.length === 0) return -1
    let at = to(m)
    for (let i = 0; i <= n; i++) at = board.next[at * board.dirs.length + extra(m)]!
    return at
  }
  const counted = (p: Position): Outcome =>
    byPoints(players, DISCS, [p.at(men), p.at(men + 1)], fewest ? 'fewest' : 'most')
  const corners = [0, size - 1, board.size - size, board.size - 1]
  const told = fewest ? FEWEST : 0
  const net = placingNet(g, {
    weights: new URL('./reversi.bin', import.meta.url),
    bits(p, c) {
      if (g.at(p, c) !== 0) return told
      return told | (encloses(p, c, p.turn) ? 0 : FORBIDDEN) | (encloses(p, c, 1 - p.turn) ? THEIRS : 0)
    },
    level: () => (fewest ? 1 : 0),
    lead: (_, owned) => (fewest ? -owned : owned),
    // With so few free cells alpha-beta sees the end of the game.
    solves: p => empties.count(p) <= 10,
  })

  return standing(g, {
    moves(p, out) {
      for (let d = 0; d < (longest ? 4 : 1); d++) empties.places(p, out, pack(0, 0, d))
    },
    pick: (p, rng) => place(empties.any(p, rng)) | pack(0, 0, longest ? rng.below(4) : 0),
    refuses(p, m) {
      const player = p.words[0]!
      const n = longest ? row(p, to(m), extra(m), player) : encloses(p, to(m), player) ? 1 : 0
      if (n === 0) return why.noPlace
      if (longest) for (let d = 0; d < 4; d++) if (row(p, to(m), d, player) > n) return why.longer
      return 0
    },
    play(p, m) {
      const player = p.words[0]!
      turn(p, to(m), player, longest ? extra(m) : undefined)
      g.set(p, to(m), code[player]!)
      g.endTurn(p)
    },
    outcome: p => (empties.count(p) === 0 ? counted(p) : undefined),
    stuck: 'passes',
    counted,
    name: (p, m) => (chosen(p, m) < 0 ? undefined : `${board.names[to(m)]!}:${board.names[chosen(p, m)]!}`),
    points: (p, m) => (chosen(p, m) < 0 ? undefined : [to(m), chosen(p, m)]),
    value(p, player) {
      const [own, foe] = [code[player]!, code[1 - player]!]
      let room = 0
      for (let i = empties.count(p) - 1; i >= 0; i--) {
        if (encloses(p, empties.at(p, i), player)) room++
        if (encloses(p, empties.at(p, i), 1 - player)) room--
      }
      // Discs matter more as the board fills up.
      const lead = p.words[men + player]! - p.words[men + 1 - player]!
      let land = (lead * (board.size - empties.count(p))) / board.size / 4
      for (const c of corners) land += g.at(p, c) === own ? 8 : g.at(p, c) === foe ? -8 : 0
      return squash(room + (fewest ? -land : land), 30)
    },
    ...(!longest && { net }),
    gain: (_, m) => (!fewest && corners.includes(to(m)) ? 1 : 0),
    scene: p => ({ trays: numberTrays(g, 'discs', DISCS, i => p.at(men + i)) }),
  })
}

const VARIANTS = [
  ['2', '2. változat: nyolc irány, minden sor fordul', 'version 2: eight directions, every row turns'],
  [
    '1',
    '1. változat: négy irány, a leghosszabb sor fordul',
    'version 1: four directions, the longest row turns',
  ],
  ['3', '3. változat: mint a 2., de a kevesebb korong nyer', 'version 3: as 2, but fewer discs win'],
] as const
const reversi: GameDefinition = {
  id: 'reversi',
  chapter: 'egyeb-logikai',
  material: 'lacquer',
  title: { hu: 'Reversi', en: 'Reversi' },
  players: [2],
  rules: 1,
  options: [oneOf('variant', 'Változat', 'Variant', VARIANTS), boardSizes([8, 6, 10, 12])],
  make: options => make(Number(options['size'] ?? 8), options['variant'] ?? '2'),
}

export default reversi
