// Ruling: for three the book says nine men, but two full rows hold eleven; eleven it is.
// Ruling: whatever stands behind the pushed row, own man or enemy, stops the push; with several players the row may be mixed.
// Ruling: more than three men in line add no force. Nobody's own man ever leaves the board by their own move.
// Ruling: of several players one without men or without a move is passed over; of two, one without a move loses.
// Ruling: the third repetition is a draw, and so are 1000 moves.
import {
  BLACK,
  BLUE,
  from,
  GREEN,
  ground,
  hexagonLabels,
  hexHexagon,
  kind,
  marching,
  oneOf,
  PASS,
  reason,
  RED,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  YELLOW,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { setup } from './setups.ts'

const SIDE = 5
const TO_EJECT = 6
const row = (r: number) => 'abcdefghi'[SIDE - 1 - r]!
const line = (q: number) => String(q + SIDE)

function make(count: number, balls: 'regular' | 'balls'): BoardGame {
  // Rows a to i from the top, numbers along the lines that rise to the right.
  const board = hexHexagon(SIDE, (q, r) => `${row(r)}${line(q)}`, { labels: hexagonLabels(SIDE, line, row) })
  const homes = setup(board, count, balls)
  const g = ground({
    players: [WHITE, BLACK, RED, BLUE, GREEN, YELLOW].slice(0, count),
    board,
    kinds: { man: kind('golyó', 'man', 'marble') },
    setup: { man: homes },
    counters: {
      ejected: {
        for: 'each player',
        title: text('{player} lelökött', '{player} pushed off'),
        unit: ` / ${TO_EJECT}`,
      },
    },
    tracks: ['counts'],
    passedOver: 'without pieces',
    buttons: { pass: text('Passz (nincs lépés)', 'Pass (no move)') },
    why: {
      weak: reason(
        'Lökni csak túlerővel lehet: kettő egyet, három egyet vagy kettőt.',
        'A push needs the greater number: two push one, three push one or two.',
        'push',
      ),
      backed: reason(
        'A lökött sor mögött áll valaki: nincs hova tolni.',
        'Something stands behind the pushed row: there is nowhere to push it.',
        'push',
      ),
      blocked: reason(
        'Oldalt lépni csak akkor lehet, ha minden célmező üres.',
        'A sideways move needs every target cell empty.',
      ),
    },
  })
  const { cells, men, ownerOf, players } = g
  const { ejected } = g.count
  const code = g.codes('man')
  const { list, march, target, ejects } = marching(board, cells, g.why)
  const { names } = board

  const middle = board.cells[board.names.indexOf('e5')]!
  const far = Float64Array.from(board.cells, ({ x, y }) => {
    const rows = Math.abs(y - middle.y) / (Math.sqrt(3) / 2)
    return Math.round(rows + Math.max(0, Math.abs(x - middle.x) - rows / 2))
  })
  const wins = winsOf(
    players,
    '{winner} hat ellenséges golyót lökött le.',
    '{winner} has pushed six enemy men off.',
  )

  return standing(g, {
    moves: (p, out) => list(p.words, code[p.words[0]!]!, out),
    attempts: (p, out, reasons) => list(p.words, code[p.turn]!, out, reasons),
    play(p, m) {
      const off = march(p, m)
      if (off > 0) {
        p.note(men + ownerOf[off]!, p.words[men + ownerOf[off]!]! - 1)
        p.put(ejected + p.turn, p.words[ejected + p.turn]! + 1)
      }
      g.endTurn(p)
    },
    outcome(p) {
      for (let i = count - 1; i >= 0; i--) if (p.words[ejected + i]! >= TO_EJECT) return wins[i]
      return undefined
    },
    stuck: count > 2 ? () => PASS : 'loses',
    draws: { repetition: { times: 3 }, cap: 1000 },
    name(_, m) {
      if (m === PASS) return undefined
      return `${names[from(m)]!}${from(m) === to(m) ? '' : names[to(m)]!}-${names[target(m)]!}`
    },
    points: (_, m) =>
      m === PASS ? undefined : from(m) === to(m) ? [from(m), target(m)] : [from(m), to(m), target(m)],
    loosePoints: (_, m) => (from(m) === to(m) ? 1 : 2),
    value(p, player) {
      let own = 0
      let rival = 0
      for (let i = 0; i < count; i++) {
        let spread = 0
        for (let c = 0; c < board.size; c++) if (p.words[cells + c] === code[i]) spread += 1 - far[c]! / 4
        const worth = 0.14 * p.words[ejected + i]! + (0.5 * spread) / Math.max(1, homes[i]!.length)
        if (i === player) own = worth
        else rival = Math.max(rival, worth)
      }
      return own - rival
    },
    gain: (p, m) => (m !== PASS && ejects(p, m) ? 1 : 0),
  })
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
