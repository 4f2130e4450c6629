// Slow models of the races, on names of fields and plain lists, written from the texts; no code of the kit in them.
import type { Json } from '../src/engine/index.ts'
import type { Answers } from './slow-rules.ts'

type Seen = { readonly [key: string]: Json }
type Men = Record<string, string[]>

const menOf = (seen: Seen): Men =>
  Object.fromEntries(
    Object.entries(seen['pieces'] as Record<string, string | string[]>).map(([cell, men]) => [
      cell,
      [men].flat(),
    ]),
  )
const told = (men: Men, order: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(men)
      .filter(([, list]) => list.length > 0)
      .map(([cell, list]) => {
        const sorted = list.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        return [cell, (sorted.length === 1 ? sorted[0]! : sorted) as string]
      }),
  )

const ARMS = 'rbowgy'
const IDS: Readonly<Record<string, string>> = {
  r: 'red',
  b: 'blue',
  o: 'orange',
  w: 'white',
  g: 'green',
  y: 'yellow',
}
const LOOP = [...ARMS].flatMap(arm => Array.from({ length: 14 }, (_, i) => `${arm}${i}`))
const isJump = (cell: string) => cell.endsWith('0') && cell.length === 2

/** The field after this one round the loop for a colour; home begins behind the own exit. */
function ahead(arm: string, cell: string): string | undefined {
  const home = /-home(\d)$/.exec(cell)
  if (home) return home[1] === '4' ? undefined : `${arm}-home${Number(home[1]) + 1}`
  return cell === `${arm}7` ? `${arm}-home1` : LOOP[(LOOP.indexOf(cell) + 1) % 84]
}
const ringAhead = (cell: string) => `${ARMS[(ARMS.indexOf(cell[0]!) + 1) % 6]}0`

/** Every field that a man may reach by walking or riding so many steps without meeting its own kin. */
function reached(arm: string, from: string, roll: number, men: Men): Set<string> {
  const id = `${IDS[arm]} man`
  const open = (cell: string | undefined): cell is string => cell !== undefined && !men[cell]?.includes(id)
  const found = new Set<string>()
  if (from === `${arm}-base`) {
    if ((roll === 1 || roll === 6) && open(`${arm}9`)) found.add(`${arm}9`)
    return found
  }
  if (from === 'centre') {
    if (roll === 1 && open(`${arm}0`)) found.add(`${arm}0`)
    return found
  }
  const go = (cell: string, left: number, riding: boolean): void => {
    if (left === 0) {
      found.add(cell)
      return
    }
    if (left === 1 && isJump(cell) && open('centre')) found.add('centre')
    const rides = riding && cell !== `${arm}0`
    const next = rides ? ringAhead(cell) : ahead(arm, cell)
    if (open(next)) go(next, left - 1, rides)
  }
  go(from, roll, false)
  if (isJump(from)) go(from, roll, true)
  return found
}

/** Ingerlés for these arms in turn; the first roll has been settled. */
export const slowIngerles =
  (arms: string) =>
  (seen: Seen): Answers => {
    const men = menOf(seen)
    const order = [...arms].map(arm => `${IDS[arm]} man`)
    const same = told(men, order)
    if (seen['turn'] === 'chance')
      return Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map(n => [
          `roll:${n}`,
          { turn: String(seen['roller'] ?? IDS[arms[0]!]), pieces: same },
        ]),
      )
    const arm = [...arms].find(each => IDS[each] === seen['turn'])!
    const id = `${IDS[arm]} man`
    const answers: Record<string, { turn: string; pieces: Record<string, string> }> = {}
    for (const [from, list] of Object.entries(men)) {
      if (!list.includes(id)) continue
      for (const to of reached(arm, from, Number(seen['roll']), men)) {
        const after: Men = structuredClone(men)
        after[from] = after[from]!.toSpliced(after[from]!.indexOf(id), 1)
        for (const other of after[to] ?? []) {
          const base = `${[...arms].find(each => other.startsWith(IDS[each]!))}-base`
          after[base] = [...(after[base] ?? []), other]
        }
        after[to] = [id]
        answers[`${from}-${to}`] = { turn: 'chance', pieces: told(after, order) }
      }
    }
    if (Object.keys(answers).length === 0) answers['pass'] = { turn: 'chance', pieces: same }
    return answers
  }

const CROSS = 'rbyk'
const CROSS_IDS: Readonly<Record<string, string>> = { r: 'red', b: 'blue', y: 'yellow', k: 'black' }
const CROSS_LOOP = [...CROSS].flatMap(arm => Array.from({ length: 18 }, (_, i) => `${arm}${i}`))
const isGreen = (cell: string) => /^[rbyk](4|8|12)$/.test(cell)

function crossAhead(arm: string, cell: string): string | undefined {
  if (cell.endsWith('-base')) return `${arm}9`
  if (cell.endsWith('-goal')) return undefined
  const middle = /-m(\d)$/.exec(cell)
  if (middle) return middle[1] === '7' ? `${arm}-goal` : `${arm}-m${Number(middle[1]) + 1}`
  return cell === `${arm}8` ? `${arm}-m1` : CROSS_LOOP[(CROSS_LOOP.indexOf(cell) + 1) % 72]
}

/** Pacsézi for these arms in turn; the first roll has been settled. */
export const slowPacsezi =
  (arms: string, numbers: readonly number[]) =>
  (seen: Seen): Answers => {
    const men = menOf(seen)
    const order = [...arms].map(arm => `${CROSS_IDS[arm]} man`)
    const same = told(men, order)
    if (seen['turn'] === 'chance')
      return Object.fromEntries(
        numbers.map(n => [
          `roll:${n}`,
          { turn: String(seen['roller'] ?? CROSS_IDS[arms[0]!]), pieces: same },
        ]),
      )
    const turn = String(seen['turn'])
    const arm = [...arms].find(each => CROSS_IDS[each] === turn)!
    const next = CROSS_IDS[arms[(arms.indexOf(arm) + 1) % arms.length]!]!
    const answers: Record<string, { turn: string; pieces: Record<string, string> }> = {
      pass: { turn: next, pieces: same },
    }
    const roll = Number(seen['roll'] ?? 0)
    if (roll === 0) return { ...answers, roll: { turn: 'chance', pieces: same } }
    const id = `${turn} man`
    const doubled = (cell: string) =>
      order.some(other => other !== id && (men[cell] ?? []).filter(man => man === other).length > 1)
    const fresh = !((seen['rolled'] ?? []) as string[]).includes(turn)
    for (const [from, list] of Object.entries(men)) {
      const group = list.filter(man => man === id).length
      const waiting = from.endsWith('-base')
      if (group === 0 || (waiting && ![6, 10, 25].includes(roll) && !fresh)) continue
      const moved = waiting ? 1 : group
      let to: string | undefined = waiting ? `${arm}9` : from
      let open = !waiting || !doubled(`${arm}9`)
      for (let step = 1; step <= roll && to !== undefined; step++) {
        to = crossAhead(arm, to)
        if (to !== undefined && step < roll && doubled(to)) open = false
      }
      if (to === undefined || !open || (doubled(to) && moved < 2)) continue
      const after: Men = structuredClone(men)
      after[from] = [...list.filter(man => man !== id), ...Array.from({ length: group - moved }, () => id)]
      let captured = 0
      if (!isGreen(to))
        for (const other of (after[to] ?? []).filter(man => man !== id)) {
          const base = `${[...arms].find(each => other.startsWith(CROSS_IDS[each]!))}-base`
          after[base] = [...(after[base] ?? []), other]
          after[to] = after[to]!.filter(man => man === id)
          captured++
        }
      after[to] = [...(after[to] ?? []), ...Array.from({ length: moved }, () => id)]
      const again = captured > 0 || [6, 10, 25].includes(roll)
      answers[`${from}-${to}`] = { turn: again ? turn : next, pieces: told(after, order) }
    }
    return answers
  }
