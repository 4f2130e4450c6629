import { CHANCE, choices, Moves, type Game, type Position } from '../engine/index.ts'
import { matchOf, Mistake, print, type Arguments } from './arguments.ts'

/** More positions than this are not looked at. */
const MOST = 3_000_000

/** What both sides can be sure of: 1 the player to move wins, -1 loses, 0 neither can force anything. */
export type Value = -1 | 0 | 1
export interface Proof {
  readonly positions: number
  value(p: Position): Value
}

/** Every position that can be reached, by number in the order of meeting; or why they are not looked at. */
function reached(game: Game, first: Position, most: number) {
  const numbers = new Map<number, number>()
  const open: Position[] = []
  const movers: number[] = []
  const ends: (Value | undefined)[] = []
  /** The moves as pairs of positions: from `froms[k]` to `tos[k]`. */
  const froms: number[] = []
  const tos: number[] = []
  const meet = (p: Position): number => {
    const met = numbers.get(p.key)
    if (met !== undefined) return met
    const number = numbers.size
    numbers.set(p.key, number)
    open.push(p.copy())
    return number
  }
  meet(first)
  const out = new Moves()
  for (let p = open.pop(); p; p = open.pop()) {
    if (p.turn === CHANCE) return 'luck'
    if (numbers.size > most) return 'too many'
    const number = numbers.get(p.key)!
    const end = choices(game, p, out)
    const share = end?.result[p.turn]
    movers[number] = p.turn
    ends[number] = share === undefined ? undefined : share === 1 ? 1 : share === 0 ? -1 : 0
    for (const move of end ? [] : out.toArray()) {
      const mark = p.mark()
      game.play(p, move)
      froms.push(number)
      tos.push(meet(p))
      p.rewind(mark)
    }
  }
  return { numbers, movers, ends, froms, tos }
}

/**
 * Solves a game for two whose positions may come again: wins and losses are carried backwards from the ends, and what is left
 * is a draw. Repetition and caps are not asked. Not where there is luck, or where there are more positions than `most`.
 */
export function prove(game: Game, first: Position, most = MOST): Proof | 'luck' | 'too many' {
  const all = reached(game, first, most)
  if (typeof all === 'string') return all
  const { numbers, movers, ends, froms, tos } = all
  const positions = numbers.size
  // The positions before each one, in one list, and how many moves of each are not yet known to lose.
  const begins = new Int32Array(positions + 1)
  for (const to of tos) begins[to + 1]! += 1
  for (let i = 0; i < positions; i++) begins[i + 1]! += begins[i]!
  const filled = begins.slice()
  const before = new Int32Array(tos.length)
  const hopes = new Int32Array(positions)
  for (let k = 0; k < tos.length; k++) {
    before[filled[tos[k]!]!++] = froms[k]!
    hopes[froms[k]!]! += 1
  }
  const values = Int8Array.from({ length: positions }, (_, i) => ends[i] ?? 0)
  const sure = [...values.keys()].filter(i => values[i] !== 0)
  for (let i = sure.pop(); i !== undefined; i = sure.pop())
    for (let k = begins[i]!; k < begins[i + 1]!; k++) {
      const from = before[k]!
      if (values[from] !== 0) continue
      const wins = (values[i] === 1) === (movers[from] === movers[i])
      if (!wins && --hopes[from]! > 0) continue
      values[from] = wins ? 1 : -1
      sure.push(from)
    }
  return {
    positions,
    value(p) {
      const value = values[numbers.get(p.key) ?? -1]
      return value === 1 ? 1 : value === -1 ? -1 : 0
    },
  }
}

/** Small games for two without luck or secrets: who wins when both play their best, found by looking at every position. */
export async function tellProof(given: Arguments): Promise<void> {
  const match = await matchOf(given)
  const { game, position, moves } = match
  const proof = game.players.length === 2 && !game.imagine ? prove(game, position) : 'luck'
  if (proof === 'luck') throw new Mistake('prove is for games of two players without luck or secrets.')
  if (proof === 'too many') throw new Mistake(`There are more than ${MOST} positions: too many to look at.`)
  const value = proof.value(position)
  const winner = value === 0 ? undefined : game.players[value === 1 ? position.turn : 1 - position.turn]
  const keeping = moves.filter(m => {
    const then = position.copy()
    game.play(then, m)
    return (then.turn === position.turn ? proof.value(then) : -proof.value(then)) === value
  })
  const names = keeping.map(m => match.nameOf(m))
  const said = winner ? `${winner.name.en}: a win` : 'nobody can force a win'
  const which = names.length === moves.length ? `any of the ${moves.length} first moves` : names.join(' ')
  print(
    given,
    { winner: winner?.id ?? null, positions: proof.positions, keeping: names },
    `${said}, by all ${proof.positions} positions; it stays so after ${which}`,
  )
}
