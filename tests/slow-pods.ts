// Okti and hexi written from the rules alone, on plain records: for tests. A cell is two digits, a pod the letters of its prongs.
import { choices, Moves, type Json, type Match, type Position } from '../src/engine/index.ts'

interface Rules {
  /** What each letter adds to the two digits. */
  readonly ways: Readonly<Record<string, readonly [number, number]>>
  readonly isCell: (first: number, second: number) => boolean
  readonly homes: readonly [readonly string[], readonly string[]]
  readonly ownJumps: boolean
}
export interface SlowState {
  readonly turn: 0 | 1
  readonly pods: Readonly<Record<string, { readonly owner: 0 | 1; readonly list: readonly string[] }>>
  readonly reserve: readonly [number, number]
  readonly prongs: readonly [number, number]
}

const sorted = (letters: string) => [...letters].sort().join('')
/** One text for one position. */
export const told = (s: SlowState): string =>
  JSON.stringify([
    s.turn,
    Object.entries(s.pods)
      .filter(([, { list }]) => list.length > 0)
      .map(([cell, { owner, list }]) => `${cell} ${owner} ${list.map(sorted).sort().join()}`)
      .sort(),
    s.reserve,
    s.prongs,
  ])

const without = (list: readonly string[], gone: readonly string[]): string[] => {
  const left = [...list]
  for (const one of gone) left.splice(left.indexOf(one), 1)
  return left
}
const subsets = (list: readonly string[]): string[][] =>
  list.length === 0 ? [[]] : subsets(list.slice(1)).flatMap(rest => [rest, [list[0]!, ...rest]])
const changed = (pair: readonly [number, number], who: 0 | 1, by: number): [number, number] =>
  who === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by]

/** Every position that a whole turn can lead to. */
export function slowTurns(rules: Rules, s: SlowState): Set<string> {
  const { turn } = s
  const found = new Set<string>()
  const give = (pods: SlowState['pods'], more: Partial<SlowState> = {}) =>
    found.add(told({ ...s, ...more, pods, turn: turn === 0 ? 1 : 0 }))
  const beyond = (cell: string, letter: string, far: number): string | undefined => {
    const [a, b] = [
      Number(cell[0]) + far * rules.ways[letter]![0],
      Number(cell[1]) + far * rules.ways[letter]![1],
    ]
    return rules.isCell(a, b) ? `${a}${b}` : undefined
  }
  const at = (pods: SlowState['pods'], cell: string) => {
    const here = pods[cell]
    return here && here.list.length > 0 ? here : undefined
  }
  const moved = (pods: SlowState['pods'], a: string, b: string, group: readonly string[]) => ({
    ...pods,
    [a]: { owner: turn, list: without(pods[a]!.list, group) },
    [b]: { owner: turn, list: [...(at(pods, b)?.list ?? []), ...group] },
  })
  const all = (group: readonly string[], letter: string) => group.every(pod => pod.includes(letter))

  /** Each jumped enemy cell is emptied or left, in all combinations. */
  const judge = (pods: SlowState['pods'], over: readonly string[]) => {
    for (const taken of subsets(over.filter(cell => at(pods, cell)?.owner !== turn))) {
      const prongs = taken.reduce((sum, cell) => sum + pods[cell]!.list.join('').length, 0)
      const left = Object.fromEntries(Object.entries(pods).filter(([cell]) => !taken.includes(cell)))
      give(left, { prongs: changed(s.prongs, turn, prongs) })
    }
  }
  const jump = (pods: SlowState['pods'], from: string, group: readonly string[], over: readonly string[]) => {
    for (const letter of Object.keys(rules.ways)) {
      const [mid, end] = [beyond(from, letter, 1), beyond(from, letter, 2)]
      if (!mid || !end || !all(group, letter) || over.includes(mid)) continue
      const there = at(pods, mid)
      if (!there || at(pods, end) || (there.owner === turn && !rules.ownJumps)) continue
      const after = moved(pods, from, end, group)
      judge(after, [...over, mid])
      jump(after, end, group, [...over, mid])
    }
  }

  for (const [cell, { owner, list }] of Object.entries(s.pods)) {
    if (owner !== turn) continue
    for (const pod of list)
      for (const letter of Object.keys(rules.ways)) {
        if (pod.includes(letter)) continue
        const change = (now: string) => ({
          ...s.pods,
          [cell]: { owner, list: [...without(list, [pod]), now] },
        })
        if (s.prongs[turn] > 0) give(change(pod + letter), { prongs: changed(s.prongs, turn, -1) })
        for (const old of pod) give(change(pod.replace(old, letter)))
      }
    for (const group of subsets(list).filter(one => one.length > 0)) {
      for (const letter of Object.keys(rules.ways)) {
        const end = beyond(cell, letter, 1)
        if (!end || !all(group, letter)) continue
        if (at(s.pods, end)?.owner !== (turn === 0 ? 1 : 0)) give(moved(s.pods, cell, end, group))
      }
      jump(s.pods, cell, group, [])
    }
  }
  for (const home of rules.homes[turn])
    if (s.reserve[turn] > 0 && (at(s.pods, home)?.owner ?? turn) === turn)
      give(
        { ...s.pods, [home]: { owner: turn, list: [...(at(s.pods, home)?.list ?? []), ''] } },
        { reserve: changed(s.reserve, turn, -1) },
      )
  return found
}

type Written = {
  turn: string
  pods: [number, number]
  prongs: [number, number]
  pieces: Record<string, string | string[]>
}
const SIDES = ['white', 'black'] as const

/** A written position as a record of pods. */
export function slowState(json: unknown): SlowState {
  const { turn, pods, prongs, pieces } = json as Written
  const stacks = Object.entries(pieces).map(([cell, value]) => {
    const list: string[] = []
    for (const word of typeof value === 'string' ? [value] : value)
      if (word.startsWith('prong ')) list[list.length - 1] += word.slice(6)
      else list.push('')
    return [
      cell,
      { owner: [value].flat()[0]!.startsWith('white') ? (0 as const) : (1 as const), list },
    ] as const
  })
  return { turn: turn === SIDES[0] ? 0 : 1, pods: Object.fromEntries(stacks), reserve: pods, prongs }
}

/** A crowded position: pods with many prongs in the middle, so that jumps, chains and towers come about. */
export function crowdedPods(
  below: (n: number) => number,
  cells: readonly string[],
  letters: string,
  pods: number,
  prongs: number,
): Json {
  const pieces: Record<string, string[]> = {}
  const left = [2 * prongs, pods, pods]
  for (let i = 0; i < 2 * pods; i++) {
    const side = i % 2
    const cell = cells[below(cells.length)]!
    const here = pieces[cell]
    if (here && !here[0]!.startsWith(SIDES[side]!)) continue
    left[1 + side]!--
    const own = [...letters].filter(() => below(2) === 0).slice(0, left[0])
    left[0]! -= own.length
    pieces[cell] = [...(here ?? []), `${SIDES[side]} pod`, ...own.map(letter => `prong ${letter}`)]
  }
  const rest = Math.floor(left[0]! / 2)
  return {
    turn: SIDES[below(2)]!,
    pieces,
    pods: [Math.min(2, left[1]!), Math.min(2, left[2]!)],
    prongs: [rest, rest],
  }
}

/** Every position at the end of a turn, through the game's own moves. */
export function turnsOf({ game, position }: Match): Set<string> {
  const found = new Set<string>()
  const walk = (p: Position): void => {
    const list = new Moves()
    if (p.turn !== position.turn || choices(game, p, list)) {
      found.add(told(slowState(game.layout.write(p))))
      return
    }
    for (const m of list.toArray()) {
      const next = p.copy()
      game.play(next, m)
      walk(next)
    }
  }
  walk(position)
  return found
}
