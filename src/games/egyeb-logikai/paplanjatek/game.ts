// Ruling: each player has the five tetrominoes and the twelve pentominoes. The first piece lies with its first square in the middle of the table.
// Ruling: who cannot place passes, and only then. Who shows no square at the end is last; equal numbers of parts share the win.
import type { Move, Outcome, Position } from '../../../engine/index.ts'
import {
  BLUE,
  cellOf,
  GREEN,
  ground,
  kind,
  most,
  PASS,
  polyomino,
  polyominoDrawing,
  reason,
  RED,
  squash,
  standing,
  text,
  YELLOW,
  type BoardGame,
  type GameDefinition,
  type KindSpec,
  type Placed,
} from '../../../kit/index.ts'
import { anchor, LIES, quilt, SHAPES, under } from './quilt.ts'

/** A new piece covers so many squares that show other colours. */
const COVERED = 2
/** A move is the cell of the first square and the number of the lie; TOUCH + cell points at a cell with no piece chosen. */
const moveOf = (cell: number, lie: number): Move => (cell << 7) | lie
const cellIn = (m: Move): number => m >> 7
const lieIn = (m: Move): number => m & 127
const TOUCH: Move = 1 << 22
/** A piece would lie beyond the table, where nobody can point. */
const OFF = -1

const KINDS: Record<string, KindSpec> = Object.fromEntries(
  SHAPES.map(({ id, shape }) => [
    id,
    kind(`${id} elem`, `${id} piece`, 'bare', { drawing: polyominoDrawing(polyomino(shape)), most: 5 }),
  ]),
)

function make(count: number): BoardGame {
  const g = ground({
    players: [RED, BLUE, GREEN, YELLOW].slice(0, count),
    board: quilt,
    kinds: KINDS,
    hands: Object.fromEntries(SHAPES.map(({ id }) => [id, 1])),
    why: {
      ownColour: reason('A saját színedet nem takarhatod.', 'You may not cover your own colour.'),
      notTwo: reason(
        'Pontosan két négyzetet kell letakarni más színekből, a többi üres asztalra kerül.',
        'Exactly two squares of other colours must be covered, the others lie on the empty table.',
      ),
      pieceFirst: reason('Előbb válassz egy darabot a készletedből.', 'Choose one of your pieces first.'),
    },
  })
  const { board, cells, players, ownerOf, why } = g
  const { size } = board
  const [middle, degree] = [cellOf(board, '0'), board.dirs.length]
  const held = (p: Position, player: number, piece: number): boolean =>
    p.words[g.hands + player * SHAPES.length + piece] === 1
  const codeOf = SHAPES.map(({ id }) => g.codes(id))
  const isBare = (p: Position): boolean => {
    for (let c = 0; c < size; c++) if (p.words[cells + c] !== 0) return false
    return true
  }

  /** What is against a lie with its first square on `cell`; 0 when nothing is. The first covered square must be number `k`, unless it is -1. */
  const against = (p: Position, cell: number, lie: number, k: number): number => {
    const { words } = p
    const { steps } = LIES[lie]!
    let covered = 0
    for (let i = 0; i < steps.length; i++) {
      const c = under(cell, LIES[lie]!, i)
      if (c === size) return OFF
      const owner = ownerOf[words[cells + c]!]!
      if (owner === words[0]) return why.ownColour
      if (owner < 0) continue
      if (covered === 0 && k >= 0 && i !== k) return why.notTwo
      covered++
    }
    return covered === COVERED ? 0 : why.notTwo
  }

  const itself = Int8Array.from(ownerOf, (_, code) => code)
  const seen = new Int32Array(size)
  const queue = new Int16Array(size)
  let search = 0
  /** Gathers the cells joined with `from` whose codes are of the same class into the queue; tells how many they are. */
  const gather = (words: Int32Array, from: number, classOf: Int8Array): number => {
    const wanted = classOf[words[cells + from]!]
    let tail = 1
    seen[from] = search
    queue[0] = from
    for (let head = 0; head < tail; head++)
      for (let d = 0; d < degree; d++) {
        const n = board.next[queue[head]! * degree + d]!
        if (n === size || seen[n] === search || classOf[words[cells + n]!] !== wanted) continue
        seen[n] = search
        queue[tail++] = n
      }
    return tail
  }
  /** How many parts a player's colour is in; Infinity when it does not show at all. */
  const parts = (p: Position, player: number): number => {
    let found = 0
    search++
    for (let c = 0; c < size; c++)
      if (seen[c] !== search && ownerOf[p.words[cells + c]!] === player) {
        gather(p.words, c, ownerOf)
        found++
      }
    return found === 0 ? Infinity : found
  }
  const counted = (p: Position): Outcome => {
    const all = players.map((_, i) => parts(p, i))
    const said = all.map(n => (n === Infinity ? '–' : n)).join(' : ')
    const { result, reason } = most(
      players,
      all.map(n => -n),
      `Részek: ${said}.`,
      `Parts: ${said}.`,
    )
    return { result, reason }
  }
  /** The quilt with as much table around it as a piece can reach. */
  const windowOf = (p: Position): readonly [number, number, number, number] => {
    const shown = board.cells.filter((_, c) => g.at(p, c) > 0)
    const [xs, ys] = [
      [0, ...shown.map(({ x }) => x)],
      [0, ...shown.map(({ y }) => y)],
    ]
    const rim = shown.length === 0 ? 4.5 : 3.5
    const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim]
    return [left, top, Math.max(...xs) + rim - left, Math.max(...ys) + rim - top]
  }

  return standing(g, {
    prompt: text(
      'Válassz egy darabot, és mutasd meg, hol feküdjön.',
      'Choose a piece and show where it lies.',
    ),
    moves(p, out) {
      const turn = p.words[0]!
      if (isBare(p)) {
        for (let lie = 0; lie < LIES.length; lie++)
          if (held(p, turn, LIES[lie]!.piece)) out.add(moveOf(middle, lie))
        return
      }
      for (let c = 0; c < size; c++) {
        const owner = ownerOf[p.words[cells + c]!]!
        if (owner < 0 || owner === turn) continue
        for (let lie = 0; lie < LIES.length; lie++) {
          if (!held(p, turn, LIES[lie]!.piece)) continue
          for (let k = LIES[lie]!.steps.length - 1; k >= 0; k--) {
            const cell = anchor(c, LIES[lie]!, k)
            if (cell !== size && against(p, cell, lie, k) === 0) out.add(moveOf(cell, lie))
          }
        }
      }
    },
    play(p, m) {
      const turn = p.words[0]!
      const lie = LIES[lieIn(m)]!
      const hand = g.hands + turn * SHAPES.length + lie.piece
      for (let k = 0; k < lie.steps.length; k++) g.set(p, under(cellIn(m), lie, k), codeOf[lie.piece]![turn]!)
      p.put(hand, p.words[hand]! - 1)
      g.endTurn(p)
    },
    stuck: 'passes',
    counted,
    name(_, m) {
      if (m === PASS) return undefined
      if (m >= TOUCH) return board.names[m - TOUCH]
      const lie = LIES[lieIn(m)]!
      const pointed = Array.from({ length: lie.pointed }, (_, k) => board.names[under(cellIn(m), lie, k)])
      return `${SHAPES[lie.piece]!.id}:${pointed.join('-')}`
    },
    points(p, m) {
      if (m === PASS) return undefined
      if (m >= TOUCH) return [m - TOUCH]
      const lie = LIES[lieIn(m)]!
      const pointed = Array.from({ length: lie.pointed }, (_, k) => under(cellIn(m), lie, k))
      return [`hand:${p.turn}:${SHAPES[lie.piece]!.id}`, ...pointed]
    },
    attempts(p, out, reasons) {
      const [x, y, w, h] = windowOf(p)
      for (const [c, shape] of board.cells.entries()) {
        if (shape.x < x || shape.y < y || shape.x > x + w || shape.y > y + h) continue
        out.add(TOUCH + c)
        reasons.add(why.pieceFirst)
        for (const [lie, { piece }] of LIES.entries()) {
          const fault = held(p, p.turn, piece) ? against(p, c, lie, -1) : 0
          if (fault <= 0 || (isBare(p) && c === middle)) continue
          out.add(moveOf(c, lie))
          reasons.add(fault)
        }
      }
    },
    value(p, player) {
      let rival = Infinity
      for (let i = 0; i < count; i++) if (i !== player) rival = Math.min(rival, parts(p, i))
      return squash(Math.min(rival, 9) - Math.min(parts(p, player), 9), 3)
    },
    scene(p) {
      const placed: Placed[] = []
      search++
      for (let c = 0; c < size; c++) {
        const code = g.at(p, c)
        if (code === 0 || seen[c] === search) continue
        const shown = Array.from(queue.subarray(0, gather(p.words, c, itself)))
        const look = { art: 'patch', tint: g.pieces.look(code).tint }
        placed.push({ cell: c, cells: shown, look, label: g.pieces.label(code), owner: ownerOf[code]! })
      }
      return { placed, window: windowOf(p) }
    },
    upright: true,
  })
}

const paplanjatek: GameDefinition = {
  id: 'paplanjatek',
  chapter: 'egyeb-logikai',
  material: 'words',
  title: { hu: 'Paplanjáték', en: 'Quilt Game' },
  players: [2, 3, 4],
  rules: 1,
  options: [],
  make: options => make(Number(options['players'] ?? 2)),
}

export default paplanjatek
