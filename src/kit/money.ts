import {
  assert,
  fail,
  ok,
  type Codec,
  type Json,
  type Layout,
  type Player,
  type Position,
} from '../engine/index.ts'

/** `{"red": 1500, "pot": 75}`: one number for each name; those that are 0 are left out. */
export const namedNumbersCodec = (names: readonly string[], least = 0): Codec => ({
  write(p, start) {
    const json: { [name: string]: Json } = {}
    for (const [i, name] of names.entries()) if (p.at(start + i) !== 0) json[name] = p.at(start + i)
    return Object.keys(json).length === 0 ? undefined : json
  },
  read(json, p, start) {
    if (json === undefined) return ok(undefined)
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return fail('A számok nem objektumban vannak.', 'The numbers are not an object.')
    for (const [name, n] of Object.entries(json as { readonly [name: string]: Json })) {
      const i = names.indexOf(name)
      if (i < 0) return fail(`Ismeretlen név: „${name}”.`, `Unknown name: "${name}".`)
      if (typeof n !== 'number' || !Number.isInteger(n) || n < least)
        return fail(
          `Nem megfelelő szám: ${JSON.stringify(n)}.`,
          `Not a fitting number: ${JSON.stringify(n)}.`,
        )
      p.put(start + i, n)
    }
    return ok(undefined)
  },
})

/**
 * Whole units of money in the hands of players, pots and the bank. What one pays another gets, so all of it together
 * is always 0; only the bank may owe.
 */
export class Money {
  readonly start: number
  /** The number of the bank, behind the players and the pots. */
  readonly bank: number

  constructor(layout: Layout, players: readonly Player[], pots: readonly string[] = []) {
    const names = [...players.map(player => player.id), ...pots]
    this.bank = names.length
    this.start = layout.range('money', names.length, { json: namedNumbersCodec(names) })
    layout.range('bank', 1)
  }

  of(p: Position, who: number): number {
    return p.words[this.start + who]!
  }

  pay(p: Position, from: number, to: number, sum: number): void {
    const { start, bank } = this
    assert(sum >= 0 && (from === bank || p.words[start + from]! >= sum), 'nobody pays what they do not have')
    if (from === bank) p.note(start + bank, p.words[start + bank]! - sum)
    else p.put(start + from, p.words[start + from]! - sum)
    if (to === bank) p.note(start + bank, p.words[start + bank]! + sum)
    else p.put(start + to, p.words[start + to]! + sum)
  }

  /** After a position was read: the bank owes what the others have. */
  derive(p: Position): void {
    let sum = 0
    for (let i = 0; i < this.bank; i++) sum += p.words[this.start + i]!
    p.note(this.start + this.bank, -sum)
  }
}
