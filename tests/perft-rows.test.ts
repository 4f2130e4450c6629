// Row games, go, reversi and vari against slow generators that share no code with the kit, and against published numbers.
import { describe, expect, test } from 'vitest'
import { processorTime } from '../bench/measure/clock.ts'
import { Match, perft, readPosition, Rng, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import egyszeruMalomGame from '../src/games/amoba/egyszeru-malom/game.ts'
import gravitacioGame from '../src/games/amoba/gravitacio/game.ts'
import japanGame from '../src/games/amoba/japan-haboru/game.ts'
import malomGame from '../src/games/amoba/malom/game.ts'
import otosMalomGame from '../src/games/amoba/otos-malom/game.ts'
import penteGame from '../src/games/amoba/pente/game.ts'
import potyogosGame from '../src/games/amoba/potyogos-amoba/game.ts'
import tetrisGame from '../src/games/amoba/potyogos-tetrisamoba/game.ts'
import terbeliGame from '../src/games/amoba/terbeli-amoba/game.ts'
import goGame from '../src/games/egyeb-logikai/go/game.ts'
import reversiGame from '../src/games/egyeb-logikai/reversi/game.ts'
import variGame from '../src/games/egyeb-logikai/vari/game.ts'
import { halfInTurn, rotation } from './rotation.ts'
import { cube, dropFour, malom, pente, slowPerft, type Slow } from './slow-rows.ts'
import { gravity, hasami, sinkingFour, stepped, type Stepped } from './slow-rows-kin.ts'
import { go, reversi, vari } from './slow-stones.ts'

/** After so much processor time, in milliseconds, no further game of a case is begun. */
const MOST = 250

type AnySlow = Slow<never>
interface Pair {
  readonly told: string
  readonly definition: GameDefinition
  readonly options: Options
  readonly slow: AnySlow
  readonly depth: number
  /** How deep the tree below every twentieth position of the random games is counted. */
  readonly later: number
  /** Random games played side by side, and the most moves of one. */
  readonly games: number
  readonly longest: number
}
const pair = <S>(
  definition: GameDefinition,
  options: Options,
  slow: Slow<S>,
  [depth, later]: readonly [number, number],
  games: number,
  longest = 1000,
): Pair => ({
  told: `${definition.id} ${JSON.stringify(options)}`,
  definition,
  options,
  slow: slow as unknown as AnySlow,
  depth,
  later,
  games,
  longest,
})

const simple = (men: number): Stepped => ({
  side: 3,
  men,
  row: 3,
  rows: 'across and upwards',
  longer: 'win',
  shut: 'loses',
  names: ['white man', 'black man'],
  barred: 'b2',
})
const fives: Stepped = {
  side: 19,
  men: 100,
  row: 5,
  rows: 'all',
  longer: 'win',
  shut: 'passes',
  names: ['black stone', 'white stone'],
}
const english: Stepped = { ...fives, side: 8, men: 12, rows: 'across and upwards' }
const paper = (side: number, row: number, longer: Stepped['longer']): Stepped => ({
  ...fives,
  side,
  row,
  longer,
  men: undefined,
})

const PAIRS: readonly Pair[] = [
  pair(potyogosGame, {}, dropFour(6, 7), [5, 3], 60),
  pair(potyogosGame, { official: 'on' }, dropFour(7, 6), [5, 3], 60),
  pair(terbeliGame, {}, cube(4, 4), [2, 1], 20),
  pair(terbeliGame, { size: '6' }, cube(6, 5), [1, 1], 5),
  pair(gravitacioGame, {}, gravity, [2, 1], 20),
  pair(tetrisGame, {}, sinkingFour(6, 7), [5, 3], 60),
  pair(tetrisGame, { official: 'on' }, sinkingFour(7, 6), [5, 3], 60),
  pair(egyszeruMalomGame, {}, stepped(simple(4)), [5, 4], 60),
  pair(egyszeruMalomGame, { men: '3' }, stepped(simple(3)), [5, 4], 60),
  pair(otosMalomGame, {}, stepped(fives), [1, 1], 3, 240),
  pair(otosMalomGame, { variant: 'english' }, stepped(english), [2, 1], 6, 200),
  pair(otosMalomGame, { variant: 'paper', side: '10' }, stepped(paper(10, 5, 'win')), [1, 1], 12),
  pair(otosMalomGame, { variant: 'paper', side: '10', row: '4' }, stepped(paper(10, 4, 'win')), [1, 1], 6),
  pair(
    otosMalomGame,
    { variant: 'paper', side: '10', exact: 'on', row: '4' },
    stepped(paper(10, 4, 'do not count')),
    [1, 1],
    12,
  ),
  pair(japanGame, {}, hasami(1, false), [3, 1], 6, 400),
  pair(japanGame, { version: '2' }, hasami(2, false), [3, 2], 10, 400),
  pair(japanGame, { official: 'on' }, hasami(1, true), [3, 1], 6, 400),
  pair(japanGame, { version: '2', official: 'on' }, hasami(2, true), [2, 1], 10, 400),
  pair(malomGame, {}, malom(true), [3, 2], 15, 300),
  pair(malomGame, { flying: 'off' }, malom(false), [2, 2], 10, 300),
  pair(penteGame, {}, pente(2, 'pente'), [1, 1], 12),
  pair(penteGame, { variant: 'kerjo' }, pente(2, 'kerjo'), [1, 1], 8),
  pair(penteGame, { variant: 'plusz-minusz' }, pente(2, 'plusz-minusz'), [1, 1], 12),
  pair(penteGame, { players: '3' }, pente(3, 'pente'), [1, 1], 4),
  pair(penteGame, { players: '4' }, pente(4, 'pente'), [1, 1], 4),
  pair(goGame, { size: '10' }, go(10, false), [1, 1], 6, 250),
  pair(goGame, { size: '10', ko: 'superko', komi: '6.5' }, go(10, true, 6.5), [1, 1], 4, 250),
  pair(reversiGame, {}, reversi(8, 2), [5, 2], 12),
  pair(reversiGame, { variant: '1' }, reversi(8, 1), [5, 2], 12),
  pair(reversiGame, { variant: '3', size: '6' }, reversi(6, 3), [5, 2], 12),
  pair(variGame, {}, vari(false), [5, 3], 60),
  pair(variGame, { official: 'on' }, vari(true), [5, 3], 60),
]

const sortedPieces = (pieces: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(pieces).sort(([a], [b]) => (a < b ? -1 : 1)))
/** The part of the game's JSON that the slow game knows too. */
const piecesOf = (match: Match): Record<string, unknown> => {
  const json = match.game.layout.write(match.position) as Record<string, Json>
  return json['pits']
    ? { pits: json['pits'], taken: json['taken'] }
    : (json['pieces'] as Record<string, Json>)
}
type Pieces = Record<string, unknown>
/** Whether what a move wins at once by the game's own word is what it really took or decided. */
const GAINS: Readonly<Record<string, (gain: number, before: Pieces, after: Match) => boolean>> = {
  vari: (gain, before, after) => gain === seedsTaken(piecesOf(after)) - seedsTaken(before),
  go: (gain, before, after) => gain === Object.keys(before).length + 1 - Object.keys(piecesOf(after)).length,
  'potyogos-amoba': (gain, _, after) => (gain === 2) === !!after.outcome?.result.includes(1),
  'terbeli-amoba': (gain, _, after) => (gain === 2) === !!after.outcome?.result.includes(1),
  'japan-haboru': (gain, before, after) =>
    gain === Object.keys(before).length - Object.keys(piecesOf(after)).length,
  malom: (gain, _, after) => (gain === 2) === 'mill' in after.game.layout.write(after.position),
}
const seedsTaken = (pieces: Pieces) => (pieces['taken'] as number[]).reduce((a, b) => a + b)
const names = (match: Match) => match.moves.map(m => match.nameOf(m)).sort()

describe.each(halfInTurn(PAIRS))('$told', ({ definition, options, slow, depth, later, games, longest }) => {
  test('perft', () => {
    const match = Match.begin(definition, options)
    for (let d = 1; d <= depth; d++)
      expect(perft(match.game, match.position, d)).toBe(slowPerft(slow, slow.start, d, match.game.turns))
  })

  test('random games side by side', { timeout: 120_000 }, () => {
    const rng = new Rng(definition.id.length + rotation)
    const began = processorTime()
    for (let g = 0; g < games && processorTime() - began < MOST; g++) {
      const match = Match.begin(definition, options)
      let s = slow.start
      for (let i = 0; i < longest; i++) {
        const end = slow.over(s)
        // Repetition and the cap are the engine's business: the slow game does not know them.
        if (!end && match.outcome) break
        expect(match.outcome?.result).toEqual(end)
        if (end) break
        expect(match.position.turn).toBe(slow.turn(s))
        const legal = names(match)
        expect(legal).toEqual([...slow.moves(s)].sort())
        if (i % 20 === 10)
          expect(perft(match.game, match.position, later)).toBe(slowPerft(slow, s, later, match.game.turns))
        // Stones thrown together meet more often than stones strewn over a wide board.
        const close = legal.filter(each => !/^[a-gm-s]|^.([1-6]|1[3-9])$/.test(each))
        const among = definition.id === 'pente' && close.length > 0 ? close : legal
        const name = among[rng.below(among.length)]!
        const { game, position } = match
        // What is kept move by move is what one finds by looking at the board anew.
        const read = readPosition(game, game.layout.write(position))
        expect(read.ok && game.value?.(read.value, 0)).toBe(game.value?.(position, 0))
        const before = piecesOf(match)
        const played = match.find(name)
        const gain = played.ok ? game.gain?.(position, played.value) : undefined
        expect(match.playNamed(name)).toMatchObject({ ok: true })
        const fits =
          name === 'pass' || name.startsWith('x') || options['official'] ? undefined : GAINS[definition.id]
        if (fits) expect(fits(gain!, before, match), `${name} gains ${gain}`).toBe(true)
        s = slow.play(s, name)
        expect(sortedPieces(piecesOf(match))).toEqual(sortedPieces(slow.pieces(s)))
      }
    }
  })
})

// Numbers of the same tree counted by many othello programs.
test('reversi: published perft of the usual game', () => {
  const { game, position } = Match.begin(reversiGame)
  expect([1, 2, 3, 4, 5, 6, 7].map(depth => perft(game, position, depth))).toEqual([
    4, 12, 56, 244, 1396, 8200, 55092,
  ])
})

// Numbers of the same tree counted by many solvers of the 7 × 6 board.
test('potyogos-amoba: published perft of the 7 × 6 board', () => {
  const { game, position } = Match.begin(potyogosGame, { official: 'on' })
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(depth => perft(game, position, depth))).toEqual([
    7, 49, 343, 2401, 16807, 117649, 823536, 5673234,
  ])
})

test('go: all the ways to play in a small hole with a ko in it', () => {
  const board = [
    '.b.w.wb.b.',
    'bbwbwwbbbb',
    'wwb.bwwwww',
    'wwwbwwwwww',
    'wwwwwww.ww',
    'w.wwwwwwww',
    'bbbbbbbbbb',
    'bbbbbbb.bb',
    'bb.bbbbbbb',
    'bbbbb.bbbb',
  ].join('')
  for (const superko of [false, true]) {
    const slow = go(10, superko)
    for (const turn of [0, 1]) {
      const s = slow.from(board, turn)
      const options: Options = { size: '10', ko: superko ? 'superko' : 'simple' }
      const begun = Match.beginFrom(goGame, options, {
        turn: turn === 0 ? 'black' : 'white',
        pieces: slow.pieces(s) as Json,
      })
      expect(begun).toMatchObject({ ok: true })
      if (!begun.ok) continue
      const { game, position } = begun.value
      for (const depth of [1, 2, 3, 4])
        expect(perft(game, position, depth)).toBe(slowPerft(slow, s, depth, game.turns))
    }
  }
})
