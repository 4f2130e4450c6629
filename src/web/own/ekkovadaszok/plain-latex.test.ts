import { expect, test } from 'vitest'
import { TRIGONOMETRIC } from '../../../decks/index.ts'
import { plainLatex } from './plain-latex.ts'

test.each([
  [String.raw`\tg^2 45^\circ-\tg^2 60^\circ`, 'tg² 45° − tg² 60°'],
  [String.raw`-\cos^2\frac{\pi}{3}`, '−cos² π/3'],
  [String.raw`\frac{\sin 40^\circ}{\sin 20^\circ\cos 20^\circ}`, '(sin 40°)/(sin 20° cos 20°)'],
  [String.raw`2\sin 15^\circ\cdot\cos 15^\circ`, '2 sin 15° · cos 15°'],
  [String.raw`\sqrt{2}\cdot\frac{1}{x^{12}}`, '√2 · 1/(x¹²)'],
  [String.raw`2^{n+1}`, '2ⁿ⁺¹'],
  [String.raw`\text{monoton növekvő}`, 'monoton növekvő'],
  ['', ''],
])('%s reads %s', (latex, plain) => expect(plainLatex(latex)).toBe(plain))

test('no card of the built-in deck keeps a sign of LaTeX', () => {
  for (const { latex } of TRIGONOMETRIC.paths) expect(plainLatex(latex)).not.toMatch(/[\\{}^_]/)
})
