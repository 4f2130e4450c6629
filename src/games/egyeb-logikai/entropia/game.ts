// Ruling: a piece is isolated when it touches no piece at all. Whoever has isolated pieces at the start of the turn must move so that
// at least one of them touches something; new isolation may be made. Who has no such move, or no move at all, passes.
// Ruling: the mover wins when none of the own pieces touches another own one; an isolated piece does not spoil it.
// Ruling: when nobody can move it is a draw, and so are the third repetition and the 1000th move.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  from,
  ground,
  kind,
  neighbours,
  reason,
  square,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

function make(): BoardGame {
  const board = square(5, 5)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'disc', { most: 7 }) },
    setup: `
      m m m m m
      m . . . m
      . . . . .
      M . . . M
      M M M M M`,
    tracks: ['places'],
    // By player, as bits of cells: where the pieces stand, and which are isolated; then who has won (+ 1).
    own: layout => ({
      stands: layout.range('stands', 2),
      isolated: layout.range('isolated', 2),
      won: layout.range('won', 1),
    }),
    why: {
      noWay: reason(
        'Üres mezőkön át, egyenesen vagy átlósan lehet menni; átugrani senkit sem szabad.',
        'A piece slides over empty cells, straight or diagonally; nobody is jumped.',
      ),
      lonely: reason(
        'Ez a bábu egyetlen társával sem érintkezik, ezért nem léphet.',
        'This piece touches none of its own, so it cannot move.',
      ),
      join: reason(
        'Elszigetelt bábud van: olyat kell lépned, amely egy társát mellé viszi.',
        'You have an isolated piece: you must bring one of its own beside it.',
        'isolated',
      ),
    },
  })
  const { players, why } = g
  const { stands, isolated, won } = g.own
  /** By cell: the cells that touch it, as bits. */
  const around = Int32Array.from(board.cells, (_, c) =>
    neighbours(board, c).reduce((bits, n) => bits | (1 << n), 0),
  )

  const touches = (p: Position, c: number, player: number): boolean =>
    (around[c]! & p.words[stands + player]!) !== 0
  /** How many pieces of a player can move, touching one of their own. */
  const mobile = (p: Position, player: number): number => {
    let n = 0
    for (let bits = p.words[stands + player]!; bits !== 0; bits &= bits - 1)
      if (touches(p, 31 - Math.clz32(bits & -bits), player)) n++
    return n
  }
  const findIsolated = (p: Position, player: number): void => {
    const all = p.words[stands]! | p.words[stands + 1]!
    let found = 0
    for (let bits = p.words[stands + player]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      if ((around[31 - Math.clz32(bit)]! & all) === 0) found |= bit
    }
    p.note(isolated + player, found)
  }
  const wins = winsOf(
    players,
    '{winner} egyik bábuja sem tud többé lépni.',
    'None of the pieces of {winner} can move any more.',
  )

  return standing(g, {
    prompt: p =>
      p.at(isolated + p.turn) === 0
        ? text(
            'Csúsztass egy bábut, amelyik társával érintkezik.',
            'Slide a piece that touches one of its own.',
          )
        : text(
            'Elszigetelt bábud van: vigyél mellé egy társat.',
            'You have an isolated piece: bring another beside it.',
          ),
    from(p, c, out) {
      if (touches(p, c, p.words[0]!)) g.lines(p, c, out)
    },
    refuses: (p, m) =>
      p.words[isolated + p.words[0]!] === 0 || (around[to(m)]! & p.words[isolated + p.words[0]!]!) !== 0
        ? 0
        : why.join,
    play(p, m) {
      const player = p.words[0]!
      g.carry(p, from(m), to(m))
      p.note(stands + player, p.words[stands + player]! ^ (1 << from(m)) ^ (1 << to(m)))
      if (mobile(p, player) === 0) p.note(won, player + 1)
      findIsolated(p, 0)
      findIsolated(p, 1)
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noWay && !touches(p, from(m), p.turn) ? why.lonely : usual),
    derive(p) {
      for (let i = 0; i < 2; i++) {
        let bits = 0
        for (let c = 0; c < board.size; c++) if (g.ownerOf[g.at(p, c)] === i) bits |= 1 << c
        p.note(stands + i, bits)
      }
      findIsolated(p, 0)
      findIsolated(p, 1)
      // A player's own moves alone part the own pieces, so whoever has none that can move has won.
      p.note(won, 0)
      for (const player of [p.turn, 1 - p.turn])
        if (p.at(stands + player) !== 0 && mobile(p, player) === 0) p.note(won, player + 1)
    },
    outcome: p => (p.words[won] === 0 ? undefined : wins[p.words[won]! - 1]),
    stuck: 'passes',
    draws: { repetition: { times: 3 }, cap: 1000 },
    value: (p, player) => squash(mobile(p, 1 - player) - mobile(p, player), 6),
  })
}

const entropia: GameDefinition = {
  id: 'entropia',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Entrópia', en: 'Entropy' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default entropia
