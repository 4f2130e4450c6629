import { CHANCE, type Move, type Position } from '../../../engine/index.ts'
import {
  CELLS,
  DRAWN,
  JOKER,
  letterOf,
  OTHER_LENGTH,
  RED_SIGNS,
  ROUNDS,
  spelt,
  TITLE,
  TITLE_STARTS,
  UNNAMED,
  WIDTH,
} from './letters.ts'
import {
  ANSWER,
  ARRANGE,
  cellOf,
  DIGITS_DRAWN,
  LAY,
  LETTERS_DRAWN,
  NAME,
  OBJECT,
  OVER,
  whatOf,
  type Kind,
} from './moves.ts'
import { GRID, type State } from './state.ts'

/** What each move does: the title, drawing, laying, the end of a round, objections. */
export function lettersActs(state: State) {
  const { judging, isFree, n, phase, laid, cells, drawn, digits, round, title, judged, objector } = state
  const { scores, record, gains, elapsed, laidCount, laidCell, mainWord, listed, hasUnnamed } = state

  const putTitle = (p: Position, word: number, start: number, way: 0 | 1) => {
    p.put(title + word, start * 2 + way + 1)
    for (let player = 0; player < n; player++) {
      let cell = start
      for (const letter of spelt(TITLE[word]!)) {
        p.put(cells + player * CELLS + cell, letter + 1)
        cell += GRID.ways[way]
      }
    }
  }
  const beginRound = (p: Position) => {
    for (let i = 0; i < DRAWN; i++) {
      p.put(drawn + i, 0)
      p.put(digits + i, 0)
    }
    p.put(phase, LETTERS_DRAWN)
    p.pass(CHANCE)
  }
  const clear = (p: Position, player: number) => {
    for (let i = 0; i < DRAWN; i++) p.put(laid + player * DRAWN + i, 0)
  }
  const takeBack = (p: Position, player: number) => {
    for (let i = 0, count = laidCount(p, player); i < count; i++)
      p.put(cells + player * CELLS + laidCell(p, player, i), 0)
    clear(p, player)
  }
  /** The drawn letters go to whoever lays next; after the last one the words are shown. */
  const nextLayer = (p: Position) => {
    p.put(elapsed, 0)
    p.put(phase, LAY)
    const next = (p.turn + 1) % n
    if (next !== p.at(round) % n) return p.pass(next)
    for (let player = 0; player < n; player++) write(p, player)
    p.put(judged, 0)
    judge(p, 0)
  }
  const write = (p: Position, player: number) => {
    const word = mainWord(p, player)
    const at = record + (player * ROUNDS + p.at(round)) * WIDTH
    for (const [i, cell] of (word?.cells ?? []).entries()) p.put(at + i, p.at(cells + player * CELLS + cell))
    p.put(gains + player * ROUNDS + p.at(round), word?.points ?? 0)
  }
  /** The words of a round are judged one after the other, each by all the others in turn. */
  const judge = (p: Position, player: number) => {
    if (player === n) return endRound(p)
    p.put(judged, player)
    if (laidCount(p, player) === 0 || judging !== 'challenge') return stands(p, player)
    p.put(phase, OBJECT)
    p.pass((player + 1) % n)
  }
  const ask = (p: Position, asked: number) => {
    if (asked === p.at(judged)) return stands(p, asked)
    p.put(phase, OBJECT)
    p.pass(asked)
  }
  const stands = (p: Position, player: number) => {
    p.put(scores + player, p.at(scores + player) + p.at(gains + player * ROUNDS + p.at(round)))
    judge(p, player + 1)
  }
  const falls = (p: Position) => {
    const player = p.at(judged)
    takeBack(p, player)
    p.put(gains + player * ROUNDS + p.at(round), 0)
    judge(p, player + 1)
  }
  const endRound = (p: Position) => {
    for (let player = 0; player < n; player++) clear(p, player)
    p.put(judged, 0)
    p.put(objector, 0)
    p.put(round, p.at(round) + 1)
    if (p.at(round) < ROUNDS) return beginRound(p)
    p.put(phase, OVER)
    p.pass(0)
  }
  const draw = (p: Position, range: number, what: number): boolean => {
    let i = 0
    while (p.at(range + i) > 0) i++
    p.put(range + i, what + 1)
    return i === DRAWN - 1
  }
  const arrange = (p: Position, m: Move, way: 0 | 1) => {
    putTitle(p, state.titleCount(p), cellOf(m), way)
    if (state.titleCount(p) === TITLE.length) beginRound(p)
  }
  const giveUp = (p: Position) => {
    takeBack(p, p.turn)
    nextLayer(p)
  }

  const acts: Record<Kind, (p: Position, m: Move) => void> = {
    across: (p, m) => arrange(p, m, 0),
    down: (p, m) => arrange(p, m, 1),
    letter(p, m) {
      if (draw(p, drawn, whatOf(m))) p.put(phase, DIGITS_DRAWN)
    },
    digit(p, m) {
      if (!draw(p, digits, whatOf(m))) return
      p.put(phase, LAY)
      p.pass(p.at(round) % n)
    },
    lay(p, m) {
      const red = p.at(drawn + whatOf(m)) - 1
      p.put(laid + p.turn * DRAWN + laidCount(p, p.turn), cellOf(m) * DRAWN + whatOf(m) + 1)
      p.put(cells + p.turn * CELLS + cellOf(m), red === JOKER ? UNNAMED + 1 : letterOf(RED_SIGNS[red]!) + 1)
      if (red === JOKER) p.put(phase, NAME)
    },
    name(p, m) {
      p.put(cells + p.turn * CELLS + laidCell(p, p.turn, laidCount(p, p.turn) - 1), whatOf(m) + 1)
      p.put(phase, LAY)
    },
    length(p, m) {
      const at = cells + p.turn * CELLS + cellOf(m)
      p.put(at, OTHER_LENGTH[p.at(at) - 1]! + 1)
    },
    recall: p => takeBack(p, p.turn),
    done: nextLayer,
    pass: giveUp,
    accept: p => ask(p, (p.turn + 1) % n),
    object(p) {
      p.put(phase, ANSWER)
      p.put(objector, p.turn)
      p.pass(p.at(judged))
    },
    withdraw: falls,
    insist(p) {
      if (listed(p, p.at(judged))) ask(p, (p.at(objector) + 1) % n)
      else falls(p)
    },
  }

  return {
    acts,
    start(p: Position): void {
      if (isFree) {
        p.put(phase, ARRANGE)
        return p.pass(0)
      }
      for (const [i, start] of TITLE_STARTS.entries()) putTitle(p, i, start, 0)
      beginRound(p)
    },
    /** Time passes; when it is over, a whole word stays and an unfinished one is taken back. */
    tick(p: Position, milliseconds: number, limit: number, fits: (p: Position) => boolean): void {
      p.put(elapsed, Math.min(limit, p.at(elapsed) + milliseconds))
      if (p.at(elapsed) < limit) return
      if (!hasUnnamed(p, p.turn) && fits(p)) nextLayer(p)
      else giveUp(p)
    },
  }
}
