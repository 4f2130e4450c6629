import { expect } from 'vitest'
import {
  CHANCE,
  choices,
  listLegal,
  Moves,
  readPosition,
  type Game,
  type Position,
} from '../../src/engine/index.ts'
import type { BoardGame } from '../../src/kit/index.ts'

const sorted = (out: Moves) => out.list.slice(0, out.n).sort()

/** What is compared at every move is compared by hand: the runner's own way takes most of the time. */
const same = (a: Int32Array, b: Int32Array): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const MOVES_TRIED = 40
const out = new Moves()
const other = new Moves()

/** JSON, undo, names, points, duplicates, fast lists. */
export function checkPosition(game: BoardGame, p: Position): void {
  const text = JSON.stringify(game.layout.write(p))
  const read = readPosition(game, JSON.parse(text))
  if (!read.ok) return expect.fail(`${read.why.en} ${text}`)
  expect(JSON.stringify(game.layout.write(read.value))).toBe(text)
  const end = choices(game, p, out)
  expect(choices(game, read.value, other)?.result, text).toEqual(end?.result)
  expect(same(sorted(other), sorted(out)), `other moves after reading ${text}`).toBe(true)
  if (end) return

  if (game.legal && p.turn !== CHANCE) {
    const { legal: _, ...plain } = game
    listLegal({ ...plain, legal: undefined } as unknown as Game, p, other)
    if (other.n > 0) expect(same(sorted(out), sorted(other)), `legal in ${text}`).toBe(true)
  }
  const moves = out.toArray()
  expect(new Set(moves).size, `duplicate move in ${text}`).toBe(moves.length)
  const names = moves.map(m => game.name(p, m))
  expect(new Set(names).size, `two moves share a name: ${names.join(' ')}`).toBe(names.length)
  expect(names.filter(name => !/^\S+$/.test(name))).toEqual([])
  const words = p.words.slice()
  const key = p.key
  for (const m of moves.slice(0, MOVES_TRIED)) {
    for (const point of game.points(p, m))
      if (typeof point === 'number' && !(point >= 0 && point < game.board.size))
        expect.fail(`${game.name(p, m)} points at ${point} in ${text}`)
    const mark = p.mark()
    game.play(p, m)
    const json = game.layout.write(p)
    const after = readPosition(game, json)
    if (!after.ok) return expect.fail(`${after.why.en} ${JSON.stringify(json)}`)
    p.rewind(mark)
    if (p.key !== key || !same(p.words, words)) {
      expect(p.words, `${game.name(p, m)} taken back`).toEqual(words)
      expect(p.key).toBe(key)
    }
  }
  game.scene(p)
}
