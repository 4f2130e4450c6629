// The parts of the floor that no rule of one game shows alone, on small games made for it.
import { expect, test } from 'vitest'
import { Match, refusals, type Json, type Moves, type Position } from '../../engine/index.ts'
import { play, json, moves, expectMoves } from '../../../tests/playing.ts'
import { square } from '../boards/index.ts'
import { from, pack, to } from '../moves/packing.ts'
import { BLACK, RED, WHITE } from '../pieces.ts'
import type { BoardGame } from '../scene.ts'
import {
  common,
  drop,
  ground,
  heldOf,
  kind,
  leadOf,
  losing,
  mobility,
  place,
  reason,
  standing,
  text,
  total,
  winsOf,
} from './index.ts'

const begin = (make: () => BoardGame, position?: Json): Match => {
  const players = make().players.length
  const definition = {
    id: 'x',
    chapter: 'x',
    title: text('x', 'x'),
    players: [players],
    rules: 1,
    options: [],
    make,
  }
  if (position === undefined) return Match.begin(definition, {})
  const begun = Match.beginFrom(definition, {}, position)
  if (!begun.ok) throw new Error(begun.why.en)
  return begun.value
}
const refused = (match: Match) =>
  Object.fromEntries(
    refusals(match.game, match.position).map(({ move, reason: why }) => [match.nameOf(move), why.en]),
  )

const SIZE = 3
/** Put a man or a king from the hand on an empty cell; then any piece is taken off again. */
const hands = () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(SIZE, SIZE),
    kinds: {
      man: kind('bábu', 'man', 'disc'),
      king: kind('király', 'king', 'king'),
      rock: common('kő', 'rock', 'disc'),
    },
    setup: { rock: 'b2', king: ['', 'c3'] },
    hands: { man: 2, king: 1 },
    parts: ['drop', 'remove'],
    counters: { taken: { for: 'each player', title: text('Levett', 'Taken'), unit: ' / 3' } },
    tracks: ['counts', 'empties'],
    buttons: { stop: text('Megállok', 'Stop') },
    why: { rock: reason('A kő marad.', 'The rock stays.') },
  })
  const ROCK = g.code('rock')
  return standing(g, {
    parts: {
      drop: {
        prompt: text('Tegyél le valamit.', 'Put something down.'),
        moves(p, out) {
          for (const [k, id] of g.held.entries())
            if (p.at(g.hand(p.turn, id)) > 0)
              for (let i = 0; i < g.empties.count(p); i++) out.add(drop(k, g.empties.at(p, i)))
        },
        play(p, m) {
          const id = g.held[heldOf(m)]!
          p.put(g.hand(p.turn, id), p.at(g.hand(p.turn, id)) - 1)
          g.set(p, to(m), g.code(id, p.turn))
          g.go(p, g.part.remove)
        },
      },
      remove: {
        prompt: text('Vegyél le valamit.', 'Take something off.'),
        sign: 'x',
        moves(p, out) {
          for (let c = 0; c < SIZE * SIZE; c++) if (g.at(p, c) > 0) out.add(place(c))
          out.add(g.button.stop)
        },
        refuses: (p, m) => (m !== g.button.stop && g.at(p, to(m)) === ROCK ? g.why.rock : 0),
        play(p, m) {
          if (m !== g.button.stop) {
            g.set(p, to(m), 0)
            p.put(g.count.taken + p.turn, p.at(g.count.taken + p.turn) + 1)
          }
          g.endTurn(p)
        },
      },
    },
  })
}

test('hands: drops have names, points and a tray; parts have prompts and buttons', () => {
  const match = begin(hands)
  const { game } = match
  expect(moves(match)).toContain('M@a1')
  expect(moves(match)).toContain('K@a1')
  expect(moves(match)).not.toContain('M@b2')
  expect(game.points(match.position, match.moves[0]!)[0]).toBe('hand:0:man')
  expect(json(match)).toMatchObject({
    hands: { white: ['man', 'man', 'king'], black: ['man', 'man', 'king'] },
  })
  play(match, 'K@a1')
  expect(json(match)).toMatchObject({ part: 'remove', hands: { white: ['man', 'man'] } })
  expect(game.prompt?.(match.position)?.en).toBe('Take something off.')
  expectMoves(match, 'xa1 xc3 stop')
  expect(refused(match)).toMatchObject({ xb2: 'The rock stays.', xb1: 'There is nothing to choose here.' })
  expect(game.label?.('stop', match.position)).toEqual(text('Megállok', 'Stop'))
  play(match, 'xc3')
  expect(json(match)).toMatchObject({ turn: 'black', taken: [1, 0] })
  const scene = (game as BoardGame).scene(match.position)
  expect(scene.trays.find(({ id }) => id === 'taken:white')?.text?.en).toBe('1 / 3')
  expect(scene.trays.find(({ id }) => id === 'hand:white')?.items.map(({ count }) => count)).toEqual([2])
})

test('what is tracked is the same when it is read from JSON', () => {
  const match = play(begin(hands), 'K@a1 xc3 M@b3 stop M@c3')
  const read = begin(hands, json(match))
  expectMoves(read, moves(match).join(' '))
  expect([...read.position.words].slice(-2)).toEqual([...match.position.words].slice(-2))
})

/** Stacks of up to three: a stack moves as high as it is. */
const stacks = () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(SIZE, 1),
    kinds: { man: kind('bábu', 'man', 'disc', { most: 3 }) },
    setup: 'M . m',
    stacks: 3,
  })
  return standing(g, {
    from(p, a, out) {
      for (let b = 0; b < SIZE; b++) if (a !== b && g.stacks.height(p, b) < 3) out.add(a | (b << 10))
    },
    play(p, m) {
      g.stacks.carry(p, from(m), to(m), 1)
      g.endTurn(p)
    },
  })
}

test('stacks: the top goes, the JSON lists them bottom first, heights follow from it', () => {
  const match = play(begin(stacks), 'a1-c1')
  expect(json(match)).toEqual({ turn: 'black', pieces: { c1: ['black man', 'white man'] } })
  // The top is white's, so black cannot move and loses.
  expect(match.outcome).toMatchObject({ result: [1, 0] })
  const read = begin(stacks, { turn: 'white', pieces: { a1: ['black man', 'white man'], c1: 'black man' } })
  expect(moves(read)).toEqual(['a1-b1', 'a1-c1'])
  expect((read.game as BoardGame).scene(read.position).placed.map(({ cell }) => cell)).toEqual([0, 0, 2])
  const many = { a1: ['black man', 'white man'], c1: ['black man', 'black man', 'black man'] }
  expect(() => begin(stacks, { turn: 'white', pieces: many })).toThrow('at most 3')
})

test('stacks: pieces come and go below and on top, heights and tops stay right', () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(SIZE, 1),
    kinds: { man: kind('bábu', 'man', 'disc') },
    stacks: 3,
  })
  const [white, black] = g.codes('man') as [number, number]
  const p = g.layout.empty()
  const column = () => [0, 1, 2].map(level => g.stacks.at(p, 0, level))
  g.stacks.pushBottom(p, 0, white)
  g.stacks.pushBottom(p, 0, black)
  g.stacks.push(p, 0, black)
  expect(column()).toEqual([black, white, black])
  expect(g.stacks.popBottom(p, 0)).toBe(black)
  g.stacks.setTop(p, 0, white)
  expect([...column(), g.at(p, 0), g.stacks.height(p, 0)]).toEqual([white, white, 0, white, 2])
  const { key } = p
  g.derive(p)
  expect([g.at(p, 0), g.stacks.height(p, 0), p.key]).toEqual([white, 2, key])
  expect([g.stacks.pop(p, 0), g.stacks.popBottom(p, 0), g.at(p, 0)]).toEqual([white, white, 0])
  expect(p.key).toBe(g.layout.empty().key)
})

/** Men step; one who cannot go is out, or passes. */
const stepping = (stuck: 'goes out' | 'passes') => () => {
  const g = ground({
    players: [WHITE, BLACK, RED],
    board: square(SIZE, 1),
    kinds: { man: kind('bábu', 'man', 'disc') },
    setup: 'm m3 M',
    flags: ['out'],
    tracks: ['places'],
  })
  return standing(g, {
    from: g.steps,
    play(p, m) {
      g.carry(p, from(m), to(m))
      g.endTurn(p)
    },
    stuck,
    last: winsOf(g.players, '{winner} maradt.', '{winner} is left.'),
    counted: () => winsOf(g.players, 'x', 'counted')[0]!,
  })
}

test('a player who cannot move goes out and is passed over; the last one in wins', () => {
  const shut = { turn: 'white', pieces: { a1: 'white man', b1: 'black man', c1: 'red man' } }
  const match = begin(stepping('goes out'), shut)
  expectMoves(match, 'out')
  expect(json(play(match, 'out'))).toMatchObject({ turn: 'black', out: ['white'] })
  expect(match.outcome ?? play(match, 'out').outcome).toMatchObject({
    result: [0, 0, 1],
    reason: { en: 'red is left.' },
  })
})

test('or passes while another can move, and the game is counted when nobody can', () => {
  const open = { turn: 'white', pieces: { a1: 'white man', b1: 'black man' } }
  const match = begin(stepping('passes'), open)
  expectMoves(match, 'pass')
  expect(json(play(match, 'pass'))).toMatchObject({ turn: 'black' })
  expectMoves(match, 'b1-c1')
  expect(refused(match)).toMatchObject({
    'b1-a1': 'This piece cannot go there.',
    'a1-b1': 'This piece is not yours.',
  })
  const shut = { turn: 'white', pieces: { a1: 'white man', b1: 'black man', c1: 'red man' } }
  expect(begin(stepping('passes'), shut).outcome).toMatchObject({ reason: { en: 'counted' } })
})

test('a board with more cells than a packed move can name needs moves of its own', () => {
  const on = (cols: number, rows: number, own: object) => () => {
    const g = ground({
      players: [WHITE, BLACK],
      board: square(cols, rows),
      kinds: { man: kind('x', 'x', 'man') },
    })
    return standing(g, { from: g.steps, play: p => g.endTurn(p), ...own })
  }
  expect(on(14, 73, {})).not.toThrow()
  expect(on(11, 93, {})).toThrow('the board has 1023')
  expect(on(11, 93, { name: () => 'x', points: () => [0], attempts: () => undefined })).not.toThrow()
})

/** Men of one row step to the right or jump a man there, who goes; the jumper may go on. */
const runners = () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(7, 1),
    kinds: { man: kind('bábu', 'man', 'disc') },
    setup: { man: ['a1 c1', 'b1 d1 g1'] },
    marks: ['runner'],
    parts: ['move', 'on'],
    chains: { on: 'runner' },
    patience: 2,
    tracks: ['counts'],
    buttons: { stop: text('Megállok', 'Stop') },
  })
  const EAST = 2
  const next = (c: number) => g.board.next[c * 8 + EAST]!
  const jumps = (p: Position, c: number, out: Moves) => {
    if (g.at(p, next(c)) > 0 && g.at(p, next(next(c))) === 0) out.add(pack(c, next(next(c))))
  }
  const play = (p: Position, m: number) => {
    if (m === g.button.stop) return g.endTurn(p)
    const taken = to(m) !== next(from(m))
    g.carry(p, from(m), to(m))
    if (taken) g.set(p, next(from(m)), 0)
    g.stir(p, taken)
    if (taken) g.goOn(p, g.part.on, to(m), jumps)
    else g.endTurn(p)
  }
  const captures = (_: Position, m: number) => to(m) !== next(from(m))
  const move = {
    from(p: Position, c: number, out: Moves) {
      jumps(p, c, out)
      if (g.at(p, next(c)) === 0) out.add(pack(c, next(c)))
    },
    captures,
    play,
  }
  const on = { again: jumps, stop: g.button.stop, captures, play }
  return standing(g, {
    parts: { move, on },
    cleared: text('{loser} elfogyott.', '{loser} has no men.'),
    placed: (each, code) => (g.ownerOf[code] === 1 ? { ...each, shift: [0, 0.1] } : each),
  })
}

test('a piece that took may go on alone, or stop', () => {
  const match = begin(runners)
  expectMoves(match, 'c1xe1')
  const spread = begin(runners, {
    turn: 'white',
    pieces: { a1: 'white man', b1: 'black man', d1: 'black man', f1: 'white man' },
  })
  expectMoves(spread, 'a1xc1 f1-g1')
  play(spread, 'a1xc1')
  expect(json(spread)).toMatchObject({ turn: 'white', part: 'on', runner: 'c1' })
  expectMoves(spread, 'c1xe1 stop')
  expect(refused(spread)['f1-g1']).toBe('Another piece has to move now.')
  const stopped = json(play(spread, 'stop'))
  expect(stopped).toMatchObject({ turn: 'black', pieces: { c1: 'white man' } })
  expect(Object.keys(stopped).toSorted()).toEqual(['pieces', 'turn'])
})

test('whoever has no piece left loses; too many quiet turns are a draw', () => {
  const last = { turn: 'white', pieces: { a1: 'white man', b1: 'black man' } }
  expect(play(begin(runners, last), 'a1xc1').outcome).toMatchObject({
    result: [1, 0],
    reason: { en: 'black has no men.' },
  })
  const quiet = { turn: 'white', pieces: { a1: 'white man', d1: 'black man' } }
  const match = play(begin(runners, quiet), 'a1-b1')
  expect(json(match)).toMatchObject({ quiet: 1 })
  expect(play(match, 'd1-e1').outcome).toMatchObject({
    result: [0.5, 0.5],
    reason: { en: 'No capture for 2 turns.' },
  })
})

test('a piece may be shown otherwise than its kind', () => {
  const { position } = begin(runners)
  expect(
    runners()
      .scene(position)
      .placed.map(({ shift }) => shift?.[1] ?? 0),
  ).toEqual([0, 0.1, 0, 0.1, 0.1])
})

test('a total over the pieces of a player, tracked or not, and the lead over the best other', () => {
  for (const tracks of [['places'], ['counts']] as const) {
    const g = ground({
      players: [WHITE, BLACK, RED],
      board: square(4, 1),
      kinds: { man: kind('bábu', 'man', 'disc') },
      setup: { man: ['a1 b1', 'c1', 'd1'] },
      tracks,
    })
    const p = g.layout.empty()
    g.setUp(p)
    g.derive(p)
    const cells = total(g, (_, c, player) => c + 10 * player)
    expect([0, 1, 2].map(i => cells(p, i))).toEqual([1, 12, 23])
    expect([0, 1, 2].map(i => leadOf(3, cells)(p, i))).toEqual([-22, -11, 11])
  }
})

test('the neighbours of a cell are counted by owner; the wall is nobody and not empty', () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(3, 3),
    kinds: { man: kind('bábu', 'man', 'disc'), rock: common('kő', 'rock', 'disc') },
    setup: { man: ['a1 b1', 'a2'], rock: 'c2' },
  })
  const { position: p } = begin(() => standing(g, { from: g.steps, play: g.endTurn }))
  const beside = (name: string) => [0, 1, 2, -1].map(owner => g.beside(p, g.board.names.indexOf(name), owner))
  expect(beside('b2')).toEqual([2, 1, 1, 4])
  expect(beside('a1')).toEqual([1, 1, 0, 1])
})

test('mobility counts what a list finds for the pieces of a player', () => {
  const g = ground({
    players: [WHITE, BLACK],
    board: square(3, 3),
    kinds: { man: kind('bábu', 'man', 'disc') },
    setup: { man: ['a1 b1', 'c3'] },
  })
  const { position: p } = begin(() => standing(g, { from: g.steps, play: g.endTurn }))
  expect([0, 1].map(player => mobility(g, g.steps)(p, player))).toEqual([6, 3])
})

test('whoever an end holds of has lost, the first player first', () => {
  const lost = [false, false]
  const g = ground({ players: [WHITE, BLACK], board: square(1, 1) })
  const end = losing(g.players, ['{loser} vesztett.', '{loser} has lost.'], (_, player) => lost[player]!)
  const p = g.layout.empty()
  expect(end(p)).toBeUndefined()
  lost[1] = true
  expect(end(p)).toMatchObject({ result: [1, 0], reason: { en: 'black has lost.' } })
  lost[0] = true
  expect(end(p)).toMatchObject({ result: [0, 1], reason: { en: 'white has lost.' } })
})
