// Ruling: the book's "3/4 apart, 1 square" must read "3/2 apart, 2 squares"; only then its total of 105 squares is right.
// Ruling: the computer sees a square at once. With `claim` its owner must point it out, after placing on the turn it was made or on any
// later one, and on a full board once more; a claim without a square just ends the turn. A square that nobody claims does not win.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  isButton,
  kind,
  RowCounts,
  split,
  square,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { squaresOn } from './squares.ts'

const SIDE = 6
const CORNERS = 4
const BOTH = 3

function make(seen: 'at once' | 'when claimed'): BoardGame {
  const board = square(SIDE, SIDE)
  const players = [WHITE, BLACK]
  const g = ground({
    players,
    board,
    kinds: { disc: kind('korong', 'disc', 'disc', { most: (SIDE * SIDE) / 2 }) },
    parts: ['place', 'look'],
    flags: ['shown', 'looked'],
    tracks: ['empties'],
    own: layout => ({ made: layout.range('made', 2) }),
    buttons: {
      claim: text('Megvan a négyzetem!', 'I have a square!'),
      next: text('Nincs négyzetem', 'No square yet'),
    },
  })
  const { cells, empties, button } = g
  const { shown, looked } = g.flag
  const { made } = g.own
  const code = g.codes('disc')
  const shapes = squaresOn(board, SIDE)
  const squares = new RowCounts(g.layout, board, CORNERS, { cells, codes: code }, { shapes })
  const wins = winsOf(players, '{winner} négyzetet rakott ki.', '{winner} made a square.')
  const full = split(players, 'A tábla betelt négyzet nélkül.', 'The board is full without a square.')

  const claimable = seen === 'when claimed'
  /** On a full board both look once more. */
  const pass = (p: Position): void => {
    const last = empties.count(p) === 0
    if (last) p.put(looked, p.words[looked]! | (1 << p.words[0]!))
    g.endTurn(p)
    if (last) g.go(p, g.part.look)
  }

  return standing(g, {
    parts: {
      place: {
        prompt: text('Tegyél le egy korongot.', 'Place a disc.'),
        onto: 'empty cells',
        play(p, m) {
          const player = p.words[0]!
          g.set(p, to(m), code[player]!)
          squares.add(p, to(m), player)
          if (squares.completed(p, to(m))) p.note(made + player, 1)
          if (claimable) g.go(p, g.part.look)
          else g.endTurn(p)
        },
      },
      look: {
        prompt: text(
          'Látsz négyzetet? Mutasd be, vagy add át a lépést.',
          'Do you see a square? Show it, or end your turn.',
        ),
        moves(_, out) {
          out.add(button.claim)
          out.add(button.next)
        },
        play(p, m) {
          const player = p.words[0]!
          if (m === button.next || p.words[made + player] === 0) return pass(p)
          p.put(shown, 1 << player)
          g.endTurn(p)
        },
      },
    },
    turns: claimable ? 'several moves' : 'one move',
    derive(p) {
      squares.forget(p)
      for (let i = 0; i < 2; i++) p.note(made + i, 0)
      for (let c = 0; c < board.size; c++)
        if (g.at(p, c) > 0 && squares.completed(p, c)) p.note(made + g.ownerOf[g.at(p, c)]!, 1)
    },
    outcome(p) {
      if (!claimable) return p.words[made] === 1 ? wins[0] : p.words[made + 1] === 1 ? wins[1] : undefined
      return p.words[shown] !== 0 ? wins[p.words[shown]! - 1] : p.words[looked] === BOTH ? full : undefined
    },
    decisive: (p, { result }) =>
      board.names.flatMap((_, c) =>
        g.at(p, c) === code[result.indexOf(1)] && squares.completed(p, c) ? [c] : [],
      ),
    stuck: () => full,
    value: (p, player) => squash(squares.lead(p, player), 40),
    gain: (p, m) => (isButton(m) ? 0 : squares.gain(p, to(m), p.turn)),
  })
}

const holANegyzet: GameDefinition = {
  id: 'hol-a-negyzet',
  chapter: 'egyeb-logikai',
  title: { hu: 'Hol a négyzet?', en: 'Where is the square?' },
  players: [2],
  material: 'rows',
  rules: 1,
  options: [toggle('claim', 'A négyzetet észre kell venni', 'A square must be pointed out')],
  make: ({ claim }) => make(claim === 'on' ? 'when claimed' : 'at once'),
}

export default holANegyzet
