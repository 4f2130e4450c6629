import { beforeAll, describe, expect, test } from 'vitest'
import { NOBODY, Rng, type Json, type Match, type Options } from '../../../engine/index.ts'
import { think } from '../../../ai/index.ts'
import { from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { wordsOf, HUNGARIAN } from '../../../words/index.ts'
import game from './game.ts'
import { bestWords } from './search.ts'
import { DIGIT_COUNT, OWN_COUNTS, OWN_SIGNS, RED_COUNTS, RED_SIGNS } from './letters.ts'

beforeAll(() => game.load!({}), 300_000)

const CELLS_OF_TITLE = 'c8 d8 e8 f8 g8 i8 k8 l8 m8 n8 o8 p8 q8 r8'.split(' ')
const TITLE = Object.fromEntries(CELLS_OF_TITLE.map((cell, i) => [cell, [...'JÁTÉKABETŰKKEL'][i]!]))
const CALM: Options = { words: 'dictionary', time: 'none' }

/** Green to lay with these letters and digits; the title and some more letters are on both boards. */
function table(
  letters: string,
  digits: string,
  more: Record<string, Json> = {},
  options: Options = CALM,
): Match {
  const {
    green = {},
    blue = {},
    ...rest
  } = more as { green?: Record<string, string>; blue?: Record<string, string> }
  const position = {
    turn: 'green',
    phase: 'lay',
    title: ['c8', 'i8', 'k8'],
    letters,
    digits,
    boards: { green: { ...TITLE, ...green }, blue: { ...TITLE, ...blue } },
    ...rest,
  }
  return from(game, position, options)
}
const scores = (match: Match) => json(match)['scores']
const board = (match: Match, player = 'green') =>
  (json(match)['boards'] as Record<string, Record<string, string>>)[player]!

describe('the table', () => {
  test('56 red letters and 4 jokers as the book lists them, four of each digit', () => {
    const printed = `4 A 2 Á 1 B 1 C 1 D 5 E 2 É 2 G 1 H 3 I 1 J 5 K 3 L 2 M 3 N 3 O 1 Ö 2 R 3 S 4 T 1 U 1 Ü 1 V 2 Y 2 Z 4 ?`
    expect(RED_SIGNS.map((sign, i) => `${RED_COUNTS[i]} ${sign}`).join(' ')).toBe(printed)
    expect(RED_COUNTS.reduce((a, b) => a + b)).toBe(60)
    expect(DIGIT_COUNT * 10).toBe(40)
  })
  test('every player has 147 letters and three jokers of an own colour, and a blank pink square', () => {
    const printed = `9 A, 3 Á, 3 B, 3 C, 3 D, 9 E, 6 É, 3 F, 3 G, 3 H, 6 I, 6 Í, 3 J, 6 K, 6 L, 6 M, 6 N, 6 O, 6 Ó, 3 Ö, 3 Ő, 3 P, 6 R, 6 S, 9 T, 3 U, 3 Ú, 3 Ü, 3 Ű, 3 V, 3 Z, 3 Y, 3 ?`
    expect(OWN_SIGNS.map((sign, i) => `${OWN_COUNTS[i]} ${sign}`).join(', ')).toBe(printed)
    expect(OWN_COUNTS.reduce((a, b) => a + b)).toBe(150)
    const sets = game
      .make({})
      .scene(start(game).position)
      .trays.filter(tray => tray.id.startsWith('set-'))
    expect(sets.map(({ items }) => items.reduce((sum, { count = 1 }) => sum + count, 0))).toEqual([151, 151])
  })
  test('21 columns, 15 rows; the title in the middle row of every board, 14 letters', () => {
    const made = game.make({})
    expect([made.board.size, made.board.names.at(-1)]).toEqual([315, 'u15'])
    expect(made.upright).toBe(true)
    for (const player of ['green', 'blue']) expect(board(start(game), player)).toEqual(TITLE)
    expect(Object.keys(TITLE).length).toBe(14)
  })
  test('two players, or more: up to six', () => {
    expect(game.players).toEqual([2, 3, 4, 5, 6])
    expect(Object.keys(json(start(game, { players: '5' }))['boards'] as object).length).toBe(5)
  })
  test('the title as agreed: straight, not touching, on all boards; the first player places it', () => {
    const match = start(game, { title: 'free' })
    expect(json(match)['turn']).toBe('green')
    expect(moves(match)).toContain('a15-a11')
    play(match, 'a15-a11')
    expect(moves(match)).not.toContain('b15')
    expect(refused(match)['b15']).toContain('touch')
    expect(refused(match)['a13']).toContain('already')
    play(match, 'c15')
    expect(moves(match)).not.toContain('c14-j14')
    play(match, 'c13-j13')
    expect(board(match, 'blue')).toMatchObject({ a15: 'J', a11: 'K', c15: 'A', c13: 'B', j13: 'L' })
    expect(json(match)['phase']).toBe('letters')
  })
})

describe('drawing', () => {
  test('ten letters without putting back, then ten digits; all go back after the round', () => {
    const match = start(game, CALM)
    expect(json(match)['turn']).toBe('chance')
    play(match, Array(4).fill('letter:?').join(' '))
    expect(moves(match)).not.toContain('letter:?')
    play(match, 'letter:A letter:A letter:B letter:V letter:K letter:K')
    expect(moves(match)).toHaveLength(10)
    play(match, Array(4).fill('digit:9').join(' '))
    expect(moves(match)).not.toContain('digit:9')
    play(match, 'digit:0 digit:1 digit:2 digit:3 digit:4 digit:5')
    expect(json(match)).toMatchObject({
      turn: 'green',
      phase: 'lay',
      letters: '????AABVKK',
      digits: '9999012345',
    })
    play(match, 'pass pass')
    expect(json(match)).toMatchObject({ phase: 'letters', letters: '', digits: '', round: 1 })
    expect(moves(match)).toContain('letter:?')
  })
  test('luck draws by what is left: the weights are the counts', () => {
    const match = play(start(game, CALM), 'letter:K letter:K letter:?')
    const weight = (name: string) => {
      const found = match.find(name)
      return found.ok ? match.game.weight!(match.position, found.value) : 0
    }
    expect(['letter:K', 'letter:?', 'letter:E', 'letter:C'].map(weight)).toEqual([3, 3, 5, 1])
  })
  test('seeded draws come near their odds', () => {
    const rng = new Rng(7)
    const seen = new Map<string, number>()
    for (let i = 0; i < 300; i++) {
      const match = start(game, CALM)
      match.roll(rng)
      for (const sign of String(json(match)['letters'])) seen.set(sign, (seen.get(sign) ?? 0) + 1)
    }
    // 3000 letters: E is 5 of 60, the joker 4; four standard deviations are about 58.
    expect(Math.abs(seen.get('E')! - 250)).toBeLessThan(58)
    expect(Math.abs(seen.get('?')! - 200)).toBeLessThan(55)
  })
  test('who lays first changes from round to round', () => {
    expect(json(table('NABTEÁSIOK', '4711926350', { round: 1, turn: 'blue' }))['turn']).toBe('blue')
    const match = start(game, CALM)
    match.roll(new Rng(1))
    expect(json(match)['turn']).toBe('green')
    play(match, 'pass pass')
    match.roll(new Rng(1))
    expect(json(match)['turn']).toBe('blue')
  })
})

describe('laying', () => {
  test('drawn letters are used once each, in one line without a gap, at least one', () => {
    const match = table('KAKREÁSIOK', '4711926350')
    expect(refused(match)['done']).toContain('at least one')
    play(match, 'R1@a1')
    expect(refused(match)['done']).toContain('single letter')
    expect(moves(match)).not.toContain('R1@a2')
    expect(refused(match)['E9@b2']).toContain('one row or column')
    play(match, 'E9@c1')
    expect(refused(match)['done']).toContain('gap')
    expect(refused(match)['I3@u1']).toContain('too few')
  })
  test('nothing is laid on a letter', () => {
    expect(refused(table('KAKREÁSIOK', '4711926350'))['K4@c8']).toContain('already')
  })
  test('a word may stand apart, and then uses nothing again', () => {
    const match = play(table('KAKREÁSIOT', '4711926350'), 'K4@a1 E9@b1 R1@c1 T0@d1 done')
    expect(json(match)['turn']).toBe('blue')
    expect(json(play(match, 'pass'))['gains']).toEqual([14, ...Array(13).fill(0)])
  })
  test('the whole line counts: letters that were there are worth ten, the title too', () => {
    const match = play(table('NABTEÁSIOK', '4711926350'), 'B1@h8 done pass')
    expect(scores(match)).toEqual([61, 0])
    expect(json(match)['record']).toMatchObject({ green: ['JÁTÉKBA'] })
  })
  test('words of earlier rounds are worth ten as well', () => {
    const match = play(
      table('NABTEÁSIOK', '4711926350', { green: { a2: 'R', b2: 'É', c2: 'T' } }),
      'E9@d2 N4@e2 done pass',
    )
    expect(scores(match)).toEqual([0 + 30 + 13, 0])
  })
  test('what is formed sideways must be a word, and scores nothing', () => {
    // KÉR on b1–d1 under FA (a2, b2): AK reads down b2–b1 and is no word.
    const match = play(
      table('RAÉKEÁSIOG', '4711926350', { green: { a2: 'F', b2: 'A' } }),
      'K1@b1 É1@c1 R4@d1',
    )
    expect(refused(match)['done']).toContain('word list')
    expect(moves(play(match, 'recall K1@c1 É1@d1 R4@e1'))).toContain('done')
  })
  test('a crossing that is a word is allowed, and only the laid word scores', () => {
    // ZEBRA on b1–f1 under FA: AZ reads down b2–b1.
    const match = play(
      table('ZEBRAKSIOT', '4711926350', { green: { a2: 'F', b2: 'A' } }),
      'Z4@b1 E7@c1 B1@d1 R1@e1 A9@f1',
    )
    expect(moves(match)).toContain('done')
    expect(scores(play(match, 'done pass'))).toEqual([4 + 7 + 1 + 1 + 9, 0])
  })
  test('a single new letter that makes words both ways counts for the better one', () => {
    const match = play(table('ZEBRAKSIOT', '4711926350', { green: { a1: 'A', b2: 'E', b3: 'F' } }), 'Z4@b1')
    expect(
      game
        .make(CALM)
        .scene(match.position, 0)
        .notes!.map(note => note.en),
    ).toContain('Worth 24 points so.')
  })
  test('a joker is any letter, F and P too, scores its digit and stays that letter', () => {
    const match = play(table('?ABTEÁSIOÜ', '7411926350'), '?7@a1')
    expect(moves(match).filter(name => name.startsWith('='))).toHaveLength(35)
    expect(json(match)['phase']).toBe('name')
    play(match, '=F A4@b1 done pass')
    expect(board(match)).toMatchObject({ a1: 'F', b1: 'A' })
    expect(scores(match)).toEqual([11, 0])
  })
  test('the length of I, O, Ö, U, Ü is free on a drawn letter, and the word must be spelt right', () => {
    const match = play(table('GÜSZERNAKO', '3581642790'), 'Ü5@m7')
    expect(refused(match)['done']).toContain('word list')
    play(match, '~m7')
    expect(board(match)['m7']).toBe('Ű')
    expect(scores(play(match, 'done pass'))).toEqual([15, 0])
    for (const [short, long] of ['IÍ', 'OÓ', 'ÖŐ', 'UÚ', 'ÜŰ']) {
      const laid = play(table(`${short}BCDEGHJKL`, '3581642790'), `${short}3@a1 ~a1`)
      expect(board(laid)['a1']).toBe(long)
      expect(board(play(laid, '~a1'))['a1']).toBe(short)
    }
  })
  test('A and Á, E and É are different letters; a named joker keeps its letter', () => {
    const match = play(table('AEÁÉKTRSZ?', '3581642790'), 'A3@a1 E5@b1')
    expect(moves(match).filter(name => name.startsWith('~'))).toEqual([])
    expect(moves(play(match, '?0@c1 =Ó')).filter(name => name.startsWith('~'))).toEqual([])
  })
  test('letters of two signs are laid as two letters', () => {
    expect(moves(play(table('SZOKEÁNIOK', '4711926350'), 'S4@a1 Z7@b1 O1@c1 ~c1'))).toContain('done')
  })
  test('equal letters with equal digits are one choice, with other digits two', () => {
    const match = table('KKKREÁSIOT', '4471926350')
    expect(moves(match).filter(name => /^K\d@a1$/.test(name))).toEqual(['K4@a1', 'K7@a1'])
    play(match, 'K4@a1 K4@b1')
    expect(moves(match).filter(name => /^K\d@c1$/.test(name))).toEqual(['K7@c1'])
  })
  test('all may be taken back', () => {
    const match = play(table('NABTEÁSIOK', '4711926350'), 'B1@h8 recall')
    expect(board(match)).toEqual(TITLE)
    expect(moves(match)).toContain('B1@h8')
  })
})

describe('time', () => {
  const live = (options: Options = {}) => table('NABTEÁSIOK', '4711926350', {}, { words: 'free', ...options })
  test('a minute and a half; an unfinished word is taken back and scores nothing', () => {
    const match = play(live(), 'B1@a1')
    expect(match.elapse(89_999)).toBe(true)
    expect(json(match)['turn']).toBe('green')
    match.elapse(1)
    expect(json(match)['turn']).toBe('blue')
    expect(board(match)).toEqual(TITLE)
  })
  test('a whole word stays when the time is over', () => {
    const match = play(live(), 'B1@h8')
    match.elapse(90_000)
    expect(json(match)['turn']).toBe('blue')
    expect(board(match)['h8']).toBe('B')
  })
  test('a joker without a name is no whole word', () => {
    const match = play(table('?ABTEÁSIOK', '4711926350', {}, { words: 'free' }), '?4@h8')
    match.elapse(90_000)
    expect(board(match)).toEqual(TITLE)
  })
  test('everybody has the whole time; three minutes or none by option', () => {
    const match = live()
    match.elapse(60_000)
    play(match, 'pass')
    match.elapse(60_000)
    expect(json(match)['turn']).toBe('blue')
    const long = live({ time: '180' })
    long.elapse(179_000)
    expect(json(long)['turn']).toBe('green')
    expect(live({ time: 'none' }).game.elapse).toBeUndefined()
  })
})

describe('judging', () => {
  const options: Options = { words: 'challenge', time: 'none' }
  const laid = () => play(table('NABTEÁSIOK', '4711926350', {}, options), 'N4@h8 done B1@h8 done')
  test('after the round each word is accepted or objected to; the list decides; the word goes off the board', () => {
    const match = laid()
    expect(json(match)).toMatchObject({ turn: 'blue', phase: 'object' })
    expect(moves(match)).toEqual(['accept', 'object'])
    play(match, 'object')
    expect(json(match)).toMatchObject({ turn: 'green', phase: 'answer' })
    play(match, 'insist')
    expect(board(match)).toEqual(TITLE)
    expect(json(match)).toMatchObject({ turn: 'green', phase: 'object', judged: 1 })
    play(match, 'object insist')
    expect(scores(match)).toEqual([0, 61])
    expect(board(match, 'blue')['h8']).toBe('B')
  })
  test('what everybody accepts is good, whatever the list says; the owner may withdraw', () => {
    expect(scores(play(laid(), 'accept accept'))).toEqual([64, 61])
    expect(scores(play(laid(), 'object withdraw accept'))).toEqual([0, 61])
  })
  test('by the list a false word cannot be finished; free play asks nobody', () => {
    const list = play(table('NABTEÁSIOK', '4711926350'), 'N4@h8')
    expect(refused(list)['done']).toContain('word list')
    const free = play(
      table('NABTEÁSIOK', '4711926350', {}, { words: 'free', time: 'none' }),
      'N4@h8 done pass',
    )
    expect(scores(free)).toEqual([64, 0])
  })
  test('three players: both others are asked about each word', () => {
    const boards = { green: TITLE, blue: TITLE, yellow: TITLE }
    const match = table('NABTEÁSIOK', '4711926350', { boards }, { ...options, players: '3' })
    play(match, 'B1@h8 done pass pass accept')
    expect(json(match)).toMatchObject({ turn: 'yellow', phase: 'object' })
    play(match, 'accept')
    expect(json(match)).toMatchObject({ scores: [61, 0, 0], phase: 'letters' })
  })
})

describe('secrets', () => {
  test('nobody sees the board of another, only the words of the round while they are judged', () => {
    const match = play(
      table('NABTEÁSIOK', '4711926350', { green: { a1: 'Ő' } }, { words: 'challenge', time: 'none' }),
      'B1@h8',
    )
    const seen = (seat: number) =>
      match.game.layout.write(match.game.layout.view(match.position, seat))['boards'] as Record<
        string,
        object
      >
    expect(Object.keys(seen(1)['green']!)).toEqual([])
    expect(Object.keys(seen(NOBODY)['blue']!)).toEqual([])
    expect(match.game.tell!(match.position, match.moves[0]!, 1)).toBe('laying')
    play(match, 'done pass')
    expect(Object.keys(seen(1)['green']!).sort()).toEqual(['c8', 'd8', 'e8', 'f8', 'g8', 'h8', 'i8'])
    play(match, 'accept')
    expect(Object.keys(seen(1)['green']!)).toEqual([])
  })
})

describe('the end', () => {
  test('after seven rounds the most points win; equal ones share', () => {
    const last = (points: number[]) =>
      play(table('NABTEÁSIOK', '4711926350', { round: 6, scores: points }), 'pass pass').outcome
    expect(last([5, 7])).toMatchObject({ result: [0, 1], points: [5, 7] })
    expect(last([7, 7])?.result).toEqual([0.5, 0.5])
    expect(
      play(table('NABTEÁSIOK', '4711926350', { round: 5, turn: 'blue' }), 'pass pass').outcome,
    ).toBeUndefined()
  })
})

/** Words and points read off a board by the text alone: every row and column as a string. */
function slow(
  before: Record<string, string>,
  after: Record<string, string>,
  digit: (cell: string) => number,
) {
  const columns = 'abcdefghijklmnopqrstu'
  const rows = Array.from({ length: 15 }, (_, i) => 15 - i)
  const across = rows.map(row => [...columns].map(col => col + row))
  const down = [...columns].map(col => rows.map(row => col + row))
  const runs = [...across, ...down].flatMap(line => {
    const found: string[][] = [[]]
    for (const cell of line) {
      if (cell in after) found.at(-1)!.push(cell)
      else found.push([])
    }
    return found.filter(run => run.length > 1 && run.some(cell => !(cell in before)))
  })
  const fresh = Object.keys(after).filter(cell => !(cell in before))
  const words = runs.map(run => run.map(cell => after[cell]).join(''))
  const mains = runs.filter(run => fresh.every(cell => run.includes(cell)))
  const points = mains.map(run => run.reduce((sum, cell) => sum + (cell in before ? 10 : digit(cell)), 0))
  return { words, points: Math.max(...points) }
}

describe('the opponent', () => {
  test('lays listed words whose points the slow reader counts the same, and never a worse one when it plays its best', () => {
    const match = start(game, CALM)
    const rng = new Rng(11)
    const list = wordsOf('hungarian')!
    const gained = [0, 0]
    for (let turn = 0; turn < 10; turn++) {
      match.roll(rng)
      const seat = match.position.turn
      const name = match.game.players[seat]!.id
      const before = board(match, name)
      const worth = new Map<string, number>()
      while (match.position.turn === seat && !match.outcome) {
        const found = match.nameOf(
          think(match.game, match.position, { seat, level: seat === 0 ? 6 : 2, seed: turn }),
        )
        const laid = /^.(\d)@(.+)$/.exec(found)
        if (laid) worth.set(laid[2]!, Number(laid[1]))
        if (found === 'done') {
          const { words, points } = slow(before, board(match, name), cell => worth.get(cell)!)
          for (const word of words)
            expect(list.has([...word].map(sign => HUNGARIAN.indexOf(sign))), word).toBe(true)
          expect(
            game
              .make(CALM)
              .scene(match.position, seat)
              .notes!.map(note => note.en),
          ).toContain(`Worth ${points} points so.`)
          gained[seat]! += points
        }
        play(match, found)
        if (match.position.turn !== seat) break
      }
    }
    expect(gained[0]).toBeGreaterThan(gained[1]!)
  })
  test('every word it thinks of makes words across as well, on a crowded board', () => {
    const list = wordsOf('hungarian')!
    const words = { e13: 'AGYALÁSÉKHOZ', g13: 'MASZNAK', q12: 'KÖRTEFA', i10: 'HAJÓ' }
    const crowd: Record<string, string> = { ...TITLE }
    for (const [first, word] of Object.entries(words))
      for (const [i, sign] of [...word].entries()) {
        const cell = `${first[0]}${Number(first.slice(1)) - i}`
        if (!(cell in crowd)) crowd[cell] = sign
      }
    const at = (cell: string) => game.make(CALM).board.names.indexOf(cell)
    const letters = new Map(Object.entries(crowd).map(([cell, sign]) => [at(cell), HUNGARIAN.indexOf(sign)]))
    const found = bestWords(
      {
        letter: cell => letters.get(cell) ?? -1,
        slotOn: () => -1,
        red: [...'AEKTSZLNRI'].map(sign => RED_SIGNS.indexOf(sign)),
        digits: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
      },
      list,
    )
    expect(found.length).toBeGreaterThan(5)
    for (const { tiles, points } of found) {
      const name = (cell: number) => game.make(CALM).board.names[cell]!
      const after = { ...crowd }
      for (const { cell, letter } of tiles) after[name(cell)] = HUNGARIAN[letter]!
      const worth = new Map(
        tiles.map(({ cell, slot }) => [name(cell), [1, 2, 3, 4, 5, 6, 7, 8, 9, 0][slot]!]),
      )
      const read = slow(crowd, after, cell => worth.get(cell)!)
      expect(read.words.filter(word => !list.has([...word].map(sign => HUNGARIAN.indexOf(sign))))).toEqual([])
      expect(read.points).toBe(points)
    }
  })
  test('finds JÁTÉK… with a long row of old letters at once, and names jokers and lengths on its way', () => {
    const match = table('?ABTEÁSIÖK', '0711926350')
    let guard = 0
    while (json(match)['turn'] === 'green' && guard++ < 40)
      match.play(think(match.game, match.position, { seat: 0, level: 6, seed: 1 }))
    play(match, 'pass')
    expect((scores(match) as number[])[0]).toBeGreaterThanOrEqual(61)
  })
  test('objects to what the list does not know, accepts the rest', () => {
    const options: Options = { words: 'challenge', time: 'none' }
    const answer = (letter: string) => {
      const match = play(table('NABTEÁSIOK', '4711926350', {}, options), `${letter}@h8 done pass`)
      return match.nameOf(think(match.game, match.position, { seat: 1, level: 6, seed: 1 }))
    }
    expect([answer('B1'), answer('N4')]).toEqual(['accept', 'object'])
  })
})
