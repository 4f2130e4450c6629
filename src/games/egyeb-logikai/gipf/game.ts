// Ruling: a piece enters on a rim cell; one that is taken is pushed inwards with all behind it in unbroken order, along any line
// that begins there. A line that is full up to the far rim cannot be pushed.
// Ruling: both begin with a double. Rows are cleared by the mover after the push, by the other player before the next one.
// Ruling: a row of doubles alone may be left. It can be cleared in any clearing step: after one's own push, or when another row of
// one's own must go. Whoever clears it takes at least one piece.
// Ruling: without a double on the board one loses when a row has been cleared; if both have none, the one who cleared it wins.
// Ruling: whoever is to push with an empty reserve loses (official rule). The third repetition and the 1000th move are a draw.
import type { Move, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  extra,
  from,
  ground,
  hexagonByRows,
  isButton,
  isPlace,
  kind,
  linesOf,
  numberCodec,
  pack,
  standing,
  takesOff,
  text,
  to,
  total,
  WHITE,
  winsOf,
  wordCodec,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { rowsOf } from './rows.ts'
import { BUTTONS, ENDS, PRISONERS, PROMPTS, WHY } from './words.ts'

const DISCS = 18
const [SINGLE, DOUBLE] = [1, 2]
/** What the first, second … double on the board is worth, in discs. */
const DOUBLES = [0, 12, 17, 20, 21]

function make(): BoardGame {
  const board = hexagonByRows(4)
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { disc: kind('korong', 'disc', 'disc', { most: DISCS }) },
    stacks: DOUBLE,
    parts: ['push', 'clear', 'double'],
    hands: { disc: DISCS },
    marks: ['asked'],
    counters: { prisoners: { for: 'each player', title: PRISONERS } },
    flags: ['singles'],
    own: layout => ({
      /** 1 once the piece of this turn has been put in. */
      pushed: layout.range('pushed', 1, { json: numberCodec(0, 0, 1) }),
      /** How the row runs that is being cleared, + 1, and whether something of it is gone already. */
      way: layout.range('way', 1, { json: wordCodec(['', ...board.dirs.slice(0, 3)]) }),
      lifted: layout.range('lifted', 1, { json: numberCodec(0, 0, 1) }),
      won: layout.range('won', 1, { json: wordCodec(['', 'white', 'black']) }),
    }),
    buttons: BUTTONS,
    why: WHY,
  })
  const { button, flag, inHand, mark, ownerAt, part, players, stacks, toHand, why } = g
  const { pushed, way, lifted, won } = g.own
  const { names, next, opposite } = board
  const degree = board.dirs.length
  const disc = g.codes('disc')
  const takeOff = takesOff(g, 'disc', g.count.prisoners)
  const look = rowsOf(g)

  /** By cell: the lines that lead inwards from it, for pieces on the rim to be pushed along. */
  const waysIn = board.cells.map((_, c) =>
    linesOf(board).flatMap(({ cells }) => (cells[0] === c ? [cells] : [])),
  )
  const rim = [...waysIn.keys()].filter(c => waysIn[c]!.length > 0)
  /** How many pieces stand in a line from its beginning, without a gap. */
  const filled = (p: Position, cells: readonly number[]): number => {
    let n = 0
    while (n < cells.length && p.words[g.tops + cells[n]!]! > 0) n++
    return n
  }
  const isFull = (p: Position, cells: readonly number[]): boolean => filled(p, cells) === cells.length
  /** Makes room on the first cell of a line: everything from there to the first gap goes one cell on. */
  const shove = (p: Position, cells: readonly number[]): void => {
    for (let k = filled(p, cells); k > 0; k--)
      stacks.carry(p, cells[k - 1]!, cells[k]!, stacks.height(p, cells[k - 1]!))
  }
  const mayPut = (p: Position, discs: number): boolean => {
    const held = inHand(p, p.words[0]!, 'disc')
    if (discs === SINGLE) return held > 0 && held < DISCS
    return held >= DOUBLE && !g.hasFlag(p, flag.singles, p.words[0]!)
  }
  const doublesOf = total(g, (p, c) => (stacks.height(p, c) === DOUBLE ? 1 : 0))
  const onBoard = total(g, (p, c) => stacks.height(p, c))
  const beginTurn = (p: Position): void => {
    p.put(pushed, 0)
    g.endTurn(p)
    if (look(p, p.turn).binding > 0) g.go(p, part.clear)
  }
  const endClearing = (p: Position): void => (p.words[pushed] === 1 ? beginTurn(p) : g.go(p, part.push))
  const lift = (p: Position, c: number): void => {
    for (let n = stacks.height(p, c); n > 0; n--) takeOff(p, stacks.pop(p, c))
    p.put(lifted, 1)
  }
  /** Takes singles off from `c` on up to the first gap, and stops to ask at a double. */
  const sweep = (p: Position, c: number, d: number): void => {
    let at = c
    for (; g.at(p, at) > 0; at = next[at * degree + d]!) {
      if (stacks.height(p, at) === DOUBLE) {
        p.put(mark.asked, at + 1)
        return g.go(p, part.double)
      }
      lift(p, at)
    }
    p.put(mark.asked, 0)
    p.put(way, 0)
    p.put(lifted, 0)
    const player = p.words[0]!
    if (doublesOf(p, 1 - player) === 0) p.put(won, player + 1)
    else if (doublesOf(p, player) === 0) p.put(won, 2 - player)
    if (look(p, player).rows > 0) g.go(p, part.clear)
    else endClearing(p)
  }
  const wins = winsOf(players, ...ENDS.noDouble)
  const emptied = winsOf(players, ...ENDS.emptied)
  /** The discs that are left, the doubles on the board (the last ones above all), and rows that are growing. */
  const worth = (p: Position, player: number): number => {
    const discs = 1.3 * inHand(p, player, 'disc') + onBoard(p, player)
    return discs + DOUBLES[Math.min(doublesOf(p, player), 4)]! + look(p, player).growth
  }
  const isPush = (p: Position, m: Move): boolean => g.partOf(p) === part.push && !isButton(m)
  /** The cell where a piece enters, and the one it pushes to. */
  const cellsOf = (m: Move): readonly number[] => (isPlace(m) ? [from(m)] : [from(m), to(m)])
  const written = (m: Move): string =>
    cellsOf(m)
      .map(c => names[c])
      .join('-')

  return standing(g, {
    parts: {
      push: {
        prompt: p => (mayPut(p, SINGLE) ? PROMPTS.push : PROMPTS.pushDouble),
        moves(p, out) {
          for (let discs = SINGLE; discs <= DOUBLE; discs++)
            for (let i = 0; i < rim.length && mayPut(p, discs); i++) {
              const c = rim[i]!
              const ways = waysIn[c]!
              if (g.at(p, c) === 0) out.add(pack(c, c, discs))
              else
                for (let k = 0; k < ways.length; k++)
                  if (!isFull(p, ways[k]!)) out.add(pack(c, ways[k]![1]!, discs))
            }
        },
        goes: () => true,
        play(p, m) {
          const player = p.words[0]!
          for (const cells of waysIn[from(m)]!) if (cells[1] === to(m)) shove(p, cells)
          for (let n = 0; n < extra(m); n++) stacks.push(p, from(m), disc[player]!)
          toHand(p, player, 'disc', -extra(m))
          if (extra(m) === SINGLE) g.setFlag(p, flag.singles, player)
          p.put(pushed, 1)
          if (look(p, player).rows > 0) g.go(p, part.clear)
          else beginTurn(p)
        },
        because(p, m) {
          const ways = waysIn[from(m)]!
          if (ways.length === 0) return why.rim
          if (isPlace(m)) return ways.every(cells => isFull(p, cells)) ? why.full : 0
          return g.at(p, from(m)) > 0 && ways.some(cells => cells[1] === to(m)) ? why.full : why.inwards
        },
      },
      clear: {
        prompt: p => (look(p, p.turn).binding > 0 ? PROMPTS.clear : PROMPTS.clearDoubles),
        goes: () => true,
        moves(p, out) {
          if (look(p, p.words[0]!, out).binding === 0) out.add(button.leave)
        },
        play(p, m) {
          if (m === button.leave) return endClearing(p)
          const d = extra(m) - 1
          let end = from(m)
          for (let at = end; g.at(p, at) > 0; at = next[at * degree + opposite[d]!]!) end = at
          p.put(way, d + 1)
          sweep(p, end, d)
        },
        alsoTried: 'places',
        because: (p, m) => (!isPlace(m) ? why.ends : ownerAt(p, to(m)) === p.turn ? 0 : why.clear),
      },
      double: {
        prompt: PROMPTS.double,
        moves(p, out) {
          out.add(button.take)
          const beyond = next[(p.words[mark.asked]! - 1) * degree + p.words[way]! - 1]!
          if (p.words[lifted] === 1 || g.at(p, beyond) > 0) out.add(button.keep)
        },
        play(p, m) {
          const c = p.words[mark.asked]! - 1
          const d = p.words[way]! - 1
          if (m === button.take) lift(p, c)
          sweep(p, next[c * degree + d]!, d)
        },
      },
    },
    derive(p) {
      if (p.at(won) > 0 || g.partOf(p) === part.double) return
      for (const player of [p.turn, 1 - p.turn])
        if (inHand(p, player, 'disc') < DISCS && doublesOf(p, player) === 0) p.put(won, 2 - player)
    },
    outcome: p =>
      wins[p.words[won]! - 1] ??
      (g.partOf(p) === part.push && inHand(p, p.words[0]!, 'disc') === 0
        ? emptied[1 - p.words[0]!]
        : undefined),
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (p, m) => (isPush(p, m) ? `${extra(m) === DOUBLE ? '2' : ''}${written(m)}` : undefined),
    write(p, m) {
      if (!isPush(p, m)) return undefined
      const push = written(m)
      return extra(m) === DOUBLE ? text(`dupla ${push}`, `double ${push}`) : text(push, push)
    },
    points(p, m) {
      if (!isPush(p, m)) return undefined
      const asks = mayPut(p, SINGLE) && mayPut(p, DOUBLE) && extra(m) > 0
      return asks ? [...cellsOf(m), extra(m) === DOUBLE ? 'double' : 'single'] : cellsOf(m)
    },
    value: aheadBy(worth, 8),
  })
}

const gipf: GameDefinition = {
  id: 'gipf',
  chapter: 'egyeb-logikai',
  title: { hu: 'Gipf', en: 'Gipf' },
  players: [2],
  rules: 1,
  material: 'towers',
  options: [],
  make,
}

export default gipf
