/** A part of a board to show: x, y, width, height. */
type Window = readonly [number, number, number, number]

interface Place {
  readonly x: number
  readonly y: number
}

/** What shows these places with so much room beyond them on every side. */
export function windowAround(places: readonly Place[], room: number): Window {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top]
}

export const isInWindow = ({ x, y }: Place, [left, top, width, height]: Window): boolean =>
  x >= left && y >= top && x <= left + width && y <= top + height
