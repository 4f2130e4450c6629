// Ruling: dark begins; the book's second version is the usual one; discs never run out; passing only when no disc can be placed.
// Ruling: in the first version each of the four directions is a row of its own, and among equally long ones the mover chooses.
import type { Move, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  boardSizes,
  enclosed,
  extra,
  ground,
  kind,
  most,
  numberTrays,
  oneOf,
  pack,
  reason,
  square,
  squash,
  standing,
  text,
  to,
  turnOver,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { reversiNet } from './net.ts'

function make(size: number, variant: string): BoardGame {
  // In version 1 a move carries the direction of its row.
  const longest = variant === '1'
  const fewest = variant === '3'
  const middle = (size / 2 - 1) * (size + 1)
  const [dark, light] = [
    [middle + 1, middle + size],
    [middle, middle + size + 1],
  ] as const
  const g = ground({
    players: [BLACK, WHITE],
    board: square(size, size),
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
  const { board, cells, players, men, why, empties } = g
  const code = g.codes('disc')
  const row = (p: Position, c: number, d: number, own: number): number => enclosed(p, board, cells, c, d, own)

  /** Whether a disc on `c` encloses a row in any direction. */
  const encloses = (p: Position, c: number, own: number): boolean => {
    for (let d = 0; d < 8; d += longest ? 2 : 1) if (row(p, c, d, own) > 0) return true
    return false
  }
  /** Version 1: the own disc at the far end of a row that is not the only longest one; else -1. */
  const chosen = (p: Position, m: Move): number => {
    const own = code[p.turn]!
    const n = row(p, to(m), extra(m), own)
    if (!longest || n === 0 || [0, 2, 4, 6].every(d => d === extra(m) || row(p, to(m), d, own) < n)) return -1
    let at = to(m)
    for (let i = 0; i <= n; i++) at = board.next[at * 8 + extra(m)]!
    return at
  }
  const counted = (p: Position): Outcome => {
    const points = [p.at(men), p.at(men + 1)]
    const said = points.join(' : ')
    const wanted = fewest ? points.map(n => -n) : points
    return { ...most(players, wanted, `Korongok: ${said}.`, `Discs: ${said}.`), points }
  }
  const corners = [0, size - 1, board.size - size, board.size - 1]

  return standing(g, {
    moves(p, out) {
      for (let d = 0; d < 8; d += longest ? 2 : 8) empties.places(p, out, pack(0, 0, d))
    },
    pick(p, rng) {
      const c = empties.any(p, rng)
      return c < 0 ? -1 : pack(c, c, longest ? 2 * rng.below(4) : 0)
    },
    refuses(p, m) {
      const own = code[p.words[0]!]!
      const n = longest ? row(p, to(m), extra(m), own) : encloses(p, to(m), own) ? 1 : 0
      if (n === 0) return why.noPlace
      if (longest) for (let d = 0; d < 8; d += 2) if (row(p, to(m), d, own) > n) return why.longer
      return 0
    },
    play(p, m) {
      const player = p.words[0]!
      const own = code[player]!
      let n = 0
      if (longest) n = turnOver(p, board, cells, to(m), extra(m), own)
      else for (let d = 0; d < 8; d++) n += turnOver(p, board, cells, to(m), d, own)
      g.set(p, to(m), own)
      p.note(men + player, p.words[men + player]! + n)
      p.note(men + 1 - player, p.words[men + 1 - player]! - n)
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
        if (encloses(p, empties.at(p, i), own)) room++
        if (encloses(p, empties.at(p, i), foe)) room--
      }
      // Discs matter more as the board fills up.
      const lead = p.words[men + player]! - p.words[men + 1 - player]!
      let land = (lead * (board.size - empties.count(p))) / board.size / 4
      for (const c of corners) land += g.at(p, c) === own ? 8 : g.at(p, c) === foe ? -8 : 0
      return squash(room + (fewest ? -land : land), 30)
    },
    ...(longest
      ? {}
      : {
          net: reversiNet({
            size,
            fewest,
            owner: (p, c) => code.indexOf(g.at(p, c)),
            can: (p, c, player) => encloses(p, c, code[player]!),
            left: p => empties.count(p),
          }),
        }),
    gain: (_, m) => (!fewest && corners.includes(to(m)) ? 1 : 0),
    scene: p => ({ trays: numberTrays(g, 'discs', text('Korongok', 'Discs'), i => p.at(men + i)) }),
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
