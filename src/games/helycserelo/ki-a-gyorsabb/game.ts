// Ruling: the book's sentence about moving wins over the colours it gives the lines: red goes slanted, blue straight.
// Ruling: blue begins. A piece may not go back on its owner's next turn to the point it came from.
// Ruling: who is kept from moving only by that ban passes; who has no move even without it has lost.
// Ruling: two passes in a row, threefold repetition and 400 moves are draws.
import { Moves } from '../../../engine/index.ts'
import {
  allPassed,
  BLUE,
  cellCodec,
  cellsOf,
  changingPlaces,
  CHANGING_PASS,
  colOf,
  dressed,
  from,
  joined,
  opposed,
  RED,
  rowOf,
  square,
  stepsAlong,
  to,
  win,
  type ChangingPart,
  type GameDefinition,
} from '../../../kit/index.ts'

const BLUE_CAMP = 'b1 c1 b2 c2'
const RED_CAMP = 'b5 c5 b6 c6'

// A cross: a square of 4 × 4 points, and two columns of six.
const isWide = (row: number) => row >= 1 && row <= 4
const isTall = (col: number) => col === 1 || col === 2
const cross = square(4, 6, {
  without: (col, row) => !isWide(row) && !isTall(col),
  look: 'points',
  lines: 'all',
  fill: (col, row) => (!isTall(col) ? undefined : row < 2 ? 'camp-blue' : row > 3 ? 'camp-red' : undefined),
})
const place = (name: string) => {
  const c = cross.names.indexOf(name)
  return [colOf(cross, c), rowOf(cross, c)] as const
}
const isStraight = (a: string, b: string) => {
  const [[x, y], [u, v]] = [place(a), place(b)]
  return x === u || y === v
}
const straight = joined(cross, isStraight)
const slanted = joined(cross, (a, b) => {
  const [[x, y], [u, v]] = [place(a), place(b)]
  return !isStraight(a, b) && ((isWide(y) && isWide(v)) || (isTall(x) && isTall(u)))
})
const board = dressed(cross, {
  next: straight.next.map((c, at) => (c < cross.size ? c : slanted.next[at]!)),
  lines: [
    ...slanted.lines.map(([a, b]) => [a, b, 'red'] as const),
    ...straight.lines.map(([a, b]) => [a, b, 'blue'] as const),
  ],
})

/** Nobody takes a move straight back. */
const neverBack: ChangingPart = ({ layout, players, list }) => {
  const stands = players.map(({ id }) => layout.range(`${id} went to`, 1, { json: cellCodec(board) }))
  const came = players.map(({ id }) => layout.range(`${id} came from`, 1, { json: cellCodec(board) }))
  const listed = new Moves()
  const trapped = players.map(({ name }, i) =>
    win(players, 1 - i, `${name.hu} beszorult.`, `${name.en} is shut in.`),
  )
  return {
    reason: {
      hu: 'Lépést nem lehet azonnal visszacsinálni.',
      en: 'A move may not be taken straight back.',
      rule: 'moves',
    },
    forbids: (p, m) =>
      p.words[stands[p.turn]!] === from(m) + 1 && p.words[came[p.turn]!] === to(m) + 1 && m !== CHANGING_PASS,
    playing(p, m, player) {
      p.put(stands[player]!, m === CHANGING_PASS ? 0 : to(m) + 1)
      p.put(came[player]!, m === CHANGING_PASS ? 0 : from(m) + 1)
    },
    stuck(p) {
      listed.n = 0
      list(p, listed)
      return listed.n === 0 ? trapped[p.turn] : undefined
    },
  }
}

const gyorsabb: GameDefinition = {
  id: 'ki-a-gyorsabb',
  chapter: 'helycserelo',
  title: { hu: 'Ki a gyorsabb?', en: 'Who is faster?' },
  players: [2],
  rules: 1,
  options: [],
  make: () =>
    changingPlaces({
      board,
      camps: opposed([BLUE, RED], [cellsOf(board, BLUE_CAMP), cellsOf(board, RED_CAMP)]),
      kinds: [{ id: 'man', name: { hu: 'bábu', en: 'man' }, art: 'man' }],
      ways: stepsAlong([straight.next, slanted.next]),
      gait: {
        hu: 'Egyet lehet lépni üres pontra a saját színű vonalon: kék egyenesen, piros átlósan halad.',
        en: 'A man steps to an empty point along a line of its colour: blue straight, red slanted.',
      },
      arrival: 'all cells',
      draws: { repetition: 3, cap: 400 },
      parts: [neverBack, allPassed],
    }),
}

export default gyorsabb
