import type { Move, Moves, Player, Position, Reason, Words } from '../../../engine/index.ts'
import {
  cellOf,
  Deal,
  drop,
  from,
  ground,
  heldOf,
  isButton,
  isPlace,
  place,
  reason,
  square,
  text,
  type Counter,
  type Tray,
} from '../../../kit/index.ts'
import { ALL_FIGURES, colourOf, FIGURES, KINDS, letters, shapeOf, TOTALS, TYPES } from './figures.ts'
import { beside, EVERY_CELL, lowestCell, SIDE } from './groups.ts'

const BARRED = 'c3'
const poolPoint = (figure: number): string => `pool:${letters(figure)}`

interface TableSpec<P extends string, W extends string, C extends string> {
  readonly players: readonly Player[]
  readonly parts: readonly P[]
  readonly why: Readonly<Record<W, Reason>>
  readonly counters?: Readonly<Record<C, Counter>>
  /** 'middle': nothing may be put on the middle cell. */
  readonly barred?: 'middle'
  /** 'apart': nothing may be put beside a figure of the same colour or shape. */
  readonly placing?: 'apart'
}

/** What the three games share: the board, the figures, the pool they come from, and who stands where as sets of cells. */
export function table<const P extends string, W extends string = never, C extends string = never>(
  spec: TableSpec<P, W, C>,
) {
  const board = square(SIDE, SIDE, {
    fill: (col, row) => (spec.barred && col === 2 && row === 2 ? 'blocked' : undefined),
  })
  const g = ground({
    players: spec.players,
    board,
    kinds: KINDS,
    parts: spec.parts,
    marks: ['moved'],
    counters: spec.counters ?? ({} as Record<C, Counter>),
    /** By figure how many are left in the pool; by type which cells its figures stand on. */
    own: layout => ({
      left: layout.range('left', FIGURES),
      stands: layout.range('stands', TYPES.length),
      deal: new Deal(layout),
    }),
    why: {
      figureFirst: reason(
        'Előbb válassz egy figurát a készletből.',
        'Choose a figure from the pool first.',
        'pieces',
      ),
      noWay: reason('A figura csak az üres mezőre kerülhet.', 'A figure goes to the empty cell only.'),
      barred: reason('A középső mező tiltott.', 'The middle cell is barred.', 'lerakas'),
      colour: reason(
        'Azonos színű figurák nem kerülhetnek egymás mellé.',
        'Figures of one colour may not stand side by side.',
        'hadrend',
      ),
      shape: reason(
        'Azonos formájú figurák nem kerülhetnek egymás mellé.',
        'Figures of one shape may not stand side by side.',
        'hadrend',
      ),
      ...spec.why,
    },
  })
  const { cells, kindOf, why } = g
  const { left, stands, deal } = g.own
  const codes = Object.keys(KINDS).map(id => g.code(id))
  const barred = spec.barred ? 1 << cellOf(board, BARRED) : 0
  const apart = spec.placing === 'apart'

  const occupied = (p: Position): number => p.words[stands]! | p.words[stands + 1]! | p.words[stands + 2]!
  const emptyCells = (p: Position): number => EVERY_CELL & ~occupied(p) & ~barred
  /** Where a figure may be put; none when the pool has no more of it. */
  const placesFor = (p: Position, figure: number): number => {
    if (p.words[left + figure] === 0) return 0
    const free = emptyCells(p)
    if (!apart) return free
    return free & ~beside(p.words[stands + shapeOf[figure]!]!) & ~beside(p.words[stands + colourOf[figure]!]!)
  }
  const turnBit = (p: Position, figure: number, bits: number): void => {
    const [shape, colour] = [stands + shapeOf[figure]!, stands + colourOf[figure]!]
    p.note(shape, p.words[shape]! ^ bits)
    p.note(colour, p.words[colour]! ^ bits)
  }
  const put = (p: Position, figure: number, c: number): void => {
    g.set(p, c, codes[figure]!)
    p.note(left + figure, p.words[left + figure]! - 1)
    turnBit(p, figure, 1 << c)
  }
  const whyNot = (p: Position, figure: number, c: number): number =>
    (barred >> c) & 1
      ? why.barred
      : g.at(p, c) > 0
        ? why.taken
        : (beside(p.words[stands + colourOf[figure]!]!) >> c) & 1
          ? why.colour
          : why.shape

  return {
    g,
    deal,
    put,
    /** Whether every figure is on the board. */
    isSet(p: Position): boolean {
      for (let figure = 0; figure < FIGURES; figure++) if (p.words[left + figure]! > 0) return false
      return true
    },
    isBarredTaken: (p: Position): boolean => (occupied(p) & barred) !== 0,
    /** Where the figures of a type stand. */
    cellsOfType: (p: Position, type: number): number => p.words[stands + type]!,
    emptyCell: (p: Position): number => lowestCell(emptyCells(p)),
    figureOn: (p: Position, c: number): number => kindOf[p.words[cells + c]!]!,
    takeOff(p: Position, c: number): void {
      const figure = kindOf[p.words[cells + c]!]!
      g.set(p, c, 0)
      p.note(left + figure, p.words[left + figure]! + 1)
      turnBit(p, figure, 1 << c)
    },
    shift(p: Position, a: number, b: number): void {
      turnBit(p, kindOf[p.words[cells + a]!]!, (1 << a) | (1 << b))
      g.carry(p, a, b)
    },
    /** Lays out a whole arrangement: by cell a figure, or -1. */
    layOut(p: Position, arrangement: readonly number[]): void {
      for (const [c, figure] of arrangement.entries()) if (figure >= 0) put(p, figure, c)
    },
    listPlacements(p: Position, out: Moves): void {
      for (let figure = 0; figure < FIGURES; figure++)
        for (let bits = placesFor(p, figure); bits !== 0; bits &= bits - 1)
          out.add(drop(figure, lowestCell(bits)))
    },
    /** What people try in vain while figures are put down: a cell without a figure, or a cell where this one may not go. */
    placingAttempts(p: Position, out: Moves, reasons: Moves, isTakingOff = false): void {
      for (let c = 0; c < board.size; c++) {
        if (isTakingOff && g.at(p, c) > 0) continue
        out.add(place(c))
        reasons.add(isTakingOff ? why.nothing : why.figureFirst)
      }
      for (let figure = 0; figure < FIGURES; figure++)
        for (let c = 0; c < board.size && p.at(left + figure) > 0; c++) {
          if ((placesFor(p, figure) >> c) & 1) continue
          out.add(drop(figure, c))
          reasons.add(whyNot(p, figure, c))
        }
    },
    derive(p: Position): void {
      for (const [figure, total] of TOTALS.entries()) p.note(left + figure, total)
      for (let type = 0; type < TYPES.length; type++) p.note(stands + type, 0)
      for (let c = 0; c < board.size; c++) {
        const figure = kindOf[g.at(p, c)]!
        if (figure < 0) continue
        p.note(left + figure, p.at(left + figure) - 1)
        turnBit(p, figure, 1 << c)
      }
    },
    /** While figures move, all of them are on the board. */
    moverFlaw: (p: Position): Words | undefined => {
      let laid = 0
      for (let c = 0; c < board.size; c++) if (g.at(p, c) > 0) laid++
      return laid === ALL_FIGURES
        ? undefined
        : text('Mind a 24 figurának a táblán kell állnia.', 'All 24 figures must be on the board.')
    },
    name: (p: Position, m: Move): string | undefined =>
      p.turn < 0
        ? deal.name(m)
        : !isButton(m) && isPlace(m) && heldOf(m) >= 0
          ? `${letters(heldOf(m))}@${board.names[from(m)]!}`
          : undefined,
    points: (p: Position, m: Move) =>
      p.turn < 0
        ? [deal.name(m)]
        : !isButton(m) && isPlace(m) && heldOf(m) >= 0
          ? [poolPoint(heldOf(m)), from(m)]
          : undefined,
    /** The figures that are not on the board yet. */
    poolTray: (p: Position): readonly Tray[] => {
      const items = TOTALS.flatMap((_, figure) => {
        const count = p.at(left + figure)
        const [look, label] = [g.pieces.look(codes[figure]!), g.pieces.label(codes[figure]!)]
        return count > 0 ? [{ look, label, count, point: poolPoint(figure) }] : []
      })
      return items.length === 0 ? [] : [{ id: 'pool', title: text('Készlet', 'Pool'), items }]
    },
  }
}
