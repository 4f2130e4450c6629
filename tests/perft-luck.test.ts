// The dice rules of backgammon and its kin against a slow generator that shares nothing with the family: it works on
// plain objects, plays out every order of the dice, and keeps the turns that use the most dice.
import { expect, test } from 'vitest'
import {
  CHANCE,
  choices,
  Moves,
  perft,
  playRandomly,
  randomMove,
  readPosition,
  Rng,
  Run,
  type Game,
  type Position,
} from '../src/engine/index.ts'
import type { BoardGame } from '../src/kit/index.ts'
import definition from '../src/games/szerencse/backgammon/game.ts'
import multezim from '../src/games/szerencse/multezim/game.ts'
import plakoto from '../src/games/szerencse/plakoto/game.ts'

interface Side {
  bar: number
  off: number
  points: number[]
  /** Points where an own man is held down. */
  held: number[]
}
interface Table {
  own: Side
  enemy: Side
  /** The points in the order this player goes through them. */
  way: readonly number[]
  contact: 'hit' | 'pin' | 'closed'
  /** Steps that a rule of the game's own refuses, judged on the table after the step. */
  refused?: (after: Table, from: number, to: number) => boolean
  /** The game is over before the turn is. */
  over?: (t: Table) => boolean
}

const onPoints = (side: Side) => side.points.filter(n => n > 0)

function afterStep(t: Table, from: 'bar' | number, die: number): { next: Table; name: string } | undefined {
  const at = from === 'bar' ? -1 : t.way.indexOf(from)
  const to = at + die < 24 ? t.way[at + die]! : 'off'
  if (t.own.bar > 0 && from !== 'bar') return undefined
  const free = from === 'bar' ? t.own.bar : t.own.points[from]! - (t.own.held.includes(from) ? 1 : 0)
  if (free <= 0) return undefined
  const next = structuredClone({ own: t.own, enemy: t.enemy })
  if (to === 'off') {
    const rear = t.way.findIndex(point => t.own.points[point]! > 0)
    if (rear < 18 || t.own.bar > 0 || t.own.held.length > 0) return undefined
    if (at + die > 24 && at !== rear) return undefined
    next.own.off++
  } else {
    const there = t.enemy.points[to]!
    if (t.contact === 'closed' ? there > 0 : there > 1) return undefined
    if (t.own.held.includes(to)) return undefined
    if (t.contact === 'hit' && there === 1) {
      next.enemy.points[to] = 0
      next.enemy.bar++
    }
    if (t.contact === 'pin' && there === 1 && !next.enemy.held.includes(to)) next.enemy.held.push(to)
    next.own.points[to]!++
  }
  if (from === 'bar') next.own.bar--
  else {
    next.own.points[from]!--
    if (next.own.points[from] === 0) next.enemy.held = next.enemy.held.filter(point => point !== from)
  }
  const after = { ...t, ...next }
  if (t.refused?.(after, at, at + die)) return undefined
  const hits = to !== 'off' && t.contact === 'hit' && t.enemy.points[to] === 1
  const over = at + die > 24 ? `(${die})` : ''
  return { next: after, name: `${from}/${to}${hits ? '*' : ''}${over}` }
}

interface Turn {
  names: string[]
  dice: number[]
}

function turnsInOrder(t: Table, dice: readonly number[]): Turn[] {
  const found: Turn[] = [{ names: [], dice: [] }]
  const [die, ...rest] = dice
  if (die === undefined) return found
  for (const from of ['bar' as const, ...t.way]) {
    const step = afterStep(t, from, die)
    if (!step) continue
    const rested = t.over?.(step.next)
    for (const turn of turnsInOrder(step.next, rest))
      found.push({ names: [step.name, ...(rested ? [] : turn.names)], dice: [die, ...turn.dice] })
  }
  return found
}

/** All turns a roll allows, as sorted texts: every order of the dice, the most dice, the larger die. */
function slowTurns(t: Table, a: number, b: number): string[] {
  const orders =
    a === b
      ? [[a, a, a, a]]
      : [
          [a, b],
          [b, a],
        ]
  const all = orders.flatMap(order => turnsInOrder(t, order))
  const most = Math.max(...all.map(turn => turn.dice.length))
  let kept = all.filter(turn => turn.dice.length === most)
  const larger = Math.max(a, b)
  if (most === 1 && kept.some(turn => turn.dice[0] === larger))
    kept = kept.filter(turn => turn.dice[0] === larger)
  return [...new Set(kept.map(turn => turn.names.join(' ')))].sort()
}

/** The same from the game: all small moves of the turn, up to the forced pass. */
function fastTurns(game: Game, p: Position): string[] {
  const found: string[] = []
  const walk = (names: string[]) => {
    const out = new Moves()
    const over = choices(game, p, out)
    if (
      over ||
      p.turn !== player ||
      p.at(0) === CHANCE ||
      out.toArray().some(m => game.name(p, m) === 'roll')
    ) {
      found.push(names.join(' '))
      return
    }
    for (const m of out.toArray()) {
      const name = game.name(p, m)
      const mark = p.mark()
      game.play(p, m)
      if (name === 'pass') found.push(names.join(' '))
      else walk([...names, name])
      p.rewind(mark)
    }
  }
  const player = p.turn
  walk([])
  return [...new Set(found)].sort()
}

const ids = ['white', 'black']
function tableOf(
  game: BoardGame,
  p: Position,
  player: number,
  rules: Omit<Table, 'own' | 'enemy' | 'way'>,
  ways: readonly (readonly number[])[],
  men: number,
): Table {
  const json = game.layout.write(p)['pieces'] as Record<string, string>
  const sides = ids.map((): Side => ({
    bar: 0,
    off: 0,
    points: Array.from({ length: 25 }, () => 0),
    held: [],
  }))
  for (const [cell, text] of Object.entries(json)) {
    const parts = text.split(', ')
    for (const [i, part] of parts.entries()) {
      const [n, id] = part.split(' ')
      const side = sides[ids.indexOf(id!)]!
      if (cell === 'bar') side.bar = Number(n)
      else {
        side.points[Number(cell)] = Number(n)
        if (i === 0 && parts.length > 1) side.held.push(Number(cell))
      }
    }
  }
  for (const side of sides) side.off = men - side.bar - onPoints(side).reduce((sum, n) => sum + n, 0)
  return { ...rules, own: sides[player]!, enemy: sides[1 - player]!, way: ways[player]! }
}

const UP = Array.from({ length: 24 }, (_, i) => i + 1)
const DOWN = UP.toReversed()

/** Meets positions of random games and compares the turns of a few rolls in each. */
function compare(
  game: BoardGame,
  men: number,
  ways: readonly (readonly number[])[],
  rules: Omit<Table, 'own' | 'enemy' | 'way'>,
  seed: number,
  count: number,
): number {
  const rng = new Rng(seed)
  const out = new Moves()
  let compared = 0
  while (compared < count) {
    const run = new Run(game)
    for (let i = 0; !run.choices(out) && compared < count; i++) {
      const { position: p } = run
      if (p.turn === CHANCE && i > 4 && rng.below(6) === 0) {
        const [a, b] = [1 + rng.below(6), 1 + rng.below(6)]
        const name = `roll:${Math.max(a, b)}-${Math.min(a, b)}`
        const roll = out.toArray().find(m => game.name(p, m) === name)!
        const mark = p.mark()
        game.play(p, roll)
        const slow = slowTurns(tableOf(game, p, p.turn, rules, ways, men), a, b)
        expect(fastTurns(game, p), `${name} ${JSON.stringify(game.layout.write(p))}`).toEqual(slow)
        p.rewind(mark)
        compared++
      }
      const m = randomMove(game, p, rng, out)
      run.play(m < 0 ? (game.stuck(p) as number) : m)
    }
  }
  return compared
}

test('backgammon and its variants give the turns of the slow generator', { timeout: 120_000 }, () => {
  for (const [variant, men] of [
    ['backgammon', 15],
    ['nackgammon', 15],
    ['hipergammon', 3],
  ] as const)
    expect(
      compare(definition.make({ variant, cube: 'off' }), men, [DOWN, UP], { contact: 'hit' }, 3, 120),
    ).toBe(120)
})

test('a wall of six men is not passed', { timeout: 120_000 }, () => {
  const refused = (after: Table, from: number, to: number) =>
    after.way.some((point, i) => i > from && i < to && after.enemy.points[point]! >= 6)
  compare(definition.make({ wall6: 'on', cube: 'off' }), 15, [DOWN, UP], { contact: 'hit', refused }, 5, 120)
})

test('the number of turns after the first roll', () => {
  const game = definition.make({ cube: 'off' })
  const p = new Run(game).position
  let slow = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= a; b++)
      slow += slowTurns(tableOf(game, p, 0, { contact: 'hit' }, [DOWN, UP], 15), a, b).length
  expect(perft(game, p, 2)).toBe(slow)
})

test('plakoto: single men are held down, and a trapped mother ends the game', { timeout: 120_000 }, () => {
  const game = plakoto.make({})
  const over = ({ own, enemy, way }: Table) => {
    const [mine, theirs] = [way[0]!, way[23]!]
    const [lost, won] = [own.held.includes(mine), enemy.held.includes(theirs)]
    return (lost && won) || (won && own.points[mine] === 0) || (lost && enemy.points[theirs] === 0)
  }
  compare(game, 15, [UP, DOWN], { contact: 'pin', over }, 7, 120)
  const pieces = { 1: '14 white', 5: '1 white, 2 black', 24: '13 black' }
  const read = readPosition(game, { turn: 'white', pieces, dice: [1, 1, 1, 1] })
  expect(read.ok && game.layout.write(read.value)['pieces']).toEqual(pieces)
})

test(
  'multezim: closed points, the first man alone, a starting quarter never full',
  { timeout: 120_000 },
  () => {
    const ways = [UP, [...UP.slice(12), ...UP.slice(0, 12)]]
    const full = ({ own, way }: Table) => way.slice(0, 6).every(point => own.points[point]! > 0)
    const refused = (after: Table, from: number, to: number) => {
      const men = after.way.map(
        (point, i) => after.own.points[point]! + (i === from ? 1 : 0) - (i === to ? 1 : 0),
      )
      const off = after.own.off - (to >= 24 ? 1 : 0)
      const arrived = off > 0 || men.slice(12).some(n => n > 0)
      const others = men.some((n, i) => i > 0 && i !== from && n > 0)
      return full(after) || (!arrived && others)
    }
    const game = multezim.make({})
    compare(game, 15, ways, { contact: 'closed', refused }, 9, 60)
    // Crowded starting quarters with doubles, where one step could take another away.
    const rng = new Rng(4)
    let met = 0
    for (let n = 0; n < 120; n++) {
      const pieces: Record<string, string> = { 11: '1 black', 14: '1 white' }
      for (let point = 1; point <= 9; point++) {
        const owner = rng.below(9) < (point <= 6 ? 6 : 2) ? 'white' : rng.below(2) === 0 ? 'black' : undefined
        if (owner) pieces[point] = `1 ${owner}`
      }
      const die = 1 + rng.below(3)
      const read = readPosition(game, { turn: 'white', pieces, dice: [die, die, die, die] })
      if (!read.ok) continue
      const p = read.value
      const table = tableOf(game, p, 0, { contact: 'closed', refused }, ways, 15)
      expect(fastTurns(game, p), JSON.stringify(game.layout.write(p))).toEqual(slowTurns(table, die, die))
      met++
    }
    expect(met).toBeGreaterThan(80)
  },
)

test('random games of the kin end', () => {
  for (const kin of [plakoto, multezim]) {
    const game = kin.make({})
    for (let seed = 0; seed < 30; seed++)
      expect(playRandomly(new Run(game), new Rng(seed)), `${kin.id} ${seed}`).toBeDefined()
  }
})
