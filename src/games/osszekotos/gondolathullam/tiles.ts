import { circlePath, type Shape } from '../../../kit/index.ts'

/** The five kinds of tiles, with how many of each a player has. */
export const KINDS = [
  { id: 'cross', name: { hu: 'kereszt', en: 'cross' }, count: 2, sides: 'nesw' },
  { id: 'tee', name: { hu: 'T', en: 'T' }, count: 6, sides: 'nes esw nsw new' },
  { id: 'straight', name: { hu: 'egyenes', en: 'straight' }, count: 5, sides: 'ns ew' },
  { id: 'corner', name: { hu: 'sarok', en: 'corner' }, count: 10, sides: 'ne es sw nw' },
  { id: 'end', name: { hu: 'végpont', en: 'end' }, count: 1, sides: 'n e s w' },
] as const

/** The sides in the order of the board's directions: their names, and where a line from the middle ends. */
const SIDES = 'nesw'
const NAMES = { hu: ['É', 'K', 'D', 'Ny'], en: ['N', 'E', 'S', 'W'] }
const ENDS = ['0 -50', '50 0', '0 50', '-50 0']

/** The fifteen ways tiles can lie: a kind, and the sides that are joined in the middle, also as bits. */
export const WAYS = KINDS.flatMap(({ id, name, sides }, kind) =>
  sides.split(' ').map(way => {
    const joined = [...way].map(side => SIDES.indexOf(side))
    const told = (names: readonly string[]) => joined.map(side => names[side]).join('–')
    return {
      id: way,
      kind,
      bits: joined.reduce((bits, side) => bits | (1 << side), 0),
      name: { hu: `${name.hu} (${told(NAMES.hu)})`, en: `${name.en} (${told(NAMES.en)})` },
      drawing: drawn(joined, id === 'end' ? 17 : 9),
    }
  }),
)

/** Lines to these sides, and a knob where they meet. */
function drawn(sides: readonly number[], knob: number): readonly Shape[] {
  const path = sides.map(side => `M0 0L${ENDS[side]}`).join('')
  return [
    { path, stroke: 'line', width: 24 },
    { path: circlePath(knob), fill: 'line', stroke: 'line', width: 6 },
    { path, stroke: 'ink', width: 14 },
    { path: circlePath(knob), fill: 'ink' },
  ]
}
