import type { Reason, Words } from '../../engine/index.ts'
import type { Kind } from '../pieces.ts'

/** Words in both languages. */
export const text = (hu: string, en: string): Words => ({ hu, en })

/** Why a move is refused; `rule` is the id of the paragraph in the rules for people. */
export const reason = (hu: string, en: string, rule = 'moves'): Reason => ({ hu, en, rule })

/** A kind of piece. What the drawing does not need is said beside the look. */
export interface KindSpec extends Omit<Kind, 'id'> {
  /** A common piece belongs to nobody. */
  readonly owner?: 'nobody'
  /** Its letter in a drawn set-up and in the names of drops; the first letter of its id when absent. */
  readonly letter?: string
  /** A position where a player (or nobody) has more or fewer of them on the board and in hand is refused. */
  readonly most?: number
  readonly least?: number
  /** The cells it may stand on, by name or number; a position where one stands elsewhere is refused. */
  readonly on?: string | readonly number[]
}

export const kind = (
  hu: string,
  en: string,
  art: string,
  more: Partial<Omit<KindSpec, 'name' | 'art'>> = {},
): KindSpec => ({ name: { hu, en }, art, ...more })

/** A piece of nobody: neutral, common, an obstacle. */
export const common: typeof kind = (hu, en, art, more) => kind(hu, en, art, { ...more, owner: 'nobody' })

/** What the kit says when a person tries in vain; a game that names the same reason in its `why` says it better. */
export const USUAL_REASONS = {
  taken: reason('Ez a hely már foglalt.', 'This place is taken already.'),
  noPlace: reason('Ide most nem tehetsz.', 'You cannot place anything here now.'),
  noWay: reason('Ez a figura nem mehet oda.', 'This piece cannot go there.'),
  notNow: reason('Most nem ezzel a figurával kell lépni.', 'Another piece has to move now.'),
  foreign: reason('Ez nem a te figurád.', 'This piece is not yours.'),
  must: reason('Ütéskényszer van: most ütni kell.', 'You must capture.'),
  nothing: reason('Itt nincs mit választani.', 'There is nothing to choose here.'),
  notThis: reason('Ezt most nem választhatod.', 'You cannot choose this one now.'),
} as const

export type UsualReason = keyof typeof USUAL_REASONS
