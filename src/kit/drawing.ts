const RADIUS = 50
/** The direction of a side in degrees clockwise from the east, by the numbers of the board's directions. */
const angle = (shape: 'squares' | 'hexes', side: number): number =>
  shape === 'squares' ? 90 * side - 90 : -60 * side
const round = (v: number): number => Math.round(v * 100) / 100 + 0
const at = (degrees: number): string => {
  const radians = (degrees * Math.PI) / 180
  return `${round(RADIUS * Math.cos(radians))} ${round(RADIUS * Math.sin(radians))}`
}

/**
 * A line on a tile from the middle of one side to that of another, as the path of a shape: straight across, else an arc
 * that leaves both sides at right angles. Squares count n, e, s, w, hexes e, ne, nw, w, sw, se, as growing boards do.
 */
export function tileLine(shape: 'squares' | 'hexes', from: number, to: number): string {
  const [a, b] = [angle(shape, from), angle(shape, to)]
  const between = ((((b - a) % 360) + 540) % 360) - 180
  if (Math.abs(between) === 180) return `M${at(a)}L${at(b)}`
  const r = round(RADIUS * Math.tan((Math.abs(between) * Math.PI) / 360))
  return `M${at(a)}A${r} ${r} 0 0 ${between > 0 ? 0 : 1} ${at(b)}`
}

/** A circle around x, y, as the path of a shape. */
export const circlePath = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`

/** The outline through these corners (x, y, x, y …), as the path of a shape. */
export const polygonPath = (corners: readonly number[]): string =>
  `M${corners.map((v, i) => (i > 0 && i % 2 === 0 ? `L${round(v)}` : round(v))).join(' ')}Z`
