import { FULL_COUNTS, uniformStart, WHITE, type Deck } from '../deck.ts'
import { FORTY } from '../shapes.ts'

/**
 * Twelve values from −9/2 to 9/2, each by three or four expressions of our own, in the order of FORTY: equal values may follow each other, so more
 * cards can be laid than in the deck of forty values.
 */
const EXPRESSIONS: readonly (readonly [latex: string, value: string])[] = [
  [String.raw`2\ctg(-225^\circ)`, '-2'],
  [String.raw`\cos^2(-120^\circ)-4`, '-15/4'],
  [String.raw`\ctg 30^\circ\cdot\tg 60^\circ`, '3'],
  [String.raw`2+\sqrt{3}\cdot\sin 120^\circ`, '7/2'],
  [String.raw`\cos^2 315^\circ-5`, '-9/2'],
  [String.raw`-4\cos 300^\circ`, '-2'],
  [String.raw`-6\sin^2 240^\circ`, '-9/2'],
  [String.raw`2\cos 2\pi`, '2'],
  [String.raw`\tg^2\frac{4\pi}{3}`, '3'],
  [String.raw`\cos\frac{3\pi}{2}`, '0'],
  [String.raw`\tg^2 240^\circ`, '3'],
  [String.raw`2\sqrt{2}\cdot\sin\frac{\pi}{4}`, '2'],
  [String.raw`\ctg\frac{3\pi}{2}`, '0'],
  [String.raw`\frac{9}{2}\cdot\ctg\frac{5\pi}{4}`, '9/2'],
  [String.raw`-\frac{8}{3}\cdot\cos^2\frac{\pi}{3}`, '-2/3'],
  [String.raw`\frac{1}{3}\cdot\sqrt{3}\cdot\ctg\frac{\pi}{6}`, '1'],
  [String.raw`-\frac{5}{4}\cdot\sqrt{3}\cdot\ctg 210^\circ`, '-15/4'],
  [String.raw`1+\sqrt{2}\cdot\sin 135^\circ`, '2'],
  [String.raw`4-\cos^2(-45^\circ)`, '7/2'],
  [String.raw`\sqrt{3}\cdot\cos 150^\circ+6`, '9/2'],
  [String.raw`3-\sqrt{3}\cdot\tg 240^\circ`, '0'],
  [String.raw`\frac{\cos 30^\circ}{\ctg 60^\circ}+3`, '9/2'],
  [String.raw`-\frac{3}{2}\cdot\sqrt{3}\cdot\tg\frac{\pi}{3}`, '-9/2'],
  [String.raw`\sqrt{3}\cdot\ctg 240^\circ`, '1'],
  [String.raw`\sqrt{3}\cdot\ctg 330^\circ`, '-3'],
  [String.raw`-\frac{5}{4}\cdot\ctg^2 30^\circ`, '-15/4'],
  [String.raw`\tg 300^\circ\cdot\tg 60^\circ`, '-3'],
  [String.raw`-\frac{2}{3}\cdot\ctg^2 135^\circ`, '-2/3'],
  [String.raw`-\frac{9}{2}\cdot\sqrt{3}\cdot\tg 30^\circ`, '-9/2'],
  [String.raw`\sin 60^\circ\cdot\tg 30^\circ+3`, '7/2'],
  [String.raw`2-\ctg(-315^\circ)`, '1'],
  [String.raw`\sqrt{3}\cdot\ctg 150^\circ`, '-3'],
  [String.raw`\sin\frac{\pi}{2}-\frac{5}{3}`, '-2/3'],
  [String.raw`-\frac{1}{\ctg^2 225^\circ}`, '-1'],
  [String.raw`\tg^2(-300^\circ)`, '3'],
  [String.raw`\sin^2 45^\circ-\frac{5}{2}`, '-2'],
  [String.raw`\cos\frac{\pi}{2}`, '0'],
  [String.raw`1-\tg^2 120^\circ`, '-2'],
  [String.raw`-2\sin\frac{5\pi}{6}`, '-1'],
  [String.raw`\tg 135^\circ`, '-1'],
]

export const trigonometricDozen: Deck = {
  name: 'Trigonometrikus pakli, tizenkét érték',
  paths: FORTY.map((shape, i) => ({
    shape,
    latex: EXPRESSIONS[i]![0],
    value: EXPRESSIONS[i]![1],
    colour: WHITE,
  })),
  starts: [
    uniformStart(String.raw`\text{monoton növekvő}`, 'rising'),
    uniformStart(String.raw`\text{monoton csökkenő}`, 'falling'),
  ],
  counts: FULL_COUNTS,
  back: null,
}
