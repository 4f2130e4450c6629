import type { Words } from './result.ts'

/** The cards nobody writes on: twenty drawings of nineteen kinds (the two coal bends are one kind). */
export type KindId =
  | 'fixMachete'
  | 'breakMachete'
  | 'fixCompass'
  | 'breakCompass'
  | 'fixFlask'
  | 'breakFlask'
  | 'fixMacheteOrCompass'
  | 'fixMacheteOrFlask'
  | 'fixFlaskOrCompass'
  | 'map'
  | 'monsoon'
  | 'mosquito'
  | 'ruby1'
  | 'ruby2'
  | 'ruby3'
  | 'goalRuby'
  | 'goalCoalNE'
  | 'goalCoalNW'
  | 'hunter'
  | 'rogue'

export type GroupId = 'action' | 'ruby' | 'goal' | 'role'
/** Path, Start and action cards share one back. */
export type BackId = 'path' | 'ruby' | 'goal' | 'role'
export const BACKS: readonly BackId[] = ['path', 'ruby', 'goal', 'role']

export interface Kind {
  readonly id: KindId
  readonly group: GroupId
  readonly name: Words
  /** How many a full deck holds; also the most that can be asked for. */
  readonly most: number
}

const kind = (id: KindId, group: GroupId, most: number, hu: string, en: string): Kind => ({
  id,
  group,
  most,
  name: { hu, en },
})

export const KINDS: readonly Kind[] = [
  kind('fixMachete', 'action', 2, 'Macsétajavító', 'Machete repair'),
  kind('breakMachete', 'action', 3, 'Macsétarongáló', 'Broken machete'),
  kind('fixCompass', 'action', 2, 'Iránytűjavító', 'Compass repair'),
  kind('breakCompass', 'action', 3, 'Iránytűrongáló', 'Broken compass'),
  kind('fixFlask', 'action', 2, 'Kulacsjavító', 'Flask repair'),
  kind('breakFlask', 'action', 3, 'Kulacsrongáló', 'Broken flask'),
  kind('fixMacheteOrCompass', 'action', 1, 'Macséta- vagy Iránytűjavító', 'Machete or compass repair'),
  kind('fixMacheteOrFlask', 'action', 1, 'Macséta- vagy Kulacsjavító', 'Machete or flask repair'),
  kind('fixFlaskOrCompass', 'action', 1, 'Kulacs- vagy Iránytűjavító', 'Flask or compass repair'),
  kind('map', 'action', 6, 'Térkép', 'Map'),
  kind('monsoon', 'action', 3, 'Monszuneső', 'Monsoon'),
  kind('mosquito', 'action', 1, 'Moszkitó', 'Mosquito'),
  kind('ruby1', 'ruby', 16, 'Egyes rubin', 'One ruby'),
  kind('ruby2', 'ruby', 8, 'Kettes rubin', 'Two rubies'),
  kind('ruby3', 'ruby', 4, 'Hármas rubin', 'Three rubies'),
  kind('goalRuby', 'goal', 1, 'Rubindarab', 'Ruby goal'),
  kind('goalCoalNE', 'goal', 1, 'Széndarab (jobbra)', 'Coal (bend right)'),
  kind('goalCoalNW', 'goal', 1, 'Széndarab (balra)', 'Coal (bend left)'),
  kind('hunter', 'role', 7, 'Ékkővadász kobold', 'Gem hunter'),
  kind('rogue', 'role', 4, 'Zsivány', 'Rogue'),
]

export const GROUP_NAMES: Readonly<Record<GroupId, Words>> = {
  action: { hu: 'Akciólapok', en: 'Action cards' },
  ruby: { hu: 'Rubinlapok', en: 'Ruby cards' },
  goal: { hu: 'Céllapok', en: 'Goal cards' },
  role: { hu: 'Szereplapok', en: 'Role cards' },
}
export const GROUPS: readonly GroupId[] = ['action', 'ruby', 'goal', 'role']

const BY_ID = new Map<string, Kind>(KINDS.map(each => [each.id, each]))
export const findKind = (id: string): Kind | undefined => BY_ID.get(id)
export function kindOf(id: KindId): Kind {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no card kind "${id}"`)
  return found
}

export const backOf = (group: GroupId): BackId => (group === 'action' ? 'path' : group)
/** The number of cards nobody writes on in a full deck. */
export const FURTHER_CARDS = KINDS.reduce((sum, { most }) => sum + most, 0)
