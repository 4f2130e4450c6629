import { Layout, type Options, type Player, type Position } from '../../../engine/index.ts'
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
import { OPPOSITION } from './data.ts'
import { CARDS, HIGHEST_STACK, SLOTS } from './moves.ts'
import type { End, Result, Skull } from './skull.ts'

export const PHASES = ['buy', 'bet', 'rolled', 'check', 'pay', 'over', 'start', 'cards', 'rival'] as const
export const [BUY, BET, ROLLED, CHECK, PAY, OVER, START, CHOOSE, RIVAL] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const ENDS = ['none', 'bust', 'flee', 'gem', 'empty', 'double'] as const

const TEAL: Player = { id: 'teal', tint: 'teal', name: { hu: 'türkiz', en: 'teal' } }
const PINK: Player = { id: 'pink', tint: 'pink', name: { hu: 'rózsaszín', en: 'pink' } }
const COLOURS = [RED, BLUE, GREEN, YELLOW, PURPLE, ORANGE, TEAL, PINK]

/** The words of a position and what can be read off them. */
export function skullState(options: Options) {
  const n = Number(options.players ?? 3)
  const players = COLOURS.slice(0, n)
  const solo = n === 1
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
    unused: one('unused'),
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
    stacks: words('stacks', SLOTS.length * HIGHEST_STACK),
    end: layout.range('end', 1, { json: wordCodec(ENDS) }),
    rivals: one('rivals'),
    opposition: layout.range('opposition', 1, { json: flagsCodec(OPPOSITION.map((_, i) => String(i + 1))) }),
  }
  const read = (p: Position, start: number, size: number) =>
    Array.from({ length: size }, (_, i) => p.at(start + i))
  const skull = (p: Position): Skull => ({
    hand: p.at(state.hand),
    own: read(p, state.own, 5),
    wild: read(p, state.wild, 5),
    unused: p.at(state.unused),
    picks: p.at(state.picks),
  })
  const write = (p: Position, to: Skull): void => {
    p.put(state.hand, to.hand)
    p.put(state.unused, to.unused)
    p.put(state.picks, to.picks)
    for (let i = 0; i < 5; i++) {
      p.put(state.own + i, to.own[i]!)
      p.put(state.wild + i, to.wild[i]!)
    }
  }
  return {
    ...state,
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
