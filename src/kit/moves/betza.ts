import { assert } from '../../engine/index.ts'

/**
 * Betza's notation, as far as the chess kin needs it. An atom is a capital letter (W F D A N C H G Z, or K R B Q), or a
 * leap by its numbers such as (4,1), with
 * prefixes for direction (f b l r s v, or a pair such as ff, fs, fl) and use (m moves only, c captures only; n must not
 * leap: the cells on the way are empty; p captures behind exactly one piece of either side) and, behind it, how often
 * the step may be repeated (R2; a doubled letter is without limit). [WB] bends: a step of the first atom, then the
 * second as far as it goes, outwards by half a right angle. Directions are the mover's own: y grows forward.
 */
export interface Walk {
  /** The step as (a, b): a cells one way and b across, a >= b. */
  readonly step: readonly [number, number]
  readonly use: 'both' | 'move' | 'take'
  /** How often the step may be repeated in one move. */
  readonly times: number
  /** A step that must not leap over pieces although it is longer than one cell. */
  readonly lame: boolean
  /** It captures behind exactly one piece. */
  readonly hops: boolean
  /** Goes on outwards by another step, so many times at most. */
  readonly bend?: { readonly step: readonly [number, number]; readonly times: number }
  readonly goes: (x: number, y: number) => boolean
}

const STEPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  W: [[1, 0]],
  F: [[1, 1]],
  D: [[2, 0]],
  A: [[2, 2]],
  N: [[2, 1]],
  C: [[3, 1]],
  H: [[3, 0]],
  G: [[3, 3]],
  Z: [[3, 2]],
  K: [
    [1, 0],
    [1, 1],
  ],
  R: [[1, 0]],
  B: [[1, 1]],
  Q: [
    [1, 0],
    [1, 1],
  ],
}
const RIDERS = 'RBQ'

const CLOSE = 1e-6
const DIRECTIONS: Readonly<Record<string, (x: number, y: number) => boolean>> = {
  f: (_, y) => y > CLOSE,
  b: (_, y) => y < -CLOSE,
  l: x => x < -CLOSE,
  r: x => x > CLOSE,
  s: (x, y) => Math.abs(x) > Math.abs(y) + CLOSE,
  v: (x, y) => Math.abs(y) > Math.abs(x) + CLOSE,
}
// In a pair the second letter narrows the first; a repeated one narrows to the steepest.
const PAIRS: Readonly<Record<string, string>> = {
  ff: 'fv',
  bb: 'bv',
  fs: 'fs',
  bs: 'bs',
  fl: 'fl',
  fr: 'fr',
  bl: 'bl',
  br: 'br',
}

function directions(text: string): (x: number, y: number) => boolean {
  const words = text.match(/ff|bb|fs|bs|fl|fr|bl|br|[fblrsv]/g) ?? []
  if (words.length === 0) return () => true
  const tests = words.map(word => [...(PAIRS[word] ?? word)].map(letter => DIRECTIONS[letter]!))
  return (x, y) => tests.some(all => all.every(test => test(x, y)))
}

const GROUP = /([mcnpfblrsv]*)(?:([A-Z])(\2|\d+)?|\[([A-Z])([A-Z])\]|\((\d),(\d)\))/gy
const timesOf = (atom: string) => (RIDERS.includes(atom) ? Infinity : 1)

export function betza(text: string): Walk[] {
  const walks: Walk[] = []
  let read = 0
  for (const [whole, prefix = '', single, more, first = '', second, far, aside] of text.matchAll(GROUP)) {
    read += whole.length
    const atom = single ?? first
    const steps = far === undefined ? STEPS[atom] : [[Number(far), Number(aside)] as const]
    assert(steps !== undefined, `"${text}" has an unknown atom ${atom}`)
    const once = far === undefined ? timesOf(atom) : 1
    const times = more === undefined ? once : Number(more) || Infinity
    const hops = prefix.includes('p')
    assert(!hops || prefix.includes('c'), `"${text}" hops without capturing`)
    const bend = second === undefined ? undefined : STEPS[second]?.[0]
    for (const step of steps)
      walks.push({
        step,
        use: prefix.includes('m') ? 'move' : prefix.includes('c') ? 'take' : 'both',
        times,
        lame: prefix.includes('n'),
        hops,
        ...(bend && second ? { bend: { step: bend, times: timesOf(second) } } : {}),
        goes: directions(prefix.replaceAll(/[mcnp]/g, '')),
      })
  }
  assert(read === text.length, `"${text}" cannot be read as moves`)
  return walks
}
