// Ruling: the slips of the book's set-ups are corrected (see data.ts). The two terraces of equal height that meet only in the middle
// of the board are different ones.
// Ruling: nobody may capture their own T. The T wins in the low corner of the far half: h8 for the players below and on the left, a1
// for those above and on the right.
// Ruling: of three or four players whoever loses the T is out with all pieces, the last one left wins, and whoever cannot move is
// passed over; of two players whoever cannot move loses. The third repetition and the 400th move are a draw.
import type { Move, Moves, Outcome, Position, Words } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  cellOf,
  cellsOf,
  from,
  ground,
  kind,
  LIMIT,
  oneOf,
  pack,
  reason,
  RED,
  REPEATED,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { terraces } from './board.ts'
import { GOALS, SETUPS, type SetUpName } from './data.ts'

/** How large the kinds are, the T among them: it is one of the smallest. */
const SIZES = [0, 0, 1, 2, 3]
const WORTH = [0, 1, 1.6, 2.4, 3.2]
const KINDS = ['T', 'A', 'B', 'C', 'D'] as const
const LOOKS = [0.56, 0.56, 0.7, 0.84, 0.98]

function make(side: 8 | 6, setup: SetUpName, count: number): BoardGame {
  const { board, height, along, up, down, below } = terraces(side)
  const lists = SETUPS[side][setup].slice(0, count)
  const cellsOfKind = (list: string, id: string): readonly number[] =>
    list
      .split(', ')
      .filter(each => each.startsWith(id))
      .flatMap(each => cellsOf(board, each.slice(2)))
  const named = (i: number, art: string) =>
    kind(`${KINDS[i]} bábu`, `${KINDS[i]} piece`, art, { size: LOOKS[i]!, letter: KINDS[i]! })
  const g = ground({
    players: [WHITE, BLACK, RED, BLUE].slice(0, count),
    board,
    kinds: {
      T: { ...named(0, 'king'), most: 1 },
      A: named(1, 'disc'),
      B: named(2, 'disc'),
      C: named(3, 'disc'),
      D: named(4, 'disc'),
    },
    setup: Object.fromEntries(KINDS.map(id => [id, lists.map(list => cellsOfKind(list, id))])),
    flags: ['out'],
    why: {
      noWay: reason(
        'Teraszt váltani csak szomszédos mezőre lehet, egy szinttel föl vagy le.',
        'Another terrace can be reached only by one step, one level up or down.',
      ),
      blocked: reason('Ellenséges bábun nem lehet átmenni.', 'There is an enemy in the way.'),
      straight: reason(
        'Lefelé csak egyenesen lehet lépni; átlósan lefelé ütni lehet.',
        'Steps down go straight only; captures go down slantwise.',
      ),
      strike: reason(
        'Ütni csak átlósan lefelé, a szomszédos mezőre lehet.',
        'Captures go slantwise down, to the next field only.',
        'capture',
      ),
      larger: reason('Nagyobb bábut nem lehet leütni.', 'A larger piece cannot be captured.', 'capture'),
      ownT: reason('A saját T-det nem ütheted le.', 'You may not capture your own T.', 'capture'),
    },
  })
  const { cells, flag, kindOf, ownerOf, players, why } = g
  const { size } = board
  const isAt = (list: readonly number[], c: number): boolean => list.includes(c)
  const kingOf = g.codes('T')
  const corners = { a1: cellOf(board, 'a1'), far: size - 1 }
  const goals = GOALS[side].slice(0, count).map(goal => corners[goal])
  /** Steps of a T from a field to a corner over the empty board. */
  const distances = (goal: number): Int8Array => {
    const far = new Int8Array(size).fill(-1)
    far[goal] = 0
    for (const queue = [goal]; queue.length > 0;) {
      const c = queue.shift()!
      const before = board.cells.flatMap((_, n) =>
        isAt(along[n]!.flat(), c) || isAt(up[n]!, c) || isAt(down[n]!, c) ? [n] : [],
      )
      for (const n of before)
        if (far[n]! < 0) {
          far[n] = far[c]! + 1
          queue.push(n)
        }
    }
    return far
  }
  const far = goals.map(distances)

  const canTake = (p: Position, a: number, b: number): boolean => {
    const [mine, other] = [p.words[cells + a]!, p.words[cells + b]!]
    return (
      other > 0 &&
      SIZES[kindOf[other]!]! <= SIZES[kindOf[mine]!]! &&
      (kindOf[other] !== 0 || ownerOf[other] !== ownerOf[mine])
    )
  }
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
  const leave = (p: Position, player: number): void => {
    p.put(flag.out, p.words[flag.out]! | (1 << player))
    // Of two players the game is over: what stands on the board may be seen.
    if (count === 2) return
    for (let c = 0; c < size; c++) if (ownerOf[p.words[cells + c]!] === player) g.set(p, c, 0)
  }
  /** Why a piece cannot go to a field. */
  const obstacle = (p: Position, a: number, b: number): number => {
    const [rise, other] = [height[b]! - height[a]!, g.at(p, b)]
    if (other > 0) {
      if (!isAt(below[a]!, b)) return ownerOf[other] === p.turn ? why.taken : why.strike
      return other === kingOf[p.turn] ? why.ownT : why.larger
    }
    if (rise === 0 && along[a]!.some(line => isAt(line, b))) return why.blocked
    return isAt(below[a]!, b) ? why.straight : why.noWay
  }

  const wins = winsOf(players, '{winner} T-je célba ért.', 'The T of {winner} has reached its corner.')
  const last =
    count === 2
      ? winsOf(players, '{winner} elfogta az ellenfél T-jét.', '{winner} has captured the enemy T.')
      : undefined
  /** By the bits of those who are out: the others share. */
  const shared = (why: Words): readonly Outcome[] =>
    Array.from({ length: 1 << count }, (_, bits) => {
      const left = players.filter((_, i) => ((bits >> i) & 1) === 0).length
      return { result: players.map((_, i) => ((bits >> i) & 1 ? 0 : 1 / left)), reason: why }
    })
  const [repeated, stopped] = [shared(REPEATED), shared(LIMIT)]
  return standing(g, {
    prompt: text('Lépj egy bábuddal, vagy üss lefelé.', 'Move a piece, or capture downwards.'),
    from(p, c, out) {
      const lines = along[c]!
      for (let i = 0; i < lines.length; i++) walks(p, c, lines[i]!, out)
      steps(p, c, up[c]!, out)
      steps(p, c, down[c]!, out)
      const list = below[c]!
      for (let i = 0; i < list.length; i++) if (canTake(p, c, list[i]!)) out.add(pack(c, list[i]!))
    },
    play(p, m) {
      const taken = p.words[cells + to(m)]!
      g.carry(p, from(m), to(m))
      if (taken > 0 && kindOf[taken] === 0) leave(p, ownerOf[taken]!)
      g.endTurn(p)
    },
    because: (p, m, usual) => (usual === why.noWay ? obstacle(p, from(m), to(m)) : usual),
    stuck: count === 2 ? 'loses' : 'passes',
    ...(last ? { last } : {}),
    outcome(p) {
      for (let i = 0; i < count; i++) if (p.words[cells + goals[i]!] === kingOf[i]) return wins[i]
      return undefined
    },
    flaw: p =>
      players.some(
        (_, i) => ((p.at(flag.out) >> i) & 1) === 0 && !board.cells.some((_, c) => g.at(p, c) === kingOf[i]),
      )
        ? text('Minden játékosnak kell T-je.', 'Every player needs a T.')
        : undefined,
    draws: {
      repetition: { times: 3, judge: p => repeated[p.at(flag.out)]! },
      cap: 400,
      capped: p => stopped[p.at(flag.out)]!,
    },
    name: (p, m: Move) =>
      to(m) < size && g.at(p, to(m)) > 0 ? `${board.names[from(m)]}x${board.names[to(m)]}` : undefined,
    value(p, player) {
      let sum = 0
      for (let c = 0; c < size; c++) {
        const code = p.words[cells + c]!
        if (code === 0) continue
        const owner = ownerOf[code]!
        const worth = kindOf[code] === 0 ? 2 - 0.4 * far[owner]![c]! : WORTH[kindOf[code]!]!
        sum += owner === player ? worth : -worth
      }
      return squash(sum, 6)
    },
    gain(p, m) {
      const code = p.words[cells + to(m)]!
      if (code <= 0 || ownerOf[code] === p.words[0]) return 0
      return kindOf[code] === 0 ? 10 : WORTH[kindOf[code]!]!
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
