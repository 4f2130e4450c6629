import { beforeAll, describe, expect, test } from 'vitest'
import { Rng, type Json, type Match, type Options } from '../../../engine/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { PREMIUMS, TILES } from './data.ts'
import scramble from './game.ts'
import { layable } from '../../../words/layable.ts'
import { loadWords, wordsOf } from '../../../words/index.ts'

beforeAll(() => scramble.load!({}), 60_000)

/** Red to lay with this rack; what is neither on the board nor in the racks is in the bag. */
function table(
  pieces: Record<string, string>,
  rack: string,
  more: Record<string, Json> = {},
  options: Options = {},
): Match {
  const counts = [...TILES.english.counts]
  const index = (letter: string) => (letter === '?' ? 26 : letter.toUpperCase().charCodeAt(0) - 65)
  for (const letter of [...Object.values(pieces), ...rack, ...'EEEEEEE']) counts[index(letter)]!--
  const position = {
    turn: 'red',
    pieces,
    racks: { red: rack, blue: 'EEEEEEE' },
    rackSizes: [rack.length, 7],
    bag: counts,
    bagSize: counts.reduce((sum, n) => sum + n, 0),
    scores: [0, 0],
    ...more,
  }
  return from(scramble, position, options)
}
const scores = (match: Match) => json(match)['scores']

describe('the table', () => {
  test('100 English and 102 French tiles', () => {
    expect(TILES.english.counts.reduce((a, b) => a + b)).toBe(100)
    expect(TILES.french.counts.reduce((a, b) => a + b)).toBe(102)
    expect(TILES.french.values[8]).toBe(1)
  })
  test('the letters as the book prints them: how many, and their value (French I mended to 1)', () => {
    const printed = {
      english: `A 9 1 B 2 3 C 2 3 D 4 2 E 12 1 F 2 4 G 3 2 H 2 4 I 9 1 J 1 8 K 1 5 L 4 1 M 2 3 N 6 1 O 8 1 P 2 3
        Q 1 10 R 6 1 S 4 1 T 6 1 U 4 1 V 2 4 W 2 4 X 1 8 Y 2 4 Z 1 10 ? 2 0`,
      french: `A 9 1 B 2 3 C 2 3 D 3 2 E 15 1 F 2 4 G 2 2 H 2 4 I 8 1 J 1 8 K 1 10 L 5 1 M 3 2 N 6 1 O 6 1 P 2 3
        Q 1 8 R 6 1 S 6 1 T 6 1 U 6 1 V 2 4 W 1 10 X 1 10 Y 1 10 Z 1 10 ? 2 0`,
    }
    for (const language of ['english', 'french'] as const) {
      const words = printed[language].trim().split(/\s+/)
      const { counts, values } = TILES[language]
      const rows = Array.from({ length: 27 }, (_, t) => [
        'ABCDEFGHIJKLMNOPQRSTUVWXYZ?'[t],
        `${counts[t]}`,
        `${values[t]}`,
      ])
      expect(rows.flat(), language).toEqual(words)
    }
    expect(json(start(scramble, { language: 'french', words: 'free' }))['bagSize']).toBe(102)
  })
  test('24 double letter, 12 triple letter, 16 double word, 9 triple word cells, symmetric; h8 by option', () => {
    const counts = Object.values(PREMIUMS).map(cells => cells.split(' ').length)
    expect(counts).toEqual([24, 12, 16, 9])
    const fills = (options: Options) => scramble.make(options).board.cells.map(cell => cell.fill)
    const book = fills({})
    for (let c = 0; c < 225; c++) {
      expect(book[c]).toBe(book[224 - c])
      expect(book[c]).toBe(book[(c % 15) * 15 + Math.floor(c / 15)])
    }
    // With the symmetry one eighth of the board tells all of it.
    const eighth = (kind: string) =>
      scramble
        .make({})
        .board.cells.flatMap(({ name, fill }, c) =>
          fill === kind && c % 15 <= 7 && c % 15 <= Math.floor(c / 15) && Math.floor(c / 15) <= 7
            ? [name]
            : [],
        )
        .sort()
    expect(eighth('bonus-2l')).toEqual(['a4', 'c7', 'd8', 'g7'])
    expect(eighth('bonus-3l')).toEqual(['b6', 'f6'])
    expect(eighth('bonus-2w')).toEqual(['b2', 'c3', 'd4', 'e5'])
    expect(eighth('bonus-3w')).toEqual(['a1', 'a8', 'h8'])
    expect(book[112]).toBe('bonus-3w')
    expect(fills({ official: 'on' })[112]).toBe('bonus-2w')
  })
  test('words are read from everybody’s seat: the board is not turned round', () => {
    expect(scramble.make({}).upright).toBe(true)
  })
  test('a starting player is drawn, everybody draws seven, the others do not see them', () => {
    const match = from(scramble, {
      turn: 'chance',
      phase: 'start',
      bag: [...TILES.english.counts],
      bagSize: 100,
      racks: {},
      rackSizes: [0, 0],
      scores: [0, 0],
    })
    expect(moves(match)).toEqual(['start:1', 'start:2'])
    play(match, 'start:2')
    match.roll(new Rng(1))
    expect(json(match)['turn']).toBe('blue')
    expect(json(match)['rackSizes']).toEqual([7, 7])
    expect(json(match)['bagSize']).toBe(86)
    const seen = match.game.layout.write(match.game.layout.view(match.position, 0))
    expect(Object.keys(seen['racks'] as object)).toEqual(['red'])
    expect(seen['bag']).toEqual(Array(27).fill(0))
  })
})

describe('laying', () => {
  test('the first word must cover h8 and have two letters, in one line without a gap', () => {
    const match = table({}, 'CATSEAT')
    play(match, 'C@i8')
    expect(refused(match)['done']).toContain('centre')
    play(match, 'recall C@h8')
    expect(refused(match)['done']).toContain('two letters')
    play(match, 'T@j8')
    expect(refused(match)['done']).toContain('gap')
    play(match, 'A@i8')
    expect(moves(match)).toContain('done')
  })
  test('tiles of one turn stand in one row or column', () => {
    const match = play(table({}, 'CATSEAT'), 'C@h8 A@i8')
    expect(moves(match)).toContain('T@j8')
    expect(moves(match)).not.toContain('T@i7')
  })
  test('later words must join the letters on the board', () => {
    const match = play(table({ h8: 'C', i8: 'A', j8: 'T' }, 'DOGSEAT'), 'D@h6 O@i6 G@j6')
    expect(refused(match)['done']).toContain('join')
  })
  test('a word that touches the others only with its last letter may be laid from its far end', () => {
    const match = table({ h8: 'C', i8: 'A', j8: 'T' }, 'DOGSEAT')
    expect(moves(match)).toContain('D@k2')
    expect(refused(match)['D@k1']).toContain('join')
    play(match, 'D@k5 O@k6 G@k7 S@k8')
    expect(moves(match)).toContain('done')
  })
  test('where a tile cannot go is explained; while laying, the table tells what is missing or the points', () => {
    const why = refused(table({}, 'CATSEAT'))
    expect(why['C@a1']).toContain('centre')
    const later = refused(table({ h8: 'C', i8: 'A', j8: 'T' }, 'DOGSEAT'))
    expect([later['D@h8'], later['D@a1']]).toEqual([
      expect.stringContaining('already'),
      expect.stringContaining('join'),
    ])
    const match = play(table({}, 'CAT'), 'C@h8')
    expect(refused(match)['A@i7']).toContain('one row or column')
    expect(refused(match)['A@l8']).toContain('reach')
    const game = scramble.make({})
    const notes = () => game.scene(match.position, 0).notes!.map(note => note.en)
    expect(notes()).toContainEqual(expect.stringMatching(/^Not ready yet.*two letters/))
    play(match, 'A@i8 T@j8')
    expect(notes()).toContain('Worth 15 points so.')
    const bag = play(table({}, 'RETAINS', {}, { official: 'on' }), 'swap:R')
    expect(refused(bag)['E@h8']).toContain('exchange')
  })
  test('a blank stands for any letter, is worth nothing, and stays that letter', () => {
    const match = play(table({}, '?AT'), '?@h8')
    expect(moves(match).length).toBe(26)
    play(match, '=C A@i8 T@j8 done accept')
    expect(json(match)['pieces']).toEqual({ h8: 'c', i8: 'A', j8: 'T' })
    expect(scores(match)).toEqual([(0 + 1 + 1) * 3, 0])
  })
})

describe('score', () => {
  test('letter values, then the word premium: CAT on h8 trebled, doubled by official', () => {
    expect(scores(play(table({}, 'CATEEEE'), 'C@h8 A@i8 T@j8 done accept'))).toEqual([15, 0])
    expect(scores(play(table({}, 'CATEEEE', {}, { official: 'on' }), 'C@h8 A@i8 T@j8 done accept'))).toEqual([
      10, 0,
    ])
  })
  test('a lengthened word counts again as a whole, premiums only when covered', () => {
    const match = play(table({ h8: 'C', i8: 'A', j8: 'T' }, 'SIIIIII'), 'S@k8 done accept')
    expect(scores(match)).toEqual([6, 0])
  })
  test('cross words count too', () => {
    // AT under CA: CA (h8,i8) with A on h7 and T on i7 forms AT, CA down h and AT down i; i7 doubles its letter.
    const match = play(table({ h8: 'C', i8: 'A' }, 'ATEEEEE'), 'A@h7 T@i7 done accept')
    expect(scores(match)).toEqual([1 + 2 + (3 + 1) + (1 + 2), 0])
  })
  test('two word premiums multiply', () => {
    // Row 1 has triple words on a1 and h1; the D of a word down the board stands on d1, whose premium is spent.
    const match = play(
      table({ d1: 'D' }, 'CLODEGE', {}, { words: 'free' }),
      'C@a1 L@b1 O@c1 D@e1 E@f1 G@g1 E@h1 done',
    )
    expect(scores(match)).toEqual([(3 + 1 + 1 + 2 + 2 + 1 + 2 + 1) * 9, 0])
  })
  test('50 points for seven tiles only by the official rules', () => {
    const lay = 'R@h8 E@i8 T@j8 A@k8 I@l8 N@m8 S@n8 done accept'
    // l8 doubles its letter: (7 + 1) × 3 by the book, × 2 and 50 more officially.
    expect(scores(play(table({}, 'RETAINS'), lay))).toEqual([24, 0])
    expect(scores(play(table({}, 'RETAINS', {}, { official: 'on' }), lay))).toEqual([66, 0])
  })
})

describe('objections', () => {
  const laid = () => play(table({}, 'CATVVQX'), 'T@h8 C@i8 done')
  test('an opponent may object; the list decides; the turn is lost and nothing is scored', () => {
    const match = laid()
    expect(moves(match)).toEqual(['accept', 'object'])
    play(match, 'object')
    expect(moves(match)).toEqual(['insist', 'withdraw'])
    play(match, 'insist')
    expect(json(match)).toMatchObject({ turn: 'blue', pieces: {}, scores: [0, 0], rackSizes: [7, 7] })
  })
  test('the layer may withdraw by agreement', () => {
    expect(json(play(laid(), 'object withdraw'))).toMatchObject({ turn: 'blue', pieces: {}, scores: [0, 0] })
  })
  test('a failed objection costs nothing, or a turn by option', () => {
    const good = 'C@h8 A@i8 T@j8 done object insist'
    const book = play(table({}, 'CATEEEE'), good)
    book.roll(new Rng(1))
    expect(json(book)).toMatchObject({ turn: 'blue', scores: [15, 0] })
    const strict = play(table({}, 'CATEEEE', {}, { penalty: 'on' }), good)
    strict.roll(new Rng(1))
    expect(json(strict)).toMatchObject({ turn: 'red', scores: [15, 0] })
  })
  test('new tiles are drawn only when the objection window is over', () => {
    const match = play(table({}, 'CATEEEE'), 'C@h8 A@i8 T@j8 done')
    expect(json(match)['rackSizes']).toEqual([4, 7])
    play(match, 'accept')
    expect(json(match)['turn']).toBe('chance')
    match.roll(new Rng(1))
    expect(json(match)['rackSizes']).toEqual([7, 7])
  })
  test('every opponent is asked in turn, and each may object', () => {
    const three = () =>
      table(
        {},
        'CATVVQX',
        {
          racks: { red: 'CATVVQX', blue: 'EEEEEEE', green: 'OOOOOOO' },
          rackSizes: [7, 7, 7],
          scores: [0, 0, 0],
        },
        { players: '3' },
      )
    const match = play(three(), 'T@h8 C@i8 done accept')
    expect(json(match)).toMatchObject({ turn: 'green', phase: 'object' })
    expect(json(play(match, 'object insist'))).toMatchObject({ turn: 'blue', pieces: {}, scores: [0, 0, 0] })
    const good = play(three(), 'C@h8 A@i8 T@j8 done object insist')
    expect(json(good)).toMatchObject({ turn: 'green', phase: 'object' })
    expect(scores(play(good, 'accept'))).toEqual([15, 0, 0])
  })
  test('by the word list a false word cannot be laid', () => {
    const match = play(table({}, 'TCATEEE', {}, { words: 'dictionary' }), 'T@h8 C@i8')
    expect(refused(match)['done']).toContain('word list')
  })
  test('free play asks nobody', () => {
    const match = play(table({}, 'TCATEEE', {}, { words: 'free' }), 'T@h8 C@i8 done')
    expect(scores(match)).toEqual([12, 0])
  })
})

describe('the end', () => {
  test('all pass in one round', () => {
    const match = play(table({}, 'CATEEEE', { scores: [5, 7] }), 'pass pass')
    expect(match.outcome).toMatchObject({ result: [0, 1], points: [5, 7] })
  })
  test('a word taken off and a turn one must miss are no passes', () => {
    const fallen = play(
      table({}, 'TCATEEE', { turn: 'blue', mover: 1 }),
      'pass T@h8 C@i8 done object withdraw',
    )
    expect(play(fallen, 'pass').outcome).toBeUndefined()
    expect(play(fallen, 'pass').outcome).toBeDefined()
    const missed = table({}, 'CATEEEE', { skips: [0, 1] }, { penalty: 'on' })
    expect(json(play(missed, 'pass'))).toMatchObject({ turn: 'red' })
    expect(play(missed, 'pass').outcome).toBeUndefined()
    expect(play(missed, 'pass').outcome).toBeDefined()
    const three = { racks: { red: 'CAT' }, rackSizes: [3, 0, 0], scores: [1, 0, 0] }
    const match = play(table({}, 'CAT', three, { players: '3' }), 'pass pass')
    expect(match.outcome).toBeUndefined()
    expect(play(match, 'pass').outcome?.result).toEqual([1, 0, 0])
  })
  test('no tiles left and an empty bag; officially the rest is settled', () => {
    const empty = { bag: Array(27).fill(0) as number[], bagSize: 0 }
    const last = 'C@h8 A@i8 T@j8 done accept'
    expect(play(table({}, 'CAT', empty), last).outcome?.points).toEqual([15, 0])
    expect(play(table({}, 'CAT', empty, { official: 'on' }), last).outcome?.points).toEqual([17, -7])
  })
  test('equal points share the win', () => {
    expect(play(table({}, 'CATEEEE', { scores: [5, 5] }), 'pass pass').outcome?.result).toEqual([0.5, 0.5])
  })
  test('official exchange needs seven tiles in the bag', () => {
    const left = (n: number) => ({ bag: [n, ...(Array(26).fill(0) as number[])], bagSize: n })
    expect(moves(table({}, 'CATEEEE', left(7), { official: 'on' }))).toContain('swap:C')
    expect(moves(table({}, 'CATEEEE', left(6), { official: 'on' }))).not.toContain('swap:C')
  })
  test('a word between two passes keeps the game going', () => {
    const match = play(table({}, 'CATEEEE', { turn: 'blue', mover: 1 }), 'pass C@h8 A@i8 T@j8 done accept')
    match.roll(new Rng(1))
    expect(play(match, 'pass').outcome).toBeUndefined()
  })
  test('official exchange: tiles go back after the new ones are drawn', () => {
    expect(moves(table({}, 'CATEEEE'))).not.toContain('swap:C')
    const match = play(table({}, 'CATEEEE', {}, { official: 'on' }), 'swap:C swap:A done')
    match.roll(new Rng(1))
    expect(json(match)).toMatchObject({ turn: 'blue', rackSizes: [7, 7], bagSize: 86 })
  })
})

describe('the word list', () => {
  test('knows words and no others', () => {
    const list = layable(['cat', 'Cats', 'dög', 'a-b', 'x'])
    const has = (word: string) => list.has([...word].map(letter => letter.charCodeAt(0) - 65))
    expect(['CAT', 'CATS', 'DOG', 'CA', 'DOGS', 'TAC'].map(has)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
  test('the ideas are legal, make listed words, and the best comes first', () => {
    const match = table({ h8: 'C', i8: 'A', j8: 'T' }, 'SQZIUER', {}, { words: 'dictionary' })
    for (let guard = 0; guard < 20 && json(match)['turn'] === 'red'; guard++) {
      const found: number[] = []
      match.game.ideas!(match.position, { add: (m: number) => found.push(m), n: 0 } as never)
      expect(match.moves).toContain(found[0])
      match.play(found[0]!)
    }
    expect((scores(match) as number[])[0]).toBeGreaterThan(30)
    expect(wordsOf('english')).toBeDefined()
  })
})

describe('Hungarian', () => {
  beforeAll(() => loadWords('hungarian'), 300_000)
  /** Red to lay these tiles, blanks between them, by the word list. */
  const hungarian = (pieces: Record<string, string>, rack: string) => {
    const tiles = rack.split(' ')
    const position = {
      turn: 'red',
      pieces,
      racks: { red: rack, blue: 'E E E E E E' },
      rackSizes: [tiles.length, 6],
      bag: Array(39).fill(0) as number[],
      bagSize: 0,
      scores: [0, 0],
    }
    return from(scramble, position, { language: 'hungarian', words: 'dictionary' })
  }
  test('100 tiles, seven of them letters of two signs', () => {
    const { counts, signs, values } = TILES.hungarian
    expect(counts.reduce((a, b) => a + b)).toBe(100)
    const two = signs.filter(sign => sign.length > 1)
    expect(two).toEqual(['CS', 'GY', 'LY', 'NY', 'SZ', 'TY', 'ZS'])
    expect([values[signs.indexOf('TY')], values[signs.indexOf('SZ')], values[signs.indexOf('Á')]]).toEqual([
      10, 3, 1,
    ])
  })
  test('a letter of two signs is one tile on one cell, or two tiles on two', () => {
    const one = play(hungarian({}, 'SZ Ó S Z'), 'SZ@h8 Ó@i8')
    expect(moves(one)).toContain('done')
    expect(scores(play(one, 'done'))).toEqual([(3 + 2) * 3, 0])
    expect(json(one)['pieces']).toEqual({ h8: 'SZ', i8: 'Ó' })
    const two = play(hungarian({}, 'SZ Ó S Z'), 'S@h8 Z@i8 Ó@j8')
    expect(moves(two)).toContain('done')
  })
  test('long and short vowels are different letters', () => {
    const match = play(hungarian({}, 'F Ü Ű'), 'F@h8 Ü@i8')
    expect(refused(match)['done']).toContain('word list')
    expect(moves(play(match, 'recall F@h8 Ű@i8'))).toContain('done')
  })
  test('a blank may be a letter of two signs', () => {
    const match = play(hungarian({}, '? Ó'), '?@h8')
    expect(moves(match)).toContain('=SZ')
    play(match, '=SZ Ó@i8')
    expect(moves(match)).toContain('done')
    expect(json(match)['pieces']).toEqual({ h8: 'sz', i8: 'Ó' })
  })
  test('the ideas use Hungarian words, with tiles of two signs', () => {
    const match = hungarian({ h8: 'SZ', i8: 'Ó' }, 'T Á R A K')
    for (let guard = 0; guard < 20 && json(match)['turn'] === 'red' && !match.outcome; guard++) {
      const found: number[] = []
      match.game.ideas!(match.position, { add: (m: number) => found.push(m), n: 0 } as never)
      expect(match.moves).toContain(found[0])
      match.play(found[0]!)
    }
    // SZÓTÁRAK, or a word as good as that.
    expect((scores(match) as number[])[0]).toBeGreaterThanOrEqual(3 + 2 + 1 + 1 + 1 + 1 + 1)
  })
})

test('in the list of moves a word is read whole, with what it brings', () => {
  const match = play(table({}, 'CATEEEE'), 'C@h8 A@i8 T@j8')
  const done = match.find('done')
  if (!done.ok) throw new Error(done.why.en)
  const told = match.game.write!(match.position, done.value)
  play(match, 'done accept')
  const [points] = scores(match) as number[]
  expect(points).toBeGreaterThan(0)
  expect(told).toEqual({ hu: `CAT: ${points} pont`, en: `CAT: ${points} points` })
})
