import {
  fail,
  Layout,
  ok,
  type Codec,
  type Json,
  type Options,
  type Player,
  type Position,
  type Words,
} from '../../../engine/index.ts'
import {
  BLUE,
  flagsCodec,
  GREEN,
  numberCodec,
  numbersCodec,
  ORANGE,
  PURPLE,
  RED,
  wordCodec,
  YELLOW,
} from '../../../kit/index.ts'
import { GEARS_EACH, OPPOSITION, SOLO_SUPPLY } from './data.ts'
import { CARD_SLOTS, CARDS, HIGHEST_STACK, SLOTS } from './moves.ts'
import { DICE, emptySkull, onLevel, placed, ROOM, type End, type Result, type Skull } from './skull.ts'

export const PHASES = ['buy', 'bet', 'rolled', 'check', 'pay', 'over', 'start', 'cards', 'rival'] as const
export const [BUY, BET, ROLLED, CHECK, PAY, OVER, START, CHOOSE, RIVAL] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const ENDS = ['none', 'bust', 'flee', 'gem', 'empty', 'double'] as const

const TEAL: Player = { id: 'teal', tint: 'teal', name: { hu: 'türkiz', en: 'teal' } }
const PINK: Player = { id: 'pink', tint: 'pink', name: { hu: 'rózsaszín', en: 'pink' } }
const COLOURS = [RED, BLUE, GREEN, YELLOW, PURPLE, ORANGE, TEAL, PINK]
/** Vrax and Kar play with yellow and red, so who plays alone is blue. */
const ALONE = [BLUE]

/** In the solo game Vrax and Kar hold markers too. */
const RIVALS = ['vrax', 'kar'] as const

const slotName = (slot: number): string => `${SLOTS[slot]!.bet.condition}@${SLOTS[slot]!.card.id}`
const slotNumbers = new Map(SLOTS.map((_, slot) => [slotName(slot), slot]))

/** `{"ures-kez@4": ["blue", "red"]}`, bottom first: three words for each bet, holding the number of the holder + 1. */
const betsCodec = (holders: readonly string[]): Codec => ({
  write(p, start) {
    const json: { [slot: string]: Json } = {}
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const stack: string[] = []
      for (let k = 0; k < HIGHEST_STACK; k++) {
        const holder = p.at(start + slot * HIGHEST_STACK + k)
        if (holder > 0) stack.push(holders[holder - 1]!)
      }
      if (stack.length > 0) json[slotName(slot)] = stack
    }
    return Object.keys(json).length > 0 ? json : undefined
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (json === null || typeof json !== 'object' || Array.isArray(json))
      return fail('A fogadások nem objektumban vannak.', 'The bets are not an object.')
    for (const [name, value] of Object.entries(json as { readonly [slot: string]: Json })) {
      const slot = slotNumbers.get(name)
      if (slot === undefined) return fail(`Nincs ilyen fogadás: „${name}”.`, `There is no bet "${name}".`)
      const stack: readonly Json[] = Array.isArray(value) ? value : [value]
      if (stack.length > SLOTS[slot]!.bet.payouts.length)
        return fail(`Túl sok jelölő: ${name}.`, `Too many markers on ${name}.`)
      for (const [k, each] of stack.entries()) {
        const holder = holders.indexOf(String(each))
        if (holder < 0)
          return fail(`Ismeretlen játékos: „${String(each)}”.`, `Unknown player: "${String(each)}".`)
        p.put(start + slot * HIGHEST_STACK + k, holder + 1)
      }
    }
    return ok(undefined)
  },
})

/** The words of a position and what can be read off them. */
export function skullState(options: Options) {
  const n = Number(options.players ?? 3)
  const solo = n === 1
  const players = solo ? ALONE : COLOURS.slice(0, n)
  const layout = new Layout(players.map(player => player.id))
  const words = (name: string, size: number, least = 0) =>
    layout.range(name, size, { json: numbersCodec(least) })
  const one = (name: string, usual = 0) => layout.range(name, 1, { json: numberCodec(usual) })
  const state = {
    n,
    players,
    solo,
    layout,
    phase: layout.range('phase', 1, { json: wordCodec(PHASES) }),
    tumbler: one('tumbler'),
    supply: one('supply'),
    gears: words('gears', n),
    tokens: words('tokens', n),
    /** The number of the turn in which each player was last the thrower; 0 is never. */
    tumbled: words('tumbled', n),
    turns: one('turns'),
    hand: one('hand'),
    unused: one('unused', DICE),
    picks: one('picks'),
    own: words('placed', 5),
    wild: words('skulls', 5),
    rolled: words('rolled', 6),
    /** The highest level that held a die in this turn: stop levels stay closed. */
    highest: one('highest'),
    markers: words('markers', n),
    window: one('window'),
    done: layout.range('done', 1, { json: flagsCodec(players.map(player => player.id)) }),
    elapsed: one('elapsed'),
    cards: layout.range('cards', 1, { json: flagsCodec(CARDS.map(card => card.id)) }),
    /** Player + 1 for each place of each bet; in the solo game 2 is Vrax and 3 is Kar. */
    stacks: layout.range('bets', SLOTS.length * HIGHEST_STACK, {
      json: betsCodec(solo ? [players[0]!.id, ...RIVALS] : players.map(player => player.id)),
    }),
    end: layout.range('end', 1, { json: wordCodec(ENDS) }),
    rivals: one('rivals'),
    opposition: layout.range('opposition', 1, { json: flagsCodec(OPPOSITION.map((_, i) => String(i + 1))) }),
  }
  const read = (p: Position, start: number, size: number) =>
    Array.from({ length: size }, (_, i) => p.at(start + i))
  /** Asked many times for the same dice, so the latest answer is kept. */
  let latest: Skull = emptySkull(0)
  const skull = (p: Position): Skull => {
    const { words } = p
    let same =
      latest.hand === words[state.hand] &&
      latest.unused === words[state.unused] &&
      latest.picks === words[state.picks]
    for (let i = 0; same && i < 5; i++)
      same = latest.own[i] === words[state.own + i] && latest.wild[i] === words[state.wild + i]
    if (!same)
      latest = {
        hand: p.at(state.hand),
        own: read(p, state.own, 5),
        wild: read(p, state.wild, 5),
        unused: p.at(state.unused),
        picks: p.at(state.picks),
      }
    return latest
  }
  const write = (p: Position, to: Skull): void => {
    p.put(state.hand, to.hand)
    p.put(state.unused, to.unused)
    p.put(state.picks, to.picks)
    for (let i = 0; i < 5; i++) {
      p.put(state.own + i, to.own[i]!)
      p.put(state.wild + i, to.wild[i]!)
    }
  }
  const height = (p: Position, slot: number): number => {
    let n = 0
    while (n < HIGHEST_STACK && p.at(state.stacks + slot * HIGHEST_STACK + n) > 0) n++
    return n
  }
  /** The markers on the same card outside the bet's group. */
  const against = (p: Position, slot: number): number => {
    const { cardNumber, bet } = SLOTS[slot]!
    let sum = 0
    for (const other of CARD_SLOTS[cardNumber]!)
      if (SLOTS[other]!.bet.group !== bet.group) sum += height(p, other)
    return sum
  }
  /** What a position from outside may not be: gears or dice that were never there, too many dice on a level. */
  const flaw = (p: Position): Words | undefined => {
    const gears = read(p, state.gears, n).reduce((sum, each) => sum + each, 0)
    const all = solo ? SOLO_SUPPLY : GEARS_EACH * n
    if (gears + p.at(state.supply) + p.at(state.rivals) !== all)
      return { hu: `A fogaskerekek összege nem ${all}.`, en: `The gears are not ${all} in all.` }
    const at = skull(p)
    if (at.hand + at.unused + placed(at) !== DICE)
      return { hu: `A kockák összege nem ${DICE}.`, en: `The dice are not ${DICE} in all.` }
    if (ROOM.some((room, i) => onLevel(at, i + 1) > room))
      return { hu: 'Túl sok kocka egy szinten.', en: 'Too many dice on one level.' }
    if (p.at(state.tumbler) >= n) return { hu: 'Nincs ilyen dobó.', en: 'There is no such thrower.' }
    return undefined
  }
  return {
    ...state,
    flaw,
    height,
    against,
    stands: (p: Position, slot: number, player: number): boolean => {
      for (let k = 0; k < HIGHEST_STACK; k++)
        if (p.at(state.stacks + slot * HIGHEST_STACK + k) === player + 1) return true
      return false
    },
    skull,
    write,
    faces: (p: Position) => read(p, state.rolled, 6),
    result: (p: Position): Result => ({ ...skull(p), end: ENDS[p.at(state.end)] as End }),
    setEnd: (p: Position, end: End) => p.put(state.end, ENDS.indexOf(end)),
    add: (p: Position, i: number, by: number) => p.put(i, p.at(i) + by),
    cardsInPlay: (p: Position) => CARDS.filter((_, i) => (p.at(state.cards) >> i) & 1),
    isInPlay: (p: Position, card: number) => ((p.at(state.cards) >> card) & 1) === 1,
    stack: (p: Position, slot: number): number[] =>
      read(p, state.stacks + slot * HIGHEST_STACK, HIGHEST_STACK).filter(player => player > 0),
    isDone: (p: Position, player: number) => ((p.at(state.done) >> player) & 1) === 1,
  }
}

export type State = ReturnType<typeof skullState>
