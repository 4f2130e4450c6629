import { expect, test } from 'vitest'
import type { BoardGame } from '../../../kit/index.ts'
import { expectMoves, from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import dzsungel from './game.ts'

const OFFICIAL = { official: 'on' }
const LETTERS: Readonly<Record<string, string>> = {
  E: 'elephant',
  L: 'lion',
  T: 'tiger',
  P: 'leopard',
  D: 'dog',
  W: 'wolf',
  C: 'cat',
  R: 'rat',
}
/** 'Ea3 rb4': white's elephant on a3, black's rat on b4. */
const animals = (list: string) =>
  Object.fromEntries(
    list.split(' ').map(each => {
      const letter = each[0]!
      const side = letter === letter.toUpperCase() ? 'white' : 'black'
      return [each.slice(1), `${side} ${LETTERS[letter.toUpperCase()]!}`]
    }),
  )
const at = (list: string, turn = 'white', options = {}) =>
  from(dzsungel, { turn, pieces: animals(list) }, options)
const shown = (match: ReturnType<typeof at>) => (match.game as BoardGame).scene(match.position)

test('7 × 9 cells with two dens, six traps and two lakes of six cells; two players', () => {
  const { board, players } = start(dzsungel).game as BoardGame
  const filled = (fill: string) =>
    board.cells
      .filter(cell => cell.fill === fill)
      .map(cell => cell.name)
      .sort()
      .join(' ')
  expect(players.map(player => player.id)).toEqual(['white', 'black'])
  expect(board.names).toHaveLength(63)
  expect(filled('goal')).toBe('d1 d9')
  expect(filled('camp-red')).toBe('c1 c9 d2 d8 e1 e9')
  expect(filled('water')).toBe('b4 b5 b6 c4 c5 c6 e4 e5 e6 f4 f5 f6')
})

test('the set-up of the book; white begins', () => {
  expect(json(start(dzsungel))).toEqual({
    turn: 'white',
    pieces: animals('Ea3 Lg1 Ta1 Pe3 Df2 Wc3 Cb2 Rg3 eg7 la9 tg9 pc7 db8 we7 cf8 ra7'),
  })
})

test('one cell across or up and down, never onto an own animal', () => {
  const match = at('Dd5 Cd6 ea9')
  expect(targets(match, 'd5')).toEqual(['d4'])
  expect(targets(at('Cb2 ea9'), 'b2')).toEqual(['a2', 'b1', 'b3', 'c2'])
  expect(refused(match)).toMatchObject({
    'd5-d6': 'Your own animal stands there.',
    'd5-d3': 'An animal goes a single cell forward, back or sideways, never diagonally.',
    'a9-a1': 'This animal is the opponent’s.',
  })
  expect(refused(at('Cb2 ea9'))['b2-c3']).toContain('never diagonally')
})

test.each(['elephant', 'lion', 'tiger', 'leopard', 'dog', 'wolf', 'cat'])('the %s does not swim', animal => {
  const match = from(dzsungel, { turn: 'white', pieces: { b3: `white ${animal}`, a9: 'black rat' } })
  expect(targets(match, 'b3')).not.toContain('b4')
  expect(refused(match)['b3-b4']).toBe('Only the rat can swim.')
})

test('the rat steps in the water as on land', () => {
  expect(targets(at('Rb4 ea9'), 'b4')).toEqual(['a4', 'b3', 'b5', 'c4'])
  expect(targets(at('Rb3 ea9'), 'b3')).toEqual(['a3', 'b2', 'b4', 'c3'])
})

test('nobody enters the own den; the enemy den wins at once', () => {
  const match = at('Cd2 Rc1 ea9')
  expect(moves(match)).not.toContain('d2-d1')
  expect(refused(match)).toMatchObject({
    'd2-d1': 'Nobody may enter their own den.',
    'c1-d1': 'Nobody may enter their own den.',
  })
  expect(play(at('Cd8 ea9'), 'd8-d9').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has reached the enemy den.' },
  })
  expect(play(at('Ca5 re1', 'black'), 'e1-d1').outcome).toMatchObject({ result: [0, 1] })
})

// From the strongest to the weakest.
const RANKS = ['E', 'L', 'T', 'P', 'D', 'W', 'C', 'R']
const pairs = RANKS.flatMap((a, i) => RANKS.map((b, j) => [a, b, i, j] as const))

test.each(pairs)(
  '%s attacks %s: the stronger wins whoever moved, among equals the mover, rat beats elephant',
  (a, b, i, j) => {
    const won = a === 'R' && b === 'E' ? true : a === 'E' && b === 'R' ? false : i <= j
    const match = at(
      `${a}d4 ${b.toLowerCase()}d5 Ca1 ca9`
        .replace(' Ca1', a === 'C' ? '' : ' Ca1')
        .replace(' ca9', b === 'C' ? '' : ' ca9'),
    )
    const name = `d4${won ? 'x' : '+'}d5`
    expect(moves(match)).toContain(name)
    const after = json(play(match, name))['pieces'] as Record<string, string>
    expect(after['d4']).toBeUndefined()
    expect(after['d5']).toBe(won ? `white ${LETTERS[a]!}` : `black ${LETTERS[b]!}`)
  },
)

test('who won and who fell is told until the next move', () => {
  const match = play(at('Rd4 ed5 Ca1 ca9'), 'd4xd5')
  expect(shown(match).notes).toEqual([
    {
      hu: 'A sötét elefánt elesett, a világos patkány győzött.',
      en: 'The white rat beat the black elephant.',
    },
  ])
  const again = from(dzsungel, json(match))
  expect(shown(again).notes).toEqual(shown(match).notes)
  expect(shown(play(match, 'a9-a8')).notes).toBeUndefined()
  expect(shown(play(at('Ed4 rd5 Ca1'), 'd4+d5')).notes?.[0]?.en).toBe(
    'The black rat beat the white elephant.',
  )
})

test('out of the lake the rat attacks all but the elephant', () => {
  const wet = at('Rb4 ea4 cb3 Ca1')
  expect(moves(wet).filter(name => name.startsWith('b4'))).toEqual(['b4+b3', 'b4-b5', 'b4-c4'])
  expect(refused(wet)).toMatchObject({
    b4xa4: 'A rat that comes out of the lake may not attack the elephant at once.',
  })
  expect(targets(at('Ra3 ea4 Cg1'), 'a3')).toEqual(['a2', 'a4', 'b3'])
})

test('in the water only the enemy rat attacks the rat, from land and from water', () => {
  expect(moves(at('Ra4 rb4 ea9'))).toContain('a4xb4')
  expect(moves(at('Rc4 rb4 ea9'))).toContain('c4xb4')
  expect(moves(at('Rb4 ra4 ea9'))).toContain('b4xa4')
  expect(refused(at('La4 Ca1 rb4'))['a4xb4']).toBe('Only the rat can swim.')
})

test('lion and tiger leap across the lake both ways and fight where they land', () => {
  for (const leaper of ['L', 'T']) {
    expect(targets(at(`${leaper}b3 ra9`), 'b3')).toEqual(['a3', 'b2', 'b7', 'c3'])
    expect(targets(at(`${leaper}a5 re9`), 'a5')).toEqual(['a4', 'a6', 'd5'])
    expect(targets(at(`${leaper}d5 ra9`), 'd5')).toEqual(['a5', 'd4', 'd6', 'g5'])
    expect(moves(at(`${leaper}b3 pb7`))).toContain('b3xb7')
    expect(moves(at(`${leaper}b3 eb7`))).toContain('b3+b7')
    expect(refused(at(`${leaper}b3 Cb7 ra9`))['b3-b7']).toBe('Your own animal stands there.')
  }
  expect(refused(at('Pb3 ra9'))['b3-b7']).toBe('Only the lion and the tiger may leap across the lake.')
  expect(refused(at('Rb3 ra9'))['b3-b7']).toBe('Only the lion and the tiger may leap across the lake.')
})

test.each(['b4', 'b5', 'b6'])('a rat of either side on %s bars the leap', cell => {
  for (const rat of ['R', 'r']) {
    const match = at(`Lb3 Cg1 eg9 ${rat}${cell}`)
    expect(targets(match, 'b3')).not.toContain('b7')
    expect(refused(match)['b3-b7']).toBe('A rat swims in the line of the leap: nobody may leap over it.')
  }
  expect(moves(at(`Lc3 eg9 r${cell}`))).toContain('c3-c7')
})

test('in a trap of its own side an animal beats everybody, attacked and attacking', () => {
  expect(moves(at('Ed7 cd8'))).toContain('d7+d8')
  expect(moves(at('Ld7 rd8'))).toContain('d7+d8')
  expect(moves(at('Cd7 cd8'))).toContain('d7+d8')
  expect(moves(at('Ed2 rd3 ca9', 'black'))).toContain('d3+d2')
  expect(moves(at('Ed8 cd7 La1', 'black'))).toContain('d7xd8')
  expect(moves(at('Ed8 rc8 La1', 'black'))).toContain('c8xd8')
})

test('a trap gives nothing to the animal that leaves it', () => {
  expect(moves(at('Cd2 ld3'))).toContain('d2+d3')
  expect(moves(at('Ld8 cd7'))).toContain('d8xd7')
})

test('an animal in its own trap must leave it at the next turn', () => {
  const match = at('Cd2 Ea3 ea9')
  expectMoves(match, 'd2-c2 d2-e2 d2-d3')
  expect(refused(match)).toMatchObject({
    'a3-a4': 'Your animal stands in a trap of your own: it has to move now.',
  })
  expect(match.game.prompt!(match.position)?.en).toBe('You stand in a trap of your own: leave it.')
  // In the enemy's trap it may stay.
  const free = at('Cd8 Ea3 ea9')
  expect(moves(free)).toContain('a3-a4')
  expect(free.game.prompt!(free.position)?.en).toBe('Move an animal one cell, or leap across the lake.')
})

test('the duty lapses where there is no way out', () => {
  const match = at('Cc1 Wb1 Dc2 ea9')
  expect(moves(match)).toContain('b1-a1')
  expect(moves(match)).not.toContain('c1-d1')
  expect(match.game.prompt!(match.position)?.en).toBe('Move an animal one cell, or leap across the lake.')
})

test('whoever has lost all animals has lost, by an attack in vain as well', () => {
  expect(play(at('Ed4 dd5'), 'd4xd5').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'All animals of black have fallen.' },
  })
  expect(play(at('Cd4 dd5'), 'd4+d5').outcome).toMatchObject({ result: [0, 1] })
})

test('who cannot move loses', () => {
  // In the official game nobody may attack in vain, so the cat in the corner is shut in.
  expect(at('Ca1 ea2 lb1', 'white', OFFICIAL).outcome).toMatchObject({
    result: [0, 1],
    reason: { en: 'The opponent cannot move.' },
  })
})

test('the third repetition is a draw', () => {
  const match = at('Ea1 ea9')
  for (let i = 0; i < 2; i++) {
    expect(match.outcome).toBeUndefined()
    play(match, 'a1-a2 a9-a8 a2-a1 a8-a9')
  }
  expect(match.outcome).toMatchObject({ result: [0.5, 0.5] })
  expect(start(dzsungel).game.draws).toMatchObject({ cap: 1000 })
})

test('positions that cannot be are refused', () => {
  expect(() => at('Cb4 ea9')).toThrow('Only rats can be in the lake.')
  expect(() => at('Cd1 ea9')).toThrow('Nobody can stand in their own den.')
  expect(() => at('Cd9 ed1')).toThrow('cannot both have reached')
  expect(() => from(dzsungel, { turn: 'white', pieces: {} })).toThrow('no animal')
  expect(() => at('Ca1 Ca2 ea9')).toThrow('at most 1')
})

test('official: nobody attacks in vain, the elephant not the rat', () => {
  const match = at('Dd4 pd5 Ea1 rb1', 'white', OFFICIAL)
  expect(refused(match)).toMatchObject({
    'd4+d5': 'In this variant nobody may attack a stronger animal.',
    'a1+b1': 'In this variant the elephant may not attack the rat.',
  })
  expect(moves(at('Dd4 dd5', 'white', OFFICIAL))).toContain('d4xd5')
  expect(moves(at('Rd4 ed5', 'white', OFFICIAL))).toContain('d4xd5')
})

test('official: no rat attacks across the shore', () => {
  const shore = 'from water only into water, from land only onto land.'
  expect(refused(at('Ra4 rb4', 'white', OFFICIAL))['a4xb4']).toContain(shore)
  expect(refused(at('Rb4 ra4', 'white', OFFICIAL))['b4xa4']).toContain(shore)
  expect(refused(at('Rb4 ea4', 'white', OFFICIAL))['b4xa4']).toContain(shore)
  expect(moves(at('Rb4 rb5', 'white', OFFICIAL))).toContain('b4xb5')
})

test('official: traps only weaken intruders, and nobody has to leave them', () => {
  const match = at('Cd2 Ea3 ed3', 'black', OFFICIAL)
  expect(moves(match)).toContain('d3xd2')
  expect(moves(at('Cd2 Ea3 ea9', 'white', OFFICIAL))).toContain('a3-a4')
  expect(moves(at('Ed8 cd7 La1', 'black', OFFICIAL))).toContain('d7xd8')
  expect(moves(at('Rd8 ed7 La1', 'black', OFFICIAL))).toContain('d7xd8')
})

test('the wolf is above the dog in the official game only, and the ranks say so', () => {
  expect(moves(at('Wd4 dd5'))).toContain('d4+d5')
  expect(moves(at('Wd4 dd5', 'white', OFFICIAL))).toContain('d4xd5')
  const ranks = (options: object) =>
    Object.fromEntries(
      shown(at('Wd4 Dd6 cd7', 'white', options)).placed.map(({ look }) => [look.art, look.text]),
    )
  expect(ranks({})).toEqual({ wolf: '3', dog: '4', cat: '2' })
  expect(ranks(OFFICIAL)).toEqual({ wolf: '4', dog: '3', cat: '2' })
})
