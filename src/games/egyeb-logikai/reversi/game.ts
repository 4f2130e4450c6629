// Ruling: dark begins; the book's second version is the usual one; discs never run out; passing only when no disc can be placed.
// Ruling: in the first version each of the four directions is a row of its own, and among equally long ones the mover chooses.
import { Layout, type Move, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  CellList,
  cellsCodec,
  enclosed,
  extra,
  from,
  most,
  oneOf,
  pack,
  PieceSet,
  placedOn,
  square,
  squash,
  TAKEN,
  tryTaken,
  WALL,
  WHITE,
  type GameDefinition,
} from '../../../kit/index.ts'

const PASS: Move = pack(0, 0, 15)
const NOTHING = 1
const LONGER = 2
const OCCUPIED = 3

const reversi: GameDefinition = {
  id: 'reversi',
  chapter: 'egyeb-logikai',
  title: { hu: 'Reversi', en: 'Reversi' },
  players: [2],
  rules: 1,
  options: [
    oneOf('variant', 'Változat', 'Variant', [
      ['2', '2. változat: nyolc irány, minden sor fordul', 'version 2: eight directions, every row turns'],
      [
        '1',
        '1. változat: négy irány, a leghosszabb sor fordul',
        'version 1: four directions, the longest row turns',
      ],
      ['3', '3. változat: mint a 2., de a kevesebb korong nyer', 'version 3: as 2, but fewer discs win'],
    ]),
    oneOf('size', 'Tábla', 'Board', [
      ['8', '8 × 8', '8 × 8'],
      ['6', '6 × 6', '6 × 6'],
      ['10', '10 × 10', '10 × 10'],
      ['12', '12 × 12', '12 × 12'],
    ]),
  ],
  make(options) {
    const size = Number(options['size'] ?? 8)
    const longest = options['variant'] === '1'
    const fewest = options['variant'] === '3'
    const players = [BLACK, WHITE]
    const board = square(size, size)
    const pieces = new PieceSet(players, [{ id: 'disc', name: { hu: 'korong', en: 'disc' }, art: 'disc' }])
    const code = players.map((_, i) => pieces.code(0, i))
    // Directions go round by eighths; every second one is orthogonal.
    const turn = longest ? 2 : 1

    const layout = new Layout(players.map(player => player.id))
    const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
    const discs = layout.range('discs', 2)
    const free = new CellList(layout, 'free', board.size)

    const derive = (p: Position): void => {
      free.clear(p)
      p.note(discs, 0)
      p.note(discs + 1, 0)
      for (let c = 0; c < board.size; c++) {
        const owner = pieces.owner(p.at(cells + c))
        if (owner < 0) free.add(p, c)
        else p.note(discs + owner, p.at(discs + owner) + 1)
      }
    }

    /** Whether a disc on `c` encloses a row in any direction. */
    const encloses = (p: Position, c: number, own: number): boolean => {
      for (let d = 0; d < 8; d += turn) if (enclosed(p, board, cells, c, d, own) > 0) return true
      return false
    }
    const canPlace = (p: Position, player: number): boolean => {
      for (let i = free.count(p) - 1; i >= 0; i--) if (encloses(p, free.at(p, i), code[player]!)) return true
      return false
    }
    const turnOver = (p: Position, c: number, d: number, own: number): number => {
      const n = enclosed(p, board, cells, c, d, own)
      for (let i = 0, at = c; i < n; i++) {
        at = board.next[at * 8 + d]!
        p.put(cells + at, own)
      }
      return n
    }
    /** Version 1: the length of the longest row from a cell. */
    const best = (p: Position, c: number, own: number): number => {
      let length = 0
      for (let d = 0; d < 8; d += 2) length = Math.max(length, enclosed(p, board, cells, c, d, own))
      return length
    }
    /** Version 1: the own disc at the far end of a row that is not the only longest one; else -1. */
    const chosen = (p: Position, m: Move): number => {
      const own = code[p.turn]!
      const c = from(m)
      const n = enclosed(p, board, cells, c, extra(m), own)
      const rivals = [0, 2, 4, 6].filter(d => enclosed(p, board, cells, c, d, own) >= n)
      if (!longest || n === 0 || rivals.length === 1) return -1
      let at = c
      for (let i = 0; i <= n; i++) at = board.next[at * 8 + extra(m)]!
      return at
    }

    const count = (p: Position): Outcome => {
      const held = [p.at(discs), p.at(discs + 1)]
      const said = held.join(' : ')
      const end = most(players, fewest ? held.map(n => -n) : held, `Korongok: ${said}.`, `Discs: ${said}.`)
      return { ...end, points: held }
    }

    const corners = [0, size - 1, board.size - size, board.size - 1]

    return {
      players,
      layout,
      board,
      turns: 'one move',
      reasons: [
        { hu: '', en: '' },
        {
          hu: 'Csak oda tehetsz, ahol legalább egy korongot megfordítasz.',
          en: 'A disc may only go where it turns over at least one disc.',
          rule: 'moves',
        },
        {
          hu: 'A leghosszabb sort kell megfordítani.',
          en: 'The longest row must be turned over.',
          rule: 'variants',
        },
        TAKEN,
      ],
      start(p) {
        const middle = size / 2
        for (let row = middle - 1; row <= middle; row++)
          for (let col = middle - 1; col <= middle; col++)
            p.put(cells + row * size + col, code[col === row ? 1 : 0]!)
        derive(p)
      },
      derive,
      moves(p, out) {
        for (let d = 0; d < 8; d += longest ? 2 : 8) free.list(p, out, pack(0, 0, d))
      },
      pick(p, rng) {
        const c = free.any(p, rng)
        return c < 0 ? -1 : pack(c, 0, longest ? 2 * rng.below(4) : 0)
      },
      refuses(p, m) {
        if (m === PASS) return 0
        const own = code[p.turn]!
        if (!longest) return encloses(p, from(m), own) ? 0 : NOTHING
        const n = enclosed(p, board, cells, from(m), extra(m), own)
        return n === 0 ? NOTHING : n < best(p, from(m), own) ? LONGER : 0
      },
      attempts: (p, out, reasons) => tryTaken(p, cells, board.size, OCCUPIED, out, reasons),
      play(p, m) {
        const player = p.turn
        p.pass(1 - player)
        if (m === PASS) return
        const own = code[player]!
        const c = from(m)
        let n = 0
        if (longest) n = turnOver(p, c, extra(m), own)
        else for (let d = 0; d < 8; d++) n += turnOver(p, c, d, own)
        p.put(cells + c, own)
        free.remove(p, c)
        p.note(discs + player, p.words[discs + player]! + n + 1)
        p.note(discs + 1 - player, p.words[discs + 1 - player]! - n)
      },
      outcome: p => (free.count(p) === 0 ? count(p) : undefined),
      stuck: p => (canPlace(p, 1 - p.turn) ? PASS : count(p)),
      name(p, m) {
        if (m === PASS) return 'pass'
        const end = chosen(p, m)
        return end < 0 ? board.names[from(m)]! : `${board.names[from(m)]!}:${board.names[end]!}`
      },
      points(p, m) {
        if (m === PASS) return ['pass']
        const end = chosen(p, m)
        return end < 0 ? [from(m)] : [from(m), end]
      },
      label: () => ({ hu: 'Passz', en: 'Pass' }),
      value(p, player) {
        let sum = 0
        for (let i = free.count(p) - 1; i >= 0; i--) {
          const c = free.at(p, i)
          if (encloses(p, c, code[player]!)) sum++
          if (encloses(p, c, code[1 - player]!)) sum--
        }
        let ground = 0
        for (let i = 0; i < 4; i++) {
          const at = p.words[cells + corners[i]!]!
          if (at > 0) ground += at === code[player] ? 8 : -8
        }
        // Discs matter more as the board fills up.
        const lead = p.words[discs + player]! - p.words[discs + 1 - player]!
        ground += (lead * (board.size - free.count(p))) / board.size / 4
        return squash(sum + (fewest ? -ground : ground), 30)
      },
      gain: (_, m) => (!fewest && m !== PASS && corners.includes(from(m)) ? 1 : 0),
      scene: p => ({
        placed: placedOn(board, pieces, p, cells),
        trays: players.map((player, i) => ({
          id: `discs:${player.id}`,
          owner: i,
          title: { hu: 'Korongok', en: 'Discs' },
          items: [],
          text: { hu: String(p.at(discs + i)), en: String(p.at(discs + i)) },
        })),
      }),
    }
  },
}

export default reversi
