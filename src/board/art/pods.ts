// Pods and the prongs that stick out of them.
import { body, mark, type Art } from './brush.ts'

const RIM = 'M-30 0A30 30 0 1 0 30 0A30 30 0 1 0-30 0Z'

/** A low round box that leaves room around it for prongs. */
export const pod: Art = brush =>
  `<path d="${RIM}" transform="translate(1.5 5)" fill="#000" fill-opacity=".22"/>` +
  `<path d="${RIM}" transform="translate(0 3)" fill="${brush.deep}" stroke="${brush.line}" stroke-width="2.4"/>` +
  body(brush, RIM, 'face', 2.4) +
  `<circle r="18" fill="${brush.deep}" stroke="${brush.detail}" stroke-opacity=".55" stroke-width="2"/>` +
  `<circle r="18" fill="${brush.shade('hollow')}"/>` +
  mark(brush, 0, 0.8)

/** Points upwards at turn 0. */
export const prong: Art = brush => {
  const d = 'M-13 34V-4L0-40 13-4V34Z'
  return (
    `<path d="${d}" transform="translate(2 4)" fill="#000" fill-opacity=".22"/>` + body(brush, d, 'side', 4)
  )
}
