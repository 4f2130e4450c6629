import { FORTY } from './shapes.ts'

/**
 * Forty expressions of our own with forty different rational values from −5 to 5, in the order of FORTY. Every shape is
 * spread evenly over the values and alike from both ends, so that rising and falling ways are equally hard; long ones
 * lie on long stretches of path.
 */
const EXPRESSIONS: readonly (readonly [latex: string, value: string])[] = [
  // NS
  [String.raw`-\tg^2 60^\circ`, '-3'],
  [String.raw`\cos 10^\circ\cos 110^\circ-\sin 10^\circ\sin 110^\circ`, '-1/2'],
  [String.raw`\cos^2 330^\circ`, '3/4'],
  [String.raw`\tg 20^\circ\cdot\tg 40^\circ\cdot\tg 60^\circ\cdot\tg 80^\circ`, '3'],
  // EW
  [String.raw`\sin^2 150^\circ+2\cos 180^\circ`, '-7/4'],
  [String.raw`-\tg^2 30^\circ`, '-1/3'],
  [String.raw`\frac{\sin 40^\circ}{\sin 20^\circ\cos 20^\circ}`, '2'],
  // NE
  [String.raw`10\cos 120^\circ`, '-5'],
  [String.raw`-3\cos^2\frac{\pi}{6}`, '-9/4'],
  [String.raw`\cos 20^\circ-\sin 70^\circ`, '0'],
  [String.raw`2-\sin^2 210^\circ`, '7/4'],
  [String.raw`\tg^2 60^\circ+2\cos 360^\circ`, '5'],
  // NW
  [String.raw`\sin^2 30^\circ-\tg^2 60^\circ`, '-11/4'],
  [String.raw`\sin 120^\circ\cdot\cos 150^\circ`, '-3/4'],
  [String.raw`\cos 36^\circ-\cos 72^\circ`, '1/2'],
  [String.raw`10\sin 15^\circ\cdot\cos 15^\circ`, '5/2'],
  // NES
  [String.raw`-5\sin^2 240^\circ`, '-15/4'],
  [String.raw`\cos 180^\circ-\cos^2 60^\circ`, '-5/4'],
  [String.raw`\cos 20^\circ\cos 40^\circ\cos 80^\circ`, '1/8'],
  [String.raw`\tg 45^\circ+\cos^2 60^\circ`, '5/4'],
  [String.raw`\tg^2\frac{\pi}{3}+\cos\frac{\pi}{3}`, '7/2'],
  // NEW
  [String.raw`7\cos\frac{2\pi}{3}`, '-7/2'],
  [String.raw`\tg 100^\circ\cdot\tg 10^\circ`, '-1'],
  [String.raw`\sin 30^\circ\cdot\cos 120^\circ`, '-1/4'],
  [String.raw`\sin^2 37^\circ+\cos^2 37^\circ`, '1'],
  [String.raw`\tg^2 60^\circ+\tg^2 30^\circ`, '10/3'],
  // NESW
  [String.raw`\frac{2}{\cos 120^\circ}`, '-4'],
  [String.raw`3\cos 240^\circ`, '-3/2'],
  [String.raw`\sin 15^\circ\cdot\cos 15^\circ`, '1/4'],
  [String.raw`\frac{1}{\cos^2 30^\circ}`, '4/3'],
  [String.raw`\frac{1}{\sin^2 150^\circ}`, '4'],
  // Dead ends: N, E, NE, NW, NS, EW, NES, NEW, NESW
  [String.raw`-6\sin^2 120^\circ`, '-9/2'],
  [String.raw`5\sin 210^\circ`, '-5/2'],
  [String.raw`\frac{1}{\sin 330^\circ}`, '-2'],
  [String.raw`\sin 90^\circ+\cos 60^\circ`, '3/2'],
  [String.raw`6\cos^2 30^\circ`, '9/2'],
  [String.raw`3\sin^2\frac{2\pi}{3}`, '9/4'],
  [String.raw`\frac{\cos 120^\circ}{\sin^2 60^\circ}`, '-2/3'],
  [String.raw`\ctg^2\frac{\pi}{3}`, '1/3'],
  [String.raw`\cos^3 120^\circ`, '-1/8'],
]

/** For whoever wants every value once: the deck of the first editions, whose matches can still be opened. */
export const FORTY_VALUES = {
  name: 'Trigonometrikus pakli, negyven érték',
  paths: FORTY.map((shape, i) => ({ shape, latex: EXPRESSIONS[i]![0], value: EXPRESSIONS[i]![1] })),
  starts: [
    { latex: String.raw`\text{monoton növekvő}`, condition: 'rising' },
    { latex: String.raw`\text{monoton csökkenő}`, condition: 'falling' },
  ],
} as const
