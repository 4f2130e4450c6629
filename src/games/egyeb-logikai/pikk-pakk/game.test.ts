import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import pikkPakk from './game.ts'

const free = { setup: 'free' }
const HOME = [...'bcdefgh'].flatMap(col => [2, 3, 4, 5, 6, 7, 8].map(row => `${col}${row}`))
const LIGHT = 'd5 d6 d7 e7 f7 g7 h7 h6 h5 h4 h3 h2 f5 f4 f3 e3 d3 c3 b3 b4 b5 b6 b7 b8'.split(' ')
const KINDS: Readonly<Record<string, string>> = { W: 'white ball', B: 'black ball', T: 'target' }

/** Nine rows of nine signs, the ninth row first. */
const drawn = (rows: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === '.' ? [] : [[`${'abcdefghi'[x]}${9 - y}`, KINDS[sign]!]])),
    ),
  )
const at = (turn: string, rows: readonly string[]) => from(pikkPakk, { turn, pieces: drawn(rows) })
const blank = '.........'
/** Only the fifth row is filled. */
const inRow5 = (turn: string, row: string) =>
  at(turn, [blank, blank, blank, blank, row, blank, blank, blank, blank])

test('the standard set-up: target on e5, the 24 balls of each side as listed; white begins', () => {
  const pieces = Object.fromEntries(
    HOME.map(c => [c, c === 'e5' ? 'target' : LIGHT.includes(c) ? 'white ball' : 'black ball']),
  )
  expect(json(start(pikkPakk))).toEqual({ turn: 'white', pieces })
  expect(Object.values(pieces).filter(name => name === 'black ball')).toHaveLength(24)
})

test('turning the board by a quarter changes the colours, so it is fair', () => {
  const turned = LIGHT.map(c => {
    const [x, y] = [c.charCodeAt(0) - 97 - 4, Number(c[1]) - 5]
    return `${'abcdefghi'[4 - y]}${5 + x}`
  })
  expect(turned.sort()).toEqual(HOME.filter(c => c !== 'e5' && !LIGHT.includes(c)).sort())
})

test('a row or column goes one field along its line, with at least four own balls of the seven', () => {
  const match = start(pikkPakk)
  expectMoves(match, 'b2-b1 b8-b9 d2-d1 d8-d9 f2-f1 f8-f9 h2-h1 h8-h9 b3-a3 h3-i3 b5-a5 h5-i5 b7-a7 h7-i7')
  expect(json(play(match, 'b5-a5'))).toMatchObject({
    turn: 'black',
    pieces: {
      a5: 'white ball',
      b5: 'black ball',
      c5: 'white ball',
      d5: 'target',
      e5: 'white ball',
      f5: 'black ball',
      g5: 'white ball',
    },
  })
  expect(json(match)).not.toHaveProperty('pieces.h5')
})

test.each([
  ['.WWWWBBB.', 'white', 'b5-a5 h5-i5'],
  ['.WWWTBBB.', 'white', ''],
  ['.WWWTWBB.', 'white', 'b5-a5 h5-i5'],
  ['.WWWWBBB.', 'black', ''],
  ['.BBTBBWW.', 'black', 'b5-a5 h5-i5'],
  ['WWWWBBB..', 'white', 'g5-h5'],
  ['..WWWWBBB', 'white', 'c5-b5'],
  ['.WWWWWW..', 'white', ''],
  ['WWWWWWWW.', 'white', ''],
  ['.WWWWWWWW', 'white', ''],
  ['WWWWWWWWW', 'white', ''],
  ['.WWW.WWWW', 'white', ''],
])('%s, %s to move: %s', (row, turn, names) => {
  const match = at(turn, [
    row.includes('T') ? blank : 'T........',
    blank,
    blank,
    blank,
    row,
    blank,
    blank,
    blank,
    blank,
  ])
  expect(moves(match)).toEqual(names.split(' ').filter(Boolean).sort())
})

test('a column goes up and down', () => {
  const column = (signs: string) =>
    [...signs].map((sign, y) => (y === 0 && !signs.includes('T') ? `T.${sign}......` : `..${sign}......`))
  expectMoves(at('white', column('.WBWWBTW.')), 'c8-c9 c2-c1')
  expectMoves(at('white', column('WBWWBBW..')), 'c3-c2')
})

test('what is tried in vain is told why', () => {
  const match = start(pikkPakk)
  expect(refused(match)).toMatchObject({
    'b4-a4': 'At least four of the seven balls must be yours.',
    'c8-c9': 'At least four of the seven balls must be yours.',
    'b2-a2': 'At least four of the seven balls must be yours.',
    'b5-a4': 'A line of seven balls can be pushed: take its front ball to the empty field before it.',
    'd5-d6': 'A line of seven balls can be pushed: take its front ball to the empty field before it.',
  })
  play(match, 'b5-a5')
  expect(refused(match)['h6-h5']).toBe(
    'Exactly seven balls side by side can be pushed, no more and no fewer.',
  )
  expect(refused(match)['g5-h5']).toBe('At least four of the seven balls must be yours.')
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^Push a row or column of seven by/)
})

test('a push may be taken back at once', () => {
  const match = play(
    at('white', [blank, blank, blank, blank, '.WWWTWBB.', blank, blank, '.BBBBWWW.', blank]),
    'h5-i5',
  )
  expect(json(play(match, 'b2-a2'))).toMatchObject({ turn: 'white' })
  expect(moves(match)).toEqual(['c5-b5'])
})

test('four neighbours of one colour win for it, whoever pushed', () => {
  // Row 5 is pushed to the right: the target comes to d5, between d6 and d4.
  const ring = (up: string, down: string, row: string) => [
    blank,
    blank,
    blank,
    `...${up}.....`,
    row,
    `...${down}.....`,
    blank,
    blank,
    blank,
  ]
  const won = (result: number[], who: string) => ({
    result,
    reason: { en: `${who} has surrounded the target ball.` },
  })
  expect(play(at('white', ring('W', 'W', 'BWTWWWB..')), 'g5-h5').outcome).toMatchObject(won([1, 0], 'white'))
  expect(play(at('white', ring('B', 'B', 'WBTBWWW..')), 'g5-h5').outcome).toMatchObject(won([0, 1], 'black'))
  expect(play(at('black', ring('W', 'W', 'BWTWBBB..')), 'g5-h5').outcome).toMatchObject(won([1, 0], 'white'))
  for (const rows of [ring('W', 'B', 'BWTWWWB..'), ring('.', 'W', 'BWTWWWB..'), ring('W', 'W', 'WBTWWWB..')])
    expect(play(at('white', [...rows.slice(0, 8), 'BBBBBBB..']), 'g5-h5').outcome).toBeUndefined()
})

test('at the rim the target cannot be surrounded', () => {
  const rim = [blank, blank, blank, 'W........', '.TWWWWBB.', 'W........', blank, blank, '..BBBBBBB']
  expect(play(at('white', rim), 'b5-a5').outcome).toBeUndefined()
})

test('no push is a loss; the third repetition and the 300th push are draws', () => {
  expect(inRow5('black', '.WWWTWBB.').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'The opponent cannot move.' },
  })
  expect(start(pikkPakk).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 300 })
  expect(start(pikkPakk, free).game.draws).toMatchObject({ cap: 348 })
  const match = start(pikkPakk)
  const dance = 'b3-a3 b6-a6 g3-h3 g6-h6'
  expect(() => play(match, `${dance} ${dance}`)).not.toThrow()
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5] })
})

test('there is one target ball and no more than 24 balls a side', () => {
  expect(() => from(pikkPakk, { turn: 'white', pieces: { a1: 'white ball' } })).toThrow('At least 1')
  expect(() => at('white', ['WWWWWWWWW', 'WWWWWWWWW', 'WWWWWWWT.', ...Array<string>(6).fill(blank)])).toThrow(
    'at most 24',
  )
})

test('free set-up: balls go one by one on b2-h8, white first; whoever put down the last makes the first push', () => {
  const match = start(pikkPakk, free)
  expect(json(match)).toMatchObject({ turn: 'white', part: 'place', pieces: { e5: 'target' } })
  expect(moves(match)).toEqual(HOME.filter(c => c !== 'e5').sort())
  expect(refused(match)).toMatchObject({
    a1: 'Balls go into the square b2–h8 now.',
    e5: 'There is a ball already.',
  })
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^Put a ball/)
  // White takes the cells around the target, which does not count yet.
  const rest = HOME.filter(c => !['e5', 'd5', 'f5', 'e4', 'e6'].includes(c))
  const order = [...['d5', 'f5', 'e4', 'e6'].flatMap((c, i) => [c, rest[i]!]), ...rest.slice(4)]
  for (const [i, cell] of order.entries()) {
    expect(json(match)).toMatchObject({ turn: i % 2 === 0 ? 'white' : 'black', part: 'place' })
    play(match, cell)
  }
  expect(match.outcome).toBeUndefined()
  expect(json(match)).toMatchObject({ turn: 'black', part: 'first' })
  expect(match.game.prompt?.(match.position)?.en).toMatch(/^Push/)
  // A push elsewhere leaves the target surrounded, and now it counts.
  const away = moves(match).find(name => !/[45d-f]/.test(name[0]! + name[1]!))!
  expect(play(match, away).outcome).toMatchObject({ result: [1, 0] })
})

test('balls in hand fit the stage of the game', () => {
  expect(() => from(pikkPakk, { turn: 'white', part: 'place', pieces: { e5: 'target' } }, free)).toThrow(
    'does not fit',
  )
})

// Written from the text alone: each row and column as a word of nine signs.
function slow({ turn, pieces }: { turn: string; pieces: Pieces }): Answers {
  const found: Record<string, { turn: string; pieces: Pieces }> = {}
  const name = (x: number, y: number) => `${'abcdefghi'[x]}${y + 1}`
  const sign = { 'white ball': 'W', 'black ball': 'B', target: 'T' } as Record<string, string>
  const own = turn === 'white' ? /W/g : /B/g
  for (let i = 0; i < 9; i++)
    for (const across of [true, false]) {
      const names = Array.from({ length: 9 }, (_, k) => (across ? name(k, i) : name(i, k)))
      const word = names.map(c => sign[pieces[c] ?? ''] ?? '.').join('')
      for (const run of word.matchAll(/[WBT]+/g)) {
        if (run[0].length !== 7 || (run[0].match(own)?.length ?? 0) < 4) continue
        for (const by of [1, -1]) {
          const front = by > 0 ? run.index + 6 : run.index
          if (word[front + by] !== '.') continue
          const left = Object.fromEntries(
            Object.entries(pieces).filter(([c]) => !names.slice(run.index, run.index + 7).includes(c)),
          )
          for (let k = run.index; k < run.index + 7; k++) left[names[k + by]!] = pieces[names[k]!]!
          found[`${names[front]}-${names[front + by]}`] = {
            turn: turn === 'white' ? 'black' : 'white',
            pieces: left,
          }
        }
      }
    }
  return found
}

test('random games go as by the slow model', () => {
  const compared = agree(pikkPakk, {}, seen => slow(seen as { turn: string; pieces: Pieces }), {
    games: 12,
    plies: 60,
  })
  expect(compared).toBeGreaterThan(100)
})
