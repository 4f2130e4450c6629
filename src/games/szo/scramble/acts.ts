import { CHANCE, type Move, type Position } from '../../../engine/index.ts'
import { RACK } from './data.ts'
import { scoreOf } from './lines.ts'
import { ANSWER, cellOf, DEAL, DRAW, LAY, NAME, OBJECT, OVER, tileOf, type Kind } from './moves.ts'
import type { State } from './state.ts'

/** For seven tiles at once, by the official rules. */
export const BONUS = 50

/** What each move does: laying, objecting, drawing, passing on the turn, settling at the end. */
export function scrambleActs(state: State): Record<Kind, (p: Position, m: Move) => void> {
  const { judging, official, penalty, tiles, players, n, premiums } = state
  const { blank } = tiles
  const { cells, laid, racks, sizes, aside, asideSize, bag, bagSize, scores, phase, mover } = state
  const { passes, objector, skips, letters, laidCells, add, give, listed } = state

  const takeBack = (p: Position) => {
    for (const cell of laidCells(p)) {
      const code = p.at(cells + cell)
      give(p, p.at(mover), code > blank ? blank : code - 1, 1)
      p.put(cells + cell, 0)
    }
    for (let i = 0; i < RACK; i++) p.put(laid + i, 0)
  }
  const next = (p: Position) => {
    let player = p.at(mover)
    do {
      player = (player + 1) % n
      if (p.at(skips + player) === 0) break
      // Who must stay out did not pass.
      p.put(skips + player, 0)
      p.put(passes, 0)
    } while (player !== p.at(mover))
    p.put(mover, player)
    p.put(phase, LAY)
    p.pass(player)
  }
  const settle = (p: Position) => {
    if (official) {
      const finisher = players.findIndex((_, i) => p.at(sizes + i) === 0)
      for (let i = 0; i < n; i++) {
        let left = 0
        for (let t = 0; t <= blank; t++) left += p.at(racks + i * (blank + 1) + t) * tiles.values[t]!
        add(p, scores + i, -left)
        if (finisher >= 0) add(p, scores + finisher, left)
      }
    }
    p.put(phase, OVER)
  }
  /** Luck fills the mover's rack; when nothing is left to draw, the turn goes on. */
  const refill = (p: Position) => {
    const player = p.at(mover)
    if (p.at(sizes + player) < RACK && p.at(bagSize) > 0) {
      p.put(phase, DRAW)
      p.pass(CHANCE)
      return
    }
    for (let t = 0; t <= blank; t++) {
      add(p, bag + t, p.at(aside + t))
      p.put(aside + t, 0)
    }
    add(p, bagSize, p.at(asideSize))
    p.put(asideSize, 0)
    if (p.at(sizes + player) === 0) settle(p)
    else next(p)
  }
  /** The word is taken off the board and the turn is lost, which is no pass. */
  const falls = (p: Position) => {
    takeBack(p)
    p.put(passes, 0)
    next(p)
  }
  const stands = (p: Position) => {
    const fresh = laidCells(p)
    const bonus = official && fresh.length === RACK ? BONUS : 0
    add(p, scores + p.at(mover), scoreOf(letters(p), fresh, tiles, premiums) + bonus)
    for (let i = 0; i < RACK; i++) p.put(laid + i, 0)
    p.put(passes, 0)
    refill(p)
  }
  /** The next opponent is asked; when all have agreed the word stands. */
  const ask = (p: Position, player: number) => {
    if (player === p.at(mover)) return stands(p)
    p.put(phase, OBJECT)
    p.pass(player)
  }

  const acts: Record<Kind, (p: Position, m: Move) => void> = {
    lay(p, m) {
      const tile = tileOf(m)
      give(p, p.turn, tile, -1)
      p.put(cells + cellOf(m), tile === blank ? state.unnamed : tile + 1)
      p.put(laid + laidCells(p).length, cellOf(m) + 1)
      if (tile === blank) p.put(phase, NAME)
    },
    name(p, m) {
      p.put(cells + laidCells(p).at(-1)!, blank + 1 + tileOf(m))
      p.put(phase, LAY)
    },
    recall: takeBack,
    done(p) {
      if (p.at(asideSize) > 0) return (p.put(passes, 0), refill(p))
      if (judging === 'challenge') ask(p, (p.turn + 1) % n)
      else stands(p)
    },
    pass(p) {
      add(p, passes, 1)
      if (p.at(passes) >= n) settle(p)
      else next(p)
    },
    accept: p => ask(p, (p.turn + 1) % n),
    object(p) {
      p.put(phase, ANSWER)
      p.put(objector, p.turn)
      p.pass(p.at(mover))
    },
    withdraw: falls,
    insist(p) {
      if (listed(p)) {
        if (penalty) p.put(skips + p.at(objector), 1)
        return ask(p, (p.at(objector) + 1) % n)
      }
      falls(p)
    },
    draw(p, m) {
      add(p, bag + tileOf(m), -1)
      add(p, bagSize, -1)
      give(p, p.at(mover), tileOf(m), 1)
      if (p.at(phase) === DEAL) deal(p)
      else refill(p)
    },
    start(p, m) {
      p.put(mover, tileOf(m))
      deal(p)
    },
    swap(p, m) {
      give(p, p.turn, tileOf(m), -1)
      add(p, aside + tileOf(m), 1)
      add(p, asideSize, 1)
    },
  }
  /** At the start everybody draws seven in turn, the starting player first and so also next. */
  const deal = (p: Position) => {
    p.put(phase, DEAL)
    if (p.at(sizes + p.at(mover)) < RACK) return p.pass(CHANCE)
    p.put(mover, (p.at(mover) + 1) % n)
    if (p.at(sizes + p.at(mover)) < RACK) return p.pass(CHANCE)
    p.put(phase, LAY)
    p.pass(p.at(mover))
  }

  return acts
}
