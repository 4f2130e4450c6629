/** What the smoke run needs of a browser, however it is driven. */
export interface Driver {
  goto(address: string): Promise<void>
  /** The value of an expression in the page, by way of JSON; promises are waited for. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the pointer at the first place, moves through the others and lifts it at the last. */
  point(...places: readonly Spot[]): Promise<void>
  close(): Promise<void>
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Why a browser cannot be tried here. */
export class Missing extends Error {}

/** A field of an answer from outside. */
export function field(json: unknown, ...names: readonly string[]): unknown {
  let at = json
  for (const name of names)
    at =
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined
  return at
}

/** The same as the two protocols want them: pointer actions in order. */
export const pointerActions = (places: readonly Spot[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: places.flatMap(({ x, y }, i) => [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    ...(i === 0 ? [{ type: 'pointerDown', button: 0 }] : []),
    ...(i === places.length - 1 ? [{ type: 'pointerUp', button: 0 }] : []),
  ]),
})
