// Ruling: the small game has 12 men each (4 kings, 4 queens, 4 men): the book's 16 would fill the board.
// Ruling: the rule of the edge holds for every landing of a chain; kings that start on an edge column stand there rightly.
// Ruling: a king that ended on an edge column must make its owner's next move, before captures of others; if it cannot, the duty waits.
import {
  boardSizes,
  cellCodec,
  draughts,
  facing,
  from,
  square,
  to,
  type DraughtsPart,
  type GameDefinition,
} from '../../../kit/index.ts'
import { international } from '../nemzetkozi-damajatek/game.ts'

/** A king that captured its way to the edge leaves it with the next move. */
const leavesEdge: DraughtsPart = ({ layout, board, players, cells, chain, tables, listFrom }) => {
  const edge = players.map(({ id }) => layout.range(`${id} must leave`, 1, { json: cellCodec(board) }))
  const { owner, isSovereign, shuns, size } = tables
  return {
    reason: {
      hu: 'A szélre került királynak most el kell lépnie onnan.',
      en: 'The king on the edge must leave it now.',
      rule: 'sovereign',
    },
    adds(p, out) {
      const c = p.words[edge[p.turn]!]! - 1
      if (c < 0 || p.words[chain] !== 0) return
      const listed = out.n
      listFrom(p, c, out)
      let kept = listed
      for (let i = listed; i < out.n; i++) {
        let known = false
        for (let k = 0; k < listed; k++) if (out.list[k] === out.list[i]) known = true
        if (!known) out.list[kept++] = out.list[i]!
      }
      out.n = kept
    },
    duty(p, m) {
      const c = p.words[edge[p.turn]!]! - 1
      return c < 0 || p.words[chain] !== 0 || from(m) === c
    },
    played(p, m, player) {
      const w = p.words
      if (w[chain] !== 0) return
      const code = w[cells + to(m)]!
      const word = edge[player]!
      const rests = m >> 20 > 0 && isSovereign[code] === 1 && shuns[code * size + to(m)] === 1
      if (rests) p.put(word, to(m) + 1)
      for (let i = 0; i < 2; i++) {
        const c = w[edge[i]!]! - 1
        if (c >= 0 && (isSovereign[Math.max(0, w[cells + c]!)] === 0 || owner[w[cells + c]!] !== i))
          p.put(edge[i]!, 0)
      }
    },
    flaw: p =>
      edge.some((word, i) => {
        const code = p.at(word) > 0 ? p.at(cells + p.at(word) - 1) : -1
        return p.at(word) > 0 && (code <= 0 || isSovereign[code] === 0 || owner[code] !== i)
      })
        ? {
            hu: 'Nem király áll azon a mezőn, ahonnan el kellene lépni.',
            en: 'There is no king on the cell to be left.',
          }
        : undefined,
  }
}

const kiralyjatek: GameDefinition = {
  id: 'kiralyjatek',
  chapter: 'dama',
  title: { hu: 'Királyjáték', en: 'Game of kings' },
  players: [2],
  rules: 1,
  options: [boardSizes([10, 8])],
  make({ size = '10' }) {
    const rows = Number(size)
    const board = square(rows, rows, { look: 'checks' })
    const { dark, west, east } = board.regions
    const lines = (low: number, high: number) => facing(board, dark, low, high).map(army => army.men)
    const [sovereigns, kings, men] = [lines(1, 1), lines(2, 2), lines(3, rows === 10 ? 4 : 3)]
    return draughts({
      ...international,
      board,
      cells: dark,
      armies: facing(board, dark, 1, 1).map((army, i) => ({
        ...army,
        men: men[i]!,
        kings: kings[i]!,
        sovereigns: sovereigns[i]!,
        crowns: [],
      })),
      king: { kind: { id: 'queen', name: { hu: 'dáma', en: 'queen' }, art: 'king' }, reach: 'far' },
      sovereign: {
        kind: { id: 'king', name: { hu: 'király', en: 'king' }, art: 'chess-king' },
        shuns: [...west, ...east].filter(c => dark.includes(c)),
        gait: {
          hu: 'A király átlósan, üres mezőkön át lép, de a két szélső oszlopban csak közvetlenül a leütött bábu mögött állhat meg.',
          en: 'A king goes diagonally over empty cells, but on the two edge columns it stops only right behind a man it took.',
        },
      },
      gaits: {
        ...international.gaits,
        king: {
          hu: 'A dáma átlósan, üres mezőkön át léphet.',
          en: 'A queen goes diagonally, over empty cells.',
        },
      },
      parts: [leavesEdge],
    })
  },
}

export default kiralyjatek
