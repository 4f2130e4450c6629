import { CHANCE } from '../../engine/index.ts'
import type { MoveLine } from './move-lines.ts'

/** What one player does before somebody else does something, with the luck in it. */
export interface Turn {
  /** CHANCE for luck that belongs to nobody. */
  readonly seat: number
  readonly lines: readonly MoveLine[]
}

/** A row of the move list; `number` is told where a new round begins. */
export type MoveRow =
  | { readonly kind: 'folded'; readonly what: 'luck' | 'preparing'; readonly lines: readonly MoveLine[] }
  | { readonly kind: 'turn'; readonly number: number | undefined; readonly turn: Turn }
  | {
      readonly kind: 'pair'
      readonly number: number
      readonly first: Turn | undefined
      readonly second: Turn | undefined
    }

/** Luck that comes so often in a row is dealing: one row that opens. */
const MANY = 3

/** Who plays how. */
export interface Table {
  readonly players: number
  readonly turns: 'one move' | 'several moves'
}

type Part = { readonly folded: 'luck' | 'preparing'; readonly lines: MoveLine[] } | { readonly turn: Turn }

/** The lines of a match as people read them: turns, and what was dealt or set up before them in one row. */
export function moveRows(lines: readonly MoveLine[], table: Table): MoveRow[] {
  const parts = partsOf(lines, table)
  const isDiced = parts.some(part => 'turn' in part && part.turn.lines.some(line => line.seat === CHANCE))
  return table.players === 2 && !isDiced ? inPairs(parts) : inTurns(parts, table)
}

/** A run of lines that are alike, from a place on. */
function runFrom(
  lines: readonly MoveLine[],
  start: number,
  isAlike: (line: MoveLine) => boolean,
): MoveLine[] {
  let end = start
  while (end < lines.length && isAlike(lines[end]!)) end++
  return lines.slice(start, end)
}

/** Whether luck after a button is of whoever pressed it. Where another goes on without asking for luck, it is the other's: a double was taken. */
const isOwnLuck = (seat: number, next: MoveLine | undefined): boolean =>
  next === undefined || next.seat === seat || next.by === 'button'

function partsOf(lines: readonly MoveLine[], table: Table): Part[] {
  const parts: Part[] = []
  /** Luck that opens the next turn. */
  let pending: MoveLine[] = []
  let open: { seat: number; lines: MoveLine[] } | undefined
  const begin = (seat: number, made: MoveLine[]) => {
    open = { seat, lines: made }
    parts.push({ turn: open })
  }
  for (let i = 0; i < lines.length;) {
    const line = lines[i]!
    if (line.stage === 'preparing') {
      const run = runFrom(lines, i, each => each.stage === 'preparing')
      parts.push({ folded: 'preparing', lines: run })
      open = undefined
      i += run.length
      continue
    }
    if (line.seat === CHANCE) {
      const run = runFrom(lines, i, each => each.seat === CHANCE && each.stage === 'play')
      if (run.length >= MANY) {
        parts.push({ folded: 'luck', lines: run })
        open = undefined
      } else if (open?.lines.at(-1)?.by === 'button' && isOwnLuck(open.seat, lines[i + run.length]))
        open.lines.push(...run)
      else {
        pending = run
        open = undefined
      }
      i += run.length
      continue
    }
    if (open?.seat === line.seat && table.turns === 'several moves') open.lines.push(line)
    else begin(line.seat, [...pending, line])
    pending = []
    i++
  }
  if (pending.length > 0) begin(CHANCE, pending)
  return parts.map(part => ('turn' in part ? { turn: toldTurn(part.turn) } : part))
}

/** Whoever presses a button for luck is told by what luck did. */
const toldTurn = ({ seat, lines }: Turn): Turn => ({
  seat,
  lines: lines.filter((line, i) => line.by !== 'button' || lines[i + 1]?.seat !== CHANCE),
})

function inPairs(parts: readonly Part[]): MoveRow[] {
  const rows: MoveRow[] = []
  const beginner = parts.find(part => 'turn' in part)?.turn.seat
  let number = 0
  let half: Turn | undefined
  const close = (second?: Turn) => {
    if (half || second) rows.push({ kind: 'pair', number: ++number, first: half, second })
    half = undefined
  }
  for (const part of parts) {
    if ('folded' in part) {
      close()
      rows.push({ kind: 'folded', what: part.folded, lines: part.lines })
    } else if (part.turn.seat === beginner) {
      close()
      half = part.turn
    } else close(part.turn)
  }
  close()
  return rows
}

function inTurns(parts: readonly Part[], { players }: Table): MoveRow[] {
  let number = 0
  let last = players
  return parts.map((part): MoveRow => {
    if ('folded' in part) return { kind: 'folded', what: part.folded, lines: part.lines }
    const { turn } = part
    if (turn.seat === CHANCE) return { kind: 'turn', number: undefined, turn }
    const isNew = turn.seat <= last
    last = turn.seat
    if (isNew) number++
    return { kind: 'turn', number: isNew ? number : undefined, turn }
  })
}

/** The number of the round in which a move was made; undefined for what was dealt or set up. */
export function roundOf(rows: readonly MoveRow[], index: number): number | undefined {
  let number: number | undefined
  for (const row of rows) {
    if (row.kind !== 'folded') number = row.number ?? number
    if (linesOf(row).some(line => line?.index === index)) return row.kind === 'folded' ? undefined : number
  }
  return undefined
}

/** Rows that did not change stay the same objects, so that a long list is not drawn again. */
export function keepRows(before: readonly MoveRow[], after: readonly MoveRow[]): MoveRow[] {
  return after.map((row, i) => {
    const known = before[i]
    return known && isSameRow(known, row) ? known : row
  })
}

const linesOf = (row: MoveRow): readonly (MoveLine | undefined)[] => {
  if (row.kind === 'folded') return row.lines
  if (row.kind === 'turn') return row.turn.lines
  return [...(row.first?.lines ?? []), undefined, ...(row.second?.lines ?? [])]
}

function isSameRow(a: MoveRow, b: MoveRow): boolean {
  const [one, two] = [linesOf(a), linesOf(b)]
  return a.kind === b.kind && one.length === two.length && one.every((line, i) => line === two[i])
}
