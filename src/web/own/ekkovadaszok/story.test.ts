// A whole match in the words of the log: every line in both languages, without ids or signs of the program.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Match, Rng } from '../../../engine/index.ts'
import { ROGUE } from '../../../games/uj/ekkovadaszok/cards.ts'
import game from '../../../games/uj/ekkovadaszok/game.ts'
import { isHunters } from '../../../games/uj/ekkovadaszok/rules.ts'
import type { Session } from '../../match/session.ts'
import { speak } from '../../text/dictionary.ts'
import { linesOf } from './story.ts'
import { ht } from './text/text.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await ht.load()
})
afterAll(() => vi.unstubAllGlobals())

const CODE = /undefined|NaN|\[object|[a-z]:[a-z]|[a-z][A-Z]|_|@|^\s*$/

/** A word that is the same in both languages is an id: proper names have capitals. */
const sharedWords = (hu: string, en: string): string[] =>
  (hu.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).filter(word => en.split(/[^\p{L}]+/u).includes(word))

async function told(match: Match, language: 'hu' | 'en'): Promise<string[]> {
  await speak(language)
  const rules = match.game
  if (!isHunters(rules)) throw new Error('another game')
  const session = { game: rules, seats: () => [] } as Pick<Session, 'game' | 'seats'>
  return Array.from({ length: match.at }, (_, i) =>
    linesOf(session, rules.hunters, {
      before: match.positionAt(i),
      move: match.moveAt(i),
      name: match.log[i]!,
      after: match.positionAt(i + 1),
    }),
  ).flatMap(lines => lines.map(({ text }) => text))
}

test.each(['off', 'on'])('a whole match is told in both languages (values %s)', async values => {
  const match = Match.begin(game, { values })
  const rng = new Rng(5)
  while (!match.outcome && match.at < 150) {
    match.roll(rng)
    if (match.moves.length > 0) match.play(match.moves[rng.below(match.moves.length)]!)
  }
  const [hu, en] = [await told(match, 'hu'), await told(match, 'en')]
  await speak('hu')
  expect(hu.length).toBeGreaterThan(15)
  expect(en.length).toBe(hu.length)
  expect(hu.flatMap((line, i) => sharedWords(line, en[i]!))).toEqual([])
  expect([...hu, ...en].filter(line => CODE.test(line))).toEqual([])
  expect(en.filter(line => /[áéíóöőúüű]/.test(line))).toEqual([])
})

test('where nobody was a rogue, nobody is said to have won as one', async () => {
  const ends = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const match = Match.begin(game, { players: '3' })
    if (!isHunters(match.game)) throw new Error('another game')
    const { state } = match.game.hunters
    const rng = new Rng(seed)
    const isOver = () => match.position.at(state.won) !== 0
    for (match.roll(rng); !isOver(); match.roll(rng))
      match.play(match.moves.findLast(m => match.nameOf(m).startsWith('pass')) ?? match.moves[0]!)
    const { position } = match
    const hasRogue = [0, 1, 2].some(seat => position.at(state.roles + seat) === ROGUE)
    const end = (await told(match, 'hu')).find(line => line.startsWith('A rubin rejtve maradt'))
    expect(end?.includes('a zsiványok győztek'), end).toBe(hasRogue)
    ends.add(end ?? '')
  }
  expect(ends.size).toBe(2)
}, 60_000)
