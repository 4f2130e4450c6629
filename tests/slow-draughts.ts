// Slow generators for jumping games that know nothing of the kit: cells by name, whole turns at once.
// A turn is told by the names of its moves, joined by blanks.
import { expect } from 'vitest'
import { Moves, Rng, Run, type Game, type Json, type Options, type Position } from '../src/engine/index.ts'
import type { BoardGame, GameDefinition } from '../src/kit/index.ts'

export type XY = readonly [number, number]
/** What lies on a cell, bottom first; undefined off the board. */
export type At = (x: number, y: number) => readonly string[] | undefined
/** `lies` tells the same by the name of the cell, `json` is the whole position. */
export type Slow = (
  at: At,
  who: string,
  lies: (name: string) => readonly string[] | undefined,
  json: Readonly<Record<string, Json | undefined>>,
) => string[]

export const squareName = ([x, y]: XY) => 'abcdefghijklmnopqrstuvwxyz'[x - 1]! + y
export const same = (a: XY, b: XY) => a[0] === b[0] && a[1] === b[1]
export const ALL: XY[] = [-1, 0, 1]
  .flatMap(x => [-1, 0, 1].map((y): XY => [x, y]))
  .filter(([x, y]) => x !== 0 || y !== 0)
export const places = (width: number): XY[] =>
  Array.from({ length: width * width }, (_, i): XY => [1 + (i % width), 1 + Math.floor(i / width)])

export interface Words {
  readonly width: number
  readonly dirs: readonly XY[]
  readonly forward: Readonly<Record<string, XY>>
  readonly sideways: boolean
  readonly jumpsBack: boolean
  readonly flying: boolean
  readonly most: boolean
  readonly atOnce: boolean
  readonly turnsBack: boolean
  readonly columns: 'none' | 'lone officers are men' | 'lone officers are officers'
  readonly friends: readonly string[]
  /** Boards that are not square: every cell, and how it is named. */
  readonly grid?: { readonly cells: readonly XY[]; readonly name: (c: XY) => string }
  /** Whether a line joins two cells, told by their names; all neighbours when absent. */
  readonly joins?: (a: string, b: string) => boolean
  readonly stepsBack?: boolean
  /** Captures are no duty. */
  readonly free?: boolean
  /** Pieces called king are taken by their like alone, and rest on these cells only right behind a man they took. */
  readonly shuns?: (c: XY) => boolean
  /** Only the piece on this cell moves. */
  readonly only?: string
}

/** Draughts with or without columns: stacks are lists of names, the last is on top. */
export const slowDraughts =
  (words: Words): Slow =>
  (_, who, lies) => {
    const nameOf = words.grid?.name ?? squareName
    const at: At = (x, y) => lies(nameOf([x, y]))
    const cells = words.grid?.cells ?? places(words.width)
    const start = new Map<string, readonly string[]>()
    const inside = (c: XY) => at(c[0], c[1]) !== undefined
    for (const c of cells) if (at(...c)?.length) start.set(nameOf(c), at(...c)!)
    const ownerOf = (stack: readonly string[] | undefined) => stack?.at(-1)?.split(' ')[0]
    const isEnemy = (owner: string | undefined) =>
      owner !== undefined &&
      owner !== who &&
      !(words.friends.includes(who) && words.friends.includes(owner)) &&
      (words.friends.includes(who) || words.friends.length === 0 || words.friends.includes(owner))
    const ahead = words.forward[who]!
    const dot = (d: XY) => d[0] * ahead[0] + d[1] * ahead[1]

    const turns: string[][] = []
    const steps: string[] = []
    for (const c of cells) {
      const stack = start.get(nameOf(c))
      if (!stack || ownerOf(stack) !== who || (words.only ?? nameOf(c)) !== nameOf(c)) continue
      const royal = words.shuns !== undefined && stack.at(-1)!.endsWith(' king')
      const joins = (a: XY, b: XY) => words.joins?.(nameOf(a), nameOf(b)) ?? true
      const isSafe = (at: readonly string[] | undefined) =>
        words.shuns !== undefined && !royal && at?.at(-1)?.endsWith(' king') === true
      const officer = !/man|soldier/.test(stack.at(-1)!)
      const king = officer && !(words.columns === 'lone officers are men' && stack.length === 1)
      const board = new Map(start)
      board.delete(nameOf(c))

      /** [over, landing, direction] of every hop, not yet sorted out by the landing rule. */
      const hops = (
        from: XY,
        now: ReadonlyMap<string, readonly string[]>,
        taken: readonly string[],
        last?: XY,
      ) => {
        const found: [XY, XY, XY][] = []
        for (const d of words.dirs) {
          if (!king && !words.jumpsBack && dot(d) < 0) continue
          if (king && last && !words.turnsBack && same(d, [-last[0], -last[1]])) continue
          let over: XY = [from[0] + d[0], from[1] + d[1]]
          if (king && words.flying)
            while (inside(over) && !now.has(nameOf(over))) over = [over[0] + d[0], over[1] + d[1]]
          if (!inside(over) || !isEnemy(ownerOf(now.get(nameOf(over)))) || taken.includes(nameOf(over)))
            continue
          if (isSafe(now.get(nameOf(over))) || !joins(from, over)) continue
          let to: XY = [over[0] + d[0], over[1] + d[1]]
          if (!joins(over, to)) continue
          const near = to
          while (inside(to) && !now.has(nameOf(to))) {
            if (!royal || !words.shuns!(to) || same(to, near)) found.push([over, to, d])
            if (!king || !words.flying) break
            to = [to[0] + d[0], to[1] + d[1]]
          }
        }
        return found
      }
      const after = (now: ReadonlyMap<string, readonly string[]>, over: XY) => {
        const next = new Map(now)
        const rest = now.get(nameOf(over))!.slice(0, -1)
        if (words.columns !== 'none') {
          if (rest.length > 0) next.set(nameOf(over), rest)
          else next.delete(nameOf(over))
        } else if (words.atOnce) next.delete(nameOf(over))
        return next
      }
      const go = (
        from: XY,
        now: ReadonlyMap<string, readonly string[]>,
        taken: string[],
        done: string[],
        last?: XY,
      ) => {
        const all = hops(from, now, taken, last)
        const onward = ([over, to, d]: [XY, XY, XY]) =>
          hops(to, after(now, over), [...taken, nameOf(over)], d).length > 0
        const kept = all.filter(
          hop =>
            words.most ||
            !king ||
            !words.flying ||
            onward(hop) ||
            !all.some(other => same(other[2], hop[2]) && onward(other)),
        )
        if (kept.length === 0) {
          if (done.length > 0) turns.push(done)
          return
        }
        for (const [over, to, d] of kept)
          go(to, after(now, over), [...taken, nameOf(over)], [...done, `${nameOf(from)}x${nameOf(to)}`], d)
      }
      go(c, board, [], [])

      for (const d of words.dirs) {
        const back = dot(d) < 0 && !words.stepsBack
        if (!king && (back || (dot(d) === 0 && !words.sideways))) continue
        let to: XY = [c[0] + d[0], c[1] + d[1]]
        if (!joins(c, to)) continue
        while (inside(to) && !start.has(nameOf(to))) {
          if (!royal || !words.shuns!(to)) steps.push(`${nameOf(c)}-${nameOf(to)}`)
          if (!king || !words.flying) break
          to = [to[0] + d[0], to[1] + d[1]]
        }
      }
    }
    const longest = Math.max(0, ...turns.map(turn => turn.length))
    const kept = words.most ? turns.filter(turn => turn.length === longest) : turns
    const taking = kept.map(turn => turn.join(' '))
    return words.free ? [...taking, ...steps] : taking.length > 0 ? taking : steps
  }

/** The slow generators see a position only through its JSON. */
export function slowTurns(game: BoardGame, p: Position, slow: Slow): string[] {
  const json = game.layout.write(p)
  const pieces = json['pieces'] as Readonly<Record<string, string | readonly string[]>>
  const names = new Set(game.board.names)
  const lies = (name: string): readonly string[] | undefined => {
    if (!names.has(name)) return undefined
    const there = pieces[name]
    return there === undefined ? [] : typeof there === 'string' ? [there] : there
  }
  return slow((x, y) => lies(squareName([x, y])), String(json['turn']), lies, json).sort()
}

/** The engine's turns: moves until the turn passes. */
export function turnsOf(
  game: Game,
  p: Position,
  done: string[] = [],
  player = p.turn,
  found: string[] = [],
): string[] {
  const out = new Moves()
  game.moves(p, out)
  for (const m of out.toArray()) {
    if (game.refuses && game.refuses(p, m) !== 0) continue
    const names = [...done, game.name(p, m)]
    const mark = p.mark()
    game.play(p, m)
    if (p.turn === player && game.turns === 'several moves' && !game.outcome(p))
      turnsOf(game, p, names, player, found)
    else found.push(names.join(' '))
    p.rewind(mark)
  }
  return done.length === 0 ? found.sort() : found
}

export function compare(
  definition: GameDefinition,
  options: Options,
  slow: Slow,
  seeds: number,
  stride: number,
) {
  const game = definition.make(options)
  const out = new Moves()
  let met = 0
  for (let seed = 1; seed <= seeds; seed++) {
    const run = new Run(game)
    const rng = new Rng(seed)
    let turn = 0
    for (let last = -1; !run.choices(out);) {
      const fresh = game.turns === 'one move' || run.position.turn !== last
      last = run.position.turn
      if (fresh && turn++ % stride === 0) {
        met++
        const told = JSON.stringify(game.layout.write(run.position))
        expect(turnsOf(game, run.position), told).toEqual(slowTurns(game, run.position, slow))
      }
      run.play(out.at(rng.below(out.n)))
    }
  }
  return met
}

/** The number of sequences of `depth` turns by the slow generator alone deciding what may be played. */
export function slowPerft(game: BoardGame, p: Position, slow: Slow, depth: number): number {
  const turns = slowTurns(game, p, slow)
  if (depth === 1) return turns.length
  let total = 0
  for (const turn of turns) {
    const mark = p.mark()
    for (const name of turn.split(' ')) {
      const out = new Moves()
      game.moves(p, out)
      game.play(
        p,
        out.toArray().find(m => game.name(p, m) === name)!,
      )
    }
    total += slowPerft(game, p, slow, depth - 1)
    p.rewind(mark)
  }
  return total
}

export const beginning = (game: Game): Position => {
  const p = game.layout.empty()
  game.start(p)
  p.settle()
  return p
}

export const diagonal = ALL.filter(([x, y]) => x !== 0 && y !== 0)
export const straight = ALL.filter(([x, y]) => x === 0 || y === 0)
export const international: Words = {
  width: 10,
  dirs: diagonal,
  forward: { black: [0, 1], white: [0, -1] },
  sideways: false,
  jumpsBack: true,
  flying: true,
  most: false,
  atOnce: false,
  turnsBack: true,
  columns: 'none',
  friends: [],
}
