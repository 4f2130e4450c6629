// Ruling: the board has 8 columns and 7 rows; the print has it the other way, and 16 soldiers do not fit two rows of 7.
// Ruling: every enemy held by the move is taken, one deep in each direction. A bonus move is made with any piece, or declined.
// Ruling: no soldiers or no move at the start of a turn loses; when neither side can move, more soldiers win.
// Ruling: a pair goes on any two empty cells once no two neighbours are empty. A centurion jumps soldiers only.
// Ruling: draw by the third repetition, after 100 turns without a capture, or after 1000 moves.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  crosswise,
  custody,
  dirTo,
  from,
  ground,
  kind,
  leaderWins,
  losing,
  mobility,
  pack,
  square,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ANY_WAY, DESTROYED, EVEN, LARGER, MISFIT, OPTIONS, PROMPTS, SHUT_IN, STOP, WHY } from './words.ts'

const SOLDIERS = 16
/** The board's directions are n e s w; in the first version nobody goes in this one. */
const BACK = [2, 0] as const

function make(version: 'drawn up' | 'placed'): BoardGame {
  const board = crosswise(square(8, 7))
  const { next } = board
  const rows = (...numbers: number[]): number[] => numbers.flatMap(n => board.regions[`row${n}`]!)
  const placed = version === 'placed'
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      soldier: kind('katona', 'soldier', 'legionary', { most: SOLDIERS }),
      centurion: kind('centurió', 'centurion', 'centurion', { most: placed ? 1 : 0 }),
    },
    setup: placed ? {} : { soldier: [rows(1, 2), rows(6, 7)] },
    parts: ['move', 'bonus', 'pair', 'centurion'],
    ...(placed && { hands: { soldier: SOLDIERS, centurion: 1 } }),
    marks: ['first'],
    patience: 100,
    tracks: ['places', 'empties'],
    why: placed ? { ...WHY, noWay: ANY_WAY } : WHY,
    buttons: { stop: STOP },
  })
  const { cells, men, ownerOf, part, players, why } = g
  const { first } = g.mark
  const [soldier, centurion] = [g.codes('soldier'), g.codes('centurion')]
  const { take, shown } = custody(g)

  const soldiers = (p: Position, player: number): number =>
    g.inHand(p, player, 'soldier') + g.countOf(p, soldier[player]!)
  const listSteps = (p: Position, c: number, out: Moves): void => {
    const player = ownerOf[p.words[cells + c]!]!
    const leaps = p.words[cells + c] === centurion[player]
    for (let d = 0; d < 4; d++) {
      const near = next[c * 4 + d]!
      const behind = next[near * 4 + d]!
      if (p.words[cells + near] === 0) {
        if (placed || d !== BACK[player]) out.add(pack(c, near))
      } else if (leaps && p.words[cells + near] === soldier[1 - player] && p.words[cells + behind] === 0)
        out.add(pack(c, behind))
    }
  }
  const waysOf = mobility(g, listSteps)
  /** Whether a soldier put there has room beside it for the second of the pair, or stands beside the first. */
  const makesPair = (p: Position, m: Move): boolean =>
    p.words[first] === 0 ? g.beside(p, to(m), -1) > 0 : dirTo(board, to(m), p.words[first]! - 1) >= 0

  /** Whoever has men in hand puts them down first, the soldiers before the centurion. */
  const phase = (p: Position): number => {
    if (g.inHand(p, p.words[0]!, 'soldier') > 0) return part.pair
    return g.inHand(p, p.words[0]!, 'centurion') > 0 ? part.centurion : part.move
  }
  const endTurn = (p: Position): void => {
    g.endTurn(p)
    g.go(p, phase(p))
  }
  const marching = {
    from: listSteps,
    because: (p: Position, m: Move, usual: number): number =>
      usual === why.noWay && p.at(cells + from(m)) === centurion[p.turn] ? why.leap : usual,
    play(p: Position, m: Move): void {
      if (m === g.button.stop) return endTurn(p)
      g.carry(p, from(m), to(m))
      const taken = take(p, to(m)) > 0
      if (taken || p.words[g.now] === part.move) g.stir(p, taken)
      if (taken) g.go(p, part.bonus)
      else endTurn(p)
    },
  }

  return standing(g, {
    parts: {
      move: { ...marching, prompt: PROMPTS.move },
      bonus: { ...marching, prompt: PROMPTS.bonus, stop: g.button.stop },
      pair: {
        prompt: p => (p.at(first) === 0 ? PROMPTS.first : PROMPTS.second),
        onto: 'empty cells',
        must: makesPair,
        play(p, m) {
          const begins = p.words[first] === 0
          g.putDown(p, 'soldier', to(m))
          p.put(first, begins ? to(m) + 1 : 0)
          if (!begins) endTurn(p)
        },
      },
      centurion: {
        prompt: PROMPTS.centurion,
        onto: 'empty cells',
        play(p, m) {
          g.putDown(p, 'centurion', to(m))
          endTurn(p)
        },
      },
    },
    start: p => g.go(p, phase(p)),
    flaw: p => (p.at(g.now) === part.bonus || p.at(g.now) === phase(p) ? undefined : MISFIT),
    outcome: losing(players, DESTROYED, (p, i) => p.words[men + i]! <= 1 && soldiers(p, i) === 0),
    shut: winsOf(players, ...SHUT_IN),
    counted: p => leaderWins(players, LARGER, EVEN)(soldiers(p, 0) - soldiers(p, 1)),
    draws: { repetition: { times: 3 }, cap: 1000 },
    ...shown,
    // Men count, and a little how many ways they have.
    value: aheadBy((p, player) => 10 * p.words[men + player]! + waysOf(p, player), 40),
  })
}

const centuriak: GameDefinition = {
  id: 'centuriak-csataja',
  chapter: 'egyeb-logikai',
  material: 'army',
  title: { hu: 'Centuriák csatája', en: 'Ludus latrunculorum' },
  players: [2],
  rules: 1,
  options: OPTIONS,
  make: ({ version }) => make(version === '2' ? 'placed' : 'drawn up'),
}

export default centuriak
