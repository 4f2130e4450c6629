import { expect, test } from 'vitest'
import { Match, type Json } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import bogarhaz from './game.ts'

const KINGS = { '1:e1': 'white1 king', '1:e8': 'black1 king', '2:e1': 'white2 king', '2:e8': 'black2 king' }
const at = (position: { [key: string]: Json }, options = {}) =>
  from(
    bogarhaz,
    { turn: 'white1', ...position, pieces: { ...KINGS, ...(position['pieces'] as object) } },
    options,
  )
const hands = (match: Match) => json(match)['hands']

test('two boards with the set-up of chess; partners are light on one and dark on the other', () => {
  const match = start(bogarhaz)
  const { pieces, turn } = json(match) as { pieces: Record<string, string>; turn: string }
  expect(Object.keys(pieces)).toHaveLength(64)
  for (const board of [1, 2]) {
    expect(Array.from('abcdefgh', file => pieces[`${board}:${file}1`])).toEqual(
      'rook knight bishop queen king bishop knight rook'.split(' ').map(kind => `white${board} ${kind}`),
    )
    for (const file of 'abcdefgh')
      expect([`${board}:${file}2`, `${board}:${file}7`].map(cell => pieces[cell])).toEqual([
        `white${board} pawn`,
        `black${board} pawn`,
      ])
  }
  expect(turn).toBe('white1')
  expect(match.game.players.map(({ id, team }) => [id, team])).toEqual([
    ['white1', 0],
    ['white2', 1],
    ['black1', 1],
    ['black2', 0],
  ])
})

test('the second board is seen from the dark side, so that partners sit side by side', () => {
  const { board } = bogarhaz.make({})
  const y = (name: string) => board.cells[board.names.indexOf(name)]!.y
  expect(y('1:e1')).toBe(y('2:e8'))
})

test('the cycle: light 1, light 2, dark 1, dark 2', () => {
  const match = start(bogarhaz)
  const order = ['1:e2-e4', '2:d2-d4', '1:e7-e5', '2:d7-d5'].map(name => {
    const { turn } = json(match)
    play(match, name)
    return turn
  })
  expect(order).toEqual(['white1', 'white2', 'black1', 'black2'])
  expect(json(match)['turn']).toBe('white1')
})

test('what is captured goes to the partner, in the partner’s colour', () => {
  const match = play(start(bogarhaz), '1:e2-e4 2:e2-e4 1:d7-d5 2:d7-d5 1:e4xd5')
  expect(hands(match)).toEqual({ black2: ['pawn'] })
  expect(hands(play(match, '2:e4xd5'))).toEqual({ black1: ['pawn'], black2: ['pawn'] })
  expect(moves(play(match, '1:P@e5'))).toContain('2:P@e4')
})

test('a drop is a whole turn, on any empty cell of the own board; pawns not on rows 1 and 8', () => {
  const match = at({ hands: { white1: ['pawn', 'knight'] } })
  const drops = moves(match).filter(name => name.includes('@'))
  expect(drops.filter(name => name.startsWith('1:N'))).toHaveLength(62)
  expect(drops.filter(name => name.startsWith('1:P'))).toHaveLength(48)
  expect(drops.some(name => /^1:P@.[18]$/.test(name))).toBe(false)
  expect(drops.every(name => name.startsWith('1:'))).toBe(true)
  expect(json(play(match, '1:N@f3'))).toMatchObject({ turn: 'white2', hands: { white1: ['pawn'] } })
})

test('a drop may block a check, give check, and mate', () => {
  const block = at({ pieces: { '1:e5': 'black1 rook' }, hands: { white1: ['bishop'] } })
  expect(moves(block)).toEqual(
    ['1:B@e2', '1:B@e3', '1:B@e4', '1:e1-d1', '1:e1-d2', '1:e1-f1', '1:e1-f2'].sort(),
  )
  expect(refused(block)['1:B@a4']).toMatch(/in check/)
  const shut = {
    '1:e8': 'white1 rook',
    '1:h8': 'black1 king',
    '1:g8': 'black1 rook',
    '1:g7': 'black1 pawn',
    '1:h7': 'black1 pawn',
  }
  const mate = from(bogarhaz, {
    turn: 'white1',
    pieces: { ...KINGS, ...shut },
    hands: { white1: ['knight'] },
  })
  expect(play(mate, '1:N@f7').outcome?.result).toEqual([1, 0, 0, 1])
})

test('a promoted piece is a pawn again when captured', () => {
  const match = at({ pieces: { '1:a7': 'white1 pawn', '1:b8': 'black1 rook', '1:h8': 'black1 rook' } })
  expect(moves(match).filter(name => name.startsWith('1:a7'))).toEqual(
    ['queen', 'rook', 'bishop', 'knight'].flatMap(kind => [`1:a7-a8=${kind}`, `1:a7xb8=${kind}`]).sort(),
  )
  play(match, '1:a7-a8=queen 2:e1-e2 1:b8xa8')
  expect(hands(match)).toEqual({ white2: ['pawn'] })
})

test('a pawn dropped on its second row may make the double step; a dropped rook may not castle', () => {
  const match = play(at({ hands: { white1: ['pawn'] } }), '1:P@c2 2:e1-e2 1:e8-e7 2:e8-e7')
  expect(moves(match)).toContain('1:c2-c4')
  const rook = play(at({ hands: { white1: ['rook'] } }), '1:R@h1 2:e1-e2 1:e8-e7 2:e8-e7')
  expect(moves(rook)).not.toContain('1:O-O')
  expect(moves(at({ pieces: { '1:h1': 'white1 rook' }, castling: ['white1 O-O'] }))).toContain('1:O-O')
})

test('en passant works on both boards at once', () => {
  const match = at({
    pieces: { '1:e5': 'white1 pawn', '1:d7': 'black1 pawn', '2:e5': 'white2 pawn', '2:f7': 'black2 pawn' },
    turn: 'black1',
    other: 'black2',
  })
  play(match, '1:d7-d5 2:f7-f5')
  expect(json(match)['enPassant']).toEqual(['1:d6', '2:f6'])
  expect(moves(match)).toContain('1:e5xd6')
  expect(moves(play(match, '1:e5xd6'))).toContain('2:e5xf6')
  expect(hands(match)).toEqual({ black2: ['pawn'] })
})

test('mate on either board ends the game at once and wins for the team', () => {
  const contact = play(
    start(bogarhaz),
    `1:e2-e4 2:a2-a3 1:e7-e5 2:a7-a6 1:d1-h5 2:b2-b3 1:b8-c6 2:b7-b6 1:f1-c4 2:c2-c3 1:g8-f6 2:c7-c6 1:h5xf7`,
  )
  expect(contact.outcome).toMatchObject({
    result: [1, 0, 0, 1],
    reason: { en: 'Checkmate: black (board 1).' },
  })
  const smothered = {
    '2:h8': 'black2 king',
    '2:g8': 'black2 rook',
    '2:g7': 'black2 pawn',
    '2:h7': 'black2 pawn',
    '2:e5': 'white2 knight',
  }
  const { '2:e8': _, ...kings } = KINGS
  const second = from(bogarhaz, { turn: 'white2', other: 'black1', pieces: { ...kings, ...smothered } })
  expect(play(second, '2:e5-f7').outcome).toMatchObject({ result: [0, 1, 1, 0] })
})

// The king on h8 is shut in; the rook's check from e8 can be blocked on f8 or g8 by a dropped man.
const BACK_ROW = {
  '1:h8': 'black1 king',
  '1:g7': 'black1 pawn',
  '1:h7': 'black1 pawn',
  '1:a5': 'white1 rook',
}
const backRow = (more: Record<string, string> = {}) => {
  const { '1:e8': _, ...kings } = KINGS
  return from(bogarhaz, { turn: 'white1', other: 'white2', pieces: { ...kings, ...BACK_ROW, ...more } })
}

test('a check that some drop could block is no mate: the player is skipped while the other board goes on', () => {
  const match = play(backRow(), '1:a5-a8')
  expect(match.outcome).toBeUndefined()
  play(match, '2:e1-e2')
  expect(json(match)['turn']).toBe('black1')
  expect(moves(match)).toEqual(['pass'])
  play(match, 'pass')
  expect(json(match)).toMatchObject({ turn: 'black2', other: 'black1', skips: [0, 0, 1, 0] })
})

test('two checks at once cannot both be blocked: mate', () => {
  const { '1:e8': _, ...kings } = KINGS
  const pieces = {
    ...kings,
    '1:h8': 'black1 king',
    '1:h7': 'black1 pawn',
    '1:b2': 'white1 bishop',
    '1:f6': 'white1 rook',
  }
  const match = from(bogarhaz, { turn: 'white1', other: 'white2', pieces })
  expect(play(match, '1:f6-f8').outcome).toMatchObject({ result: [1, 0, 0, 1] })
})

test('a move ends the row of skips', () => {
  const match = at({ turn: 'black1', other: 'black2', skips: [0, 0, 19, 0] })
  expect(json(play(match, '1:e8-e7'))['skips']).toBeUndefined()
})

test('a man from the partner ends the waiting', () => {
  const match = play(backRow({ '2:d2': 'black2 rook' }), '1:a5-a8 2:e1xd2 1:R@g8')
  expect(json(match)).toMatchObject({ turn: 'black2', other: 'white1' })
  expect(json(match)['skips']).toBeUndefined()
})

test('after 20 skips in a row the team loses', () => {
  const match = play(backRow(), '1:a5-a8')
  const there = ['2:e1-e2', '2:e8-e7', '2:e2-e1', '2:e7-e8']
  for (let i = 0; i < 19; i++) play(match, `${there[i % 4]} pass`)
  expect(match.outcome).toBeUndefined()
  expect(play(match, `${there[19 % 4]} pass`).outcome).toMatchObject({ result: [1, 0, 0, 1] })
})

test('when nobody can move on either board it is a draw', () => {
  const stale = (board: number) => ({
    [`${board}:h8`]: `black${board} king`,
    [`${board}:f7`]: `white${board} queen`,
    [`${board}:g6`]: `white${board} king`,
  })
  const match = from(bogarhaz, { turn: 'black1', other: 'black2', pieces: { ...stale(1), ...stale(2) } })
  expect(match.outcome?.result).toEqual([0.25, 0.25, 0.25, 0.25])
})

test('no repetition and no 50-move draw; 400 plies on each board', () => {
  expect(bogarhaz.make({}).draws).toEqual({ cap: 800 })
})

test('with clocks both boards run at once, five minutes each', () => {
  const match = start(bogarhaz, { clock: 'on' })
  expect(moves(match)).toHaveLength(40)
  const { game } = match
  const named = (name: string) => match.moves.find(m => match.nameOf(m) === name)!
  expect([
    game.actor!(match.position, named('1:e2-e4')),
    game.actor!(match.position, named('2:e2-e4')),
  ]).toEqual([0, 1])
  play(match, '2:e2-e4 2:e7-e5 2:g1-f3')
  expect(moves(match)).toContain('1:e2-e4')
  match.elapse(1000)
  expect(match.log.at(-1)).toBe('time:1000')
  expect(json(match)['clocks']).toEqual([299_000, 300_000, 300_000, 299_000])
})

test('ticks of the clock are no plies: the 400 on each board are counted in moves', () => {
  const match = start(bogarhaz, { clock: 'on' })
  for (let i = 0; i < 800; i++) match.elapse(100)
  expect(match.outcome).toBeUndefined()
  play(match, '1:e2-e4')
  expect(json(match)['plies']).toBe(1)
  const late = at({ plies: 799 }, { clock: 'on' })
  expect(late.outcome).toBeUndefined()
  expect(play(late, '2:e1-e2').outcome?.result).toEqual([0.25, 0.25, 0.25, 0.25])
})

test('what people try in vain is explained, with clocks on both boards', () => {
  const hand = { hands: { white1: ['pawn'] } }
  const why = refused(at({ ...hand, pieces: { '1:d5': 'black1 rook' } }))
  expect([why['1:P@a1'], why['1:P@a8'], why['1:P@d5']]).toEqual([
    expect.stringMatching(/this row/),
    expect.stringMatching(/this row/),
    expect.stringMatching(/empty cell/),
  ])
  expect(why['2:e1-e5']).toBeUndefined()
  const clocked = refused(at(hand, { clock: 'on' }))
  expect(clocked['1:e1-e5']).toMatch(/does not move so/)
  expect(clocked['2:e1-e5']).toMatch(/does not move so/)
})

test('who runs out of time loses with the partner', () => {
  const match = start(bogarhaz, { clock: 'on' })
  play(match, '1:e2-e4')
  match.elapse(100_000)
  play(match, '1:e7-e5')
  match.elapse(199_999)
  expect(match.outcome).toBeUndefined()
  match.elapse(1)
  expect(match.outcome?.result).toEqual([1, 0, 0, 1])
  const saved = Match.replay(bogarhaz, match.save())
  expect(saved).toMatchObject({ ok: true })
})

test('somebody is to move on the other board too', () => {
  expect(() => at({ other: 'black1' })).toThrow()
})
