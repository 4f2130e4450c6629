// Ruling: for three the book says nine men, but two full rows hold eleven; eleven it is.
// Ruling: whatever stands behind the pushed row, own man or enemy, stops the push; with several players the row may be mixed.
// Ruling: more than three men in line add no force. Nobody's own man ever leaves the board by their own move.
// Ruling: of several players one without men or without a move is passed over; of two, one without a move loses.
// Ruling: the third repetition is a draw, and so are 1000 moves.
import { Layout, type Outcome, type Position, type Reason } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  cellsCodec,
  from,
  GREEN,
  hexagonLabels,
  hexHexagon,
  numbersCodec,
  oneOf,
  pack,
  PieceSet,
  placedOn,
  RED,
  to,
  WALL,
  WHITE,
  win,
  YELLOW,
  type Board,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { dirOfGroup, groups, isSideways, lineOfGroup } from './groups.ts'
import { setup } from './setups.ts'

const SIDE = 5
const TO_EJECT = 6
const ROWS = 'abcdefghi'
const PASS = pack(0, 0, 1023)

// In the order of WEAK, BACKED, BLOCKED.
const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  {
    hu: 'Lökni csak túlerővel lehet: kettő egyet, három egyet vagy kettőt.',
    en: 'A push needs the greater number: two push one, three push one or two.',
    rule: 'push',
  },
  {
    hu: 'A lökött sor mögött áll valaki: nincs hova tolni.',
    en: 'Something stands behind the pushed row: there is nowhere to push it.',
    rule: 'push',
  },
  {
    hu: 'Oldalt lépni csak akkor lehet, ha minden célmező üres.',
    en: 'A sideways move needs every target cell empty.',
    rule: 'moves',
  },
]

/** Rows a to i from the top, numbers along the lines that rise to the right. */
function abalonBoard(): Board {
  const row = (r: number) => ROWS[SIDE - 1 - r]!
  const line = (q: number) => String(q + SIDE)
  return hexHexagon(SIDE, (q, r) => `${row(r)}${line(q)}`, { labels: hexagonLabels(SIDE, line, row) })
}

function make(count: number, kind: 'regular' | 'balls'): BoardGame {
  const board = abalonBoard()
  const { next } = board
  const players = [WHITE, BLACK, RED, BLUE, GREEN, YELLOW].slice(0, count)
  const pieces = new PieceSet(players, [{ id: 'man', name: { hu: 'golyó', en: 'man' }, art: 'marble' }])
  const homes = setup(board, count, kind)

  const layout = new Layout(players.map(player => player.id))
  const cells = layout.range('pieces', board.size + 1, { json: cellsCodec(board, pieces), last: WALL })
  const ejected = layout.range('ejected', count, { json: numbersCodec() })
  const men = layout.range('men', count)
  const won = layout.range('won', 1)

  const middle = board.names.indexOf('e5')
  const far = Float64Array.from(board.cells, ({ x, y }) => {
    const [dx, dy] = [Math.abs(x - board.cells[middle]!.x), Math.abs(y - board.cells[middle]!.y)]
    const rows = dy / (Math.sqrt(3) / 2)
    return Math.round(rows + Math.max(0, dx - rows / 2))
  })

  const list = groups(board, cells)
  const derive = (p: Position): void => {
    for (let i = 0; i < count; i++) {
      let n = 0
      for (let c = 0; c < board.size; c++) if (p.at(cells + c) === pieces.code(0, i)) n++
      p.note(men + i, n)
      if (p.at(ejected + i) >= TO_EJECT) p.note(won, i + 1)
    }
  }
  const passOn = (p: Position): void => {
    let turn = p.turn
    do turn = (turn + 1) % count
    while (p.at(men + turn) === 0 && turn !== p.turn)
    p.pass(turn)
  }
  const ends: Outcome[] = players.map(({ name }, i) =>
    win(
      players,
      i,
      `${name.hu} hat ellenséges golyót lökött le.`,
      `${name.en} has pushed six enemy men off.`,
    ),
  )
  const last = (m: number) => next[to(m) * 6 + dirOfGroup(m)]!

  return {
    players,
    layout,
    board,
    turns: 'one move',
    draws: { repetition: { times: 3 }, cap: 1000 },
    reasons: REASONS,
    start(p) {
      for (const [i, home] of homes.entries()) for (const c of home) p.put(cells + c, pieces.code(0, i))
      derive(p)
    },
    derive,
    moves: (p, out) => list(p.words, pieces.code(0, p.words[0]!), out),
    attempts: (p, out, reasons) => list(p.words, pieces.code(0, p.turn), out, reasons),
    play(p, m) {
      if (m === PASS) return passOn(p)
      const own = pieces.code(0, p.turn)
      const dir = dirOfGroup(m)
      if (isSideways(m)) {
        const along = lineOfGroup(m)
        for (let c = from(m), done = false; !done; c = next[c * 6 + along]!) {
          p.put(cells + c, 0)
          p.put(cells + next[c * 6 + dir]!, own)
          done = c === to(m)
        }
      } else {
        // The row slides by one: everything before the hindmost man hands its place to the one behind.
        p.put(cells + from(m), 0)
        let carried = own
        let at = next[to(m) * 6 + dir]!
        while (carried > 0 && at !== board.size) {
          const met = p.words[cells + at]!
          p.put(cells + at, carried)
          carried = met
          at = next[at * 6 + dir]!
        }
        if (carried > 0) {
          const loser = men + pieces.owner(carried)
          p.note(loser, p.at(loser) - 1)
          p.put(ejected + p.turn, p.at(ejected + p.turn) + 1)
          if (p.at(ejected + p.turn) === TO_EJECT) p.note(won, p.turn + 1)
        }
      }
      passOn(p)
    },
    outcome: p => (p.words[won] === 0 ? undefined : ends[p.words[won]! - 1]),
    stuck: p =>
      count > 2 ? PASS : win(players, 1 - p.turn, 'Az ellenfél nem tud lépni.', 'The opponent cannot move.'),
    name(_, m) {
      if (m === PASS) return 'pass'
      const ends = from(m) === to(m) ? '' : board.names[to(m)]!
      return `${board.names[from(m)]!}${ends}-${board.names[last(m)]!}`
    },
    points: (_, m) =>
      m === PASS ? ['pass'] : from(m) === to(m) ? [from(m), last(m)] : [from(m), to(m), last(m)],
    loosePoints: (_, m) => (m === PASS || from(m) === to(m) ? 1 : 2),
    label: () => ({ hu: 'Passz (nincs lépés)', en: 'Pass (no move)' }),
    value(p, player) {
      let own = 0
      let rival = 0
      for (let i = 0; i < count; i++) {
        let spread = 0
        for (let c = 0; c < board.size; c++)
          if (p.words[cells + c] === pieces.code(0, i)) spread += 1 - far[c]! / 4
        const worth = 0.14 * p.words[ejected + i]! + (0.5 * spread) / Math.max(1, homes[i]!.length)
        if (i === player) own = worth
        else rival = Math.max(rival, worth)
      }
      return own - rival
    },
    gain(p, m) {
      if (m === PASS || isSideways(m)) return 0
      let at = last(m)
      if (p.words[cells + at] === 0) return 0
      while (p.words[cells + at]! > 0) at = next[at * 6 + dirOfGroup(m)]!
      return at === board.size ? 1 : 0
    },
    scene: p => ({
      placed: placedOn(board, pieces, p, cells),
      trays: players.map((player, i) => ({
        id: `ejected:${player.id}`,
        title: { hu: `${player.name.hu} lelökött`, en: `${player.name.en} pushed off` },
        owner: i,
        items: [],
        text: { hu: `${p.at(ejected + i)} / ${TO_EJECT}`, en: `${p.at(ejected + i)} / ${TO_EJECT}` },
      })),
    }),
  }
}

const abalon: GameDefinition = {
  id: 'abalon',
  chapter: 'egyeb-logikai',
  title: { hu: 'Abalon', en: 'Abalone' },
  players: [2, 3, 4, 5, 6],
  rules: 1,
  options: [
    oneOf('setup', 'Alapállás', 'Set-up', [
      ['regular', 'szabályos', 'regular'],
      ['balls', 'golyós', 'balls'],
    ]),
  ],
  make: options => make(Number(options.players ?? 2), options['setup'] === 'balls' ? 'balls' : 'regular'),
}

export default abalon
