// Ruling: two cells lie between the first player's first two stones, so they are at least three steps apart.
// Ruling: exactly two neighbouring stones of the opponent are taken, before the six is looked for; going between two enemies is safe.
// Ruling: six or more in line, and the cell inside the ring may hold anything. A full board, the third repetition and 1000 moves are a draw.
// Ruling: in the official game a six wins only if it still stands after the opponent's next move, even against a six made by that.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsWithin,
  flanking,
  ground,
  hexagonByRows,
  kind,
  place,
  RowCounts,
  split,
  squash,
  standing,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { perfectSixes } from './sixes.ts'
import { ENDS, PROMPTS, WHY } from './words.ts'

const SIX = 6
const APART = 3
function make(six: 'wins at once' | 'must last'): BoardGame {
  // Ten cells on a side make nineteen across.
  const board = hexagonByRows(10)
  const players = [WHITE, BLACK]
  const shapes = perfectSixes(board)
  const g = ground({
    players,
    board,
    kinds: { stone: kind('kő', 'stone', 'stone') },
    tracks: ['counts', 'empties'],
    own: layout => ({ made: layout.range('made', 2) }),
    why: WHY,
  })
  const { cells, empties, layout, men, ownerAt, why } = g
  const { made } = g.own
  const { size } = board
  const code = g.codes('stone')
  const sixes = new RowCounts(layout, board, SIX, { cells, codes: code }, { shapes })
  const { cells: close, reach } = cellsWithin(board, APART - 1)

  const hasSix = (p: Position, player: number): boolean => {
    for (let c = 0; c < size; c++)
      if (p.words[cells + c] === code[player] && sixes.completed(p, c)) return true
    return false
  }
  const pairs = flanking(g, code, { lengths: [2], gone: (p, c, owner) => sixes.remove(p, c, owner) })
  /** The only time that each player has one stone and the first is to move. */
  const isSecond = (p: Position): boolean => p.words[0] === 0 && p.words[men] === 1 && p.words[men + 1] === 1
  /** Whose stones stand within two steps of a cell: a bit for each player. */
  const nearby = (p: Position, c: number): number => {
    let bits = 0
    for (let k = c * reach, end = k + reach; k < end; k++)
      if (p.words[cells + close[k]!]! > 0) bits |= 1 << ownerAt(p, close[k]!)
    return bits
  }
  const wins = winsOf(players, ...ENDS.six)
  const full = split(players, ...ENDS.full)

  return standing(g, {
    prompt: p => (p.at(made + 1 - p.turn) === 0 ? PROMPTS.put : PROMPTS.save),
    onto: 'empty cells',
    refuses: (p, m) => (isSecond(p) && nearby(p, to(m)) & 1 ? why.near : 0),
    play(p, m) {
      const player = p.words[0]!
      g.set(p, to(m), code[player]!)
      sixes.add(p, to(m), player)
      const taken = pairs.take(p, to(m), player)
      if (taken > 0 && p.words[made + 1 - player] === 1)
        p.note(made + 1 - player, hasSix(p, 1 - player) ? 1 : 0)
      if (sixes.completed(p, to(m))) p.note(made + player, 1)
      g.endTurn(p)
    },
    derive(p) {
      sixes.forget(p)
      for (let i = 0; i < 2; i++) p.note(made + i, hasSix(p, i) ? 1 : 0)
    },
    outcome(p) {
      const turn = p.words[0]!
      if (six === 'wins at once' && p.words[made + 1 - turn] === 1) return wins[1 - turn]
      return p.words[made + turn] === 1 ? wins[turn] : undefined
    },
    decisive: (p, { result }) => sixes.full(p, code[result.indexOf(1)] ?? 0),
    stuck: () => full,
    draws: { repetition: { times: 3 }, cap: 1000 },
    value: (p, player) =>
      squash(sixes.lead(p, player) + 8 * (p.words[men + player]! - p.words[men + 1 - player]!), 300),
    gain: (p, m) => sixes.gain(p, to(m), p.turn) + pairs.count(p, to(m), p.turn) / 2,
    // Stones far from all others do nothing at once.
    promising(p, out) {
      if (isSecond(p)) return
      for (let i = empties.count(p) - 1; i >= 0; i--) {
        const c = empties.at(p, i)
        if (nearby(p, c) !== 0) out.add(place(c))
      }
    },
  })
}

const hexad: GameDefinition = {
  id: 'hexad',
  chapter: 'egyeb-logikai',
  title: { hu: 'Hexád', en: 'Hexade' },
  players: [2],
  material: 'go',
  rules: 1,
  options: [
    toggle(
      'official',
      'A hatosnak ki kell bírnia egy lépést (hivatalos)',
      'A six must last a move (official)',
    ),
  ],
  make: ({ official }) => make(official === 'on' ? 'must last' : 'wins at once'),
}

export default hexad
