// Ruling: the new arrow goes to any empty cell of the line, whatever lies between; it may point off the board.
import { Moves, type Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  extra,
  from,
  ground,
  hexagonLabels,
  hexHexagon,
  kind,
  LETTERS,
  neighbours,
  pack,
  reason,
  standing,
  step,
  text,
  to,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 3
/** What is packed into a try to aim at a cell that is no neighbour. */
const FAR = 7
/** The directions of the board in its order, with the turn of an arrow that points there. */
const WAYS = [
  { id: 'e', turn: 90, name: text('jobbra', 'right') },
  { id: 'ne', turn: 30, name: text('jobbra fel', 'up right') },
  { id: 'nw', turn: 330, name: text('balra fel', 'up left') },
  { id: 'w', turn: 270, name: text('balra', 'left') },
  { id: 'sw', turn: 210, name: text('balra le', 'down left') },
  { id: 'se', turn: 150, name: text('jobbra le', 'down right') },
] as const

function make(): BoardGame {
  const line = (q: number) => LETTERS[q + SIDE - 1]!
  const row = (r: number) => String(r + SIDE)
  const board = hexHexagon(SIDE, (q, r) => line(q) + row(r), { labels: hexagonLabels(SIDE, line, row) })
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: Object.fromEntries(
      WAYS.map(({ id, name }) => [id, kind(`nyíl ${name.hu}`, `arrow ${name.en}`, 'arrow')]),
    ),
    // The last arrow of each player.
    marks: ['white', 'black'],
    why: {
      noPlace: reason(
        'Csak az utoljára letett nyilad irányában, azon az egyenesen tehetsz le újat.',
        'A new arrow must lie in the line of your last one, where that points.',
      ),
      aim: reason(
        'A nyíl csak a szomszédja felé nézhet: mutass a hat irány egyikére.',
        'An arrow points at a neighbour: show one of the six directions.',
      ),
    },
  })
  const { cells, kindOf, mark } = g
  const { size } = board
  const last = [mark.white, mark.black] as const

  /** By code of an arrow: its direction is its kind. */
  const wayAt = (p: Position, c: number): number => kindOf[p.words[cells + c]!]!
  /** The cell after `c` in the line of the arrow on `from`; the wall beyond the rim. */
  const ahead = (p: Position, arrow: number, c: number): number => step(board, c, wayAt(p, arrow))
  const listOn = (p: Position, c: number, out: Moves): void => {
    if (p.words[cells + c] !== 0) return
    for (let d = 0; d < WAYS.length; d++) out.add(pack(c, c, d + 1))
  }
  const list = (p: Position, out: Moves): void => {
    const arrow = p.words[last[p.words[0]!]!]! - 1
    if (arrow < 0) for (let c = 0; c < size; c++) listOn(p, c, out)
    else for (let c = ahead(p, arrow, arrow); c !== size; c = ahead(p, arrow, c)) listOn(p, c, out)
  }
  /** How many empty cells a player can go on to. */
  const room = (p: Position, player: number): number => {
    const arrow = p.words[last[player]!]! - 1
    if (arrow < 0) return size
    let n = 0
    for (let c = ahead(p, arrow, arrow); c !== size; c = ahead(p, arrow, c)) if (p.words[cells + c] === 0) n++
    return n
  }

  return standing(g, {
    prompt: text(
      'Tegyél le egy nyilat, aztán mutasd meg, merre nézzen.',
      'Put down an arrow, then show where it points.',
    ),
    moves: list,
    play(p, m) {
      const turn = p.words[0]!
      g.set(p, to(m), g.code(WAYS[extra(m) - 1]!.id, turn))
      p.put(last[turn]!, to(m) + 1)
      g.endTurn(p)
    },
    flaw(p) {
      const wrong = last.some((at, i) => p.at(at) > 0 && g.ownerAt(p, p.at(at) - 1) !== i)
      return wrong
        ? text('Az utolsó nyíl helyén nincs nyíl.', 'There is no arrow where the last one should be.')
        : undefined
    },
    attempts(p, out, reasons, usual) {
      usual(p, out, reasons)
      const listed = new Moves()
      list(p, listed)
      for (const c of new Set(listed.toArray().map(to)))
        for (let n = 0; n < size; n++) {
          if (n === c || neighbours(board, c).includes(n)) continue
          out.add(pack(c, n, FAR))
          reasons.add(g.why.aim)
        }
    },
    name: (_, m) =>
      extra(m) === FAR
        ? `${board.names[from(m)]}>${board.names[to(m)]}`
        : board.names[to(m)]! + (WAYS[extra(m) - 1]?.id ?? ''),
    // A direction is shown by the cell it points at, or by a button where that would be off the board.
    points(_, m) {
      if (extra(m) === FAR) return [from(m), to(m)]
      const way = WAYS[extra(m) - 1]
      if (!way) return [to(m)]
      const next = step(board, to(m), extra(m) - 1)
      return [to(m), next === size ? `way:${way.id}` : next]
    },
    label(point) {
      const way = WAYS.find(({ id }) => point === `way:${id}`)
      return way && text(`A nyíl ${way.name.hu} néz (kifelé)`, `Arrow ${way.name.en} (off the board)`)
    },
    placed: (each, code) => ({ ...each, look: { ...each.look, turn: WAYS[kindOf[code]!]!.turn } }),
    value: aheadBy(room, 3),
  })
}

const tuleles: GameDefinition = {
  id: 'tuleles',
  chapter: 'egyeb-logikai',
  material: 'rows',
  title: { hu: 'Túlélés', en: 'Survival' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default tuleles
