// Ruling: the turns go round clockwise; who has the first corner in the order a5, e13, m17, q13, m5, e1 begins.
// Ruling: jumping is free, and a chain may stop after any jump; camps of others may be crossed and entered.
// Ruling: a man inside the target camp stays there; a man left at home after 100 own moves costs the last place.
// Ruling: who cannot move passes; draw by threefold repetition and after 1000 moves. Places are worth shares from 1 to 0.
import {
  BLUE,
  changingPlaces,
  deadline,
  GREEN,
  hexCentre,
  hexes,
  LETTERS,
  oneOf,
  ORANGE,
  PURPLE,
  RED,
  staysInGoal,
  YELLOW,
  type GameDefinition,
  type Hex,
} from '../../../kit/index.ts'
import { STEPS_AND_JUMPS } from '../halma/game.ts'

// The middle is a hexagon of side five around i9; beyond each of its sides lies a triangle. Clockwise from the top.
const SIDE = 4
const CORNERS = [
  { apex: 'a5', player: RED, has: ({ r }: Hex) => r > SIDE },
  { apex: 'e13', player: YELLOW, has: ({ q, r }: Hex) => q + r > SIDE },
  { apex: 'm17', player: GREEN, has: ({ q }: Hex) => q > SIDE },
  { apex: 'q13', player: BLUE, has: ({ r }: Hex) => r < -SIDE },
  { apex: 'm5', player: PURPLE, has: ({ q, r }: Hex) => q + r < -SIDE },
  { apex: 'e1', player: ORANGE, has: ({ q }: Hex) => q < -SIDE },
] as const

const USED: Readonly<Record<string, string>> = {
  '2': 'a5 q13',
  '3': 'e1 e13 q13',
  '4': 'a5 e1 m17 q13',
  '5': 'a5 e1 m5 m17 q13',
  '6': 'a5 e1 e13 m5 m17 q13',
}
const ADJACENT: typeof USED = { '2': 'a5 e13', '3': 'a5 e13 m17' }

// Two triangles of side 13 laid over each other make the star.
const star: Hex[] = []
for (let r = 2 * SIDE; r >= -2 * SIDE; r--)
  for (let q = -2 * SIDE; q <= 2 * SIDE; q++) {
    const up = q >= -SIDE && r >= -SIDE && q + r <= SIDE
    const down = q <= SIDE && r <= SIDE && q + r >= -SIDE
    if (!up && !down) continue
    const hex = { q, r, name: `${LETTERS[2 * SIDE - r]}${q + 2 * SIDE + 1}` }
    const corner = CORNERS.find(({ has }) => has(hex))
    star.push({ ...hex, fill: corner ? `camp-${corner.player.tint}` : 'plain' })
  }

const BESIDE = 0.76
const ends = (key: 'q' | 'r', better: (a: Hex, b: Hex) => boolean) =>
  Array.from({ length: 4 * SIDE + 1 }, (_, i) =>
    star.filter(hex => hex[key] === i - 2 * SIDE).reduce((best, hex) => (better(hex, best) ? hex : best)),
  )
const board = hexes(star, {
  labels: [
    // Rows at their right ends, lines at their low ends.
    ...ends('r', (a, b) => a.q > b.q).map(hex => ({
      ...hexCentre({ ...hex, q: hex.q + BESIDE }, 'pointy'),
      text: LETTERS[2 * SIDE - hex.r]!,
    })),
    ...ends('q', (a, b) => a.r < b.r).map(hex => ({
      ...hexCentre({ ...hex, r: hex.r - BESIDE }, 'pointy'),
      text: String(hex.q + 2 * SIDE + 1),
    })),
  ],
})
const camps = CORNERS.map(({ has }) => star.flatMap((hex, c) => (has(hex) ? [c] : [])))

const kinai: GameDefinition = {
  id: 'kinai-damajatek',
  chapter: 'helycserelo',
  title: { hu: 'Kínai dámajáték', en: 'Chinese checkers' },
  players: [2, 3, 4, 5, 6],
  rules: 1,
  options: [
    oneOf('start', 'Indulás', 'Start', [
      ['usual', 'a szokásos sarkokból', 'from the usual corners'],
      ['adjacent', 'egymás mellől (ketten és hárman)', 'side by side (two or three players)'],
    ]),
  ],
  make({ players = '2', start }) {
    const used = ((start === 'adjacent' ? ADJACENT[players] : undefined) ?? USED[players])!.split(' ')
    return changingPlaces({
      ...STEPS_AND_JUMPS,
      board,
      camps: CORNERS.flatMap(({ apex, player }, i) =>
        used.includes(apex) ? [{ player, home: camps[i]!, goal: camps[(i + 3) % 6]! }] : [],
      ),
      parts: [staysInGoal, deadline(100)],
    })
  },
}

export default kinai
