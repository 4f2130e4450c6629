import { isPath, pathOf, pathWords } from '../../../games/uj/ekkovadaszok/cards.ts'
import { openOf } from '../../../games/uj/ekkovadaszok/maze.ts'
import { cardWords } from '../../../games/uj/ekkovadaszok/names.ts'
import { say } from '../../text/text.ts'
import type { HunterMatch } from './hunter-match.ts'
import { plainLatex } from './plain-latex.ts'

/** A card in words. */
export const cardName = (code: number, turned = false): string =>
  say(isPath(code) ? pathWords(openOf(code, turned), pathOf(code).dead) : cardWords(code))

/** A card in words with its text, for those who do not see the picture. */
export function cardText(hunt: Pick<HunterMatch, 'hunters'>, code: number, turned = false): string {
  const { latex } = hunt.hunters.faceOf(code)
  return latex === '' ? cardName(code, turned) : `${cardName(code, turned)}: ${plainLatex(latex)}`
}
