/** An expression of a card as a line of text, for chips, the log and those who listen: "tg² 60°" for `\tg^2 60^\circ`. */

const SIGNS: Readonly<Record<string, string>> = {
  circ: '°',
  cdot: '·',
  times: '×',
  div: ':',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  varphi: 'φ',
  infty: '∞',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  left: '',
  right: '',
  displaystyle: '',
}
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789n+-'].map((each, i) => [each, [...'⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻'][i]!]),
)
const raised = (text: string): string =>
  [...text].every(each => each in RAISED) ? [...text].map(each => RAISED[each]).join('') : `^(${text})`

const whole = (text: string): string => (/^[\wπ]+$/.test(text.trim()) ? text.trim() : `(${text.trim()})`)

/** Commands whose arguments stand in braces. */
const WITH_BRACES = 'text|mathrm|mathbf|operatorname|[dt]?frac|sqrt'
const NAMED = new RegExp(String.raw`\\(?!(?:${WITH_BRACES})\b)([a-zA-Z]+) ?`, 'g')

export function plainLatex(latex: string): string {
  let text = latex
    .replace(/\^(?:\{\\circ\}|\\circ ?)/g, '°')
    .replace(NAMED, (_, name: string) => SIGNS[name] ?? ` ${name} `)
  // Inside out: a group without braces in it goes first.
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replace(/\\(?:text|mathrm|mathbf|operatorname)\{([^{}]*)\}/g, '$1')
      .replace(/\^\{([^{}\\]*)\}/g, (_, a: string) => raised(a))
      .replace(/\^(\w)/g, (_, a: string) => raised(a))
      .replace(/_\{?(\w+)\}?/g, '_$1')
      .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, a: string, b: string) => `${whole(a)}/${whole(b)}`)
      .replace(/\\[dt]?frac(\d)(\d)/g, '$1/$2')
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, a: string) => `√${whole(a)}`)
  }
  return text
    .replace(/[{}]|\\[,;!]/g, '')
    .replace(/-/g, '−')
    .replace(/ +([⁰¹²³⁴⁵⁶⁷⁸⁹]+|_)/gu, '$1 ')
    .replace(/_ /g, '_')
    .replace(/\s+/g, ' ')
    .replace(/\s*([·×])\s*/g, ' $1 ')
    .replace(/(?<=[\wπ°)⁰¹²³⁴⁵⁶⁷⁸⁹])\s*([+−])\s*/gu, ' $1 ')
    .replace(/([(/√]) /g, '$1')
    .replace(/ ([)/°])/g, '$1')
    .trim()
    .replace(/^− /, '−')
}
