/** Sets a text into its place on the card: 17 pt if it fits, smaller if it must, and says when even the smallest is too big. */
import { compose, group, placed, scale, translate, type Drawn } from '../drawing.ts'
import type { Colour } from '../deck.ts'
import type { Words } from '../result.ts'
import type { Slot } from '../art/trails.ts'
import { box } from '../art/pen.ts'
import { transformed } from '../pathdata.ts'
import { UNITS, type Formula, type Outline } from './outlines.ts'
import { typeset } from './typeset.ts'
import type { Fault } from './lint.ts'

export const POINT = 25.4 / 72
export const USUAL_PT = 17
/** Below this nobody reads a printed exponent. */
export const SMALLEST_PT = 8

export interface Fitted {
  readonly drawn: readonly Drawn[]
  readonly points: number
  /** Of the text as set, in mm: along the trail and across it. */
  readonly width: number
  readonly height: number
  /** Nothing when it fits at 17 pt. */
  readonly note: FitNote | null
}

export interface FitNote {
  readonly kind: 'smaller' | 'too-long'
  readonly words: Words
}

export type Lettering =
  | { readonly ok: true; readonly fitted: Fitted }
  | { readonly ok: false; readonly fault: Fault }

export function letter(latex: string, slot: Slot, colour: Colour, usual = USUAL_PT): Lettering {
  const whole = typeset(latex)
  if (!whole.ok) return whole
  let formula = whole.formula
  let points = pointsFor(formula, slot, usual)
  // Plain words may go on two lines when that lets them stay larger.
  for (const lines of points < usual ? twoLines(latex) : []) {
    const other = stacked(lines)
    const larger = other ? pointsFor(other, slot, usual) : 0
    if (other && larger > points * 1.05) [formula, points] = [other, larger]
  }
  const set = Math.max(points, SMALLEST_PT)
  return { ok: true, fitted: fit(formula, slot, colour, set, points, usual) }
}

function fit(
  formula: Formula,
  slot: Slot,
  colour: Colour,
  set: number,
  wanted: number,
  usual: number,
): Fitted {
  const em = set * POINT
  const width = formula.width * em
  const height = (formula.ascent + formula.descent) * em
  const drop = ((formula.ascent - formula.descent) / 2) * em
  const matrix = compose(
    placed(slot.x, slot.y, slot.turn),
    compose(translate(-width / 2, drop), scale(em / UNITS)),
  )
  const drawn = formula.outlines.map(({ d, stroke, clip }): Drawn => {
    const path: Drawn = {
      type: 'path',
      d,
      fill: colour,
      ...(stroke > 0 ? { stroke: colour, width: stroke } : {}),
    }
    return clip ? group([path], undefined, box(...clip)) : path
  })
  return {
    drawn: drawn.length > 0 ? [group(drawn, matrix)] : [],
    points: Math.round(set * 10) / 10,
    width,
    height,
    note: noteOf(set, wanted, usual, width - slot.length, height - slot.room),
  }
}

const hu = (v: number) => v.toFixed(1).replace('.', ',')
const mm = (pt: number) => pt * POINT

function noteOf(set: number, wanted: number, usual: number, over: number, tall: number): FitNote | null {
  if (wanted < SMALLEST_PT) {
    const out = Math.max(over, tall)
    return {
      kind: 'too-long',
      words: {
        hu: `Túl hosszú: a legkisebb betűvel (${SMALLEST_PT} pt, ${hu(mm(SMALLEST_PT))} mm) is ${hu(out)} mm-rel kilóg.`,
        en: `Too long: even at the smallest size (${SMALLEST_PT} pt, ${mm(SMALLEST_PT).toFixed(1)} mm) it sticks out by ${out.toFixed(1)} mm.`,
      },
    }
  }
  if (set >= usual - 0.05) return null
  return {
    kind: 'smaller',
    words: {
      hu: `Kisebb betűvel fér el: ${hu(set)} pt (${hu(mm(set))} mm) a ${usual} pt helyett.`,
      en: `Set smaller to fit: ${set.toFixed(1)} pt (${mm(set).toFixed(1)} mm) instead of ${usual} pt.`,
    },
  }
}

function pointsFor({ width, ascent, descent }: Formula, slot: Slot, usual: number): number {
  const em = Math.min(slot.length / Math.max(width, 0.01), slot.room / Math.max(ascent + descent, 0.01))
  return Math.min(usual, em / POINT)
}

/** "\text{a b c}" parted in two at each blank. */
function twoLines(latex: string): (readonly [string, string])[] {
  const words = /^\s*\\text\{([^{}]*)\}\s*$/.exec(latex)?.[1]?.trim().split(/\s+/)
  if (!words || words.length < 2) return []
  return words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
}

const LEADING = 1.02

/** Two lines, each in the middle. */
function stacked(lines: readonly [string, string]): Formula | undefined {
  const [above, below] = lines.map(line => typeset(`\\text{${line}}`))
  if (!above?.ok || !below?.ok) return undefined
  const width = Math.max(above.formula.width, below.formula.width)
  const moved = ({ formula }: { readonly formula: Formula }, down: number): Outline[] =>
    formula.outlines.map(outline => ({
      ...outline,
      d: transformed(outline.d, translate(((width - formula.width) / 2) * UNITS, down * UNITS)),
    }))
  return {
    width,
    ascent: above.formula.ascent + LEADING / 2,
    descent: below.formula.descent + LEADING / 2,
    outlines: [...moved(above, -LEADING / 2), ...moved(below, LEADING / 2)],
  }
}
