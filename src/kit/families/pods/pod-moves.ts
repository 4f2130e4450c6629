import type { Move, Point, Position, Words } from '../../../engine/index.ts'
import type { Board } from '../../boards/index.ts'
import { LETTERS, lettersOf, prongsOf, type PodCells } from './podded.ts'

/** What a move does; the last two are only ever refused. */
export type Deed =
  | 'add'
  | 'shift'
  | 'place'
  | 'step'
  | 'jump'
  | 'take'
  | 'leave'
  | 'stop'
  | 'try'
  | 'tryProng'
const DEEDS: readonly Deed[] = [
  'add',
  'shift',
  'place',
  'step',
  'jump',
  'take',
  'leave',
  'stop',
  'try',
  'tryProng',
]

// Fields of a move: deed 4 bits, cell 7, way 3, other way 3 (or a target of 7 bits in their place), which pods 7.
const [ADD, SHIFT, PLACE, STEP, JUMP, TAKE, LEAVE, STOPPED, TRY, TRY_PRONG] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A prong from the reserve into the pod `which`. */
export const add = (cell: number, which: number, way: number): Move =>
  ADD | (cell << 4) | (way << 11) | (which << 17)
/** A prong of the pod `which` goes from one place to another. */
export const shift = (cell: number, which: number, way: number, goal: number): Move =>
  SHIFT | (cell << 4) | (way << 11) | (goal << 14) | (which << 17)
/** A pod from beside the board. */
export const place = (cell: number): Move => PLACE | (cell << 4)
export const step = (cell: number, which: number, way: number): Move =>
  STEP | (cell << 4) | (way << 11) | (which << 17)
export const jump = (cell: number, which: number, way: number): Move =>
  JUMP | (cell << 4) | (way << 11) | (which << 17)
export const take = (cell: number): Move => TAKE | (cell << 4)
export const leave = (cell: number): Move => LEAVE | (cell << 4)
export const STOP: Move = STOPPED
export const attempt = (cell: number, target: number): Move => TRY | (cell << 4) | (target << 11)
export const attemptProng = (cell: number): Move => TRY_PRONG | (cell << 4)

export const deedOf = (m: Move): Deed => DEEDS[m & 15]!
export const cellOfMove = (m: Move): number => (m >> 4) & 127
export const wayOf = (m: Move): number => (m >> 11) & 7
export const goalOf = (m: Move): number => (m >> 14) & 7
export const whichOf = (m: Move): number => (m >> 17) & 127
const targetOf = (m: Move): number => (m >> 11) & 127

/** What lies beside the board for a player: prongs, pods, and pods that the opponent has taken. */
export const besidePoint = (what: 'prong' | 'pod' | 'lost', player: number): string => `${what}:${player}`

/** How moves are named, pointed at and put into words. */
export function podWords(
  board: Board,
  pods: PodCells,
  /** The cell one or two steps away by the letter of a way; the wall beyond the rim. */
  ahead: (cell: number, way: number, steps: 1 | 2) => number,
  /** Whether a pod that comes onto this cell is one that was captured. */
  isComeback: (cell: number, turn: number) => boolean,
  isChain: (p: Position) => boolean,
) {
  const told = (p: Position, m: Move): string[] => {
    const found: string[] = []
    for (let k = 0; whichOf(m) >> k !== 0; k++)
      if ((whichOf(m) >> k) & 1) found.push(lettersOf(prongsOf(pods.at(p, cellOfMove(m), k))) || '0')
    return found
  }
  const isPart = (p: Position, m: Move): boolean => told(p, m).length < pods.height(p, cellOfMove(m))
  const wayPoint = (cell: number, way: number): Point => {
    const next = ahead(cell, way, 1)
    return next === board.size ? `way:${LETTERS[way]}` : next
  }

  return {
    name(p: Position, m: Move): string {
      const cell = cellOfMove(m)
      const at = board.names[cell]!
      const from = isPart(p, m) ? `${at}[${told(p, m).join()}]` : at
      const way = LETTERS[wayOf(m)]!
      const deed = deedOf(m)
      switch (deed) {
        case 'add':
          return `${from}+${way}`
        case 'shift':
          return `${from}${way}>${LETTERS[goalOf(m)]!}`
        case 'place':
          return `@${at}`
        case 'step':
          return `${from}-${board.names[ahead(cell, wayOf(m), 1)]!}`
        case 'jump':
          return `${from}^${board.names[ahead(cell, wayOf(m), 2)]!}`
        case 'take':
          return `x${at}`
        case 'leave':
          return `leave${at}`
        case 'stop':
          return 'stop'
        case 'try':
          return `${at}-${board.names[targetOf(m)]!}`
        case 'tryProng':
          return `${at}+`
      }
    },

    points(p: Position, m: Move): readonly Point[] {
      const cell = cellOfMove(m)
      const { turn } = p
      // Where several pods stand together, the last thing to say is which of them is meant.
      const which = pods.height(p, cell) > 1 ? [`pods:${told(p, m).join()}`] : []
      const deed = deedOf(m)
      switch (deed) {
        case 'add':
          return [besidePoint('prong', turn), cell, wayPoint(cell, wayOf(m)), ...which]
        case 'shift':
          return [cell, `shift:${LETTERS[wayOf(m)]}`, wayPoint(cell, goalOf(m)), ...which]
        case 'place':
          return [besidePoint(isComeback(cell, turn) ? 'lost' : 'pod', turn), cell]
        case 'step':
          return [cell, ahead(cell, wayOf(m), 1), ...which]
        case 'jump':
          return isChain(p) ? [ahead(cell, wayOf(m), 2)] : [cell, ahead(cell, wayOf(m), 2), ...which]
        case 'take':
          return [cell]
        case 'leave':
        case 'stop':
          return [deed]
        case 'try':
          return isChain(p) ? [targetOf(m)] : [cell, targetOf(m)]
        case 'tryProng':
          return [besidePoint('prong', turn), cell]
      }
    },

    label(point: string): Words | undefined {
      const [what, rest = ''] = point.split(':')
      switch (what) {
        case 'way':
          return { hu: `${rest} irányba (kifelé)`, en: `Direction ${rest} (off the board)` }
        case 'shift':
          return { hu: `${rest} tüske áthelyezése`, en: `Shift prong ${rest}` }
        case 'pods': {
          const list = (none: string) =>
            rest
              .split(',')
              .map(each => (each === '0' ? none : each))
              .join(' + ')
          return { hu: `Ez a tok: ${list('tüske nélküli')}`, en: `This pod: ${list('without prongs')}` }
        }
        case 'leave':
          return { hu: 'Az átugrott tokok maradnak', en: 'Leave the jumped pods' }
        case 'stop':
          return { hu: 'Nem ugrok tovább', en: 'Stop jumping' }
        default:
          return undefined
      }
    },
  }
}
