import { Layout, type Codec, type Options, type Position, type Words } from '../../../engine/index.ts'
import { numberCodec, numbersCodec, wordCodec } from '../../../kit/index.ts'
import {
  breakerOf,
  CARD_NAMES,
  CODES,
  COPIES,
  GOALS,
  HIDDEN,
  HIDDEN_GOAL,
  HIDDEN_ROLE,
  HUNTER,
  PILE_CARDS,
  ROGUE,
  ROLES,
  RUBY,
  SIDES,
  TOOLS,
} from './cards.ts'
import { bitsCodec, boundsCodec, discardCodec, listCodec, mazeCodec, rowsCodec } from './codecs.ts'
import { goalColumn, handSize, hasMosquito, HUNTERS, LOOT, ROGUES, ROUNDS } from './data.ts'
import { BUILT_IN_DECK, deckNamed, STRICTER, type Condition } from './deck.ts'
import { board, goalCellsIn, START } from './grid.ts'
import { COLOURS } from './seats.ts'

export const PHASE = {
  TURN: 0,
  DRAW: 1,
  STARTER: 2,
  START: 3,
  ROLES: 4,
  GOALS: 5,
  DEAL: 6,
  RUBIES: 7,
  PICK: 8,
  LOOT: 9,
  SHOW: 10,
  OVER: 11,
} as const
const PHASES = 'turn draw starter start roles goals deal rubies pick loot show over'.split(' ')

export const HIDDEN_RUBY = 4
const RUBY_NAMES = ['-', '1', '2', '3', '?']
/** The most ruby cards one player can get: two as a rogue in each round. */
const PURSE = LOOT * ROUNDS
/** More cards than the pile holds never lie on the discard pile. */
const DISCARD = PILE_CARDS

/** The words of a position, who sees them, and what can be read off them. */
export function huntersState(options: Options) {
  const n = Number(options.players ?? 5)
  const players = COLOURS.slice(0, n)
  const deck = deckNamed(options['deck'] ?? BUILT_IN_DECK)
  const hand = handSize(n)
  const mosquito = hasMosquito(options['mosquito'], n)
  const goalCells = goalCellsIn(goalColumn(options['trail'], n, mosquito))
  const goalIndex = new Int8Array(board.size + 1).fill(-1)
  for (const [i, cell] of goalCells.entries()) goalIndex[cell] = i
  /** What each Start says on its sides, N, E, S, W. */
  const conditions: readonly (readonly Condition[])[] = deck.data.starts.map(({ sides }) =>
    SIDES.map(
      side =>
        (options['chain'] === 'strict' ? STRICTER[sides[side].condition] : undefined) ??
        sides[side].condition,
    ),
  )
  const open = options['hands'] === 'open'
  const layout = new Layout(players.map(player => player.id))
  const all = (name: string, size: number, json: Codec) => layout.range(name, size, { json, see: 'all' })
  const nobody = ['nobody', ...players.map(player => player.id)]
  /** Roles and goals lie open from the end of a round until the next deal. */
  const isShown = (p: Position): boolean => p.at(phase) >= PHASE.RUBIES

  const phase = all('phase', 1, wordCodec(PHASES))
  const round = all('round', 1, numberCodec(1, 1, ROUNDS))
  /** Which Start lies on the table. */
  const start = all('start', 1, numberCodec(0, 0, deck.data.starts.length - 1))
  const starter = all('starter', 1, wordCodec(players.map(player => player.id)))
  /** For whom luck draws, or who holds the ruby cards. */
  const mover = all('mover', 1, wordCodec(players.map(player => player.id)))
  /** Who played the last card, + 1. */
  const last = all('last', 1, wordCodec(nobody))
  const won = all('won', 1, wordCodec(['nobody', 'hunters', 'rogues']))
  const bitten = all('bitten', 1, wordCodec(nobody))
  const swapped = all('swapped', 1, wordCodec(['no', 'yes']))
  const roles: number = layout.range('roles', n, {
    json: rowsCodec(players, 1, ROLES),
    see: (p, i, seat) => (i - roles === seat || p.at(i) === 0 || isShown(p) ? p.at(i) : HIDDEN_ROLE),
  })
  const shown = all('shown', 3, listCodec(['down', 'up', 'turned']))
  /** Which goals a player has seen by a map; it is known who looked where, not what was seen. */
  const known = all('known', n, bitsCodec(n, ['north', 'middle', 'south']))
  const goals: number = layout.range('goals', 3, {
    json: listCodec(GOALS),
    see(p, i, seat) {
      const looked = seat >= 0 && ((p.at(known + seat) >> (i - goals)) & 1) === 1
      const seen = p.at(shown + i - goals) > 0 || looked || isShown(p)
      return seen || p.at(i) === 0 ? p.at(i) : HIDDEN_GOAL
    },
  })
  /** The broken tools of each player, as bits. */
  const tools = all('broken', n, bitsCodec(n, TOOLS))
  const maze = all('maze', board.size, mazeCodec)
  const bounds = all('bounds', board.size, boundsCodec(deck))
  const hands: number = layout.range('hands', n * hand, {
    json: rowsCodec(players, hand, CARD_NAMES),
    // Others see how many cards there are; the place of a card in a hand would tell since when it has been held.
    see(p, i, seat) {
      const player = Math.floor((i - hands) / hand)
      if (open || player === seat) return p.at(i)
      return i - hands - player * hand < handCount(p, player) ? HIDDEN : 0
    },
  })
  const discard: number = layout.range('discard', DISCARD, {
    json: discardCodec(players),
    see: (p, i, seat) => (isFaceDown(p.at(i), seat) ? HIDDEN | (p.at(i) & ~63) : p.at(i)),
  })
  const purses: number = layout.range('purses', n * PURSE, {
    json: rowsCodec(players, PURSE, RUBY_NAMES),
    see(p, i, seat) {
      const own = Math.floor((i - purses) / PURSE) === seat || p.at(phase) === PHASE.OVER
      return own || p.at(i) === 0 ? p.at(i) : HIDDEN_RUBY
    },
  })
  /** The ruby cards on their way round; only their holder sees them. */
  const pool: number = layout.range('pool', n, {
    json: listCodec(RUBY_NAMES),
    see: (p, i, seat) => (p.at(i) === 0 || p.at(mover) === seat ? p.at(i) : HIDDEN_RUBY),
  })
  /** What the table thinks of each player by what everybody saw: above 0 a hunter, below a rogue. */
  const trust = all('trust', n, numbersCodec(-1000, 1000))
  /** How many of each code are still in the pile, and of all together; the mosquito is not among them. */
  const pile: number = layout.range('pile', CODES + 1, {
    see: (p, i, seat) => (i === pile ? 0 : unseen(p, i - pile, seat)),
  })
  const left = layout.range('left', 1, { see: 'all' })

  const handCount = (p: Position, player: number): number => {
    let count = 0
    for (let k = 0; k < hand; k++) if (p.at(hands + player * hand + k) !== 0) count++
    return count
  }
  /** Whose back a seat sees of a discard. */
  const isFaceDown = (word: number, seat: number): boolean =>
    !open && word >> 6 !== 0 && (word >> 6) - 1 !== seat
  // Every word of the pile asks for its own code: all are counted at once, and again for another position or seat.
  const counts = new Int32Array(64)
  const counted = { low: 0, high: 0, seat: -2 }
  const countUnseen = (p: Position, seat: number): void => {
    Object.assign(counted, { low: p.low, high: p.high, seat })
    counts.fill(0)
    for (let code = 1; code <= CODES; code++) counts[code] = COPIES[code]!
    for (let i = 0; i < n * hand; i++) if (open || Math.floor(i / hand) === seat) counts[p.at(hands + i)]!--
    for (let i = 0; i < DISCARD; i++)
      if (!isFaceDown(p.at(discard + i), seat)) counts[p.at(discard + i) & 63]!--
    for (let c = 0; c < board.size; c++) counts[p.at(maze + c) & 63]!--
    for (let tool = 0; tool < TOOLS.length; tool++)
      for (let i = 0; i < n; i++) counts[breakerOf(tool)]! -= (p.at(tools + i) >> tool) & 1
  }
  /** How many cards of a code a seat does not see: to it they may all be in the pile. */
  const unseen = (p: Position, code: number, seat: number): number => {
    if (p.low !== counted.low || p.high !== counted.high || seat !== counted.seat) countUnseen(p, seat)
    return counts[code]!
  }

  const state = {
    n,
    players,
    deck,
    hand,
    open,
    mosquito,
    goalCells,
    goalIndex,
    goalAt: (cell: number) => goalIndex[cell]!,
    conditions,
    layout,
    phase,
    round,
    start,
    starter,
    mover,
    last,
    won,
    bitten,
    swapped,
    roles,
    shown,
    known,
    goals,
    tools,
    maze,
    bounds,
    hands,
    discard,
    purses,
    pool,
    trust,
    pile,
    left,
    rogues: ROGUES[n]!,
    hunters: HUNTERS[n]!,
    pileAtFirst: PILE_CARDS - n * hand,
    purse: PURSE,
    discards: DISCARD,
    isShown,
    isNight: (p: Position) => p.at(bitten) > 0,
    /** The mosquito waits in the pile: it was put there and nobody has drawn it. */
    isMosquitoIn: (p: Position) => mosquito && p.at(bitten) === 0,
    cardsLeft: (p: Position) => p.at(left) + (mosquito && p.at(bitten) === 0 ? 1 : 0),
    handCount,
    rubiesOf(p: Position, player: number): number {
      let sum = 0
      for (let k = 0; k < PURSE; k++) sum += p.at(purses + player * PURSE + k)
      return sum
    },
    cardsInPurse(p: Position, player: number): number {
      let count = 0
      for (let k = 0; k < PURSE; k++) if (p.at(purses + player * PURSE + k) !== 0) count++
      return count
    },
    /** How many discards lie there. */
    discarded(p: Position): number {
      let count = 0
      while (count < DISCARD && p.at(discard + count) !== 0) count++
      return count
    },
    /** Counts what is not in the pile; the rest is. */
    countPile(p: Position): void {
      const counts = [...COPIES]
      let away = 0
      const take = (code: number) => {
        if (code === 0) return
        away++
        if (code <= CODES) counts[code]!--
      }
      for (let i = 0; i < n * hand; i++) take(p.at(hands + i))
      for (let i = 0; i < DISCARD; i++) take(p.at(discard + i) & 63)
      for (let c = 0; c < board.size; c++) take(p.at(maze + c) & 63)
      for (let i = 0; i < n; i++)
        for (let tool = 0; tool < TOOLS.length; tool++)
          if ((p.at(tools + i) >> tool) & 1) take(breakerOf(tool))
      for (let code = 1; code <= CODES; code++) p.note(pile + code, counts[code]!)
      p.note(left, PILE_CARDS - away)
    },
    /** What a position made by hand leaves out: roles and goals of a round in play. */
    fillIn(p: Position): void {
      if (p.at(phase) !== PHASE.TURN && p.at(phase) !== PHASE.DRAW) return
      if (p.at(goals) === 0) for (let i = 0; i < 3; i++) p.put(goals + i, [2, RUBY, 3][i]!)
      for (let i = 0; i < n; i++) if (p.at(roles + i) === 0) p.put(roles + i, HUNTER)
    },
    flaw(p: Position): Words | undefined {
      for (let code = 1; code <= CODES; code++)
        if (p.at(pile + code) < 0)
          return { hu: `Túl sok lap: ${CARD_NAMES[code]}.`, en: `Too many cards: ${CARD_NAMES[code]}.` }
      if ([START, ...goalCells].some(c => p.at(maze + c) !== 0))
        return { hu: 'Start- vagy Céllapon nem fekhet lap.', en: 'A card lies on Start or on a goal.' }
      const faces = [0, 1, 2].map(i => p.at(goals + i)).filter(face => face > 0 && face < HIDDEN_GOAL)
      if (new Set(faces).size !== faces.length)
        return { hu: 'Egy Céllap kétszer szerepel.', en: 'A goal card is there twice.' }
      let thieves = 0
      for (let i = 0; i < n; i++) if (p.at(roles + i) === ROGUE) thieves++
      if (thieves > ROGUES[n]!) return { hu: 'Túl sok a zsivány.', en: 'There are too many rogues.' }
      return undefined
    },
  }
  return state
}

export type State = ReturnType<typeof huntersState>
