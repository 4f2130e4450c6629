import { expect, test } from 'vitest'
import { CHANCE, Match, Rng, type Options } from '../../../engine/index.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { FORMATIONS } from './formations.ts'
import stratego from './game.ts'

/** A small fight: light's man on e4 against dark's on e5, both flags far away. */
const duel = (attacker: string, attacked: string, options: Options = {}) => {
  const flags = { a1: 'white flag', b1: 'white major', a8: 'black flag', b8: 'black major' }
  return from(
    stratego,
    { turn: 'white', pieces: { ...flags, e4: `white ${attacker}`, e5: `black ${attacked}` } },
    options,
  )
}
const after = (match: Match) => {
  const { e4, e5 } = json(match)['pieces'] as Record<string, string>
  return [e4, e5]
}
const fight = (attacker: string, attacked: string, options: Options = {}) =>
  after(play(duel(attacker, attacked, options), 'e4xe5'))

test('the sets: 40 men on the large board, 24 on the small one', () => {
  for (const [size, men] of [
    ['10', 40],
    ['8', 24],
  ] as const) {
    const hands = json(start(stratego, { size }))['hands'] as Record<string, string[]>
    expect(hands['white']).toHaveLength(men)
    expect(hands['black']).toEqual(hands['white'])
  }
})

test.each([
  ['bomb', 6, 4],
  ['marshal', 1, 0],
  ['general', 1, 1],
  ['colonel', 2, 1],
  ['major', 3, 2],
  ['captain', 4, 2],
  ['lieutenant', 4, 0],
  ['sergeant', 4, 4],
  ['miner', 5, 4],
  ['scout', 8, 4],
  ['spy', 1, 1],
  ['flag', 1, 1],
])('%s: %i on the large board, %i on the small one', (rank, large, small) => {
  const held = (size: string) =>
    (json(start(stratego, { size }))['hands'] as Record<string, string[]>)['white']!.filter(
      each => each === rank,
    ).length
  expect([held('10'), held('8')]).toEqual([large, small])
})

test('lakes lie in the middle, two of them, and nobody enters or jumps them', () => {
  const lakes = (size: string) =>
    stratego
      .make({ size })
      .board.cells.filter(c => c.fill === 'water')
      .map(c => c.name)
  expect(lakes('10')).toEqual(['c5', 'd5', 'g5', 'h5', 'c6', 'd6', 'g6', 'h6'])
  expect(lakes('8')).toEqual(['c4', 'f4', 'c5', 'f5'])
  const match = from(stratego, {
    turn: 'white',
    pieces: { c4: 'white scout', a1: 'white flag', a10: 'black flag' },
  })
  expectMoves(match, 'c4-a4 c4-b4 c4-d4 c4-e4 c4-f4 c4-g4 c4-h4 c4-i4 c4-j4 c4-c3 c4-c2 c4-c1')
  expect(refused(match)['c4-c5']).toContain('lake')
})

test('a camp is filled rank by rank: choose from the tray, then a cell of the own rows', () => {
  const match = start(stratego)
  expectMoves(
    match,
    'marshal general colonel major captain lieutenant sergeant miner scout spy bomb flag mix deal form:fortress form:storm form:scouts',
  )
  play(match, 'marshal')
  expect(moves(match)).toHaveLength(40)
  expect(moves(match)).toContain('j4')
  expect(moves(match)).not.toContain('a5')
  expect(refused(match)['a5']).toBe('Your men go to the rows nearest to you only.')
  play(match, 'd3')
  expect(moves(match)).not.toContain('marshal')
  // A formation needs an empty camp.
  expect(moves(match).filter(name => name.startsWith('form:'))).toEqual([])
  expect(refused(match)['e3']).toBe('Choose a rank from the tray first.')
  play(match, 'general')
  expect(refused(match)['d3']).toBe('This place is taken already.')
  expect(refused(match)['spy']).toBe('Place the man you have chosen first.')
  match.undo()
  expect(json(match)).toMatchObject({ turn: 'white', stage: 'setup', pieces: { d3: 'white marshal' } })
})

test('luck deals the rest; light fills first, then dark, then light begins', () => {
  const match = play(start(stratego, { size: '8' }), 'flag h1 mix')
  expect(match.position.turn).toBe(CHANCE)
  match.roll(new Rng(1))
  expect(json(match)).toMatchObject({ turn: 'black', stage: 'setup' })
  // What luck dealt may be looked at first.
  play(match, 'deal')
  match.roll(new Rng(2))
  expect(json(match)).toMatchObject({ turn: 'black', stage: 'look' })
  play(match, 'ready')
  const { turn, stage, hands } = json(match)
  const pieces = json(match)['pieces'] as Record<string, string>
  expect([turn, stage, hands]).toEqual(['white', undefined, {}])
  expect(Object.keys(pieces)).toHaveLength(48)
  expect(pieces['h1']).toBe('white flag')
  for (const cell of Object.keys(pieces)) expect(cell[1]).toMatch(/[123678]/)
})

test('every rank is one step long, the scout runs, bombs and the flag stay', () => {
  const at = (rank: string, options: Options = {}) =>
    moves(
      from(
        stratego,
        { turn: 'white', pieces: { e4: `white ${rank}`, e7: 'black flag', a4: 'white flag' } },
        options,
      ),
    )
  const all = 'marshal general colonel major captain lieutenant sergeant miner spy'.split(' ')
  for (const rank of all) expect(at(rank)).toEqual(['e4-d4', 'e4-e3', 'e4-e5', 'e4-f4'])
  expect(at('scout').join(' ')).toBe(
    'e4-b4 e4-c4 e4-d4 e4-e1 e4-e2 e4-e3 e4-e5 e4-e6 e4-f4 e4-g4 e4-h4 e4-i4 e4-j4 e4xe7',
  )
  expect(at('spy', { bookLiteral: 'on' })).toEqual(at('scout'))
  expect(at('scout', { bookLiteral: 'on' })).toEqual(['e4-d4', 'e4-e3', 'e4-e5', 'e4-f4'])
  for (const rank of ['bomb', 'flag']) {
    const match = from(stratego, {
      turn: 'white',
      pieces: { e4: `white ${rank}`, a4: 'white spy', e7: 'black spy' },
    })
    expect(moves(match).every(name => name.startsWith('a4'))).toBe(true)
    expect(refused(match)['e4-e5']).toContain('never move')
  }
})

test('the higher rank wins and moves in; a winning defender stays; equals both fall', () => {
  const order = 'marshal general colonel major captain lieutenant sergeant miner scout spy'.split(' ')
  for (const [i, a] of order.entries())
    for (const [j, b] of order.entries()) {
      if (a === 'spy' && b === 'marshal') continue
      const left = i < j ? `white ${a}` : i > j ? `black ${b}` : undefined
      expect(fight(a, b), `${a} x ${b}`).toEqual([undefined, left])
    }
})

test('bombs beat all but the miner, the spy stabs the marshal only when attacking, anybody takes the flag', () => {
  expect(fight('marshal', 'bomb')).toEqual([undefined, 'black bomb'])
  expect(fight('miner', 'bomb')).toEqual([undefined, 'white miner'])
  expect(fight('spy', 'marshal')).toEqual([undefined, 'white spy'])
  expect(fight('marshal', 'spy')).toEqual([undefined, 'white marshal'])
  expect(fight('spy', 'general')).toEqual([undefined, 'black general'])
  expect(fight('spy', 'general', { size: '8' })).toEqual([undefined, 'white spy'])
  const pieces = { e4: 'white spy', e5: 'black flag', a1: 'white flag', a8: 'black major' }
  const match = play(from(stratego, { turn: 'white', pieces }), 'e4xe5')
  expect(match.outcome?.result).toEqual([1, 0])
  expect(match.outcome?.reason.en).toContain('flag')
})

test('whoever cannot move on the own turn loses', () => {
  const pieces = { a1: 'white flag', b1: 'white bomb', a2: 'white major', a8: 'black flag', b8: 'black bomb' }
  const match = play(from(stratego, { turn: 'white', pieces }), 'a2-a3')
  expect(match.outcome?.result).toEqual([1, 0])
  expect(match.outcome?.reason.en).toBe('black cannot move.')
})

test('no man goes to and fro between two cells a fourth time in a row', () => {
  const match = duel('major', 'major')
  play(match, 'b1-c1 b8-c8 c1-b1 c8-b8 b1-c1 b8-c8')
  expect(refused(match)['c1-b1']).toContain('to and fro')
  expect(moves(match)).not.toContain('c1-b1')
  expect(moves(match)).toContain('c1-c2')
  // Other ways of the same man break the row too: only the same two cells count.
  const round = play(duel('major', 'major'), 'b1-c1 b8-c8 c1-c2 c8-c7 c2-d2 c7-b7 d2-d1 b7-b8')
  expect(moves(round)).toContain('d1-d2')
  play(match, 'e4-e3 e5-e6')
  expect(moves(match)).toContain('c1-b1')
})

test('200 turns without a fall are a draw', () => {
  const pieces = { a1: 'white flag', b1: 'white major', a8: 'black flag', b8: 'black major' }
  const match = from(stratego, { turn: 'white', pieces, quiet: 198 })
  expect(play(match, 'b1-c1').outcome).toBeUndefined()
  expect(play(match, 'b8-c8').outcome?.result).toEqual([0.5, 0.5])
  const shut = { a1: 'white flag', b1: 'white major', a10: 'black flag' }
  const lost = play(from(stratego, { turn: 'white', pieces: shut, quiet: 199 }), 'b1-c1')
  expect(lost.outcome?.result).toEqual([1, 0])
  expect(json(play(duel('major', 'spy'), 'e4xe5'))['quiet']).toBeUndefined()
})

test('each side sees the backs of the other; ranks shown in a fight stay shown, unless it is a game of memory', () => {
  const sees = (match: Match, seat: number, cell: string) => {
    const { board, layout } = match.game as ReturnType<typeof stratego.make>
    const pieces = layout.write(layout.view(match.position, seat))['pieces'] as Record<string, string>
    expect(board.names).toContain(cell)
    return pieces[cell]
  }
  for (const memory of ['off', 'on']) {
    const match = duel('captain', 'sergeant', { memory })
    expect([sees(match, 0, 'e4'), sees(match, 1, 'e4')]).toEqual(['white captain', 'white man'])
    expect(sees(match, -1, 'e5')).toBe('black man')
    play(match, 'e4xe5')
    expect(sees(match, 1, 'e5')).toBe('white captain')
    play(match, 'b8-b7')
    expect(sees(match, 1, 'e5')).toBe(memory === 'on' ? 'white man' : 'white captain')
    expect(sees(match, 0, 'b7')).toBe('black man')
  }
})

test('at the end everything is shown', () => {
  const match = play(
    from(stratego, {
      turn: 'white',
      pieces: { e4: 'white spy', e5: 'black flag', b8: 'black major', a1: 'white flag' },
    }),
    'e4xe5',
  )
  const pieces = match.game.layout.write(match.game.layout.view(match.position, 0))['pieces']
  expect(pieces).toMatchObject({ b8: 'black major' })
})

test('set-up moves are told without the rank to the other side', () => {
  const match = start(stratego, { size: '8' })
  const { game, position } = match
  const choose = match.moves.find(m => match.nameOf(m) === 'bomb')!
  expect([0, 1].map(seat => game.tell!(position, choose, seat))).toEqual(['bomb', '?'])
  play(match, 'bomb')
  const seen = game.layout.view(position, 1)
  expect(game.layout.write(seen)['chosen']).toBeUndefined()
  expect(game.layout.write(seen)['hands']).toMatchObject({ black: expect.anything() as never })
  expect(game.layout.write(seen)['hands']).not.toHaveProperty('white')
  play(match, 'a1 mix')
  const deal = match.moves[0]!
  expect([0, 1].map(seat => game.tell!(position, deal, seat))).toEqual(['general@b1', '?@b1'])
  const hidden = stratego.make({ size: '8' }).scene(position, 1)
  expect(JSON.stringify(hidden)).not.toContain('"bomb","tint":"white"')
  expect(hidden.trays.find(tray => tray.id === 'hand:0')?.items).toEqual([])
})

test('imagined men fit what was seen: movers are neither bombs nor flags, runners are scouts, the fallen are gone', () => {
  const ours = { a1: 'white flag', b1: 'white major', c3: 'white scout', d1: 'white miner' }
  const theirs = {
    a8: 'black flag',
    b8: 'black bomb',
    c8: 'black scout',
    e8: 'black spy',
    f8: 'black sergeant',
  }
  const pieces = { ...ours, ...theirs }
  const known = { c8: 'ran', e8: 'moved', f8: 'shown' }
  const taken = { black: ['bomb', 'bomb', 'bomb', 'general', 'colonel', 'scout', 'scout', 'scout'] }
  const match = from(stratego, { turn: 'white', pieces, known, taken }, { size: '8' })
  const { layout, imagine } = match.game
  const seen = layout.view(match.position, 0)
  const met = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const world = layout.write(imagine!(seen, 0, new Rng(seed)))['pieces'] as Record<string, string>
    expect(world['c8']).toBe('black scout')
    expect(world['f8']).toBe('black sergeant')
    expect(world['e8']).not.toMatch(/bomb|flag|general|colonel|scout/)
    expect([world['a8'], world['b8']]).toContain('black flag')
    met.add(world['e8']!)
    met.add(world['a8']!)
  }
  expect([...met].sort()).toEqual([
    'black bomb',
    'black captain',
    'black flag',
    'black major',
    'black miner',
    'black sergeant',
    'black spy',
  ])
})

test('the fallen of both sides are counted, and a winning defender is shown', () => {
  const fallen = (attacker: string, attacked: string) =>
    json(play(duel(attacker, attacked), 'e4xe5'))['taken']
  expect(fallen('captain', 'spy')).toEqual({ black: ['spy'] })
  expect(fallen('spy', 'captain')).toEqual({ white: ['spy'] })
  expect(fallen('miner', 'miner')).toEqual({ white: ['miner'], black: ['miner'] })
  const seen = (memory: string) => {
    const match = play(duel('spy', 'captain', { memory }), 'e4xe5 b8-b7')
    const { layout } = match.game
    return (layout.write(layout.view(match.position, 0))['pieces'] as Record<string, string>)['e5']
  }
  expect([seen('off'), seen('on')]).toEqual(['black captain', 'black man'])
})

test('long steps, slanting steps and jumps are refused in words', () => {
  const pieces = {
    e4: 'white major',
    b1: 'white scout',
    b3: 'black spy',
    a1: 'white flag',
    a10: 'black flag',
  }
  const why = refused(from(stratego, { turn: 'white', pieces }))
  const one = 'A man goes one cell at a time and never diagonally; only the scout goes farther.'
  expect(why).toMatchObject({ 'e4-e6': one, 'e4-f5': one })
  expect(why['b1-b4']).toContain('neither men nor lakes')
  expect(why['b1-c2']).toContain('straight')
  expect(why).not.toHaveProperty('b1xb3')
  const literal = refused(from(stratego, { turn: 'white', pieces }, { bookLiteral: 'on' }))
  expect(literal['e4-e6']).toContain('only the spy')
})

test('ready formations use the whole set, the flag in the back rows', () => {
  for (const size of ['10', '8'] as const)
    for (const { id } of FORMATIONS[size === '10' ? 10 : 8]) {
      const match = play(start(stratego, { size }), `form:${id}`)
      const { turn, stage, hands } = json(match)
      expect([turn, stage], id).toEqual(['white', 'look'])
      expect(Object.keys(hands as object)).toEqual(['black'])
      expect(moves(match)).toContain('ready')
      const flag = Object.entries(json(match)['pieces'] as Record<string, string>).find(
        ([, man]) => man === 'white flag',
      )!
      expect(flag[0]).toMatch(/1$/)
    }
})

test('in a full camp two men of different ranks change places, twenty times at most', () => {
  const match = play(start(stratego, { size: '8' }), 'form:fortress')
  expect(json(match)['pieces']).toMatchObject({ a1: 'white flag', b1: 'white bomb', f1: 'white bomb' })
  // Two bombs need not change places.
  expect(moves(match)).not.toContain('b1/f1')
  play(match, 'a1/b1')
  expect(json(match)['pieces']).toMatchObject({ a1: 'white bomb', b1: 'white flag' })
  expect(refused(match)['a5']).toBe('Your men go to the rows nearest to you only.')
  for (let i = 1; i < 20; i++) play(match, 'a1/b1')
  expectMoves(match, 'ready')
  expect(refused(match)['a1']).toBe('You have made 20 swaps already: say that you are ready.')
  play(match, 'ready')
  expect(match.position.turn).toBe(1)
})

test('which formation it is, and who changed places with whom, the other side does not hear', () => {
  const match = start(stratego, { size: '8' })
  const { game } = match
  const heard = (name: string) => {
    const found = match.find(name)
    if (!found.ok) throw new Error(found.why.en)
    return [0, 1].map(seat => game.tell!(match.position, found.value, seat))
  }
  expect(heard('form:storm')).toEqual(['form:storm', 'formation'])
  play(match, 'form:storm')
  expect(heard('a1/b1')).toEqual(['a1/b1', 'swap'])
  play(match, 'a1/b1')
  expect(game.layout.write(game.layout.view(match.position, 1))['swaps']).toBeUndefined()
})
