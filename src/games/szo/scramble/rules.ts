import type { Options, Outcome, Position, Words } from '../../../engine/index.ts'
import { CHANCE } from '../../../engine/index.ts'
import { most, type BoardGame } from '../../../kit/index.ts'
import { RACK } from './data.ts'
import { BONUS, scrambleActs } from './acts.ts'
import { aligned, CELLS, CENTRE, formed, joined, onward, scoreOf, SIDE, unbroken } from './lines.ts'
import {
  ANSWER,
  APART,
  BROKEN,
  cellOf,
  COVERED,
  DEAL,
  DRAW,
  EXCHANGING,
  kindOf,
  LABELS,
  LAY,
  made,
  NAME,
  OBJECT,
  OFF_CENTRE,
  OVER,
  REASONS,
  START,
  tileOf,
  TOO_FAR,
  TOO_SHORT,
  UNLISTED,
} from './moves.ts'
import { scrambleState } from './state.ts'
import { scrambleScene } from './scene.ts'
import { scrambleIdeas } from './ideas.ts'
import { promptOf } from './prompts.ts'

const CAP = 1500
const WAYS = [1, -1, SIDE, -SIDE]

export function scrambleRules(options: Options): BoardGame {
  const state = scrambleState(options)
  const { judging, official, tiles, kinds, list, players, n, board, premiums, layout } = state
  const { cells, racks, sizes, asideSize, bag, bagSize, scores, phase, mover } = state
  const { words, letters, laidCells, isFirst, listed } = state
  const acts = scrambleActs(state)
  const { bestTiles, imagine } = scrambleIdeas(state)

  return {
    players,
    layout,
    board,
    upright: true,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: CAP, capped: p => ends(p) },
    start(p) {
      for (let t = 0; t < kinds; t++) p.put(bag + t, tiles.counts[t]!)
      p.put(
        bagSize,
        tiles.counts.reduce((sum, count) => sum + count, 0),
      )
      p.put(phase, START)
      p.pass(CHANCE)
    },
    moves(p, out) {
      switch (p.at(phase)) {
        case START:
          for (let i = 0; i < n; i++) out.add(made('start', i))
          return
        case DRAW:
        case DEAL:
          for (let t = 0; t < kinds; t++) if (p.at(bag + t) > 0) out.add(made('draw', t))
          return
        case NAME:
          for (let t = 0; t < tiles.blank; t++) out.add(made('name', t))
          return
        case OBJECT:
          out.add(made('accept'))
          out.add(made('object'))
          return
        case ANSWER:
          out.add(made('withdraw'))
          out.add(made('insist'))
          return
      }
      const fresh = laidCells(p)
      const rack = racks + p.turn * kinds
      if (p.at(asideSize) === 0) {
        const reach = reachable(p, fresh)
        for (let t = 0; t < kinds; t++)
          if (p.at(rack + t) > 0) for (const cell of reach) out.add(made('lay', t, cell))
      }
      if (fresh.length > 0) {
        out.add(made('done'))
        out.add(made('recall'))
        return
      }
      if (official && p.at(bagSize) >= RACK)
        for (let t = 0; t < kinds; t++) if (p.at(rack + t) > 0) out.add(made('swap', t))
      out.add(made(p.at(asideSize) > 0 ? 'done' : 'pass'))
    },
    refuses: (p, m) => (kindOf(m) !== 'done' || p.at(asideSize) > 0 ? 0 : unfit(p)),
    attempts(p, out, reasons) {
      if (p.at(phase) !== LAY) return
      const fresh = laidCells(p)
      const reach = p.at(asideSize) > 0 ? [] : reachable(p, fresh)
      for (let cell = 0; cell < CELLS; cell++) {
        if (reach.includes(cell)) continue
        const why = outOfReach(p, cell, fresh)
        for (let t = 0; t < kinds; t++) {
          if (p.at(racks + p.turn * kinds + t) === 0) continue
          out.add(made('lay', t, cell))
          reasons.add(why)
        }
      }
    },
    play: (p, m) => acts[kindOf(m)](p, m),
    weight: (p, m) => (kindOf(m) === 'draw' ? p.at(bag + tileOf(m)) : 1),
    outcome: p => (p.at(phase) === OVER ? ends(p) : undefined),
    stuck: () => made('pass'),
    name(_, m) {
      const letter = tiles.signs[tileOf(m)]!
      const kind = kindOf(m)
      if (kind === 'lay') return `${letter}@${board.names[cellOf(m)]}`
      if (kind === 'name') return `=${letter}`
      if (kind === 'start') return `start:${tileOf(m) + 1}`
      return kind === 'draw' || kind === 'swap' ? `${kind}:${letter}` : kind
    },
    tell(p, m, seat) {
      const kind = kindOf(m)
      const secret = (kind === 'draw' || kind === 'swap') && p.at(mover) !== seat
      return secret ? kind : this.name(p, m)
    },
    points(_, m) {
      const letter = tiles.signs[tileOf(m)]!
      const kind = kindOf(m)
      if (kind === 'lay') return [`rack:${letter}`, cellOf(m)]
      return [kind === 'name' || kind === 'draw' || kind === 'swap' ? `${kind}:${letter}` : kind]
    },
    label(point) {
      const [kind = '', letter = ''] = point.split(':')
      const said = LABELS[kind] ?? { hu: point, en: point }
      const who = kind === 'start' ? players[Number(letter) - 1]?.name : undefined
      if (who) return { hu: `${said.hu}: ${who.hu}`, en: `${said.en}: ${who.en}` }
      return { hu: `${said.hu} ${letter}`.trim(), en: `${said.en} ${letter}`.trim() }
    },
    write(p, m) {
      const fresh = kindOf(m) === 'done' ? laidCells(p) : []
      if (fresh.length === 0) return undefined
      const laid = formed(letters(p), fresh).map(word =>
        word.letters.map(letter => tiles.signs[letter]).join(''),
      )
      const points = worthOf(p, fresh)
      return { hu: `${laid.join(', ')}: ${points} pont`, en: `${laid.join(', ')}: ${points} points` }
    },
    prompt: p => promptOf(p.at(phase), laidCells(p).length > 0, p.at(asideSize) > 0),
    imagine,
    ideas(p, out) {
      const stage = p.at(phase)
      if (stage === OBJECT) return out.add(made(listed(p) ? 'accept' : 'object'))
      if (stage === ANSWER) return out.add(made(listed(p) ? 'insist' : 'withdraw'))
      if (!list || p.at(asideSize) > 0) return
      for (const m of bestTiles(p)) out.add(m)
    },
    scene(p, seat) {
      const scene = scrambleScene(board, tiles, players, words, p, seat)
      return { ...scene, notes: [...(scene.notes ?? []), ...onLaid(p)] }
    },
  }

  /** Why the tiles laid are no word yet: the number of the reason, 0 when they may stand. */
  function unfit(p: Position): number {
    const fresh = laidCells(p)
    const there = letters(p)
    if (!unbroken(there, fresh)) return BROKEN
    if (isFirst(p, fresh)) {
      if (!fresh.includes(CENTRE)) return OFF_CENTRE
      if (fresh.length < 2) return TOO_SHORT
    } else if (!joined(there, fresh)) return APART
    return judging === 'dictionary' && !listed(p) ? UNLISTED : 0
  }

  function outOfReach(p: Position, cell: number, fresh: readonly number[]): number {
    if (p.at(cells + cell) > 0) return COVERED
    if (p.at(asideSize) > 0) return EXCHANGING
    if (fresh.length > 0) return aligned([...fresh, cell]) ? TOO_FAR : BROKEN
    return isFirst(p, []) ? OFF_CENTRE : APART
  }

  /** While tiles are laid: what they are worth, or why they cannot stand. The button for it is not there then. */
  function onLaid(p: Position): Words[] {
    const fresh = laidCells(p)
    if (fresh.length === 0 || p.at(phase) !== LAY) return []
    const why = REASONS[unfit(p)]!
    const points = worthOf(p, fresh)
    return why.hu
      ? [{ hu: `Még nem kész. ${why.hu}`, en: `Not ready yet. ${why.en}` }]
      : [{ hu: `Így ${points} pontot ér.`, en: `Worth ${points} points so.` }]
  }

  function worthOf(p: Position, fresh: readonly number[]): number {
    return scoreOf(letters(p), fresh, tiles, premiums) + (official && fresh.length === RACK ? BONUS : 0)
  }

  function ends(p: Position): Outcome {
    const points = players.map((_, i) => p.at(scores + i))
    return most(players, points, 'A legtöbb pont nyer.', 'The most points win.')
  }

  /** Empty cells from which a word could still be made: in line with the laid tiles, or near letters on the board. */
  function reachable(p: Position, fresh: readonly number[]): number[] {
    const found: number[] = []
    const first = isFirst(p, [])
    for (let cell = 0; cell < CELLS; cell++) {
      if (p.at(cells + cell) > 0) continue
      if (fresh.length > 0 ? aligned([...fresh, cell]) && near(p, cell, fresh[0]!) : anchored(p, cell, first))
        found.push(cell)
    }
    return found
  }
  function near(p: Position, cell: number, to: number): boolean {
    const step =
      Math.floor(cell / SIDE) === Math.floor(to / SIDE) ? Math.sign(to - cell) : Math.sign(to - cell) * SIDE
    let gaps = 0
    for (let c = cell; c !== to; c = onward(c, step)) if (p.at(cells + c) === 0) gaps++
    return gaps <= p.at(sizes + p.turn)
  }
  /** A word from here can reach the centre, a letter in its line, or a cell beside a letter. */
  function anchored(p: Position, cell: number, first: boolean): boolean {
    for (const step of WAYS) {
      let c = cell
      for (let k = 0; k < RACK && c >= 0; k++, c = onward(c, step))
        if (first ? c === CENTRE : p.at(cells + c) > 0 || besideLetter(p, c)) return true
    }
    return false
  }
  function besideLetter(p: Position, cell: number): boolean {
    for (const step of WAYS) {
      const next = onward(cell, step)
      if (next >= 0 && p.at(cells + next) > 0) return true
    }
    return false
  }
}
