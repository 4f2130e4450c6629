// The solver on the library's own puzzles, against known lengths and a search written apart from the kit.
import { describe, expect, test } from 'vitest'
import { Match, Rng, type Json, type Options } from '../src/engine/index.ts'
import szoliter from '../src/games/turelem/szoliter/game.ts'
import szamar from '../src/games/turelem/voros-szamar/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { solve } from '../src/ai/solve.ts'

const begun = (definition: GameDefinition, options: Options = {}, from?: Json): Match => {
  if (from === undefined) return Match.begin(definition, options)
  const match = Match.beginFrom(definition, options, from)
  if (!match.ok) throw new Error(match.why.en)
  return match.value
}

/** Solves, and plays the solution: the length it has, and what the game says at its end. */
async function solved(match: Match, memory?: number) {
  const found = await solve(match.game, match.position, memory === undefined ? {} : { memory })
  if (found.kind !== 'solved') return found.kind
  for (const m of found.moves) {
    expect(match.moves).toContain(m)
    match.play(m)
  }
  expect(match.outcome?.result).toEqual([1])
  return found.moves.length
}

describe('voros-szamar', () => {
  test('takes 81 moves, or 116 steps and the one through the gate', async () => {
    const moves = begun(szamar)
    expect(await solved(moves)).toBe(81)
    expect(moves.outcome?.points).toEqual([81])
    const steps = begun(szamar, { count: 'steps' })
    expect(await solved(steps)).toBe(116)
    expect(steps.outcome?.points).toEqual([117])
  })

  test('a donkey behind bars that cannot make room stays in', async () => {
    const from = {
      blocks: {
        b4: 'donkey',
        a2: 'upright',
        a4: 'upright',
        d2: 'upright',
        d4: 'upright',
        b2: 'flat',
        b3: 'flat',
        a1: 'flat',
        c1: 'square',
      },
    }
    expect(await solved(begun(szamar, {}, from))).toBe('none')
    expect(bySpreading(from.blocks, 'moves')).toBe('none')
  })

  test(
    'set-ups met at random are solved as short as a search by hand finds',
    { timeout: 120_000 },
    async () => {
      for (const [seed, count] of [
        [1, 'moves'],
        [2, 'steps'],
      ] as const) {
        const rng = new Rng(seed)
        const match = begun(szamar, { count })
        for (let i = 0; i < 60; i++) match.play(match.moves[rng.below(match.moves.length)]!)
        const from = { blocks: match.game.layout.write(match.position)['blocks']! }
        expect(await solved(begun(szamar, { count }, from))).toBe(
          bySpreading(from.blocks as Record<string, string>, count),
        )
      }
    },
  )
})

/** The fewest moves of a red donkey set-up by spreading over pictures of the board, a letter for each block. */
function bySpreading(given: Readonly<Record<string, string>>, count: 'moves' | 'steps'): number | 'none' {
  const sizes: Record<string, [number, number]> = {
    donkey: [2, 2],
    upright: [1, 2],
    flat: [2, 1],
    square: [1, 1],
  }
  const rows = Array.from({ length: 5 }, () => [...'....'])
  // Equal blocks share a sign, a different one on each of their cells: `Dd` and so on tells the parts apart.
  const signs: Record<string, string> = { donkey: 'ABCD', upright: 'UV', flat: 'FG', square: 'S' }
  for (const [cell, kind] of Object.entries(given)) {
    const [w, h] = sizes[kind]!
    for (let dy = 0; dy < h; dy++)
      for (let dx = 0; dx < w; dx++)
        rows[5 - Number(cell[1]) - dy]![cell.charCodeAt(0) - 97 + dx] = signs[kind]![dy * w + dx]!
  }
  const heads: Record<string, [number, number]> = { A: [2, 2], U: [1, 2], F: [2, 1], S: [1, 1] }
  const next = (picture: string): string[] => {
    const found = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const size = heads[picture[i]!]
      if (!size) continue
      const [w, h] = size
      const parts = (at: number) =>
        Array.from({ length: w * h }, (_, k) => at + (k % w) - 4 * Math.floor(k / w))
      const own = parts(i).map(at => picture[at]!)
      const lifted = [...picture]
      for (const at of parts(i)) lifted[at] = '.'
      const places = new Set([i])
      for (const place of places) {
        for (const step of [1, -1, 4, -4]) {
          const to = place + step
          const fits =
            (Math.abs(step) === 4 || Math.floor(to / 4) === Math.floor(place / 4)) &&
            (to % 4) + w <= 4 &&
            to >= 0 &&
            to < 20 &&
            Math.floor(to / 4) - h + 1 >= 0 &&
            parts(to).every(at => lifted[at] === '.')
          if (fits) places.add(to)
        }
        if (count === 'steps') break
      }
      for (const place of [...places].slice(1)) {
        const moved = [...lifted]
        for (const [k, at] of parts(place).entries()) moved[at] = own[k]!
        found.add(moved.join(''))
      }
    }
    return [...found]
  }
  let front = [rows.map(row => row.join('')).join('')]
  const seen = new Set(front)
  for (let n = 0; front.length > 0; n++) {
    if (front.some(picture => picture[17] === 'A')) return n
    front = front.flatMap(next).filter(picture => !seen.has(picture) && seen.add(picture))
  }
  return 'none'
}

describe('szoliter', () => {
  test('takes 31 jumps, with the last man anywhere or in the middle', async () => {
    expect(await solved(begun(szoliter))).toBe(31)
    expect(await solved(begun(szoliter, { goal: 'hole' }))).toBe(31)
    expect(await solved(begun(szoliter, { cells: '37' }))).toBe(35)
  })

  test(
    'every hole of the small board can be solved, back to the same hole too',
    { timeout: 120_000 },
    async () => {
      for (const goal of ['any', 'hole']) {
        const holes = begun(szoliter, { hole: 'free', goal }).moves
        expect(holes.length).toBe(33)
        for (const hole of holes) {
          const match = begun(szoliter, { hole: 'free', goal })
          match.play(hole)
          expect(await solved(match)).toBe(31)
        }
      }
    },
  )

  test(
    'sixteen holes of the large board can be solved, the others are proved not to be',
    { timeout: 120_000 },
    async () => {
      const good: string[] = []
      for (const hole of begun(szoliter, { cells: '37', hole: 'free' }).moves) {
        const match = begun(szoliter, { cells: '37', hole: 'free' })
        const name = match.nameOf(hole).slice('hole:'.length)
        match.play(hole)
        const length = await solved(match)
        expect(length === 35 || length === 'none').toBe(true)
        if (length === 35) good.push(name)
      }
      expect(good.sort().join(' ')).toBe('a3 a5 b4 c1 c4 c7 d2 d3 d5 d6 e1 e4 e7 f4 g3 g5')
    },
  )

  test('few men: a way out is found, and a dead end is proved by trying everything', async () => {
    const pieces = (cells: string) => ({
      pieces: Object.fromEntries(cells.split(' ').map(cell => [cell, 'man'])),
    })
    expect(await solved(begun(szoliter, {}, pieces('c3 d3 e4')))).toBe(2)
    // The three cells of a jump cancel out, so five of them promise a single man; but these cannot meet.
    const apart = begun(szoliter, {}, pieces('a3 a4 a5 d4 g4 g5 g3'))
    expect(apart.game.needs!(apart.position)).toBeLessThan(Infinity)
    expect(await solved(apart)).toBe('none')
  })

  test('different positions have different hashes', () => {
    for (const cells of ['33', '37']) {
      const { position: p } = begun(szoliter, { cells })
      const game = szoliter.make({ cells })
      const { start } = game.layout.ranges[0]!
      const flips = game.board.cells.map((_, c) => {
        const mark = p.mark()
        const [low, high] = [p.low, p.high]
        p.put(start + c, p.at(start + c) === 0 ? p.words.find(word => word > 0)! : 0)
        const flip = (BigInt((p.high ^ high) >>> 0) << 32n) | BigInt((p.low ^ low) >>> 0)
        p.rewind(mark)
        return flip
      })
      // The hash of men on yes-or-no cells is linear: it tells all positions apart when no set of flips cancels out.
      const reduced: bigint[] = []
      for (let flip of flips) {
        for (const other of reduced) if ((flip ^ other) < flip) flip ^= other
        expect(flip).not.toBe(0n)
        reduced.push(flip)
        reduced.sort((a, b) => (a > b ? -1 : 1))
      }
    }
  })
})
