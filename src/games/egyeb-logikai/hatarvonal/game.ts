// Ruling: a man never turns. The printed "up to five" captures cannot be, since the longest move is four.
// Ruling: capturing is not compulsory; without a legal move the player has lost. Third repetition and 1000th move: a draw.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  crosswise,
  from,
  ground,
  kind,
  pack,
  reason,
  rowsOf,
  square,
  standing,
  step,
  text,
  to,
  WHITE,
  winsOf,
  worthOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const ROWS = 9
/** The numbers of a man on its front, right, back and left, by what it has in front. */
const NUMBERS = { one: [1, 2, 3, 4], two: [2, 3, 4, 1] } as const
const KINDS = ['one', 'two'] as const

function make(): BoardGame {
  // Directions n, e, s, w: the number of a side and the number of a direction differ by a half turn for the second player.
  const board = crosswise(
    square(6, ROWS, { look: 'checks', fill: (_, row) => (row % (ROWS - 1) === 0 ? 'home' : undefined) }),
  )
  const goals = [board.regions.north, board.regions.south]
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      one: kind('egyes figura', 'one man', 'sides', { text: NUMBERS.one.join('') }),
      two: kind('kettes figura', 'two man', 'sides', { text: NUMBERS.two.join(''), letter: 'T' }),
    },
    setup: `
      t t t t t t
      o o o o o o
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      . . . . . .
      O O O O O O
      T T T T T T`,
    goals: { one: goals, two: goals },
    tracks: ['counts'],
    why: {
      noWay: reason(
        'Pontosan annyit kell lépni, amilyen szám a figura arra néző oldalán áll, egyenesen.',
        'A man goes straight, exactly as far as the number on the side facing that way.',
      ),
      own: reason('Saját figurára nem lehet rálépni.', 'You cannot land on a man of your own.'),
    },
  })
  const { cells, ownerOf, why } = g
  const { size } = board
  const rows = rowsOf(board)

  /** By code and direction: how far the man goes. */
  const reach = new Int8Array(g.pieces.codes * 4)
  for (const name of KINDS)
    for (const owner of [0, 1])
      for (let d = 0; d < 4; d++) reach[g.code(name, owner) * 4 + d] = NUMBERS[name][(d + 2 * owner) % 4]!
  /** Where the man on `c` comes to in a direction; the wall when that is off the board. */
  const goal = (p: Position, c: number, d: number): number => {
    let at = c
    for (let k = reach[p.words[cells + c]! * 4 + d]!; k > 0; k--) at = step(board, at, d)
    return at
  }
  /** The direction of a move; -1 where the number of the man does not lead there. */
  const dirOf = (p: Position, m: number): number => {
    for (let d = 0; d < 4; d++) if (goal(p, from(m), d) === to(m)) return d
    return -1
  }
  /** Takes the enemies on the way and at its end; tells how many there are. */
  const enemiesOn = (p: Position, m: number, how: 'count' | 'take'): number => {
    const d = dirOf(p, m)
    if (d < 0) return 0
    let taken = 0
    for (let c = from(m); c !== to(m);) {
      c = step(board, c, d)
      if (ownerOf[p.words[cells + c]!] !== 1 - p.words[0]!) continue
      taken++
      if (how === 'take') g.set(p, c, 0)
    }
    return taken
  }
  return standing(g, {
    prompt: text('Lépj egy figurával a száma szerint.', 'Move a man by its number.'),
    from(p, c, out) {
      for (let d = 0; d < 4; d++) {
        const n = goal(p, c, d)
        if (n !== size && ownerOf[p.words[cells + n]!] !== p.words[0]) out.add(pack(c, n))
      }
    },
    captures: (p, m) => enemiesOn(p, m, 'count') > 0,
    play(p, m) {
      enemiesOn(p, m, 'take')
      g.carry(p, from(m), to(m))
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noWay && dirOf(p, m) >= 0 ? why.own : usual),
    arrives: winsOf(g.players, '{winner} átlépte a határvonalat.', '{winner} has crossed the border line.'),
    cleared: text('{loser} minden figurája elveszett.', '{loser} has lost all men.'),
    draws: { repetition: { times: 3 }, cap: 1000 },
    // The second player's men look the other way, and their numbers with them.
    placed: each => ({ ...each, look: { ...each.look, turn: each.owner === 0 ? 0 : 180 } }),
    // Men are worth most, then how far ahead they stand.
    value: worthOf(g, 40, (_, c, player) => 10 + (player === 0 ? rows[c]! : ROWS - 1 - rows[c]!)),
    gain: (p, m) => enemiesOn(p, m, 'count'),
  })
}

const hatarvonal: GameDefinition = {
  id: 'hatarvonal',
  chapter: 'egyeb-logikai',
  material: 'swap',
  title: { hu: 'Határvonal', en: 'Borderline' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default hatarvonal
