// Ruling: forward is the same for all pieces of a side, so those behind the enemy can only capture at first.
// Ruling: an officer's capture has at most one empty field more, before the enemy or behind it.
// Ruling: an officer may hop over an own soldier as a quiet move, forward or sideways, or as the first leg of a capture, any way.
// Ruling: ransom is possible only right before the owner's next move. No promotion; the third repetition is a draw, and so are
// 50 turns without a capture or a soldier's move.
import { Moves, tried, type Move, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  extra,
  from,
  ground,
  judging,
  kind,
  neighbours,
  place,
  split,
  squash,
  standing,
  to,
  WHITE,
  winsOf,
  text,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { board, LAST_ROW, ROWS } from './board.ts'
import { OFFICER, SOLDIER } from './figures.ts'
import { gaits, QUIETLY, TAKEN } from './gaits.ts'
import { DECLINE, MISFIT, NOBODY, PROMPTS, QUIET, STRENGTH, WHY } from './words.ts'

const RANSOM = 3
const PATIENCE = 50
const WORTH = { soldier: 1, officer: 3 }
function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      soldier: kind('közkatona', 'soldier', 'bare', { drawing: SOLDIER, most: 20 }),
      officer: kind('tiszt', 'officer', 'bare', { drawing: OFFICER, most: 2 }),
    },
    setup: `
      O   S   S   S   S   S
        s   s   s   s   s
      s   s   s   s   s   s
        o   s   s   s   s
      .   .   .   .   .   .
        .   .   .   .   .
      .   .   .   .   .   .
        S   S   S   S   O
      S   S   S   S   S   S
        S   S   S   S   S
      s   s   s   s   s   o`,
    parts: ['move', 'series', 'ransom', 'pay'],
    marks: ['runner'],
    // Officers lost in the turn before, soldiers still to be paid, and turns in which nothing was settled.
    counters: {
      lost: { for: 'all', most: 2 },
      due: { for: 'all', most: RANSOM - 1 },
      quiet: { for: 'all', most: PATIENCE },
    },
    tracks: ['places'],
    why: WHY,
    buttons: { decline: DECLINE },
  })
  const { cells, men, ownerOf, part, places, players, why } = g
  const { lost, due, quiet } = g.count
  const { runner } = g.mark
  const { decline } = g.button
  const soldiers = g.codes('soldier')
  const officers = g.codes('officer')
  const { captures, listFrom } = gaits({ cells, ownerOf, soldiers, officers })
  const isSoldier = (p: Position, c: number): boolean =>
    p.words[cells + c] === soldiers[0] || p.words[cells + c] === soldiers[1]
  const countOf = (p: Position, code: number): number => {
    let n = 0
    for (let c = 0; c < board.size; c++) if (p.words[cells + c] === code) n++
    return n
  }

  /** The turn is over; whoever lost an officer in it is asked for the ransom first. */
  const toRansom = (p: Position): void => {
    const canPay = p.words[lost]! > 0 && countOf(p, soldiers[p.words[0]!]!) >= RANSOM
    if (!canPay) p.put(lost, 0)
    g.go(p, canPay ? part.ransom : part.move)
  }
  const finish = (p: Position): void => {
    p.put(runner, 0)
    g.endTurn(p)
    toRansom(p)
  }
  const play = (p: Position, m: Move): void => {
    const player = p.words[0]!
    const isQuiet = extra(m) < TAKEN && !isSoldier(p, from(m))
    p.note(quiet, isQuiet ? p.words[quiet]! + 1 : 0)
    g.carry(p, from(m), to(m))
    if (extra(m) >= TAKEN) {
      const prey = extra(m) - TAKEN
      if (p.words[cells + prey] === officers[1 - player]) p.put(lost, p.words[lost]! + 1)
      g.set(p, prey, 0)
    }
    if (extra(m) === QUIETLY || !captures(p, to(m), p.words[cells + to(m)]!, undefined)) return finish(p)
    p.put(runner, to(m) + 1)
    g.go(p, part.series)
  }
  const ownSoldiers = (p: Position, out: Moves): void => {
    for (let c = 0; c < board.size; c++) if (p.words[cells + c] === soldiers[p.words[0]!]) out.add(place(c))
  }

  const strength = (p: Position, player: number): number =>
    WORTH.soldier * countOf(p, soldiers[player]!) + WORTH.officer * countOf(p, officers[player]!)
  const stronger = judging(STRENGTH, strength)
  const wins = winsOf(players, '{loser} nem tud lépni.', '{loser} cannot move.')
  const still = split(players, ...QUIET)
  const scratch = new Moves()
  const canOtherMove = (p: Position): boolean => {
    p.pass(1 - p.words[0]!)
    scratch.n = 0
    const first = places!.first(p.words[0]!)
    for (let i = first; i < first + p.words[men + p.words[0]!]!; i++) listFrom(p, p.words[i]!, scratch)
    return scratch.n > 0
  }
  const stuck = (p: Position): Outcome => (tried(p, canOtherMove) ? wins[1 - p.turn]! : stronger(p, NOBODY))
  /** Strength, and how far the soldiers can still go: whoever runs out of moves loses. */
  const worth = (p: Position, player: number): number => {
    const first = places!.first(player)
    let sum = 0
    for (let i = first, end = first + p.words[men + player]!; i < end; i++) {
      const c = p.words[i]!
      if (p.words[cells + c] === officers[player]) sum += WORTH.officer
      else sum += WORTH.soldier + 0.02 * (player === 0 ? LAST_ROW - ROWS[c]! : ROWS[c]!)
    }
    return sum
  }

  return standing(g, {
    parts: {
      move: {
        prompt: PROMPTS.move,
        from: listFrom,
        must: (_, m) => extra(m) !== QUIETLY,
        play,
        because(p, m, usual) {
          if (usual !== why.noWay) return usual
          if (g.at(p, to(m)) > 0) return why.taken
          if (p.turn === 0 ? ROWS[to(m)]! < ROWS[from(m)]! : ROWS[to(m)]! > ROWS[from(m)]!) return why.back
          return isSoldier(p, from(m)) && neighbours(board, from(m)).includes(to(m)) ? why.red : usual
        },
      },
      series: {
        prompt: PROMPTS.series,
        goes: (p, _, c) => c === p.at(runner) - 1,
        moves(p, out) {
          const c = p.words[runner]! - 1
          captures(p, c, p.words[cells + c]!, out)
        },
        because: (_, __, usual) => (usual === why.noWay ? why.onlyCapture : usual),
        play,
      },
      ransom: {
        prompt: PROMPTS.ransom,
        sign: '+',
        told: text('tiszt kiváltva', 'officer ransomed'),
        moves(p, out) {
          ownSoldiers(p, out)
          out.add(decline)
        },
        play(p, m) {
          if (m === decline) {
            p.put(lost, 0)
            return g.go(p, part.move)
          }
          g.set(p, to(m), officers[p.words[0]!]!)
          p.put(due, RANSOM - 1)
          g.go(p, part.pay)
        },
      },
      pay: {
        prompt: PROMPTS.pay,
        sign: 'x',
        told: text('lekerül', 'taken off'),
        moves: ownSoldiers,
        play(p, m) {
          g.set(p, to(m), 0)
          p.put(due, p.words[due]! - 1)
          if (p.words[due]! > 0) return
          p.put(lost, p.words[lost]! - 1)
          toRansom(p)
        },
      },
    },
    flaw(p) {
      const now = p.at(g.now)
      const asks = now === part.ransom || now === part.pay
      const fits =
        (now === part.series) === p.at(runner) > 0 &&
        (now === part.series || asks === p.at(lost) > 0) &&
        (now === part.pay) === p.at(due) > 0
      return fits ? undefined : MISFIT
    },
    outcome: p => (p.words[quiet]! >= PATIENCE ? still : undefined),
    stuck,
    draws: { repetition: { times: 3, of: 'turns' }, cap: 600 },
    name: (p, m) =>
      p.at(g.now) <= part.series && extra(m) >= TAKEN
        ? `${board.names[from(m)]!}x${board.names[to(m)]!}`
        : undefined,
    value: (p, player) => squash(worth(p, player) - worth(p, 1 - player), 6),
    gain: (p, m) =>
      extra(m) < TAKEN || p.words[g.now]! > part.series ? 0 : isSoldier(p, extra(m) - TAKEN) ? 1 : 3,
  })
}

const loteren: GameDefinition = {
  id: 'loteren',
  chapter: 'egyeb-logikai',
  material: 'army',
  title: { hu: 'Lőtéren', en: 'On the firing range' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default loteren
