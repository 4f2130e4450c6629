import { createSignal } from 'solid-js'
import { finishOf, setsOf, type Finish, type SetName } from '../../board/materials/index.ts'
import { MATERIALS, type Material } from '../../kit/index.ts'

/** How boards look in this browser: the set chosen for each family, and how large a board is, in hundredths of its room. */
interface Looks {
  readonly sets: Readonly<Partial<Record<Material, SetName>>>
  readonly size: number
}

export const SIZES = { least: 50, most: 100, step: 5 } as const

const KEY = 'jatekvilag.looks'

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null

function read(): Looks {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    // Storage is forbidden or was edited by hand: boards look as usual.
  }
  const { sets, size } = isRecord(kept) ? kept : {}
  const chosen = MATERIALS.flatMap((material): (readonly [Material, SetName])[] => {
    const set = isRecord(sets) ? setsOf(material).find(each => each === sets[material]) : undefined
    return set ? [[material, set]] : []
  })
  return {
    sets: Object.fromEntries(chosen),
    size: typeof size === 'number' && size >= SIZES.least && size <= SIZES.most ? size : SIZES.most,
  }
}

const [looks, setLooks] = createSignal(read())

function keep(next: Looks): void {
  setLooks(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // The choice holds until the page is closed.
  }
}

/** Two tabs show the same boards. */
window.addEventListener('storage', event => {
  if (event.key === KEY) setLooks(read())
})

export const chosenSet = (material: Material): SetName | undefined => looks().sets[material]
export const chosenFinish = (material: Material): Finish => finishOf(material, chosenSet(material))
export const boardSize = (): number => looks().size

export function chooseSet(material: Material, set: SetName | undefined): void {
  const { [material]: _, ...others } = looks().sets
  keep({ ...looks(), sets: set ? { ...others, [material]: set } : others })
}

export const chooseSize = (size: number): void => keep({ ...looks(), size })
