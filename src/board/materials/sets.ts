import { MATERIALS, type Material } from '../../kit/index.ts'

/**
 * Other looks that a person may choose in place of a family's own: men of bone and oxblood, glass stones, green lacquer, shogi men with
 * nothing but their sign or with a letter and their ways, and for every family a diagram, flat and black on white, which also serves print.
 */
export const SETS = ['bone', 'glass', 'lacquered', 'sign', 'letter', 'diagram'] as const
export type SetName = (typeof SETS)[number]

/** What a board is drawn in: a family's own look, or the family and one of its sets: `chess`, `chess-bone`. */
export type Finish = Material | `${Material}-${SetName}`

const OFFERED: Partial<Record<Material, readonly SetName[]>> = {
  chess: ['bone', 'diagram'],
  go: ['glass', 'diagram'],
  draughts: ['lacquered', 'diagram'],
  shogi: ['sign', 'letter'],
}

/** The sets of a family beside its own look. */
export const setsOf = (material: Material): readonly SetName[] => OFFERED[material] ?? ['diagram']

export const finishOf = (material: Material, set: SetName | undefined): Finish =>
  set ? `${material}-${set}` : material

/** The family of a finish and its set. */
export const partsOf = (finish: Finish): readonly [Material, SetName | undefined] => [
  MATERIALS.find(material => finish === material || finish.startsWith(`${material}-`))!,
  SETS.find(set => finish.endsWith(`-${set}`)),
]
