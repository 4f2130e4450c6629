// Numbers of move sequences against slow generators written apart from the kit: strings, sets, and the rules word for word.
import { expect, test } from 'vitest'
import { Match, perft, Rng, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import csillagjatek from '../src/games/beszoritos/csillagjatek/game.ts'
import roka from '../src/games/beszoritos/roka-es-libak/game.ts'
import kockazas from '../src/games/egyeb-logikai/kockazas/game.ts'
import szoliter from '../src/games/turelem/szoliter/game.ts'
import szamar from '../src/games/turelem/voros-szamar/game.ts'

function counted(game: GameDefinition, depth: number, options: Options = {}, position?: Json): number {
  const begun = position ? Match.beginFrom(game, options, position) : undefined
  if (begun && !begun.ok) throw new Error(begun.why.en)
  const match = begun?.ok ? begun.value : Match.begin(game, options)
  return perft(match.game, match.position, depth)
}

/** `turns` lists the states after every whole turn; an ended game has none. */
function slow<S>(state: S, depth: number, turns: (state: S) => S[]): number {
  return depth === 0 ? 1 : turns(state).reduce((sum, next) => sum + slow(next, depth - 1, turns), 0)
}

const at = (name: string): [number, number] => [name.charCodeAt(0) - 96, Number(name.slice(1))]
const named = (col: number, row: number) => `${String.fromCharCode(96 + col)}${row}`
const between = (n: number, low: number, high: number) => n >= low && n <= high
const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
const SLANTED = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const

// ---- Fox and geese

interface Fox {
  fox: string | undefined
  geese: readonly string[]
  turn: 'fox' | 'geese'
}
interface FoxRules {
  on: (col: number, row: number) => boolean
  blue: boolean
  back: boolean
  least: number
}

const cross = (col: number, row: number) =>
  between(col, 1, 7) && between(row, 1, 7) && (between(col, 3, 5) || between(row, 3, 5))
const wide = (col: number, row: number) =>
  cross(col, row) || ['b2', 'b6', 'f2', 'f6'].includes(named(col, row))

function lineBetween(rules: FoxRules, from: string, to: string): boolean {
  const [[c, r], [d, s]] = [at(from), at(to)]
  if (!rules.on(c, r) || !rules.on(d, s)) return false
  if (c === d || r === s) return true
  if (!rules.blue) return false
  const sameArm = (between(c, 3, 5) && between(d, 3, 5)) || (between(r, 3, 5) && between(s, 3, 5))
  const corner = (col: number, row: number) => !cross(col, row)
  return sameArm || corner(c, r) || corner(d, s)
}

/** Every whole chain of jumps as the states on its way. */
function chains(state: Fox, rules: FoxRules): Fox[][] {
  const [col, row] = at(state.fox!)
  const found: Fox[][] = []
  for (const [dx, dy] of [...STRAIGHT, ...SLANTED]) {
    const over = named(col + dx, row + dy)
    const behind = named(col + 2 * dx, row + 2 * dy)
    if (!state.geese.includes(over) || state.geese.includes(behind)) continue
    if (!lineBetween(rules, state.fox!, over) || !lineBetween(rules, over, behind)) continue
    const next: Fox = { fox: behind, turn: 'geese', geese: state.geese.filter(goose => goose !== over) }
    const further = chains(next, rules)
    if (further.length === 0) found.push([next])
    for (const each of further) found.push([next, ...each])
  }
  return found
}

function foxTurns(state: Fox, rules: FoxRules): Fox[] {
  if (state.geese.length < rules.least) return []
  const free = (name: string) => name !== state.fox && !state.geese.includes(name)
  const near = (name: string, dirs: readonly (readonly [number, number])[]) => {
    const [col, row] = at(name)
    return dirs
      .filter(([dx, dy]) => rules.on(col + dx, row + dy))
      .map(([dx, dy]) => named(col + dx, row + dy))
      .filter(to => free(to) && lineBetween(rules, name, to))
  }
  if (state.turn === 'geese')
    return state.geese.flatMap(goose =>
      near(
        goose,
        STRAIGHT.filter(([, dy]) => rules.back || dy <= 0),
      ).map(to => ({
        ...state,
        turn: 'fox' as const,
        geese: state.geese.map(each => (each === goose ? to : each)),
      })),
    )
  if (!state.fox) {
    const all = Array.from({ length: 49 }, (_, i) => named(1 + (i % 7), 1 + Math.floor(i / 7)))
    return all
      .filter(name => rules.on(...at(name)) && !state.geese.includes(name))
      .flatMap(fox => foxTurns({ ...state, fox }, rules))
  }
  const jumps = chains(state, rules)
  const most = Math.max(0, ...jumps.map(chain => chain.length))
  // The game is over in the middle of a chain that leaves too few geese; chains that begin alike are then one.
  const whole = jumps.filter(chain => chain.length === most)
  const cut = whole.map(chain =>
    chain.slice(0, 1 + chain.findIndex(each => each.geese.length < rules.least) || most),
  )
  const different = new Map(cut.map(chain => [chain.map(each => each.fox).join(), chain]))
  if (most > 0) return [...different.values()].map(chain => chain.at(-1)!)
  return near(state.fox, [...STRAIGHT, ...SLANTED]).map(fox => ({ ...state, fox, turn: 'geese' }))
}

const V1: FoxRules = { on: cross, blue: false, back: true, least: 4 }
const V2: FoxRules = { on: cross, blue: true, back: false, least: 6 }
const V3: FoxRules = { on: wide, blue: true, back: false, least: 6 }
const top = (rules: FoxRules) =>
  Array.from({ length: 21 }, (_, i) => named(1 + (i % 7), 5 + Math.floor(i / 7))).filter(name =>
    rules.on(...at(name)),
  )

test.each([
  ['1', V1, undefined, '', 4],
  ['2', V2, 'd3', 'a3 a4 g3 g4', 5],
  ['3', V3, 'd4', 'a4 g4', 5],
] as const)('roka-es-libak, version %s from the start', (version, rules, fox, more, depth) => {
  const geese = [...top(rules), ...more.split(' ').filter(Boolean)]
  const state: Fox = { fox, geese, turn: 'fox' }
  for (let d = 1; d <= depth; d++)
    expect(counted(roka, d, { version })).toBe(slow(state, d, each => foxTurns(each, rules)))
})

test.each([
  ['1', V1, 'd4', 'd5 d7 c6 e6 b4 c3 f4 g4 d2', 5],
  ['1', V1, 'd4', 'd5 d7 c3 e3', 6],
  ['2', V2, 'd4', 'd5 c5 e5 c6 e6 d7 b4 b5 f3', 4],
  ['2', V2, 'b4', 'c5 d6 c3 d2 e3 f4 a3', 4],
  ['3', V3, 'd4', 'c5 b6 b5 e5 f6 d3 d6 c2', 4],
] as const)('roka-es-libak, version %s with chains', (version, rules, fox, geese, depth) => {
  const animal = version === '3' ? ['wolf', 'dog'] : ['fox', 'goose']
  const pieces = Object.fromEntries([
    [fox, animal[0]!],
    ...geese.split(' ').map(goose => [goose, animal[1]!]),
  ])
  const state: Fox = { fox, geese: geese.split(' '), turn: 'fox' }
  for (let d = 1; d <= depth; d++)
    expect(counted(roka, d, { version }, { pieces } as Json)).toBe(
      slow(state, d, each => foxTurns(each, rules)),
    )
})

test.each([
  ['1', V1],
  ['2', V2],
  ['3', V3],
] as const)('roka-es-libak, version %s along random games', (version, rules) => {
  let chained = 0
  for (let seed = 1; seed <= 12; seed++) {
    const rng = new Rng(seed)
    const match = Match.begin(roka, { version })
    while (!match.outcome) {
      const written = match.game.layout.write(match.position)
      const pieces = Object.entries(written['pieces'] as Record<string, string>)
      const fox = pieces.find(([, kind]) => kind === 'fox' || kind === 'wolf')?.[0]
      const geese = pieces.flatMap(([cell, kind]) => (kind === 'goose' || kind === 'dog' ? [cell] : []))
      const turn = match.position.turn === 0 ? 'fox' : 'geese'
      if (written['jumping']) chained++
      else
        for (const d of [1, 2])
          expect(perft(match.game, match.position, d), JSON.stringify(written)).toBe(
            slow<Fox>({ fox, geese, turn }, d, each => foxTurns(each, rules)),
          )
      match.play(match.moves[rng.below(match.moves.length)]!)
    }
  }
  expect(chained).toBeGreaterThan(10)
})

// ---- Mu torere: a string of nine fields, w b and a dot

function starTurns(
  state: { fields: string; moves: number },
  always: boolean,
): { fields: string; moves: number }[] {
  const { fields, moves } = state
  const own = moves % 2 === 0 ? 'w' : 'b'
  const empty = fields.indexOf('.')
  const ring = (i: number, by: number) => (i + by + 8) % 8
  const found: { fields: string; moves: number }[] = []
  for (let i = 0; i < 9; i++) {
    if (fields[i] !== own) continue
    const joined = i === 8 || empty === 8 || ring(i, 1) === empty || ring(i, -1) === empty
    const between = i < 8 && fields[ring(i, 1)] === own && fields[ring(i, -1)] === own
    if (!joined || (empty === 8 && between && (always || moves < 2))) continue
    const next = [...fields]
    next[i] = '.'
    next[empty] = own
    found.push({ fields: next.join(''), moves: moves + 1 })
  }
  return found
}

test.each([
  ['always', true],
  ['first', false],
] as const)('csillagjatek, putaki %s', (putaki, always) => {
  for (let d = 1; d <= 14; d++)
    expect(counted(csillagjatek, d, { putaki })).toBe(
      slow({ fields: 'wwwwbbbb.', moves: 0 }, d, state => starTurns(state, always)),
    )
})

// ---- Solitaire: the set of men

function pegTurns(men: readonly string[], on: (col: number, row: number) => boolean): string[][] {
  if (men.length === 1) return []
  return men.flatMap(man => {
    const [col, row] = at(man)
    return STRAIGHT.flatMap(([dx, dy]) => {
      const over = named(col + dx, row + dy)
      const behind = named(col + 2 * dx, row + 2 * dy)
      if (!on(col + 2 * dx, row + 2 * dy) || !men.includes(over) || men.includes(behind)) return []
      return [[...men.filter(each => each !== man && each !== over), behind]]
    })
  })
}

test.each([
  ['33', cross, 'd4'],
  ['37', wide, 'd3'],
] as const)('szoliter on %s cells', (cells, on, hole) => {
  const men = Array.from({ length: 49 }, (_, i) => named(1 + (i % 7), 1 + Math.floor(i / 7))).filter(
    name => on(...at(name)) && name !== hole,
  )
  for (let d = 1; d <= 6; d++)
    expect(counted(szoliter, d, { cells })).toBe(slow(men, d, each => pegTurns(each, on)))
  const choosing = counted(szoliter, 1, { cells, hole: 'free' })
  expect(choosing).toBe(men.length + 1)
})

// ---- Red donkey: a picture of five rows, a letter for each block

const PICTURE = ['adde', 'adde', 'bffg', 'bhig', 'j..k']

function slides(picture: readonly string[], letter: string): string[] {
  const moved = STRAIGHT.map(([dx, dy]) => {
    const next = picture.map(row => [...row].map(each => (each === letter ? '.' : each)))
    for (const [y, row] of picture.entries())
      for (const [x, each] of [...row].entries()) {
        if (each !== letter) continue
        if (next[y + dy]?.[x + dx] !== '.') return undefined
        next[y + dy]![x + dx] = letter
      }
    return next.map(row => row.join('')).join('/')
  })
  return moved.filter(each => each !== undefined)
}

function donkeyTurns(picture: readonly string[], steps: boolean): string[][] {
  if (picture[3]!.slice(1, 3) === 'dd' && picture[4]!.slice(1, 3) === 'dd') return []
  return [...'abdefghijk'].flatMap(letter => {
    const reached = new Set([picture.join('/')])
    for (const each of reached) {
      for (const next of slides(each.split('/'), letter)) reached.add(next)
      if (steps) break
    }
    return [...reached].slice(1).map(each => each.split('/'))
  })
}

test.each(['moves', 'steps'] as const)('voros-szamar, counting %s', count => {
  for (let d = 1; d <= 6; d++)
    expect(counted(szamar, d, { count })).toBe(slow(PICTURE, d, each => donkeyTurns(each, count === 'steps')))
})

// ---- Dots and boxes: the lines that are left, each as the two boxes it parts; boxes outside are allowed for the frame

interface Boxes {
  lines: readonly string[]
  turn: number
}

function boxTurns(state: Boxes, n: number): Boxes[] {
  const inside = (box: string) => between(at(box)[0], 1, n) && between(at(box)[1], 1, n)
  return state.lines.flatMap(line => {
    const lines = state.lines.filter(each => each !== line)
    const done = line
      .split(' ')
      .some(box => inside(box) && !lines.some(each => each.split(' ').includes(box)))
    // Whoever finishes a box goes on in the same turn, unless nothing is left.
    if (done && lines.length > 0) return boxTurns({ ...state, lines }, n)
    return [{ lines, turn: 1 - state.turn }]
  })
}

test.each([
  ['3', 'off', 12, 4],
  ['3', 'on', 24, 4],
  ['4', 'off', 24, 3],
] as const)('kockazas, size %s, open frame %s', (size, openFrame, total, depth) => {
  const n = Number(size)
  const lines: string[] = []
  for (let col = 0; col <= n; col++)
    for (let row = 0; row <= n; row++) {
      const frame = openFrame === 'on'
      if (row > 0 && (frame || between(col, 1, n - 1)))
        lines.push(`${named(col, row)} ${named(col + 1, row)}`)
      if (col > 0 && (frame || between(row, 1, n - 1)))
        lines.push(`${named(col, row)} ${named(col, row + 1)}`)
    }
  expect(lines.length).toBe(total)
  for (let d = 1; d <= depth; d++)
    expect(counted(kockazas, d, { size, openFrame })).toBe(
      slow<Boxes>({ lines, turn: 0 }, d, each => boxTurns(each, n)),
    )
})
