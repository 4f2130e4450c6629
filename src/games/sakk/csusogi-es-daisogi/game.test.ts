import { describe, expect, test } from 'vitest'
import type { Json, Options } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start, targets } from '../../../../tests/playing.ts'
import game from './game.ts'

const DAI = { variant: 'dai' }
const DAI_STRICT = { variant: 'dai', chuRulesInDai: 'on' }
const LION_LOST = { lion: 'taken by another man' }
/** Nobody is bare, and the kings stand out of the way. */
const rest = { l12: 'black king', k12: 'black pawn', a12: 'white king', b12: 'white pawn' }
const at = (pieces: Record<string, string>, more: { [key: string]: Json } = {}, options: Options = {}) =>
  from(game, { turn: 'black', pieces: { ...rest, ...pieces }, ...more }, options)
const men = (match: ReturnType<typeof at>) => json(match)['pieces'] as Record<string, string>
const row = (pieces: Record<string, string>, letter: string, files: number) =>
  Array.from({ length: files }, (_, i) => pieces[`${letter}${files - i}`]?.replace('black ', '') ?? '-').join(
    ' ',
  )
const turned = (cell: string, side: number) =>
  `${String.fromCharCode(96 + side - (cell.charCodeAt(0) - 97))}${side + 1 - Number(cell.slice(1))}`

describe('set-up', () => {
  const isTurned = (pieces: Record<string, string>, side: number) => {
    for (const [cell, man] of Object.entries(pieces))
      if (man.startsWith('black')) expect(pieces[turned(cell, side)]).toBe(man.replace('black', 'white'))
  }
  test('chu shogi: 12 by 12, 46 men a side, dark below begins, light turned round', () => {
    const match = start(game)
    const pieces = men(match)
    expect(game.make({}).board.size).toBe(144)
    expect(Object.values(pieces).filter(man => man.startsWith('black'))).toHaveLength(46)
    expect(Object.keys(pieces)).toHaveLength(92)
    expect(row(pieces, 'l', 12)).toBe(
      'lance leopard copper silver gold king drunk-elephant gold silver copper leopard lance',
    )
    expect(row(pieces, 'k', 12)).toBe(
      'reverse-chariot - bishop - blind-tiger kylin phoenix blind-tiger - bishop - reverse-chariot',
    )
    expect(row(pieces, 'j', 12)).toBe(
      'side-mover vertical-mover rook dragon-horse dragon-king lion free-king dragon-king dragon-horse rook vertical-mover side-mover',
    )
    expect(row(pieces, 'i', 12)).toBe(Array.from({ length: 12 }, () => 'pawn').join(' '))
    expect(row(pieces, 'h', 12)).toBe('- - - go-between - - - - go-between - - -')
    isTurned(pieces, 12)
    expect(json(match)['turn']).toBe('black')
  })
  test('dai shogi: 15 by 15, 65 men a side', () => {
    const match = start(game, DAI)
    const pieces = men(match)
    expect(game.make(DAI).board.size).toBe(225)
    expect(Object.keys(pieces)).toHaveLength(130)
    expect(row(pieces, 'o', 15)).toBe(
      'lance knight stone iron copper silver gold king gold silver copper iron stone knight lance',
    )
    expect(row(pieces, 'n', 15)).toBe(
      'reverse-chariot - cat-sword - leopard - blind-tiger drunk-elephant blind-tiger - leopard - cat-sword - reverse-chariot',
    )
    expect(row(pieces, 'm', 15)).toBe(
      '- violent-ox - angry-boar - evil-wolf kylin lion phoenix evil-wolf - angry-boar - violent-ox -',
    )
    expect(row(pieces, 'l', 15)).toBe(
      'rook flying-dragon side-mover vertical-mover bishop dragon-horse dragon-king free-king dragon-king dragon-horse bishop vertical-mover side-mover flying-dragon rook',
    )
    expect(row(pieces, 'k', 15)).toBe(Array.from({ length: 15 }, () => 'pawn').join(' '))
    expect(row(pieces, 'j', 15)).toBe('- - - - go-between - - - - - go-between - - - -')
    isTurned(pieces, 15)
  })
})

/** Steps around g6 as `file row`: ahead is towards a, the right towards file 1. */
const NEAR: Record<string, string> = {
  f: 'f6',
  b: 'h6',
  l: 'g7',
  r: 'g5',
  fl: 'f7',
  fr: 'f5',
  bl: 'h7',
  br: 'h5',
}
const near = (ways: string) => ways.split(' ').map(way => NEAR[way]!)
const STRAIGHT = 'f b l r'
const ASLANT = 'fl fr bl br'
/** A man on g6 between pawns of its own two cells away stands on all it can reach far. */
const far = (way: string): string[] => {
  const cell = NEAR[way]!
  const [dy, dx] = [cell.charCodeAt(0) - 103, Number(cell.slice(1)) - 6]
  return [1, 2, 3].map(n => `${String.fromCharCode(103 + dy * n)}${6 + dx * n}`)
}
const LIONS_SQUARE = ['e', 'f', 'g', 'h', 'i'].flatMap(r => [4, 5, 6, 7, 8].map(f => `${r}${f}`))

const gaits: [string, string[]][] = [
  ['king', near(`${STRAIGHT} ${ASLANT}`)],
  ['crown-prince', near(`${STRAIGHT} ${ASLANT}`)],
  ['pawn', near('f')],
  ['go-between', near('f b')],
  ['lance', far('f')],
  ['reverse-chariot', ['f', 'b'].flatMap(far)],
  ['side-mover', [...['l', 'r'].flatMap(far), ...near('f b')]],
  ['vertical-mover', [...['f', 'b'].flatMap(far), ...near('l r')]],
  ['rook', STRAIGHT.split(' ').flatMap(far)],
  ['bishop', ASLANT.split(' ').flatMap(far)],
  ['dragon-king', [...STRAIGHT.split(' ').flatMap(far), ...near(ASLANT)]],
  ['dragon-horse', [...ASLANT.split(' ').flatMap(far), ...near(STRAIGHT)]],
  ['free-king', `${STRAIGHT} ${ASLANT}`.split(' ').flatMap(far)],
  ['lion', LIONS_SQUARE],
  ['kylin', [...near(ASLANT), 'e6', 'i6', 'g4', 'g8']],
  ['phoenix', [...near(STRAIGHT), 'e4', 'e8', 'i4', 'i8']],
  ['drunk-elephant', near(`f l r ${ASLANT}`)],
  ['blind-tiger', near(`b l r ${ASLANT}`)],
  ['leopard', near(`f b ${ASLANT}`)],
  ['copper', near('f fl fr b')],
  ['silver', near(`f ${ASLANT}`)],
  ['gold', near(`${STRAIGHT} fl fr`)],
  ['gilded-pawn', near(`${STRAIGHT} fl fr`)],
  ['white-horse', ['f', 'b', 'fl', 'fr'].flatMap(far)],
  ['whale', ['f', 'b', 'bl', 'br'].flatMap(far)],
  ['flying-stag', [...['f', 'b'].flatMap(far), ...near(`l r ${ASLANT}`)]],
  ['flying-ox', ['f', 'b', ...ASLANT.split(' ')].flatMap(far)],
  ['free-boar', ['l', 'r', ...ASLANT.split(' ')].flatMap(far)],
  ['soaring-eagle', [...`${STRAIGHT} bl br`.split(' ').flatMap(far), ...near('fl fr'), 'e4', 'e8', 'g6']],
  ['horned-falcon', [...`l r b ${ASLANT}`.split(' ').flatMap(far), 'f6', 'e6', 'g6']],
]
const daiGaits: [string, string[]][] = [
  ['angry-boar', near(STRAIGHT)],
  ['violent-ox', STRAIGHT.split(' ').flatMap(way => far(way).slice(0, 2))],
  ['flying-dragon', ASLANT.split(' ').flatMap(way => far(way).slice(0, 2))],
  ['cat-sword', near(ASLANT)],
  ['evil-wolf', near('f fl fr l r')],
  ['iron', near('f fl fr')],
  ['stone', near('fl fr')],
  ['knight', ['e5', 'e7']],
]
/** Own men four cells away on every line bound what goes far. */
const fence = Object.fromEntries(
  ['c2', 'c6', 'c10', 'g2', 'g10', 'k2', 'k6', 'k10'].map(cell => [cell, 'black gilded-pawn']),
)
const reached = (kind: string, options: Options) => {
  const home =
    options['variant'] === 'dai' ? { o15: 'black king', a15: 'white king', b15: 'white pawn' } : rest
  const match = from(game, { turn: 'black', pieces: { ...home, ...fence, g6: `black ${kind}` } }, options)
  return [...new Set(targets(match, 'g6').map(name => name.split('=')[0]!))].sort()
}
test.each(gaits)('%s moves as the book says', (kind, cells) => {
  expect(reached(kind, {})).toEqual([...new Set(cells)].sort())
})
test.each(daiGaits)('%s of dai shogi moves as the book says', (kind, cells) => {
  expect(reached(kind, DAI)).toEqual([...cells].sort())
})

test.each(
  Object.entries({
    pawn: 'tokin',
    'go-between': 'drunk-elephant',
    lance: 'white-horse',
    'reverse-chariot': 'whale',
    'side-mover': 'free-boar',
    'vertical-mover': 'flying-ox',
    rook: 'dragon-king',
    bishop: 'dragon-horse',
    'dragon-king': 'soaring-eagle',
    'dragon-horse': 'horned-falcon',
    kylin: 'lion',
    phoenix: 'free-king',
    'drunk-elephant': 'crown-prince',
    'blind-tiger': 'flying-stag',
    leopard: 'bishop',
    copper: 'side-mover',
    silver: 'vertical-mover',
    gold: 'rook',
    king: '',
    lion: '',
    'free-king': '',
    'gilded-pawn': '',
    'promoted-gold': '',
    'promoted-rook': '',
    'promoted-drunk-elephant': '',
    whale: '',
    'angry-boar': 'gold',
    'violent-ox': 'gold',
    'flying-dragon': 'gold',
    'cat-sword': 'gold',
    'evil-wolf': 'gold',
    iron: 'gold',
    stone: 'gold',
    knight: 'gold',
  }),
)('%s becomes "%s"', (kind, into) => {
  const royal = kind === 'king' ? {} : { o15: 'black king' }
  const pieces = {
    ...royal,
    a15: 'white king',
    k12: 'black gilded-pawn',
    b15: 'white pawn',
    e6: `black ${kind}`,
  }
  const found = targets(from(game, { turn: 'black', pieces }, DAI), 'e6').map(
    name => name.split('=')[1] ?? '',
  )
  expect([...new Set(found)].sort()).toEqual(into === '' ? [''] : ['', into])
})

describe('the lion', () => {
  const match = () =>
    at({ g6: 'black lion', f6: 'white pawn', e5: 'white rook', f7: 'black gilded-pawn', g7: 'white silver' })
  test('captures a neighbour and goes on, captures again, comes back, or stops', () => {
    expect(moves(match()).filter(name => name.startsWith('g6xf6'))).toEqual(
      ['', '-e6', '-e7', '-f5', '-g5', '-g6', 'xe5', 'xg7'].map(end => `g6xf6${end}`),
    )
    expect(men(play(match(), 'g6xf6xe5'))).toEqual({
      ...rest,
      e5: 'black lion',
      f7: 'black gilded-pawn',
      g7: 'white silver',
    })
    expect(men(play(match(), 'g6xf6-g6'))).toMatchObject({ g6: 'black lion', e5: 'white rook' })
    expect(men(play(match(), 'g6xf6-g6'))).not.toHaveProperty('f6')
    expect(json(play(match(), 'g6xf6-e6'))['turn']).toBe('white')
  })
  test('leaps over anybody', () => {
    expect(targets(match(), 'g6')).toEqual(expect.arrayContaining(['e6', 'e8', 'e7', 'g8', 'e5']))
  })
  test('passes only when a neighbour is empty', () => {
    expect(men(play(match(), 'g6-g6'))).toEqual(men(match()))
    expect(json(play(match(), 'g6-g6'))['turn']).toBe('white')
    const shut = Object.fromEntries(near(`${STRAIGHT} ${ASLANT}`).map(cell => [cell, 'black gilded-pawn']))
    expect(moves(at({ ...shut, g6: 'black lion' }))).not.toContain('g6-g6')
    expect(moves(at({ ...shut, g6: 'black lion', f6: 'white pawn' }))).not.toContain('g6-g6')
  })
  test('points: where a capture could go on, stopping is chosen', () => {
    const here = match()
    const points = (name: string) =>
      here.game.points(
        here.position,
        here.moves.find(m => here.nameOf(m) === name)!,
      )
    const cell = (name: string) => game.make({}).board.names.indexOf(name)
    expect(points('g6xf6')).toEqual([cell('g6'), cell('f6'), 'stop'])
    expect(points('g6xf6xe5')).toEqual([cell('g6'), cell('f6'), cell('e5')])
    expect(points('g6-g6')).toEqual([cell('g6'), 'pass'])
    expect(points('g6-h6')).toEqual([cell('g6'), cell('h6')])
    expect(here.game.label?.('stop', here.position)?.en).toBe('Stops here')
  })
  test('eagle and falcon have its power on their own lines only', () => {
    const eagle = at({ g6: 'black soaring-eagle', f5: 'white pawn', e4: 'white rook', f6: 'white pawn' })
    expect(targets(eagle, 'g6').filter(name => name.startsWith('f5'))).toEqual(['f5', 'f5-g6', 'f5xe4'])
    expect(targets(eagle, 'g6').filter(name => name.startsWith('f6'))).toEqual(['f6'])
    const falcon = at({
      f7: 'black gilded-pawn',
      g6: 'black horned-falcon',
      f6: 'white pawn',
      e6: 'black gilded-pawn',
    })
    expect(targets(falcon, 'g6').filter(name => name.startsWith('f6'))).toEqual(['f6', 'f6-g6'])
    const shut = at({ f7: 'black gilded-pawn', g6: 'black horned-falcon', f6: 'black gilded-pawn' })
    expect(moves(shut)).not.toContain('g6-g6')
    expect(targets(shut, 'g6')).toContain('e6')
  })
  test('no part of it may leave the king attacked, and both captures may answer a check', () => {
    const pinned = at({
      l6: 'black king',
      k6: 'black lion',
      c6: 'white rook',
      k5: 'white pawn',
      l12: 'black gilded-pawn',
    })
    expect(refused(pinned)['k6xk5-j5']).toMatch(/pinned/)
    expect(moves(pinned)).toEqual(expect.arrayContaining(['k6xk5-k6', 'k6-k6']))
    const checked = at({
      l6: 'black king',
      j7: 'black lion',
      i7: 'white pawn',
      h6: 'white rook',
      l12: 'black gilded-pawn',
    })
    expect(moves(checked)).toContain('j7xi7xh6')
    expect(refused(checked)['j7xi7-j7']).toMatch(/in check/)
    expect(refused(checked)['j7-j7']).toMatch(/in check/)
  })
})

describe('protection of lions', () => {
  const two = { g6: 'black lion', e6: 'white lion' }
  test('a lion two cells away is not taken where it could be retaken', () => {
    expect(refused(at({ ...two, d6: 'white pawn' }))['g6xe6']).toMatch(/two cells away/)
    expect(moves(at(two))).toContain('g6xe6')
    expect(moves(at({ ...two, e10: 'white rook' }))).not.toContain('g6xe6')
    // Seen only after the capture: the taken lion stood in the way.
    expect(
      moves(at({ g6: 'black lion', e4: 'white lion', f5: 'white pawn', b1: 'white bishop' })),
    ).not.toContain('g6xe4')
  })
  test('a neighbouring lion may always be taken, and others take what they like', () => {
    expect(moves(at({ g6: 'black lion', f6: 'white lion', e6: 'white pawn' }))).toContain('g6xf6')
    expect(moves(at({ g6: 'black rook', e6: 'white lion', d6: 'white pawn' }))).toContain('g6xe6')
    expect(
      moves(at({ g6: 'black promoted-lion', e6: 'white promoted-lion', d6: 'white pawn' })),
    ).not.toContain('g6xe6')
  })
  test.each([
    ['pawn', false],
    ['go-between', false],
    ['gilded-pawn', true],
    ['silver', true],
    ['promoted-drunk-elephant', true],
  ])('second of a double capture behind a %s: allowed %s', (first, allowed) => {
    const match = at({ ...two, f6: `white ${first}`, d6: 'white pawn' })
    expect(moves(match).includes('g6xf6xe6')).toBe(allowed)
  })
  test('who lost a lion to another man takes a lion only with a lion, in the reply alone', () => {
    const before = {
      e6: 'white rook',
      g6: 'black lion',
      h6: 'black pawn',
      c3: 'white lion',
      h3: 'black rook',
    }
    const match = from(game, { turn: 'white', pieces: { ...rest, ...before } })
    play(match, 'e6xg6')
    expect(json(match)['lion']).toBe('taken by another man')
    expect(refused(match)['h3xc3']).toMatch(/only a lion/)
    expect(match.game.prompt?.(match.position)?.en).toMatch(/only a lion/)
    play(match, 'k12-j12 b12-c12')
    expect(json(match)['lion']).toBeUndefined()
    expect(moves(match)).toContain('h3xc3')
    expect(moves(at({ c3: 'white lion', d4: 'black lion' }, LION_LOST))).toContain('d4xc3')
  })
  test('a lion that takes a lion starts no such ban', () => {
    const pieces = { ...rest, e6: 'white lion', f6: 'black lion' }
    expect(json(play(from(game, { turn: 'white', pieces }), 'e6xf6'))['lion']).toBeUndefined()
  })
  test('a falcon’s double capture behind a strong man neither starts nor minds the ban', () => {
    const after = (first: string) =>
      json(
        play(
          at({ f7: 'black gilded-pawn', g6: 'black horned-falcon', f6: `white ${first}`, e6: 'white lion' }),
          'g6xf6xe6',
        ),
      )['lion']
    expect(after('silver')).toBeUndefined()
    expect(after('pawn')).toBe('taken by another man')
    const reply = (first: string) =>
      moves(
        at(
          { f7: 'black gilded-pawn', g6: 'black horned-falcon', f6: `white ${first}`, e6: 'white lion' },
          LION_LOST,
        ),
      )
    expect(reply('silver')).toContain('g6xf6xe6')
    expect(reply('pawn')).not.toContain('g6xf6xe6')
    expect(reply('lion')).not.toContain('g6xf6')
  })
  test('dai shogi has it only by the option', () => {
    const pieces = { o15: 'black king', k12: 'black pawn', a15: 'white king', ...two, d6: 'white pawn' }
    expect(moves(from(game, { turn: 'black', pieces }, DAI))).toContain('g6xe6')
    expect(moves(from(game, { turn: 'black', pieces }, DAI_STRICT))).not.toContain('g6xe6')
  })
})

describe('promotion', () => {
  test('chu: on entering the last four rows, or on a capture that starts there', () => {
    expect(targets(at({ e6: 'black gold' }), 'e6')).toContain('d6=rook')
    expect(targets(at({ f6: 'black gold' }), 'f6')).not.toContain('e6=rook')
    const inside = at({ d6: 'black gold', c6: 'white pawn', e6: 'white pawn' })
    expect(targets(inside, 'd6')).toEqual(['c5', 'c6', 'c6=rook', 'c7', 'd5', 'd7', 'e6', 'e6=rook'])
  })
  test('chu: a pawn that declined promotes only on the last row, captures or not', () => {
    expect(targets(at({ e6: 'black pawn' }), 'e6')).toEqual(['d6', 'd6=tokin'])
    expect(targets(at({ d6: 'black pawn', c6: 'white silver' }), 'd6')).toEqual(['c6'])
    expect(targets(at({ b6: 'black pawn' }), 'b6')).toEqual(['a6=tokin'])
  })
  test('chu: who could never move again must promote if it may; if it may not, it goes there as it is', () => {
    expect(targets(at({ e6: 'black lance' }), 'e6')).toEqual([
      'a6=white-horse',
      'b6',
      'b6=white-horse',
      'c6',
      'c6=white-horse',
      'd6',
      'd6=white-horse',
    ])
    expect(targets(at({ c6: 'black lance' }), 'c6')).toEqual(['a6', 'b6'])
    expect(targets(at({ b6: 'black lance', a6: 'white silver' }), 'b6')).toEqual(['a6=white-horse'])
  })
  const dai = (pieces: Record<string, string>, options: Options = DAI) =>
    from(
      game,
      { turn: 'black', pieces: { o15: 'black king', a15: 'white king', b15: 'white pawn', ...pieces } },
      options,
    )
  test('dai: on any move that starts or ends in the last five rows', () => {
    expect(targets(dai({ f6: 'black pawn' }), 'f6')).toEqual(['e6', 'e6=tokin'])
    expect(targets(dai({ g6: 'black pawn' }), 'g6')).toEqual(['f6'])
    expect(targets(dai({ d6: 'black pawn' }), 'd6')).toEqual(['c6', 'c6=tokin'])
    expect(targets(dai({ e6: 'black gold' }), 'e6')).toContain('f6=rook')
    expect(targets(dai({ c6: 'black lance' }), 'c6')).toEqual(['a6=white-horse', 'b6', 'b6=white-horse'])
    expect(targets(dai({ d6: 'black knight' }), 'd6')).toEqual(['b5=gold', 'b7=gold'])
  })
  test('dai by the option: as in chu', () => {
    expect(targets(dai({ d6: 'black pawn' }, DAI_STRICT), 'd6')).toEqual(['c6'])
    expect(targets(dai({ f6: 'black pawn' }, DAI_STRICT), 'f6')).toEqual(['e6', 'e6=tokin'])
  })
  test('a kylin that promoted is a lion', () => {
    const match = play(at({ e6: 'black kylin' }), 'e6-c6=lion b12-c12')
    expect(targets(match, 'c6')).toEqual(expect.arrayContaining(['a5', 'e7', 'c6']))
  })
})

describe('royals', () => {
  test('one royal may not be left attacked; of two, one may', () => {
    expect(moves(at({ l6: 'white rook' })).every(name => name.startsWith('l12'))).toBe(true)
    expect(moves(at({ l6: 'white rook', h6: 'black crown-prince' }))).toContain('h6-h5')
    const lost = play(at({ l6: 'white rook', h6: 'black crown-prince' }), 'k12-j12 l6xl12')
    expect(lost.outcome).toBeUndefined()
    expect(
      refused(play(at({ l6: 'white rook', h6: 'black crown-prince', g1: 'white rook' }), 'k12-j12 l6xl12'))[
        'h6-g6'
      ],
    ).toMatch(/could be captured/)
  })
  test('a new crown prince answers a check', () => {
    const match = at({ l6: 'white rook', e3: 'black drunk-elephant' })
    expect(moves(match)).toContain('e3-d3=crown-prince')
    expect(moves(match)).not.toContain('e3-d3')
  })
  test('mate wins; so does no legal move; so does taking both royals in one turn', () => {
    const mate = at({ a12: 'white silver', a1: 'white king', c1: 'black gold', b9: 'black free-king' })
    expect(play(mate, 'b9-b1').outcome?.result).toEqual([1, 0])
    expect(game.make({}).stuck(at({}).position)).toMatchObject({ result: [0, 1] })
    const both = at({ a12: 'white silver', d3: 'black lion', c3: 'white king', b4: 'white crown-prince' })
    expect(play(both, 'd3xc3xb4').outcome).toMatchObject({ result: [1, 0] })
    expect(
      play(at({ a12: 'white silver', d3: 'black lion', c3: 'white king', b4: 'white crown-prince' }), 'd3xc3')
        .outcome,
    ).toBeUndefined()
  })
  test('only royals left loses, unless the next move bares the other too', () => {
    const bare = (pieces: Record<string, string>) => from(game, { turn: 'black', pieces })
    const kings = { l12: 'black king', a12: 'white king' }
    // White is bared and has one move, which does not help.
    const slow = play(bare({ ...kings, h6: 'black rook', h2: 'white pawn' }), 'h6xh2')
    expect(slow.outcome).toBeUndefined()
    expect(play(slow, 'a12-a11').outcome).toMatchObject({
      result: [1, 0],
      reason: { en: expect.stringMatching(/royals/) },
    })
    const even = play(
      bare({ l12: 'black king', a2: 'white king', h1: 'black rook', b1: 'white pawn' }),
      'h1xb1',
    )
    expect(play(even, 'a2xb1').outcome?.result).toEqual([0.5, 0.5])
    const prince = play(
      bare({ ...kings, h6: 'black rook', h2: 'white pawn', c6: 'white crown-prince' }),
      'h6xh2',
    )
    expect(play(prince, 'c6-c5').outcome?.result).toEqual([1, 0])
  })
})

test('the fourth repetition draws, but who checked all the time loses; 1500 plies draw', () => {
  expect(game.make({}).draws).toMatchObject({ repetition: { times: 4 }, cap: 1500 })
  const quiet = at({ g6: 'black lion', c6: 'white lion', b6: 'white pawn' })
  for (let i = 0; i < 3; i++) play(quiet, 'g6-g6 c6-c6')
  expect(quiet.outcome?.result).toEqual([0.5, 0.5])
  const checks = at({ a12: 'white silver', b1: 'white king', a9: 'black rook' })
  for (let i = 0; i < 3; i++) play(checks, 'a9-b9 b1-a1 b9-a9 a1-b1')
  expect(checks.outcome).toMatchObject({ result: [0, 1], reason: { en: expect.stringMatching(/perpetual/) } })
})
