// What the log says of payments: how each was reckoned, and what was missing when the supply ran out.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Match, Rng, type Options } from '../../../engine/index.ts'
import game from '../../../games/uj/smaragd-koponyak/game.ts'
import { sample, type Sample } from '../../../games/uj/smaragd-koponyak/sample-states.ts'
import { skullState } from '../../../games/uj/smaragd-koponyak/state.ts'
import { from, play } from '../../../../tests/playing.ts'
import { speak } from '../../text/dictionary.ts'
import { linesOf } from './story.ts'
import { st } from './text/text.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await st.load()
})
afterAll(() => vi.unstubAllGlobals())

/** The lines of one move made from a position. */
function told(given: Sample, name: string, options: Options = {}): string[] {
  const match = from(game, sample({ phase: 'rolled', ...given }), { players: '3', ...options })
  const before = match.position.copy()
  play(match, name)
  const state = skullState({ players: '3', ...options })
  return linesOf(state, before, match.moveAt(match.at - 1)!, match.position.at(state.supply)).map(
    ({ text }) => text,
  )
}

const on28b: Sample = {
  players: 5,
  cards: ['28b'],
  bets: {
    'dobo-diadala@28b': ['blue'],
    'dragul-bukasa@28b': ['green', 'yellow'],
    'tulturas@28b': ['purple'],
  },
}

test('counter-bets are named: 28b after a bust and after a double', () => {
  const bust: Sample = { ...on28b, hand: 2, picks: 1, rolled: [1, 1, 0, 0, 0, 0], tokens: [1, 0, 0, 0, 0] }
  expect(told(bust, 'bust', { players: '5' })).toEqual([
    'Piros: befuccsolt.',
    'Zöld fogadása (Dragul bukása): 5 + 1 ellenfogadás = 6 fogaskerék.',
    'Sárga fogadása (Dragul bukása): 3 + 1 ellenfogadás = 4 fogaskerék.',
    'Lila fogadása (Túltúrás): 10 fogaskerék.',
  ])
  const double: Sample = { ...on28b, hand: 1, placed: [1, 0, 0, 0, 0], rolled: [0, 0, 0, 0, 1, 0] }
  expect(told(double, 'place:5:1+0', { players: '5' }).slice(2)).toEqual([
    'Piros nyereménye: ékkő 5 + alsó állkapocs 1 = 6 fogaskerék.',
    'Kék fogadása (A dobó diadala): 3 × 3 ellenfogadás = 9 fogaskerék.',
  ])
})

test('a bet that multiplies by nothing is told too', () => {
  const bets = { 'dobo-diadala@28b': ['blue'] }
  const alone: Sample = {
    hand: 1,
    placed: [0, 2, 0, 0, 0],
    rolled: [0, 0, 0, 0, 1, 0],
    cards: ['28b'],
    bets,
  }
  expect(told(alone, 'place:5:1+0')).toContain(
    'Kék fogadása (A dobó diadala): 3 × 0 ellenfogadás = 0 fogaskerék.',
  )
})

test('what was missing when the supply ran out: 14, 2 and 1 of 17', async () => {
  const late: Sample = {
    hand: 1,
    placed: [0, 2, 0, 1, 0],
    rolled: [0, 0, 0, 0, 1, 0],
    gears: [40, 33, 30],
    markers: [2, 1, 1],
    bets: { 'ures-kez@4': ['blue'], 'ragyogo-uresseg@4': ['green'] },
  }
  expect(told(late, 'place:5:1+0').slice(2)).toEqual([
    'Piros nyereménye: ékkő 5 + szemek 5 + felső állkapocs 2 × 2 = 14 fogaskerék.',
    'Kék fogadása (Üres kéz): 2 fogaskerék.',
    'Zöld fogadása (Ragyogó üresség): 5 helyett 1 fogaskerék, mert elfogyott a készlet.',
    'Elfogyott a készlet.',
  ])
  await speak('en')
  expect(told(late, 'place:5:1+0').slice(2, 5)).toEqual([
    'Red is paid gem 5 + eyes 5 + upper jaw 2 × 2 = 14 gears.',
    "Blue's bet (Empty Hands): 2 gears.",
    "Green's bet (Empty n' Shiny): 1 gear instead of 5: the supply has run out.",
  ])
  await speak('hu')
})

test('jackpots say what they pay for', () => {
  const skulls: Sample = { phase: 'pay', skulls: [0, 0, 0, 2, 1], end: 'gem', hand: 0 }
  expect(told(skulls, 'pay:orjongo-nargash')).toEqual([
    'Piros jackpotja (Őrjöngő Nargash): 5 × 3 koponya = 15 fogaskerék.',
  ])
})

test('the solo game that ends with the deck does not speak of an empty supply', () => {
  const last: Sample = {
    players: 1,
    hand: 1,
    placed: [0, 0, 0, 1, 0],
    rolled: [0, 0, 0, 1, 0, 0],
    gears: [10],
    rivals: 40,
    opposition: [],
    bets: {},
  }
  expect(told(last, 'place:4:1+0', { players: '1' }).slice(-2)).toEqual([
    'A maradék Vraxé és Karé: 60 fogaskerék.',
    'Elfogyott az ellenfelek paklija.',
  ])
})

/** A word that is the same in both languages is an id: proper names have capitals. */
const sharedWords = (hu: string, en: string): string[] =>
  (hu.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).filter(word => en.split(/[^\p{L}]+/u).includes(word))

test.each(['1', '4'])('a whole match of %s is told in both languages, without ids', async players => {
  const match = Match.begin(game, { players })
  const rng = new Rng(9)
  while (!match.outcome && match.at < 150) {
    match.roll(rng)
    if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  const state = skullState({ players })
  const lines = async (language: 'hu' | 'en') => {
    await speak(language)
    return Array.from({ length: match.at }, (_, i) => match.moveAt(i)).flatMap((move, i) =>
      move === undefined
        ? []
        : linesOf(state, match.positionAt(i), move, match.positionAt(i + 1).at(state.supply)).map(
            ({ text }) => text,
          ),
    )
  }
  const [hu, en] = [await lines('hu'), await lines('en')]
  await speak('hu')
  expect(hu.length).toBeGreaterThan(15)
  expect(en.length).toBe(hu.length)
  expect(hu.flatMap((line, i) => sharedWords(line, en[i]!))).toEqual([])
  const code = /undefined|NaN|\[object|[a-z]:[a-z]|[a-z][A-Z]|_|@|^\s*$/
  expect([...hu, ...en].filter(line => code.test(line))).toEqual([])
  expect(en.filter(line => /[áéíóöőúüű]/.test(line))).toEqual([])
})
