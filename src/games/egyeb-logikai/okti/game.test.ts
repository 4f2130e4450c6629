import { expect, test } from 'vitest'
import { Rng, type Match } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { crowdedPods, slowState, slowTurns, turnsOf } from '../../../../tests/slow-pods.ts'
import okti from './game.ts'

const { board } = okti.make({})
const official = { official: 'on' }
const threeBase = { threeBase: 'on' }
type Pieces = Record<string, string | string[]>
/** "white AC": a pod with its prongs; several pods with commas. */
const pods = (cells: Record<string, string>): Pieces =>
  Object.fromEntries(
    Object.entries(cells).map(([cell, told]) => {
      const [who, ...rest] = told.split(' ')
      const each = rest.join('').split(',')
      return [cell, each.flatMap(prongs => [`${who} pod`, ...[...prongs].map(letter => `prong ${letter}`)])]
    }),
  )
const position = (cells: Record<string, string>, more: object = {}) => ({
  turn: 'white',
  pods: [0, 0],
  prongs: [0, 0],
  pieces: pods(cells),
  ...more,
})
const at = (match: Match, cell: string) => (json(match)['pieces'] as Pieces)[cell]
const goes = (match: Match, cell: string) =>
  moves(match).filter(name => new RegExp(`^${cell}(\\[[^\\]]*\\])?[-^]`).test(name))

test('three empty pods at home, four pods and 25 prongs in reserve, on 9 × 9 cells', () => {
  const match = start(okti)
  expect(board.size).toBe(81)
  expect(json(match)).toEqual({
    turn: 'white',
    pods: [4, 4],
    prongs: [25, 25],
    pieces: {
      14: 'white pod',
      15: 'white pod',
      16: 'white pod',
      94: 'black pod',
      95: 'black pod',
      96: 'black pod',
    },
  })
  const { cells, names } = board
  const [low, right, high] = ['11', '19', '91'].map(name => cells[names.indexOf(name)]!)
  expect([low!.x < right!.x, low!.y === right!.y, low!.y > high!.y]).toEqual([true, true, true])
})

test('the first turn: a prong into one of eight places of a pod, or a pod on a home', () => {
  const adds = ['14', '15', '16'].flatMap(cell => [...'ABCDEFGH'].map(way => `${cell}+${way}`))
  expectMoves(start(okti), [...adds, '@14', '@15', '@16'].join(' '))
  expect(refused(start(okti))['15-25']).toMatch(/^This pod has no prongs yet/)
  const match = play(start(okti), '15+A')
  expect(json(match)).toMatchObject({ turn: 'black', prongs: [24, 25] })
  expect(at(match, '15')).toEqual(['white pod', 'prong A'])
  play(match, '@94')
  expect(json(match)).toMatchObject({ turn: 'white', pods: [4, 3], prongs: [24, 25] })
  expect(at(match, '94')).toEqual(['black pod', 'black pod'])
})

test('A points to row 9, the others follow clockwise, for both sides alike', () => {
  for (const who of ['white', 'black'])
    expect(
      goes(from(okti, position({ 55: `${who} ABCDEFGH`, 11: 'white', 99: 'black E' }, { turn: who })), '55'),
    ).toEqual('55-44 55-45 55-46 55-54 55-56 55-64 55-65 55-66'.split(' '))
  const toward = { A: '65', B: '66', C: '56', D: '46', E: '45', F: '44', G: '54', H: '64' }
  for (const [way, cell] of Object.entries(toward))
    expect(goes(from(okti, position({ 55: `white ${way}`, 99: 'black E' })), '55')).toEqual([`55-${cell}`])
})

test('a prong may go to another free place of its pod, also when the reserve is empty', () => {
  const match = from(okti, position({ 55: 'white AC', 99: 'black E' }))
  expect(moves(match).filter(name => name.includes('>'))).toEqual(
    [...'BDEFGH'].flatMap(way => [`55A>${way}`, `55C>${way}`]).sort(),
  )
  expect(moves(match).some(name => name.includes('+'))).toBe(false)
  expect(at(play(match, '55A>E'), '55')).toEqual(['white pod', 'prong C', 'prong E'])
  expect(json(match)).toMatchObject({ prongs: [0, 0], turn: 'black' })
})

test('one prong in a place', () => {
  const match = from(okti, position({ 55: 'white AC', 99: 'black E' }, { prongs: [3, 0] }))
  expect(moves(match).filter(name => name.includes('+'))).toEqual([...'BDEFGH'].map(way => `55+${way}`))
  expect(refused(match)).toMatchObject({ '55+A': 'There is a prong in this place already.' })
  expect(() => from(okti, { turn: 'white', pieces: { 55: ['white pod', 'prong A', 'prong A'] } })).toThrow(
    'Two prongs',
  )
})

test('a pod comes onto an own home that is empty or holds own pods, not onto one that an enemy holds', () => {
  const match = from(
    okti,
    position({ 14: 'black', 15: 'white A', 99: 'black E', 55: 'white' }, { pods: [1, 0] }),
    threeBase,
  )
  expect(moves(match).filter(name => name.startsWith('@'))).toEqual(['@15', '@16'])
  expect(refused(match)).toMatchObject({
    '@14': 'An enemy stands on this home.',
    '@55': 'Pods are put down on your own homes only.',
    '@94': 'Pods are put down on your own homes only.',
  })
  expect(at(play(match, '@15'), '15')).toEqual(['white pod', 'prong A', 'white pod'])
  expect(json(match)).toMatchObject({ pods: [0, 0] })
  expect(
    moves(from(okti, position({ 55: 'white A', 99: 'black E' }))).some(name => name.startsWith('@')),
  ).toBe(false)
})

test('a step leads to an empty cell or onto own pods, never onto an enemy', () => {
  const match = from(
    okti,
    position({ 55: 'white ACE', 65: 'white', 56: 'black', 57: 'black', 99: 'black E' }, { prongs: [1, 0] }),
  )
  expect(goes(match, '55')).toEqual(['55-45', '55-65'])
  expect(refused(match)).toMatchObject({
    '55-56': 'You cannot step onto enemy pods, only jump over them.',
    '55-57': 'The cell behind the jumped pod must be empty.',
    '55-66': 'A pod only goes where a prong points.',
    '55-85': 'A pod takes one step, or jumps over an enemy pod beside it.',
    '56-11': 'This piece is not yours.',
    '99+': 'Prongs go into your own pods only.',
  })
  expect(at(play(match, '55-65'), '65')).toEqual(['white pod', 'prong A', 'prong C', 'prong E', 'white pod'])
})

const CHAIN = { 33: 'white BC', 34: 'black A', 36: 'black DE', 46: 'black', 48: 'black' }

test('a jump goes over an enemy beside the pod to the empty cell behind; what was jumped is taken or left', () => {
  const match = from(okti, position({ 33: 'white C', 34: 'black AB,C', 99: 'black E' }))
  expect(goes(match, '33')).toEqual(['33^35'])
  play(match, '33^35')
  expect(json(match)).toMatchObject({ turn: 'white', part: 'settle' })
  expect(match.game.prompt?.(match.position)?.en).toBe('Take the jumped pods on 34, or leave them?')
  expectMoves(match, 'x34 leave34')
  const taken = play(from(okti, json(match)), 'x34')
  expect(json(taken)).toMatchObject({ turn: 'black', prongs: [3, 0], pods: [0, 0] })
  expect(at(taken, '34')).toBeUndefined()
  play(match, 'leave34')
  expect(json(match)).toMatchObject({ turn: 'black', prongs: [0, 0] })
  expect(at(match, '34')).toEqual(['black pod', 'prong C', 'black pod', 'prong A', 'prong B'])
})

test('a chain of jumps goes by prongs, may be ended, and every jumped cell is decided by itself at the end', () => {
  const match = play(from(okti, position(CHAIN)), '33^35')
  // Over 36 to 37, over 46 to 57: the jumped pods are still there.
  expectMoves(match, '35^37 35^57 x34 leave34')
  expect(match.game.prompt?.(match.position)?.en).toContain('Jump on, or decide')
  play(match, '35^37')
  expectMoves(match, '37^59 leave34 x34')
  play(match, '37^59')
  expectMoves(match, 'leave34 x34')
  play(match, 'leave34')
  expectMoves(match, 'leave36 x36')
  play(match, 'x36')
  expectMoves(match, 'leave48 x48')
  play(match, 'x48')
  expect(json(match)).toMatchObject({ turn: 'black', prongs: [2, 0] })
  expect(Object.keys(json(match)['pieces'] as object)).toEqual(['34', '46', '59'])
})

test('after the first decision there is no more jumping', () => {
  const match = play(from(okti, position(CHAIN)), '33^35 35^37')
  play(match, 'x34')
  expectMoves(match, 'leave36 x36')
  expect(refused(match)).toMatchObject({ '11-59': 'Now decide about the pods you have jumped.' })
})

test('no cell is jumped twice', () => {
  // Round the square 55-57-77-75 and back: the last jump ends on the first cell, and a second round is refused.
  const match = from(
    okti,
    position({ 55: 'white ACEG', 56: 'black', 67: 'black', 76: 'black', 65: 'black', 99: 'black E' }),
  )
  play(match, '55^57 57^77 77^75 75^55')
  expectMoves(match, 'leave56 x56')
  expect(refused(match)).toMatchObject({ '55-57': 'No cell may be jumped twice.' })
})

test('own pods are jumped only by the official rule, and never taken', () => {
  const cells = { 55: 'white C', 56: 'white', 58: 'black', 99: 'black E' }
  const book = from(okti, position(cells))
  expect(goes(book, '55')).toEqual(['55-56'])
  expect(refused(book)).toMatchObject({ '55-57': 'You cannot jump over your own pods.' })
  const match = from(okti, position(cells), official)
  expect(goes(match, '55')).toEqual(['55-56', '55^57'])
  play(match, '55^57')
  expectMoves(match, '57^59 stop')
  expect(match.game.prompt?.(match.position)?.en).toBe('Jump on, or stop.')
  expect(json(play(from(okti, json(match), official), 'stop'))).toMatchObject({
    turn: 'black',
    prongs: [0, 0],
  })
  expectMoves(play(match, '57^59'), 'x58 leave58')
  const single = from(okti, position({ 55: 'white C', 56: 'white', 99: 'black E' }), official)
  expect(json(play(single, '55^57'))).toMatchObject({ turn: 'black' })
})

test('any pods of one cell go together where all of them have the prong, or part', () => {
  const match = from(okti, position({ 55: 'white A,AC,', 99: 'black E' }))
  expect(goes(match, '55')).toEqual(['55[AC,A]-65', '55[AC]-56', '55[AC]-65', '55[A]-65'])
  const parted = play(from(okti, json(match)), '55[AC,A]-65')
  expect(at(parted, '65')).toEqual(['white pod', 'prong A', 'prong C', 'white pod', 'prong A'])
  expect(at(parted, '55')).toEqual('white pod')
  const tower = from(okti, position({ 55: 'white A,AC', 65: 'black', 99: 'black E' }))
  expect(goes(tower, '55')).toContain('55^75')
  expect(at(play(tower, '55^75 x65'), '75')).toHaveLength(5)
})

test('pods that are alike are one choice', () => {
  const match = from(okti, position({ 55: 'white A,A', 99: 'black E' }, { prongs: [1, 0] }))
  expect(goes(match, '55')).toEqual(['55-65', '55[A]-65'])
  expect(moves(match).filter(name => name.includes('+'))).toHaveLength(7)
})

test('of several pods the last thing pointed at is which ones go', () => {
  const match = from(okti, position({ 55: 'white A,AC', 99: 'black E' }))
  const { game, position: p } = match
  const m = match.moves.find(each => match.nameOf(each) === '55[A]-65')!
  const points = game.points(p, m)
  expect(points.slice(0, 2)).toEqual(['55', '65'].map(name => board.names.indexOf(name)))
  expect(game.label?.(String(points[2]), p)).toEqual({ hu: 'Ez a tok: A', en: 'This pod: A' })
})

test('a pod on an enemy home at the end of the turn wins', () => {
  const near = from(okti, position({ 84: 'white A', 99: 'black E' }))
  expect(play(near, '84-94').outcome).toMatchObject({ result: [1, 0] })
  const beside = from(okti, position({ 83: 'white A', 99: 'black E' }))
  expect(play(beside, '83-93').outcome).toBeUndefined()
  const black = from(okti, position({ 26: 'black E', 55: 'white' }, { turn: 'black' }))
  expect(play(black, '26-16').outcome).toMatchObject({ result: [0, 1] })
})

test('passing over a home in a chain of jumps does not count', () => {
  const passing = from(okti, position({ 76: 'white AC', 86: 'black', 97: 'black', 91: 'black E' }))
  play(passing, '76^96')
  expect(passing.outcome).toBeUndefined()
  play(passing, '96^98 leave86 leave97')
  expect(passing.outcome).toBeUndefined()
  expect(json(passing)).toMatchObject({ turn: 'black' })
})

test('three bases: all three homes at the same time', () => {
  const two = position({ 94: 'white', 95: 'white', 86: 'white A', 11: 'black' })
  expect(from(okti, two).outcome).toMatchObject({ result: [1, 0] })
  const match = from(okti, two, threeBase)
  expect(match.outcome).toBeUndefined()
  expect(play(match, '86-96').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white holds all the homes.' },
  })
})

test('three bases by the official rule: a captured pod comes back onto an enemy home that its owner holds', () => {
  const held = position({ 94: 'white', 95: 'black', 11: 'black' })
  const match = from(okti, held, { ...threeBase, ...official })
  expect(moves(match)).toEqual(['@94'])
  play(match, '@94')
  expect(at(match, '94')).toEqual(['white pod', 'white pod'])
  expect(json(match)).toMatchObject({ pods: [0, 0] })
  const all = position({ 94: 'white A,,,,,,', 95: 'black', 11: 'black' })
  expect(moves(from(okti, all, { ...threeBase, ...official }))).not.toContain('@94')
  expect(moves(from(okti, position({ 94: 'white A', 95: 'black', 11: 'black' }), threeBase))).not.toContain(
    '@94',
  )
})

test('whoever can do nothing has lost; the third repetition and the 400th move are a draw', () => {
  expect(from(okti, position({ 55: 'white', 99: 'black E' })).outcome).toMatchObject({ result: [0, 1] })
  expect(start(okti).game.draws).toMatchObject({ repetition: { times: 3 }, cap: 400 })
})

test('positions with too many pods or prongs, or with mixed towers, are refused', () => {
  const read = (cells: Record<string, string>, more: object) => () => from(okti, position(cells, more))
  expect(read({ 55: 'white ,,,,', 99: 'black E' }, { pods: [3, 0] })).toThrow('7 pods')
  expect(read({ 55: 'white A', 99: 'black E' }, { prongs: [50, 0] })).toThrow('50 prongs')
  expect(() => from(okti, { turn: 'white', pieces: { 55: ['white pod', 'black pod'] } })).toThrow(
    'stand together',
  )
  expect(() => from(okti, { turn: 'white', pieces: { 55: ['prong A'] } })).toThrow('no piece')
})

const WAYS = {
  A: [1, 0],
  B: [1, 1],
  C: [0, 1],
  D: [-1, 1],
  E: [-1, 0],
  F: [-1, -1],
  G: [0, -1],
  H: [1, -1],
} as const
const isCell = (a: number, b: number) => a >= 1 && a <= 9 && b >= 1 && b <= 9
const rules = {
  ways: WAYS,
  isCell,
  homes: [
    ['14', '15', '16'],
    ['94', '95', '96'],
  ] as const,
  ownJumps: false,
}

test('from crowded positions whole turns lead where a slow generator says', () => {
  const rng = new Rng(7)
  const cells = [3, 4, 5, 6].flatMap(a => [3, 4, 5, 6].map(b => `${a}${b}`))
  let jumps = 0
  for (let i = 0; i < 40; i++) {
    const options = i % 2 === 0 ? {} : official
    const match = from(
      okti,
      crowdedPods(n => rng.below(n), cells, 'ABCDEFGH', 7, 25),
      options,
    )
    jumps += moves(match).filter(name => name.includes('^')).length
    expect(turnsOf(match)).toEqual(slowTurns({ ...rules, ownJumps: i % 2 === 1 }, slowState(json(match))))
  }
  expect(jumps).toBeGreaterThan(150)
})

test('so do the turns of a random game', () => {
  const rng = new Rng(3)
  const match = start(okti)
  for (let i = 0; i < 150 && !match.outcome; i++) {
    if (json(match)['part'] === undefined)
      expect(turnsOf(match)).toEqual(slowTurns(rules, slowState(json(match))))
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
})
