// Ruling: the black cell is at the lower right, the first tile goes to the upper left. The head of the main line is traced on
// through tiles that lie in its way. Whoever leads it into its own beginning loses, as at the rim.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  BLUE,
  boardSizes,
  colOf,
  common,
  crosswise,
  drop,
  ground,
  heldOf,
  RED,
  rowOf,
  square,
  standing,
  step,
  tilePoints,
  tileTray,
  to,
  winsOf,
  wordCodec,
  type BoardGame,
  type GameDefinition,
  type Placed,
} from '../../../kit/index.ts'
import { EAST, LEAVES, lineAt, lookOf, NORTH, opposite, SOUTH, TILES, WEST } from './tiles.ts'
import { BLACK_CELL, ENDS, OFF_LINE, PROMPTS, WHY } from './words.ts'

const CHOICES = TILES.map(({ id, name }, tile) => ({ id, name, look: lookOf(tile) }))
const SIZES = [8, 4, 5, 6, 7, 9, 10]
/** How the game ended: by the player who laid the last tile. */
const [OPEN, REACHED, RIM, CLOSED] = [0, 1, 2, 3]

function make(n: number): BoardGame {
  const [first, black] = [(n - 1) * n, n - 1]
  const board = crosswise(
    square(n, n, { fill: (col, row) => (col === 0 && row === n - 1 ? 'start' : undefined) }),
  )
  const g = ground({
    players: [RED, BLUE],
    board,
    kinds: Object.fromEntries(TILES.map(({ id, name }) => [id, common(name.hu, name.en, 'tile')])),
    tracks: ['empties'],
    own: layout => ({
      /** On which side of the first tile the second lies: only that tells the main line from the other one. */
      second: layout.range('second', 1, { json: wordCodec(['none', 'right', 'below']) }),
      head: layout.range('head', 1),
      enters: layout.range('enters', 1),
      end: layout.range('end', 1),
    }),
    why: WHY,
  })
  const { cells, players, why } = g
  const { second, head, enters, end } = g.own
  const codes = TILES.map(({ id }) => g.code(id))
  const laid = (p: Position): number => board.size - g.empties.count(p)
  const tileAt = (p: Position, c: number): number => g.kindOf[p.words[cells + c]!]!
  const start = (p: Position): readonly [number, number] =>
    p.words[second] === 1 ? [step(board, first, EAST), WEST] : [step(board, first, SOUTH), NORTH]

  /** Follows the main line from a tile that it enters; notes where its head points, or how it ended. */
  const trace = (p: Position, from: number, side: number): void => {
    let [c, into] = [from, side]
    for (;;) {
      const out = LEAVES[4 * tileAt(p, c) + into]!
      // Through the common side of the first two tiles the line comes back to its beginning.
      if (c === first && out === (p.words[second] === 1 ? EAST : SOUTH)) return p.note(end, CLOSED)
      c = step(board, c, out)
      into = opposite(out)
      if (c === board.size) return p.note(end, RIM)
      if (c === black) return p.note(end, REACHED)
      if (p.words[cells + c] === 0) break
    }
    p.note(head, c)
    p.note(enters, into)
  }
  /** Runs along the main line, the tail of the first tile included, and tells each line that belongs to it. */
  const walk = (p: Position, visit: (c: number, side: number) => void): void => {
    if (laid(p) < 2) return
    const [c, side] = start(p)
    for (const [from, entered] of [[c, side] as const, [first, opposite(side)] as const])
      for (let [at, into] = [from, entered] as [number, number]; at !== board.size && p.at(cells + at) > 0;) {
        visit(at, into)
        const out = LEAVES[4 * tileAt(p, at) + into]!
        at = step(board, at, out)
        into = opposite(out)
        if (at === from && into === entered) break
      }
  }

  /** By how the game ended, and by winner. */
  const ends: readonly (readonly Outcome[])[] = ENDS.map(([hu, en]) => winsOf(players, hu, en))

  /** How far each cell is from the rim. */
  const inside = Int8Array.from(board.names, (_, c) => {
    const [x, y] = [colOf(board, c), rowOf(board, c)]
    return Math.min(x, y, n - 1 - x, n - 1 - y)
  })

  return standing(g, {
    prompt: p => PROMPTS[Math.min(laid(p), 2)],
    moves(p, out) {
      const n = laid(p)
      for (let tile = 0; tile < TILES.length; tile++)
        if (n === 1) {
          out.add(drop(tile, step(board, first, EAST)))
          out.add(drop(tile, step(board, first, SOUTH)))
        } else out.add(drop(tile, n === 0 ? first : p.words[head]!))
    },
    play(p, m) {
      const c = to(m)
      g.set(p, c, codes[heldOf(m)]!)
      if (c !== first) {
        if (p.words[second] === 0) p.put(second, c === step(board, first, EAST) ? 1 : 2)
        if (laid(p) === 2) trace(p, ...start(p))
        else trace(p, c, p.words[enters]!)
      }
      g.endTurn(p)
    },
    derive(p) {
      p.note(end, OPEN)
      if (laid(p) < 2) return
      if (p.at(second) === 0) p.put(second, p.at(cells + step(board, first, EAST)) > 0 ? 1 : 2)
      if (p.at(cells + first) > 0 && p.at(cells + start(p)[0]) > 0) trace(p, ...start(p))
    },
    flaw(p) {
      const met = new Set<number>()
      walk(p, c => met.add(c))
      if (p.at(cells + black) > 0) return g.reasons[why.black]
      return laid(p) > 0 && (p.at(cells + first) === 0 || (laid(p) > 1 && met.size < laid(p)))
        ? OFF_LINE
        : undefined
    },
    outcome(p) {
      const how = p.words[end]!
      // The player who laid the last tile is not to move any more.
      return how === OPEN ? undefined : ends[how - 1]![how === REACHED ? 1 - p.words[0]! : p.words[0]!]
    },
    attempts(p, out, reasons) {
      const open =
        laid(p) === 0 ? [first] : laid(p) === 1 ? [EAST, SOUTH].map(d => step(board, first, d)) : [p.at(head)]
      for (let c = 0; c < board.size; c++)
        for (let tile = 0; tile < TILES.length && !open.includes(c); tile++) {
          out.add(drop(tile, c))
          const other = laid(p) === 0 ? why.first : laid(p) === 1 ? why.second : why.noPlace
          reasons.add(p.at(cells + c) > 0 ? why.taken : c === black ? why.black : other)
        }
    },
    name: (_, m) => `${board.names[to(m)]}${TILES[heldOf(m)]!.sign}`,
    points: (_, m) => tilePoints(TILES[heldOf(m)]!.id, to(m)),
    // Near the rim there are fewer ways on, and whoever must move there is worse off.
    value: (p, player) =>
      laid(p) < 2 ? 0 : (p.turn === player ? 0.1 : -0.1) * (inside[p.words[head]!]! - 2),
    scene: p => {
      const main = new Map<number, number>()
      walk(p, (c, side) => main.set(c, (main.get(c) ?? 0) | (1 << lineAt(tileAt(p, c), side))))
      const placed = board.names.flatMap((_, cell): Placed[] => {
        const tile = tileAt(p, cell)
        if (cell === black) return [{ cell, look: { art: 'tile', tint: 'black' }, label: BLACK_CELL }]
        return tile < 0 ? [] : [{ cell, look: lookOf(tile, main.get(cell) ?? 0), label: TILES[tile]!.name }]
      })
      const marked = laid(p) > 1 && p.at(end) === OPEN ? [{ cell: p.at(head), fill: 'marked' }] : []
      return { placed, trays: [tileTray(CHOICES)], fills: marked }
    },
  })
}

const feketeSarok: GameDefinition = {
  id: 'fekete-sarok',
  chapter: 'osszekotos',
  title: { hu: 'Fekete sarok', en: 'Black' },
  players: [2],
  rules: 1,
  options: [boardSizes(SIZES)],
  make: options => make(Number(options['size'] ?? SIZES[0])),
}

export default feketeSarok
