import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import trax from './game.ts'

const WAYS = ['ns', 'ew', 'ne', 'es', 'sw', 'wn']
/** `count` tiles of one way in row 1, from column A on. */
const rowOf = (way: string, count: number) => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const columns = [...letters, ...letters.map(l => `A${l}`), ...letters.map(l => `B${l}`)]
  return Object.fromEntries(columns.slice(0, count).map(column => [`${column}1`, way]))
}

test('the first tile: any of the six ways, in the middle', () =>
  expectMoves(start(trax), WAYS.map(way => `A1:${way}`).join(' ')))

test('white lays first, then in turns', () => {
  const match = play(start(trax), 'A1:ns')
  expect(json(match)).toMatchObject({ turn: 'black' })
  expect(json(play(match, 'A2:ns'))).toMatchObject({ turn: 'white' })
})

test('a tile must share a side with a laid one, and lines go on in their own colour', () => {
  const match = play(start(trax), 'A1:ns')
  expectMoves(match, 'A0:ns A0:es A0:sw A2:ns A2:ne A2:wn B1:ns B1:ne B1:es @1:ns @1:sw @1:wn')
  expect(refused(match)['B1:ew']).toBe('Lines must go on in their own colour.')
  expect(refused(match)['B2:ew']).toContain('share a side with a laid one')
  expect(refused(match)['A1:ew']).toBe('A tile lies here already.')
  expect(refused(match)).not.toHaveProperty('A0:ns')
  expect(refused(start(trax))['B1:ns']).toContain('goes to the middle')
  expect(refused(start(trax))).not.toHaveProperty('A1:ns')
})

test('colours must agree on every shared side', () => {
  // White enters B2 from the north, black from the west.
  const match = from(trax, { turn: 'white', pieces: { A1: 'ns', B1: 'ns', A2: 'ns' } })
  expect(moves(match).filter(name => name.startsWith('B2'))).toEqual(['B2:ne', 'B2:ns'])
})

test('the area always begins in column A and row 1', () => {
  const match = play(start(trax), 'A1:ew @1:ew A0:ew')
  expect(json(match)['pieces']).toEqual({ A1: 'ew', A2: 'ew', B2: 'ew' })
})

test('the mark of a move follows its tile when the area grows to the left or upwards', () => {
  const match = start(trax)
  for (const [name, tile] of [
    ['A1:ew', 'A1'],
    ['@1:ew', 'A1'],
    ['A0:ew', 'A1'],
    ['@2:ew', 'A2'],
    ['D2:ew', 'D2'],
  ] as const) {
    const found = match.find(name)
    if (!found.ok) throw new Error(found.why.en)
    const [cell] = match.game.trail!(match.position, found.value)
    play(match, name)
    expect(Object.keys(json(match)['pieces'] as object), name).toContain(tile)
    expect(trax.make({}).board.names[cell as number], name).toBe(tile)
  }
})

test('a field entered by two lines of one colour is filled within the same turn', () => {
  const match = play(start(trax), 'A1:ns B1:ns A2:ne')
  // B2 is entered by white from the north and from the west.
  expect(json(match)).toEqual({ turn: 'black', pieces: { A1: 'ns', B1: 'ns', A2: 'ne', B2: 'wn' } })
})

test('whatever the colour: black lines are joined too, by white as well', () => {
  const match = play(start(trax), 'A1:ew B1:ew A2:sw')
  expect(json(match)).toEqual({ turn: 'black', pieces: { A1: 'ew', B1: 'ew', A2: 'sw', B2: 'es' } })
})

test('forced tiles force further ones', () => {
  // B2 joins two white lines and sends black to the east, where C2 is entered by black from the north already.
  const match = play(start(trax), 'A1:ns B1:ns C1:ne A2:ne')
  expect(json(match)).toEqual({
    turn: 'white',
    pieces: { A1: 'ns', B1: 'ns', C1: 'ne', A2: 'ne', B2: 'wn', C2: 'es' },
  })
})

test('a turn that makes an empty field with three lines of one colour is illegal', () => {
  const pieces = {
    A1: 'ew',
    B1: 'sw',
    C1: 'es',
    D1: 'wn',
    C2: 'ne',
    C3: 'es',
    A4: 'ns',
    B4: 'ns',
    C4: 'ns',
    D4: 'es',
  }
  const match = from(trax, { turn: 'white', pieces })
  // A3:sw forces A2 (black N-S) and B3 (black W-E); both send white into B2, which white enters from B1 already.
  expect(moves(match)).not.toContain('A3:sw')
  expect(refused(match)['A3:sw']).toBe(
    'It would make an illegal field: an empty place entered by three lines of one colour.',
  )
})

test('a loop of the own colour wins', () => {
  const match = play(start(trax), 'A1:es B1:sw A2:ne')
  expect(json(match)['pieces']).toEqual({ A1: 'es', B1: 'sw', A2: 'ne', B2: 'wn' })
  expect(match.outcome?.result).toEqual([1, 0])
  expect(play(start(trax), 'A1:wn B1:ne A2:sw').outcome?.result).toEqual([0, 1])
})

test("who closes the opponent's loop loses", () =>
  expect(play(start(trax), 'A1:es B1:sw C1:ns A2:ne').outcome?.result).toEqual([1, 0]))

test('a line across the area wins from eight fields on, and belongs to its colour', () => {
  const match = play(start(trax), 'A1:ew B1:ew C1:ew D1:ew E1:ew F1:ew G1:ew')
  expect(match.outcome).toBeUndefined()
  // Black lays the eighth tile of white's line.
  expect(play(match, 'H1:ew').outcome?.result).toEqual([1, 0])
  const down = play(start(trax), 'A1:ew A2:ew A3:ew A4:ew A5:ew A6:ew A7:ew')
  expect(play(down, 'A8:ew').outcome?.result).toEqual([0, 1])
})

test('a line wins only from edge to edge of the whole area', () => {
  const row = Object.fromEntries([...'BCDEFGH'].map(col => [`${col}1`, 'ew']))
  const match = from(trax, { turn: 'black', pieces: { ...row, A2: 'ew', B2: 'ew' } })
  expect(play(match, 'I1:ew').outcome).toBeUndefined()
})

test('a long line whose end points along the edge, not out of the area, does not win', () => {
  const down = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`A${i + 1}`, 'ns']))
  for (const way of ['ne', 'wn']) {
    expect(play(from(trax, { turn: 'white', pieces: down }), `A8:${way}`).outcome).toBeUndefined()
    const up = way === 'ne' ? 'es' : 'sw'
    expect(play(from(trax, { turn: 'white', pieces: down }), `A0:${up}`).outcome).toBeUndefined()
  }
  expect(play(from(trax, { turn: 'white', pieces: down }), 'A8:ns').outcome?.result).toEqual([1, 0])
  for (const end of ['H1:sw', 'H1:wn', '@1:ne', '@1:es'])
    expect(play(from(trax, { turn: 'white', pieces: rowOf('ew', 7) }), end).outcome).toBeUndefined()
})

test('a line whose ends point into the area does not win, though it reaches both outermost columns', () => {
  // White comes back under its own row: one end points west from the last column, the other east from the first.
  const row = 'A1:ew B1:ew C1:ew D1:ew E1:ew F1:ew G1:sw G2:wn @1:ne A0:es'
  expect(play(start(trax), row).outcome).toBeUndefined()
  const column = 'A1:ns A2:ns A3:ns A4:ns A5:ns A6:ns A7:ne B7:wn A0:es B1:sw'
  expect(play(start(trax), column).outcome).toBeUndefined()
})

test('if both colours win at once, the one who laid the tile has won', () => {
  const black = { E1: 'wn', E2: 'sw', F2: 'ns', E3: 'wn', A4: 'wn', B4: 'ne', C4: 'sw', D4: 'es', E4: 'sw' }
  expect(play(from(trax, { turn: 'black', pieces: black }), 'C3:wn').outcome?.result).toEqual([0, 1])
  expect(play(from(trax, { turn: 'white', pieces: black }), 'C3:wn').outcome?.result).toEqual([1, 0])
})

test('loop trax: only loops win', () => {
  const match = play(start(trax, { loops: 'on' }), 'A1:ew B1:ew C1:ew D1:ew E1:ew F1:ew G1:ew H1:ew I1:ew')
  expect(match.outcome).toBeUndefined()
  expect(play(start(trax, { loops: 'on' }), 'A1:es B1:sw A2:ne').outcome?.result).toEqual([1, 0])
})

test('64 tiles without a winner: draw, however long the area is', () => {
  const match = from(trax, { turn: 'white', pieces: rowOf('ew', 63) }, { loops: 'on' })
  expect(match.outcome).toBeUndefined()
  expect(play(match, '@1:ew').outcome?.result).toEqual([0.5, 0.5])
  expect(json(match)['pieces']).toEqual(rowOf('ew', 64))
  const down = from(
    trax,
    { turn: 'white', pieces: Object.fromEntries(Array.from({ length: 63 }, (_, i) => [`A${i + 1}`, 'ns'])) },
    { loops: 'on' },
  )
  expect(play(down, 'A64:ns').outcome?.result).toEqual([0.5, 0.5])
})

test('forced tiles may exceed 64 within a turn', () => {
  const match = from(trax, { turn: 'white', pieces: rowOf('ns', 63) }, { loops: 'on' })
  play(match, 'A2:ne')
  expect(Object.keys(json(match)['pieces'] as object).length).toBe(65)
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('small trax: an area eight wide (high) grows no wider (higher)', () => {
  const options = { small: 'on', loops: 'on' }
  const match = from(trax, { turn: 'white', pieces: rowOf('ew', 8) }, options)
  expect(moves(match).some(name => name.startsWith('@') || name.startsWith('I'))).toBe(false)
  expect(refused(match)['I1:ew']).toBe(
    'In small Trax the area cannot become wider or higher than eight fields.',
  )
  expect(moves(match)).toContain('A2:ew')
  expect(moves(match)).toContain('A0:ew')
  const column = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`A${i + 1}`, 'ns']))
  const tall = from(trax, { turn: 'white', pieces: column }, options)
  expect(moves(tall).some(name => /^A[09]:/.test(name))).toBe(false)
  expect(moves(tall)).toEqual(expect.arrayContaining(['@1:ns', 'B8:ns']))
  const seven = from(trax, { turn: 'white', pieces: rowOf('ew', 7) }, options)
  expect(moves(seven)).toContain('H1:ew')
})

test('small trax: lines of eight and loops win as ever', () => {
  const seven = 'A1:ew B1:ew C1:ew D1:ew E1:ew F1:ew G1:ew'
  const match = play(start(trax, { small: 'on' }), seven)
  expect(play(match, 'H1:ew').outcome?.result).toEqual([1, 0])
  expect(play(start(trax, { small: 'on' }), 'A1:es B1:sw A2:ne').outcome?.result).toEqual([1, 0])
})

test('small trax: without a legal move it is a draw', () => {
  // 58 tiles: whatever is laid into the hole in the middle makes an illegal field.
  const rows = [
    'ew ew wn ns ne sw ns ne',
    'sw es ew wn es wn ne ew',
    'ns ns es sw .. .. ew sw',
    'wn ne wn ne .. .. es wn',
    'ew sw es sw .. .. ne sw',
    'sw ne wn ne wn ne ew wn',
    'ns es ew sw es ew ew ew',
    'ns ne sw ne wn es ew sw',
  ]
  const laid = rows.flatMap((row, y) =>
    row.split(' ').flatMap((way, x) => (way === '..' ? [] : [[`${'ABCDEFGH'[x]}${y + 1}`, way]])),
  )
  const position = { turn: 'black', pieces: Object.fromEntries(laid) }
  const match = from(trax, position, { small: 'on', loops: 'on' })
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5], reason: { en: 'There is no legal move.' } })
  expect(refused(match)['E3:ns']).toBeDefined()
  // On the open table the same tiles can be built on.
  expect(from(trax, position, { loops: 'on' }).outcome).toBeUndefined()
})

test('a table that could not have come about is refused', () => {
  expect(() => from(trax, { turn: 'white', pieces: { A1: 'ns', B1: 'ew' } })).toThrow('own colour')
  expect(() => from(trax, { turn: 'white', pieces: { A1: 'ns', C1: 'ns' } })).toThrow('connected')
  expect(() => from(trax, { turn: 'white', pieces: { A1: 'ns', B1: 'ns', A2: 'ne' } })).toThrow('filled')
  expect(() => from(trax, { pieces: rowOf('ns', 9) }, { small: 'on' })).toThrow('wider')
})

test('what is shown: the laid area with one field around it, six tiles to choose from', () => {
  const match = play(start(trax), 'A1:ew B1:ew C1:ew')
  const { window, trays } = trax.make({}).scene(match.position)
  expect(window).toEqual([-0.5, -0.5, 5, 3])
  expect(trays[0]!.items.map(item => item.point)).toEqual(WAYS.map(way => `tile:${way}`))
})
