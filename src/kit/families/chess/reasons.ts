import type { Reason, Words } from '../../../engine/index.ts'
import type { ChessRules } from './rules.ts'

/** Why a candidate is refused. */
export const ALLOWED = 0
export const LEAVES_CHECK = 1
export const EXPOSES = 2
export const ENTERS = 3
export const CASTLES_ATTACKED = 4
export const DROPS_MATE = 5
export type Refusal = 0 | 1 | 2 | 3 | 4 | 5

/** The numbers of the reasons beside those of `refuses`: what the candidates do not even list. */
export const FULL_FILE = 6
export const GAIT = 7
export const BARRED = 8
export const OWN_MAN = 9
export const PAWN_AHEAD = 10
export const PAWN_ASLANT = 11
export const FAR = 12
export const BETWEEN = 13
export const ROYAL_MOVED = 14
export const KEPT_OFF = 15
export const OCCUPIED = 16
export const NOT_YOURS = 17
export const CONFINED = 18
export const NOTHING_BETWEEN = 19

/** What the piece is called that the game is about. */
export const royalName = (rules: ChessRules): Words =>
  Object.values(rules.pieces).find(({ rank }) => rank === 'royal')?.name ?? { hu: 'király', en: 'king' }

const kindName = (rules: ChessRules, id: string): Words => rules.pieces[id]!.name

/** "a király", "az oroszlán". */
const named = (word: string) => `${/^[aáeéiíoóöőuúüű]/i.test(word) ? 'Az' : 'A'} ${word}`

/** The reasons by number, for the rules the game has. */
export function reasonsOf(rules: ChessRules): Reason[] {
  const reasons: Reason[] = []
  const royal = royalName(rules)
  if (rules.royals === 'checked') {
    reasons[LEAVES_CHECK] = {
      hu: 'Sakkban állsz: olyan lépés kell, amely elhárítja.',
      en: 'You are in check: the move must answer it.',
      rule: 'check',
    }
    reasons[EXPOSES] = {
      hu: 'Ez a figura kötésben van: ellépve sakkba kerülnél.',
      en: `This piece is pinned: moving it would expose your own ${royal.en}.`,
      rule: 'check',
    }
    reasons[ENTERS] = {
      hu: `${named(royal.hu)} nem léphet olyan mezőre, ahol leüthetnék.`,
      en: `The ${royal.en} may not step where it could be captured.`,
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
      hu: `Nem szabad mattot adni ennek lerakásával: ${kindName(rules, rules.drops.noMate[0]!).hu}.`,
      en: `A dropped ${kindName(rules, rules.drops.noMate[0]!).en} may not give mate.`,
      rule: 'drops',
    }
  const [filed] = Object.keys(rules.drops?.perFile ?? {})
  if (filed !== undefined)
    reasons[FULL_FILE] = {
      hu: `Ebben az oszlopban már elég előléptetetlen figurád áll (${kindName(rules, filed).hu}).`,
      en: `You already have an unpromoted ${kindName(rules, filed).en} on this file.`,
      rule: 'drops',
    }
  const moves = (hu: string, en: string): Reason => ({ hu, en, rule: 'moves' })
  reasons[GAIT] = moves('Ez a figura nem így lép.', 'This piece does not move so.')
  reasons[NOT_YOURS] = moves('Ez nem a te figurád.', 'This piece is not yours.')
  reasons[BARRED] = moves('Áll valaki az útjában.', 'Somebody stands in its way.')
  reasons[OWN_MAN] = moves(
    'Saját figurád áll ott, ahová léphetne.',
    'Your own piece stands where it could go.',
  )
  reasons[PAWN_AHEAD] = moves(
    'A gyalog előre csak üres mezőre léphet: egyenesen nem üt.',
    'A pawn goes straight ahead only where it is empty: it does not capture there.',
  )
  reasons[PAWN_ASLANT] = moves('A gyalog ferdén csak ütni tud.', 'A pawn goes slantwise only to capture.')
  reasons[FAR] = moves('Ekkorát a gyalog innen nem léphet.', 'A pawn cannot go so far from here.')
  const kinds = Object.values(rules.pieces)
  if (kinds.some(({ within }) => within))
    reasons[CONFINED] = moves(
      'Ez a figura oda nem léphet: el kellene hagynia a maga helyét.',
      'This piece may not go there: it would leave the place it belongs to.',
    )
  if (kinds.some(each => each.moves.includes('p')))
    reasons[NOTHING_BETWEEN] = moves(
      'Így csak akkor üthet, ha pontosan egy figura áll közöttük.',
      'It captures only when exactly one piece stands between.',
    )
  if (rules.castling) {
    const rule = rules.royals === 'checked' ? 'castling' : 'moves'
    reasons[BETWEEN] = {
      hu: 'Sáncolni csak akkor lehet, ha a király és a bástya között minden mező üres.',
      en: 'To castle, every cell between the king and the rook must be empty.',
      rule,
    }
    reasons[ROYAL_MOVED] = {
      hu: 'Itt már nem sáncolhatsz: a király vagy a bástya elmozdult a helyéről.',
      en: 'You can no longer castle here: the king or the rook has moved.',
      rule,
    }
  }
  if (rules.drops) {
    reasons[KEPT_OFF] = {
      hu: 'Ezt a figurát ebbe a sorba nem szabad letenni.',
      en: 'This man may not be put on this row.',
      rule: 'drops',
    }
    reasons[OCCUPIED] = {
      hu: 'Letenni csak üres mezőre lehet.',
      en: 'A man is put only on an empty cell.',
      rule: 'drops',
    }
  }
  return reasons
}
