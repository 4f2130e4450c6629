import type { PositionJson } from './definition.ts'
import type { Move, Position } from './position.ts'
import type { Result, Words } from './result.ts'

/** A move as people write it. */
export interface Written extends Words {
  /** 'before': it goes on with the move before it without a blank, as the second capture of a chain: 32x23x14. */
  readonly joins?: 'before'
}

/** How a family of games writes its moves, and reads them. */
export interface Notation {
  /** `p` is the position before the move; undefined leaves it to the common words. */
  write(p: Position, m: Move): Written | undefined
  /** The move of these that a text in English means; undefined when none or several are meant. */
  read?(p: Position, moves: readonly Move[], text: string): Move | undefined
  /** Positions as one line of text, where the family has a convention (FEN, SFEN). */
  readonly line?: PositionLine
}

/** A position as one line of text that other programs read. */
export interface PositionLine {
  /** `round` counts from 1. */
  write(p: Position, round: number): string
  read(text: string): Result<PositionJson>
}
