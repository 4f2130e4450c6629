// Ruling: each player has the five tetrominoes and the twelve pentominoes. The first piece lies with its first square in the middle of the table.
// Ruling: who cannot place passes, and only then. Who shows no square at the end is last; equal numbers of parts share the win.
import type { Move, Outcome, Position } from '../../../engine/index.ts'
import {
  BLUE,
  cellOf,
  GREEN,
  ground,
  isInWindow,
  Islands,
  kind,
  most,
  PASS,
  polyomino,
  polyominoDrawing,
  RED,
  squash,
  standing,
  windowAround,
  YELLOW,
  type BoardGame,
  type GameDefinition,
  type KindSpec,
  type Placed,
} from '../../../kit/index.ts'
import { anchor, LIES, quilt, SHAPES, under } from './quilt.ts'
import { PROMPT, WHY } from './words.ts'

/** A new piece covers so many squares that show other colours. */
const COVERED = 2
/** A move is the cell of the first square and the number of the lie; TOUCH + cell points at a cell with no piece chosen. */
const moveOf = (cell: number, lie: number): Move => (cell << 7) | lie
const cellIn = (m: Move): number => m >> 7
const lieIn = (m: Move): number => m & 127
const TOUCH: Move = 1 << 22
/** A piece would lie beyond the table, where nobody can point. */
const OFF = -1
/** So many parts are as bad as not to show at all. */
const MANY = 9
const pointed = (m: Move): number[] => {
  const lie = LIES[lieIn(m)]!
  return Array.from({ length: lie.pointed }, (_, k) => under(cellIn(m), lie, k))
}

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
    why: WHY,
  })
  const { board, cells, players, ownerOf, why } = g
  const { size } = board
  const middle = cellOf(board, '0')
  const held = (p: Position, player: number, piece: number): boolean =>
    p.words[g.hands + player * SHAPES.length + piece] === 1
  const codeOf = SHAPES.map(({ id }) => g.codes(id))
  const isBare = (p: Position): boolean => g.countOf(p, 0) === size

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

  const [patches, realms] = [new Islands(board), new Islands(board, ownerOf)]
  const inParts = new Int16Array(count)
  /** How many parts a player's colour is in; Infinity when it does not show at all. */
  const partsOf = (p: Position): readonly number[] => {
    realms.count(p.words, cells, inParts)
    return Array.from(inParts, n => (n === 0 ? Infinity : n))
  }
  const counted = (p: Position): Outcome => {
    const all = partsOf(p)
    const said = all.map(n => (n === Infinity ? '–' : n)).join(' : ')
    const fewest = all.map(n => -n)
    const { result, reason } = most(players, fewest, `Részek: ${said}.`, `Parts: ${said}.`)
    return { result, reason }
  }
  /** The quilt with as much table around it as a piece can reach. */
  const windowOf = (p: Position) => {
    const shown = board.cells.filter((_, c) => g.at(p, c) > 0 || c === middle)
    return windowAround(shown, isBare(p) ? 4.5 : 3.5)
  }

  return standing(g, {
    prompt: PROMPT,
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
      return `${SHAPES[LIES[lieIn(m)]!.piece]!.id}:${pointed(m)
        .map(c => board.names[c])
        .join('-')}`
    },
    points(p, m) {
      if (m === PASS) return undefined
      if (m >= TOUCH) return [m - TOUCH]
      return [`hand:${p.turn}:${SHAPES[LIES[lieIn(m)]!.piece]!.id}`, ...pointed(m)]
    },
    attempts(p, out, reasons) {
      const shown = windowOf(p)
      for (const [c, shape] of board.cells.entries()) {
        if (!isInWindow(shape, shown)) continue
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
      realms.count(p.words, cells, inParts)
      let rival = MANY
      for (let i = 0; i < count; i++)
        if (i !== player && inParts[i]! > 0) rival = Math.min(rival, inParts[i]!)
      return squash(rival - Math.min(inParts[player]! || MANY, MANY), 3)
    },
    scene: p => ({
      placed: patches.list(p.words, cells).map((shown): Placed => {
        const [cell, code] = [shown[0]!, g.at(p, shown[0]!)]
        const look = { art: 'patch', tint: g.pieces.look(code).tint }
        return { cell, cells: shown, look, label: g.pieces.label(code), owner: ownerOf[code]! }
      }),
      window: windowOf(p),
    }),
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
