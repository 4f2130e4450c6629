// Ruling: a piece enters on a rim cell; one that is taken is pushed inwards with all behind it in unbroken order, along any line
// that begins there. A line that is full up to the far rim cannot be pushed.
// Ruling: both begin with a double. Rows are cleared by the mover after the push, by the other player before the next one.
// Ruling: a row of doubles alone may be left. It can be cleared in any clearing step: after one's own push, or when another row of
// one's own must go. Whoever clears it takes at least one piece.
// Ruling: without a double on the board one loses when a row has been cleared; if both have none, the one who cleared it wins.
// Ruling: whoever is to push with an empty reserve loses (official rule). The third repetition and the 1000th move are a draw.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  from,
  ground,
  hexagonLabels,
  hexHexagon,
  isPlace,
  kind,
  numberCodec,
  pack,
  place,
  reason,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  wordCodec,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { rimOf } from './rim.ts'
import { rowsOf } from './rows.ts'

const SIDE = 4
const DISCS = 18
const [SINGLE, DOUBLE] = [1, 2]
/** What the first, second … double on the board is worth, in discs. */
const DOUBLES = [0, 12, 17, 20, 21]
const letter = (r: number) => 'abcdefg'[SIDE - 1 - r]!
const line = (q: number) => String(q + SIDE)

function make(): BoardGame {
  // Rows a to g from the top, numbers along the lines that rise to the right.
  const labels = hexagonLabels(SIDE, line, letter)
  const board = hexHexagon(SIDE, (q, r) => `${letter(r)}${line(q)}`, { labels })
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { disc: kind('korong', 'disc', 'disc', { most: DISCS }) },
    stacks: DOUBLE,
    parts: ['push', 'clear', 'double'],
    hands: { disc: DISCS },
    marks: ['asked'],
    counters: { prisoners: { for: 'each player', title: text('{player} foglyai', 'Prisoners of {player}') } },
    flags: ['singles'],
    own: layout => ({
      /** 1 once the piece of this turn has been put in. */
      pushed: layout.range('pushed', 1, { json: numberCodec(0, 0, 1) }),
      /** How the row runs that is being cleared, + 1, and whether something of it is gone already. */
      way: layout.range('way', 1, { json: wordCodec(['', ...board.dirs.slice(0, 3)]) }),
      lifted: layout.range('lifted', 1, { json: numberCodec(0, 0, 1) }),
      won: layout.range('won', 1, { json: wordCodec(['', 'white', 'black']) }),
    }),
    buttons: {
      single: text('Szimpla (egy korong)', 'Single (one disc)'),
      double: text('Dupla (két korong)', 'Double (two discs)'),
      leave: text('A négyes marad', 'Leave the row'),
      take: text('Leveszem a duplát', 'Take the double off'),
      keep: text('A dupla marad', 'The double stays'),
    },
    why: {
      rim: reason('Figurát csak a tábla szélére tehetsz.', 'Pieces enter only on the rim.'),
      inwards: reason('Befelé tolj, a szomszédos mezőre.', 'Push inwards, to the next cell.'),
      full: reason('Ez a sor tele van, nem lehet betolni.', 'This line is full and cannot be pushed.'),
      clear: reason('Előbb le kell venned a négyesedet.', 'You have to clear your row first.', 'rows'),
      ends: reason('Mutass a négyesed két végére.', 'Point at the two ends of your row.', 'rows'),
    },
  })
  const { button, flag, mark, ownerOf, part, players, stacks, why } = g
  const { pushed, way, lifted, won } = g.own
  const { next, opposite, size } = board
  const degree = board.dirs.length
  const disc = g.codes('disc')
  const inHand = [g.hand(0, 'disc'), g.hand(1, 'disc')] as const
  const { prisoners } = g.count
  const { row, find, growing, has } = rowsOf(g, disc)
  const { entries, shove, obstacle } = rimOf(g)

  const mayPut = (p: Position, discs: number): boolean => {
    const held = p.words[inHand[p.words[0]!]!]!
    if (discs === SINGLE) return held > 0 && held < DISCS
    return held >= DOUBLE && ((p.words[flag.singles]! >> p.words[0]!) & 1) === 0
  }
  const pushes = (p: Position, out: Moves): void => {
    for (let discs = SINGLE; discs <= DOUBLE; discs++) if (mayPut(p, discs)) entries(p, discs, out)
  }

  const hasDouble = (p: Position, player: number): boolean => {
    for (let c = 0; c < size; c++)
      if (ownerOf[g.at(p, c)] === player && stacks.height(p, c) === DOUBLE) return true
    return false
  }
  const beginTurn = (p: Position): void => {
    p.pass(1 - p.turn)
    p.put(pushed, 0)
    g.go(p, has(p, p.turn, 'must go') ? part.clear : part.push)
  }
  const endClearing = (p: Position): void => (p.words[pushed] === 1 ? beginTurn(p) : g.go(p, part.push))
  const lift = (p: Position, c: number): void => {
    const player = p.words[0]!
    for (let n = stacks.height(p, c); n > 0; n--) {
      const at = ownerOf[stacks.pop(p, c)] === player ? inHand[player]! : prisoners + player
      p.put(at, p.words[at]! + 1)
    }
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
    if (!hasDouble(p, 1 - player)) p.put(won, player + 1)
    else if (!hasDouble(p, player)) p.put(won, 2 - player)
    if (has(p, player, 'any')) g.go(p, part.clear)
    else endClearing(p)
  }
  /** By the word `won`. */
  const wins = [
    undefined,
    ...winsOf(players, '{loser} duplái elfogytak a tábláról.', '{loser} has no double on the board.'),
  ]
  const emptied = winsOf(players, '{loser} tartaléka elfogyott.', 'The reserve of {loser} is empty.')
  /** The discs that are left, the doubles on the board (the last ones above all), and rows that are growing. */
  const worth = (p: Position, player: number): number => {
    let discs = 1.3 * p.words[inHand[player]!]!
    let doubles = 0
    for (let c = 0; c < size; c++) {
      if (ownerOf[g.at(p, c)] !== player) continue
      discs += stacks.height(p, c)
      if (stacks.height(p, c) === DOUBLE) doubles++
    }
    return discs + DOUBLES[Math.min(doubles, 4)]! + growing(p, player)
  }
  const kindOf = (m: Move): string => (extra(m) === DOUBLE ? 'double' : 'single')

  return standing(g, {
    parts: {
      push: {
        prompt: p =>
          mayPut(p, SINGLE)
            ? text('Tegyél fel egy figurát a tábla szélére.', 'Put a piece on the rim.')
            : text('Tegyél fel egy dupla figurát a tábla szélére.', 'Put a double on the rim.'),
        moves: pushes,
        goes: () => true,
        play(p, m) {
          const player = p.words[0]!
          if (!isPlace(m)) shove(p, from(m), to(m))
          for (let n = 0; n < extra(m); n++) stacks.push(p, from(m), disc[player]!)
          p.put(inHand[player]!, p.words[inHand[player]!]! - extra(m))
          if (extra(m) === SINGLE) p.put(flag.singles, p.words[flag.singles]! | (1 << player))
          p.put(pushed, 1)
          if (has(p, player, 'any')) g.go(p, part.clear)
          else beginTurn(p)
        },
        because(p, m) {
          const found = obstacle(p, m)
          return found === 'none' ? 0 : why[found]
        },
      },
      clear: {
        prompt: p =>
          has(p, p.turn, 'must go')
            ? text('Vedd le a négyesedet: mutass a két végére.', 'Clear your row: point at its two ends.')
            : text('Leveheted a duplákból álló négyesedet.', 'You may clear your row of doubles.'),
        goes: () => true,
        moves(p, out) {
          for (let i = find(p, 0, p.words[0]!); i >= 0; i = find(p, i, p.words[0]!))
            out.add(pack(row.first, row.last, row.way + 1))
          if (!has(p, p.words[0]!, 'must go')) out.add(button.leave)
        },
        play(p, m) {
          if (m === button.leave) return endClearing(p)
          const d = extra(m) - 1
          let end = from(m)
          for (let at = end; g.at(p, at) > 0; at = next[at * degree + opposite[d]!]!) end = at
          p.put(way, d + 1)
          sweep(p, end, d)
        },
        because: () => why.ends,
      },
      double: {
        prompt: text('Leveszed ezt a duplát, vagy marad?', 'Do you take this double off, or does it stay?'),
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
    attempts(p, out, reasons, usual) {
      usual(p, out, reasons)
      if (g.partOf(p) !== part.clear) return
      for (let c = 0; c < size; c++) {
        if (ownerOf[g.at(p, c)] === p.turn) continue
        out.add(place(c))
        reasons.add(why.clear)
      }
    },
    derive(p) {
      if (p.at(won) > 0 || g.partOf(p) === part.double) return
      for (const player of [p.turn, 1 - p.turn])
        if (p.at(inHand[player]!) < DISCS && !hasDouble(p, player)) p.put(won, 2 - player)
    },
    outcome: p =>
      wins[p.words[won]!] ??
      (g.partOf(p) === part.push && p.words[inHand[p.words[0]!]!] === 0
        ? emptied[1 - p.words[0]!]
        : undefined),
    draws: { repetition: { times: 3 }, cap: 1000 },
    name(p, m) {
      if (g.partOf(p) !== part.push || m >> 20 > DOUBLE) return undefined
      const cell = `${extra(m) === DOUBLE ? '2' : ''}${board.names[from(m)]!}`
      return isPlace(m) ? cell : `${cell}-${board.names[to(m)]!}`
    },
    write(p, m) {
      if (g.partOf(p) !== part.push || m >> 20 > DOUBLE) return undefined
      const cell = isPlace(m) ? board.names[from(m)]! : `${board.names[from(m)]!}-${board.names[to(m)]!}`
      return extra(m) === DOUBLE ? text(`dupla ${cell}`, `double ${cell}`) : text(cell, cell)
    },
    points(p, m) {
      if (g.partOf(p) !== part.push || m >> 20 > DOUBLE) return undefined
      const cells = isPlace(m) ? [from(m)] : [from(m), to(m)]
      return mayPut(p, SINGLE) && mayPut(p, DOUBLE) && extra(m) > 0 ? [...cells, kindOf(m)] : cells
    },
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 8),
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
