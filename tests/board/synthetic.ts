// Boards and scenes no single game has, to see and to measure what the view can do.
import { Rng } from '../../src/engine/index.ts'
import {
  hexHexagon,
  layers,
  square,
  type Board,
  type Placed,
  type Scene,
  type Tint,
} from '../../src/kit/index.ts'

export interface Shown {
  readonly board: Board
  readonly scene: Scene
}

const piece = (cell: number, art: string, tint: Tint, more: Partial<Placed> = {}, text?: string): Placed => ({
  cell,
  look: { art, tint, ...(text ? { text } : {}) },
  label: { hu: `${tint} ${art}`, en: `${tint} ${art}` },
  ...more,
})
const scene = (placed: readonly Placed[], more: Partial<Scene> = {}): Scene => ({
  placed,
  trays: [],
  ...more,
})

const star = (col: number, row: number) =>
  [3, 9, 15].includes(col) && [3, 9, 15].includes(row) ? 'marked' : undefined

/** Stones at random on a 19 × 19 board of points. */
export function stones(count: number, art = 'stone'): Shown {
  const board = square(19, 19, { look: 'points', fill: star })
  const cells = new Rng(3).shuffle(board.cells.map((_, c) => c)).slice(0, Math.min(count, 361))
  const placed = cells.map((c, i) => piece(c, art, i % 2 ? 'white' : 'black'))
  // Above 361 the rest lies on others.
  for (let i = 361; i < count; i++) placed.push(piece(i - 361, art, 'red'))
  return { board, scene: scene(placed) }
}

function stacks(): Shown {
  const board = square(6, 6, { look: 'checks' })
  const placed: Placed[] = []
  for (const [cell, height] of [
    [0, 2],
    [3, 3],
    [8, 5],
    [14, 8],
    [21, 12],
    [27, 4],
    [35, 6],
  ] as const)
    for (let k = 0; k < height; k++)
      placed.push(
        piece(cell, k === height - 1 && height > 4 ? 'king' : 'disc', (k * 7 + cell) % 3 ? 'white' : 'black'),
      )
  placed.push(piece(17, 'ring', 'blue'), piece(17, 'marble', 'yellow'))
  for (const tint of ['red', 'blue', 'green', 'yellow'] as const) placed.push(piece(11, 'man', tint))
  placed.push(
    piece(5, 'man', 'red'),
    piece(5, 'man', 'red'),
    piece(30, 'marble', 'teal'),
    piece(30, 'marble', 'pink'),
    piece(30, 'marble', 'purple'),
  )
  return { board, scene: scene(placed) }
}

function blocks(): Shown {
  const board = square(8, 6)
  const at = (...names: string[]) => names.map(name => board.names.indexOf(name))
  const block = (tint: Tint, ...names: string[]) => {
    const cells = at(...names)
    return piece(cells[0]!, 'block', tint, { cells })
  }
  return {
    board,
    scene: scene([
      block('red', 'a1', 'a2', 'a3', 'a4', 'b1'),
      block('blue', 'b2', 'b3', 'c3', 'c2'),
      block('green', 'c1', 'd1', 'e1', 'd2'),
      block('yellow', 'e2', 'e3', 'e4', 'd3', 'f3'),
      block('purple', 'a5', 'b5', 'c5', 'c6', 'b4'),
      block('teal', 'g1', 'h1', 'h2', 'h3', 'g3'),
      block('wood', 'f6', 'g6', 'h6'),
      block('brown', 'd5'),
      block('pink', 'g5', 'h5'),
    ]),
  }
}

const hexName = (q: number, r: number) => `${q},${r}`

function hexPoints(): Shown {
  const board = hexHexagon(5, hexName, { look: 'points' })
  const rng = new Rng(5)
  const placed = board.cells.flatMap((_, c) => {
    const k = rng.below(5)
    return k < 2
      ? [piece(c, k ? 'marble' : 'marble', k ? 'white' : 'black')]
      : k === 2
        ? [piece(c, 'ring', 'red')]
        : []
  })
  return { board, scene: scene(placed) }
}

function hexCells(): Shown {
  const board = hexHexagon(4, hexName, { look: 'flat' })
  const words = [
    'home',
    'goal',
    'water',
    'blocked',
    'fog',
    'start',
    'marked',
    'track',
    'corner',
    'gone',
    'camp-red',
    'camp-green',
    'camp-blue',
    'camp-yellow',
    'lot-orange',
    'bonus-2l',
    'bonus-3l',
    'bonus-2w',
    'bonus-3w',
    'light',
    'dark',
  ]
  return { board, scene: scene([], { fills: words.map((fill, i) => ({ cell: i + 3, fill })) }) }
}

function threeLayers(): Shown {
  const board = layers(square(4, 4), 4)
  const rng = new Rng(8)
  const placed = board.cells.flatMap((_, c) => {
    const k = rng.below(4)
    return k < 2 ? [piece(c, 'marble', k ? 'red' : 'blue')] : []
  })
  return { board, scene: scene(placed) }
}

function links(): Shown {
  const board = square(7, 7, { look: 'points', lines: 'orthogonal' })
  const c = (name: string) => board.names.indexOf(name)
  return {
    board,
    scene: scene(
      [
        piece(c('b2'), 'peg', 'red'),
        piece(c('c4'), 'peg', 'red'),
        piece(c('e5'), 'peg', 'blue'),
        piece(c('f3'), 'peg', 'blue'),
        piece(c('a7'), 'shogi', 'wood', {}, 'P'),
      ],
      {
        links: [
          { from: c('b2'), to: c('c4'), tint: 'red', kind: 'bar' },
          { from: c('e5'), to: c('f3'), tint: 'blue', kind: 'bar' },
          { from: c('b6'), to: c('d6'), tint: 'green', kind: 'arrow' },
          { from: c('f6'), to: c('g6'), tint: 'black', kind: 'wall' },
        ],
      },
    ),
  }
}

function tray(): Shown {
  const board = square(3, 3, { look: 'checks' })
  const item = (art: string, tint: Tint, count: number, point?: string, text?: string) => ({
    look: { art, tint, ...(text ? { text } : {}) },
    label: { hu: `${tint} ${art}`, en: `${tint} ${art}` },
    count,
    ...(point ? { point } : {}),
  })
  return {
    board,
    scene: scene([piece(4, 'chess-king', 'white')], {
      trays: [
        {
          id: 'hand',
          title: { hu: 'Kézben', en: 'In hand' },
          owner: 0,
          items: [
            item('chess-pawn', 'white', 3, 'hand:pawn'),
            item('chess-knight', 'white', 1, 'hand:knight'),
          ],
        },
        {
          id: 'dice',
          title: { hu: 'Kockák', en: 'Dice' },
          items: [item('die', 'white', 1, undefined, '5'), item('die', 'red', 1, undefined, '3')],
        },
        {
          id: 'money',
          title: { hu: 'Pénz', en: 'Money' },
          owner: 1,
          items: [item('coin', 'yellow', 4, undefined, '10'), item('card', 'blue', 2, undefined, '7')],
          text: { hu: '1500 Ft', en: '$1500' },
        },
      ],
    }),
  }
}

export const synthetic: Readonly<Record<string, () => Shown>> = {
  stones: () => stones(300),
  'discs-400': () => stones(400, 'disc'),
  'stones-400': () => stones(400),
  stacks,
  blocks,
  'hex-points': hexPoints,
  'hex-fills': hexCells,
  layers: threeLayers,
  links,
  tray,
}
