import { sizeOf, type Height, type Table, type Thing } from '../../table/index.ts'
import { shownFace } from './extent.ts'

/** The edge of one card, and how many edges a deck shows at most, in cells. */
const EDGE = 0.04
const MOST_EDGES = 7

const isFlat = (table: Table, thing: Thing): boolean => {
  const face = thing.what === 'piece' ? shownFace(table, thing) : undefined
  return face?.kind === 'picture' || (face?.kind === 'art' && /card|deck|hidden|tile|letter/.test(face.art))
}

const edgeOf = ({ level, of }: Height): number => Math.ceil((level / (of - 1)) * Math.min(of - 1, MOST_EDGES))

/** How far a pile of so many thick pieces rises above its spot, in cells; no pile rises more. */
export const riseOf = (height: number, count: number): number =>
  Math.min(0.1 * (count - 1), 0.5) * Math.min(1, height)

/** How much higher than it lies a piece of a pile is drawn, in cells: cards are thin, and a high pile stays near its spot. */
export function liftOf(table: Table, thing: Thing, high: Height | undefined): number {
  if (!high || high.level === 0 || thing.angle !== 0) return 0
  const { height } = sizeOf(table, thing)
  if (isFlat(table, thing)) return edgeOf(high) * EDGE * Math.min(1, height)
  return (high.level / (high.of - 1)) * riseOf(height, high.of)
}

/** Own pictures may have holes, through which another one below is seen. */
function isSolid(table: Table, thing: Thing, above: Thing): boolean {
  if (thing.what !== 'piece' || above.what !== 'piece') return false
  if (thing.kind === above.kind && thing.side === above.side) return true
  return shownFace(table, above)?.kind === 'art'
}

/** Whether the next card lies exactly over it: then it is not drawn, or the shadows of fifty cards would make one black patch. */
export function isCovered(table: Table, thing: Thing, high: Height, above: Thing | undefined): boolean {
  if (!above || thing.angle !== 0 || above.angle !== 0) return false
  if (!isFlat(table, thing) || !isFlat(table, above) || !isSolid(table, thing, above)) return false
  if (edgeOf(high) !== edgeOf({ level: high.level + 1, of: high.of })) return false
  const [own, other] = [sizeOf(table, thing), sizeOf(table, above)]
  return own.width === other.width && own.height === other.height
}
