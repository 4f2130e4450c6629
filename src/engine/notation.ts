import type { Move, Position } from './position.ts'
import type { Words } from './result.ts'

/** A move as people write it. */
export interface Written extends Words {
  /** 'before': it goes on with the move before it without a blank, as the second capture of a chain: 32x23x14. */
  readonly joins?: 'before'
}

/** How a family of games writes its moves, and reads them. */
export interface Notation {
  /** `p` is the position before the move; undefined leaves it to the common words. */
  write(p: Position, m: Move): Written | undefined
}
