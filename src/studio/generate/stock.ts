import { written, type Fraction } from '../value/fraction.ts'
import type { Luck } from '../luck.ts'
import type { Level } from './difficulty.ts'
import { inDecimals, number, type Piece } from './piece.ts'
import type { Topic } from './topic.ts'

/** The facts of a topic that a level may use, found by their value. */
export class Stock {
  readonly facts: readonly Piece[]
  readonly #byValue = new Map<string, Piece[]>()
  /** One list for each value, so that frequent values do not crowd out the rest. */
  readonly #values: readonly Piece[][]

  /** A plain number, in the topic's way of writing. */
  readonly number: (value: Fraction) => Piece

  constructor(facts: readonly Piece[], numbers: Topic['numbers']) {
    this.facts = facts
    this.number = numbers === 'decimals' ? inDecimals : number
    for (const piece of facts) {
      const key = written(piece.value)
      const same = this.#byValue.get(key)
      if (same) same.push(piece)
      else this.#byValue.set(key, [piece])
    }
    this.#values = [...this.#byValue.values()]
  }

  any(luck: Luck): Piece {
    return luck.next() < 0.5 ? luck.pick(this.facts) : luck.pick(luck.pick(this.#values))
  }
  worth(value: Fraction, luck: Luck): Piece | undefined {
    const same = this.#byValue.get(written(value))
    return same && luck.pick(same)
  }
}

const HARDEST: Readonly<Record<Level, { readonly form: number; readonly identity: number }>> = {
  easy: { form: 1, identity: 0 },
  medium: { form: 3, identity: 1 },
  hard: { form: 9, identity: 9 },
}
const stocks = new Map<string, Stock>()

export function stockOf(topic: Topic, level: Level): Stock {
  const key = `${topic.id} ${level}`
  let stock = stocks.get(key)
  if (!stock) {
    const { form, identity } = HARDEST[level]
    stock = new Stock(
      topic.facts().filter(({ load }) => load.form <= form && load.identity <= identity),
      topic.numbers,
    )
    stocks.set(key, stock)
  }
  return stock
}
