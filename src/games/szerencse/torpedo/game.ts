// A raw game, since both papers are secret: what a seat sees, hears and may imagine is most of it.
// Ruling: blue lays out the fleet first, then red; luck tells who shoots first.
// Ruling: ships are drawn one after the other, the longest first; of an undivided fleet in any order.
import { CHANCE, Rng, type Move, type Moves, type Options, type Position } from '../../../engine/index.ts'
import {
  boardSizes,
  extra,
  from,
  oneOf,
  pack,
  to,
  toggle,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import type { Agreement } from './fleets.ts'
import { layFormation } from './formations.ts'
import { makeGround, PHASE } from './ground.ts'
import { makeHunter } from './hunting.ts'
import { Laying, MOVE, REASONS, shotAttempts } from './laying.ts'
import { Ships } from './ships.ts'
import { makeShowing } from './showing.ts'

/** Luck draws two numbers below this; they are the seed of a formation. */
const NUMBERS = 1000
/** How often a whole world is tried; late in a game few fleets fit. */
const PATIENT = 5000
const FLEETS: Readonly<Record<string, readonly number[]>> = {
  ten: [4, 3, 3, 2, 2, 2, 1, 1, 1, 1],
  five: [5, 4, 3, 3, 2],
}

const agreementOf = ({ fleet = 'ten', straight }: Options): Agreement => {
  const sizes = FLEETS[fleet] ?? []
  const cells =
    sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : Number(fleet.slice('total'.length))
  return { sizes, cells, straight: straight === 'on' }
}

function make(options: Options): BoardGame {
  const g = makeGround(Number(options.size ?? 10), agreementOf(options))
  const { players, layout, board, size, cells, phase, hits, ship, agreed } = g
  const ships = new Ships(g)
  const laying = new Laying(g, ships)
  const hunt = makeHunter(g)
  const again = options.american === 'on'
  const wins = winsOf(
    players,
    '{winner} elsüllyesztette az egész flottát.',
    '{winner} has sunk the whole fleet.',
  )
  const button = (kind: number): Move => pack(0, 0, kind)

  /** The paper is put down: the other one is filled, then luck chooses who begins. */
  const finish = (p: Position): void => {
    p.put(g.making, 0)
    p.put(g.changes, 0)
    if (p.turn === 0) return p.pass(1)
    p.put(phase, PHASE.LOT)
    p.pass(CHANCE)
  }

  const draw = (p: Position, n: number): void => {
    const first = p.words[g.drawn]!
    if (first === 0) return p.put(g.drawn, n + 1)
    const player = g.layer(p)
    laying.clear(p)
    const rng = new Rng((first - 1) * NUMBERS + n)
    for (const c of layFormation(g.seas, g.drawer, p.words[g.plan]!, rng))
      p.put(cells + player * size + c, ship[player]!)
    p.put(g.drawn, 0)
    p.put(g.plan, 0)
    p.put(phase, PHASE.LAYING)
    p.pass(player)
  }

  const shoot = (p: Position, cell: number): void => {
    const sea = 1 - p.turn
    const isHit = p.words[cells + cell] === ship[sea]
    p.put(cells + cell, isHit ? g.hit[sea]! : g.miss)
    p.put(g.last, cell + 1)
    if (isHit) {
      p.note(hits + sea, p.words[hits + sea]! + 1)
      if (ships.isSunk(p, cell)) for (let i = 0; i < ships.n; i++) p.put(cells + ships.at(i), g.sunk[sea]!)
    }
    if (!isHit || !again) p.pass(sea)
  }

  return {
    players,
    layout,
    board,
    upright: true,
    turns: 'several moves',
    reasons: REASONS,
    start: p => p.put(phase, PHASE.LAYING),
    derive: g.derive,
    flaw: g.flaw,
    moves(p, out) {
      if (p.words[phase] === PHASE.LAYING) return laying.list(p, out)
      if (p.words[phase] === PHASE.LOT) for (let i = 0; i < 2; i++) out.add(pack(i, 0, MOVE.FIRST))
      else if (p.turn === CHANCE) for (let n = 0; n < NUMBERS; n++) out.add(pack(n, 0, MOVE.DRAW))
      else {
        const start = (1 - p.turn) * size
        for (let c = start; c < start + size; c++) {
          const code = p.words[cells + c]!
          if (code === 0 || code === ship[1 - p.turn]) out.add(pack(c, c, MOVE.SHOT))
        }
      }
    },
    attempts(p, out, reasons) {
      if (p.words[phase] === PHASE.LAYING) laying.attempts(p, out, reasons)
      else if (p.words[phase] === PHASE.PLAY) shotAttempts(g, p, out, reasons)
    },
    play(p, m) {
      switch (extra(m)) {
        case MOVE.LAY:
          return laying.lay(p, to(m))
        case MOVE.LIFT:
          return laying.lift(p, to(m))
        case MOVE.CLEAR:
          return laying.clear(p)
        case MOVE.FORM:
          p.put(g.plan, from(m))
          p.put(phase, PHASE.DEALING + p.turn)
          return p.pass(CHANCE)
        case MOVE.DRAW:
          return draw(p, from(m))
        case MOVE.READY:
          return finish(p)
        case MOVE.FIRST:
          p.put(phase, PHASE.PLAY)
          return p.pass(from(m))
        default:
          return shoot(p, to(m))
      }
    },
    outcome: p =>
      p.words[hits + 1] === agreed.cells ? wins[0] : p.words[hits] === agreed.cells ? wins[1] : undefined,
    // Only a paper without room for the next ship leaves nothing to do.
    stuck: () => button(MOVE.CLEAR),
    ...makeShowing(g, laying, ships),
    /** Fleets that fit all shots so far, for every paper that is filled and hidden from this seat. */
    imagine(seen, seat, rng) {
      const world = seen.copy()
      const both = world.at(phase) === PHASE.PLAY || world.at(phase) === PHASE.LOT
      for (const player of [0, 1]) {
        if (player === seat || !(both || player < g.layer(world))) continue
        if (!g.drawer.draw(g.learnKnown(world, player), rng, PATIENT)) continue
        for (let c = 0; c < size; c++)
          if (g.drawer.isShip(c) && world.at(cells + player * size + c) === 0)
            world.put(cells + player * size + c, ship[player]!)
      }
      world.settle()
      return world
    },
    ideas(p: Position, out: Moves, worth?: number[]) {
      if (p.words[phase] === PHASE.PLAY) return hunt(p, out, worth)
      const quick = laying.shortcut(p)
      if (quick >= 0) out.add(quick)
      return undefined
    },
    // Random games let luck lay out both fleets: what they are about is the hunt.
    pick(p: Position, rng: Rng) {
      if (p.words[phase] === PHASE.LAYING) return laying.shortcut(p, rng)
      for (;;) {
        const c = (1 - p.turn) * size + rng.below(size)
        const code = p.words[cells + c]!
        if (code === 0 || code === ship[1 - p.turn]) return pack(c, c, MOVE.SHOT)
      }
    },
  }
}

const torpedo: GameDefinition = {
  id: 'torpedo',
  chapter: 'szerencse',
  material: 'army',
  title: { hu: 'Torpedó', en: 'Battleships' },
  players: [2],
  rules: 1,
  options: [
    boardSizes([10, 12, 15]),
    oneOf('fleet', 'Flotta', 'Fleet', [
      ['ten', '4, 3, 3, 2, 2, 2, 1, 1, 1, 1 mező', '4, 3, 3, 2, 2, 2, 1, 1, 1, 1 cells'],
      ['five', '5, 4, 3, 3, 2 mező', '5, 4, 3, 3, 2 cells'],
      ['total20', 'összesen 20 mező, tetszőlegesen felosztva', '20 cells in all, divided at will'],
      ['total30', 'összesen 30 mező, tetszőlegesen felosztva', '30 cells in all, divided at will'],
    ]),
    toggle('straight', 'Csak egyenes hajók', 'Straight ships only'),
    toggle('american', 'Találat után újabb lövés (amerikai)', 'A hit gives another shot (American)'),
  ],
  make,
}

export default torpedo
