// The men of shogi.
import type { Look } from '../../kit/index.ts'
import { escape, words, type Art, type Brush } from './brush.ts'

const WEDGE = 'M0-45 27-34 37 40H-37L-27-34Z'

/** A wedge of boxwood that points up; the second player's is turned by the look and a shade darker. */
const wood = (brush: Brush): string =>
  `<ellipse cx="4" cy="9" rx="45" ry="47" fill="${brush.shade('under')}"/>` +
  `<path d="${WEDGE}" transform="translate(0 5)" fill="#9a6a28"/>` +
  `<path d="${WEDGE}" fill="${brush.tint === 'black' ? '#dfb473' : '#f5dba2'}" stroke="#8a5a1e" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="${WEDGE}" fill="${brush.shade('face')}"/>`

/** A sign that begins with + is promoted and red. */
function inscription({ text = '' }: Look) {
  const promoted = text.startsWith('+') && text.length > 1
  return { text, plain: promoted ? text.slice(1) : text, ink: promoted ? '#a8281b' : '#23150a', promoted }
}

/** Strokes in a box of 40 by 40, laid on the wedge. */
const strokes = (path: string, ink: string, width: number, place: string): string =>
  `<path d="${escape(path)}" transform="${place}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** What a man has that knows no other sign: its letter, or two signs below each other. */
function lettered(look: Look): string {
  const { plain, ink } = inscription(look)
  const signs = [...plain]
  const column = signs.length === 2 && signs.every(c => c.charCodeAt(0) > 0x2e80)
  return column
    ? words(signs[0]!, 33, ink, { y: -11 }) + words(signs[1]!, 33, ink, { y: 21 })
    : words(plain, 46, ink, { y: 6, room: 50 })
}

/** The strokes, and below them their letter for those who do not read them. */
const shogi: Art = (brush, look) => {
  const { text, ink, promoted } = inscription(look)
  return (
    wood(brush) +
    (look.glyph
      ? strokes(look.glyph, ink, 3.6, 'translate(-20 -30)') +
        words(text, 19, promoted ? ink : '#6b4310', { y: 27, room: 40 })
      : lettered(look))
  )
}

/** The strokes alone. */
const signOnly: Art = (brush, look) =>
  wood(brush) +
  (look.glyph
    ? strokes(look.glyph, inscription(look).ink, 3.4, 'translate(-24 -25) scale(1.2)')
    : lettered(look))

/** The letter, and above it the ways the man goes. */
const letterAndWays: Art = (brush, look) => {
  const { text, ink } = inscription(look)
  return (
    wood(brush) +
    (look.ways
      ? strokes(look.ways, ink, 3.4, 'translate(-17 -32) scale(.85)') +
        words(text, 30, ink, { y: 22, room: 44 })
      : lettered(look))
  )
}

export const wedges: Readonly<Record<string, Art>> = {
  shogi,
  'shogi-sign': signOnly,
  'shogi-letter': letterAndWays,
}
