/** What a print shop would find, told before it is sent: lettering, safe zone, inks, hairlines, pictures. */
import { faceOf, backDrawing, type Face, type Titles } from '../card.ts'
import { CARD } from '../art/jungle.ts'
import { INK_LIMIT, inkSum } from '../art/palette.ts'
import { contrastOf } from '../contrast.ts'
import { PANEL } from '../art/panel.ts'
import { backOfCard, type CardId, type Colour, type Deck, type Picture } from '../deck.ts'
import { BACKS, KINDS, kindOf, type BackId } from '../kinds.ts'
import type { Drawn } from '../drawing.ts'
import { SMALLEST_PT } from '../latex/fit.ts'
import type { Words } from '../result.ts'
import { CARD_SIZES, type CardSize } from './settings.ts'

export interface Finding {
  readonly level: 'error' | 'warning'
  /** Nothing for findings about the whole deck. */
  readonly card: CardId | null
  readonly words: Words
}

export interface Report {
  readonly cards: number
  readonly findings: readonly Finding[]
  /** The smallest full-size letter and, inside it, the smallest exponent, in points. */
  readonly smallestType: { readonly letter: number; readonly script: number } | null
  /** The least distance of lettering from the trim, mm. */
  readonly safeZone: number | null
  /** The most ink on one spot, per cent of the four inks together. */
  readonly inkSum: number
  /** The thinnest line, mm. */
  readonly thinnestLine: number
}

export const SAFE_ZONE = 3
const SMALLEST_SCRIPT_PT = 5
/** How large the typesetter makes exponents and the parts of fractions. */
const SCRIPT = Math.SQRT1_2
const THINNEST_LINE = 0.07
const LEAST_DPI = 200

export function preflight(
  deck: Deck,
  cards: readonly CardId[],
  size: CardSize,
  titles: Titles = 'hu',
): Report {
  const findings: Finding[] = []
  let letterSize = Infinity
  let scriptSize = Infinity
  let safe = Infinity
  const seen = new Set<string>()
  const inks = new Set<Colour>()
  let thinnest = Infinity
  const look = (drawn: readonly Drawn[], zoom: number): void => {
    for (const node of drawn) {
      if (node.type === 'group')
        look(node.children, zoom * (node.matrix ? Math.hypot(node.matrix[0], node.matrix[1]) : 1))
      else if (node.type === 'path') {
        if (node.fill) inks.add(node.fill)
        if (node.stroke) {
          inks.add(node.stroke)
          if (!node.fill) thinnest = Math.min(thinnest, (node.width ?? 0.2) * zoom)
        }
      }
    }
  }
  const onPaper = CARD_SIZES[size]
  // Lettering keeps its proportions: the narrower side decides.
  const zoom = Math.min(onPaper.w / CARD.w, onPaper.h / CARD.h)
  for (const card of cards) {
    const face = faceOf(deck, card, titles)
    if (!seen.has(face.key)) look(face.art, zoom)
    seen.add(face.key)
    const back = backOfCard(card)
    if (!seen.has(`back ${back}`)) look(backDrawing(deck, back), zoom)
    seen.add(`back ${back}`)
    for (const finding of lettering(deck, card, face)) findings.push(finding)
    for (const { fitted, slot, latex } of face.texts) {
      if (!fitted) continue
      const points = fitted.points * zoom
      letterSize = Math.min(letterSize, points)
      scriptSize = Math.min(scriptSize, points * SCRIPT ** Math.min(2, scriptDepth(latex)))
      const [w, h] = slot.turn === 0 ? [fitted.width, fitted.height] : [fitted.height, fitted.width]
      const [x, y] = [(slot.x * onPaper.w) / CARD.w, (slot.y * onPaper.h) / CARD.h]
      const distance = Math.min(
        x - (w * zoom) / 2,
        onPaper.w - x - (w * zoom) / 2,
        y - (h * zoom) / 2,
        onPaper.h - y - (h * zoom) / 2,
      )
      if (fitted.points >= SMALLEST_PT && points < SMALLEST_PT - 0.05)
        findings.push({
          level: 'warning',
          card,
          words: {
            hu: `Ekkora lapon a betű csak ${points.toFixed(1).replace('.', ',')} pt, legalább ${SMALLEST_PT} pt kell.`,
            en: `On a card of this size the letters are ${points.toFixed(1)} pt; at least ${SMALLEST_PT} pt is needed.`,
          },
        })
      safe = Math.min(safe, distance)
      if (distance < SAFE_ZONE)
        findings.push({
          level: 'warning',
          card,
          words: {
            hu: `A felirat ${distance.toFixed(1).replace('.', ',')} mm-re van a vágástól, legalább ${SAFE_ZONE} mm kell.`,
            en: `The lettering is ${distance.toFixed(1)} mm from the cut; at least ${SAFE_ZONE} mm is needed.`,
          },
        })
    }
  }
  const { w, h, bleed } = CARD_SIZES[size]
  const whole = { w: w + 2 * bleed, h: h + 2 * bleed }
  const window = { w: (w * PANEL.w) / CARD.w, h: (h * PANEL.h) / CARD.h }
  const own = ownPictures(deck, cards)
  for (const { name, picture, where } of own) {
    const room = where === 'card' ? whole : window
    const dpi = Math.round(Math.min(picture.width / (room.w / 25.4), picture.height / (room.h / 25.4)))
    if (dpi < LEAST_DPI)
      findings.push({
        level: 'warning',
        card: null,
        words: {
          hu: `A saját kép (${name.hu}) nyomtatva csak ${dpi} dpi, legalább ${LEAST_DPI} kell.`,
          en: `The own picture (${name.en}) prints at ${dpi} dpi only; at least ${LEAST_DPI} is needed.`,
        },
      })
  }
  if (own.length > 0)
    findings.push({
      level: 'warning',
      card: null,
      words: {
        hu: 'A saját képek RGB-színűek maradnak: CMYK mentésnél a nyomda alakítja át őket.',
        en: 'Own pictures stay RGB: in a CMYK file the print shop converts them.',
      },
    })
  const ink = Math.max(0, ...[...inks].map(inkSum))
  if (ink > INK_LIMIT)
    findings.push({
      level: 'warning',
      card: null,
      words: {
        hu: `A festékösszeg ${ink} %, legfeljebb ${INK_LIMIT} % lehet.`,
        en: `The ink sum is ${ink} %; at most ${INK_LIMIT} % is allowed.`,
      },
    })
  if (scriptSize < SMALLEST_SCRIPT_PT)
    findings.push({
      level: 'warning',
      card: null,
      words: {
        hu: `A legkisebb kitevő ${scriptSize.toFixed(1).replace('.', ',')} pt, nehezen olvasható.`,
        en: `The smallest exponent is ${scriptSize.toFixed(1)} pt, hard to read.`,
      },
    })
  if (thinnest < THINNEST_LINE)
    findings.push({
      level: 'warning',
      card: null,
      words: {
        hu: `A legvékonyabb vonal ${thinnest.toFixed(2).replace('.', ',')} mm.`,
        en: `The thinnest line is ${thinnest.toFixed(2)} mm.`,
      },
    })
  const finite = (v: number) => (Number.isFinite(v) ? Math.round(v * 10) / 10 : null)
  const least = finite(letterSize)
  return {
    cards: cards.length,
    findings,
    smallestType: least === null ? null : { letter: least, script: finite(scriptSize) ?? least },
    safeZone: finite(safe),
    inkSum: ink,
    thinnestLine: Math.round(thinnest * 100) / 100,
  }
}

interface OwnPicture {
  readonly name: Words
  readonly picture: Picture
  readonly where: 'card' | 'window'
}
/** The own pictures that these cards show. */
function ownPictures(deck: Deck, cards: readonly CardId[]): OwnPicture[] {
  const found: OwnPicture[] = []
  const add = (name: Words, picture: Picture | null | undefined, where: OwnPicture['where']) => {
    if (picture) found.push({ name, picture, where })
  }
  for (const back of BACKS)
    if (cards.some(card => backOfCard(card) === back))
      add(BACK_NAMES[back], back === 'path' ? deck.back : deck.pictures?.[`back-${back}`], 'card')
  const onWays = cards.some(card => card.type !== 'kind' || kindOf(card.kind).group === 'goal')
  if (onWays) add({ hu: 'az ösvények mögött', en: 'behind the ways' }, deck.pictures?.jungle, 'card')
  for (const { id, name } of KINDS)
    if (cards.some(card => card.type === 'kind' && card.kind === id)) add(name, deck.pictures?.[id], 'window')
  return found
}
const BACK_NAMES: Readonly<Record<BackId, Words>> = {
  path: { hu: 'hátlap', en: 'back' },
  ruby: { hu: 'rubinlapok hátlapja', en: 'back of ruby cards' },
  goal: { hu: 'céllapok hátlapja', en: 'back of goal cards' },
  role: { hu: 'szereplapok hátlapja', en: 'back of role cards' },
}

/** How many steps down the smallest sign stands: one in 2^3, two in 27^{\frac13}. */
export function scriptDepth(latex: string): number {
  let most = 0
  let here = 0
  // How many of the next arguments stand a step lower.
  let lower = 0
  const outside: { here: number; lower: number }[] = []
  for (const [sign] of latex.matchAll(/\\[a-zA-Z]+|\\.|\S/gu)) {
    if (sign === '}') {
      ;({ here, lower } = outside.pop() ?? { here: 0, lower: 0 })
      continue
    }
    if (sign === '^' || sign === '_') {
      lower = 1
      continue
    }
    const level = here + (lower > 0 ? 1 : 0)
    if (lower > 0) lower--
    most = Math.max(most, level + (/^[°⁰¹²³⁴⁵⁶⁷⁸⁹]$/u.test(sign) ? 1 : 0))
    if (sign === '{') {
      outside.push({ here, lower })
      here = level
      lower = 0
    } else if (/^\\(frac|tfrac|binom|tbinom)$/.test(sign)) lower = 2
  }
  return most
}

function* lettering(deck: Deck, card: CardId, face: Face): Generator<Finding> {
  for (const text of face.texts) {
    if (text.fault) {
      yield {
        level: 'error',
        card,
        words: { hu: `Rossz bemenet: ${text.fault.why.hu}.`, en: `Wrong input: ${text.fault.why.en}.` },
      }
      continue
    }
    if (text.fitted?.note?.kind === 'too-long') yield { level: 'error', card, words: text.fitted.note.words }
    const colour =
      card.type === 'path'
        ? deck.paths[card.index]!.colour
        : card.type === 'start'
          ? deck.starts[card.index]!.colour
          : '#000000'
    const { enough, ratio } = contrastOf(face, text, colour)
    if (!enough)
      yield {
        level: 'warning',
        card,
        words: {
          hu: `A felirat színe alig válik el a rajztól (${ratio.toFixed(1).replace('.', ',')} : 1).`,
          en: `The lettering hardly stands off the picture (${ratio.toFixed(1)} : 1).`,
        },
      }
  }
}
