import { describe, expect, it } from 'vitest'
import {
  applyAct,
  contrastOf,
  faceOf,
  fullDeck,
  lintLatex,
  SMALLEST_PT,
  trigonometricDeck,
  typeset,
} from '../src/studio/index.ts'
import { COMMANDS, ENVIRONMENTS, isTextSign } from '../src/studio/latex/commands.ts'
import { ICONS } from '../src/studio/latex/icons.ts'
import { readValue } from '../src/studio/value/index.ts'

/** Each with the place where the fault begins. */
const BAD: readonly (readonly [input: string, at: number])[] = [
  // Braces and brackets.
  ['{', 0],
  ['}', 0],
  ['x}', 1],
  ['\\frac{1}{2', 8],
  ['\\frac{1}{2}}', 11],
  ['2^{3', 2],
  ['{{{x}}', 0],
  ['(', 0],
  ['[1', 0],
  ['|3', 0],
  ['|3|+|', 4],
  ['^2', 0],
  ['√2', 0],
  ['\\sin(x', 4],
  ['1+2)', 3],
  ['((1+2)', 0],
  ['\\frac{(1}{2)}', 6],
  ['\\left(1', 0],
  ['1\\right)', 1],
  ['\\left 1', 6],
  ['\\sqrt[3{8}', 5],
  // Commands.
  ['\\', 0],
  ['1+\\', 2],
  ['\\sinn x', 0],
  ['\\frak{1}', 0],
  ['2\\foo', 1],
  ['\\Sin x', 0],
  ['\\frac', 0],
  ['\\frac{1}', 0],
  ['\\sqrt', 0],
  ['x^', 1],
  ['x_', 1],
  ['x^2^3', 3],
  ['x_1_2', 3],
  ['^^', 0],
  ['2^(3', 2],
  ['\\text', 0],
  ['\\text{a', 5],
  ['\\text{\\alpha}', 6],
  ['\\begin{foo}1\\end{foo}', 0],
  ['\\begin{matrix}1', 0],
  ['\\end{matrix}', 0],
  ['\\begin{matrix}1\\end{pmatrix}', 19],
  ['1&2', 1],
  ['1\\\\2', 1],
  ['\\begin{array}1\\end{array}', 13],
  // What must never run.
  ['\\input{/etc/passwd}', 0],
  ['\\include{x}', 0],
  ['\\write18{ls}', 0],
  ['\\href{javascript:alert(1)}{x}', 0],
  ['\\url{http://x}', 0],
  ['\\def\\x{\\x\\x}\\x', 0],
  ['\\newcommand{\\a}{\\a}\\a', 0],
  ['\\let\\a\\b', 0],
  ['\\csname x\\endcsname', 0],
  ['\\loop\\repeat', 0],
  ['\\require{html}', 0],
  ['\\style{color:red}{x}', 0],
  ['<script>alert(1)</script>', 0],
  ['1<img src=x onerror=alert(1)>', 1],
  ['<b>x</b>', 0],
  ['a<!--b', 1],
  // Signs.
  ['x\u0000', 1],
  ['x\ty', 1],
  ['\u202eabc', 0],
  ['$x$', 0],
  ['50%', 2],
  ['növekvő', 0],
  ['привет', 0],
  ['x😀', 1],
  ['x'.repeat(10_000), 400],
  ['{'.repeat(10_000), 400],
  ['\\sqrt{'.repeat(50) + '}'.repeat(50), 89],
]

describe('wrong input', () => {
  it('is tried in at least sixty ways', () => expect(BAD.length).toBeGreaterThanOrEqual(60))

  const named = BAD.map(([input, at]) => [input.slice(0, 40), input, at] as const)
  it.each(named)('%j is refused at its place, in both languages, at once', (_, input, at) => {
    const began = performance.now()
    const set = typeset(input)
    expect(performance.now() - began).toBeLessThan(200)
    expect(set.ok).toBe(false)
    const [fault] = lintLatex(input)
    expect(fault).toBeDefined()
    expect(fault!.at).toBe(at)
    expect(fault!.length).toBeGreaterThan(0)
    expect(fault!.why.hu.length).toBeGreaterThan(5)
    expect(fault!.why.en.length).toBeGreaterThan(5)
    expect(fault!.why.hu).not.toBe(fault!.why.en)
  })

  it('is mended where the right thing can be guessed', () => {
    expect(lintLatex('\\sinn x')[0]!.instead).toBe('\\sin')
    expect(lintLatex('50%')[0]!.instead).toBe('\\%')
    expect(lintLatex('növekvő')[0]!.instead).toBe('\\text{növekvő}')
  })
})

describe('right input', () => {
  it.each([
    '',
    'a<b',
    '\\sin^2 30^\\circ',
    '30°',
    '0,5',
    '1\\frac{1}{2}',
    '|{-3}|',
    '[0;1)',
    ']0;1[',
    '\\log_2 8',
    '\\sqrt[3]{-8}',
    '\\left(\\frac{1}{2}\\right)^{-2}',
    '\\sum_{k=1}^{4} k',
    '\\int_0^1 2x\\,dx',
    '\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}',
    '\\binom{5}{2}',
    '\\lim_{x\\to 0}\\frac{\\sin x}{x}',
    '5!',
    "f'(x)",
    '\\text{árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ}',
    '25\\%',
  ])('%j is set', input => {
    expect(lintLatex(input)).toEqual([])
    expect(typeset(input).ok).toBe(true)
  })

  it('every allowed command has its signs in the imported font parts', () => {
    const fill = { m: '{x}', o: '[3]', t: '{abc}', n: '{abc}', d: '(' } as const
    for (const [name, signature] of COMMANDS) {
      if (['right', 'middle', 'limits', 'nolimits'].includes(name)) continue
      const input =
        name === 'left' ? '\\left(x\\right)' : `\\${name}${signature.map(kind => fill[kind]).join('')}`
      expect(typeset(input), input).toMatchObject({ ok: true })
    }
    expect(typeset('\\sum\\limits_{k=1}^{3}k+\\int\\nolimits_0^1').ok).toBe(true)
    for (const [name, takes] of ENVIRONMENTS)
      expect(
        typeset(`\\begin{${name}}${takes === 'columns' ? '{cc}' : ''}1&2\\\\3&4\\end{${name}}`).ok,
        name,
      ).toBe(true)
  })

  it('every letter that \\text may hold is in the font', () => {
    for (let code = 0x20; code < 0x2200; code++) {
      const sign = String.fromCharCode(code)
      if (isTextSign(sign)) expect(typeset(`\\text{a${sign}a}`), sign).toMatchObject({ ok: true })
    }
  })

  it('is bold: letters and digits by the font, the rest by an outline', () => {
    const set = typeset('\\frac{\\sqrt{2}}{3}')
    if (!set.ok) throw new Error('not set')
    expect(set.formula.outlines.map(({ stroke }) => stroke).sort((a, b) => a - b)).toEqual([0, 22])
  })
})

describe('fitting', () => {
  const faceWith = (latex: string, card = 4) =>
    faceOf(applyAct(fullDeck, { type: 'write', card, latex, value: null }), { type: 'path', index: card })

  it('sets 17 pt where there is room', () => {
    expect(faceWith('\\sin 30^\\circ').texts[0]!.fitted).toMatchObject({ points: 17, note: null })
  })

  it('shrinks long ones and says so in pt and mm', () => {
    const { fitted } = faceWith('\\sin 30^\\circ+\\cos 60^\\circ+\\sin 90^\\circ').texts[0]!
    expect(fitted!.points).toBeLessThan(17)
    expect(fitted!.points).toBeGreaterThanOrEqual(SMALLEST_PT)
    expect(fitted!.width).toBeLessThanOrEqual(53.01)
    expect(fitted!.note!.kind).toBe('smaller')
    expect(fitted!.note!.words.hu).toMatch(/\d,\d pt \(\d,\d mm\)/)
  })

  it('says when even the smallest size is too long', () => {
    const { fitted } = faceWith('\\sin 30^\\circ+'.repeat(12) + '1').texts[0]!
    expect(fitted!.points).toBe(SMALLEST_PT)
    expect(fitted!.note!.kind).toBe('too-long')
    expect(fitted!.note!.words.en).toMatch(/sticks out by \d+\.\d mm/)
  })

  it('writes along the longest stretch, and no trigonometric card needs less than 14 pt', () => {
    const turns = trigonometricDeck.paths.map(
      (_, index) => faceOf(trigonometricDeck, { type: 'path', index }).texts[0]!,
    )
    expect(turns[0]!.slot.turn).toBe(-90)
    expect(turns[4]!.slot.turn).toBe(0)
    for (const { fitted } of turns) expect(fitted!.points).toBeGreaterThanOrEqual(14)
  })
})

describe('contrast', () => {
  it('finds white good on the trail, brown not, and offers a better colour', () => {
    const face = faceOf(trigonometricDeck, { type: 'path', index: 0 })
    const [text] = face.texts
    expect(contrastOf(face, text!, '#ffffff')).toMatchObject({ enough: true, better: null })
    const brown = contrastOf(face, text!, '#724a2d')
    expect(brown.enough).toBe(false)
    expect(brown.better).toBe('#ffffff')
  })

  it('holds for all cards of the built-in deck in white', () => {
    for (const index of trigonometricDeck.paths.keys()) {
      const face = faceOf(trigonometricDeck, { type: 'path', index })
      expect(contrastOf(face, face.texts[0]!, '#ffffff').enough, String(index)).toBe(true)
    }
  })
})

describe('drawings among letters', () => {
  it('stand in their order in the place of a sign, and are no numbers', () => {
    const one = typeset(String.raw`2\rubin+\blacksquare+\sziv`)
    const other = typeset(String.raw`2\blacksquare+\blacksquare+\blacksquare`)
    if (!one.ok || !other.ok) throw new Error('not set')
    expect(one.formula.width).toBeGreaterThan(other.formula.width)
    expect(one.formula.outlines).not.toEqual(other.formula.outlines)
    for (const name of ICONS.keys()) expect(typeset(`3\\${name}`).ok, name).toBe(true)
    expect(readValue(String.raw`3\rubin`).kind).toBe('unreadable')
  })
})
