import { circlePath, type Kind, type Look, type Shape } from '../../../kit/index.ts'

/** The five kinds of tiles, with how many of each a player has. */
export const KINDS = [
  { id: 'cross', name: { hu: 'kereszt', en: 'cross' }, count: 2, sides: 'nesw' },
  { id: 'tee', name: { hu: 'T', en: 'T' }, count: 6, sides: 'nes esw nsw new' },
  { id: 'straight', name: { hu: 'egyenes', en: 'straight' }, count: 5, sides: 'ns ew' },
  { id: 'corner', name: { hu: 'sarok', en: 'corner' }, count: 10, sides: 'ne es sw nw' },
  { id: 'end', name: { hu: 'végpont', en: 'end' }, count: 1, sides: 'n e s w' },
] as const

/** Sides as bits in the order of the board's directions. */
export const SIDES = 'nesw'
const NAMES = { hu: ['É', 'K', 'D', 'Ny'], en: ['N', 'E', 'S', 'W'] }
export const bitsOf = (sides: string): number =>
  [...sides].reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0)

/** The fifteen ways tiles can lie: a kind, and the sides that are joined in the middle. */
export const WAYS = KINDS.flatMap(({ id, name, sides }, kind) =>
  sides.split(' ').map(way => {
    const told = (names: readonly string[]) => [...way].map(side => names[SIDES.indexOf(side)]).join('–')
    return {
      id: way,
      kindId: id,
      kind,
      bits: bitsOf(way),
      name: { hu: `${name.hu} (${told(NAMES.hu)})`, en: `${name.en} (${told(NAMES.en)})` },
    }
  }),
)

const ENDS = ['0 -50', '50 0', '0 50', '-50 0']
const drawings = WAYS.map(({ bits, kindId }): readonly Shape[] => {
  const path = ENDS.map((end, side) => ((bits >> side) & 1 ? `M0 0L${end}` : '')).join('')
  const knob = circlePath(kindId === 'end' ? 17 : 9)
  return [
    { path, stroke: 'line', width: 24 },
    { path: knob, fill: 'line', stroke: 'line', width: 6 },
    { path, stroke: 'ink', width: 14 },
    { path: knob, fill: 'ink' },
  ]
})
export const tiles: readonly Kind[] = WAYS.map(({ id, name }, way) => ({
  id,
  name,
  art: 'tile',
  drawing: drawings[way]!,
}))
export const looks = (tint: Look['tint']): readonly Look[] =>
  drawings.map(drawing => ({ art: 'tile', tint, drawing }))
