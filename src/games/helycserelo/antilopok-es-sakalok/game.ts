// Ruling: the lists of the book rule: odd rows are shifted to the left and even ones to the right.
// Ruling: the antelopes begin; the ban on common lines holds for the winning move too, whatever stands in between.
// Ruling: who cannot move passes; both passing in turn, threefold repetition and 400 moves are draws.
import type { Player } from '../../../engine/index.ts'
import {
  allPassed,
  cellsOf,
  changingPlaces,
  CHANGING_PASS,
  dressed,
  from,
  slides,
  square,
  to,
  type ChangingPart,
  type GameDefinition,
} from '../../../kit/index.ts'

const ANTELOPES: Player = { id: 'antelopes', tint: 'yellow', name: { hu: 'antilopok', en: 'antelopes' } }
const JACKALS: Player = { id: 'jackals', tint: 'brown', name: { hu: 'sakálok', en: 'jackals' } }
const LINES = ['1-3-6-8', '2-3-5', '2-4', '4-6-7-9', '5-7-10', '8-10']
const START = '1 2'
const FAR = '9 10'

// Rows of two from below, every second one shifted, so that all lines are slanted.
const points = square(4, 5, {
  without: (col, row) => (col + row) % 2 === 1,
  name: (col, row) => String(2 * row + Math.floor(col / 2) + 1),
  look: 'points',
  lines: 'all',
  fill: (_, row) => (row === 0 ? 'camp-yellow' : row === 4 ? 'camp-brown' : undefined),
})
const board = dressed(points, {
  labels: points.cells.map(({ x, y, name }) => ({ x: x + 0.6, y, text: name })),
})

/** Antelopes and jackals never stand on one line. */
const separateLines: ChangingPart = ({ cells, men, count }) => {
  const { size } = board
  const shares = new Uint8Array(size * size)
  for (const line of LINES) {
    const on = cellsOf(board, line.replaceAll('-', ' '))
    for (const a of on) for (const b of on) shares[a * size + b] = 1
  }
  return {
    reason: {
      hu: 'Antilop és sakál nem állhat ugyanazon az egyenes vonalon.',
      en: 'An antelope and a jackal may not stand on the same straight line.',
      rule: 'moves',
    },
    forbids(p, m) {
      if (m === CHANGING_PASS) return false
      const enemy = 1 - p.turn
      for (let k = 0; k < count(p, p.turn); k++) {
        const c = p.words[men(p.turn) + k]!
        const own = c === from(m) ? to(m) : c
        for (let e = 0; e < count(p, enemy); e++)
          if (shares[own * size + p.words[men(enemy) + e]!] === 1) return true
      }
      return false
    },
    flaw: p =>
      board.names.some((_, a) =>
        board.names.some(
          (_, b) =>
            shares[a * size + b] === 1 &&
            p.at(cells + a) > 0 &&
            p.at(cells + b) > 0 &&
            p.at(cells + a) !== p.at(cells + b),
        ),
      )
        ? {
            hu: 'Antilop és sakál áll ugyanazon a vonalon.',
            en: 'An antelope and a jackal stand on one line.',
          }
        : undefined,
  }
}

const antilopok: GameDefinition = {
  id: 'antilopok-es-sakalok',
  chapter: 'helycserelo',
  title: { hu: 'Antilopok és sakálok', en: 'Antelopes and jackals' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    changingPlaces({
      board,
      camps: [
        { player: ANTELOPES, home: cellsOf(board, START), goal: cellsOf(board, FAR), men: [0, 0] },
        { player: JACKALS, home: cellsOf(board, FAR), goal: cellsOf(board, START), men: [1, 1] },
      ],
      kinds: [
        { id: 'antelope', name: { hu: 'antilop', en: 'antelope' }, art: 'antelope' },
        { id: 'jackal', name: { hu: 'sakál', en: 'jackal' }, art: 'jackal' },
      ],
      ways: slides,
      gait: {
        hu: 'Vonal mentén, egyenesen, üres mezőkön át lehet menni.',
        en: 'A piece goes straight along a line, over empty points.',
      },
      arrival: 'one cell',
      draws: { repetition: 3, cap: 400 },
      parts: [separateLines, allPassed],
    }),
}

export default antilopok
