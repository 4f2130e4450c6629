// Ruling: nobody may make their first move with the piece at the edge (b1, l1). Pieces on row 1 neither attack nor are attacked.
// Ruling: only the piece that has just stepped attacks, at any distance, whatever stands between. On each line one enemy has to draw
// back: the only one, else the one nearest to the top; if that one and the next stand on touching fields, the nearer to the attacker.
// Ruling: whoever is attacked on two lines answers one of them. An attack that nobody can answer, or that leaves another attacked
// enemy on the line, is beaten off: the attacker steps down in its owner's next move (after answering an attack, where there is
// one), unless both ways are blocked. That step attacks nobody. A later piece that is beaten off takes the place of an earlier one.
// Ruling: a piece on a striped field is held by an enemy who steps on one of the same slope, until that one leaves or is held too.
// Ruling: whoever has no move passes; if nobody has, it is a draw, and so are the third repetition and the 200th move.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  cellsOf,
  flagsCodec,
  from,
  ground,
  kind,
  pack,
  standing,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { aside, board, isRed, lines, row, slope, striped, top } from './board.ts'
import { MISFIT, PROMPTS, TOP, WHY } from './words.ts'

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { piece: kind('bábu', 'piece', 'man', { most: 3, least: 3 }) },
    setup: { piece: ['b1 f1 j1', 'd1 h1 l1'] },
    goals: { piece: [[top], [top]] },
    /** The attacker who has to be answered now, and the piece of each player that was beaten off. */
    marks: ['attacker', 'whiteBeaten', 'blackBeaten'],
    flags: ['moved'],
    /** The striped fields whose pieces hold the enemies on their slope. */
    own: layout =>
      layout.range('holders', 1, { json: flagsCodec(striped.map(c => board.names[c]!)), see: 'all' }),
    why: WHY,
  })
  const { cells, flag, mark, ownerAt, own: holders, why } = g
  const { size } = board
  const edge = cellsOf(board, 'b1 l1')
  const beaten = [mark.whiteBeaten, mark.blackBeaten] as const
  const bit = Int32Array.from(board.cells, (_, c) => (striped.includes(c) ? 1 << striped.indexOf(c) : 0))

  const isHolder = (p: Position, c: number): boolean => (p.words[holders]! & bit[c]!) !== 0
  const isHeld = (p: Position, c: number): boolean => {
    if (slope[c]! < 0 || p.words[holders] === 0) return false
    for (let i = 0; i < striped.length; i++) if (holds(p, striped[i]!, c)) return true
    return false
  }
  const holds = (p: Position, holder: number, c: number): boolean =>
    isHolder(p, holder) && slope[holder] === slope[c] && ownerAt(p, holder) === 1 - ownerAt(p, c)
  const isAttacked = (p: Position, attacker: number, c: number): boolean =>
    row[c]! > 1 &&
    ownerAt(p, c) === 1 - ownerAt(p, attacker) &&
    (slope[c]! < 0 || slope[c] !== slope[attacker])
  /** Who has to draw back from a line of the attacker; -1 for nobody. */
  const candidate = (p: Position, attacker: number, line: readonly number[]): number => {
    let first = -1
    for (let i = 0; i < line.length; i++) {
      const c = line[i]!
      if (!isAttacked(p, attacker, c)) continue
      if (first < 0) first = c
      else {
        const touching = row[first]! - row[c]! === 1
        return touching && Math.abs(row[c]! - row[attacker]!) < Math.abs(row[first]! - row[attacker]!)
          ? c
          : first
      }
    }
    return first
  }
  /** The move by which an attack on one of its lines is answered; -1 when nobody there has to draw back, or can. */
  const answer = (p: Position, attacker: number, k: number): number => {
    const c = candidate(p, attacker, lines[attacker]![k]!)
    return c >= 0 && !isHeld(p, c) && p.words[cells + aside[k]![c]!] === 0 ? pack(c, aside[k]![c]!) : -1
  }
  const canAnswer = (p: Position, attacker: number): boolean =>
    answer(p, attacker, 0) >= 0 || answer(p, attacker, 1) >= 0
  const attacksAny = (p: Position, attacker: number): boolean =>
    candidate(p, attacker, lines[attacker]![0]) >= 0 || candidate(p, attacker, lines[attacker]![1]) >= 0
  /** Whether drawing back with `c` leaves another attacked piece on the same line. */
  const leavesAnother = (p: Position, attacker: number, c: number): boolean => {
    const [right, left] = lines[attacker]!
    const line = right.includes(c) ? right : left
    for (let i = 0; i < line.length; i++) if (line[i] !== c && isAttacked(p, attacker, line[i]!)) return true
    return false
  }
  /** The steps down of a piece that was beaten off. */
  const listDown = (p: Position, c: number, out: Moves): void => {
    for (let k = 1; k >= 0 && !isHeld(p, c); k--)
      if (p.words[cells + aside[k]![c]!] === 0) out.add(pack(c, aside[k]![c]!))
  }
  const isFirst = (p: Position, c: number): boolean =>
    !g.hasFlag(p, flag.moved, p.words[0]!) && c === edge[p.words[0]!]
  /** Holds the enemies on the slope of a field that was stepped on, which frees whom they held. */
  const hold = (p: Position, c: number): void => {
    if (slope[c]! < 0) return
    let [enemies, bits] = [0, p.words[holders]!]
    for (let i = 0; i < striped.length; i++) {
      const other = striped[i]!
      if (slope[other] !== slope[c] || ownerAt(p, other) !== 1 - p.words[0]!) continue
      enemies++
      bits &= ~bit[other]!
    }
    p.put(holders, enemies > 0 ? bits | bit[c]! : bits)
  }
  const climb = (p: Position, player: number): number => {
    let [sum, best] = [0, 0]
    for (let c = 0; c < size; c++) {
      if (ownerAt(p, c) !== player) continue
      sum += row[c]! * (isHeld(p, c) ? 0.7 : 1)
      if (row[c]! > best) best = row[c]!
    }
    return sum / 3 + best
  }

  return standing(g, {
    prompt: p =>
      p.at(mark.attacker) > 0 ? PROMPTS.answer : p.at(beaten[p.turn]!) > 0 ? PROMPTS.beaten : PROMPTS.step,
    moves(p, out) {
      const attacker = p.words[mark.attacker]! - 1
      for (let k = 0; k < 2 && attacker >= 0; k++)
        if (answer(p, attacker, k) >= 0) out.add(answer(p, attacker, k))
      if (attacker >= 0) return
      const due = p.words[beaten[p.words[0]!]!]! - 1
      if (due >= 0) listDown(p, due, out)
      if (out.n > 0) return
      for (let c = 0; c < size; c++)
        if (ownerAt(p, c) === p.words[0] && !isHeld(p, c) && !isFirst(p, c)) g.steps(p, c, out)
    },
    play(p, m) {
      const [player, a, b] = [p.words[0]!, from(m), to(m)]
      const attacker = p.words[mark.attacker]! - 1
      const due = p.words[beaten[player]!]! - 1
      if (attacker >= 0 && leavesAnother(p, attacker, a)) p.put(beaten[1 - player]!, attacker + 1)
      g.carry(p, a, b)
      p.put(holders, p.words[holders]! & ~bit[a]!)
      hold(p, b)
      g.setFlag(p, flag.moved, player)
      p.put(mark.attacker, 0)
      if (attacker < 0 || due === a) p.put(beaten[player]!, 0)
      const stepsDownByDuty = attacker < 0 && due === a && row[b]! < row[a]!
      if (!stepsDownByDuty && row[b]! > 1 && attacksAny(p, b))
        p.put(canAnswer(p, b) ? mark.attacker : beaten[player]!, b + 1)
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual === why.foreign) return usual
      if (p.at(mark.attacker) > 0) return why.answer
      const due = p.at(beaten[p.turn]!) - 1
      if (due >= 0 && aside.some(way => g.at(p, way[due]!) === 0) && !isHeld(p, due)) return why.beaten
      if (isHeld(p, from(m))) return why.held
      if (isFirst(p, from(m))) return why.first
      if (isRed[to(m)] === 0) return why.red
      return g.at(p, to(m)) > 0 ? why.taken : usual
    },
    stuck: 'passes',
    // Both sides climb the same way.
    upright: true,
    flaw(p) {
      const attacker = p.at(mark.attacker) - 1
      const wrong =
        board.cells.some((_, c) => g.at(p, c) > 0 && isRed[c] === 0) ||
        (attacker >= 0 && (ownerAt(p, attacker) !== 1 - p.turn || !canAnswer(p, attacker))) ||
        beaten.some((at, i) => p.at(at) > 0 && ownerAt(p, p.at(at) - 1) !== i) ||
        striped.some(c => isHolder(p, c) && g.at(p, c) === 0)
      return wrong ? MISFIT : undefined
    },
    arrives: winsOf(g.players, ...TOP),
    draws: { repetition: { times: 3 }, cap: 200 },
    scene: p => ({
      links: striped.flatMap(holder =>
        striped
          .filter(c => holds(p, holder, c))
          .map(c => ({ from: holder, to: c, tint: 'grey' as const, kind: 'bar' as const })),
      ),
    }),
    value: aheadBy(climb, 4),
  })
}

const piramis: GameDefinition = {
  id: 'piramis',
  chapter: 'egyeb-logikai',
  title: { hu: 'Piramis', en: 'Pyramid' },
  players: [2],
  rules: 1,
  material: 'draughts',
  options: [],
  make,
}

export default piramis
