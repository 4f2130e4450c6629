// Twixt, trax, amazonok, atomic, abalon and zertz against slow models that share no code with the kit: the same names of moves
// and the same results all along random games, and the same number of sequences.
import { describe, expect, test } from 'vitest'
import { processorTime } from '../bench/measure/clock.ts'
import { Match, perft, readPosition, Rng, type Json, type Options } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import abalon from '../src/games/egyeb-logikai/abalon/game.ts'
import amazonok from '../src/games/egyeb-logikai/amazonok/game.ts'
import atomic from '../src/games/egyeb-logikai/atomic/game.ts'
import zertz from '../src/games/egyeb-logikai/zertz/game.ts'
import feketeSarok from '../src/games/osszekotos/fekete-sarok/game.ts'
import gondolathullam from '../src/games/osszekotos/gondolathullam/game.ts'
import gotlakozas from '../src/games/osszekotos/gotlakozas/game.ts'
import kigyovonal from '../src/games/osszekotos/kigyovonal/game.ts'
import trax from '../src/games/osszekotos/trax/game.ts'
import twixt from '../src/games/osszekotos/twixt/game.ts'
import { halfInTurn, rotation } from './rotation.ts'
import { slowPerft, slowTrax, slowTwixt, type Slow } from './slow-links.ts'
import { slowBlack, slowGale, slowGonnect, slowWave } from './slow-links-kin.ts'
import { slowAbalone, slowAmazons, slowAtomic, slowZertz, zertzRings } from './slow-tables.ts'

/** After so much processor time, in milliseconds, no further game of a case is begun. */
const MOST = 250

type Pieces = Record<string, string>
interface Case {
  readonly game: GameDefinition
  readonly options: Options
  readonly slow: (match: Match) => Slow
  /** How many random games, and how many moves of each. */
  readonly games: number
  readonly moves: number
  /** Sequences of this many turns are counted by both. */
  readonly depth: number
  readonly from?: Json
  /** Prefers some moves, so that more happens. */
  readonly likes?: (name: string) => boolean
}

const piecesOf = (match: Match) => match.game.layout.write(match.position)['pieces'] as Pieces
const playersOf = (match: Match) => match.game.players.map(player => player.id)

const amazons = (options: Options, depth: number): Case => ({
  game: amazonok,
  options,
  games: 3,
  moves: 400,
  depth,
  slow: match =>
    slowAmazons({
      board: piecesOf(match),
      players: playersOf(match),
      turn: 0,
      out: [],
      official: options['arrow'] === 'official',
    }),
})
const abalone = (options: Options, depth: number): Case => ({
  game: abalon,
  options,
  games: 2,
  moves: 150,
  depth,
  slow: match =>
    slowAbalone({
      board: piecesOf(match),
      players: playersOf(match),
      turn: 0,
      ejected: playersOf(match).map(() => 0),
    }),
})
// Two thin lines on the rim: many pushes and men that go over.
const CLOSE = {
  turn: 'white',
  pieces: Object.fromEntries([
    ...'e6 e7 e8 d6 d7 f7 c5 c6 g7'.split(' ').map(cell => [cell, 'white man'] as const),
    ...'e9 d8 f8 f9 c7 g8 g9 d5 e5'.split(' ').map(cell => [cell, 'black man'] as const),
  ]),
  ejected: [4, 4],
}
const zertzCase = (options: Options): Case => ({
  game: zertz,
  options,
  games: 60,
  moves: 200,
  depth: 1,
  slow: () =>
    slowZertz({
      rings: zertzRings(),
      pool: options['tournament'] ? [6, 8, 10] : [5, 7, 9],
      hands: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      turn: 0,
      passed: false,
      tournament: options['tournament'] === 'on',
    }),
})
const traxCase = (options: Options, depth: number, likes?: (name: string) => boolean): Case => ({
  ...(likes ? { likes } : {}),
  game: trax,
  options,
  games: 12,
  moves: 80,
  depth,
  slow: () => slowTrax(new Map(), 0, options['small'] === 'on', options['loops'] === 'on'),
})
const MIDDLE = /^[jklmn](8|9|10|11|12|13)$/

const black = (n: number, depth: number): Case => ({
  game: feketeSarok,
  options: { size: String(n) },
  games: 60,
  moves: 100,
  depth,
  slow: () => slowBlack(n, {}, 0),
})
const gale = (n: number, depth: number): Case => ({
  game: kigyovonal,
  options: { size: String(n) },
  games: n < 7 ? 30 : 3,
  moves: 250,
  depth,
  slow: () => slowGale(n, {}, 0),
})
const gonnect = (options: Options): Case => ({
  game: gotlakozas,
  options,
  games: 2,
  moves: 400,
  depth: 1,
  slow: () => slowGonnect(13, {}, 0, options['ko'] === 'superko'),
})

const CASES: Case[] = [
  black(4, 8),
  black(5, 7),
  black(8, 6),
  gale(3, 3),
  gale(7, 2),
  gonnect({}),
  gonnect({ ko: 'superko' }),
  { game: gondolathullam, options: {}, games: 3, moves: 60, depth: 1, slow: () => slowWave() },
  // Long lines decide: straight ones upwards and level, and crosses.
  {
    game: gondolathullam,
    options: {},
    games: 25,
    moves: 60,
    depth: 1,
    slow: () => slowWave(),
    likes: name => /^[de].*:(ns|nes|nsw|nesw|n)$/.test(name),
  },
  amazons({}, 1),
  amazons({ arrow: 'official' }, 1),
  amazons({ players: '3' }, 1),
  amazons({ players: '4' }, 1),
  abalone({}, 2),
  abalone({ setup: 'balls' }, 2),
  ...['3', '4', '5', '6'].map(players => abalone({ players }, 1)),
  {
    ...abalone({}, 2),
    from: CLOSE,
    games: 12,
    moves: 40,
    slow: () =>
      slowAbalone({ board: CLOSE.pieces, players: ['white', 'black'], turn: 0, ejected: CLOSE.ejected }),
  },
  { game: atomic, options: {}, games: 25, moves: 300, depth: 2, slow: () => slowAtomic({}, 0) },
  zertzCase({}),
  zertzCase({ tournament: 'on' }),
  traxCase({}, 3),
  traxCase({ small: 'on' }, 3),
  traxCase({ loops: 'on' }, 3),
  // Crossings seldom close loops, so that long lines decide.
  traxCase({}, 1, name => /(ns|ew)$/.test(name)),
  traxCase({ small: 'on' }, 1, name => /(ns|ew)$/.test(name)),
  {
    game: twixt,
    options: {},
    games: 4,
    moves: 45,
    depth: 1,
    slow: () => slowTwixt({ turn: 0, pegs: {}, links: [], stage: 'fresh' }),
    likes: name => MIDDLE.test(name) || name === 'lift' || /^[-+]/.test(name),
  },
]

for (const { game, options, slow, games, moves, depth, from, likes } of halfInTurn(CASES))
  describe(`${game.id} ${JSON.stringify(options)}${from ? ', close combat' : likes ? ', led' : ''}`, () => {
    const begin = () => {
      if (!from) return Match.begin(game, options)
      const begun = Match.beginFrom(game, options, from)
      if (!begun.ok) throw new Error(begun.why.en)
      return begun.value
    }

    test('random games: the same moves and the same end', { timeout: 120_000 }, () => {
      const rng = new Rng(2 + rotation)
      const began = processorTime()
      for (let n = 0; n < games && processorTime() - began < MOST; n++) {
        const match = begin()
        let model = slow(match)
        for (let i = 0; i < moves; i++) {
          // Draws by repetition and by the cap are the engine's, not the model's.
          if (match.outcome && !model.over) break
          expect(match.outcome?.result, match.log.join(' ')).toEqual(model.over)
          // A cascade of atomic is cut off by the win, and then the order of explosions shows.
          if (match.outcome) break
          expect(piecesOf(match), match.log.join(' ')).toEqual(model.pieces)
          const list = model.moves()
          const names = match.moves.map(m => match.nameOf(m)).sort()
          expect(names, match.log.join(' ')).toEqual([...list.keys()].sort())
          const liked = likes ? names.filter(likes) : []
          const choice = liked.length > 0 ? liked : names
          const name = choice[rng.below(choice.length)]!
          match.playNamed(name)
          model = list.get(name)!()
          expect(match.position.turn).toBe(model.turn)
        }
      }
    })

    test(`as many sequences of ${depth} turns`, { timeout: 120_000 }, () => {
      const match = begin()
      const { game: rules, position } = match
      expect(perft(rules, position, depth)).toBe(slowPerft(slow(match), depth, rules.turns))
    })
  })

test('atomic: chain reactions on crowded boards end alike in any order', () => {
  const rng = new Rng(3)
  for (let n = 0; n < 25; n++) {
    const atoms: Record<string, [number, number]> = {}
    for (const col of 'abcdefgh')
      for (const row of '12345678') {
        const room = 4 - Number('ah'.includes(col)) - Number('18'.includes(row))
        // Nearly full, but for a wall of empty cells that keeps the reactions apart.
        if (col !== 'e') atoms[col + row] = [col < 'e' ? 0 : 1, Math.max(1, room - 1 - rng.below(2))]
      }
    const model = slowAtomic(atoms, 0)
    for (const [name, next] of model.moves()) {
      const match = Match.beginFrom(atomic, {}, { turn: 'white', pieces: model.pieces })
      if (!match.ok) throw new Error(match.why.en)
      match.value.playNamed(name)
      const then = next()
      expect(match.value.outcome?.result).toEqual(then.over)
      if (!then.over) expect(piecesOf(match.value)).toEqual(then.pieces)
    }
  }
})

test('twixt: sequences of a turn with links taken off', { timeout: 120_000 }, () => {
  // Only one of c3-d5 and c4-e5 can lie at a time; two more links wait for their turn.
  const red = ['c3', 'd5', 'c4', 'e5', 'h8', 'i10']
  const pegs = {
    ...Object.fromEntries(red.map(cell => [cell, 'red peg'])),
    q9: 'blue peg',
    r11: 'blue peg',
  }
  const links = ['c3-d5', 'h8-i10', 'q9-r11']
  const rules = twixt.make({})
  const read = readPosition(rules, { turn: 'red', pieces: pegs, links })
  if (!read.ok) throw new Error(read.why.en)
  const model = slowTwixt({ turn: 0, pegs, links, stage: 'fresh' })
  expect(perft(rules, read.value, 1)).toBe(slowPerft(model, 1, 'several moves'))
})

test('known numbers', () => {
  const count = (game: GameDefinition, depth: number, options: Options = {}) => {
    const { game: rules, position } = Match.begin(game, options)
    return perft(rules, position, depth)
  }
  // Published for the official games: 2176 first turns of Amazons; 44 first moves of Abalone; 528 open points of Twixt.
  expect(count(amazonok, 1, { arrow: 'official' })).toBe(2176)
  expect(count(abalon, 1)).toBe(44)
  expect(count(twixt, 1)).toBe(528)
  // 3 colours × (19 inner rings with 18 removals + 18 outer ones with 17).
  expect(count(zertz, 1)).toBe(3 * (19 * 18 + 18 * 17))
})
