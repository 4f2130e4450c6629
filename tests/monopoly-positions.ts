import { from, json, play } from './playing.ts'
import type { Json, Match, Options } from '../src/engine/index.ts'
import { FIELDS, GROUPS, MEMBERS } from '../src/games/szerencse/monopoly/data.ts'
import monopoly from '../src/games/szerencse/monopoly/game.ts'

/** Positions for tests, with only what matters said. */

export const TWO = { players: '2' }
export const THREE = { players: '3' }
const RICH = { red: 1500, blue: 1500, green: 1500 }

/** Red to move with two players, unless said otherwise. */
export const table = (more: Record<string, Json> = {}, options: Options = TWO): Match => {
  const money = Object.fromEntries(Object.entries(RICH).slice(0, Number(options.players ?? 2)))
  return from(monopoly, { turn: 'red', money, ...more }, { players: '2', ...options })
}
/** Red comes to a field by a roll of three. */
export const comeTo = (field: string, more: Record<string, Json> = {}, options: Options = TWO): Match => {
  const here = FIELDS[(FIELDS.findIndex(each => each.id === field) + 37) % 40]!.id
  const at = { ...(more['at'] as object), red: here }
  return play(table({ ...more, at }, options), 'roll roll:2-1')
}
export const money = (match: Match) => (json(match)['money'] ?? {}) as Record<string, number>
export const at = (match: Match) => json(match)['at'] as Record<string, string>
export const deeds = (match: Match) => (json(match)['deeds'] ?? {}) as Record<string, string>
export const owned = (owner: string, ...fields: string[]) =>
  Object.fromEntries(fields.map(field => [field, owner]))
export const groupOf = (owner: string, id: string) =>
  owned(owner, ...MEMBERS[GROUPS.findIndex(group => group.id === id)]!.map(i => FIELDS[i]!.id))
