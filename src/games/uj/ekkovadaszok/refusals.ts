import type { Position, Words } from '../../../engine/index.ts'
import { opposite, SIDE_NAMES } from './cards.ts'
import { CONDITIONS } from './deck.ts'
import { board, START } from './grid.ts'
import { nextTo, openOf, REFUSED, type Maze } from './maze.ts'
import { REASON_NAMES, REASONS, WHY } from './moves.ts'
import type { State } from './state.ts'

/** One way that leads to the cell, and what it says about the value. */
export interface Comparison {
  /** 0–3: N, E, S, W of Start. */
  readonly side: number
  readonly condition: keyof typeof CONDITIONS
  /** The last value on that way; null when there is none yet. */
  readonly last: string | null
  /** Where the neighbouring card of that way lies. */
  readonly from: number
  readonly fits: boolean
}

export interface Explanation {
  /** 'occupied', 'edge-mismatch', 'not-connected', 'value' …; '' when the card may lie there. */
  readonly reason: (typeof REASON_NAMES)[number]
  readonly words: Words
  /** The value of the card; null when it has none. */
  readonly value: string | null
  readonly comparisons: readonly Comparison[]
}

const THERE: readonly Words[] = [
  { hu: 'északra', en: 'north' },
  { hu: 'keletre', en: 'east' },
  { hu: 'délre', en: 'south' },
  { hu: 'nyugatra', en: 'west' },
]

/** "Why not here?" in words, with the two values that were compared. */
export function explainer(state: State, maze: Maze) {
  const textOf = (word: number): string | null => (word < 2 ? null : state.deck.texts[word - 2]!)

  const clash = (p: Position, open: number, cell: number): Words => {
    for (let e = 0; e < 4; e++) {
      const found = maze.edges(p, nextTo(cell, e))
      const [mine, theirs] = [(open >> e) & 1, (found >> opposite(e)) & 1]
      if (found < 0 || mine === theirs) continue
      return mine
        ? {
            hu: `A lap ösvénye ${THERE[e]!.hu} nyitott, de a szomszéd lapé ott zárt.`,
            en: `The card is open to the ${THERE[e]!.en}, but its neighbour there is closed.`,
          }
        : {
            hu: `${e === 0 ? 'Az' : 'A'} ${SIDE_NAMES[e]!.hu} szomszéd lapról ösvény jön, de a lap ott zárt.`,
            en: `A path comes from the neighbour to the ${THERE[e]!.en}, but the card is closed there.`,
          }
    }
    return REASONS[REFUSED.MISMATCH]!
  }

  const tooFar = (value: string, ways: readonly Comparison[]): Words => {
    const tell = (language: 'hu' | 'en') =>
      ways
        .map(({ side, condition, last }) => {
          const [where, rule] = [SIDE_NAMES[side]![language], CONDITIONS[condition][language]]
          if (language === 'hu')
            return last === null
              ? `a Startlap ${where} iránya: ${rule}`
              : `az előtte lévő lapé ${last}, és a Startlap ${where} iránya ${rule}`
          return last === null
            ? `the ${where} side of Start says ${rule}`
            : `the card before it is worth ${last}, and the ${where} side of Start says ${rule}`
        })
        .join('; ')
    return {
      hu: `A lap értéke ${value}, de ${tell('hu')}.`,
      en: `The card is worth ${value}, but ${tell('en')}.`,
    }
  }

  return (p: Position, code: number, turned: boolean, cell: number, player = p.turn): Explanation => {
    maze.flood(p)
    const broken = player >= 0 && p.at(state.tools + player) !== 0
    const number = broken ? WHY.BROKEN : maze.refusal(p, code, turned, cell)
    const open = openOf(code, turned)
    const rank = state.deck.ranks[code]!
    const comparisons: Comparison[] = []
    const free = cell !== START && cell !== board.size
    if (free && maze.valuesCount(p))
      maze.eachWay(p, cell, open, (side, last, from) => {
        const condition = maze.conditionsOn(p)[side]!
        comparisons.push({
          side,
          condition,
          last: textOf(last),
          from,
          fits: maze.fits(condition, last, rank),
        })
      })
    const value = textOf(rank)
    const words =
      number === 0
        ? { hu: 'A lap ide illik.', en: 'The card fits here.' }
        : number === REFUSED.MISMATCH
          ? clash(p, open, cell)
          : number === REFUSED.VALUE
            ? tooFar(value ?? '–', comparisons)
            : REASONS[number]!
    return { reason: REASON_NAMES[number]!, words: { hu: words.hu, en: words.en }, value, comparisons }
  }
}
