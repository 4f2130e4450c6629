import { parseSavedMatch } from '../../wire/index.ts'
import type { MatchEntry, MatchStore } from './store.ts'

const PATIENCE = 4000

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`/api/${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok && response.status !== 404) throw new Error(`the server answered ${response.status}`)
  return response
}

const isEntry = (json: unknown): json is MatchEntry =>
  typeof json === 'object' &&
  json !== null &&
  ['id', 'name', 'game', 'updated'].every(key => typeof (json as Record<string, unknown>)[key] === 'string')

/** Whether a server of ours answers; a plain file server gives its own page or 404 here. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const json: unknown = await (await ask('health')).json()
    return typeof json === 'object' && json !== null && (json as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}

export const serverStore = (): MatchStore => ({
  async list() {
    const json: unknown = await (await ask('matches')).json()
    return Array.isArray(json) ? json.filter(isEntry) : []
  },
  async read(id) {
    const response = await ask(`matches/${encodeURIComponent(id)}`)
    return response.status === 404 ? undefined : parseSavedMatch(await response.json())
  },
  async write(saved) {
    const response = await ask(`matches/${encodeURIComponent(saved.id)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(saved),
    })
    if (!response.ok) throw new Error('the server keeps no matches')
  },
  async remove(id) {
    await ask(`matches/${encodeURIComponent(id)}`, { method: 'DELETE' })
  },
})
