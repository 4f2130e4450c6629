// Sines and cosines of angles in radians, of halves and thirds of known angles, of whole multiples of parts of π; digits that repeat.
import { expect, test } from 'vitest'
import { readValue } from '../src/studio/value/index.ts'

const TABLE = String.raw`
\sin 1+\cos 1 => ~1.3818 | \sin^2 1+\cos^2 1 => 1 | \sin 2-2\sin 1\cos 1 => 0 | \cos 2-2\cos^2 1 => -1 | \frac{\sin 2}{1+\cos 2}-\tg 1 => 0
\tg^2 1-\frac{1}{\cos^2 1} => -1 | \sin^4 1+\cos^4 1+\frac{\sin^2 2}{2} => 1 | \cos 3-4\cos^3 1+3\cos 1 => 0 | \sin\frac12\cos\frac12-\frac{\sin 1}{2} => 0
\tg 1+\ctg 1-\frac{2}{\sin 2} => 0 | \sin^2\sqrt2+\cos^2\sqrt2 => 1 | (\sin 1+\cos 1)^2-\sin 2 => 1 | \frac{1}{\sin 1+\cos 1} => ~0.7237
\sin 1\sin 2\sin 3 => ~0.1080 | \frac{\sin 1-\cos 1}{\cos 1-\sin 1} => -1 | \frac{1}{\sin 2-2\sin 1\cos 1} => undefined | \ln(\sin^2 1+\cos^2 1) => 0
\sin^{20}23\cos^{20}24 => ?0.0000000013 | \sin 1+\sin\sqrt2 => ?1.8292369308 | \pi\sin^2 1+\pi\cos^2 1 => ~3.1416 | |\sin 4|+\sin 4 => 0 | \sin(1+\pi)+\sin 1 => 0 | \cos 1\cdot\sec 1 => 1
\sin(\sqrt2\pi)+\cos(\sqrt2\pi) => ~-1.2302 | \sin 30 => ~-0.9880 | \cos 1 => ~0.5403 | \lim_{x\to1}\sin x => ~0.8415 | \lim_{x\to\infty}\sin x => undefined
\tg 15^\circ+\sqrt3 => 2 | \tg 22{,}5^\circ-\sqrt2 => -1 | \tg 7{,}5^\circ-(\sqrt6-\sqrt3+\sqrt2-2) => 0 | 4\sin 18^\circ-\sqrt5 => -1 | 4\cos 36^\circ-\sqrt5 => 1
\sin 7{,}5^\circ => ~0.1305 | \sin^2 18^\circ+\sin^2 54^\circ => 3/4 | \cos^4\frac{\pi}{8}+\cos^4\frac{3\pi}{8} => 3/4 | \ctg\frac{\pi}{8}-\sqrt2 => 1
\lim_{n\to\infty}\sin(n\pi) => 0 | \lim_{n\to\infty}\cos(2\pi n) => 1 | \lim_{n\to\infty}\cos(n\pi) => undefined | \lim_{n\to\infty}\frac{\sin\frac{n\pi}{2}}{n} => 0
\lim_{n\to\infty}n\sin(n\pi) => 0 | \lim_{n\to\infty}n\sin\frac{n\pi}{2} => undefined | \lim_{n\to\infty}\frac{n+\cos(n\pi)}{2n} => 1/2 | \lim_{x\to\infty}\sin(x\pi) => undefined
0{,}(3) => 1/3 | 0{,}\left(3\right) => 1/3 | 0{,}\bar3 => 1/3 | 0{,}\bar{36} => 4/11 | 0{,}1\overline6 => 1/6 | 0{,}\barn => unreadable | 1.000 => ambiguous | 0{,}3(3) => ambiguous | 1{,}5(4) => ambiguous | 2{,}5\left(2\right) => ambiguous | 2{,}5(2+1) => 15/2 | 2{,}5(x) => undefined
0{,}333\ldots => unreadable | 0{,}333... => unreadable | 1+2+3+...+100 => 5050 | 1+2+…+9 => 45`

const verdict = (source: string): string => {
  const value = readValue(source)
  if (value.kind === 'exact') return value.text
  if (value.kind === 'real') return `${value.why ? '~' : '?'}${value.digits}`
  return value.kind
}
const rows = TABLE.split('\n')
  .flatMap(line => line.split(' | '))
  .filter(row => row.includes(' => '))
  .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

test.each(rows)('%s => %s', (source, expected) => expect(verdict(source)).toBe(expected))

test('dots are refused in words that say what to write', () => {
  const refusal = (source: string) => {
    const value = readValue(source)
    return value.kind === 'unreadable' ? value.fault.hu : value.kind
  }
  expect(refusal('0{,}333...')).toContain('\\overline{3}')
  expect(refusal('1+4+...+100')).toContain('\\sum')
})
