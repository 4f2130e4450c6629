import type { Reason } from '../../../engine/index.ts'
import type { ChessRules } from './rules.ts'
import { CASTLES_ATTACKED, DROPS_MATE, ENTERS, EXPOSES, LEAVES_CHECK } from './legal.ts'

/** The number of the reason for a drop on a file that is full. */
export const FULL_FILE = 6

/** The reasons by number, for the rules the game has. */
export function reasonsOf(rules: ChessRules): Reason[] {
  const reasons: Reason[] = []
  if (rules.royals === 'checked') {
    reasons[LEAVES_CHECK] = {
      hu: 'Sakkban állsz: olyan lépés kell, amely elhárítja.',
      en: 'You are in check: the move must answer it.',
      rule: 'check',
    }
    reasons[EXPOSES] = {
      hu: 'Ez a figura kötésben van: ellépve sakkba kerülne a saját királyod.',
      en: 'This piece is pinned: moving it would expose your own king.',
      rule: 'check',
    }
    reasons[ENTERS] = {
      hu: 'A király nem léphet olyan mezőre, ahol leüthetnék.',
      en: 'The king may not step where it could be captured.',
      rule: 'check',
    }
    if (rules.castling)
      reasons[CASTLES_ATTACKED] = {
        hu: 'Nem sáncolhatsz sakkból, támadott mezőn át vagy sakkba.',
        en: 'You may not castle out of check, over an attacked cell or into check.',
        rule: 'castling',
      }
  }
  if (rules.drops?.noMate)
    reasons[DROPS_MATE] = {
      hu: 'Gyalog lerakásával nem szabad mattot adni.',
      en: 'A dropped pawn may not give mate.',
      rule: 'drops',
    }
  if (rules.drops?.perFile)
    reasons[FULL_FILE] = {
      hu: 'Ebben az oszlopban már áll előléptetetlen gyalogod.',
      en: 'You already have an unpromoted pawn on this file.',
      rule: 'drops',
    }
  return reasons
}
