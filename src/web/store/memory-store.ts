import type { Happening } from '../../wire/index.ts'
import type { RecordHead, RecordStore, Tombstone } from './record-store.ts'

/** Where storage is forbidden (some private windows), records live as long as the page. */
export function memoryStore(): RecordStore {
  const heads = new Map<string, RecordHead>()
  const events = new Map<string, Happening[]>()
  const stones = new Map<string, Tombstone>()
  const notes = new Map<string, string>()
  return {
    list: async kind => [...heads.values()].filter(head => kind === undefined || head.kind === kind),
    head: async id => heads.get(id),
    async read(id, from = 0) {
      const head = heads.get(id)
      return head && { head, events: events.get(id)!.slice(from) }
    },
    async append(id, { kind, base, head, updated, events: more }) {
      const known = heads.get(id)
      if (stones.has(id) || (!known && base > 0)) return { is: 'gone' }
      const version = known?.version ?? 0
      if (version !== base) return { is: 'behind', version }
      events.set(id, [...(events.get(id) ?? []), ...more])
      heads.set(id, { sent: 0, ...known, id, kind, version: version + more.length, updated, head })
      return { is: 'written', version: version + more.length }
    },
    async change(id, { elsewhere, ...change }) {
      const known = heads.get(id)
      if (!known) return
      const { elsewhere: before, ...rest } = known
      const now = elsewhere === undefined ? before : elsewhere === 'settled' ? undefined : elsewhere
      heads.set(id, { ...rest, ...change, ...(now ? { elsewhere: now } : {}) })
    },
    async replace(id, page) {
      heads.set(id, page.head)
      events.set(id, [...page.events])
      stones.delete(id)
    },
    async remove(id, how) {
      const known = heads.get(id)
      heads.delete(id)
      events.delete(id)
      if (known && known.sent > 0 && how === 'tell the server')
        stones.set(id, { id, sent: known.theirs ?? known.sent })
    },
    tombstones: async () => [...stones.values()],
    buried: async id => void stones.delete(id),
    note: async key => notes.get(key),
    setNote: async (key, value) => void notes.set(key, value),
  }
}
