import type { Moves, Position } from '../../../engine/index.ts'
import { reason } from '../../standing/index.ts'
import * as moving from './pod-moves.ts'
import { prongsOf, type PodCells } from './podded.ts'
import type { PodOptions } from './pods.ts'

export const REASONS = {
  bare: reason(
    'Ennek a toknak még nincs tüskéje: előbb a készlet tüskéjére mutass, aztán a tokra.',
    'This pod has no prongs yet: point at the prong in the reserve first, then at the pod.',
    'prongs',
  ),
  noProng: reason(
    'A tok csak arra mehet, amerre tüske mutat rajta.',
    'A pod only goes where a prong points.',
    'steps',
  ),
  far: reason(
    'A tok egy mezőt lép, vagy egy szomszédos ellenséges tokot ugrik át.',
    'A pod takes one step, or jumps over an enemy pod beside it.',
    'steps',
  ),
  enemy: reason(
    'Ellenséges tokra nem lehet rálépni, csak átugrani lehet.',
    'You cannot step onto enemy pods, only jump over them.',
    'steps',
  ),
  landing: reason(
    'Az átugrott tok mögött üres mezőnek kell lennie.',
    'The cell behind the jumped pod must be empty.',
    'jumps',
  ),
  ownBetween: reason('Saját tokot nem lehet átugrani.', 'You cannot jump over your own pods.', 'jumps'),
  twice: reason('Ugyanazt a mezőt nem lehet kétszer átugrani.', 'No cell may be jumped twice.', 'jumps'),
  decide: reason(
    'Most az átugrott tokokról kell dönteni.',
    'Now decide about the pods you have jumped.',
    'jumps',
  ),
  filled: reason('Ezen a helyen már van tüske.', 'There is a prong in this place already.', 'prongs'),
  noPod: reason('Tüskét csak a saját tokodba tűzhetsz.', 'Prongs go into your own pods only.', 'prongs'),
  notHome: reason(
    'Tokot csak a saját otthoni mezőidre tehetsz.',
    'Pods are put down on your own homes only.',
    'pods',
  ),
  held: reason('Ezen az otthoni mezőn ellenség áll.', 'An enemy stands on this home.', 'pods'),
} as const

type Why = keyof typeof REASONS | 'foreign'

/** What the attempts ask of the rules. */
interface Pods {
  readonly why: Readonly<Record<Why, number>>
  readonly size: number
  readonly cells: PodCells
  readonly ways: number
  readonly ahead: (c: number, way: number, steps: 1 | 2) => number
  readonly mayStep: (p: Position, c: number, way: number) => boolean
  readonly mayJump: (p: Position, c: number, way: number) => boolean
  /** Where the jumping pods stand, and the cell that is to be decided; -1 for none. */
  readonly chainFrom: (p: Position) => number
  readonly undecided: (p: Position) => number
  readonly mayPlace: (p: Position, c: number) => boolean
  readonly homeOf: Int8Array
  readonly reserve: (p: Position, what: 'pods' | 'prongs') => number
  readonly jumps: PodOptions['jumps']
}

/** What people try in vain, with the reason: ways that pods cannot go, prongs and pods in wrong places. */
export function podAttempts(pods: Pods) {
  const { why, size, cells, ways, ahead, mayStep, mayJump, reserve } = pods
  const hasProng = (p: Position, c: number, way: number): boolean => {
    for (let k = 0; k < cells.height(p, c); k++) if ((prongsOf(cells.at(p, c, k)) >> way) & 1) return true
    return false
  }
  const isBare = (p: Position, c: number): boolean => {
    for (let way = 0; way < ways; way++) if (hasProng(p, c, way)) return false
    return true
  }
  /** Why pods on `c` do not get to `n`; 0 when they do. */
  const noWay = (p: Position, c: number, n: number): number => {
    for (let way = 0; way < ways; way++) {
      const over = ahead(c, way, 1)
      if (over === n) {
        if (cells.owner(p, n) === 1 - p.turn) return why.enemy
        return hasProng(p, c, way) && mayStep(p, c, way) ? 0 : why.noProng
      }
      if (over === size || ahead(c, way, 2) !== n || cells.owner(p, over) < 0) continue
      if (!hasProng(p, c, way)) return why.noProng
      if (mayJump(p, c, way)) return 0
      if (cells.owner(p, over) === p.turn && pods.jumps === 'over enemies') return why.ownBetween
      return cells.owner(p, n) >= 0 ? why.landing : why.twice
    }
    return why.far
  }

  return (p: Position, out: Moves, reasons: Moves): void => {
    const say = (m: number, number: number) => {
      if (number === 0) return
      out.add(m)
      reasons.add(number)
    }
    const { turn } = p
    if (pods.undecided(p) >= 0 || pods.chainFrom(p) >= 0) {
      const from = pods.chainFrom(p)
      for (let n = 0; n < size; n++) {
        if (n === pods.undecided(p)) continue
        const number = from < 0 || n === from ? why.far : noWay(p, from, n)
        const step = number === why.far || number === why.enemy || number === why.noProng
        const beside = from >= 0 && number === 0 && cells.owner(p, n) >= 0
        say(moving.attempt(Math.max(0, from), n), step || beside ? why.decide : number)
      }
      return
    }
    for (let c = 0; c < size; c++) {
      const owner = cells.owner(p, c)
      if (reserve(p, 'pods') > 0 && !pods.mayPlace(p, c))
        say(moving.place(c), pods.homeOf[c] === turn ? why.held : why.notHome)
      if (owner !== turn) {
        if (reserve(p, 'prongs') > 0) say(moving.attemptProng(c), why.noPod)
        if (owner >= 0) say(moving.attempt(c, c === 0 ? 1 : 0), why.foreign)
        continue
      }
      const bare = isBare(p, c)
      for (let n = 0; n < size; n++) if (n !== c) say(moving.attempt(c, n), bare ? why.bare : noWay(p, c, n))
      for (let way = 0; way < ways && cells.height(p, c) === 1 && reserve(p, 'prongs') > 0; way++)
        if (hasProng(p, c, way)) say(moving.add(c, 1, way), why.filled)
    }
  }
}
