/** How hard an expression is, told in parts a teacher would name. */
export interface Difficulty {
  /** Facts to know: a sine, a logarithm, a binomial coefficient. */
  readonly facts: number
  /** Operations that join them. */
  readonly steps: number
  /** The hardest kind of fact: 0 usual … 4 unusual. For angles: acute, quadrant, obtuse or radian, negative, over 360°. */
  readonly form: number
  /** Fractions within fractions. */
  readonly depth: number
  /** Identities without which it cannot be done in the head. */
  readonly identity: number
  /** Places where a sign is easily lost. */
  readonly traps: number
  /** Width as set, in ems, roughly. */
  readonly width: number
}

export type Load = Omit<Difficulty, 'width'>
export const NO_LOAD: Load = { facts: 0, steps: 0, form: 0, depth: 0, identity: 0, traps: 0 }

/** What two parts and the step that joins them ask for together. */
export const joined = (a: Load, b: Load, more: Partial<Load> = {}): Load => ({
  facts: a.facts + b.facts + (more.facts ?? 0),
  steps: a.steps + b.steps + (more.steps ?? 0),
  form: Math.max(a.form, b.form, more.form ?? 0),
  depth: Math.max(a.depth, b.depth) + (more.depth ?? 0),
  identity: a.identity + b.identity + (more.identity ?? 0),
  traps: a.traps + b.traps + (more.traps ?? 0),
})

const WEIGHTS: Readonly<Record<keyof Difficulty, number>> = {
  facts: 1,
  steps: 1,
  form: 0.8,
  depth: 0.6,
  identity: 2.2,
  traps: 0.7,
  width: 0.06,
}
export const PARTS: readonly (keyof Difficulty)[] = [
  'facts',
  'steps',
  'form',
  'depth',
  'identity',
  'traps',
  'width',
]

export const scoreOf = (difficulty: Difficulty): number =>
  PARTS.reduce((sum, part) => sum + WEIGHTS[part] * difficulty[part], 0)

/** How differently hard two expressions are, part by part. */
export const distance = (a: Difficulty, b: Difficulty): number =>
  PARTS.reduce((sum, part) => sum + WEIGHTS[part] * Math.abs(a[part] - b[part]), 0)

export type Level = 'easy' | 'medium' | 'hard'
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard']

/** The scores a deck of each level may hold; what lies between is spread evenly over its cards. */
export const BANDS: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  easy: [1, 3.6],
  medium: [3.6, 6.2],
  hard: [6.2, 10],
}

/** Width in ems, by the signs that are set; close enough to sort by. */
export function roughWidth(latex: string): number {
  // A fraction is as wide as its wider half; tables as their widest row.
  let text = latex
  for (let i = 0; i < 6; i++) {
    const before = text
    text = text.replace(/\\d?(?:frac|binom)\{([^{}]*)\}\{([^{}]*)\}/g, (_, a: string, b: string) =>
      signs(a) > signs(b) ? a : b,
    )
    if (text === before) break
  }
  return signs(text)
}

function signs(text: string): number {
  const table = /\\begin\{vmatrix\}(.*?)\\end\{vmatrix\}/.exec(text)?.[1]
  if (table !== undefined) {
    const rows = table.split('\\\\').map(row => signs(row.replaceAll('&', '\\quad ')))
    return signs(text.replace(/\\begin\{vmatrix\}.*?\\end\{vmatrix\}/, '')) + Math.max(...rows) + 1.2
  }
  let ems = 0
  for (const [sign] of text.matchAll(/\\[A-Za-z]+|\\.|[_^]\{[^{}]*\}|[_^].|\{,\}|[^\s{}]/g)) {
    if (/^[_^]/.test(sign)) ems += 0.7 * signs(sign.slice(1).replace(/[{}]/g, ''))
    else if (/^\\(left|right|,|displaystyle)/.test(sign)) continue
    else if (sign === '\\cdot' || sign === ':') ems += 0.75
    else if (sign === '\\quad') ems += 1
    else if (sign === '\\circ') ems += 0.5
    else if (sign === '\\sqrt') ems += 0.9
    else if (sign === '\\sum' || sign === '\\prod' || sign === '\\int') ems += 1.3
    else if (/^\\[A-Za-z]/.test(sign)) ems += 0.5 * (sign.length - 1) + 0.2
    else if (sign === '+' || sign === '-') ems += 1.3
    else if (sign === '|' || sign === '(' || sign === ')' || sign === '{,}') ems += 0.4
    else ems += 0.57
  }
  return ems
}
