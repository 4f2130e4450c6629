import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import twixt from './game.ts'

/** A position from lists of pegs, with links. */
const set = (turn: string, red: string, blue: string, links: string[] = [], more = {}, options = {}) =>
  from(
    twixt,
    {
      turn,
      pieces: Object.fromEntries([
        ...red.split(' ').map(cell => [cell, 'red peg'] as const),
        ...blue.split(' ').map(cell => [cell, 'blue peg'] as const),
      ]),
      ...(links.length ? { links } : {}),
      ...more,
    },
    options,
  )

test('24 × 24 points without the four corners: 572', () => {
  const { board } = twixt.make({})
  expect(board.size).toBe(572)
  for (const corner of ['a1', 'a24', 'x1', 'x24']) expect(board.names).not.toContain(corner)
  expect(board.names).toContain('x23')
})

test("nobody plays in the other's border rows: red on b-w, blue on rows 2-23", () => {
  const match = start(twixt)
  expect(match.moves.length).toBe(572 - 44)
  expect(moves(match)).toContain('b1')
  expect(moves(match)).not.toContain('a5')
  expect(refused(match)['a5']).toBe("You cannot put a peg into your opponent's border rows.")
  play(match, 'l12')
  expect(match.moves.length).toBe(572 - 44 - 1)
  expect(moves(match)).toContain('a5')
  expect(moves(match)).not.toContain('b1')
})

test('a new peg is linked by itself to every own peg a knight away', () => {
  const near = ['m14', 'n13', 'n11', 'm10', 'k10', 'j11', 'j13', 'k14']
  const match = play(set('red', near.join(' '), 'b2'), 'l12')
  expect((json(match)['links'] as string[]).length).toBe(8)
  expect(json(match)).toMatchObject({ turn: 'blue' })
})

test('not to pegs nearer, farther or of the other colour', () => {
  expect(json(play(set('red', 'l13 m13 n14 l14 o12', 'm14 k10'), 'l12'))['links']).toBeUndefined()
})

test('links cross nothing, of neither colour', () => {
  const blue = set('red', 'c3', 'c4 d2', ['c4-d2'])
  expect(json(play(blue, 'd5'))['links']).toEqual(['c4-d2'])
  const own = set('red', 'c3 c4 d2', 'q9', ['c4-d2'])
  expect(json(play(own, 'd5'))['links']).toEqual(['c4-d2'])
})

test('every kind of crossing is found: nine links cross one', () => {
  // The link c3-d5 and all links that cross it.
  const crossing = ['b3-d4', 'b4-d3', 'b5-d4', 'c4-d2', 'c4-e3', 'c4-e5', 'c5-d3', 'c5-e4', 'c6-d4']
  for (const link of crossing) {
    const [a, b] = link.split('-')
    const match = play(set('red', 'c3', `${a} ${b}`, [link]), 'd5')
    expect(json(match)['links'], link).toEqual([link])
  }
})

test('links that meet in a peg or pass by are no crossing', () => {
  for (const link of ['b3-d2', 'd3-e5', 'c6-e5', 'b4-c6', 'd6-e4']) {
    const [a, b] = link.split('-')
    const match = play(set('red', 'c3', `${a} ${b}`, [link]), 'd5')
    expect(json(match)['links'], link).toContain('c3-d5')
  }
})

test('red wins with a chain of links from row 1 to row 24', () => {
  const pegs = Array.from({ length: 11 }, (_, i) => `${i % 2 === 0 ? 'm' : 'l'}${2 + 2 * i}`)
  const links = pegs.slice(1).map((peg, i) => `${pegs[i]}-${peg}`)
  const match = set('red', pegs.join(' '), 'a9 a11', links)
  // m2 … m22 are linked; o1 and l24 close the chain at both ends.
  expect(play(match, 'l24 a13').outcome).toBeUndefined()
  expect(play(match, 'o1').outcome?.result).toEqual([1, 0])
})

test('blue wins from column a to column x', () => {
  const names = 'acegikmoqsuw'
  const pegs = [...names].map((col, i) => `${col}${i % 2 ? 11 : 10}`)
  const links = pegs.slice(1).map((peg, i) => `${pegs[i]}-${peg}`)
  const match = set('blue', 'b1', pegs.join(' '), links)
  expect(match.outcome).toBeUndefined()
  // w11 to x13: one column, two rows.
  expect(play(match, 'x13').outcome?.result).toEqual([0, 1])
})

test('pegs without a link are no chain', () => {
  const names = 'acegikmoqsuw'
  const pegs = [...names].map((col, i) => `${col}${i % 2 ? 11 : 10}`)
  const links = pegs.slice(2).map((peg, i) => `${pegs[i + 1]}-${peg}`)
  const match = play(set('blue', 'b1', pegs.join(' '), links, { stage: 'fresh' }), 'x13')
  expect(match.outcome).toBeUndefined()
  // The missing link is possible: it may be added, and wins.
  expectMoves(match, '+a10-c11 done')
  expect(play(match, '+a10-c11').outcome?.result).toEqual([0, 1])
})

test('own links may be taken off before the peg, then others set in their place', () => {
  const match = set('red', 'c3 d5 c4 h8 i10', 'q9', ['c3-d5', 'h8-i10'])
  expect(moves(match)).toContain('lift')
  play(match, 'lift')
  expectMoves(match, '-c3-d5 -h8-i10')
  play(match, '-c3-d5 -h8-i10')
  expect(json(match)).toMatchObject({ turn: 'red', stage: 'lifted' })
  expect(json(match)['links']).toBeUndefined()
  // Pegs stay where they are; the new peg links itself, then more links may follow until "done".
  play(match, 'e5')
  expect(json(match)).toMatchObject({ turn: 'red', stage: 'linking', links: ['c4-e5'] })
  expect(refused(match)['+c3-d5']).toBe('This link would cross another one.')
  expect(refused(match)).not.toHaveProperty('+h8-i10')
  expect(refused(match)['+c3-c4']).toContain("a knight's move apart")
  expect(refused(match)['+c3-q9']).toContain('two pegs of your own')
  expect(refused(match)['r20']).toContain('You have placed your peg')
})

test('what cannot be done is told: a peg on a peg, anything but own links while lifting', () => {
  const match = set('red', 'c3 d5', 'q9', ['c3-d5'])
  expect(refused(match)['q9']).toBe('This place is taken already.')
  play(match, 'lift')
  for (const point of ['q9', 'r20']) expect(refused(match)[point]).toContain('must be taken off')
  expect(refused(match)).not.toHaveProperty('c3')
})

test('after lifting, the links left may be set or not; done ends the turn', () => {
  const match = set('red', 'c3 d5 h8 i10', 'q9', ['c3-d5', 'h8-i10'])
  play(match, 'lift -c3-d5 -h8-i10 s20')
  expectMoves(match, '+c3-d5 +h8-i10 done')
  play(match, '+c3-d5')
  expectMoves(match, '+h8-i10 done')
  expect(json(play(match, 'done'))).toMatchObject({ turn: 'blue', links: ['c3-d5'] })
})

test('when no link is left to set, the turn ends by itself', () => {
  const match = play(set('red', 'c3 d5', 'q9', ['c3-d5']), 'lift -c3-d5 s20 +c3-d5')
  expect(json(match)).toMatchObject({ turn: 'blue', links: ['c3-d5'] })
})

test('only own links may be taken off, and only before the peg', () => {
  const match = set('blue', 'c3 d5', 'q9 r11', ['c3-d5', 'q9-r11'])
  play(match, 'lift')
  expectMoves(match, '-q9-r11')
  const other = set('blue', 'c3 d5', 'q9', ['c3-d5'])
  expect(moves(other)).not.toContain('lift')
})

test('on paper links stay', () => {
  const match = set('red', 'c3 d5', 'q9', ['c3-d5'], {}, { links: 'fixed' })
  expect(moves(match)).not.toContain('lift')
  expect(match.moves.length).toBe(572 - 44 - 2 - 1)
})

test('swap: the second player may take over the first peg, mirrored to the own side', () => {
  const match = play(start(twixt, { swap: 'on' }), 'c10')
  expect(moves(match)).toContain('swap')
  play(match, 'swap')
  expect(json(match)).toEqual({ turn: 'red', pieces: { j3: 'blue peg' } })
  expect(moves(match)).not.toContain('swap')
  expect(moves(play(start(twixt), 'c10'))).not.toContain('swap')
})

test('a player to move without a free point: draw', () => {
  const { board } = twixt.make({})
  const open = board.names.filter(name => !/^[ax]/.test(name))
  const pieces = Object.fromEntries(
    open.map(name => [name, /\D(1|24)$/.test(name) ? 'red peg' : 'blue peg'] as const),
  )
  const match = from(twixt, { turn: 'red', pieces })
  expect(match.outcome?.result).toEqual([0.5, 0.5])
})

test('a position whose links cross, hang in the air or join two colours is refused', () => {
  expect(() => set('red', 'c3 d5 c4 d2', 'q9', ['c3-d5', 'c4-d2'])).toThrow('cross')
  expect(() => set('red', 'c3', 'd5', ['c3-d5'])).toThrow('one player')
  expect(() => set('red', 'c3 d6', 'q9', ['c3-d6'])).toThrow('no link')
  expect(() => set('red', 'a3', 'q9')).toThrow('border')
})
