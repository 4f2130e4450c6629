// Ruling: a piece is enclosed when none of its neighbouring cells is empty; the edge of the board counts as filled.
// Ruling: whoever's own piece is enclosed by their own turn loses, even if an enemy piece is enclosed as well.
// Ruling: six slides in a row are a draw, the only one; before the first enclosure there is always something to do.
import type { Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  from,
  ground,
  hexagonByLines,
  isPlace,
  kind,
  neighbours,
  oneOf,
  reason,
  split,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SLIDES_TO_DRAW = 6
/** What it is worth to the enemy that a piece has so many empty neighbours: none, one, two … */
const DANGER = [12, 3, 2, 1.2, 0.7, 0.3, 0]
/** A turn that threatens less than this is quiet: it encloses nobody. */
const QUIET = 2.5

function make(side: number): BoardGame {
  const board = hexagonByLines(side)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { piece: kind('bábu', 'piece', 'disc') },
    counters: {
      slides: {
        for: 'all',
        title: text('Tolás egymás után', 'Slides in a row'),
        most: SLIDES_TO_DRAW,
        unit: ` / ${SLIDES_TO_DRAW}`,
      },
    },
    tracks: ['empties'],
    // Who has lost, + 1; 0 while nobody is enclosed.
    own: layout => layout.range('loser', 1),
    why: {
      noWay: reason(
        'Eltolni csak szomszédos üres mezőre lehet.',
        'A piece slides only to an empty neighbouring cell.',
      ),
    },
  })
  const { cells, count, empties, ownerOf, own: loser, players } = g
  const { size } = board
  const piece = g.codes('piece')
  const near = board.cells.map((_, c) => neighbours(board, c))

  const freeAround = (p: Position, c: number): number => {
    const list = near[c]!
    let n = 0
    for (let i = 0; i < list.length; i++) if (p.words[cells + list[i]!] === 0) n++
    return n
  }
  const isEnclosed = (p: Position, c: number, player: number): boolean =>
    p.words[cells + c] === piece[player] && freeAround(p, c) === 0
  /** Whether a piece of the player on this cell or beside it is enclosed: only there the last turn filled anything. */
  const isEnclosedAt = (p: Position, c: number, player: number): boolean => {
    if (isEnclosed(p, c, player)) return true
    const list = near[c]!
    for (let i = 0; i < list.length; i++) if (isEnclosed(p, list[i]!, player)) return true
    return false
  }
  const isEnclosedAnywhere = (p: Position, player: number): boolean =>
    near.some((_, c) => isEnclosed(p, c, player))
  const danger = (p: Position, player: number): number => {
    let sum = 0
    for (let c = 0; c < size; c++) if (p.words[cells + c] === piece[player]) sum += DANGER[freeAround(p, c)]!
    return sum
  }
  /** How much more danger the enemies beside a cell are in when it is filled, less what own pieces there suffer. */
  const threat = (p: Position, c: number): number => {
    const list = near[c]!
    let sum = 0
    for (let i = 0; i < list.length; i++) {
      const owner = ownerOf[p.words[cells + list[i]!]!]!
      if (owner < 0) continue
      const free = freeAround(p, list[i]!)
      sum += (owner === p.words[0] ? -1 : 1) * (DANGER[free - 1]! - DANGER[free]!)
    }
    return sum
  }
  const wins = winsOf(players, '{loser} egy bábuja bezárult.', 'A piece of {loser} is enclosed.')
  const draw = split(players, 'Hat tolás egymás után.', 'Six slides in a row.')

  return standing(g, {
    prompt: text('Tegyél le egy bábut, vagy tolj odébb egyet.', 'Put a piece down, or slide one of yours.'),
    moves(p: Position, out: Moves) {
      empties.places(p, out)
      const turn = p.words[0]!
      for (let c = 0; c < size; c++) if (ownerOf[p.words[cells + c]!] === turn) g.steps(p, c, out)
    },
    play(p, m) {
      const mover = p.words[0]!
      if (isPlace(m)) g.set(p, to(m), piece[mover]!)
      else g.carry(p, from(m), to(m))
      p.put(count.slides, isPlace(m) ? 0 : p.words[count.slides]! + 1)
      if (isEnclosedAt(p, to(m), mover)) p.note(loser, mover + 1)
      else if (isEnclosedAt(p, to(m), 1 - mover)) p.note(loser, 2 - mover)
      g.endTurn(p)
    },
    derive(p) {
      const mover = 1 - p.turn
      p.note(
        loser,
        isEnclosedAnywhere(p, mover) ? mover + 1 : isEnclosedAnywhere(p, 1 - mover) ? 2 - mover : 0,
      )
    },
    outcome(p) {
      if (p.words[loser] !== 0) return wins[2 - p.words[loser]!]
      return p.words[count.slides] === SLIDES_TO_DRAW ? draw : undefined
    },
    decisive: (p, { result }) =>
      near.flatMap((list, c) => (isEnclosed(p, c, result.indexOf(0)) ? [c, ...list] : [])),
    value: (p, player) => squash(danger(p, 1 - player) - danger(p, player), 8),
    gain: (p, m) => threat(p, to(m)) - QUIET,
  })
}

const susan: GameDefinition = {
  id: 'susan',
  chapter: 'egyeb-logikai',
  title: { hu: 'Susan', en: 'Susan' },
  players: [2],
  rules: 1,
  material: 'go',
  options: [
    oneOf('size', 'Tábla', 'Board', [
      ['5', '9 mező átmérőjű', '9 cells across'],
      ['6', '11 mező átmérőjű', '11 cells across'],
    ]),
  ],
  make: ({ size }) => make(size === '6' ? 6 : 5),
}

export default susan
