// Every command that the typesetter offers, put into small formulas: read, or refused in words that name it or say what it is.
import { expect, test } from 'vitest'
import { COMMANDS, type Signature } from '../src/studio/latex/commands.ts'
import { readValue, type Value } from '../src/studio/value/index.ts'

const TAKEN = { m: '{2}', o: '', t: '{abc}', n: '{sin}', d: '(' } as const
const withItsOwn = (name: string, signature: Signature): string =>
  `\\${name}${signature.map(each => TAKEN[each]).join('')}`

/** The commands that are worth something in one of the formulas below. */
const READ =
  String.raw`sin cos tan cot sec csc tg ctg arctan arctg arcctg sinh cosh tanh coth sh ch th cth ln lg exp sgn pi cdot times
  div ast bmod degree quad qquad displaystyle textstyle scriptstyle limits nolimits underline mathrm mathbf mathit boldsymbol frac dfrac
  tfrac binom dbinom tbinom sqrt operatorname , ; : ! %`.split(/\s+/)

const formulas = (shown: string): string[] => [`${shown} 3`, `2${shown} 3`, `4+${shown}`, `2${shown}`]
const isWorth = (value: Value): boolean => value.kind === 'exact' || value.kind === 'real'

test('all of them are read or refused with a reason', () => {
  const worth: string[] = []
  for (const [name, signature] of COMMANDS) {
    const values = formulas(withItsOwn(name, signature)).map(source => readValue(source))
    if (values.some(isWorth) && name !== ' ') worth.push(name)
    for (const value of values) {
      if (isWorth(value) || !('fault' in value)) continue
      expect(value.fault.hu.length, name).toBeGreaterThan(8)
      expect(value.fault.en.length, name).toBeGreaterThan(8)
      expect(value.fault.hu, name).not.toBe(value.fault.en)
    }
  }
  expect(worth.toSorted()).toEqual(READ.toSorted())
})

test.each(
  String.raw`\sup 3 => max(2;3) | \gcd 3 => \gcd(2;3) | \operatorname{lkkt}3 => lcm(2;3) | 3\pm 2 => ± | 30\circ => 30^\circ | \sziv => rajz
2\to 3 => nyíl | \forall x => állítás | 14\equiv 2\pmod 3 => állítás | \surd 2 => \sqrt{2} | \Delta => \Delta | 2\oplus 3 => \oplus
\vec{a} => \vec | \overline{23} => \overline | 2\% 3 => \cdot | 30^\circ 2 => \cdot | 1+4+\dots+9 => \sum | \int x\,dx => Határozatlan`
    .split(/ \| |\n/)
    .map(row => row.split(' => ') as [string, string]),
)('%s is refused with %s', (source, word) => {
  const value = readValue(source)
  expect(value.kind === 'unreadable' ? value.fault.hu : value.kind).toContain(word)
})
