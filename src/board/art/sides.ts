// Square men with something on each of their sides.
import { body, words, type Art } from './brush.ts'

const BODY = 'M-32-40H32A8 8 0 0 1 40-32V32A8 8 0 0 1 32 40H-32A8 8 0 0 1-40 32V-32A8 8 0 0 1-32-40Z'

/** The signs of the text stand along the sides, clockwise from the upper one, each with its foot to the middle. */
export const sides: Art = (brush, look) =>
  `<path d="${BODY}" transform="translate(1.5 6)" fill="#000" fill-opacity=".22"/>` +
  `<path d="${BODY}" transform="translate(0 3.5)" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.2"/>` +
  body(brush, BODY, 'face', 2.2) +
  `<path d="M-36-36 36 36M36-36-36 36" stroke="${brush.detail}" stroke-opacity=".35" stroke-width="2"/>` +
  `<circle r="9" fill="${brush.deep}" stroke="${brush.detail}" stroke-opacity=".5" stroke-width="1.6"/>` +
  [...(look.text ?? '')]
    .map(
      (sign, i) =>
        `<g transform="rotate(${90 * i})">${words(sign, i === 0 ? 33 : 25, brush.ink, { y: -24 })}</g>`,
    )
    .join('')
