import {
  fail,
  ok,
  type Codec,
  type Game,
  type Layout,
  type Move,
  type Moves,
  type Position,
  type Words,
} from '../../../engine/index.ts'
import { text, wordCodec, type Board, type Placed } from '../../../kit/index.ts'
import { deadHeads, spread } from './judging-dead.ts'

const LABELS: Readonly<Record<string, Words>> = {
  done: { hu: 'Rendben, számoljunk', en: 'Agreed, let us count' },
  resume: { hu: 'Játsszunk tovább', en: 'Let us play on' },
}

const marksCodec = (board: Board): Codec => ({
  write(p, start) {
    const names = board.names.filter((_, c) => p.at(start + c) === 1)
    return names.length === 0 ? undefined : names.join(' ')
  },
  read(json, p, start) {
    for (const name of String(json ?? '')
      .split(' ')
      .filter(Boolean)) {
      const cell = board.names.indexOf(name)
      if (cell < 0) return fail(`Nincs ilyen mező: „${name}”.`, `There is no cell "${name}".`)
      p.put(start + cell, 1)
    }
    return ok(undefined)
  },
})

/**
 * The end of a game of go by agreement: after two passes the players mark chains as dead in turn, until both have said that it is so.
 * Whoever does not agree has the game go on, and the other places the first stone.
 */
export class DeadStones {
  readonly done: Move
  readonly resume: Move
  private readonly first: Move
  readonly board: Board
  readonly cells: number
  readonly dirs: readonly number[]
  private readonly marks: number
  /** The player who has agreed since the last mark, plus 1. */
  private readonly agreed: number
  private readonly stage: number

  /** Moves are numbered from `first` on. */
  constructor(layout: Layout, board: Board, cells: number, dirs: readonly number[], first: Move) {
    this.board = board
    this.cells = cells
    this.dirs = dirs
    this.done = first
    this.resume = first + 1
    this.first = first + 2
    this.marks = layout.range('dead', board.size, { json: marksCodec(board) })
    this.agreed = layout.range('agreed', 1, { json: wordCodec(['nobody', 'black', 'white']) })
    this.stage = layout.range('stage', 1, { json: wordCodec(['playing', 'marking', 'counted']) })
  }

  isMarking(p: Position): boolean {
    return p.words[this.stage] === 1
  }
  isCounted(p: Position): boolean {
    return p.words[this.stage] === 2
  }
  begin(p: Position): void {
    p.put(this.stage, 1)
  }
  isDead(p: Position, cell: number): boolean {
    return p.words[this.marks + cell] === 1
  }

  /** The first cell of each chain. */
  private heads(p: Position): number[] {
    return spread(this, p).chains.map(chain => chain.cells[0]!)
  }
  private chain(p: Position, cell: number): readonly number[] {
    const { chains, at } = spread(this, p)
    return chains[at[cell]!]!.cells
  }
  /** The cell that stands for the chain of a stone. */
  head(p: Position, cell: number): number | undefined {
    return p.at(this.cells + cell) === 0 ? undefined : this.chain(p, cell)[0]
  }

  list(p: Position, out: Moves): void {
    for (const head of this.heads(p)) if (!this.isDead(p, head)) out.add(this.first + head)
    out.add(this.done)
    out.add(this.resume)
  }

  play(p: Position, m: Move): void {
    const player = p.turn
    if (m >= this.first) {
      for (const cell of this.chain(p, m - this.first)) p.put(this.marks + cell, 1)
      p.put(this.agreed, 0)
    } else if (m === this.resume) {
      for (let c = 0; c < this.board.size; c++) p.put(this.marks + c, 0)
      p.put(this.agreed, 0)
      p.put(this.stage, 0)
      p.pass(1 - player)
    } else if (p.words[this.agreed] === 2 - player) p.put(this.stage, 2)
    else {
      p.put(this.agreed, player + 1)
      p.pass(1 - player)
    }
  }

  name(m: Move): string {
    if (m === this.done) return 'done'
    return m === this.resume ? 'resume' : `dead:${this.board.names[m - this.first]!}`
  }
  point(m: Move): number | string {
    return m >= this.first ? m - this.first : this.name(m)
  }
  label(point: string): Words | undefined {
    return LABELS[point]
  }
  write(m: Move): ReturnType<typeof text> | undefined {
    const words = m >= this.first ? undefined : LABELS[this.name(m)]
    const cell = this.board.names[m - this.first]?.toUpperCase()
    return words ? text(words.hu, words.en) : text(`${cell} halott`, `${cell} dead`)
  }
  prompt(p: Position): Words {
    return p.at(this.agreed) === 0
      ? {
          hu: 'Kattints a halott csoportokra; ha nincs több, mondd, hogy rendben.',
          en: 'Click the dead groups; when there are no more, say that you agree.',
        }
      : {
          hu: 'A kis kövek halottnak vannak jelölve. Fogadd el, jelölj ki még egyet, vagy játsszatok tovább.',
          en: 'The small stones are marked as dead. Agree, mark another group, or play on.',
        }
  }
  /** Dead stones are small. */
  shown(p: Position, placed: readonly Placed[]): readonly Placed[] {
    return placed.map(each =>
      this.isDead(p, each.cell)
        ? {
            ...each,
            look: { ...each.look, size: 0.55 },
            label: { hu: `${each.label.hu}, halott`, en: `${each.label.en}, dead` },
          }
        : each,
    )
  }
  /** The position without its dead stones. */
  without(p: Position): Position {
    const left = p.copy()
    for (let c = 0; c < this.board.size; c++) if (this.isDead(p, c)) left.put(this.cells + c, 0)
    return left
  }

  /** What an opponent does: it marks what it takes for dead, agrees, and plays on when a living chain of its own is marked. */
  answer(game: Game, p: Position): Move {
    const dead = deadHeads(game, this.unmarked(p), this)
    const isRobbed = (head: number) =>
      p.at(this.cells + head) === p.turn + 1 && this.isDead(p, head) && !dead.has(head)
    if (this.heads(p).some(isRobbed)) return this.resume
    const next = [...dead].find(head => !this.isDead(p, head))
    return next === undefined ? this.done : this.first + next
  }

  /** The same stones while the game was played. */
  private unmarked(p: Position): Position {
    const start = p.copy()
    for (let c = 0; c < this.board.size; c++) start.put(this.marks + c, 0)
    start.put(this.agreed, 0)
    start.put(this.stage, 0)
    return start
  }
}
