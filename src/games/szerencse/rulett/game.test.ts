import { expect, test } from 'vitest'
import { CHANCE, Moves, Rng, Run, randomMove, type Options } from '../../../engine/index.ts'
import { surprise } from '../../../../tests/fair-luck.ts'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import rulett from './game.ts'

const TWO = { players: '2' }
const AMERICAN = { players: '2', wheel: 'american' }
const money = (match: ReturnType<typeof start>) => json(match)['money'] as Record<string, number>

/** The names of all bets: with the smallest chip every one of them may be laid at the start. */
const betsOf = (options: Options) =>
  moves(start(rulett, options))
    .filter(name => name.startsWith('1@'))
    .map(name => name.slice(2))

/** What a bet covers, told from its name by the words of the text alone. */
function covered(name: string): string[] {
  const numbers = Array.from({ length: 36 }, (_, i) => i + 1)
  const RED = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number)
  const column = (letter: string) => numbers.filter(n => 'DPM'[n % 3] === letter)
  const named: Readonly<Record<string, readonly number[]>> = {
    red: RED,
    black: numbers.filter(n => !RED.includes(n)),
    manque: numbers.slice(0, 18),
    passe: numbers.slice(18),
    pair: numbers.filter(n => n % 2 === 0),
    impair: numbers.filter(n => n % 2 !== 0),
    P: column('P'),
    M: column('M'),
    D: column('D'),
    'P+M': [...column('P'), ...column('M')],
    'M+D': [...column('M'), ...column('D')],
  }
  if (named[name]) return named[name].map(String)
  const [first, last] = name.split('..').map(Number)
  return last === undefined ? name.split('-') : numbers.filter(n => n >= first! && n <= last).map(String)
}
/** What the text pays by how many numbers a bet has; the three ways of twelve and of eighteen pay alike. */
const PAYS: Readonly<Record<number, number>> = {
  1: 35,
  2: 17,
  3: 11,
  4: 8,
  5: 6,
  6: 5,
  12: 2,
  18: 1,
  24: 0.5,
}

const pocketsOf = (american: boolean) => [
  ...Array.from({ length: 37 }, (_, n) => String(n)),
  ...(american ? ['00'] : []),
]

test('the cloth: every bet of the text, how many there are of each kind', () => {
  const kinds = (options: Options) => {
    const counts: Record<number, number> = {}
    for (const name of betsOf(options)) counts[covered(name).length] = (counts[covered(name).length] ?? 0) + 1
    return counts
  }
  // 36 numbers and 0; 24 + 33 + 3 pairs; 12 rows; 22 squares; 11 pairs of rows; 3 dozens and 3 columns; 6 chances; 2 pairs of columns.
  expect(kinds(TWO)).toEqual({ 1: 37, 2: 60, 3: 12, 4: 22, 6: 11, 12: 6, 18: 6, 24: 2 })
  expect(kinds(AMERICAN)).toEqual({ 1: 38, 2: 62, 3: 12, 4: 22, 5: 1, 6: 11, 12: 6, 18: 6, 24: 2 })
  expect(kinds({ ...TWO, columns: 'off' })).not.toHaveProperty('24')
  expect(kinds({ ...TWO, columns: 'off' })[12]).toBe(6)
})

test('two numbers must lie side by side: 8 and 11, never 3 and 4; 0 lies beside 1, 2 and 3', () => {
  const bets = betsOf(TWO)
  const pairs = bets.filter(name => covered(name).length === 2)
  for (const name of pairs) {
    const [a, b] = covered(name).map(Number)
    expect(a === 0 ? b! <= 3 : b! - a! === 3 || (b! - a! === 1 && a! % 3 !== 0), name).toBe(true)
  }
  expect(bets).toEqual(
    expect.arrayContaining(['8-11', '0-1', '0-2', '0-3', '7-8-9', '22-23-25-26', '4..9', '1..12']),
  )
  expect(bets).not.toContain('3-4')
  const american = betsOf(AMERICAN).filter(name => /^00?-/.test(name))
  expect(american.sort()).toEqual(['0-00', '0-00-1-2-3', '0-1', '0-2', '00-2', '00-3'])
})

test('every bet pays what the text says, on every number: the bank keeps one stake in 37, three in 38 by five numbers', () => {
  for (const options of [TWO, AMERICAN]) {
    const american = options === AMERICAN
    const game = rulett.make(options)
    const { position: p } = new Run(game)
    const out = new Moves()
    const call = (name: string) => {
      out.n = 0
      game.moves(p, out)
      game.play(
        p,
        out.toArray().find(m => game.name(p, m) === name)!,
      )
    }
    for (const name of betsOf(options)) {
      const begun = p.mark()
      call(`10@${name}`)
      call('ready')
      call('spin')
      const spinning = p.mark()
      let sum = 0
      for (const pocket of pocketsOf(american)) {
        call(`ball:${pocket}`)
        const gain = covered(name).includes(pocket) ? 10 * PAYS[covered(name).length]! : -10
        const { money: purses } = game.layout.write(p) as { money: Record<string, number> }
        expect(purses, `${name} on ${pocket}`).toEqual({ bank: 2000 - gain, red: 1000 + gain })
        sum += gain
        p.rewind(spinning)
      }
      expect(sum, name).toBe(american ? (covered(name).length === 5 ? -30 : -20) : -10)
      p.rewind(begun)
    }
  }
})

test('zeros lose all outside bets; half a gain is rounded down', () => {
  for (const name of ['red', 'pair', 'manque', 'P', '1..12', 'P+M'])
    for (const [options, pocket] of [
      [TWO, '0'],
      [AMERICAN, '00'],
    ] as const)
      expect(money(play(start(rulett, options), `10@${name} ready spin ball:${pocket}`))['red']).toBe(990)
  expect(money(play(start(rulett, TWO), '1@P+M ready spin ball:1'))['red']).toBe(1000)
  expect(money(play(start(rulett, TWO), '5@P+M ready spin ball:2'))['red']).toBe(1002)
  // Two chips of 1 on one place are a stake of 2.
  expect(money(play(start(rulett, TWO), '1@M+D 1@M+D ready spin ball:2'))['red']).toBe(1001)
})

test('everybody begins with 1000, the bank with 1000 for each player and 1000 more; 2 to 7 persons', () => {
  expect(money(start(rulett))).toEqual({ bank: 3000, red: 1000, blue: 1000 })
  expect(money(start(rulett, { players: '7' }))['bank']).toBe(7000)
  expect([...rulett.players].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7])
})

test('a round: each player lays any number of chips, then the bank spins; stakes of all are told apart', () => {
  const match = start(rulett)
  play(match, '10@17 5@17 50@red 1@17-20 ready 50@17')
  expect(json(match)).toMatchObject({
    turn: 'blue',
    pieces: { 17: '15 red, 50 blue', red: '50 red', '17-20': '1 red' },
    money: { red: 934, blue: 950, cloth: 116 },
  })
  play(match, 'ready')
  expectMoves(match, 'spin')
  play(match, 'spin')
  expect(match.position.turn).toBe(CHANCE)
  play(match, 'ball:20')
  expect(json(match)).toMatchObject({ turn: 'red', money: { red: 952, blue: 950, bank: 3098 } })
  expect(json(match)).not.toHaveProperty('pieces')
  expect(json(match)).toMatchObject({ last: 21, won: { red: -48, blue: -50, bank: 98 } })
})

test('whoever has laid the last chip is done, and players without money are passed over', () => {
  const pieces = { turn: 'red', money: { red: 5, bank: 3000, blue: 0 } }
  const match = play(from(rulett, pieces), '5@red')
  expect(json(match)['turn']).toBe('bank')
  play(match, 'spin ball:1')
  expect(json(match)).toMatchObject({ turn: 'red', money: { red: 10 } })
  expectMoves(play(match, 'ready'), 'spin')
})

test('limits: chips of 1 and more, no more than one has, nothing that the bank could not pay', () => {
  const match = from(rulett, { turn: 'red', money: { red: 40, blue: 10, bank: 100 } })
  expect(refused(match)['50@red']).toContain('so much money')
  expect(refused(match)['10@17']).toContain('could not pay')
  expect(moves(match)).toEqual(expect.arrayContaining(['1@17', '5@17-20', '10@4..9', '10@red', '10@pair']))
  // What others would lose by the same number helps to pay; what they would win does not.
  play(match, '1@17 1@17')
  expect(refused(match)['1@17']).toContain('could not pay')
  expect(moves(match)).toContain('1@18')
  play(match, '10@red')
  expect(moves(match)).toContain('1@17')
  expect(refused(match)['1@wheel']).toContain('on the cloth')
  expect(refused(match)['1@pocket-17']).toContain('on the cloth')
})

test('no accepted bet ever leaves the bank unable to pay: random rounds with a poor bank', () => {
  const rng = new Rng(5)
  const game = rulett.make(TWO)
  const out = new Moves()
  const run = new Run(game)
  const begun = from(rulett, { turn: 'red', money: { red: 500, bank: 60 } }, TWO)
  run.position.copyFrom(begun.position)
  for (let i = 0; i < 400 && !run.choices(out); i++) run.play(randomMove(game, run.position, rng, out))
  expect(run.plies).toBeGreaterThan(5)
})

test('a player without money is out; a bank without money has lost to those still in', () => {
  const out = from(rulett, { turn: 'red', money: { red: 10, blue: 0, bank: 3000 } })
  expect(play(out, '10@red spin ball:2').outcome).toMatchObject({ result: [1, 0, 0] })
  const broken = from(rulett, { turn: 'red', money: { red: 100, blue: 50, bank: 100 } })
  const match = play(broken, '100@red ready spin ball:1')
  expect(match.outcome).toMatchObject({ result: [0, 0.5, 0.5] })
  expect(match.outcome?.reason.en).toContain('broken the bank')
  const alone = from(rulett, { turn: 'red', money: { red: 100, blue: 0, bank: 100 } })
  expect(play(alone, '100@red spin ball:1').outcome?.result).toEqual([0, 1, 0])
})

test('after the last of 50 spins the richest player wins, however rich the bank is', () => {
  const last = (spun: number, options: Options = {}) =>
    play(
      from(rulett, { turn: 'blue', spun, money: { red: 30, blue: 40, bank: 9000 } }, options),
      'ready spin ball:0',
    )
  expect(last(48).outcome).toBeUndefined()
  expect(last(49).outcome).toMatchObject({ result: [0, 0, 1], points: [9000, 30, 40] })
  expect(last(19, { spins: '20' }).outcome).toBeDefined()
  expect(last(98, { spins: '100' }).outcome).toBeUndefined()
  const even = from(rulett, { turn: 'blue', spun: 49, money: { red: 40, blue: 40, bank: 9000 } })
  expect(play(even, 'ready spin ball:0').outcome?.result).toEqual([0, 0.5, 0.5])
})

test('lending: by the option a player without money may be given chips, and bets again', () => {
  const position = { turn: 'red', money: { red: 100, bank: 3000 } }
  expect(moves(from(rulett, position)).some(name => name.includes('>'))).toBe(false)
  const match = from(rulett, position, { lending: 'on' })
  expect(moves(match).filter(name => name.includes('>'))).toEqual(
    ['100>blue', '10>blue', '1>blue', '50>blue', '5>blue'].sort(),
  )
  play(match, '50>blue ready')
  expect(json(match)).toMatchObject({ turn: 'blue', money: { red: 50, blue: 50 } })
  const rich = from(rulett, { turn: 'red', money: { red: 100, blue: 1, bank: 3000 } }, { lending: 'on' })
  expect(moves(rich).some(name => name.includes('>'))).toBe(false)
})

test('the wheel is fair: 7400 spins by a fixed seed against one in 37, 7600 against one in 38', () => {
  for (const [options, draws] of [
    [TWO, 7400],
    [AMERICAN, 7600],
  ] as const) {
    const match = play(start(rulett, options), 'ready spin')
    const odds = Object.fromEntries(pocketsOf(options === AMERICAN).map(pocket => [`ball:${pocket}`, 1]))
    expect(moves(match)).toHaveLength(draws / 200)
    expect(surprise(match, odds, draws, 11)).toBeLessThan(72)
  }
})

test('the wheel has the numbers in the order of the text, red and black as they are coloured', () => {
  const { board } = rulett.make(AMERICAN)
  const pockets = board.names.filter(name => name.startsWith('pocket-')).map(name => name.slice(7))
  const order =
    '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'
  expect(pockets).toEqual(order.split(' '))
  for (const [c, name] of board.names.entries()) {
    const number = name.replace('pocket-', '')
    if (!/^\d+$/.test(number)) continue
    const fill = /^00?$/.test(number)
      ? 'cloth'
      : covered('red').includes(number)
        ? 'solid-red'
        : 'solid-black'
    expect(board.cells[c]!.fill, name).toBe(fill)
  }
})

test('money is never made or lost: what the players, the bank and the cloth have stays the same', () => {
  const rng = new Rng(3)
  const out = new Moves()
  for (const [i, options] of [{}, AMERICAN, { players: '5', lending: 'on', spins: '20' }].entries()) {
    const game = rulett.make(options)
    const { start: first, size } = game.layout.ranges.find(range => range.name === 'money')!
    const run = new Run(game)
    const all = () => Array.from({ length: size }, (_, k) => run.position.at(first + k))
    const sum = () => all().reduce((a, b) => a + b, 0)
    const whole = sum()
    let [spoilt, least] = [0, 0]
    for (let ply = 0; ply < 500 && !run.choices(out); ply++) {
      run.play(randomMove(game, run.position, rng, out))
      run.position.settle()
      if (sum() !== whole) spoilt++
      least = Math.min(least, ...all())
    }
    expect([spoilt, least], String(i)).toEqual([0, 0])
  }
})

test('the opponent bets calmly, sits still as the leader at the end, and stakes what is missing when behind', () => {
  const first = (position: Record<string, unknown>) => {
    const { game, position: p } = from(rulett, position as never)
    const out = new Moves()
    game.ideas!(p, out)
    return game.name(p, out.at(0))
  }
  const purses = (red: number, blue: number) => ({ money: { red, blue, bank: 3000 } })
  expect(first({ turn: 'red', ...purses(1000, 1000) })).toMatch(/^10@(red|black|pair|impair|passe|manque)$/)
  expect(first({ turn: 'red', pieces: { red: '33 red' }, ...purses(967, 1000) })).toBe('ready')
  expect(first({ turn: 'red', spun: 46, ...purses(1200, 1000) })).toBe('ready')
  expect(first({ turn: 'red', spun: 46, ...purses(900, 1000) })).toMatch(/^100@/)
})

test('buttons, chips and the ball have words', () => {
  const { game, position } = start(rulett, AMERICAN)
  const said = ['ready', 'spin', 'ball:00', 'ball:17', 'chip:red:50', 'purse:red'].map(
    point => game.label!(point, position).en,
  )
  expect(said).toEqual([
    'I am ready',
    'Spin',
    'The ball: 00 (green)',
    'The ball: 17 (black)',
    'a chip of 50',
    'A gift to red',
  ])
})

test('positions that cannot be are refused', () => {
  expect(() => from(rulett, { turn: 'blue', money: { red: 10, bank: 10 } })).toThrow('without money')
  expect(() => from(rulett, { turn: 'red', money: { red: 10 }, pieces: { '3-4': '5 red' } })).toThrow(
    'no bet',
  )
  expect(() => from(rulett, { turn: 'red', money: { red: 10 }, pieces: { 3: '5 bank' } })).toThrow(
    'Not a bet',
  )
})

test('only the purse of whose turn it is lies beside the cloth; one note tells the others', () => {
  const { trays, notes } = rulett.make({}).scene(start(rulett).position)
  expect(trays.map(tray => [tray.title.en, tray.text?.en, tray.items.length])).toEqual([['red', '1000', 6]])
  expect(notes?.at(-1)?.en).toBe('bank: 3000 · blue: 1000')
})
