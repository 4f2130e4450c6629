// Ruling: for three the book says nine men, but two full rows hold eleven; eleven it is.
// Ruling: whatever stands behind the pushed row, own man or enemy, stops the push; with several players the row may be mixed.
// Ruling: more than three men in line add no force. Nobody's own man ever leaves the board by their own move.
// Ruling: of several players one without men or without a move is passed over; of two, one without a move loses.
// Ruling: the third repetition is a draw, and so are 1000 moves.
import {
  cellOf,
  cellsOf,
  ground,
  hexagonByRows,
  kind,
  marching,
  oneOf,
  PASS,
  reason,
  SIX_SIDES,
  standing,
  stepsFrom,
  text,
  turnedBySixths,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 5
const TO_EJECT = 6
const TITLE = text('{player} lelökött', '{player} pushed off')

const ROWS = 'a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6'
const BALL = 'a1 a2 b1 b2 b3 c2 c3'
const SIDES = ['a1 a2 a3 a4 b1 b2 b3 b4', 'b6 c6 c7 d7 d8 e8 e9 f9']
const same = (men: string, turns: string) => turns.split(' ').map(turn => [men, turn] as const)
const FOUR = [...'03'].flatMap(turn => SIDES.map(men => [men, turn] as const))
/** For two to six players: of each the men, and by how many sixths they are turned, once or twice. */
const HOMES = {
  regular: [
    same(`${ROWS} c3 c4 c5`, '0 3'),
    same(ROWS, '0 2 4'),
    FOUR,
    [...FOUR, ['e5 d4 d5 e4 e6 f5 f6', '0'] as const],
    same('a2 a3 a4 b3 b4 c4', '0 1 2 3 4 5'),
  ],
  balls: [
    same(BALL, '03 14'),
    same('a1 a2 b1 b2 c3', '03 14 52'),
    same(BALL, '0 1 3 4'),
    same(BALL, '0 1 2 3 4'),
    same('a1 a2 b1 b2 b3 c2', '0 1 2 3 4 5'),
  ],
}

function make(count: number, balls: 'regular' | 'balls'): BoardGame {
  const board = hexagonByRows(SIDE)
  const homes = HOMES[balls][count - 2]!.map(([men, turns]) =>
    [...turns].flatMap(times => turnedBySixths(board, cellsOf(board, men), Number(times))),
  )
  const g = ground({
    players: SIX_SIDES.slice(0, count),
    board,
    kinds: { man: kind('golyó', 'man', 'marble') },
    setup: { man: homes },
    counters: { ejected: { for: 'each player', title: TITLE, unit: ` / ${TO_EJECT}` } },
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
  const { list, march, ejects, shown } = marching(board, cells, g.why)
  const far = stepsFrom(board, cellOf(board, 'e5'))
  const wins = winsOf(
    players,
    '{winner} hat ellenséges golyót lökött le.',
    '{winner} has pushed six enemy men off.',
  )

  return standing(g, {
    prompt: text(
      'Válassz egy, két vagy három golyót egy vonalban, aztán a szomszéd mezőt, amerre mennek.',
      'Choose one, two or three of your men in a line, then the cell beside them where they go.',
    ),
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
    ...shown,
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
    gain: (p, m) => (ejects(p, m) ? 1 : 0),
  })
}

const abalon: GameDefinition = {
  id: 'abalon',
  chapter: 'egyeb-logikai',
  material: 'marbles',
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
