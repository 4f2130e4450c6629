import type { Words } from '../../../engine/index.ts'
import type { ChessPiece } from './rules.ts'

const PLAIN_PAWN = 'chess-pawn'

/**
 * The letters of the pieces by kind. What is printed on a piece names it in both languages; else English has the letter of the drawings, and
 * Hungarian the beginning of the word, one letter or as many as tell it from the kinds before it. Pawns have none.
 */
export function pieceLetters(pieces: Readonly<Record<string, ChessPiece>>): Readonly<Record<string, Words>> {
  const taken = new Set<string>()
  const found: Record<string, Words> = {}
  for (const [id, piece] of Object.entries(pieces)) {
    if (piece.art === PLAIN_PAWN) {
      found[id] = { hu: '', en: '' }
      continue
    }
    // A pawn that became something is written like what it became.
    const like = found[piece.called ?? '']
    if (like && piece.art !== 'shogi') {
      found[id] = like
      continue
    }
    const printed = piece.art === 'shogi' ? piece.letter : latin(piece.text)
    const hu = printed ?? beginning(piece.name.hu, taken)
    taken.add(hu)
    found[id] = { hu, en: latin(piece.letter) ?? piece.name.en[0]!.toUpperCase() }
  }
  return found
}

const latin = (text: string | undefined) => (text && /^\p{Script=Latin}+$/u.test(text) ? text : undefined)

function beginning(word: string, taken: ReadonlySet<string>): string {
  for (let n = 1; n <= word.length; n++) {
    const letters = word[0]!.toUpperCase() + word.slice(1, n)
    if (!taken.has(letters)) return letters
  }
  return word
}
