import { BLACK, BLUE, makeBoard, RED, YELLOW, type CellShape } from '../../../kit/index.ts'

/** The colours of the arms, clockwise; the first arm points down. */
export const COLOURS = [RED, BLUE, YELLOW, BLACK] as const
const LETTERS = 'rbyk'
const ARM = 18
export const LOOP = ARM * COLOURS.length
const LONG = 8
/** On an arm: outward 0 to 7, the exit, inward 9 to 16, and 17 between two arms. */
const [EXIT, START, BETWEEN] = [8, 9, 17]
const GREEN_FIELDS = [4, EXIT, 12]
const MIDDLE = 7

/** Where the parts lie among the cells: the loop first, then the middles of the arms, the goals, the bases. */
export const middleOf = (arm: number, i: number): number => LOOP + arm * MIDDLE + i
export const goalOf = (arm: number): number => LOOP + COLOURS.length * MIDDLE + arm
export const baseOf = (arm: number): number => goalOf(arm) + COLOURS.length

type Spot = readonly [number, number]

/** A place of the first arm turned to another one: `x` to the right, `y` down, a quarter clockwise for each arm. */
const turned = (arm: number, [x, y]: Spot): Spot => (arm === 0 ? [x, y] : turned(arm - 1, [0 - y, x]))

function loopSpot(i: number): Spot {
  if (i < LONG) return [1, 2 + i]
  if (i === EXIT) return [0, LONG + 1]
  return i === BETWEEN ? [-1, 1] : [-1, LONG + 1 - (i - START)]
}

/** A field of an arm; people call it by the colour of the arm. */
function shape(
  id: string,
  arm: number,
  called: readonly [hu: string, en: string],
  at: Spot,
  corners: readonly Spot[],
  fill: string,
): CellShape {
  const [x, y] = turned(arm, at)
  const outline = corners.flatMap(([dx, dy]) => turned(arm, [at[0] + dx, at[1] + dy]))
  const colour = COLOURS[arm]!.name
  return {
    name: `${LETTERS[arm]}${id}`,
    called: { hu: `${colour.hu} ${called[0]}`, en: `${colour.en} ${called[1]}` },
    x,
    y,
    outline,
    fill,
  }
}
const box = (r: number): readonly Spot[] => [
  [-r, -r],
  [r, -r],
  [r, r],
  [-r, r],
]
/** A quarter of the cross in the middle: a field of the arm's column with a piece of the heart. */
const QUARTER: readonly Spot[] = [
  [0, -1],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
  [-0.5, -0.5],
]

const arms = [...COLOURS.keys()]
const camp = (arm: number): string => `camp-${COLOURS[arm]!.tint}`
const cells: readonly CellShape[] = [
  ...arms.flatMap(arm =>
    Array.from({ length: ARM }, (_, i) => {
      const fill = GREEN_FIELDS.includes(i) ? 'camp-green' : i === START ? camp(arm) : 'plain'
      return shape(`${i}`, arm, [`${i}`, `${i}`], loopSpot(i), box(0.5), fill)
    }),
  ),
  ...arms.flatMap(arm =>
    Array.from({ length: MIDDLE }, (_, i) =>
      shape(`-m${i + 1}`, arm, [`közép ${i + 1}`, `middle ${i + 1}`], [0, LONG - i], box(0.5), camp(arm)),
    ),
  ),
  ...arms.map(arm => shape('-goal', arm, ['cél', 'goal'], [0, 1], QUARTER, 'goal')),
  ...arms.map(arm => shape('-base', arm, ['alap', 'base'], [-3.4, LONG - 0.2], box(1.3), camp(arm))),
]

/** By cell: 1 on green fields, where nobody is captured, and on what belongs to one colour alone. */
export const SAFE = Uint8Array.from(cells, ({ fill }, c) => (c >= LOOP || fill === 'camp-green' ? 1 : 0))

export const board = makeBoard({ cells, dirs: [], step: () => undefined })

/** The way of a colour: from the start round the loop to the exit, through the middle of the arm to the goal. */
export const wayOf = (arm: number): readonly number[] => [
  ...Array.from({ length: LOOP }, (_, i) => (ARM * arm + START + i) % LOOP),
  ...Array.from({ length: MIDDLE }, (_, i) => middleOf(arm, i)),
  goalOf(arm),
]
