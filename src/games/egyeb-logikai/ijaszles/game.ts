// Ruling: only the archer that just stepped is shot, also in the enemy's camp; of several shooters their side chooses who becomes privileged.
// Ruling: whoever has arrived neither moves nor shoots and cannot be shot. The return of a wounded draws no fire and may be left out.
// Ruling: who cannot move passes. When nobody can, at the third repetition and after 200 moves more arrived archers win.
// Ruling: a side without any archer on the board has lost. Stepping back is forbidden unless it is allowed by option.
import type { Move, Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  from,
  ground,
  judging,
  kind,
  LIMIT,
  neighbours,
  numberTrays,
  oneOf,
  pack,
  place,
  REPEATED,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { ARCHER, ARRIVED, CHAMPION } from './archers.ts'
import { board, CAMPS, GOAL_ROWS, ROWS } from './board.ts'
import { ALL_SHOT, ARRIVED_TITLE, MISFIT, MISPLACED, NOBODY, PROMPTS, SKIP, TOO_MANY, WHY } from './words.ts'

const ARMY = 5

function make(retreat: 'forbidden' | 'allowed'): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      archer: kind('íjász', 'archer', 'bare', { drawing: ARCHER, most: ARMY }),
      champion: kind('kiváltságos íjász', 'privileged archer', 'bare', { drawing: CHAMPION, most: ARMY }),
      arrived: kind('célba ért íjász', 'archer who has arrived', 'bare', { drawing: ARRIVED, most: ARMY }),
    },
    setup: { archer: CAMPS },
    parts: ['move', 'shoot', 'revive'],
    // The point where an archer was shot, as long as it is to be chosen who did it.
    marks: ['hit'],
    counters: { wounded: { for: 'each player', most: ARMY, title: text('Sebesült', 'Wounded') } },
    tracks: ['places'],
    why: WHY,
    buttons: { skip: SKIP },
  })
  const { cells, men, ownerOf, part, places, players, why } = g
  const { wounded } = g.count
  const { hit } = g.mark
  const { skip } = g.button
  const { next } = board
  const degree = board.dirs.length
  const archers = g.codes('archer')
  const champions = g.codes('champion')
  const fixed = g.codes('arrived')

  const isBack = (player: number, a: number, b: number): boolean =>
    player === 0 ? ROWS[b]! < ROWS[a]! : ROWS[b]! > ROWS[a]!
  const canShoot = (p: Position, c: number, player: number): boolean =>
    p.words[cells + c] === archers[player] || p.words[cells + c] === champions[player]
  const arrivals = (p: Position, player: number): number => {
    let n = 0
    for (let c = 0; c < board.size; c++) if (p.words[cells + c] === fixed[player]) n++
    return n
  }
  const listFrom = (p: Position, c: number, out: { add(m: Move): void }): void => {
    const player = p.words[0]!
    for (let k = c * degree, end = k + degree; k < end; k++) {
      const n = next[k]!
      if (p.words[cells + n] !== 0) continue
      if (retreat === 'allowed' || !isBack(player, c, n)) out.add(pack(c, n))
    }
  }

  /** The shooters at a point are counted; one of them alone becomes privileged at once. */
  const shot = (p: Position, c: number): void => {
    const player = p.words[0]!
    let [ordinary, privileged, last] = [0, 0, -1]
    for (let k = c * degree, end = k + degree; k < end; k++) {
      const n = next[k]!
      if (p.words[cells + n] === champions[1 - player]) privileged++
      if (p.words[cells + n] !== archers[1 - player]) continue
      ordinary++
      last = n
    }
    if (ordinary + privileged === 0) return arrive(p, c)
    g.set(p, c, 0)
    p.put(wounded + player, p.words[wounded + player]! + 1)
    g.endTurn(p)
    if (ordinary === 0) return
    if (ordinary + privileged === 1) return g.set(p, last, champions[1 - player]!)
    p.put(hit, c + 1)
    g.go(p, part.shoot)
  }
  /** An archer whom nobody shot stands on a point; in the enemy's camp it has arrived. */
  const arrive = (p: Position, c: number): void => {
    const player = p.words[0]!
    if (ROWS[c] !== GOAL_ROWS[player]) return g.endTurn(p)
    const isPrivileged = p.words[cells + c] === champions[player]
    g.set(p, c, fixed[player]!)
    if (isPrivileged && p.words[wounded + player]! > 0 && hasRoom(p, player)) g.go(p, part.revive)
    else g.endTurn(p)
  }
  const hasRoom = (p: Position, player: number): boolean => {
    for (let i = 0; i < ARMY; i++) if (p.words[cells + CAMPS[player]![i]!] === 0) return true
    return false
  }

  const judged = judging(ARRIVED_TITLE, arrivals)
  const counted = (p: Position): Outcome => judged(p, NOBODY)
  const wins = winsOf(players, ...ALL_SHOT)
  /** Who has arrived counts most, then who is alive, has hit, and has come far. */
  const worth = (p: Position, player: number): number => {
    const first = places!.first(player)
    let sum = 0
    for (let i = first, end = first + p.words[men + player]!; i < end; i++) {
      const code = p.words[cells + p.words[i]!]!
      if (code === fixed[player]) sum += 3
      else
        sum +=
          1 +
          (code === champions[player] ? 0.3 : 0) +
          0.15 * Math.abs(ROWS[p.words[i]!]! - GOAL_ROWS[1 - player]!)
    }
    return sum
  }

  return standing(g, {
    parts: {
      move: {
        prompt: PROMPTS.move,
        goes: (p, code) => ownerOf[code] === p.words[0] && code !== fixed[p.words[0]!],
        from: listFrom,
        play(p, m) {
          g.carry(p, from(m), to(m))
          shot(p, to(m))
        },
        because(p, m, usual) {
          if (usual !== why.noWay) return usual
          if (!neighbours(board, from(m)).includes(to(m))) return usual
          return g.at(p, to(m)) > 0 ? why.taken : why.back
        },
      },
      shoot: {
        prompt: PROMPTS.shoot,
        sign: '*',
        told: text('lövés', 'shot'),
        moves(p, out) {
          const c = p.words[hit]! - 1
          for (let k = c * degree, end = k + degree; k < end; k++)
            if (canShoot(p, next[k]!, p.words[0]!)) out.add(place(next[k]!))
        },
        play(p, m) {
          g.set(p, to(m), champions[p.words[0]!]!)
          p.put(hit, 0)
          g.go(p, part.move)
        },
      },
      revive: {
        prompt: PROMPTS.revive,
        sign: '+',
        told: text('visszajön', 'comes back'),
        moves(p, out) {
          const player = p.words[0]!
          for (let i = 0; i < ARMY; i++)
            if (p.words[cells + CAMPS[player]![i]!] === 0) out.add(place(CAMPS[player]![i]!))
          out.add(skip)
        },
        play(p, m) {
          const player = p.words[0]!
          if (m !== skip) {
            g.set(p, to(m), archers[player]!)
            p.put(wounded + player, p.words[wounded + player]! - 1)
          }
          g.endTurn(p)
        },
      },
    },
    flaw(p) {
      const now = p.at(g.now)
      if ((now === part.shoot) !== p.at(hit) > 0 || (now === part.revive && p.at(wounded + p.turn) === 0))
        return MISFIT
      for (const i of players.keys()) if (p.at(men + i) + p.at(wounded + i) > ARMY) return TOO_MANY
      const isMisplaced = (c: number): boolean => {
        const owner = ownerOf[g.at(p, c)]!
        return owner >= 0 && (g.at(p, c) === fixed[owner]) !== (ROWS[c] === GOAL_ROWS[owner])
      }
      return board.names.some((_, c) => isMisplaced(c)) ? MISPLACED : undefined
    },
    outcome: p => (p.words[men] === 0 ? wins[1] : p.words[men + 1] === 0 ? wins[0] : undefined),
    stuck: 'passes',
    counted,
    draws: {
      repetition: { times: 3, of: 'turns', judge: p => judged(p, REPEATED) },
      cap: 200,
      capped: p => judged(p, LIMIT),
    },
    scene: p => ({
      trays: [
        ...numberTrays(g, 'arrived', ARRIVED_TITLE, i => arrivals(p, i)),
        ...numberTrays(g, 'wounded', g.counters.wounded.title!, i => p.at(wounded + i)),
      ],
    }),
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 4),
  })
}

const ijaszles: GameDefinition = {
  id: 'ijaszles',
  chapter: 'egyeb-logikai',
  material: 'hunts',
  title: { hu: 'Íjászles', en: 'Archers in ambush' },
  players: [2],
  rules: 1,
  options: [
    oneOf('noRetreat', 'Visszalépés', 'Stepping back', [
      ['on', 'tilos', 'forbidden'],
      ['off', 'szabad', 'allowed'],
    ]),
  ],
  make: ({ noRetreat }) => make(noRetreat === 'off' ? 'allowed' : 'forbidden'),
}

export default ijaszles
