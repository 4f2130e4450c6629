// Whoever looks into the browser's storage, or at the server's disk, reads no hidden role, hand or place there.
import { expect, test } from 'vitest'
import { CHANCE, Match, Rng, type Json } from '../src/engine/index.ts'
import hex from '../src/games/osszekotos/hex/game.ts'
import scramble from '../src/games/szo/scramble/game.ts'
import stratego from '../src/games/egyeb-logikai/stratego/game.ts'
import torpedo from '../src/games/szerencse/torpedo/game.ts'
import hunters from '../src/games/uj/ekkovadaszok/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { checkBytes } from '../src/server/checking.ts'
import { MatchHolder } from '../src/web/match/match-holder.ts'
import { memoryStore } from '../src/web/store/memory-store.ts'
import { eventBody, firstBody, matchOfRecord, secrecyOf } from '../src/web/store/match-record.ts'
import { RecordLog } from '../src/web/store/record-log.ts'
import { sealBody, unsealBody, type Happening } from '../src/wire/index.ts'
import { savedMatch } from './record-tabs.ts'

/** Forty events of a match as they are kept, and the match they came from. */
async function played(definition: GameDefinition): Promise<{ kept: readonly Happening[]; match: Match }> {
  const store = memoryStore()
  const first = firstBody(savedMatch(definition))
  const recorded = matchOfRecord(definition, [first])
  if (!recorded.ok) throw new Error(recorded.why.en)
  const holder = new MatchHolder(definition, recorded.value, { changed() {}, outrun() {}, saving() {} })
  const log = new RecordLog({ store, id: 'one', known: [], holder, tell() {} })
  log.push(first)
  const rng = new Rng(5)
  const { match } = holder
  while (!match.outcome && match.at < 40) {
    if (match.position.turn === CHANCE) match.roll(rng)
    else match.play(match.moves[rng.below(match.moves.length)]!)
    holder.record(log)
  }
  await log.settled()
  return { kept: (await store.read('one'))!.events, match }
}

const opened = (definition: GameDefinition, bodies: readonly Json[]): Match => {
  const recorded = matchOfRecord(definition, bodies)
  if (!recorded.ok) throw new Error(recorded.why.en)
  expect(recorded.value.broken).toBeUndefined()
  return recorded.value.match
}
const deep = (levels: number): Json => (levels === 0 ? 0 : [deep(levels - 1)])
const bodiesOf = (events: readonly Happening[]): Json[] => events.map(({ body }) => body)

test.each([
  ['Ékkővadászok', hunters],
  ['Stratégó', stratego],
  ['Torpedó', torpedo],
  ['Scramble', scramble],
])('%s: no move, role or hand stands in words in its record, and the record opens', async (_, definition) => {
  const { kept, match } = await played(definition)
  expect(match.game.layout.secret).toBe(true)
  const written = JSON.stringify(kept.slice(1))
  for (const move of new Set(match.log.filter(name => name.length > 3))) expect(written).not.toContain(move)
  for (const word of ['role', 'rogue', 'hunter', 'deal', 'goals', 'draw', 'luck', '"do"'])
    expect(written).not.toContain(word)
  expect(opened(definition, bodiesOf(kept)).log).toEqual(match.log)
  // A match taken over whole (a saved position, an imported file) is sealed as one.
  const whole = firstBody({ ...savedMatch(definition), match: match.save() }, secrecyOf(match))
  expect(JSON.stringify(whole)).toMatch(/^\{"sealed":"[0-9a-z]+\.[A-Za-z0-9+/=]+"\}$/)
  expect(opened(definition, [whole]).log).toEqual(match.log)
  // The server looks into what it keeps sealed.
  const head = { name: '', state: 'running', about: {} }
  const append = (events: readonly unknown[]) =>
    checkBytes(new TextEncoder().encode(JSON.stringify({ kind: 'match', base: 0, head, events })))
  expect(append([{ cid: 'whole', body: whole }, ...kept.slice(1)])).toMatchObject({ ok: true })
  const nest = sealBody({ do: 'name', name: '', by: 'host', more: deep(100) })
  for (const body of [
    nest,
    { sealed: 'a.!' },
    { sealed: '' },
    sealBody({ do: 'harm' }),
    sealBody({ whole: {} }),
  ])
    expect(append([{ cid: 'bad', body }])).toMatchObject({ ok: false })
})

test('open games stay readable; records from before the seal open, with sealed events after them', async () => {
  const { kept } = await played(hex)
  expect(kept[1]!.body).toMatchObject({ do: 'move' })
  const { match } = await played(hunters)
  const plain = match.events.map(event => eventBody(event))
  const mixed = plain.map((body, i) => (i < 20 ? body : sealBody(body)))
  for (const events of [plain, mixed])
    expect(opened(hunters, [firstBody(savedMatch(hunters)), ...events]).log).toEqual(match.log)
})

test('equal events look different, a hunter and a rogue are as long as each other, damage is told', () => {
  const role = (what: string): Json => ({ do: 'move', move: `role:${what}`, by: 'luck' })
  const lengths = [role('hunter'), role('rogue')].map(
    body => JSON.stringify(sealBody(body)).split('.')[1]!.length,
  )
  expect(lengths[0]).toBe(lengths[1])
  expect(sealBody(role('hunter'))).not.toEqual(sealBody(role('hunter')))
  const far: Json = { text: 'őŰ€😀'.repeat(20_000), list: [1, null, { a: true }] }
  expect(unsealBody(sealBody(far))).toEqual({ ok: true, value: far })
  for (const sealed of ['', 'x', '1.@@', 'zz.AAAA', '.'])
    expect(unsealBody({ sealed })).toMatchObject({ ok: false })
  const recorded = matchOfRecord(hunters, [firstBody(savedMatch(hunters)), { sealed: 'zz.AAAA' }])
  expect(recorded).toMatchObject({
    ok: true,
    value: { version: 1, broken: { en: 'The sealed event is damaged.' } },
  })
})
