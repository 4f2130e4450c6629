import { FORTY } from './shapes.ts'

/**
 * Forty expressions of our own with thirteen rational values from −3 to 3, in the order of FORTY: three different expressions of each
 * value (four of 0), because to see that two expressions are equal is what the deck teaches, and because a way of equal values is one
 * the hunters can build. Every shape is spread evenly over the values and nearly alike from both ends, so that rising and falling ways
 * are equally hard; long expressions lie on long stretches of path.
 */
const EXPRESSIONS: readonly (readonly [latex: string, value: string])[] = [
  // NS
  [String.raw`\tg^2 45^\circ-\tg^2 60^\circ`, '-2'],
  [String.raw`\cos 10^\circ\cos 110^\circ-\sin 10^\circ\sin 110^\circ`, '-1/2'],
  [String.raw`\cos 36^\circ-\cos 72^\circ`, '1/2'],
  [String.raw`\frac{\sin 40^\circ}{\sin 20^\circ\cos 20^\circ}`, '2'],
  // EW
  [String.raw`\tg 100^\circ\cdot\tg 10^\circ`, '-1'],
  [String.raw`\cos 20^\circ-\sin 70^\circ`, '0'],
  [String.raw`\sin^2 37^\circ+\cos^2 37^\circ`, '1'],
  // NE
  [String.raw`-\tg^2 60^\circ`, '-3'],
  [String.raw`2\sin 330^\circ`, '-1'],
  [String.raw`-\cos^2\frac{\pi}{3}`, '-1/4'],
  [String.raw`\tg 20^\circ\cdot\tg 70^\circ`, '1'],
  [String.raw`\ctg^2\frac{\pi}{6}`, '3'],
  // NW
  [String.raw`3\cos 240^\circ`, '-3/2'],
  [String.raw`\sin 30^\circ\cdot\cos 120^\circ`, '-1/4'],
  [String.raw`\sin 15^\circ\cdot\cos 15^\circ`, '1/4'],
  [String.raw`\sin 90^\circ+\cos 60^\circ`, '3/2'],
  // NES
  [String.raw`\frac{1}{\sin 330^\circ}`, '-2'],
  [String.raw`\sin\frac{7\pi}{6}`, '-1/2'],
  [String.raw`\cos 36^\circ\cdot\cos 72^\circ`, '1/4'],
  [String.raw`2\sin 15^\circ\cdot\cos 15^\circ`, '1/2'],
  [String.raw`4\cos 300^\circ`, '2'],
  // NEW
  [String.raw`6\cos\frac{2\pi}{3}`, '-3'],
  [String.raw`\sin 210^\circ+\cos 180^\circ`, '-3/2'],
  [String.raw`\cos 50^\circ+\cos 130^\circ`, '0'],
  [String.raw`2\cos^2\frac{\pi}{6}`, '3/2'],
  [String.raw`4\sin^2 120^\circ`, '3'],
  // NESW
  [String.raw`4\cos 120^\circ`, '-2'],
  [String.raw`\cos 72^\circ-\cos 36^\circ`, '-1/2'],
  [String.raw`\tg 180^\circ`, '0'],
  [String.raw`1-2\sin^2 30^\circ`, '1/2'],
  [String.raw`\tg^2 60^\circ-\tg 45^\circ`, '2'],
  // Dead ends: N, E, NE, NW, NS, EW, NES, NEW, NESW
  [String.raw`\tg 135^\circ`, '-1'],
  [String.raw`3\sin 150^\circ`, '3/2'],
  [String.raw`\sin^2 150^\circ`, '1/4'],
  [String.raw`2\sin 120^\circ\cdot\cos 150^\circ`, '-3/2'],
  [String.raw`3\cos 180^\circ`, '-3'],
  [String.raw`6\cos 60^\circ`, '3'],
  [String.raw`\sin 165^\circ\cdot\cos 165^\circ`, '-1/4'],
  [String.raw`\tg 225^\circ`, '1'],
  [String.raw`\sin 40^\circ+\sin 320^\circ`, '0'],
]

/** The deck that is always there: a second Start lets the players choose whether the ways rise or fall. */
export const TRIGONOMETRIC = {
  name: 'Trigonometrikus pakli',
  paths: FORTY.map((shape, i) => ({ shape, latex: EXPRESSIONS[i]![0], value: EXPRESSIONS[i]![1] })),
  starts: [
    { latex: String.raw`\text{monoton növekvő}`, condition: 'rising' },
    { latex: String.raw`\text{monoton csökkenő}`, condition: 'falling' },
  ],
} as const
