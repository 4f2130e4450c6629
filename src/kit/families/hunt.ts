import {
  Layout,
  Moves,
  type Draws,
  type Move,
  type Outcome,
  type Player,
  type Position,
  type Reason,
  type Rng,
} from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { cellCodec, cellsCodec, handsCodec } from '../codecs.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { win } from '../outcomes.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, type Kind } from '../pieces.ts'
import { TAKEN, tryElsewhere } from '../refusing.ts'
import type { BoardGame, Placed, Tint, Tray } from '../scene.ts'
import { HuntDrawing, PLACE } from './hunt-drawing.ts'
import { Standing } from './hunt-standing.ts'
import { huntTables, type Leaps, type Walks } from './hunt-tables.ts'

export interface HuntSide {
  readonly player: Player
  readonly piece: Kind
  readonly walks: Walks
  /** How it walks, told to whoever tries otherwise. */
  readonly gait?: Reason
  /** None when the side does not take. */
  readonly leaps?: Leaps
  /** Where its pieces stand at the beginning. */
  readonly setup?: readonly number[]
  /** Pieces that the player puts down, and the cells where they may be put. */
  readonly hand?: { readonly count: number; readonly cells: readonly number[] }
  /** What happens when no piece can move: the side loses (when absent), or passes. */
  readonly stuck?: 'passes'
}

/** What a part of a hunt can look at. */
export interface HuntGround extends PartGround {
  /** The pieces of the two sides. */
  readonly codes: readonly number[]
  /** How many pieces a side has, on the board and in the hand. */
  left(p: Position, side: number): number
  /** How many pieces a side still has to put down. */
  inHand(p: Position, side: number): number
  readonly standing: Standing
  won(side: number, hu: string, en: string): Outcome
}

export type HuntPart = PartOf<HuntGround>

export interface Hunt {
  readonly board: Board
  /** The cells played on; all of them when absent. */
  readonly cells?: readonly number[]
  /** By the number of the player. */
  readonly sides: readonly [HuntSide, HuntSide]
  /** Who makes the first move, after all placing that comes before play. */
  readonly first: 0 | 1
  /** Who puts down first, and whether a side puts down all its pieces before anything else or one in every turn. */
  readonly placing?: { readonly first: 0 | 1; readonly by: 'all' | 'turns' }
  /** Taking is a duty, and so is going on. 'most': the chain that takes the most must be chosen; 'any': each is good. */
  readonly taking?: 'any' | 'most'
  /** What the game has beyond walking, taking and trapping. */
  readonly parts?: readonly HuntPart[]
  /** The side to be trapped, for the value of a position; both when absent. */
  readonly hunted?: 0 | 1
  /** Repetition and cap when absent. */
  readonly draws?: Draws
}

const PASS: Move = pack(PLACE, PLACE)
const MUST_TAKE = 1
const TAKE_MOST = 2
const GAITS = 3

/** A placing, for parts that look at moves. */
export const isPlacing = (m: Move): boolean => from(m) === PLACE && m !== PASS

/** Pieces walk along lines and may take by jumping; a side that cannot move is trapped and has lost. */
export function hunt(rules: Hunt): BoardGame {
  const { board, sides, placing, taking = 'any' } = rules
  const players = sides.map(side => side.player)
  // Sides with pieces of different names need no owner in the names: "fox", "goose".
  const alike = sides[0].piece.id === sides[1].piece.id
  const kinds = alike ? [sides[0].piece] : sides.map(side => side.piece)
  const pieces = new PieceSet(players, kinds)
  const codes = sides.map((_, i) => (alike ? pieces.code(0, i) : pieces.code(i, 2)))
  const totals = sides.map(side => (side.setup?.length ?? 0) + (side.hand?.count ?? 0))

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size, { json: cellsCodec(board, pieces) })
  const held = handsCodec(players, kinds)
  const anyHeld = (p: Position): boolean => p.at(handOf(0)) + p.at(handOf(1)) > 0
  const hands = layout.range(
    'hands',
    2 * kinds.length,
    placing
      ? { json: { ...held, write: (p, at, n) => (anyHeld(p) ? held.write(p, at, n) : undefined) } }
      : {},
  )
  const jumping = layout.range('jumping', 1, { json: cellCodec(board) })
  const left = layout.range('left', 2)
  const handOf = (side: number): number => hands + side * kinds.length + (alike ? 0 : side)

  const field = Int16Array.from(rules.cells ?? board.cells.map((_, c) => c))
  const tables = huntTables(board, sides, cells, codes)
  const standing = new Standing(board.size, cells, codes, field)
  const ground: HuntGround = {
    layout,
    board,
    players,
    cells,
    codes,
    left: (p, side) => p.words[left + side]!,
    inHand: (p, side) => p.words[handOf(side)]!,
    standing,
    won: (side, hu, en) => win(players, side, hu, en),
  }
  const parts = (rules.parts ?? []).map(part => part(ground))
  standing.allot(layout)
  const drawing = new HuntDrawing(standing, cells, sides, tables.near)
  const takers = sides.map(side => side.leaps !== undefined)
  const takes = takers.includes(true)
  const capture = takes ? { rule: 'capture' } : {}
  const reasons: Reason[] = [
    { hu: '', en: '' },
    { hu: 'Ütni kötelező.', en: 'Taking is compulsory.', ...capture },
    {
      hu: 'Azt az ugrássorozatot kell választani, amely a legtöbbet üti.',
      en: 'The chain that takes the most must be chosen.',
      ...capture,
    },
    ...sides.map(side => side.gait ?? { hu: '', en: '' }),
    TAKEN,
  ]
  const trapped = sides.map(({ player: { name } }, i) =>
    win(players, 1 - i, `Nem tud lépni: ${name.hu}.`, `Cannot move: ${name.en}.`),
  )

  /** How long a chain a jump begins; 1 when length does not matter. */
  const length = (p: Position, side: number, cell: number, over: number, behind: number): number =>
    taking === 'most' ? tables.chain(p, side, cell, over, behind) : 1

  /** Lists the jumps of one piece that are at least `best` long and drops shorter ones; tells the new best. */
  const listJumps = (p: Position, side: number, cell: number, best: number, out: Moves): number => {
    const { leaps, leapsOf } = tables
    for (let k = leapsOf[side]![cell]!; leaps[k]! >= 0; k += 2) {
      const over = leaps[k]!
      const behind = leaps[k + 1]!
      if (p.words[cells + over] !== codes[1 - side] || p.words[cells + behind] !== 0) continue
      const n = length(p, side, cell, over, behind)
      if (n > best) {
        out.n = 0
        best = n
      }
      if (n === best) out.add(pack(cell, behind, over + 1))
    }
    return best
  }

  const listPlacing = (p: Position, side: number, out: Moves): void => {
    const where = sides[side]!.hand!.cells
    for (let i = 0; i < where.length; i++)
      if (p.words[cells + where[i]!] === 0) out.add(pack(PLACE, where[i]!))
  }

  /** Lists what the side may take, all alike good, and tells how much that is. */
  const listTaking = (p: Position, side: number, out: Moves): number => {
    const met = standing.list(p, side, spots)
    let best = 0
    for (let i = 0; i < met; i++) best = listJumps(p, side, spots[i]!, best, out)
    return best
  }

  /** Where the pieces of the side to move stand. */
  const spots = new Int16Array(board.size)
  const moves = (p: Position, out: Moves): void => {
    const side = p.words[0]!
    if (p.words[handOf(side)]! > 0) return listPlacing(p, side, out)
    const jumper = p.words[jumping]!
    if (jumper > 0) {
      listJumps(p, side, jumper - 1, 0, out)
      return
    }
    if (takers[side]! && listTaking(p, side, out) > 0) return
    tables.listWalksOf(p, side, spots, standing.list(p, side, spots), out)
  }

  const scratch = new Moves()
  /** Draws the move that the same number would draw from the list. */
  const pick = (p: Position, rng: Rng): Move => {
    const side = p.words[0]!
    scratch.n = 0
    if (p.words[handOf(side)]! > 0) {
      if (drawing.canPlace(side)) return drawing.place(p, side, rng)
      listPlacing(p, side, scratch)
    } else if (p.words[jumping]! > 0 || !drawing.canStep(side)) moves(p, scratch)
    else if (!takers[side]! || listTaking(p, side, scratch) === 0) return drawing.step(p, side, rng)
    return scratch.n === 0 ? -1 : scratch.list[rng.below(scratch.n)]!
  }

  const derive = (p: Position): void => {
    for (let side = 0; side < 2; side++) {
      let n = p.words[handOf(side)]!
      for (let c = 0; c < board.size; c++) if (p.words[cells + c] === codes[side]) n++
      p.note(left + side, n)
    }
    standing.derive(p)
  }

  /** After a piece was put down: who goes on. */
  const afterPlacing = (p: Position, side: number): void => {
    if (placing!.by === 'turns') p.pass(1 - side)
    else if (p.words[handOf(side)] === 0) p.pass(p.words[handOf(1 - side)]! > 0 ? 1 - side : rules.first)
  }

  const game: BoardGame = {
    players,
    layout,
    board,
    turns: placing || takes ? 'several moves' : 'one move',
    reasons,
    draws: rules.draws ?? { repetition: { times: 3 }, cap: 300 },
    start(p) {
      for (const [i, side] of sides.entries()) {
        for (const c of side.setup ?? []) p.put(cells + c, codes[i]!)
        p.put(handOf(i), side.hand?.count ?? 0)
      }
      p.pass(placing ? placing.first : rules.first)
      derive(p)
    },
    derive,
    moves,
    // Where a part forbids moves, one drawn may have to be given back: the list does that.
    ...(parts.some(part => part.forbids) ? {} : { pick }),
    attempts(p, out, why) {
      const side = p.turn
      if (p.at(handOf(side)) > 0) {
        for (let c = 0; c < board.size; c++) if (p.at(cells + c) !== 0) out.add(pack(PLACE, c))
        while (why.n < out.n) why.add(reasons.length - 1)
        return
      }
      const listed = new Moves()
      moves(p, listed)
      const first = listed.n > 0 ? listed.at(0) : 0
      const best = extra(first) > 0 ? length(p, side, from(first), extra(first) - 1, to(first)) : 0
      if (best === 0) {
        if (!sides[side]!.gait) return
        for (let c = 0; c < board.size; c++)
          if (p.at(cells + c) === codes[side])
            tryElsewhere(p, cells, board.size, c, listed, GAITS + side, out, why)
        return
      }
      const chained = p.at(jumping) > 0
      for (let c = 0; c < board.size; c++) {
        if (p.at(cells + c) !== codes[side] || (chained && p.at(jumping) !== c + 1)) continue
        const { leaps, leapsOf } = tables
        for (let k = leapsOf[side]![c]!; leaps[k]! >= 0; k += 2) {
          const [over, behind] = [leaps[k]!, leaps[k + 1]!]
          if (p.at(cells + over) !== codes[1 - side] || p.at(cells + behind) !== 0) continue
          if (length(p, side, c, over, behind) < best) out.add(pack(c, behind, over + 1))
        }
        while (why.n < out.n) why.add(TAKE_MOST)
        if (!chained) tables.listWalks(p, side, c, out)
        while (why.n < out.n) why.add(MUST_TAKE)
      }
    },
    play(p, m) {
      const side = p.words[0]!
      if (m === PASS) p.pass(1 - side)
      else if (from(m) === PLACE) {
        p.put(cells + to(m), codes[side]!)
        standing.change(p, side, to(m))
        p.put(handOf(side), p.words[handOf(side)]! - 1)
        afterPlacing(p, side)
      } else {
        p.put(cells + from(m), 0)
        p.put(cells + to(m), codes[side]!)
        standing.move(p, side, from(m), to(m))
        let goesOn = false
        if (extra(m) > 0) {
          p.put(cells + extra(m) - 1, 0)
          standing.change(p, 1 - side, extra(m) - 1)
          p.note(left + 1 - side, p.words[left + 1 - side]! - 1)
          goesOn = tables.canTake(p, side, to(m))
        }
        if (takes) p.put(jumping, goesOn ? to(m) + 1 : 0)
        if (!goesOn) p.pass(1 - side)
      }
    },
    outcome: () => undefined,
    stuck: p => (sides[p.turn]!.stuck === 'passes' ? PASS : trapped[p.turn]!),
    decisive: (p, end) =>
      trapped.includes(end)
        ? board.names.flatMap((_, c) => (p.at(cells + c) === codes[end.result.indexOf(0)] ? [c] : []))
        : [],
    flaw(p) {
      const off = rules.cells && board.names.find((_, c) => p.at(cells + c) > 0 && !rules.cells!.includes(c))
      if (off) return { hu: `Ez nem játékmező: ${off}.`, en: `${off} is not played on.` }
      for (const [i, side] of sides.entries()) {
        if (p.at(left + i) > totals[i]!)
          return { hu: `Túl sok bábu: ${side.piece.name.hu}.`, en: `Too many pieces: ${side.piece.name.en}.` }
        if (p.at(left + i) === 0 && i === rules.hunted)
          return { hu: `Hiányzik: ${side.piece.name.hu}.`, en: `Missing: ${side.piece.name.en}.` }
      }
      return undefined
    },
    value(p, player) {
      const { hunted } = rules
      if (hunted === undefined) return 0.1 * (tables.freedom(p, player) - tables.freedom(p, 1 - player))
      const taken = 1 - p.words[left + 1 - hunted]! / totals[1 - hunted]!
      const room = tables.freedom(p, hunted) / (tables.widest[hunted]! * Math.max(1, p.words[left + hunted]!))
      const score = Math.min(0.95, 1.2 * taken + 0.35 * (room - 1))
      return player === hunted ? score : -score
    },
    gain: (_, m) => (m !== PASS && extra(m) > 0 ? 1 : 0),
    name: (_, m) =>
      m === PASS
        ? 'pass'
        : from(m) === PLACE
          ? board.names[to(m)]!
          : `${board.names[from(m)]}${extra(m) > 0 ? 'x' : '-'}${board.names[to(m)]}`,
    points: (_, m) => (m === PASS ? ['pass'] : from(m) === PLACE ? [to(m)] : [from(m), to(m)]),
    label: () => ({ hu: 'Passz', en: 'Pass' }),
    prompt(p) {
      const { piece } = sides[p.turn]!
      if (p.at(handOf(p.turn)) > 0)
        return { hu: `Válassz helyet: ${piece.name.hu}.`, en: `Choose a place for a ${piece.name.en}.` }
      return p.at(jumping) > 0
        ? { hu: 'Folytasd az ütést ugyanazzal a bábuval.', en: 'Go on taking with the same piece.' }
        : { hu: 'Lépj egy bábuval.', en: 'Move a piece.' }
    },
    scene(p) {
      const shown = sides.map((side, i) => ({
        look: { ...pieces.look(codes[i]!), tint: (side.player.tint ?? 'grey') as Tint },
        label: pieces.label(codes[i]!),
      }))
      const placed: Placed[] = []
      for (let c = 0; c < board.size; c++)
        for (let i = 0; i < 2; i++)
          if (p.at(cells + c) === codes[i]) placed.push({ cell: c, owner: i, ...shown[i]! })
      const trays: Tray[] = []
      for (let i = 0; i < 2; i++) {
        const held = p.at(handOf(i))
        const taken = totals[i]! - p.at(left + i)
        if (held > 0)
          trays.push({
            id: `hand:${i}`,
            title: { hu: 'Letehető', en: 'To put down' },
            owner: i,
            place: 'card',
            items: [{ ...shown[i]!, count: held }],
          })
        if (taken > 0 && sides[1 - i]!.leaps)
          trays.push({
            id: `taken:${i}`,
            title: { hu: 'Leütve', en: 'Taken' },
            owner: 1 - i,
            place: 'card',
            items: [{ ...shown[i]!, count: taken }],
          })
      }
      return { placed, trays }
    },
  }
  return withParts(game, parts)
}
