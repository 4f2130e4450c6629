import { CHANCE, Rng, type Layout, type Move, type Moves, type Position } from '../../engine/index.ts'
import { numberCodec } from '../codecs.ts'

/** How many numbers luck draws from, each time; two draws make a seed. */
const NUMBERS = 1000

/**
 * A set-up by luck. Luck draws two numbers, `deal:0` to `deal:999`; they are the seed of everything that is shuffled, so
 * a replay needs no luck. The game passes the turn to luck with `begin`, and lays out what `draw` gives.
 */
export class Deal {
  /** The first number + 1, while the second is to be drawn. */
  private readonly drawn: number

  constructor(layout: Layout) {
    this.drawn = layout.range('dealt', 1, { json: numberCodec(0, 0, NUMBERS), see: 'all' })
  }

  begin(p: Position): void {
    p.pass(CHANCE)
  }
  list(out: Moves): void {
    for (let n = 0; n < NUMBERS; n++) out.add(n)
  }
  name(m: Move): string {
    return `deal:${m}`
  }
  /** What to shuffle by, once both numbers are drawn. */
  draw(p: Position, m: Move): Rng | undefined {
    const first = p.words[this.drawn]!
    p.put(this.drawn, first === 0 ? m + 1 : 0)
    return first === 0 ? undefined : new Rng((first - 1) * NUMBERS + m)
  }
}
