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
  from,
  ground,
  joined,
  kind,
  NOWHERE,
  pack,
  painted,
  square,
  squash,
  standing,
  to,
  toggle,
  win,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { SET_UPS } from './data.ts'
import { CALLS, ENDS, PROMPTS, WHY } from './words.ts'

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
  const { north, south, west, east } = bare.regions
  const goals = corners.length > 0 ? corners : [...north, ...south, ...west, ...east]
  const { guards, attackers } = SET_UPS[side]!
  const shown = painted(whole, {
    home: guards,
    'camp-brown': attackers,
    goal: [throne, ...corners].map(c => names[c]).join(' '),
  })
  // Ways lead out of the throne, but not in.
  const board = throneTransit === 'allowed' ? shown : joined(shown, (_, b) => b !== names[throne])
  const { next } = board

  const g = ground({
    players: [DEFENDERS, ATTACKERS],
    board,
    kinds: {
      man: kind('harcos', 'man', 'stone', { most: cellsOf(board, attackers).length }),
      king: kind('király', 'king', 'king', { most: 1 }),
    },
    setup: { man: [guards, attackers], king: [[throne], []] },
    tracks: ['places'],
    follows: ['king'],
    goals: { king: [goals] },
    why: WHY,
  })
  const { cells, men, players, why } = g
  const KING = g.code('king', 0)
  const attacker = g.code('man', 1)
  const king = g.spot.king
  const { take, shown: captures } = custody(g, {
    along: whole,
    anvils: [throne, ...corners],
    takes: code => official || code !== KING,
    falls: code => code !== KING,
  })
  const isGoal = Uint8Array.from(names, (_, c) => (goals.includes(c) ? 1 : 0))

  /** Whether attackers, and the empty throne, stand on all sides of the king, one of them on `mover`. */
  const isKingHeld = (p: Position, mover: number): boolean => {
    const at = p.words[king]!
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
      let n = next[p.words[king]! * 4 + d]!
      let k = 1
      while (k < reach && p.words[cells + n] === 0 && isGoal[n] === 0) {
        n = next[n * 4 + d]!
        k++
      }
      if (p.words[cells + n] === 0 && isGoal[n] === 1) ways++
    }
    return ways
  }
  const forbids = (p: Position, m: Move): number => {
    if (to(m) === throne) return why.throne
    return corners.includes(to(m)) && p.words[cells + from(m)] !== KING ? why.corner : 0
  }
  const escaped = win(players, 0, ...ENDS.escaped)
  const caught = win(players, 1, ...ENDS.caught)
  /** For the defenders: a guard is worth two attackers; open ways are worth more than either, attackers beside the king cost. */
  const lead = (p: Position): number => {
    let beside = 0
    for (let d = 0; d < 4; d++)
      if (p.words[cells + whole.next[p.words[king]! * 4 + d]!] === attacker) beside++
    return 10 * (p.words[men]! - 1) - 5 * p.words[men + 1]! + 30 * openWays(p) - 8 * beside
  }

  return standing(g, {
    prompt: p => (p.turn === 0 ? PROMPTS.defend : PROMPTS.attack),
    from: (p, c, out) =>
      p.words[cells + c] === KING && reach < side ? kingWays(p, c, out) : g.lines(p, c, out),
    ...((official || throneTransit === 'allowed') && { refuses: forbids }),
    play(p, m) {
      g.carry(p, from(m), to(m))
      take(p, to(m))
      if (p.words[0] === 1 && isKingHeld(p, to(m))) g.set(p, p.words[king]!, 0)
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
    ...(official && { start: (p: Position) => p.pass(1) }),
    arrives: [escaped],
    outcome: p => (p.words[king] === NOWHERE ? caught : undefined),
    draws: { repetition: { times: 3 }, cap: 400 },
    ...captures,
    value: (p, player) => (player === 0 ? 1 : -1) * squash(lead(p), 60),
    scene(p) {
      const ways = p.at(king) === NOWHERE || isGoal[p.at(king)] === 1 ? 0 : openWays(p)
      return ways === 0 ? {} : { notes: [ways === 1 ? CALLS.raichi : CALLS.tuichi] }
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
