import { expect, test } from 'vitest'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { agree, type Answers } from '../../../../tests/slow-rules.ts'
import { CHANCE, NOBODY, Rng, type Match, type Options } from '../../../engine/index.ts'
import satorjatek from './game.ts'

type Pieces = Readonly<Record<string, string>>
const WHITE = '1a 1b 2a 2b 2c 3a 3b 3c 3d 4a 4b 4c'.split(' ')
const COLOUR: Readonly<Record<string, string>> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' }
const spelt = (letters: string) => [...letters].map(letter => COLOUR[letter]!)
/** Tents by cell in the order of the names; four letters are the faces down, south, west and east. */
const camp = (tents: string): Pieces =>
  Object.fromEntries(
    tents.split(' ').flatMap((tent, i) => (tent === '....' ? [] : [[WHITE[i]!, spelt(tent).join(' ')]])),
  )
const at = (tents: string, colours: string, more: object = {}, options: Options = {}) => {
  const [south, west, east] = spelt(colours)
  const given = { 'south colour': south!, 'west colour': west!, ...(east ? { 'east colour': east } : {}) }
  return from(
    satorjatek,
    { turn: 'south', pieces: camp(tents), ...given, ...more },
    { players: east ? '3' : '2', ...options },
  )
}
const dealt = (seed: number, options: Options = {}): Match => {
  const match = start(satorjatek, options)
  match.roll(new Rng(seed))
  while (json(match)['part'] === 'choose') play(match, moves(match)[0]!)
  return match
}
const tentOn = (match: Match, cell: string) => (json(match)['pieces'] as Pieces)[cell]
const FREE = 'bgry ygrb rbgy .... rgyb rgyb bgyr gbry gbyr rygb gbry grby'
const seenBy = (match: Match, seat: number) =>
  match.game.layout.write(match.game.layout.view(match.position, seat))['pieces'] as Pieces

test('a hexagon of 24 triangles; white ones point up, 2, 3, 4 and 3 in a row, and 24 pairs share a black one', () => {
  const { board } = satorjatek.make({})
  const white = board.cells.filter(({ fill }) => fill === 'light')
  expect(board.size).toBe(24)
  expect(white.map(({ name }) => name)).toEqual(WHITE)
  expect(white.every(({ y, outline }) => outline![1]! < y)).toBe(true)
  const ways = WHITE.map((_, i) => {
    const c = board.names.indexOf(WHITE[i]!)
    return board.dirs.filter((_, d) => board.next[c * board.dirs.length + d]! < board.size).length
  })
  expect(ways.reduce((sum, n) => sum + n) / 2).toBe(24)
  expect(Math.min(...ways)).toBe(3)
  // Two white triangles share a black one when their middles are a side apart.
  const near = white.flatMap(a =>
    white.filter(b => Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - Math.sqrt(3)) < 1e-9),
  )
  expect(near).toHaveLength(48)
})

/** With the blue face down and seen from above: whether red, green and yellow follow each other clockwise. */
function isOfTheFive(tent: string): boolean {
  let faces = tent.split(' ')
  // Exchanges in two pairs turn a tent without changing its colouring.
  for (const turned of [
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [3, 2, 1, 0],
  ])
    if (faces[0] !== 'blue' && faces[turned[0]!] === 'blue') faces = turned.map(i => faces[i]!)
  return 'redgreenyellowredgreen'.includes(faces.slice(1).join(''))
}

test('eleven tents of four colours, five coloured in one way and six in the other, on white cells at random', () => {
  const holes = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const pieces = json(dealt(seed))['pieces'] as Pieces
    const tents = Object.values(pieces)
    expect(tents).toHaveLength(11)
    expect(tents.every(tent => new Set(tent.split(' ')).size === 4)).toBe(true)
    expect(tents.filter(isOfTheFive)).toHaveLength(5)
    holes.add(WHITE.find(cell => !(cell in pieces))!)
  }
  expect(holes.size).toBeGreaterThan(9)
})

test('every deal is equally likely: a tent counts as often as tents of its colouring are left', () => {
  const match = start(satorjatek)
  const { game } = match
  expect(match.position.turn).toBe(CHANCE)
  expect(moves(match)).toEqual(WHITE.map(cell => `empty:${cell}`).sort())
  play(match, 'empty:1b')
  const weights = (name: RegExp) =>
    match.moves.filter(m => name.test(match.nameOf(m))).map(m => game.weight!(match.position, m))
  expect(weights(/^1a:/)).toHaveLength(24)
  expect(weights(/^1a:blue-red-green-yellow$/)).toEqual([5])
  expect(weights(/^1a:blue-red-yellow-green$/)).toEqual([6])
  play(match, '1a:blue-red-green-yellow')
  expect(weights(/^2a:blue-red-green-yellow$/)).toEqual([4])
  for (const cell of '2a 2b 2c 3a'.split(' ')) play(match, `${cell}:blue-red-green-yellow`)
  expect(weights(/^3b:/)).toEqual(Array(12).fill(6))
  expect(match.moves.every(m => !isOfTheFive(match.nameOf(m).slice(3).replaceAll('-', ' ')))).toBe(true)
})

test('the colour is the most frequent one towards the player; of equal ones the player chooses', () => {
  // South sees red and yellow three times each; west and east see green most often.
  const tents = 'rbyg bgry grby brgy bygr byrg yrgb .... bgyr bryg rygb rybg'
  const match = start(satorjatek)
  play(match, 'empty:3c')
  for (const [cell, tent] of Object.entries(camp(tents))) play(match, `${cell}:${tent.replaceAll(' ', '-')}`)
  expect(json(match)).toMatchObject({ turn: 'south', part: 'choose' })
  expect(match.moves.map(m => match.nameOf(m))).toEqual(['red', 'yellow'])
  expect(match.game.prompt?.(match.position)?.en).toContain('choose yours')
  expect(
    match.moves
      .flatMap(m => match.game.points(match.position, m))
      .map(point => match.game.label!(String(point), match.position).en),
  ).toEqual(['Red is my colour', 'Yellow is my colour'])
  play(match, 'yellow')
  // Two players may have the same colour.
  expect(json(match)).toMatchObject({
    turn: 'south',
    'south colour': 'yellow',
    'west colour': 'green',
    'east colour': 'green',
    pieces: camp(tents),
  })
  expect(json(match)['part']).toBeUndefined()
})

test('colours are those of the faces towards each player', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const match = dealt(seed)
    const tents = Object.values(json(match)['pieces'] as Pieces)
    for (const [i, player] of ['south', 'west', 'east'].entries()) {
      const often = (colour: string) => tents.filter(tent => tent.split(' ')[i + 1] === colour).length
      const most = Math.max(...Object.values(COLOUR).map(often))
      expect(often(String(json(match)[`${player} colour`]))).toBe(most)
    }
  }
})

test.each([
  ['2a-2b', 'rbgy', 'bryg'],
  ['2c-2b', 'rgyb', 'grby'],
  ['1a-2b', 'bgry', 'rybg'],
  ['3c-2b', 'gbry', 'rygb'],
  ['3b-2b', 'bgyr', 'rygb'],
  ['1b-2b', 'ygrb', 'brgy'],
])('%s tips twice: %s becomes %s', (move, before, after) => {
  const match = at(FREE, 'rgb')
  expect(tentOn(match, move.slice(0, 2))).toBe(spelt(before).join(' '))
  play(match, move)
  expect(tentOn(match, '2b')).toBe(spelt(after).join(' '))
  expect(tentOn(match, move.slice(0, 2))).toBeUndefined()
  expect(json(match)['turn']).toBe('west')
})

test('after the south the west plays, then the east; of two players nobody is in the east', () => {
  const three = at(FREE, 'rgb')
  play(three, '2a-2b')
  play(three, moves(three)[0]!)
  expect(json(three)['turn']).toBe('east')
  play(three, moves(three)[0]!)
  expect(json(three)['turn']).toBe('south')
  const two = at(FREE, 'rg')
  play(two, '2a-2b')
  play(two, moves(two)[0]!)
  expect(json(two)['turn']).toBe('south')
  expect(satorjatek.make({}).players).toHaveLength(3)
  expect(satorjatek.make({ players: '2' }).players.map(({ id }) => id)).toEqual(['south', 'west'])
})

test('a tent may not go straight back; another one may go to its old place', () => {
  const match = play(at(FREE, 'rgb'), '2a-2b')
  expect(moves(match)).toEqual(['1a-2a', '3a-2a', '3b-2a'])
  expect(refused(match)['2b-2a']).toBe('This tent has just been tipped here: it may not go straight back.')
  play(match, '1a-2a')
  expect(moves(match)).toEqual(['1b-1a', '2b-1a'])
})

test('what is tried in vain is answered', () => {
  const answers = refused(at(FREE, 'rgb'))
  expect(answers['4a-2b']).toContain('Only a tent beside the empty white cell')
  expect(answers['2a-2p']).toContain('never stays on a black cell')
  expect(answers['2a-3a']).toBe('There is a tent already.')
})

const ONE_RED = 'bgry ybgr gbyr .... rgby gybr brgy ygbr rbyg ygbr ybrg bgry'
const TWO_REDS = 'gbry rbyg ybrg .... rgby rgyb bryg ybgr bgyr bryg ybrg ygbr'
const WEST = 'gryb gbry ygbr .... gybr gryb rbgy bgry ybrg yrbg ybrg rybg'
const BOTH = 'ybrg rgby ybrg .... bgyr ygrb brgy rgyb ygbr rgby rgyb rgyb'
const OTHERS = 'ygbr bryg byrg .... gbyr grby rygb grby gybr yrbg grby bgyr'
test.each([
  ['the last red face is turned away', ONE_RED, 'rby', 'south', [1, 0, 0]],
  ['another one is left', TWO_REDS, 'rbb', 'south', undefined],
  ["the mover turns away another's last face", WEST, 'rgb', 'south', [0, 1, 0]],
  ['the mover comes first', BOTH, 'rgb', 'south', [1, 0, 0]],
  ['the mover comes first, whoever it is', BOTH, 'rgb', 'west', [0, 1, 0]],
  ['then the next in turn', BOTH, 'rgb', 'east', [1, 0, 0]],
  ['the west comes before the east after the south', OTHERS, 'rgb', 'south', [0, 1, 0]],
  ['two players', ONE_RED, 'rb', 'south', [1, 0]],
])('end: %s', (_, tents, colours, turn, result) => {
  const match = at(tents, colours, { turn })
  expect(match.outcome).toBeUndefined()
  play(match, '3b-2b')
  expect(match.outcome?.result).toEqual(result)
  if (result)
    expect(match.outcome?.reason.en).toBe(
      `${['south', 'west', 'east'][result.indexOf(1)]} sees no face of the own colour any more.`,
    )
  // The end is read from the position as well.
  const { won: _won, ...rest } = json(match)
  const read = from(satorjatek, rest, { players: String(colours.length) })
  expect(read.outcome?.result).toEqual(result)
})

test('the third repetition and the 300th move are a draw', () =>
  expect(satorjatek.make({}).draws).toEqual({ repetition: { times: 3 }, cap: 300 }))

test('positions that cannot be are refused', () => {
  expect(() => at(FREE.replace('bgry', '....'), 'rgb')).toThrow('Eleven')
  expect(() => at(FREE.replace('bgry', 'gbry'), 'rgb')).toThrow('Five tents')
  expect(() => at(FREE, 'rgb', { pieces: { ...camp(FREE), '1q': 'blue red green yellow' } })).toThrow('white')
  expect(() => from(satorjatek, { turn: 'south', pieces: camp(FREE) })).toThrow('colour')
  expect(() => at(FREE, 'rgb', { won: 'south' })).toThrow('winner')
})

// A solid tetrahedron with four corners and a colour opposite each of them, rolled over its edges on the plane.
type Spot = readonly [x: number, y: number]
const HIGH = Math.sqrt(3) / 2
/** The three corners of a white cell, sides being 1 long: left, right, top. */
function cornersOf(cell: string): readonly Spot[] {
  const row = Number(cell[0]) - 1
  const x = [0, -0.5, -1, -0.5][row]! + (cell.charCodeAt(1) - 97)
  return [
    [x, row * HIGH],
    [x + 1, row * HIGH],
    [x + 0.5, (row + 1) * HIGH],
  ]
}
const isSame = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6
interface Solid {
  /** The three corners on the ground, each with the colour of the face that lacks it; the face below lacks the one on top. */
  readonly ground: readonly { readonly spot: Spot; readonly lacks: string }[]
  readonly below: string
}
function roll({ ground, below }: Solid, over: number): Solid {
  const lifted = ground[over]!
  const [a, b] = ground.filter((_, i) => i !== over).map(({ spot }) => spot) as [Spot, Spot]
  const spot: Spot = [a[0] + b[0] - lifted.spot[0], a[1] + b[1] - lifted.spot[1]]
  // The corner that stood on top comes down; the lifted one is on top, so the face without it is below.
  return {
    ground: ground.map((corner, i) => (i === over ? { spot, lacks: below } : corner)),
    below: lifted.lacks,
  }
}
/** From one white cell over a black one to another: the tent there, if two rolls lead there. */
function rolled(tent: string, a: string, b: string): string | undefined {
  const [below, south, west, east] = tent.split(' ') as [string, string, string, string]
  // The face to the south lacks the top corner, the one to the west the right, the one to the east the left corner.
  const [left, right, top] = cornersOf(a) as [Spot, Spot, Spot]
  const first: Solid = {
    below,
    ground: [
      { spot: left, lacks: east },
      { spot: right, lacks: west },
      { spot: top, lacks: south },
    ],
  }
  const goal = cornersOf(b)
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3; k++) {
      const solid = roll(roll(first, i), k)
      const there = goal.map(spot => solid.ground.find(corner => isSame(corner.spot, spot))?.lacks)
      if (i !== k && !there.includes(undefined)) return [solid.below, there[2], there[1], there[0]].join(' ')
    }
  return undefined
}
function slow(seen: ReturnType<typeof json>): Answers {
  const order = 'east colour' in seen ? ['south', 'west', 'east'] : ['south', 'west']
  const turn = order[(order.indexOf(String(seen['turn'])) + 1) % order.length]!
  const pieces = seen['pieces'] as Pieces
  const hole = WHITE.find(cell => !(cell in pieces))!
  return Object.fromEntries(
    Object.entries(pieces).flatMap(([cell, tent]) => {
      const after = rolled(tent, cell, hole)
      if (after === undefined || cell === seen['last']) return []
      const { [cell]: _gone, ...rest } = pieces
      return [[`${cell}-${hole}`, { turn, pieces: { ...rest, [hole]: after } }]]
    }),
  )
}

test.each([{}, { players: '2' }, { view: 'hidden' }, { view: 'hidden', players: '2' }])(
  'a rolling tetrahedron agrees over random games: %o',
  options => {
    let seed = 0
    const compared = agree(satorjatek, options, slow, { games: 4, plies: 60 }, () => dealt(++seed, options))
    expect(compared).toBeGreaterThan(80)
  },
)

const HIDDEN = { view: 'hidden' }
test('hidden: a player sees only the faces towards him, an onlooker none', () => {
  const match = at(FREE, 'rgb', {}, HIDDEN)
  expect(seenBy(match, 0)).toMatchObject({ '1a': '? green ? ?', '4c': '? red ? ?' })
  expect(seenBy(match, 1)).toMatchObject({ '1a': '? ? red ?', '4c': '? ? blue ?' })
  expect(seenBy(match, 2)).toMatchObject({ '1a': '? ? ? yellow', '4c': '? ? ? yellow' })
  expect(new Set(Object.values(seenBy(match, NOBODY)))).toEqual(new Set(['? ? ? ?']))
  expect(seenBy(at(FREE, 'rgb'), 0)).toEqual(camp(FREE))
})

test('hidden: what was seen is remembered, and three faces tell the fourth', () => {
  const match = at(FREE, 'rgb', {}, HIDDEN)
  // The tent on 1a stands blue green red yellow.
  play(match, '1a-2b')
  expect(tentOn(match, '2b')).toBe('red yellow blue green')
  expect(seenBy(match, 0)['2b']).toBe('? yellow ? green')
  expect(seenBy(match, 1)['2b']).toBe('red ? blue ?')
  expect(seenBy(match, 2)['2b']).toBe('? yellow ? green')
  play(match, '1b-1a 2b-1b')
  expect(tentOn(match, '1b')).toBe('green blue yellow red')
  expect(seenBy(match, 0)['1b']).toBe('green blue yellow red')
})

test('hidden: luck and moves are told by what the seat sees', () => {
  const match = start(satorjatek, HIDDEN)
  const { game } = match
  const told = (name: string, seat: number) => {
    const found = match.find(name)
    if (!found.ok) throw new Error(found.why.en)
    return game.tell!(match.position, found.value, seat)
  }
  expect(told('empty:2b', 1)).toBe('empty:2b')
  play(match, 'empty:2b')
  expect([0, 1, 2, NOBODY].map(seat => told('1a:blue-green-red-yellow', seat))).toEqual([
    '1a:green',
    '1a:red',
    '1a:yellow',
    '1a:?',
  ])
  const later = dealt(3, HIDDEN)
  expect(later.game.tell!(later.position, later.moves[0]!, 2)).toBe(
    moves(later).find(name => name === later.nameOf(later.moves[0]!)),
  )
})

test('hidden: an imagined world fits what is seen, with five and six tents, and is not won yet', () => {
  const match = at(ONE_RED, 'rby', {}, HIDDEN)
  play(match, '2a-2b 1a-2a')
  const rng = new Rng(1)
  const worlds = new Set<string>()
  for (const seat of [0, 1, 2])
    for (let i = 0; i < 30; i++) {
      const seen = match.game.layout.view(match.position, seat)
      const world = match.game.imagine!(seen, seat, rng)
      const pieces = match.game.layout.write(world)['pieces'] as Pieces
      expect(Object.values(pieces).filter(isOfTheFive)).toHaveLength(5)
      for (const [cell, glimpse] of Object.entries(seenBy(match, seat)))
        for (const [k, face] of glimpse.split(' ').entries())
          if (face !== '?') expect(pieces[cell]!.split(' ')[k]).toBe(face)
      const colours = ['red', 'blue', 'yellow']
      for (const [k, colour] of colours.entries())
        expect(Object.values(pieces).some(tent => tent.split(' ')[k + 1] === colour)).toBe(true)
      worlds.add(JSON.stringify(pieces))
    }
  expect(worlds.size).toBeGreaterThan(80)
})

test('hidden: tents that are wholly known count among the five and the six', () => {
  const match = play(at(FREE, 'rgb', {}, HIDDEN), '1a-2b 1b-1a 2b-1b')
  const seen = match.game.layout.view(match.position, 0)
  const rng = new Rng(2)
  for (let i = 0; i < 40; i++) {
    const pieces = match.game.layout.write(match.game.imagine!(seen, 0, rng))['pieces'] as Pieces
    expect(Object.values(pieces).filter(isOfTheFive)).toHaveLength(5)
  }
})

test('hidden: faces that are not known never count as a win', () => {
  const match = at(TWO_REDS, 'rbb', {}, HIDDEN)
  const view = match.game.layout.write(match.game.layout.view(match.position, 1))
  const read = from(satorjatek, view, HIDDEN)
  expect(read.outcome).toBeUndefined()
  expect(play(read, '3b-2b').outcome).toBeUndefined()
})

test("each player's colour lies at his side of the board, and the last tent is marked", () => {
  const { board, scene } = satorjatek.make({})
  const match = play(at(FREE, 'rgb'), '2a-2b')
  expect(scene(match.position).fills!.map(({ cell, fill }) => `${board.names[cell]} ${fill}`)).toEqual([
    '2b marked',
    '1q solid-red',
    '3p solid-green',
    '3r solid-blue',
  ])
})

test('beside the board: the colours, and how many faces show them where that can be seen', () => {
  const counts = (match: Match, options: Options, seat?: number) =>
    satorjatek
      .make(options)
      .scene(match.position, seat)
      .trays.map(({ items }) => [items[0]!.label.en, items[0]!.count])
  expect(counts(at(ONE_RED, 'rby'), {})).toEqual([
    ['red', 1],
    ['blue', 4],
    ['yellow', 4],
  ])
  expect(counts(at(ONE_RED, 'rby', {}, HIDDEN), HIDDEN, 0)).toEqual([
    ['red', 1],
    ['blue', undefined],
    ['yellow', undefined],
  ])
})
