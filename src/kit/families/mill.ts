import {
  Layout,
  Moves,
  type Move,
  type Outcome,
  type Player,
  type Position,
  type Words,
} from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { CellList } from '../cell-list.ts'
import { cellsCodec, handsCodec, numberCodec, wordCodec } from '../codecs.ts'
import { extra, from, pack, to } from '../moves/packing.ts'
import { split, win } from '../outcomes.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { PieceSet, WALL, type Kind } from '../pieces.ts'
import { placedOn } from '../placing.ts'
import { TAKEN, tryElsewhere, tryOnto, tryTaken } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { text } from '../standing/wording.ts'
import { squash } from '../judging.ts'

export interface Mill {
  readonly players: readonly [Player, Player]
  readonly board: Board
  readonly man: Kind
  /** The lines of three; every cell must lie on as many of them as any other. */
  readonly lines: readonly (readonly [number, number, number])[]
  /** How many men each player brings in. */
  readonly men: number
  /** Whether a player with three men left may go to any free cell. */
  readonly flying: 'on' | 'off'
  /** A draw after so many moves of each player without a mill; when both may fly, after so many. */
  readonly quiet: { readonly stepping: number; readonly flying: number }
  /** What the game has beyond placing, stepping and closing mills. */
  readonly parts?: readonly MillPart[]
}

/** What a part of a mill game can look at. */
export interface MillGround extends PartGround {
  /** The one man of each player. */
  readonly codes: readonly number[]
  /** How many men a player still holds. */
  inHand(p: Position, player: number): number
  /** The player to move has just closed a mill. */
  closed(p: Position): boolean
}

export type MillPart = PartOf<MillGround>

const STEP = 0
const PLACE = 1
const TAKE = 2
const FEWEST = 3
const [IN_MILL, PLACING, NOT_NEXT, OWN_MAN, NO_MAN, OCCUPIED] = [1, 2, 3, 4, 5, 6]

/** Where the man of a move stands afterwards, or stood when it is taken. */
const goal = (m: Move): number => (extra(m) === STEP ? to(m) : from(m))

const PROMPTS = {
  take: text('Malom! Vedd le az ellenfél egyik bábuját.', "A mill! Take one of the opponent's men off."),
  place: text('Tegyél föl egy bábut egy üres pontra.', 'Put a man on an empty point.'),
  step: text('Lépj egyik bábuddal egy szomszédos pontra.', 'Step with one of your men to the next point.'),
  fly: text(
    'Lépj egyik bábuddal: már bármelyik üres pontra ugorhat.',
    'Move one of your men: it may now fly to any empty point.',
  ),
} as const

/** Men are placed, then step along lines; three on a line take an enemy man off the board. */
export function mill(rules: Mill): BoardGame {
  const { players, board } = rules
  const pieces = new PieceSet(players, [rules.man])
  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const hand = layout.range('hands', 2, { json: handsCodec(players, [rules.man]) })
  const closed = layout.range('mill', 1, { json: wordCodec(['open', 'closed']) })
  const quiet = layout.range('quiet', 1, { json: numberCodec() })
  const flights = layout.range('flights', 1, { json: numberCodec() })
  const free = new CellList(layout, 'free', board.size)
  const men = players.map(player => new CellList(layout, player.id, board.size))
  const code = players.map((_, i) => pieces.code(0, i))

  const degree = board.dirs.length
  const { next } = board
  // The two other cells of each line through a cell.
  const mates = board.names.map((_, c) =>
    rules.lines.filter(line => line.includes(c)).flatMap(line => line.filter(each => each !== c)),
  )
  const reach = mates[0]!.length
  const others = Int16Array.from(mates.flat())

  const inMill = (p: Position, c: number, own: number): boolean => {
    for (let k = c * reach; k < (c + 1) * reach; k += 2)
      if (p.words[cells + others[k]!] === own && p.words[cells + others[k + 1]!] === own) return true
    return false
  }
  const allInMills = (p: Position, player: number): boolean => {
    const list = men[player]!
    for (let i = list.count(p) - 1; i >= 0; i--) if (!inMill(p, list.at(p, i), code[player]!)) return false
    return true
  }
  const flies = (p: Position, player: number): boolean =>
    rules.flying === 'on' && p.words[hand + player] === 0 && men[player]!.count(p) === FEWEST

  const derive = (p: Position): void => {
    free.clear(p)
    for (const list of men) list.clear(p)
    for (let c = 0; c < board.size; c++) {
      const owner = pieces.owner(p.at(cells + c))
      if (owner < 0) free.add(p, c)
      else men[owner]!.add(p, c)
    }
  }

  /** A step is judged as if the man had left its cell. */
  const makesMill = (p: Position, m: Move, own: number): boolean => {
    const cell = goal(m)
    const origin = extra(m) === STEP ? from(m) : -1
    for (let k = cell * reach; k < (cell + 1) * reach; k += 2) {
      const a = others[k]!
      const b = others[k + 1]!
      if (a !== origin && b !== origin && p.words[cells + a] === own && p.words[cells + b] === own)
        return true
    }
    return false
  }

  /** Men count most; then men in mills and free cells beside men. */
  const worth = (p: Position, player: number): number => {
    const list = men[player]!
    let sum = 20 * (p.words[hand + player]! + list.count(p))
    for (let i = list.count(p) - 1; i >= 0; i--) {
      const c = list.at(p, i)
      if (inMill(p, c, code[player]!)) sum += 3
      for (let k = c * degree; k < (c + 1) * degree; k++) if (p.words[cells + next[k]!] === 0) sum++
    }
    return sum
  }

  const listSteps = (p: Position, out: Moves, player: number): void => {
    const list = men[player]!
    const far = flies(p, player)
    for (let i = list.count(p) - 1; i >= 0; i--) {
      const c = list.at(p, i)
      if (far) for (let j = free.count(p) - 1; j >= 0; j--) out.add(pack(c, free.at(p, j), STEP))
      else
        for (let k = c * degree; k < (c + 1) * degree; k++)
          if (p.words[cells + next[k]!] === 0) out.add(pack(c, next[k]!, STEP))
    }
  }

  const canMove = (p: Position): boolean => {
    if (p.at(hand + p.turn) > 0 || flies(p, p.turn)) return true
    const list = men[p.turn]!
    for (let i = list.count(p) - 1; i >= 0; i--)
      for (let d = 0; d < degree; d++)
        if (p.words[cells + next[list.at(p, i) * degree + d]!] === 0) return true
    return false
  }

  const lost: Outcome[] = players.map((player, i) =>
    win(
      players,
      1 - i,
      `${player.name.hu} elvesztette ${rules.men - FEWEST + 1} bábuját.`,
      `${player.name.en} has lost ${rules.men - FEWEST + 1} men.`,
    ),
  )
  const shut: Outcome[] = players.map((player, i) =>
    win(players, 1 - i, `${player.name.hu} beszorult.`, `${player.name.en} cannot move.`),
  )
  const still = split(players, 'Régóta nem született malom.', 'No mill was made for long.')

  const ground: MillGround = {
    layout,
    board,
    players,
    cells,
    codes: code,
    inHand: (p, player) => p.words[hand + player]!,
    closed: p => p.words[closed] === 1,
  }
  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'several moves',
    draws: { repetition: { times: 3 }, cap: 400 },
    reasons: [
      { hu: '', en: '' },
      {
        hu: 'Malomban álló bábut csak akkor lehet levenni, ha az ellenfél minden bábuja malomban áll.',
        en: 'A man in a mill may be taken only when every man of the opponent stands in a mill.',
        rule: 'capture',
      },
      {
        hu: 'Amíg van bábu a kezedben, lerakni kell; a táblán állók addig nem léphetnek.',
        en: 'While you hold men you place one; those on the board do not move yet.',
        rule: 'moves',
      },
      {
        hu: 'A bábu csak a vonal mentén, a szomszédos üres pontra léphet.',
        en: 'A man steps only along a line, to the neighbouring empty point.',
        rule: 'moves',
      },
      {
        hu: 'Malom után az ellenfél egyik bábuját kell levenni.',
        en: "After a mill one of the opponent's men must be taken.",
        rule: 'capture',
      },
      {
        hu: 'Itt nem áll bábu: az ellenfél egyik bábujára mutass, azt veszed le.',
        en: "No man stands here: point at one of the opponent's men to take it.",
        rule: 'capture',
      },
      TAKEN,
    ],
    start(p) {
      for (let i = 0; i < 2; i++) p.put(hand + i, rules.men)
      derive(p)
    },
    derive,
    flaw(p): Words | undefined {
      for (let i = 0; i < 2; i++)
        if (p.at(hand + i) + men[i]!.count(p) > rules.men)
          return {
            hu: `Egy játékosnak legfeljebb ${rules.men} bábuja lehet.`,
            en: `A player has at most ${rules.men} men.`,
          }
      return p.at(closed) === 1 && men[1 - p.turn]!.count(p) === 0
        ? { hu: 'Nincs mit levenni.', en: 'There is nothing to take.' }
        : undefined
    },
    moves(p, out) {
      const player = p.turn
      if (p.words[closed] === 1) men[1 - player]!.list(p, out, pack(0, 0, TAKE))
      else if (p.words[hand + player]! > 0) free.list(p, out, pack(0, 0, PLACE))
      else listSteps(p, out, player)
    },
    pick(p, rng) {
      const player = p.turn
      if (p.words[closed] === 1) return pack(men[1 - player]!.any(p, rng), 0, TAKE)
      if (p.words[hand + player]! > 0) return pack(free.any(p, rng), 0, PLACE)
      const list = men[player]!
      if (flies(p, player)) return pack(list.any(p, rng), free.any(p, rng), STEP)
      for (let i = 0; i < 16; i++) {
        const c = list.any(p, rng)
        const n = next[c * degree + rng.below(degree)]!
        if (p.words[cells + n] === 0) return pack(c, n, STEP)
      }
      return -1
    },
    refuses(p, m) {
      if (extra(m) !== TAKE) return 0
      const other = 1 - p.turn
      return inMill(p, from(m), code[other]!) && !allInMills(p, other) ? IN_MILL : 0
    },
    attempts(p, out, reasons) {
      const player = p.turn
      const own = men[player]!
      if (p.at(closed) === 1) {
        own.list(p, out, pack(0, 0, TAKE))
        while (reasons.n < out.n) reasons.add(OWN_MAN)
        free.list(p, out, pack(0, 0, TAKE))
        while (reasons.n < out.n) reasons.add(NO_MAN)
        return
      }
      const steps = new Moves()
      const placing = p.at(hand + player) > 0
      if (!placing) listSteps(p, steps, player)
      const taken = (c: number): number => (p.at(cells + c) === code[1 - player] ? OCCUPIED : 0)
      for (let i = own.count(p) - 1; i >= 0; i--) {
        tryElsewhere(p, cells, board.size, own.at(p, i), steps, placing ? PLACING : NOT_NEXT, out, reasons)
        if (!placing) tryOnto(board.size, own.at(p, i), taken, out, reasons)
      }
      if (placing) tryTaken(p, cells, board.size, OCCUPIED, out, reasons, pack(0, 0, PLACE))
    },
    play(p, m) {
      const player = p.turn
      const other = 1 - player
      const kind = extra(m)
      const cell = goal(m)
      if (kind === TAKE) {
        p.put(cells + cell, 0)
        men[other]!.remove(p, cell)
        free.add(p, cell)
        p.put(closed, 0)
        return p.pass(other)
      }
      if (flies(p, player) && flies(p, other)) p.note(flights, p.words[flights]! + 1)
      if (kind === PLACE) {
        p.put(hand + player, p.words[hand + player]! - 1)
        men[player]!.add(p, cell)
        free.remove(p, cell)
      } else {
        p.put(cells + from(m), 0)
        men[player]!.replace(p, from(m), cell)
        free.replace(p, cell, from(m))
      }
      p.put(cells + cell, code[player]!)
      if (inMill(p, cell, code[player]!) && men[other]!.count(p) > 0) {
        p.note(quiet, 0)
        p.note(flights, 0)
        p.put(closed, 1)
      } else {
        p.note(quiet, p.words[quiet]! + 1)
        p.pass(other)
      }
    },
    outcome(p) {
      for (let i = 0; i < 2; i++) if (p.words[hand + i]! + men[i]!.count(p) < FEWEST) return lost[i]
      if (p.words[quiet]! < 2 * rules.quiet.stepping && p.words[flights]! < 2 * rules.quiet.flying)
        return undefined
      // Who is shut in has lost, even by the last of the quiet moves.
      return canMove(p) ? still : undefined
    },
    stuck: p => shut[p.turn]!,
    name(_, m) {
      const cell = board.names[from(m)]!
      if (extra(m) === TAKE) return `x${cell}`
      return extra(m) === PLACE ? cell : `${cell}-${board.names[to(m)]!}`
    },
    prompt(p) {
      if (p.at(closed) === 1) return PROMPTS.take
      if (p.at(hand + p.turn) > 0) return PROMPTS.place
      return flies(p, p.turn) ? PROMPTS.fly : PROMPTS.step
    },
    points: (_, m) => (extra(m) === STEP ? [from(m), to(m)] : [from(m)]),
    tally(p, player) {
      const taken = rules.men - p.at(hand + 1 - player) - men[1 - player]!.count(p)
      return taken > 0 ? [text(`levett bábuk: ${taken}`, `men taken: ${taken}`)] : []
    },
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 40),
    gain(p, m) {
      const player = p.turn
      if (extra(m) === TAKE) return 0
      if (makesMill(p, m, code[player]!)) return 2
      return extra(m) === PLACE && inMill(p, from(m), code[1 - player]!) ? 1 : 0
    },
    scene: p => ({
      placed: placedOn(board, pieces, p, cells),
      trays: players.map((player, i) => ({
        id: `hand:${player.id}`,
        owner: i,
        place: 'card' as const,
        title: { hu: 'Kézben', en: 'In hand' },
        items:
          p.at(hand + i) === 0
            ? []
            : [{ look: pieces.look(code[i]!), label: pieces.label(code[i]!), count: p.at(hand + i) }],
      })),
    }),
  }
  return withParts(
    game,
    (rules.parts ?? []).map(part => part(ground)),
  )
}
