// Followed pieces, goals, passing at any time, values by cells, parts that fit: on small games made for it.
import { expect, test } from 'vitest'
import { Match, Moves, refusals, type Json } from '../../engine/index.ts'
import { expectMoves, json, play } from '../../../tests/playing.ts'
import { square } from '../boards/index.ts'
import { from, to } from '../moves/packing.ts'
import { BLACK, RED, WHITE } from '../pieces.ts'
import { split } from '../outcomes.ts'
import { common, ground, kind, NOWHERE, place, reason, standing, text, winsOf, worthOf } from './index.ts'
import type { BoardGame } from '../scene.ts'

/** Men step anywhere, also onto the ball and onto enemies; the far row is the goal. */
const make = () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(2, 3),
    kinds: { man: kind('bábu', 'man', 'disc'), ball: common('labda', 'ball', 'marble', { most: 1 }) },
    setup: { man: ['a1', 'a3'], ball: 'b2' },
    counters: { passes: { for: 'all', most: 2 } },
    follows: ['ball'],
    goals: { man: ['b3', 'a1 b1'] },
  })
  const both = split(g.players, 'Mindenki passzolt.', 'All passed.')
  const rules = standing(g, {
    from(p, c, out) {
      for (let d = 0; d < 8; d++) {
        const n = g.board.next[c * 8 + d]!
        if (n < g.board.size && g.ownerOf[g.at(p, n)] !== p.turn) out.add(c | (n << 10))
      }
    },
    captures: (p, m) => g.at(p, to(m)) > 0,
    play(p, m) {
      g.carry(p, from(m), to(m))
      g.endTurn(p)
    },
    passing: { inARow: 2, ends: () => both },
    arrives: winsOf(g.players, '{winner} célba ért.', '{winner} has arrived.'),
    value: worthOf(g, 2, (_, c, player) => (player === 0 ? c >> 1 : 2 - (c >> 1))),
  })
  return { ...rules, ball: g.spot.ball }
}
const definition = (game: () => BoardGame) => ({
  id: 'x',
  chapter: 'x',
  title: text('x', 'x'),
  players: [game().players.length],
  rules: 1,
  options: [],
  make: game,
})
const begin = (position?: Json, game: () => BoardGame = make): Match => {
  if (position === undefined) return Match.begin(definition(game), {})
  const begun = Match.beginFrom(definition(game), {}, position)
  if (!begun.ok) throw new Error(begun.why.en)
  return begun.value
}
const ballAt = (match: Match) => match.position.at(make().ball)

test('the only piece of a kind is followed, taken off, put back by undo and found in what is read', () => {
  const match = begin()
  expect(ballAt(match)).toBe(3)
  const mark = match.position.copy()
  play(match, 'a1xb2')
  expect(ballAt(match)).toBe(NOWHERE)
  expect(mark.at(make().ball)).toBe(3)
  expect(ballAt(begin({ turn: 'white', pieces: { a2: 'ball', a1: 'white man' } }))).toBe(2)
  expect(ballAt(begin({ turn: 'white', pieces: { a1: 'white man' } }))).toBe(NOWHERE)
})

test('captures have an x in their names', () => expectMoves(begin(), 'a1-a2 a1-b1 a1xb2 pass'))

test('whoever brings a piece to its goal wins, in what is read too; both cannot', () => {
  expect(play(begin(), 'a1-a2 pass a2-b3').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'white has arrived.' },
  })
  const read = { turn: 'white', pieces: { b1: 'black man', a2: 'white man' } }
  expect(begin(read).outcome?.result).toEqual([0, 1])
  // a3 is nobody's goal.
  expect(begin({ turn: 'black', pieces: { a3: 'white man', b3: 'black man' } }).outcome).toBeUndefined()
  const twice = { turn: 'white', pieces: { b1: 'black man', b3: 'white man' } }
  expect(() => begin(twice)).toThrow('both')
})

test('a turn may be passed, and two passes in a row end the game', () => {
  const match = play(begin(), 'pass a3-a2')
  expect(json(match)['passes'] ?? 0).toBe(0)
  expect(play(match, 'pass').outcome).toBeUndefined()
  expect(play(match, 'pass').outcome?.reason.en).toBe('All passed.')
})

test('a value by what pieces are worth on their cells', () => {
  const value = (position: Json) => {
    const { game, position: p } = begin(position)
    return [0, 1].map(player => game.value!(p, player))
  }
  expect(value({ turn: 'white', pieces: { a2: 'white man', b3: 'black man' } })).toEqual([1 / 3, -1 / 3])
  expect(value({ turn: 'white', pieces: { a2: 'white man', b2: 'ball', a3: 'white man' } })[0]).toBe(3 / 5)
})

/** Put a man down; with three in a row of cells one may be taken off. Who is out has no part in a draw. */
const putting = () => {
  const g = ground({
    players: [WHITE, BLACK, RED],
    board: square(3, 1),
    kinds: { man: kind('bábu', 'man', 'disc') },
    parts: ['put', 'take'],
    marks: ['put'],
    flags: ['out'],
    why: { notThis: reason('Sajátot válassz.', 'Choose your own.') },
  })
  const own = g.codes('man')
  return standing(g, {
    parts: {
      put: {
        fits: p => p.at(g.mark.put) === 0,
        moves: (p, out) => g.placesWith(p, 0, out, [0, 1]),
        alsoTried: 'journeys',
        play(p, m) {
          g.set(p, to(m), own[p.turn]!)
          p.put(g.mark.put, to(m) + 1)
          g.go(p, g.part.take)
        },
      },
      take: {
        sign: '-',
        fits: p => p.at(g.mark.put) > 0,
        moves: (p, out) => g.placesWith(p, own[p.turn]!, out),
        play(p, m) {
          g.set(p, to(m), 0)
          p.put(g.mark.put, 0)
          g.endTurn(p)
        },
      },
    },
    draws: { repetition: { times: 2, of: 'turns' }, cap: 20 },
    value: (p, player) => g.countOf(p, own[player]!) - g.countOf(p, 0, [2]),
  })
}
const tries = (match: Match) =>
  Object.fromEntries(
    refusals(match.game, match.position).map(({ move, reason: why }) => [match.nameOf(move), why.en]),
  )

test('places with a code are listed and counted, among all cells or some', () => {
  const match = begin(
    { turn: 'white', pieces: { a1: 'black man', b1: 'white man', c1: 'white man' } },
    putting,
  )
  expect([0, 1, 2].map(player => match.game.value!(match.position, player))).toEqual([2, 1, 0])
  const out = new Moves()
  match.game.moves(match.position, out)
  expect(out.n).toBe(0)
  const empty = begin(undefined, putting)
  expectMoves(empty, 'a1 b1')
  expect(empty.game.value!(empty.position, 0)).toBe(-1)
  expect(place(1)).toBe(1025)
})

test('a position that does not fit its part is refused', () => {
  expect(() => begin({ turn: 'white', part: 'take', pieces: { a1: 'white man' } }, putting)).toThrow(
    'does not fit',
  )
  expect(() => begin({ turn: 'white', put: 'a1', pieces: { a1: 'white man' } }, putting)).toThrow(
    'does not fit',
  )
})

test('journeys are tried where none is listed, and nothing is answered as the wrong piece is', () => {
  const match = begin({ turn: 'white', pieces: { a1: 'white man' } }, putting)
  expect(tries(match)['a1-b1']).toBe('This piece cannot go there.')
  const taking = play(match, 'b1')
  expect(tries(taking)).toMatchObject({ '-c1': 'Choose your own.' })
})

test('whoever is out has no part in a draw', () => {
  const match = begin({ turn: 'white', out: ['red'], pieces: {} }, putting)
  expect(play(match, 'a1 -a1 a1 -a1').outcome?.result).toEqual([1 / 2, 1 / 2, 0])
})
