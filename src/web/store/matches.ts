import { ok, type Result } from '../../engine/index.ts'
import type { SavedMatch } from '../../wire/index.ts'
import { eventBody, firstBody, headOfMatch, secrecyOf } from './match-record.ts'
import { openEvents, openSaved, type Opened } from './opening.ts'
import { changed, freshKey, makeRecord, readRecord, records, refresh } from './records.ts'

/** The match of a record. One that is damaged is mended: the longest part that can be repeated is kept. */
export async function openMatch(id: string): Promise<Result<Opened> | undefined> {
  const page = await readRecord(id)
  if (!page || page.head.kind !== 'match') return undefined
  const opened = await openEvents(id, page.events)
  if (!opened.ok) return opened
  const { recorded } = opened.value
  const holes = page.head.version !== page.events.length
  if (!recorded.broken && !holes) return opened
  const store = await records()
  // All of it is put aside first: nothing that was kept is lost by mending.
  await store.setNote(`damaged.${id}.${Date.now()}`, JSON.stringify(page))
  const events =
    recorded.version > 0
      ? page.events.slice(0, recorded.version)
      : [
          {
            cid: crypto.randomUUID(),
            body: firstBody(savedOfOpened(opened.value), secrecyOf(recorded.match)),
          },
        ]
  const sent = Math.min(page.head.sent, recorded.version)
  const head = { ...page.head, version: events.length, sent }
  await store.replace(id, { head, events })
  changed(id, events.length, 'replaced')
  const broken = recorded.broken ?? {
    hu: 'Hiányzik egy lépése.',
    en: 'One of its moves is missing.',
  }
  return ok({ ...opened.value, events, beginning: events[0]!.body, recorded: { ...recorded, broken } })
}

/** Whether a record is a saved position rather than a running match. */
export const keptAs = async (id: string): Promise<'running' | 'position'> =>
  (await (await records()).head(id))?.head.about['kept'] === 'position' ? 'position' : 'running'

export const savedOfOpened = ({ id, recorded: { match, name, seats } }: Opened): SavedMatch => ({
  id,
  name,
  updated: new Date().toISOString(),
  seats,
  match: match.save(),
})

/** Keeps a whole match as a record of its own: an imported one, or a position that stays as it was. */
export async function keepMatch(saved: SavedMatch, kept: 'running' | 'position'): Promise<Result<Opened>> {
  const opened = await openSaved(saved)
  if (!opened.ok) return opened
  const events = await makeRecord(saved.id, 'match', headOfMatch(opened.value.recorded, kept), [
    firstBody(saved, secrecyOf(opened.value.recorded.match)),
  ])
  await refresh()
  return ok({ ...opened.value, events })
}

/** A running match that begins as a saved position stands; the saved one stays as it was. */
export const matchFromPosition = (opened: Opened): Promise<Result<Opened>> =>
  keepMatch({ ...savedOfOpened(opened), id: freshKey() }, 'running')

export async function renameMatch(id: string, name: string): Promise<void> {
  const page = await readRecord(id)
  if (!page) return
  const store = await records()
  const head = { ...page.head.head, name }
  const written = await store.append(id, {
    kind: 'match',
    base: page.head.version,
    head,
    updated: page.head.updated,
    events: [{ cid: crypto.randomUUID(), body: eventBody({ do: 'name', name, by: 'host' }) }],
  })
  if (written.is === 'written') changed(id, written.version)
  await refresh()
}
