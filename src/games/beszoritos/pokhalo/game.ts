// Ruling: the spiders' player chooses five blue fields, then the fly starts; spiders may go any way and may enter the middle.
// Ruling: spiders without a move pass; a position met three times is a draw.
import type { Player, Reason } from '../../../engine/index.ts'
import {
  cellOf,
  cellsOf,
  dressed,
  graph,
  hunt,
  isPlacing,
  stepsOn,
  to,
  type GameDefinition,
  type HuntPart,
  type Kind,
} from '../../../kit/index.ts'

const FLY: Player = { id: 'fly', tint: 'black', name: { hu: 'légy', en: 'fly' } }
const SPIDERS: Player = { id: 'spiders', tint: 'brown', name: { hu: 'pókok', en: 'spiders' } }
const fly: Kind = { id: 'fly', name: { hu: 'légy', en: 'fly' }, art: 'fly' }
const spider: Kind = { id: 'spider', name: { hu: 'pók', en: 'spider' }, art: 'spider' }

// Spokes from the left clockwise, each with its number of fields without the middle.
const SPOKES = { a: 5, b: 5, c: 4, d: 4, e: 4, f: 5 } as const
const BLUE = 'a1 b1 c1 d1 e1 f1'
const MIDDLE = 'p'
const RADIUS = 5.6
const names = Object.entries(SPOKES).map(([letter, n]) =>
  Array.from({ length: n }, (_, i) => `${letter}${i + 1}`),
)
const points: Record<string, readonly [number, number]> = { [MIDDLE]: [0, 0] }
for (const [k, spoke] of names.entries())
  for (const [i, name] of spoke.entries()) {
    const angle = Math.PI + (k * Math.PI) / 3
    const far = RADIUS * (1 - i / spoke.length)
    points[name] = [far * Math.cos(angle), far * Math.sin(angle)]
  }
// Threads between neighbouring spokes.
const THREADS = `a1-b2 a2-b3 a2-f2 a3-b3 a3-f3 a4-b5 a4-f4 a5-b5 a5-f5 b2-c2 b3-c2 b4-c3 b5-c4
  c1-d2 c2-d2 c3-d3 c4-d4 d1-e2 d2-e3 d3-e3 d3-e4 d4-e4 e1-f3 e2-f3 e3-f4 e4-f5`
const bare = graph(
  points,
  [
    [...BLUE.split(' '), 'a1'],
    ...names.map(spoke => [...spoke, MIDDLE]),
    ...THREADS.split(/\s+/).map(thread => thread.split('-')),
  ],
  {},
  name => (name === MIDDLE ? 'camp-red' : BLUE.includes(name) ? 'camp-blue' : 'camp-yellow'),
)
const board = dressed(bare, {
  labels: bare.cells.map(({ x, y, name }) => ({ x: x + 0.28, y: y + 0.34, text: name })),
})
const walks = stepsOn(board, () => true)
const gait: Reason = {
  hu: 'Csak fonál mentén, a szomszédos üres mezőre lehet lépni.',
  en: 'A move goes along a thread to a neighbouring empty field.',
  rule: 'moves',
}

/** The fly never goes back to the middle. */
const neverBack: HuntPart = () => {
  const middle = cellOf(board, MIDDLE)
  return {
    reason: {
      hu: 'A légy nem léphet vissza a piros mezőre.',
      en: 'The fly may not go back to the red field.',
      rule: 'moves',
    },
    forbids: (p, m) => p.turn === 0 && to(m) === middle && !isPlacing(m),
  }
}

/** The fly has won on any blue field. */
const reachesTheRim: HuntPart = ({ cells, codes, won }) => {
  const rim = cellsOf(board, BLUE)
  const over = won(0, 'A légy kijutott a háló szélére.', 'The fly has reached the rim of the web.')
  return {
    outcome(p) {
      for (let i = 0; i < rim.length; i++) if (p.words[cells + rim[i]!] === codes[0]) return over
      return undefined
    },
  }
}

const game: GameDefinition = {
  id: 'pokhalo',
  chapter: 'beszoritos',
  title: { hu: 'Pókháló', en: 'Spider’s web' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    hunt({
      board,
      sides: [
        { player: FLY, piece: fly, gait, walks, setup: cellsOf(board, MIDDLE) },
        {
          player: SPIDERS,
          piece: spider,
          gait,
          walks,
          hand: { count: 5, cells: cellsOf(board, BLUE) },
          stuck: 'passes',
        },
      ],
      placing: { first: 1, by: 'all' },
      first: 0,
      hunted: 0,
      parts: [neverBack, reachesTheRim],
    }),
}

export default game
