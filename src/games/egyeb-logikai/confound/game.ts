// Ruling: a fence may not share a side of a field with another nor cross its middle; ends may touch, a T is allowed.
// Ruling: a step across a corner is barred only where both ways round that corner are. Every man of both sides must keep a way.
// Ruling: without a move and without a fence that may be put, the player passes. Third repetition and 1000th move: a draw.
import { tried, type Moves, type Position } from '../../../engine/index.ts'
import {
  cellsOf,
  drop,
  from,
  GREEN,
  ground,
  heldOf,
  isButton,
  isPlace,
  pack,
  reason,
  RED,
  square,
  squash,
  standing,
  step,
  text,
  to,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { fencedCodec, Fences, LIES } from './fences.ts'
import { fencedScene, fencePoint } from './scene.ts'

const [COLUMNS, ROWS] = [13, 11]
const STARTS = ['d4 d8', 'j4 j8'] as const
const EACH = 32

function make(): BoardGame {
  const board = square(COLUMNS, ROWS)
  const starts = STARTS.map(names => cellsOf(board, names))
  const dressed = {
    ...board,
    cells: board.cells.map((cell, c) => {
      const owner = starts.findIndex(list => list.includes(c))
      return owner < 0 ? cell : { ...cell, fill: owner === 0 ? 'camp-red' : 'camp-green' }
    }),
  }
  const players = [RED, GREEN]
  const g = ground({
    players,
    board: dressed,
    counters: { fences: { for: 'each player', start: EACH, most: EACH } },
    own: layout => {
      const men = layout.range('pieces', 2 * board.size, { json: fencedCodec(board, players) })
      return { men, fences: new Fences(layout, board, COLUMNS, ROWS, men + board.size) }
    },
    why: {
      shut: reason(
        'Ez a kerítés elzárná egy figura utolsó útját a célmezőkhöz.',
        'This fence would cut a man off from its goals.',
        'fences',
      ),
      crossing: reason(
        'Itt már áll kerítés: a kerítések nem fedhetik és nem keresztezhetik egymást.',
        'A fence stands here already: fences may neither overlap nor cross.',
        'fences',
      ),
      outside: reason(
        'Ide nem fér el kerítés: két mező hosszú.',
        'No room for a fence here: it is two fields long.',
        'fences',
      ),
      fenced: reason('A kerítésen nem lehet átmenni.', 'You cannot pass a fence.'),
      noWay: reason(
        'A figura egy mezőt léphet, bármelyik irányba.',
        'A man steps one field, in any direction.',
      ),
      taken: reason('Ezen a mezőn már figura áll.', 'There is a man on this field already.'),
    },
  })
  const { why, count } = g
  const { men, fences } = g.own
  const { size } = board

  const owner = (p: Position, c: number): number => p.words[men + c]! - 1
  /** The fields a player heads for: where the opponent began. */
  const goals = (player: number): readonly number[] => starts[1 - player]!
  const far = new Int16Array(size)
  const hasWay = (p: Position, player: number): boolean => {
    fences.flood(p, goals(player), far)
    for (let c = 0; c < size; c++) if (owner(p, c) === player && far[c] === -1) return false
    return true
  }
  const leavesWays = (p: Position, m: number): boolean => {
    fences.put(p, to(m), LIES[heldOf(m)]!, p.words[0]!)
    return hasWay(p, 0) && hasWay(p, 1)
  }
  const mayFence = (p: Position, m: number): number => {
    const lie = LIES[heldOf(m)]!
    if (!fences.mayEnclose(p, to(m), lie)) return 0
    return tried(p, leavesWays, m) ? 0 : why.shut
  }
  const listSteps = (p: Position, out: Moves): void => {
    for (let c = 0; c < size; c++) {
      if (owner(p, c) !== p.words[0]) continue
      for (let dir = 0; dir < 8; dir++)
        if (fences.isOpen(p, c, dir) && p.words[men + step(board, c, dir)] === 0)
          out.add(pack(c, step(board, c, dir)))
    }
  }
  const listFences = (p: Position, out: Moves): void => {
    if (p.words[count.fences + p.words[0]!] === 0) return
    for (let c = 0; c < size; c++)
      for (let lie = 0; lie < 2 && fences.isFoot(c); lie++)
        if (!fences.isTaken(p, c, LIES[lie]!)) out.add(drop(lie, c))
  }
  const isFence = (m: number): boolean => isPlace(m) && !isButton(m)

  const wins = winsOf(
    players,
    '{winner} elfoglalta {loser} egyik kiinduló mezőjét.',
    '{winner} has taken a starting field of {loser}.',
  )
  const arrived = (p: Position, player: number): boolean => {
    const list = goals(player)
    return owner(p, list[0]!) === player || owner(p, list[1]!) === player
  }
  /** How many steps the nearest man of a player still needs, the other one counting a little. */
  const distance = (p: Position, player: number): number => {
    fences.flood(p, goals(player), far)
    let [best, sum] = [size, 0]
    for (let c = 0; c < size; c++) {
      if (owner(p, c) !== player) continue
      best = Math.min(best, far[c]!)
      sum += far[c]!
    }
    return best + 0.1 * sum
  }

  return standing(g, {
    upright: true,
    prompt: text('Lépj egy figurával, vagy tegyél le egy kerítést.', 'Step with a man, or put down a fence.'),
    moves(p, out) {
      listSteps(p, out)
      listFences(p, out)
    },
    refuses: (p, m) => (isFence(m) ? mayFence(p, m) : 0),
    play(p, m) {
      const turn = p.words[0]!
      if (isFence(m)) {
        fences.put(p, to(m), LIES[heldOf(m)]!, turn)
        p.put(count.fences + turn, p.words[count.fences + turn]! - 1)
      } else {
        p.put(men + to(m), turn + 1)
        p.put(men + from(m), 0)
      }
      g.endTurn(p)
    },
    start(p) {
      for (const [i, list] of starts.entries()) for (const c of list) p.put(men + c, i + 1)
    },
    derive: p => fences.derive(p),
    flaw(p) {
      const found = [0, 0, 0, 0]
      for (let c = 0; c < size; c++) {
        if (owner(p, c) >= 0) found[owner(p, c)]!++
        const lie = fences.lieAt(p, c)
        if (lie && !fences.isFoot(c))
          return text('Egy kerítés kilóg a tábláról.', 'A fence reaches over the rim.')
        if (lie) found[2 + fences.ownerAt(p, c)]!++
      }
      if (found[0]! > 2 || found[1]! > 2)
        return text('Egy játékosnak két figurája van.', 'A player has two men.')
      return [0, 1].some(i => found[2 + i]! + p.at(count.fences + i) > EACH)
        ? text(`Egy játékosnak ${EACH} kerítése van.`, `A player has ${EACH} fences.`)
        : undefined
    },
    outcome: p => (arrived(p, 0) ? wins[0] : arrived(p, 1) ? wins[1] : undefined),
    stuck: 'passes',
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (_, m) => (isFence(m) ? `${board.names[to(m)]!}${heldOf(m) === 0 ? 'h' : 'v'}` : undefined),
    points: (p, m) =>
      isFence(m) ? [fencePoint(p.turn), to(m), step(board, to(m), heldOf(m) === 0 ? 2 : 0)] : undefined,
    attempts(p, out, reasons) {
      const say = (m: number, number: number) => {
        out.add(m)
        reasons.add(number)
      }
      for (let c = 0; c < size; c++) {
        if (owner(p, c) === 1 - p.turn) say(pack(c, c === 0 ? 1 : 0), why.foreign)
        for (let n = 0; n < size && owner(p, c) === p.turn; n++) {
          const dir = [0, 1, 2, 3, 4, 5, 6, 7].find(d => step(board, c, d) === n)
          if (n === c) continue
          if (dir === undefined) say(pack(c, n), why.noWay)
          else if (!fences.isOpen(p, c, dir)) say(pack(c, n), why.fenced)
          else if (owner(p, n) >= 0) say(pack(c, n), why.taken)
        }
        for (let lie = 0; lie < 2 && p.at(count.fences + p.turn) > 0; lie++) {
          if (fences.isFoot(c) && fences.isTaken(p, c, LIES[lie]!)) say(drop(lie, c), why.crossing)
          if (!fences.isFoot(c) && step(board, c, lie === 0 ? 2 : 0) !== size) say(drop(lie, c), why.outside)
        }
      }
    },
    scene: fencedScene(g, men, fences),
    value: (p, i) => squash(distance(p, 1 - i) - distance(p, i), 4),
  })
}

const confound: GameDefinition = {
  id: 'confound',
  chapter: 'egyeb-logikai',
  title: { hu: 'Confound', en: 'Confound' },
  players: [2],
  rules: 1,
  material: 'swap',
  options: [],
  make,
}

export default confound
