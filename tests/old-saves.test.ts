// What version 3a98006 has saved, written by that version itself (tests/saves): it opens, and stands as it stood.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Json } from '../src/engine/index.ts'
import { games } from '../src/games/index.ts'
import { readDeck } from '../src/studio/deck-json.ts'
import { firstBody, matchOfRecord } from '../src/web/store/match-record.ts'
import { tableOfRecord } from '../src/web/store/table-reading.ts'
import { tableBody } from '../src/web/store/table-record.ts'
import { parseSavedMatch, parseTableShape } from '../src/wire/index.ts'

interface OldMatch {
  readonly match: { readonly id: string; readonly match: { readonly game: string; readonly moves: string[] } }
  readonly position: Json
  readonly outcome: readonly number[] | null
}
const lines = readFileSync(join(import.meta.dirname, 'saves/3a98006.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Record<string, unknown>)
const matches = lines.filter(line => 'match' in line) as unknown as OldMatch[]

/** What bots make of the others is reckoned anew, and by now otherwise; people never see it. */
const RECKONED: Readonly<Record<string, string>> = { ekkovadaszok: 'trust' }
const seen = (game: string, position: Json): object => {
  const { [RECKONED[game] ?? '']: _, ...rest } = position as Readonly<Record<string, Json>>
  return rest
}

test('the fixture holds every game that version had', () => expect(matches).toHaveLength(40))

describe('matches', () => {
  for (const old of matches)
    test(old.match.match.game, async () => {
      const saved = parseSavedMatch(old.match)
      if (!saved.ok) throw new Error(saved.why.en)
      const { default: definition } = await games.find(game => game.id === old.match.match.game)!.load()
      await definition.load?.({})
      const opened = matchOfRecord(definition, [firstBody(saved.value)])
      if (!opened.ok) throw new Error(opened.why.en)
      const { match, broken, name, seats } = opened.value
      expect(broken).toBeUndefined()
      expect(match.log).toEqual(old.match.match.moves)
      const { game } = old.match.match
      expect(seen(game, match.game.layout.write(match.position))).toEqual(seen(game, old.position))
      expect(match.outcome?.result ?? null).toEqual(old.outcome)
      expect([name, seats]).toEqual([saved.value.name, saved.value.seats])
    })
})

test('a free table, with its hands and the act that was undone', () => {
  const { table } = lines.find(line => 'table' in line) as { table: { acts: unknown[]; at: number } }
  const file = parseTableShape(table)
  if (!file.ok) throw new Error(file.why.en)
  const opened = tableOfRecord([tableBody(file.value)])
  if (!opened.ok) throw new Error(opened.why.en)
  const { log, broken } = opened.value
  expect(broken).toBeUndefined()
  const { history } = log
  expect([log.name, history.at, history.length]).toEqual(['Régi asztal', table.at, table.acts.length])
  const { things, seats, board } = history.present
  expect([seats, board]).toEqual([['Anna', 'Béla'], { kind: 'game', game: 'sakk', options: {} }])
  expect(things.map(({ id, hand }) => [id, hand])).toEqual([
    [3, undefined],
    [4, undefined],
    [1, undefined],
    [2, 1],
  ])
  expect(history.stateAt(history.length).things.find(({ id }) => id === 3)?.angle).toBe(90)
})

test('a deck of the studio', () => {
  const { deck } = lines.find(line => 'deck' in line) as { deck: { deck: object } }
  const read = readDeck({ format: 'jatekvilag-deck', version: 1, ...deck.deck })
  if (!read.ok) throw new Error(read.why.en)
  expect(read.value).toEqual(deck.deck)
})
