// The men of shogi.
import { escape, words, type Art } from './brush.ts'

/**
 * A wedge of boxwood that points up; the second player's is turned by the look and a shade darker. A sign that begins with + is
 * promoted and red. The strokes have their letter below them, for those who do not read them.
 */
export const shogi: Art = (brush, look) => {
  const wedge = 'M0-45 27-34 37 40H-37L-27-34Z'
  const sign = look.text ?? ''
  const promoted = sign.startsWith('+') && sign.length > 1
  const ink = promoted ? '#a8281b' : '#23150a'
  const signs = [...(promoted ? sign.slice(1) : sign)]
  const column = signs.length === 2 && signs.every(c => c.charCodeAt(0) > 0x2e80)
  const wood = brush.tint === 'black' ? '#dfb473' : '#f5dba2'
  return (
    `<ellipse cx="4" cy="9" rx="45" ry="47" fill="${brush.shade('under')}"/>` +
    `<path d="${wedge}" transform="translate(0 5)" fill="#9a6a28"/>` +
    `<path d="${wedge}" fill="${wood}" stroke="#8a5a1e" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${wedge}" fill="${brush.shade('face')}"/>` +
    (look.glyph
      ? `<path d="${escape(look.glyph)}" transform="translate(-20 -30)" fill="none" stroke="${ink}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>` +
        words(sign, 19, promoted ? ink : '#6b4310', { y: 27, room: 40 })
      : column
        ? words(signs[0]!, 33, ink, { y: -11 }) + words(signs[1]!, 33, ink, { y: 21 })
        : words(signs.join(''), 46, ink, { y: 6, room: 50 }))
  )
}

export const wedges: Readonly<Record<string, Art>> = { shogi }
