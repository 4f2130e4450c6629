import { OWN_NUMBERS, type Act, type OneAct } from './acts.ts'

/** Gives numbers to new things. */
export interface Numbering {
  /** The first of so many numbers in a row. */
  take(count?: number): number
}

/** A range of numbers that no other device gives, so that things put down at the same time never get the same one. */
export class AuthorNumbers implements Numbering {
  private next: number

  /** `start` is where in the range this page begins, so that a number given before is not given again. */
  constructor(author: string, start: number) {
    let hash = 0
    for (const letter of author) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
    this.next = OWN_NUMBERS + (hash >>> 11) * 2 ** 31 + (start % 2 ** 30)
  }

  take(count = 1): number {
    const first = this.next
    this.next += count
    return first
  }
}

const newIn = (act: OneAct): number =>
  act.do !== 'put' && act.do !== 'add' && act.do !== 'draw'
    ? 0
    : act.id !== undefined
      ? 0
      : act.do === 'put'
        ? act.count
        : 1

/** The same act with a number for every new thing. */
export function numbered(act: Act, numbering: Numbering): Act {
  const all = act.do === 'many' ? act.acts : [act]
  const count = all.reduce((sum, one) => sum + newIn(one), 0)
  if (count === 0) return act
  let next = numbering.take(count)
  const one = (each: OneAct): OneAct => {
    if ((each.do !== 'put' && each.do !== 'add' && each.do !== 'draw') || each.id !== undefined) return each
    const id = next
    next += newIn(each)
    return { ...each, id }
  }
  return act.do === 'many' ? { ...act, acts: act.acts.map(one) } : one(act)
}
