// Towers of discs with the chess figure they stand for on top: the text is the number of discs.
import { ground, round, words, type Art, type Brush } from './brush.ts'
import { chess } from './chess.ts'

const [RADIUS, FLAT] = [33, 7]
/** The room for discs below the figure. */
const ROOM = 42
const THICKEST = 5.4
const COUNTED = 8

function discs(brush: Brush, count: number): string {
  const high = Math.min(THICKEST, ROOM / count)
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const bottom = round(40 - i * high)
    const top = round(bottom - high)
    drawn +=
      `<path d="M${-RADIUS} ${top}V${bottom}A${RADIUS} ${FLAT} 0 0 0 ${RADIUS} ${bottom}V${top}Z" fill="${i % 2 === 0 ? brush.deep : brush.base}"/>` +
      `<ellipse cy="${top}" rx="${RADIUS}" ry="${FLAT}" fill="${brush.base}"/>`
  }
  const face = round(40 - count * high)
  return (
    `<g stroke="${brush.line}" stroke-width="1.8">${drawn}</g>` +
    `<path d="M${-RADIUS} ${face}V40A${RADIUS} ${FLAT} 0 0 0 ${RADIUS} 40V${face}A${RADIUS} ${FLAT} 0 0 1 ${-RADIUS} ${face}Z" fill="${brush.shade('side')}"/>`
  )
}

const towerOf =
  (figure: Art): Art =>
  (brush, look) => {
    const count = Math.max(1, Number(look.text) || 1)
    const high = Math.min(THICKEST, ROOM / count) * count
    const scale = 0.56
    return (
      ground(brush, 38, 42, 7) +
      discs(brush, count) +
      `<g transform="translate(0 ${round(41 - high - 39 * scale)}) scale(${scale})">${figure(brush, look)}</g>` +
      (count > COUNTED
        ? `<circle cx="30" cy="34" r="13" fill="${brush.line}"/>${words(String(count), 18, '#fff', { x: 30, y: 34, room: 20 })}`
        : '')
    )
  }

export const towers: Readonly<Record<string, Art>> = Object.fromEntries(
  ['pawn', 'rook', 'knight', 'bishop', 'queen', 'king'].map((name): [string, Art] => [
    `tower-${name}`,
    towerOf(chess[`chess-${name}`]!),
  ]),
)
