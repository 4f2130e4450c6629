// Typesetting and drawing: the only files of the page that load the typesetter. They run in a thread of their own.
import { backSvg, faceOf, TRIM, type Titles } from '../../studio/card.ts'
import { contrastOf, type Contrast } from '../../studio/contrast.ts'
import type { CardId, Deck } from '../../studio/deck.ts'
import type { FitNote } from '../../studio/latex/fit.ts'
import { letter } from '../../studio/latex/fit.ts'
import type { Fault } from '../../studio/latex/lint.ts'
import type { Formula } from '../../studio/latex/outlines.ts'
import { typeset } from '../../studio/latex/typeset.ts'
import type { BackId } from '../../studio/kinds.ts'
import type { Side } from '../../studio/shapes.ts'
import { svgOf, svgPicture } from '../../studio/svg.ts'

/** A card and what its drawing takes from the deck: the deck with all other cards left out, so that little travels. */
export interface FaceAsk {
  readonly deck: Deck
  readonly card: CardId
  readonly titles: Titles
  /** Keeps the ids of several drawings on one page apart. */
  readonly prefix: string
}
export interface ShownFace {
  /** Equal keys have equal art. */
  readonly key: string
  /** The art as a picture, the first time it is drawn. */
  readonly art: Blob | null
  /** The lettering as elements of an SVG. */
  readonly letters: string
  readonly texts: readonly { readonly side: Side | null; readonly note: FitNote | null }[]
}
export interface ShownSample {
  readonly svg: string
  readonly w: number
  readonly h: number
}

/** What can be asked, and what is answered. */
export interface DrawingTasks {
  /** What is wrong with a text; null when it can be set. */
  check: { ask: string; answer: Fault | null }
  /** A formula in a line of text; null when it cannot be set. */
  formula: { ask: string; answer: Formula | null }
  /** A formula as it looks on a card, in the colour of the text around. */
  sample: { ask: { latex: string; prefix: string }; answer: ShownSample | null }
  face: { ask: FaceAsk; answer: ShownFace }
  /** The worst contrast of a card's texts that is too low; null when all can be read. */
  contrast: { ask: FaceAsk; answer: Contrast | null }
  back: { ask: { deck: Deck; back: BackId }; answer: string }
}
export type DrawingName = keyof DrawingTasks
export type DrawingQuestion = {
  readonly [N in DrawingName]: { readonly name: N; readonly ask: DrawingTasks[N]['ask'] }
}[DrawingName]
export type DrawingReply =
  | { readonly answer: DrawingTasks[DrawingName]['answer'] }
  | { readonly error: string }

/** The art of a card is some thousand paths: it travels once for each shape and is shown as an image. */
const sent = new Set<string>()

const SAMPLE_PT = 14
const POINT_MM = 0.3528

export const DRAWING: {
  readonly [N in DrawingName]: (ask: DrawingTasks[N]['ask']) => DrawingTasks[N]['answer']
} = {
  check(latex) {
    const set = typeset(latex)
    return set.ok ? null : set.fault
  },
  formula(latex) {
    const set = typeset(latex)
    return set.ok ? set.formula : null
  },
  sample({ latex, prefix }) {
    const set = typeset(latex)
    if (!set.ok) return null
    const em = SAMPLE_PT * POINT_MM
    const w = set.formula.width * em + 1
    const h = (set.formula.ascent + set.formula.descent) * em + 1
    const slot = { x: w / 2, y: h / 2, length: 1000, room: 1000, turn: 0 } as const
    const made = letter(latex, slot, 'currentcolor', SAMPLE_PT)
    return made.ok ? { svg: svgOf(made.fitted.drawn, prefix), w, h } : null
  },
  face({ deck, card, titles, prefix }) {
    const { key, art, texts } = faceOf(deck, card, titles)
    const first = !sent.has(key)
    sent.add(key)
    return {
      key,
      art: first ? new Blob([svgPicture(art, TRIM)], { type: 'image/svg+xml' }) : null,
      letters: svgOf(
        texts.flatMap(({ fitted }) => fitted?.drawn ?? []),
        prefix,
      ),
      texts: texts.map(({ side, fitted }) => ({ side, note: fitted?.note ?? null })),
    }
  },
  contrast({ deck, card, titles }) {
    const face = faceOf(deck, card, titles)
    const colour =
      card.type === 'path'
        ? deck.paths[card.index]?.colour
        : card.type === 'start'
          ? deck.starts[card.index]?.colour
          : undefined
    if (colour === undefined) return null
    const low = face.texts.map(text => contrastOf(face, text, colour)).filter(({ enough }) => !enough)
    return low.sort((a, b) => a.ratio - b.ratio)[0] ?? null
  },
  back: ({ deck, back }) => backSvg(deck, back, undefined, 'back'),
}

export function drawn<N extends DrawingName>(
  name: N,
  ask: DrawingTasks[N]['ask'],
): DrawingTasks[N]['answer'] {
  return DRAWING[name](ask)
}
