// Ruling: the slips of the book's set-ups are corrected (see data.ts). The two terraces of equal height that meet only in the middle
// of the board are different ones.
// Ruling: nobody may capture their own T. The T wins in the low corner of the far half: h8 for the players below and on the left, a1
// for those above and on the right.
// Ruling: of three or four players whoever loses the T is out with all pieces, the last one left wins, and whoever cannot move is
// passed over; of two players whoever cannot move loses. The third repetition and the 400th move are a draw.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  cellsOf,
  from,
  ground,
  kind,
  oneOf,
  pack,
  RED,
  standing,
  stepsFrom,
  to,
  WHITE,
  winsOf,
  worthOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { terraces } from './board.ts'
import { SEATS, SETUPS, type SetUpName } from './data.ts'
import { ENDS, NO_T, PROMPT, WHY } from './words.ts'

/** By kind how large it is (the T is one of the smallest), what it is worth, and how large it is drawn. */
const KINDS = {
  T: { size: 0, worth: 10, drawn: 0.56 },
  A: { size: 0, worth: 1, drawn: 0.56 },
  B: { size: 1, worth: 1.6, drawn: 0.7 },
  C: { size: 2, worth: 2.4, drawn: 0.84 },
  D: { size: 3, worth: 3.2, drawn: 0.98 },
}
type Id = keyof typeof KINDS
const IDS = Object.keys(KINDS) as Id[]

function make(side: 8 | 6, setup: SetUpName, count: number): BoardGame {
  const { board, along, up, down, below } = terraces(side)
  const { size } = board
  const seats = (setup === 'four' ? SEATS[side] : SEATS[2]).slice(0, count)
  const isTurned = seats.map(seat => seat === 'n' || seat === 'e')
  const cellsOfKind = (id: Id, player: number): readonly number[] => {
    const list = SETUPS[side][setup]['sn'.includes(seats[player]!) ? 0 : 1]!.split(', ')
    const cells = list.flatMap(each => (each.startsWith(id) ? cellsOf(board, each.slice(2)) : []))
    return isTurned[player] ? cells.map(c => size - 1 - c) : cells
  }
  const pieceOf = (id: Id, art: string, most = size) =>
    kind(`${id} bábu`, `${id} piece`, art, { size: KINDS[id].drawn, letter: id, most })
  const goals = seats.map((_, i) => (isTurned[i] ? 0 : size - 1))
  const g = ground({
    players: [WHITE, BLACK, RED, BLUE].slice(0, count),
    board,
    kinds: {
      T: pieceOf('T', 'king', 1),
      A: pieceOf('A', 'disc'),
      B: pieceOf('B', 'disc'),
      C: pieceOf('C', 'disc'),
      D: pieceOf('D', 'disc'),
    },
    setup: Object.fromEntries(IDS.map(id => [id, seats.map((_, i) => cellsOfKind(id, i))])),
    goals: { T: goals.map(c => [c]) },
    flags: ['out'],
    why: WHY,
  })
  const { cells, flag, kindOf, ownerOf, players, why } = g
  const T = g.codes('T')
  const sizeOf = Int8Array.from(kindOf, k => (k < 0 ? 0 : KINDS[IDS[k]!].size))
  /** By player: how many steps a T is from its corner over the empty board. */
  const far = goals.map(goal =>
    stepsFrom(board, goal, c =>
      [...board.cells.keys()].filter(n => [...along[n]!.flat(), ...up[n]!, ...down[n]!].includes(c)),
    ),
  )

  const walks = (p: Position, c: number, line: readonly number[], out: Moves): void => {
    for (let i = 0; i < line.length; i++) {
      const code = p.words[cells + line[i]!]!
      if (code === 0) out.add(pack(c, line[i]!))
      else if (ownerOf[code] !== p.words[0]) return
    }
  }
  const steps = (p: Position, c: number, list: readonly number[], out: Moves): void => {
    for (let i = 0; i < list.length; i++) if (p.words[cells + list[i]!] === 0) out.add(pack(c, list[i]!))
  }
  const captures = (p: Position, c: number, list: readonly number[], out: Moves): void => {
    const mine = p.words[cells + c]!
    for (let i = 0; i < list.length; i++) {
      const prey = p.words[cells + list[i]!]!
      if (prey > 0 && sizeOf[prey]! <= sizeOf[mine]! && prey !== T[p.words[0]!]) out.add(pack(c, list[i]!))
    }
  }
  const leave = (p: Position, player: number): void => {
    g.setFlag(p, flag.out, player)
    // Of two players the game is over: what stands on the board may be seen.
    if (count === 2) return
    for (let c = 0; c < size; c++) if (ownerOf[p.words[cells + c]!] === player) g.set(p, c, 0)
  }
  /** Why a piece cannot go to a field. */
  const obstacle = (p: Position, a: number, b: number): number => {
    const [other, isBelow] = [g.at(p, b), below[a]!.includes(b)]
    if (other > 0) {
      if (!isBelow) return ownerOf[other] === p.turn ? why.taken : why.strike
      return other === T[p.turn] ? why.ownT : why.larger
    }
    if (along[a]!.some(line => line.includes(b))) return why.blocked
    return isBelow ? why.straight : why.noWay
  }

  return standing(g, {
    prompt: PROMPT,
    from(p, c, out) {
      const lines = along[c]!
      for (let i = 0; i < lines.length; i++) walks(p, c, lines[i]!, out)
      steps(p, c, up[c]!, out)
      steps(p, c, down[c]!, out)
      captures(p, c, below[c]!, out)
    },
    captures: (p, m) => g.at(p, to(m)) > 0,
    play(p, m) {
      const taken = p.words[cells + to(m)]!
      g.carry(p, from(m), to(m))
      if (T.includes(taken)) leave(p, ownerOf[taken]!)
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noWay ? obstacle(p, from(m), to(m)) : usual),
    stuck: count === 2 ? 'loses' : 'passes',
    ...(count === 2 && { last: winsOf(players, ...ENDS.captured) }),
    arrives: winsOf(players, ...ENDS.arrived),
    flaw: p =>
      T.some((code, i) => !g.hasFlag(p, flag.out, i) && g.countOf(p, code) === 0) ? NO_T : undefined,
    draws: { repetition: { times: 3 }, cap: 400 },
    value: worthOf(g, 6, (id, c, player) => (id === 'T' ? 2 - 0.4 * far[player]![c]! : KINDS[id].worth)),
    gain(p, m) {
      const prey = p.words[cells + to(m)]!
      return prey <= 0 || ownerOf[prey] === p.words[0] ? 0 : KINDS[IDS[kindOf[prey]!]!].worth
    },
  })
}

const terasz: GameDefinition = {
  id: 'terasz',
  chapter: 'egyeb-logikai',
  title: { hu: 'Terasz', en: 'Terrace' },
  players: [2, 3, 4],
  rules: 1,
  material: 'army',
  options: [
    oneOf('board', 'Tábla', 'Board', [
      ['8', '8 × 8', '8 × 8'],
      ['6', '6 × 6', '6 × 6'],
    ]),
    oneOf('setup', 'Felállás (két játékosnál)', 'Set-up (of two players)', [
      ['normal', 'normál', 'normal'],
      ['short', 'rövid játék', 'short game'],
    ]),
  ],
  make: ({ board, setup, players }) =>
    make(
      board === '6' ? 6 : 8,
      players === '3' || players === '4' ? 'four' : setup === 'short' ? 'short' : 'normal',
      Number(players ?? 2),
    ),
}

export default terasz
