import { expect, test } from 'vitest'
import { expectMoves, from, json, moves, play, refused, start } from '../../../../tests/playing.ts'
import { Match, Moves, Rng, type Options } from '../../../engine/index.ts'
import { placements, square } from '../../../kit/index.ts'
import pentomino, { PENTOMINOES } from './game.ts'

const BOOK = `
  V V V U U X W W L L
  Z Z V U X X X W W L
  Y Z V U U X F F W L
  Y Z Z N N N T F F L
  Y Y N N T T T F P P
  Y I I I I I T P P P`

/** Plays at random until the game is over. */
const finished = (options: Options, seed: number): Match => {
  const match = start(pentomino, options)
  const rng = new Rng(seed)
  while (!match.outcome) {
    match.roll(rng)
    if (!match.outcome) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  return match
}
const placings = (match: Match) => match.log.filter(name => /^[A-Z]:/.test(name))

test('the twelve pieces are those of the book, in all 63 ways they can lie', () => {
  const board = square(10, 6)
  const rows = BOOK.trim()
    .split('\n')
    .map(row => row.trim().split(' '))
  const all = placements(board, PENTOMINOES)
  for (const { id } of PENTOMINOES) {
    const cells = board.cells.flatMap((cell, c) => (rows[cell.y]![cell.x] === id ? [c] : []))
    const found = all.filter(each => cells.length === 5 && each.cells.every(c => cells.includes(c)))
    expect(found.map(each => PENTOMINOES[each.piece]!.id)).toEqual([id])
  }
  // As many as there are sets of five joined cells on 8 × 8.
  expect(moves(start(pentomino))).toHaveLength(joinedFives())
})

/** Counts the joined sets of five cells on 8 × 8 by growing them cell by cell. */
function joinedFives(): number {
  let sets = new Set(Array.from({ length: 64 }, (_, c) => String(c)))
  for (let size = 2; size <= 5; size++) {
    const larger = new Set<string>()
    for (const each of sets) {
      const cells = each.split(',').map(Number)
      for (const c of cells)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const [x, y] = [(c % 8) + dx, Math.floor(c / 8) + dy]
          if (x < 0 || y < 0 || x > 7 || y > 7 || cells.includes(y * 8 + x)) continue
          larger.add([...cells, y * 8 + x].sort((a, b) => a - b).join())
        }
    }
    sets = larger
  }
  return sets.size
}

test('pieces cover five free cells, turned and flipped at will, and each is used once', () => {
  const match = play(start(pentomino), 'F:b1-c3')
  expect(json(match)).toMatchObject({ turn: 'blue', placed: { F: ['b1', 'a2', 'b2', 'b3', 'c3'] } })
  const left = moves(match)
  expect(left.some(name => name.startsWith('F'))).toBe(false)
  expect(left).not.toContain('I:a5-a1')
  expect(left).toContain('I:d5-d1')
  expect(left).toContain('I:d4-h4')
})

test('no two ways to place are pointed at alike', () => {
  const match = start(pentomino)
  const points = match.moves.map(m => match.game.points(match.position, m).join())
  expect(new Set(points).size).toBe(points.length)
  expect(Math.max(...match.moves.map(m => match.game.points(match.position, m).length))).toBe(4)
  const move = match.moves.find(m => match.nameOf(m) === 'X:d4')!
  expect(match.game.points(match.position, move)).toEqual([
    'piece:X',
    pentomino.make({}).board.names.indexOf('d4'),
  ])
})

test('whoever places last wins', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const players = 2 + (seed % 5)
    const match = finished({ players: String(players) }, seed)
    const last = (placings(match).length - 1) % players
    expect(match.outcome?.result).toEqual(Array.from({ length: players }, (_, i) => (i === last ? 1 : 0)))
  }
})

test('two to six can play', () => {
  expect(pentomino.players).toEqual([2, 3, 4, 5, 6])
  for (const n of pentomino.players) expect(pentomino.make({ players: String(n) }).players).toHaveLength(n)
})

test('cards: 12 div n pieces each by chance, and only those are played', () => {
  for (const [players, each] of [
    [2, 6],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 2],
  ] as const) {
    const match = start(pentomino, { set: 'cards', players: String(players) })
    expect(json(match)['turn']).toBe('chance')
    match.roll(new Rng(players))
    const hands = json(match)['hands'] as Record<string, string[]>
    expect(Object.values(hands).map(hand => hand.length)).toEqual(Array(players).fill(each))
    expect(new Set(Object.values(hands).flat()).size).toBe(players * each)
    expect(json(match)['turn']).toBe('red')
    expect(new Set(moves(match).map(name => name[0]!))).toEqual(new Set(hands['red']))
  }
})

test('cards: who cannot place or has none left is out, and the last one in wins', () => {
  const hands = { red: ['F', 'N'], green: ['X'] }
  const match = from(pentomino, { turn: 'blue', hands, last: 'red' }, { set: 'cards', players: '3' })
  expectMoves(match, 'out')
  play(match, 'out X:b2')
  expect(json(match)).toMatchObject({ turn: 'red', out: ['blue'], last: 'green' })
  play(match, 'F:f1-g3')
  // Green has none left: red is the only one in.
  expect(match.outcome?.result).toEqual([1, 0, 0])
})

test('teams: four players, 1 and 3 against 2 and 4, the side of the last to place wins', () => {
  const options = { scoring: 'teams' }
  expect(pentomino.make(options).players.map(player => player.team)).toEqual([0, 1, 0, 1])
  for (let seed = 1; seed <= 10; seed++) {
    const match = finished(options, seed)
    const side = (placings(match).length - 1) % 2
    expect(match.outcome?.result).toEqual(side === 0 ? [1, 0, 1, 0] : [0, 1, 0, 1])
  }
})

test('cutthroat: three or more; 10 points for the last to place, none for the next, 5 for the others', () => {
  expect(pentomino.make({ scoring: 'cutthroat' }).players).toHaveLength(3)
  for (let seed = 1; seed <= 10; seed++) {
    const match = finished({ scoring: 'cutthroat', players: '4' }, seed)
    const last = (placings(match).length - 1) % 4
    const points = Array.from({ length: 4 }, (_, i) => (i === last ? 10 : i === (last + 1) % 4 ? 0 : 5))
    expect(match.outcome?.points).toEqual(points)
    expect(match.outcome?.result[last]).toBe(1)
  }
})

test('several deals: points add up and the start moves on', () => {
  const match = start(pentomino, { scoring: 'cutthroat', deals: 'round' })
  const rng = new Rng(5)
  const starters: string[] = []
  while (!match.outcome) {
    if (Object.keys(json(match)['placed'] as object).length === 0) starters.push(String(json(match)['turn']))
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
  expect(starters).toEqual(['red', 'blue', 'green'])
  expect(match.log.filter(name => name === 'next')).toHaveLength(2)
  expect(match.outcome.points!.reduce((sum, points) => sum + points, 0)).toBe(3 * 15)
})

test('pieces that overlap, lie wrong or are there twice are no position', () => {
  const square5 = ['a1', 'b1', 'a2', 'b2']
  expect(() => from(pentomino, { placed: { P: square5 } })).toThrow('cannot lie')
  const f = ['b1', 'a2', 'b2', 'b3', 'c3']
  expect(() => from(pentomino, { placed: { F: f, I: ['b1', 'c1', 'd1', 'e1', 'f1'] } })).toThrow('cover b1')
  expect(() => from(pentomino, { placed: { F: f }, hands: { red: ['F'] } }, { set: 'cards' })).toThrow(
    'twice',
  )
})

test('cards in teams: the deal goes on while both sides are in, and ends when one side is out', () => {
  const hands = { red: ['X'], blue: ['I'], green: ['F'] }
  const options = { set: 'cards', scoring: 'teams' }
  const match = from(pentomino, { turn: 'yellow', hands, last: 'green' }, options)
  play(match, 'out X:b2 I:d8-h8 F:f1-g3')
  // Red has none left, but blue of the other side has not been asked yet.
  play(match, 'out')
  expect(match.outcome?.result).toEqual([1, 0, 1, 0])
  const alone = { turn: 'blue', hands: { red: ['X', 'N'], green: ['F'] }, out: ['yellow'], last: 'red' }
  expect(from(pentomino, alone, options).outcome?.result).toEqual([1, 0, 1, 0])
})

test('cards in several deals: another player begins each', () => {
  const match = start(pentomino, { set: 'cards', deals: 'round' })
  const rng = new Rng(3)
  const starters: string[] = []
  while (!match.outcome) {
    match.roll(rng)
    if (Object.keys(json(match)['placed'] as object).length === 0 && moves(match)[0] !== 'next')
      starters.push(String(json(match)['turn']))
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
  expect(starters).toEqual(['red', 'blue'])
})

test('several deals without cutthroat: a point for each deal won; equal sides share', () => {
  const deals = { scoring: 'teams', deals: 'round' }
  const results = [1, 2, 3, 4, 5, 6].map(seed => finished(deals, seed).outcome!)
  for (const { result, points } of results) {
    expect(points!.reduce((sum, n) => sum + n, 0)).toBe(2 * 4)
    const [one, two] = [points![0]!, points![1]!]
    expect(result).toEqual(one === two ? Array(4).fill(1 / 4) : one > two ? [1, 0, 1, 0] : [0, 1, 0, 1])
  }
  expect(results.some(({ result }) => result[0] === 1 / 4)).toBe(true)
  expect(results.some(({ result }) => result[0] !== 1 / 4)).toBe(true)
  const two = finished({ deals: 'round' }, 1).outcome!
  expect(two.points!.reduce((sum, n) => sum + n, 0)).toBe(2)
})

test('covered cells, and the pieces of other players, are refused in words', () => {
  const why = refused(play(start(pentomino), 'F:b1-c3'))
  expect(why['X:b2']).toBe('A piece may cover free cells only.')
  expect(why).not.toHaveProperty('X:f6')
  const point = (cell: string) => pentomino.make({}).board.names.indexOf(cell)
  expect(why[point('f6')]).toBe('Choose the piece from the set first.')
  expect(why[`piece:X>${point('h8')}`]).toContain('no room')
  expect(Object.keys(why).some(name => name.startsWith('F'))).toBe(false)
  const hands = { red: ['F'], blue: ['X'] }
  const cards = from(pentomino, { turn: 'red', hands }, { set: 'cards' })
  expect(refused(cards)['X:b2']).toContain('Another player')
  expect(refused(cards)).not.toHaveProperty('F:b1-c3')
})

/** Whether the player to move wins, by trying everything. */
const wins = (match: Match): boolean =>
  match.moves.some(m => {
    const after = from(pentomino, json(match))
    after.play(m)
    return after.outcome !== undefined || !wins(after)
  })

test('near the end an opponent knows for certain which placements win', () => {
  let [judged, won] = [0, 0]
  for (let seed = 1; seed <= 12; seed++) {
    const match = start(pentomino)
    const rng = new Rng(seed)
    while (!match.outcome && match.moves.length > 9) match.play(match.moves[rng.below(match.moves.length)]!)
    if (match.outcome) continue
    const [ideas, worth] = [new Moves(), [] as number[]]
    match.game.ideas?.(match.position, ideas, worth)
    expect(ideas.n > 0).toBe(wins(match))
    for (const [i, m] of ideas.toArray().entries()) {
      const after = from(pentomino, json(match))
      after.play(m)
      expect(worth[i]! > 0).toBe(after.outcome !== undefined || !wins(after))
      judged++
      if (worth[i]! > 0) won++
    }
  }
  expect(won).toBeGreaterThan(0)
  expect(judged).toBeGreaterThan(won)
})

test('the strongest looks through an end as soon as time allows: what it plays wins by force', () => {
  const wins = (game: Match['game'], p: Match['position']): boolean => {
    const out = new Moves()
    game.moves(p, out)
    return out.toArray().some(m => {
      const then = p.copy()
      game.play(then, m)
      return !wins(game, then)
    })
  }
  let found = 0
  for (let seed = 1; seed <= 40; seed++) {
    const match = start(pentomino)
    const rng = new Rng(seed)
    while (match.moves.length > 40) match.play(match.moves[rng.below(match.moves.length)]!)
    if (match.outcome) continue
    const { game, position } = match
    const sure = game.solved!(position, () => false)
    expect(sure !== undefined, match.log.join(' ')).toBe(wins(game, position))
    if (!sure) continue
    found++
    const after = position.copy()
    game.play(after, sure.moves[0]!)
    expect(wins(game, after)).toBe(false)
  }
  expect(found).toBeGreaterThan(5)
  const full = start(pentomino)
  expect(full.game.solved!(full.position, () => true)).toBeUndefined()
})
