import type { Words } from '../../../engine/index.ts'
import {
  BLUE,
  GREEN,
  makeBoard,
  ORANGE,
  RED,
  WHITE,
  YELLOW,
  type CellShape,
  type Line,
} from '../../../kit/index.ts'

/** The colours of the arms, clockwise. */
export const COLOURS = [RED, BLUE, ORANGE, WHITE, GREEN, YELLOW] as const
const LETTERS = 'rbowgy'
const ARM = 14
export const LOOP = ARM * COLOURS.length
const [CORNER, EXIT, START] = [5, 7, 9]
const HOMES = 4

/** Where the parts lie among the cells: the loop first, then the centre, the homes, the bases. */
export const CENTRE = LOOP
export const homeOf = (arm: number, i: number): number => LOOP + 1 + arm * HOMES + i
export const baseOf = (arm: number): number => LOOP + 1 + COLOURS.length * HOMES + arm

/** The arms are four fields wide, so that two of them meet where a jump field lies. */
const NOTCH = 4
const FOOT = NOTCH * Math.cos(Math.PI / 6)

/** A place told along the axis of an arm, `far` from the centre, and `across` it, clockwise. The first arm points up. */
function spot(arm: number, far: number, across: number): readonly [number, number] {
  const turn = (arm * Math.PI) / 3
  return [far * Math.sin(turn) + across * Math.cos(turn), across * Math.sin(turn) - far * Math.cos(turn)]
}

function loopSpot(arm: number, i: number): readonly [number, number] {
  if (i === 0) return spot(arm, FOOT, -2)
  if (i <= CORNER) return spot(arm, FOOT + i, -2)
  return i < START ? spot(arm, FOOT + CORNER, i - EXIT) : spot(arm, FOOT + CORNER + START - i, 2)
}

const round = ([x, y]: readonly [number, number], r: number): number[] =>
  Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8).flatMap(a => [
    x + r * Math.cos(a),
    y + r * Math.sin(a),
  ])

const field = (
  name: string,
  called: Words,
  at: readonly [number, number],
  fill: string,
  r = 0.46,
): CellShape => ({
  name,
  called,
  x: at[0],
  y: at[1],
  outline: round(at, r),
  fill,
})

const arms = [...COLOURS.keys()]
/** What a field of an arm is called: by the colour of the arm. */
const of = (arm: number, hu: string, en: string): Words => {
  const { name } = COLOURS[arm]!
  return { hu: `${name.hu} ${hu}`, en: `${name.en} ${en}` }
}
const cells: readonly CellShape[] = [
  ...arms.flatMap(arm =>
    Array.from({ length: ARM }, (_, i) => {
      const camp = `camp-${COLOURS[arm]!.tint}`
      const fill = i === 0 ? 'corner' : i === EXIT || i === START ? camp : 'plain'
      return field(`${LETTERS[arm]}${i}`, of(arm, `${i}`, `${i}`), loopSpot(arm, i), fill)
    }),
  ),
  field('centre', { hu: 'központ', en: 'centre' }, [0, 0], 'goal', 0.8),
  ...arms.flatMap(arm =>
    Array.from({ length: HOMES }, (_, i) =>
      field(
        `${LETTERS[arm]}-home${i + 1}`,
        of(arm, `otthon ${i + 1}`, `home ${i + 1}`),
        spot(arm, FOOT + CORNER - 1 - i, 0),
        `camp-${COLOURS[arm]!.tint}`,
      ),
    ),
  ),
  ...arms.map(arm =>
    field(
      `${LETTERS[arm]}-base`,
      of(arm, 'alap', 'base'),
      spot(arm + 0.5, 7.1, 0),
      `camp-${COLOURS[arm]!.tint}`,
      1.25,
    ),
  ),
]

const jump = (arm: number): number => ARM * (arm % COLOURS.length)
const lines: readonly Line[] = arms.flatMap(arm => [
  [CENTRE, jump(arm)] as const,
  [jump(arm), jump(arm + 1)] as const,
])

export const board = makeBoard({ cells, dirs: [], step: () => undefined, lines })

/** The way of a colour: from the start round the loop to the exit, then the home. */
export const wayOf = (arm: number): readonly number[] => [
  ...Array.from({ length: LOOP - 1 }, (_, i) => (ARM * arm + START + i) % LOOP),
  ...Array.from({ length: HOMES }, (_, i) => homeOf(arm, i)),
]
