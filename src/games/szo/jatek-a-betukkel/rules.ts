import {
  CHANCE,
  type Move,
  type Moves,
  type Options,
  type Outcome,
  type Position,
} from '../../../engine/index.ts'
import { most, type BoardGame } from '../../../kit/index.ts'
import { lettersActs } from './acts.ts'
import { lettersIdeas } from './ideas.ts'
import {
  CELLS,
  DIGIT_COUNT,
  DIGITS,
  DRAWN,
  JOKER,
  LETTERS,
  OTHER_LENGTH,
  RED_COUNTS,
  RED_SIGNS,
  signOf,
  TITLE,
  TITLE_STARTS,
  WIDTH,
} from './letters.ts'
import {
  ANSWER,
  ARRANGE,
  BROKEN,
  cellOf,
  COVERED,
  CROOKED,
  DIGITS_DRAWN,
  kindOf,
  LABELS,
  LAY,
  LETTERS_DRAWN,
  made,
  NAME,
  NO_LETTER,
  OBJECT,
  OVER,
  promptOf,
  REASONS,
  TIME,
  TOO_FAR,
  TOO_SHORT,
  TOUCHING,
  UNLISTED,
  whatOf,
} from './moves.ts'
import { lettersScene, slotName } from './scene.ts'
import { BOARD, GRID, lettersState } from './state.ts'

const CAP = 4000

export function lettersRules(options: Options): BoardGame {
  const state = lettersState(options)
  const { judging, limit, players, n, list, layout, phase, drawn, digits, round, scores } = state
  const { letterAt, laidCount, laidCell, isUsed, mainWord, listed, formed } = state
  const { acts, start, tick } = lettersActs(state)
  const { nextMoves, imagine } = lettersIdeas(state)

  const ends = (p: Position): Outcome => {
    const points = players.map((_, i) => p.at(scores + i))
    return most(players, points, 'A legtöbb pont nyer.', 'The most points win.')
  }
  /** How many of one kind are among the first things drawn. */
  const among = (p: Position, range: number, what: number): number => {
    let count = 0
    for (let i = 0; i < DRAWN; i++) if (p.at(range + i) === what + 1) count++
    return count
  }
  /** Whether a drawn letter is still there, and no equal one stands before it. */
  const isFirst = (p: Position, slot: number): boolean => {
    if (isUsed(p, p.turn, slot)) return false
    for (let i = 0; i < slot; i++)
      if (
        !isUsed(p, p.turn, i) &&
        p.at(drawn + i) === p.at(drawn + slot) &&
        p.at(digits + i) === p.at(digits + slot)
      )
        return false
    return true
  }
  /** Why a letter cannot go to a cell: the number of the reason, 0 when it can. */
  const barred = (p: Position, cell: number): number => {
    const letter = letterAt(p, p.turn)
    if (letter(cell) >= 0) return COVERED
    const count = laidCount(p, p.turn)
    if (count === 0) return 0
    for (const way of GRID.ways) {
      const aligned = (c: number) =>
        way === 1 ? Math.floor(c / WIDTH) === Math.floor(cell / WIDTH) : c % WIDTH === cell % WIDTH
      let all = true
      for (let i = 0; i < count; i++) if (!aligned(laidCell(p, p.turn, i))) all = false
      if (!all) continue
      const first = laidCell(p, p.turn, 0)
      let gaps = 0
      for (let c = cell; c !== first; c = GRID.onward(c, (first - cell) * way > 0 ? way : -way))
        if (letter(c) < 0) gaps++
      return gaps <= DRAWN - count ? 0 : TOO_FAR
    }
    return CROOKED
  }
  /** Why what is laid is no word yet. */
  const unfit = (p: Position): number => {
    const count = laidCount(p, p.turn)
    if (count === 0) return NO_LETTER
    if (!mainWord(p, p.turn)) return count === 1 ? TOO_SHORT : BROKEN
    return judging === 'dictionary' && !listed(p, p.turn) ? UNLISTED : 0
  }
  const layings = (p: Position, cell: number, out: Moves): number => {
    let count = 0
    for (let slot = 0; slot < DRAWN; slot++)
      if (isFirst(p, slot)) {
        out.add(made('lay', slot, cell))
        count++
      }
    return count
  }
  /** Whether a word of the title may stand here: 0, or the reason; -1 where it does not go on the board at all. */
  const titleBarred = (p: Position, m: Move): number => {
    const way = kindOf(m) === 'across' ? GRID.ways[0] : GRID.ways[1]
    const { length } = TITLE[state.titleCount(p)]!
    const letter = letterAt(p, 0)
    let cell = cellOf(m)
    for (let i = 0; i < length; i++) {
      if (cell < 0) return -1
      if (letter(cell) >= 0) return COVERED
      for (const step of GRID.ways)
        for (const beside of [GRID.onward(cell, step), GRID.onward(cell, -step)])
          if (beside >= 0 && letter(beside) >= 0) return TOUCHING
      cell = GRID.onward(cell, way)
    }
    return 0
  }
  const titleEnd = (p: Position, m: Move): number =>
    cellOf(m) +
    (TITLE[state.titleCount(p)]!.length - 1) * (kindOf(m) === 'across' ? GRID.ways[0] : GRID.ways[1])
  /** Every way to place the next word of the title; a single letter lies the same across and down. */
  const titleWays = (p: Position, each: (m: Move, why: number) => void): void => {
    const kinds =
      TITLE[state.titleCount(p)]!.length > 1 ? (['across', 'down'] as const) : (['across'] as const)
    for (const kind of kinds)
      for (let cell = 0; cell < CELLS; cell++) {
        const m = made(kind, 0, cell)
        const why = titleBarred(p, m)
        if (why >= 0) each(m, why)
      }
  }
  /** Whether this move ends a round, so that all the words laid in it are shown. */
  const closes = (p: Position, m: Move): boolean => {
    const time = m >= TIME
    if (time && p.at(state.elapsed) + m - TIME < limit!) return false
    if (!time && kindOf(m) !== 'done' && kindOf(m) !== 'pass') return false
    return (p.turn + 1) % n === p.at(round) % n
  }
  const shown = (p: Position, player: number): string =>
    formed(p, player)
      .map(line => line.map(cell => BOARD.names[cell]! + signOf(letterAt(p, player)(cell))).join(' '))
      .join(', ') + ` ${mainWord(p, player)?.points ?? 0} ${laidCells(p, player)}`
  const laidCells = (p: Position, player: number): string =>
    Array.from({ length: laidCount(p, player) }, (_, i) => p.at(state.laid + player * DRAWN + i)).join(' ')

  return {
    players,
    layout,
    board: BOARD,
    upright: true,
    turns: 'several moves',
    reasons: REASONS,
    draws: { cap: CAP, capped: ends },
    start,
    moves(p, out) {
      switch (p.at(phase)) {
        case ARRANGE:
          titleWays(p, (m, why) => why === 0 && out.add(m))
          return
        case LETTERS_DRAWN:
          for (let red = 0; red < RED_SIGNS.length; red++)
            if (RED_COUNTS[red]! > among(p, drawn, red)) out.add(made('letter', red))
          return
        case DIGITS_DRAWN:
          for (let digit = 0; digit < DIGITS; digit++)
            if (DIGIT_COUNT > among(p, digits, digit)) out.add(made('digit', digit))
          return
        case NAME:
          for (let letter = 0; letter < LETTERS; letter++) out.add(made('name', letter))
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
      const count = laidCount(p, p.turn)
      if (count < DRAWN)
        for (let cell = 0; cell < CELLS; cell++) if (barred(p, cell) === 0) layings(p, cell, out)
      for (let i = 0; i < count; i++) {
        const cell = laidCell(p, p.turn, i)
        const isJoker = p.at(drawn + state.laidSlot(p, p.turn, i)) - 1 === JOKER
        if (!isJoker && OTHER_LENGTH[letterAt(p, p.turn)(cell)]! >= 0) out.add(made('length', 0, cell))
      }
      out.add(made('done'))
      if (count > 0) out.add(made('recall'))
      out.add(made('pass'))
    },
    refuses: (p, m) => (kindOf(m) === 'done' ? unfit(p) : 0),
    attempts(p, out, reasons) {
      if (p.at(phase) === ARRANGE)
        return titleWays(p, (m, why) => {
          if (why === 0) return
          out.add(m)
          reasons.add(why)
        })
      if (p.at(phase) !== LAY || laidCount(p, p.turn) === DRAWN) return
      for (let cell = 0; cell < CELLS; cell++) {
        const why = barred(p, cell)
        if (why !== 0) for (let k = layings(p, cell, out); k > 0; k--) reasons.add(why)
      }
    },
    play(p, m) {
      if (m >= TIME) tick(p, m - TIME, limit!, at => unfit(at) === 0)
      else acts[kindOf(m)](p, m)
    },
    weight(p, m) {
      if (kindOf(m) === 'letter') return RED_COUNTS[whatOf(m)]! - among(p, drawn, whatOf(m))
      return kindOf(m) === 'digit' ? DIGIT_COUNT - among(p, digits, whatOf(m)) : 1
    },
    ...(limit === undefined
      ? {}
      : {
          elapse: (p: Position, ms: number) =>
            ms >= 1 && p.turn !== CHANCE && (p.at(phase) === LAY || p.at(phase) === NAME)
              ? TIME + Math.min(Math.floor(ms), limit - p.at(state.elapsed))
              : undefined,
        }),
    outcome: p => (p.at(phase) === OVER ? ends(p) : undefined),
    stuck: () => made('pass'),
    name(p, m) {
      if (m >= TIME) return `time:${m - TIME}`
      const kind = kindOf(m)
      const cell = BOARD.names[cellOf(m)]!
      if (kind === 'lay') return `${slotName(state, p, whatOf(m))}@${cell}`
      if (kind === 'name') return `=${signOf(whatOf(m))}`
      if (kind === 'length') return `~${cell}`
      if (kind === 'letter') return `letter:${RED_SIGNS[whatOf(m)]}`
      if (kind === 'digit') return `digit:${whatOf(m)}`
      if (kind !== 'across' && kind !== 'down') return kind
      const end = titleEnd(p, m)
      return end === cellOf(m) ? cell : `${cell}-${BOARD.names[end]}`
    },
    points(p, m) {
      const kind = kindOf(m)
      if (kind === 'lay') return [`rack:${slotName(state, p, whatOf(m))}`, cellOf(m)]
      if (kind === 'length') return [cellOf(m)]
      if (kind === 'across' || kind === 'down') {
        const end = titleEnd(p, m)
        return end === cellOf(m) ? [end] : [cellOf(m), end]
      }
      if (kind === 'name') return [`name:${signOf(whatOf(m))}`]
      if (kind === 'letter') return [`letter:${RED_SIGNS[whatOf(m)]}`]
      return [kind === 'digit' ? `digit:${whatOf(m)}` : kind]
    },
    label(point) {
      const [kind = '', what = ''] = point.split(':')
      const said = LABELS[kind] ?? { hu: point, en: point }
      return { hu: `${said.hu} ${what}`.trim(), en: `${said.en} ${what}`.trim() }
    },
    /** What others lay is hidden until the round is over. */
    tell(p, m, seat) {
      if (p.turn === CHANCE || p.turn === seat || (p.at(phase) !== LAY && p.at(phase) !== NAME))
        return this.name(p, m)
      return kindOf(m) === 'done' || kindOf(m) === 'pass' ? 'ready' : 'laying'
    },
    learns: (p, m) => (closes(p, m) ? players.map((_, i) => shown(afterTurn(p, m), i)).join(' | ') : ''),
    prompt: p => promptOf(p.at(phase), p.turn === CHANCE ? 0 : laidCount(p, p.turn)),
    imagine,
    ideas(p, out) {
      const stage = p.at(phase)
      if (stage === OBJECT) return out.add(made(listed(p, p.at(state.judged)) ? 'accept' : 'object'))
      if (stage === ANSWER) return out.add(made(listed(p, p.at(state.judged)) ? 'insist' : 'withdraw'))
      if (stage === ARRANGE) {
        const usual = made('across', 0, TITLE_STARTS[state.titleCount(p)])
        if (titleBarred(p, usual) === 0) out.add(usual)
        return
      }
      if (!list || (stage !== LAY && stage !== NAME)) return
      for (const m of nextMoves(p)) out.add(m)
    },
    scene: (p, seat) => lettersScene(state, p, seat),
  }

  /** The boards as they are shown when this move ends the round: whoever passes has nothing laid. */
  function afterTurn(p: Position, m: Move): Position {
    const whole = m >= TIME ? unfit(p) === 0 && !state.hasUnnamed(p, p.turn) : kindOf(m) === 'done'
    if (whole) return p
    const after = p.copy()
    acts.recall(after, made('recall'))
    return after
  }
}
