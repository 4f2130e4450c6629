// Ruling: the defenders begin. Nobody enters the throne once it is empty, and nobody passes over it unless `throneTransit` allows it.
// Ruling: the empty throne helps either side to take; the king neither takes nor helps to take.
// Ruling: the king falls by an attacker that comes beside him when attackers stand on all four sides, or on three and the empty
// throne on the fourth; the edge never counts.
// Ruling: no move is a loss; the third repetition and the 400th move are a draw. The calls are only shown.
// `official`: attackers begin, the king fights, corners and throne are hostile to all; on 11 × 11 and larger boards the king must
// reach a corner. Ruling: nobody else may enter a corner.
import type { Move, Moves, Player, Position } from '../../../engine/index.ts'
import {
  boardSizes,
  cellsOf,
  crosswise,
  custody,
  dressed,
  from,
  ground,
  joined,
  kind,
  pack,
  square,
  squash,
  standing,
  text,
  to,
  toggle,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { SET_UPS } from './data.ts'
import { CALLS, CAUGHT, ESCAPED, WHY } from './words.ts'

const DEFENDERS: Player = { id: 'defenders', tint: 'white', name: { hu: 'védők', en: 'defenders' } }
const ATTACKERS: Player = { id: 'attackers', tint: 'black', name: { hu: 'támadók', en: 'attackers' } }

interface Rules {
  readonly side: number
  readonly throneTransit: 'forbidden' | 'allowed'
  /** How far the king may go. */
  readonly reach: number
  readonly school: 'book' | 'official'
}

function make({ side, throneTransit, reach, school }: Rules): BoardGame {
  const official = school === 'official'
  const bare = square(side, side)
  const whole = crosswise(bare)
  const { size, names } = whole
  const throne = (size - 1) / 2
  const corners = official && side > 9 ? [0, side - 1, size - side, size - 1] : []
  const edge = ['north', 'south', 'west', 'east'].flatMap(name => bare.regions[name]!)
  const goals = new Set(corners.length > 0 ? corners : edge)

  const set = SET_UPS[side]!
  const turned = (c: number): number => (side - 1 - (c % side)) * side + Math.floor(c / side)
  const near = cellsOf(whole, set.attackers)
  const attackers = set.turned
    ? [
        near,
        near.map(turned),
        near.map(c => turned(turned(c))),
        near.map(c => turned(turned(turned(c)))),
      ].flat()
    : near
  const guards = cellsOf(whole, set.guards)
  const fillOf = (c: number): string =>
    c === throne || corners.includes(c)
      ? 'goal'
      : guards.includes(c)
        ? 'home'
        : attackers.includes(c)
          ? 'camp-brown'
          : 'plain'
  const painted = dressed(whole, { cells: whole.cells.map((cell, c) => ({ ...cell, fill: fillOf(c) })) })
  // Ways lead out of the throne, but not in.
  const board = throneTransit === 'allowed' ? painted : joined(painted, (_, b) => b !== names[throne])
  const { next } = board

  const g = ground({
    players: [DEFENDERS, ATTACKERS],
    board,
    kinds: {
      man: kind('harcos', 'man', 'stone', { most: attackers.length }),
      king: kind('király', 'king', 'king', { most: 1 }),
    },
    setup: { man: [guards, attackers], king: [[throne], []] },
    tracks: ['places'],
    own: layout => layout.range('king', 1),
    why: WHY,
  })
  const { cells, men, players, why } = g
  const KING = g.code('king', 0)
  const attacker = g.code('man', 1)
  /** The word with the king's cell + 1; 0 when he has fallen. */
  const king = g.own
  const { take, shown } = custody(g, {
    along: whole,
    anvils: [throne, ...corners],
    takes: code => official || code !== KING,
    falls: code => code !== KING,
  })
  const isGoal = Uint8Array.from({ length: size }, (_, c) => (goals.has(c) ? 1 : 0))
  const isCorner = Uint8Array.from({ length: size }, (_, c) => (corners.includes(c) ? 1 : 0))

  /** Whether attackers, and the empty throne, stand on all sides of the king, one of them on `mover`. */
  const isKingHeld = (p: Position, mover: number): boolean => {
    const at = p.words[king]! - 1
    let beside = false
    for (let d = 0; d < 4; d++) {
      const n = whole.next[at * 4 + d]!
      if (n === mover) beside = true
      else if (p.words[cells + n] !== attacker && (n !== throne || p.words[cells + n] !== 0)) return false
    }
    return beside
  }
  const kingWays = (p: Position, c: number, out: Moves): void => {
    for (let d = 0; d < 4; d++) {
      let n = next[c * 4 + d]!
      for (let k = 0; k < reach && p.words[cells + n] === 0; k++) {
        out.add(pack(c, n))
        n = next[n * 4 + d]!
      }
    }
  }
  /** In how many directions the king can reach his goal at once. */
  const openWays = (p: Position): number => {
    let ways = 0
    for (let d = 0; d < 4; d++) {
      let n = next[(p.words[king]! - 1) * 4 + d]!
      let k = 1
      while (k < reach && p.words[cells + n] === 0 && isGoal[n] === 0) {
        n = next[n * 4 + d]!
        k++
      }
      if (p.words[cells + n] === 0 && isGoal[n] === 1) ways++
    }
    return ways
  }
  const forbids = (p: Position, m: Move): number =>
    to(m) === throne
      ? why.throne
      : isCorner[to(m)] === 1 && p.words[cells + from(m)] !== KING
        ? why.corner
        : 0
  const escaped = win(players, 0, ESCAPED.hu, ESCAPED.en)
  const caught = win(players, 1, CAUGHT.hu, CAUGHT.en)
  /** For the defenders: a guard is worth two attackers; open ways are worth more than either, attackers beside the king cost. */
  const lead = (p: Position): number => {
    let beside = 0
    for (let d = 0; d < 4; d++)
      if (p.words[cells + whole.next[(p.words[king]! - 1) * 4 + d]!] === attacker) beside++
    return 10 * (p.words[men]! - 1) - 5 * p.words[men + 1]! + 30 * openWays(p) - 8 * beside
  }

  return standing(g, {
    prompt: p =>
      p.turn === 0
        ? text('A védők lépnek: szöktesd ki a királyt.', 'Defenders to move: let the king escape.')
        : text('A támadók lépnek: fogd el a királyt.', 'Attackers to move: capture the king.'),
    from: (p, c, out) =>
      p.words[cells + c] === KING && reach < side ? kingWays(p, c, out) : g.lines(p, c, out),
    ...((official || throneTransit === 'allowed') && { refuses: forbids }),
    play(p, m) {
      g.carry(p, from(m), to(m))
      if (p.words[cells + to(m)] === KING) p.note(king, to(m) + 1)
      take(p, to(m))
      if (p.words[0] === 1 && isKingHeld(p, to(m))) {
        g.set(p, p.words[king]! - 1, 0)
        p.note(king, 0)
      }
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (usual !== why.noWay) return usual
      if (to(m) === throne) return why.throne
      for (let d = 0; d < 4; d++) {
        let n = whole.next[from(m) * 4 + d]!
        let overThrone = false
        for (; n !== to(m) && p.at(cells + n) === 0; n = whole.next[n * 4 + d]!) overThrone ||= n === throne
        if (n === to(m) && p.at(cells + n) === 0)
          return overThrone && throneTransit === 'forbidden' ? why.over : why.far
      }
      return usual
    },
    derive(p) {
      p.note(king, 0)
      for (let c = 0; c < size; c++) if (p.at(cells + c) === KING) p.note(king, c + 1)
    },
    ...(official && { start: (p: Position) => p.pass(1) }),
    outcome: p => (p.words[king] === 0 ? caught : isGoal[p.words[king]! - 1] === 1 ? escaped : undefined),
    draws: { repetition: { times: 3 }, cap: 400 },
    ...shown,
    value: (p, player) => (player === 0 ? 1 : -1) * squash(lead(p), 60),
    scene(p) {
      const call = p.at(king) === 0 ? undefined : CALLS[Math.min(2, openWays(p))]
      return call && !isGoal[p.at(king) - 1] ? { notes: [call] } : {}
    },
  })
}

const tablut: GameDefinition = {
  id: 'tablut',
  chapter: 'egyeb-logikai',
  material: 'hunts',
  title: { hu: 'Tablut', en: 'Tablut' },
  players: [2],
  rules: 1,
  options: [
    boardSizes([9, 11, 13, 19]),
    toggle('kingMax4', 'A király legfeljebb négy mezőt léphet', 'The king goes four cells at most'),
    toggle('throneTransit', 'Az üres trónon át lehet menni', 'The empty throne may be passed over'),
    toggle('official', 'Mai hnefatafl-szabályok', 'Modern hnefatafl rules'),
  ],
  make: ({ size, kingMax4, throneTransit, official }) => {
    const side = Number(size ?? 9)
    return make({
      side,
      reach: kingMax4 === 'on' ? 4 : side,
      throneTransit: throneTransit === 'on' ? 'allowed' : 'forbidden',
      school: official === 'on' ? 'official' : 'book',
    })
  },
}

export default tablut
