// The three games written from the rules alone, compared with the real ones in random games.
import { expect, test } from 'vitest'
import { Rng, type Match, type Options } from '../../../engine/index.ts'
import { json, moves, play, start } from '../../../../tests/playing.ts'
import { agree, type Answers, type Pieces } from '../../../../tests/slow-rules.ts'
import hadrend from './game.ts'

type Seen = ReturnType<typeof json>
const CELLS = [...'12345'].flatMap(y => [...'abcde'].map(x => `${x}${y}`))
const SHAPES = ['square', 'circle', 'triangle']
const COLOURS = ['yellow', 'green', 'red']
const FIGURES = COLOURS.flatMap(colour => SHAPES.map(shape => `${colour} ${shape}`))
const RARE = ['yellow square', 'green circle', 'red triangle']

const touching = (a: string, b: string): boolean =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a[1]) - Number(b[1])) === 1
/** How many groups the figures with this word form. */
function groups(pieces: Pieces, word: string): number {
  const left = new Set(Object.keys(pieces).filter(cell => pieces[cell]!.split(' ').includes(word)))
  let n = 0
  for (const first of left) {
    n++
    const group = [first]
    for (const cell of group)
      for (const other of left)
        if (touching(cell, other)) {
          left.delete(other)
          if (!group.includes(other)) group.push(other)
        }
    left.delete(first)
  }
  return n
}
const sum = (pieces: Pieces, words: readonly string[]) =>
  words.reduce((n, word) => n + groups(pieces, word), 0)
const other = (turn: string) => (turn === 'shapes' ? 'colours' : 'shapes')
const name = (figure: string, cell: string) => {
  const [colour, shape] = figure.split(' ')
  return `${colour![0]}${shape![0]}@${cell}`
}
const isSorted = (pieces: Pieces, words: readonly string[]) => words.every(word => groups(pieces, word) === 1)

const seenOf = (seen: Seen) => ({
  pieces: seen['pieces'] as Pieces,
  turn: String(seen['turn']),
  moves: (seen['moves'] ?? [0, 0]) as readonly number[],
})

/** Every placing of a figure that is left, where `allows` it. */
function placings(
  pieces: Pieces,
  turn: (after: Pieces) => string,
  allows: (cell: string, figure: string) => boolean,
): Answers {
  const answers: Record<string, Answers[string]> = {}
  for (const figure of FIGURES) {
    const laid = Object.values(pieces).filter(each => each === figure).length
    if (laid === (RARE.includes(figure) ? 2 : 3)) continue
    for (const cell of CELLS) {
      if (pieces[cell] || !allows(cell, figure)) continue
      const after = { ...pieces, [cell]: figure }
      answers[name(figure, cell)] = { turn: turn(after), pieces: after }
    }
  }
  return answers
}
function journeys(
  pieces: Pieces,
  turn: (after: Pieces) => string,
  goes: (cell: string, figure: string) => boolean,
): Answers {
  const answers: Record<string, Answers[string]> = {}
  const empty = CELLS.find(cell => !pieces[cell])!
  for (const [cell, figure] of Object.entries(pieces)) {
    if (!goes(cell, figure)) continue
    const after: Record<string, string> = { ...pieces, [empty]: figure }
    delete after[cell]
    answers[`${cell}-${empty}`] = { turn: turn(after), pieces: after }
  }
  return answers
}

function slowHadrend(seen: Seen): Answers {
  const { pieces, turn } = seenOf(seen)
  const next = () => other(turn)
  if (seen['part'] !== 'place') {
    for (const word of [...SHAPES, ...COLOURS]) expect(groups(pieces, word)).toBeGreaterThan(1)
    return journeys(pieces, next, cell => cell !== seen['moved'])
  }
  const answers = placings(pieces, next, (cell, figure) =>
    CELLS.every(
      near =>
        !touching(near, cell) || !pieces[near]?.split(' ').some(word => figure.split(' ').includes(word)),
    ),
  )
  if (Object.keys(answers).length > 0) return answers
  const last = seen['takeBacks'] === 9
  return Object.fromEntries(
    Object.keys(pieces).map(cell => {
      const { [cell]: _, ...rest } = pieces
      return [cell, last ? { turn: 'chance', pieces: {} } : { turn: next(), pieces: rest }]
    }),
  )
}

function slowSorakozo(seen: Seen): Answers {
  const { pieces, turn, moves: made } = seenOf(seen)
  if (seen['part'] === 'place')
    return placings(
      pieces,
      after => (Object.keys(after).length < 24 || isSorted(after, COLOURS) ? 'shapes' : 'colours'),
      () => true,
    )
  const mine = turn === 'shapes' ? SHAPES : COLOURS
  const n = made[turn === 'shapes' ? 0 : 1]!
  expect(isSorted(pieces, mine) || n === 200).toBe(false)
  return journeys(
    pieces,
    after => (turn === 'shapes' || n === 199 || isSorted(after, COLOURS) ? 'shapes' : 'colours'),
    (_, figure) => figure.includes(mine[n % 3]!),
  )
}

const slowLerakas = (seen: Seen): Answers =>
  placings(
    seenOf(seen).pieces,
    () => other(seenOf(seen).turn),
    cell => cell !== 'c3',
  )

const dealt = (options: Options, seed: number) => (): Match => {
  const match = start(hadrend, options)
  match.roll(new Rng(seed))
  return match
}

test('Hadrend goes as the slow rules say', () => {
  for (const seed of [1, 2, 3])
    expect(agree(hadrend, {}, slowHadrend, { games: 2, plies: 60, seed }, dealt({}, seed))).toBeGreaterThan(
      20,
    )
})

test('Hadrend put down by the players goes as the slow rules say, take-backs too', () => {
  let takeBacks = 0
  const watched = (seen: Seen): Answers => {
    if (seen['takeBacks']) takeBacks++
    return slowHadrend(seen)
  }
  // The games stop before luck may come.
  expect(agree(hadrend, { array: 'placed' }, watched, { games: 12, plies: 30 })).toBeGreaterThan(300)
  expect(takeBacks).toBeGreaterThan(10)
})

test('Sorakozó goes as the slow rules say', () => {
  const options = { game: 'sorakozo' }
  expect(agree(hadrend, options, slowSorakozo, { games: 1, plies: 430 })).toBe(424)
  expect(
    agree(
      hadrend,
      options,
      slowSorakozo,
      { games: 2, plies: 60 },
      dealt({ ...options, filling: 'dealt' }, 3),
    ),
  ).toBe(120)
})

test('Lerakás goes as the slow rules say, and is counted so', () => {
  const options = { game: 'lerakas' }
  expect(agree(hadrend, options, slowLerakas, { games: 4, plies: 30 })).toBe(4 * 24)
  const results = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const [match, rng] = [start(hadrend, options), new Rng(seed)]
    while (!match.outcome) play(match, moves(match)[rng.below(moves(match).length)]!)
    const { pieces } = seenOf(json(match))
    const [shapes, colours] = [sum(pieces, SHAPES), sum(pieces, COLOURS)]
    const result = shapes < colours ? [1, 0] : shapes > colours ? [0, 1] : [0.5, 0.5]
    expect(match.outcome).toMatchObject({ result, points: [shapes, colours] })
    results.add(result.join())
  }
  expect(results.size).toBe(3)
})

test('Hadrend ends as soon as a shape or a colour is one group, and for whom', () => {
  const won = [0, 0]
  for (let seed = 1; seed <= 12; seed++) {
    const [match, rng] = [dealt({}, seed)(), new Rng(seed)]
    while (!match.outcome) play(match, moves(match)[rng.below(moves(match).length)]!)
    const { pieces, turn } = seenOf(json(match))
    const [shape, colour] = [SHAPES, COLOURS].map(words => words.some(word => groups(pieces, word) === 1))
    const winner = shape && colour ? (turn === 'shapes' ? 1 : 0) : shape ? 0 : 1
    expect(shape || colour).toBe(true)
    expect(match.outcome.result[winner]).toBe(1)
    won[winner]!++
  }
  expect(Math.min(...won)).toBeGreaterThan(0)
})
