import { assert } from '../../engine/index.ts'
import { step, type Board } from '../boards/index.ts'
import { PieceSet } from '../pieces.ts'
import type { Draughts, Way } from './draughts.ts'

/** What a cell is to a moving piece: nobody there, somebody it may jump, or an obstacle (wall, friend, taken man). */
export const ENEMY = 1
const OBSTACLE = 2

const LINES: Readonly<Record<Draughts['lines'], readonly string[] | undefined>> = {
  diagonal: ['ne', 'se', 'sw', 'nw'],
  orthogonal: ['n', 'e', 's', 'w'],
  all: undefined,
}

/** The displacement of a direction in the drawing, taken from any cell that has a neighbour there. */
function vector(board: Board, dir: number): readonly [number, number] {
  const c = board.cells.findIndex((_, cell) => step(board, cell, dir) !== board.size)
  assert(c >= 0, `nothing lies ${board.dirs[dir]} of any cell`)
  const there = board.cells[step(board, c, dir)]!
  return [there.x - board.cells[c]!.x, there.y - board.cells[c]!.y]
}

const along = (heading: readonly [number, number], x: number, y: number): number =>
  heading[0] * x + heading[1] * y

/** A direction seen by a man who goes along `heading`. */
function wayOf(heading: readonly [number, number], [x, y]: readonly [number, number]): Way {
  const dot = along(heading, x, y)
  return dot > 0.01 ? 'forward' : dot < -0.01 ? 'back' : 'sideways'
}

/** The words of the rules as flat tables; cell number `board.size` is the wall. */
export type Tables = ReturnType<typeof compile>

export function compile(rules: Draughts) {
  const { board, armies, man, king, sovereign } = rules
  const names = LINES[rules.lines] ?? board.dirs
  const lines = names.map(name => board.dirs.indexOf(name))
  assert(!lines.includes(-1), 'the board lacks a direction of the lines')
  const D = lines.length
  const size = board.size
  const field = Int16Array.from(rules.cells ?? board.cells.map((_, c) => c))
  const next = new Int16Array((size + 1) * D).fill(size)
  for (const c of field) for (const [d, dir] of lines.entries()) next[c * D + d] = step(board, c, dir)
  const opposite = lines.map(dir => lines.indexOf(board.opposite[dir]!))

  const marked = { hu: 'leütött', en: 'taken' }
  const ranks = sovereign ? [man.kind, king.kind, sovereign.kind] : [man.kind, king.kind]
  const pieces = new PieceSet(
    armies.map(army => army.player),
    [
      ...ranks,
      // Jumped over, still on the board until the turn ends.
      ...ranks.map(kind => ({
        id: `taken ${kind.id}`,
        name: { hu: `${marked.hu} ${kind.name.hu}`, en: `${marked.en} ${kind.name.en}` },
        art: kind.art,
        text: '×',
      })),
    ],
  )
  const codes = pieces.codes
  const isTaken = (code: number) => pieces.kind(code) >= ranks.length
  const team = (player: number) => armies[player]!.player.team ?? player

  // One place more than codes: the wall's code is -1.
  const width = codes + 1
  const owner = new Int8Array(codes).fill(-1)
  const relation = new Int8Array(codes * width).fill(OBSTACLE)
  const mayStep = new Uint8Array(codes * D)
  const mayJump = new Uint8Array(codes * D)
  const flies = new Uint8Array(codes)
  const isMan = new Uint8Array(codes)
  const taken = new Int16Array(codes)
  const freed = new Int16Array(codes)
  const crowned = new Int16Array(codes)
  const isSovereign = new Uint8Array(codes)
  const shuns = new Uint8Array(codes * size)
  for (const [i, army] of armies.entries()) {
    const kingCode = pieces.code(1, i)
    isMan[pieces.code(0, i)] = 1
    flies[kingCode] = king.reach === 'far' ? 1 : 0
    if (sovereign) {
      const code = pieces.code(2, i)
      flies[code] = 1
      isSovereign[code] = 1
      for (const c of sovereign.shuns) shuns[code * size + c] = 1
    }
    for (const [kind] of ranks.entries()) {
      const code = pieces.code(kind, i)
      owner[code] = i
      crowned[code] = kingCode
      freed[code] = code
      taken[code] = pieces.code(kind + ranks.length, i)
      freed[taken[code]!] = code
      taken[taken[code]!] = taken[code]!
      relation[code * width + 1] = 0
      for (let other = 1; other < codes; other++) {
        const whose = pieces.owner(other)
        const tooHigh = pieces.kind(other) === 2 && kind !== 2
        if (whose < armies.length && team(whose) !== team(i) && !isTaken(other) && !tooHigh)
          relation[code * width + other + 1] = ENEMY
      }
      for (const [d, dir] of lines.entries()) {
        const way = wayOf(army.heading, vector(board, dir))
        mayStep[code * D + d] = kind > 0 || man.steps.includes(way) ? 1 : 0
        mayJump[code * D + d] = kind > 0 || man.jumps.includes(way) ? 1 : 0
      }
    }
  }

  const crowns = new Uint8Array(armies.length * size)
  // How far a cell lies on a player's way, 0 to 1000.
  const advance = new Int16Array(armies.length * size)
  for (const [i, army] of armies.entries()) {
    for (const c of army.crowns) crowns[i * size + c] = 1
    const dots = board.cells.map(({ x, y }) => along(army.heading, x, y))
    const least = Math.min(...dots)
    const span = Math.max(...dots) - least
    for (const [c, dot] of dots.entries()) advance[i * size + c] = Math.round((1000 * (dot - least)) / span)
  }
  return {
    pieces,
    D,
    size,
    field,
    next,
    opposite,
    dirNames: names,
    width,
    owner,
    relation,
    mayStep,
    mayJump,
    flies,
    isMan,
    isSovereign,
    shuns,
    taken,
    freed,
    crowned,
    crowns,
    advance,
  }
}
