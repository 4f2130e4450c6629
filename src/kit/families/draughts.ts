import {
  Layout,
  Moves,
  type Move,
  type Outcome,
  type Player,
  type Position,
  type Reason,
  type Words,
} from '../../engine/index.ts'
import { dressed, neighbours, type Board } from '../boards/index.ts'
import { cellCodec, wordCodec } from '../codecs.ts'
import { from, to } from '../moves/packing.ts'
import { withParts, type PartGround, type PartOf } from '../parts.ts'
import { BLACK, WHITE, type Kind } from '../pieces.ts'
import { tryElsewhere, tryOnto } from '../refusing.ts'
import type { BoardGame } from '../scene.ts'
import { ending } from './draughts-ends.ts'
import { columns, singles } from './draughts-ground.ts'
import { hopping } from './draughts-hops.ts'
import { compile, type Tables } from './draughts-tables.ts'

export type Way = 'forward' | 'sideways' | 'back'

/**
 * One side: its way forward as a direction of the drawing (x to the right, y down), its men, and the cells where a man
 * that ends its turn there is crowned.
 */
export interface Army {
  readonly player: Player
  readonly heading: readonly [number, number]
  readonly men: readonly number[]
  readonly crowns: readonly number[]
  /** Kings and sovereigns that stand on the board from the beginning. */
  readonly kings?: readonly number[]
  readonly sovereigns?: readonly number[]
}

/** The rules of a draughts game in one record of words; a variant names only what changes. */
export interface Draughts {
  readonly board: Board
  /** The cells played on; all of them when absent. */
  readonly cells?: readonly number[]
  readonly lines: 'diagonal' | 'orthogonal' | 'all'
  /** In the order of play. Players of one team spare each other. */
  readonly armies: readonly Army[]
  /** Who begins; the first army when absent. */
  readonly first?: number
  readonly man: { readonly kind: Kind; readonly steps: readonly Way[]; readonly jumps: readonly Way[] }
  /** A king goes all ways along the lines, 'far' over any number of empty cells or 'near' like a man. */
  readonly king: { readonly kind: Kind; readonly reach: 'far' | 'near' }
  /**
   * A third rank that goes like a far king and is taken by its own rank alone. It does not rest on the cells it shuns,
   * except right behind a man it took; `gait` says so to whoever tries.
   */
  readonly sovereign?: { readonly kind: Kind; readonly shuns: readonly number[]; readonly gait: Words }
  /** How a man and a king step, told to whoever tries otherwise. */
  readonly gaits: { readonly man: Words; readonly king: Words }
  /** Capturing is always a duty, and so is going on as long as one can. */
  readonly capture: {
    readonly choose: 'any' | 'most'
    readonly lift: 'at the end' | 'at once'
    /** 'not back': a king may not jump in the direction opposite to its last jump. */
    readonly turns: 'freely' | 'not back'
  }
  /** Taken men are not lifted but carried along under the taker. */
  readonly columns?: { readonly lone: 'as a man' | 'as a king' }
  /**
   * How others write positions of this game: 'cells', the cells played on have the usual numbers, by which moves are written too: 32-28;
   * 'names', by the names of the cells: a3-a4.
   */
  readonly numbers?: 'cells' | 'names'
  readonly draws: { readonly repetition: number; readonly quietRounds: number; readonly cap: number }
  /** What the game has beyond stepping, capturing and crowning. */
  readonly parts?: readonly DraughtsPart[]
}

/** What a part of a draughts game can look at. */
export interface DraughtsGround extends PartGround {
  readonly tables: Tables
  /** Where the pieces of a jumped chain may go on: the cell of the capturing piece + 1, or 0. */
  readonly chain: number
  /** Puts a piece on an empty cell. */
  place(p: Position, c: number, code: number): void
  /** Lists the moves of one piece alone, captures only if it has any. */
  listFrom(p: Position, c: number, out: Moves): void
  /** Something irreversible happened: quiet moves are counted anew. */
  progress(p: Position): void
  passOn(p: Position): void
  /** The loss of a player of two who has no piece left; undefined while there is one. */
  bare(p: Position, player: number): Outcome | undefined
}

export type DraughtsPart = PartOf<DraughtsGround>

/** What the games of the family have in common; the rest depends on the board. */
export type DraughtsWords = Omit<Draughts, 'board' | 'cells' | 'armies'>

/** Ways across the drawing, for `Army.heading`. */
export const HEADING = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const

/** Dark below against light above: men on all `cells` of rows `low` to `high`, counted from each player's own side. */
export function facing(board: Board, cells: readonly number[], low: number, high: number): [Army, Army] {
  const { north, south } = board.regions
  const height = Math.max(...board.cells.map(({ y }) => y)) + 1
  const rows = (first: number, last: number) =>
    cells.filter(c => height - board.cells[c]!.y >= first && height - board.cells[c]!.y <= last)
  return [
    { player: BLACK, heading: HEADING.north, men: rows(low, high), crowns: north! },
    { player: WHITE, heading: HEADING.south, men: rows(height + 1 - high, height + 1 - low), crowns: south! },
  ]
}

/** The usual numbers by cell: from the side of dark, whose first row is 1, 2, 3 … from its right. */
function cellNumbers({ board: { cells: shapes }, cells = [], armies }: Draughts): Map<number, string> {
  const way = armies.find(({ player }) => player === BLACK)!.heading[1]
  const placed = cells.toSorted(
    (a, b) => way * (shapes[a]!.y - shapes[b]!.y) || way * (shapes[a]!.x - shapes[b]!.x),
  )
  return new Map(placed.map((c, i) => [c, String(i + 1)]))
}

/** The board with the numbers in its cells. */
function numbered(rules: Draughts): Board {
  const { board } = rules
  const numbers = cellNumbers(rules)
  const labels = [...numbers].map(([c, text]) => ({ x: board.cells[c]!.x, y: board.cells[c]!.y, text }))
  const cells = board.cells.map((cell, c) => {
    const called = `${cell.name} (${numbers.get(c)})`
    return numbers.has(c) ? { ...cell, called: { hu: called, en: called } } : cell
  })
  return dressed(board, { cells, labels: [...board.labels, ...labels] })
}

const OUT: Move = 1023 << 20

const MUST = 1
const GO_ON = 2
const LANDING = 3
const MOST = 4
const TWICE = 5
const BACK = 6
const OVER = 7
const MAN_STEPS = 8
const KING_STEPS = 9
const SHUNS = 10
const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  { hu: 'Ütéskényszer van: most ütni kell.', en: 'You must capture.', rule: 'capture' },
  {
    hu: 'A megkezdett ütéssorozatot ugyanazzal a bábuval be kell fejezni.',
    en: 'You must continue with the same man.',
    rule: 'capture',
  },
  {
    hu: 'Olyan mezőre kell érkezni, ahonnan tovább lehet ütni.',
    en: 'You must land where the capture can go on.',
    rule: 'king',
  },
  { hu: 'A legtöbb bábut ütő sorozatot kell választani.', en: 'You must take the most.', rule: 'capture' },
  {
    hu: 'Egy sorozatban ugyanazt a bábut nem lehet kétszer átugrani.',
    en: 'The same man may not be jumped twice.',
    rule: 'capture',
  },
  {
    hu: 'Két ugrás között nem szabad visszafordulni.',
    en: 'Turning straight back between two jumps is not allowed.',
    rule: 'king',
  },
  {
    hu: 'Ütni átugrással lehet: arra az üres mezőre mutass, ahová a bábu érkezik.',
    en: 'You capture by jumping over a man: point at the empty cell where the jump ends.',
    rule: 'capture',
  },
]

/**
 * Men step and jump along lines, capture by jumping, and are crowned on the far side. One hop of a chain is one move:
 * the turn stays while the same piece can jump on. Jumped men stay as obstacles marked as taken until the chain ends.
 */
export function draughts(rules: Draughts): BoardGame {
  const { armies, capture } = rules
  const board = rules.numbers === 'cells' ? numbered(rules) : rules.board
  const players = armies.map(army => army.player)
  const layout = new Layout(players.map(player => player.id))
  const t = compile(rules)
  const total = armies.reduce((sum, army) => sum + army.men.length, 0)
  const stacked = rules.columns && columns(layout, board, t, rules.columns.lone, total)
  const ground = stacked ?? singles(layout, board, t, capture.lift)
  const { cells } = ground
  const chain = layout.range('chain', 1, { json: cellCodec(board) })
  const oneWay = capture.turns === 'not back'
  const came = oneWay ? layout.range('came', 1, { json: wordCodec(['', ...t.dirNames]) }) : -1
  const asMan =
    rules.columns?.lone === 'as a man' ? layout.range('lone', 1, { json: wordCodec(['no', 'yes']) }) : -1
  const listed = new Moves()
  /** Asked of the game with all its parts: some of them add moves or forbid them. */
  const canMove = (p: Position): boolean => {
    listed.n = 0
    whole.moves(p, listed)
    for (let i = 0; i < listed.n; i++) if (!whole.refuses || whole.refuses(p, listed.at(i)) === 0) return true
    return false
  }
  const ends = ending(layout, t, rules, cells, p => canMove(p))
  const { scan, goesOn, keepMost, direction, tries } = hopping(t, cells, capture, ground.remains)
  const { field, owner, crowns, isMan, advance, size, flies, opposite, shuns } = t
  const { quiet } = ends
  const most = capture.choose === 'most'
  const teams = new Set(players.map((player, i) => player.team ?? i)).size
  const manCodes = armies.map((_, i) => t.pieces.code(0, i))

  /** What the chain's piece moves like: a piece that began the turn alone stays what it was. */
  const chainAs = (w: Int32Array, c: number): number =>
    asMan >= 0 && w[asMan] === 1 ? manCodes[w[0]!]! : w[cells + c]!
  const barredNow = (w: Int32Array, as: number): number =>
    oneWay && flies[as] === 1 && w[came]! > 0 ? opposite[w[came]! - 1]! : -1

  const moves = (p: Position, out: Moves): void => {
    const w = p.words
    const first = out.n
    const chained = w[chain]!
    let taking = chained > 0
    if (taking) {
      const as = chainAs(w, chained - 1)
      scan(w, chained - 1, as, barredNow(w, as), true, first, out)
    } else {
      const turn = w[0]!
      for (let i = 0; i < field.length; i++) {
        const c = field[i]!
        const code = w[cells + c]!
        if (owner[code] === turn)
          taking = scan(w, c, stacked ? stacked.moveAs(w, c) : code, -1, taking, first, out)
      }
    }
    if (most && taking) keepMost(w, out, first)
  }

  const play = (p: Position, m: Move): void => {
    if (m === OUT) {
      ends.dropOut(p)
      return ends.passOn(p)
    }
    const w = p.words
    const turn = w[0]!
    const start = m & 1023
    const end = (m >> 10) & 1023
    const over = (m >> 20) - 1
    const man = isMan[w[cells + start]!] === 1
    const crowned = man && crowns[turn * size + end] === 1
    if (over < 0) {
      ground.shift(p, start, end)
      const onward = man && advance[turn * size + end]! > advance[turn * size + start]!
      p.note(quiet, onward ? 0 : w[quiet]! + 1)
      if (crowned) ground.crown(p, end)
      return ends.passOn(p)
    }
    const chained = w[chain] !== 0
    const lone = asMan >= 0 && (chained ? w[asMan] === 1 : stacked!.isLone(w, start))
    const as = lone ? manCodes[turn]! : w[cells + start]!
    const went = oneWay && flies[as] === 1 ? direction(start, end) : -1
    ground.shift(p, start, end)
    ground.take(p, over, end)
    p.note(quiet, 0)
    if (goesOn(w, end, as, went < 0 ? -1 : opposite[went]!)) {
      p.put(chain, end + 1)
      if (oneWay) p.put(came, went + 1)
      if (asMan >= 0) p.put(asMan, lone ? 1 : 0)
      return
    }
    ground.settle(p, over, chained)
    if (crowned) ground.crown(p, end)
    if (chained) {
      p.put(chain, 0)
      if (oneWay) p.put(came, 0)
      if (asMan >= 0) p.put(asMan, 0)
    }
    if (ends.several) ends.strike(p)
    ends.passOn(p)
  }

  const draughtsGround: DraughtsGround = {
    layout,
    board,
    players,
    cells,
    tables: t,
    chain,
    place: ground.place,
    listFrom(p, c, out) {
      scan(p.words, c, ground.moveAs(p.words, c), -1, false, out.n, out)
    },
    progress: p => p.note(quiet, 0),
    passOn: ends.passOn,
    bare: ends.bare,
  }
  const game: BoardGame = {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: [
      ...REASONS,
      { ...rules.gaits.man, rule: 'moves' },
      { ...rules.gaits.king, rule: 'king' },
      ...(rules.sovereign ? [{ ...rules.sovereign.gait, rule: 'sovereign' }] : []),
    ],
    draws: ends.draws,
    start(p) {
      p.pass(rules.first ?? 0)
      for (const [i, army] of armies.entries())
        for (const [kind, list] of [army.men, army.kings ?? [], army.sovereigns ?? []].entries())
          for (const c of list) ground.place(p, c, t.pieces.code(kind, i))
    },
    derive: ground.derive,
    moves,
    play,
    outcome: ends.outcome,
    stuck: p => (ends.several ? OUT : ends.lost(p)),
    attempts(p, out, why) {
      const w = p.words
      const allowed = new Moves()
      moves(p, allowed)
      const chained = p.at(chain) - 1
      const taking = allowed.n > 0 && allowed.at(0) >> 20 > 0
      const team = (player: number): string | number => players[player]!.team ?? player
      const isFoe = (code: number): boolean => owner[code]! >= 0 && team(owner[code]!) !== team(p.turn)
      for (const c of field) {
        if (owner[w[cells + c]!] !== p.turn) continue
        const as = c === chained ? chainAs(w, c) : ground.moveAs(w, c)
        const first = out.n
        tries(w, c, as, out)
        let kept = first
        for (let i = first; i < out.n; i++) {
          const m = out.at(i)
          const over = (m >> 20) - 1
          const hop = over >= 0
          if (allowed.has(m) || (!hop && !taking)) continue
          out.list[kept++] = m
          const jumped = hop && t.taken[w[cells + over]!] === w[cells + over]
          const turned = barredNow(w, as) >= 0 && direction(c, to(m)) === barredNow(w, as)
          if (chained >= 0 && c !== chained) why.add(GO_ON)
          else if (!hop) why.add(chained >= 0 ? GO_ON : MUST)
          else if (shuns[as * size + to(m)] === 1) why.add(SHUNS)
          else why.add(jumped ? TWICE : turned ? BACK : most ? MOST : LANDING)
        }
        out.n = kept
        const steps = isMan[as] === 1 ? MAN_STEPS : t.isSovereign[as] === 1 ? SHUNS : KING_STEPS
        if (!taking && chained < 0) tryElsewhere(p, cells, size, c, allowed, steps, out, why)
        const over = chained >= 0 && c !== chained ? GO_ON : OVER
        const near = isMan[as] === 1 ? neighbours(board, c) : field
        tryOnto(size, c, n => (isFoe(w[cells + n]!) && near.includes(n) ? over : 0), out, why)
      }
    },
    name: (_, m) =>
      m === OUT ? 'out' : `${board.names[from(m)]}${m >> 20 > 0 ? 'x' : '-'}${board.names[to(m)]}`,
    points: (_, m) => (m === OUT ? ['out'] : [from(m), to(m)]),
    label: (): Words => ({ hu: 'Nincs lépés: kiesés', en: 'No move: drop out' }),
    prompt(p) {
      if (p.at(chain) > 0)
        return { hu: 'Folytasd az ütést ugyanazzal a bábuval.', en: 'Go on capturing with the same man.' }
      const allowed = new Moves()
      moves(p, allowed)
      return allowed.n > 0 && allowed.at(0) !== OUT && allowed.at(0) >> 20 > 0
        ? { hu: 'Most ütni kell.', en: 'You must capture now.' }
        : undefined
    },
    scene: p => ({ placed: ground.placed(p), trays: [] }),
    notation: async whole =>
      (await import('./draughts-notation.ts')).draughtsNotation(board, rules, whole, chain),
    flaw(p) {
      const w = p.words
      const off = board.names.find((_, c) => w[cells + c] !== 0 && !field.includes(c))
      if (off) return { hu: `Ez nem játékmező: ${off}.`, en: `${off} is not played on.` }
      const chained = p.at(chain) - 1
      if (chained >= 0) {
        const as = owner[w[cells + chained]!] === p.turn ? chainAs(w, chained) : -1
        if (as < 0 || !goesOn(w, chained, as, barredNow(w, as)))
          return { hu: 'A sorozatot nincs mivel folytatni.', en: 'The chain has no piece that can go on.' }
      } else if (field.some(c => w[cells + c]! > 0 && owner[w[cells + c]!]! < 0))
        return {
          hu: 'Leütött bábu csak ütéssorozat közben állhat a táblán.',
          en: 'Taken men stand on the board only during a chain.',
        }
      return ground.flaw(p)
    },
    value(p, player) {
      const w = p.words
      const team = players[player]!.team ?? player
      let mine = 0
      let theirs = 0
      for (let i = 0; i < field.length; i++) {
        const c = field[i]!
        const code = w[cells + c]!
        const whose = owner[code]!
        if (whose < 0) continue
        const worth = ground.worth(w, c) + (isMan[code] === 1 ? advance[whose * size + c]! / 40 : 0)
        if ((players[whose]!.team ?? whose) === team) mine += worth
        else theirs += worth
      }
      mine *= teams - 1
      return mine + theirs === 0 ? 0 : (mine - theirs) / (mine + theirs)
    },
    gain(p, m) {
      const over = (m >> 20) - 1
      return m === OUT || over < 0 ? 0 : isMan[p.words[cells + over]!] === 1 ? 1 : 3
    },
  }
  const whole = withParts(
    game,
    (rules.parts ?? []).map(part => part(draughtsGround)),
  )
  return whole
}
