import {
  Layout,
  type Move,
  type NetView,
  type Option,
  type Outcome,
  type Player,
  type Position,
  type Reason,
} from '../../engine/index.ts'
import { neighbours, type Board } from '../boards/index.ts'
import { cellsCodec } from '../codecs.ts'
import { win } from '../outcomes.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { swapOffer } from '../swap-offer.ts'
import { PieceSet, type Kind } from '../pieces.ts'
import { linkage } from '../shapes/linkage.ts'
import { placedOn } from '../placing.ts'
import { TAKEN, tryTaken } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { toggle } from '../options.ts'

export interface Linking {
  readonly players: readonly [Player, Player]
  readonly board: Board
  readonly stone: Kind
  /** For each player the sides that one chain of stones must touch. */
  readonly goal: readonly (readonly (readonly number[])[])[]
  /** By player the cells that may be taken, and what to say about the others; all cells when absent. */
  readonly open?: { readonly cells: readonly (readonly number[])[]; readonly why: Reason }
  /** With which cells the stone of a player is joined; with all neighbours when absent. */
  readonly joins?: (player: number, cell: number) => readonly number[]
  /** Told to whoever points at a taken cell. */
  readonly taken?: Reason
  /** What the game has beyond placing stones and joining sides. */
  readonly parts?: readonly LinkingPart[]
  /** How a net sees it (see linking-net.ts). */
  readonly net?: (ground: LinkingGround) => NetView
}

/** What a part of a linking game can look at. */
export interface LinkingGround extends PartGround {
  /** The one stone of each player. */
  readonly codes: readonly number[]
  /** Any stone of a chain leads to the same root. */
  root(words: Int32Array, c: number): number
  /** The sides of the owner that the chain of this stone touches, as bits in the order of the goal. */
  touched(words: Int32Array, c: number): number
  /** Writes the chains anew, after stones were moved. */
  derive(p: Position): void
  readonly won: readonly Outcome[]
}

export type LinkingPart = PartOf<LinkingGround>

export const swapOption: Option = toggle('swap', 'Cserejog az első lépés után', 'Swap after the first move')

/** What a game of any family must have so that its first stone can be taken over. */
export type SwapGround = Pick<LinkingGround, 'layout' | 'cells' | 'codes' | 'derive'>

const [OCCUPIED, CLOSED] = [1, 2]

/**
 * The second player may take over the first stone and its side instead of placing. Taking over a side is the same as
 * mirroring the stone to one's own side, so this needs the mirror image of every cell.
 */
export const swap =
  (mirror: readonly number[]): PartOf<SwapGround> =>
  ({ layout, cells, codes, derive }) =>
    swapOffer(layout, (p, player) => {
      let first = 0
      while (p.at(cells + first) === 0) first++
      p.put(cells + first, 0)
      p.put(cells + mirror[first]!, codes[player]!)
      derive(p)
    })

/**
 * Stones are placed one by one and never move; whoever joins their sides with one chain wins.
 * Chains are kept as union-find in noted words: `link` points to another stone of the chain (itself at the root),
 * and the root's `sides` tell which of the owner's sides the chain touches.
 */
export function linking(rules: Linking): BoardGame {
  const { board, players, goal } = rules
  const pieces = new PieceSet(players, [rules.stone])
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size, { json: cellsCodec(board, pieces) })
  const won = layout.range('won', 1)
  const free = layout.range('free', board.size)
  const spot = layout.range('spot', board.size)
  const left = layout.range('left', 1)
  const link = layout.range('link', board.size)
  const sides = layout.range('sides', board.size)

  const stones = players.map((_, i) => pieces.code(0, i))
  const touches = players.map((_, i) => {
    const bits = new Int32Array(board.size)
    for (const [s, side] of goal[i]!.entries()) for (const c of side) bits[c]! |= 1 << s
    return bits
  })
  const all = players.map((_, i) => (1 << goal[i]!.length) - 1)
  const joins = rules.joins ?? ((_, c) => neighbours(board, c))
  const joined = players.map((_, i) => board.names.map((_, c) => joins(i, c)))
  const degree = Math.max(...joined.flat().map(list => list.length))
  const nears = joined.map(lists => {
    const near = new Int16Array(board.size * degree).fill(-1)
    for (const [c, list] of lists.entries()) near.set(list, c * degree)
    return near
  })
  // Neighbours that are joined with the one before them in the list: where both are stones, one look finds their chain.
  const follows = joined.map((lists, i) => {
    const flags = new Uint8Array(board.size * degree)
    for (const [c, list] of lists.entries())
      for (const [k, n] of list.entries())
        if (k > 0 && joined[i]![n]!.includes(list[k - 1]!)) flags[c * degree + k] = 1
    return flags
  })
  const { open } = rules
  const isOpen = players.map((_, i) =>
    Uint8Array.from(board.names, (_, c) => (!open || open.cells[i]!.includes(c) ? 1 : 0)),
  )
  /** The cells that somebody may take. */
  const field = board.names.flatMap((_, c) => (isOpen.some(list => list[c] === 1) ? [c] : []))

  const root = (words: Int32Array, c: number): number => {
    let at = c
    let up = words[link + at]!
    while (up !== at) {
      at = up
      up = words[link + at]!
    }
    return at
  }

  /** Writes down a stone of `player` on `c` in the words that follow from the stones. */
  const join = (p: Position, c: number, player: number): void => {
    const { words } = p
    const last = words[left]! - 1
    const hole = words[spot + c]!
    const moved = words[free + last]!
    p.note(free + hole, moved)
    p.note(spot + moved, hole)
    p.note(left, last)
    const stone = stones[player]!
    const near = nears[player]!
    const known = follows[player]!
    let top = c
    let bits = touches[player]![c]!
    p.note(link + c, c)
    let before = 0
    for (let k = c * degree, end = k + degree; k < end; k++) {
      const n = near[k]!
      if (n < 0) break
      if (words[cells + n] !== stone || words[link + n]! < 0) {
        before = 0
        continue
      }
      const found = before & known[k]!
      before = 1
      if (found === 1) continue
      const other = root(words, n)
      // The next look from here is shorter.
      p.note(link + n, other)
      if (other === top) continue
      bits |= words[sides + other]!
      p.note(link + top, other)
      top = other
    }
    p.note(sides + top, bits)
    if (bits === all[player]) p.note(won, player + 1)
  }

  const derive = (p: Position): void => {
    p.note(left, field.length)
    p.note(won, 0)
    for (const [i, c] of field.entries()) {
      p.note(free + i, c)
      p.note(spot + c, i)
    }
    for (let c = 0; c < board.size; c++) {
      p.note(link + c, -1)
      p.note(sides + c, 0)
    }
    for (let c = 0; c < board.size; c++) {
      const code = p.at(cells + c)
      if (code > 0) join(p, c, pieces.owner(code))
    }
  }

  const outcomes: Outcome[] = players.map((player, i) =>
    win(players, i, `${player.name.hu} összekötötte az oldalait.`, `${player.name.en} joined the sides.`),
  )

  const ground: LinkingGround = {
    layout,
    board,
    players,
    cells,
    codes: stones,
    root,
    touched: (words, c) => words[sides + root(words, c)]!,
    derive,
    won: outcomes,
  }
  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'one move',
    reasons: [{ hu: '', en: '' }, rules.taken ?? TAKEN, ...(open ? [open.why] : [])],
    ...(open
      ? {
          refuses: (p: Position, m: Move): number => (isOpen[p.words[0]!]![m] === 1 ? 0 : CLOSED),
          flaw(p: Position) {
            for (let c = 0; c < board.size; c++)
              if (p.at(cells + c) > 0 && isOpen[pieces.owner(p.at(cells + c))]![c] === 0) return open.why
            return undefined
          },
        }
      : {}),
    start: derive,
    derive,
    moves(p, out) {
      for (let i = p.at(left) - 1; i >= 0; i--) out.add(p.words[free + i]!)
    },
    attempts(p, out, reasons) {
      tryTaken(p, cells, board.size, OCCUPIED, out, reasons)
      // Candidates that are closed to one player are refused one by one; these are closed to both.
      for (let c = 0; c < board.size; c++)
        if (p.at(cells + c) === 0 && isOpen.every(list => list[c] === 0)) {
          out.add(c)
          reasons.add(CLOSED)
        }
    },
    pick(p, rng) {
      const n = p.words[left]!
      return n === 0 ? -1 : p.words[free + rng.below(n)]!
    },
    play(p, m) {
      const player = p.words[0]!
      p.put(cells + m, stones[player]!)
      join(p, m, player)
      p.pass(1 - player)
    },
    outcome: p => (p.words[won] === 0 ? undefined : outcomes[p.words[won]! - 1]),
    // A full board always has a winner, so nobody is ever stuck.
    stuck: p => outcomes[1 - p.turn]!,
    name: (_, m) => board.names[m]!,
    points: (_, m) => [m],
    decisive(p, { result }) {
      const player = result.indexOf(1)
      const isOwn = (c: number) => p.at(cells + c) === stones[player]
      return player < 0
        ? []
        : linkage(
            board.size,
            c => (isOwn(c) ? joined[player]![c]!.filter(isOwn) : []),
            goal[player]!.map(side => side.filter(isOwn)),
          )
    },
    scene: p => ({ placed: placedOn(board, pieces, p, cells), trays: [] }),
    ...(rules.net ? { net: rules.net(ground) } : {}),
  }
  return withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
}
