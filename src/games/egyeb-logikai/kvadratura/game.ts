// Ruling: an enemy is squared when it stands on one corner of a rectangle whose other three are own, at least one of them moved or added in this
// turn; this goes on until nothing more is squared. Suicide is tested before any capture.
// Ruling: the hand never runs out, since eighteen men are always on the board. Who cannot move loses; the same position for the third time, or 400
// moves, is a draw.
import type { Move, Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellsOf,
  colOf,
  dirOf,
  from,
  ground,
  kind,
  numberTrays,
  pack,
  painted,
  reason,
  rowOf,
  square,
  squash,
  standing,
  step,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIZE = 11
/** So few men on the board lose. */
const FEW = 2
/** So many quiet sideways moves in a row, and no more. */
const QUIET = 2
const HOMES = ['e1 f1 g1', 'e11 f11 g11'] as const
/** Seen from each player: straight ahead, diagonally ahead, sideways. */
const WAYS = [
  ['n', 'nw', 'ne', 'w', 'e'],
  ['s', 'sw', 'se', 'w', 'e'],
] as const

const FRAME = [{ path: 'M-15-15H15V15H-15Z', stroke: 'ink', width: 5 }] as const

function make(): BoardGame {
  const board = painted(square(SIZE, SIZE), { goal: HOMES.join(' ') })
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('figura', 'man', 'tile', { drawing: FRAME, size: 0.72 }) },
    setup: { man: ['b3 c3 d3 e3 f3 g3 h3 i3 j3', 'b9 c9 d9 e9 f9 g9 h9 i9 j9'] },
    counters: { quiet: { for: 'each player', most: QUIET } },
    tracks: ['counts'],
    why: {
      suicide: reason(
        'Öngyilkosság: itt három ellenséges figura négyzetének negyedik sarkára lépnél.',
        'Suicide: this is the fourth corner of a rectangle with three enemy men.',
        'suicide',
      ),
      quiet: reason(
        'Két szelíd oldallépés után nem léphetsz még egyszer oldalra ütés nélkül.',
        'After two quiet sideways moves you may not move sideways again without capturing.',
        'marker',
      ),
      noWay: reason(
        'A figurák egy mezőt léphetnek üres mezőre: előre, átlósan előre vagy oldalt.',
        'Men go one step to an empty cell: ahead, diagonally ahead or sideways.',
      ),
    },
  })
  const { cells, men, players, why } = g
  const { quiet } = g.count
  const code = g.codes('man')
  const col = board.cells.map((_, c) => colOf(board, c))
  const row = board.cells.map((_, c) => rowOf(board, c))
  const cellAt = (x: number, y: number): number =>
    board.cells.findIndex((_, c) => col[c] === x && row[c] === y)
  // For each cell the other three corners of every rectangle it is a corner of.
  const corners = Int16Array.from(
    board.cells.flatMap((_, c) =>
      board.cells.flatMap((_, far) =>
        col[far] === col[c] || row[far] === row[c]
          ? []
          : [far, cellAt(col[far]!, row[c]!), cellAt(col[c]!, row[far]!)],
      ),
    ),
  )
  const RECTANGLES = 3 * (SIZE - 1) ** 2
  const ways = WAYS.map(names => names.map(name => dirOf(board, name)))
  const homes = HOMES.map(names => cellsOf(board, names))
  const isSideways = (m: Move): boolean => row[from(m)] === row[to(m)]

  /** What stands on the three corners from `k` on: how many men of each, and where an enemy is. The cell `left` counts as empty. */
  let [own, foes, enemy] = [0, 0, 0]
  const look = (words: Int32Array, k: number, player: number, left: number): void => {
    own = foes = 0
    for (let i = k; i < k + 3; i++) {
      const c = corners[i]!
      if (words[cells + c] === code[player] && c !== left) own++
      else if (words[cells + c] === code[1 - player]) {
        foes++
        enemy = c
      }
    }
  }
  /** Whether `c` is the corner of a rectangle with so many enemies, the others on it being own men. */
  const closes = (words: Int32Array, c: number, player: number, enemies: number, left: number): boolean => {
    for (let k = c * RECTANGLES; k < (c + 1) * RECTANGLES; k += 3) {
      look(words, k, player, left)
      if (foes === enemies && own === 3 - enemies) return true
    }
    return false
  }
  const queue = new Int16Array(board.size)
  /** Squares all that a man on `cell` can, then all that the added men can; tells how many were taken. */
  const squareFrom = (p: Position, cell: number, player: number): number => {
    let waiting = 1
    queue[0] = cell
    for (let head = 0; head < waiting; head++) {
      const c = queue[head]!
      for (let k = c * RECTANGLES; k < (c + 1) * RECTANGLES; k += 3) {
        look(p.words, k, player, -1)
        if (foes !== 1 || own !== 2) continue
        g.set(p, enemy, code[player]!)
        queue[waiting++] = enemy
      }
    }
    return waiting - 1
  }
  const homeWins = winsOf(
    players,
    '{winner} elfoglalta az ellenfél otthonát.',
    '{winner} has taken the enemy home.',
  )
  const fewWins = winsOf(
    players,
    '{loser} figurái közül legfeljebb kettő maradt.',
    '{loser} has two men or fewer left.',
  )
  const holds = (p: Position, player: number, home: readonly number[]): boolean => {
    for (let i = 0; i < home.length; i++) if (p.words[cells + home[i]!] !== code[player]) return false
    return true
  }

  return standing(g, {
    from(p, c, out) {
      const dirs = ways[p.words[0]!]!
      for (let i = 0; i < dirs.length; i++) {
        const n = step(board, c, dirs[i]!)
        if (p.words[cells + n] === 0) out.add(pack(c, n))
      }
    },
    refuses(p, m) {
      const player = p.words[0]!
      if (closes(p.words, to(m), player, 3, from(m))) return why.suicide
      if (p.words[quiet + player] !== QUIET || !isSideways(m)) return 0
      return closes(p.words, to(m), player, 1, from(m)) ? 0 : why.quiet
    },
    play(p, m) {
      const player = p.words[0]!
      g.carry(p, from(m), to(m))
      const taken = squareFrom(p, to(m), player)
      p.put(quiet + player, taken === 0 && isSideways(m) ? p.words[quiet + player]! + 1 : 0)
      g.endTurn(p)
    },
    outcome(p) {
      for (let i = 0; i < 2; i++) {
        if (p.words[men + 1 - i]! <= FEW) return fewWins[i]
        if (holds(p, i, homes[1 - i]!)) return homeWins[i]
      }
      return undefined
    },
    draws: { repetition: { times: 3 }, cap: 400 },
    value: (p, player) => squash(p.words[men + player]! - p.words[men + 1 - player]!, 4),
    scene: p => ({
      trays: [
        ...numberTrays(g, 'men', text('A táblán', 'On the board'), i => p.at(men + i)),
        ...numberTrays(g, 'marker', text('Jelző', 'Marker'), i => ['–', '•', '• •'][p.at(quiet + i)]!),
      ],
    }),
  })
}

const kvadratura: GameDefinition = {
  id: 'kvadratura',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Kvadratúra', en: 'Quadrature' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default kvadratura
