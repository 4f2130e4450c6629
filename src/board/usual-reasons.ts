import {
  beginsWith,
  NOT_POSSIBLE,
  refusals,
  type Move,
  type Point,
  type Position,
  type Reason,
  type Words,
} from '../engine/index.ts'
import type { BoardGame, Scene } from '../kit/index.ts'

/** What whoever points sees, and the moves they may make. */
interface Seen {
  readonly game: BoardGame
  readonly position: Position
  readonly scene: Scene
  readonly moves: readonly Move[]
}

/** What lies where somebody pointed, from where the person stands who is to move. */
type Found = 'own' | 'foreign' | 'common' | 'empty' | 'thing' | 'foreign thing'

/** What the moves begin with now. */
type Beginning = 'piece' | 'cell' | 'thing' | 'button'

const words = (hu: string, en: string): Words => ({ hu, en })

/** Said when nothing was chosen yet. */
const FIRST: Readonly<Record<Found, Words>> = {
  own: words('Ezzel a bábuddal most nem lehet lépni.', 'This piece of yours cannot move now.'),
  foreign: words('Ez nem a te bábud.', 'This piece is not yours.'),
  common: words('Ezzel most nem lehet mit kezdeni.', 'Nothing can be done with this now.'),
  empty: words('Itt nincs mivel lépni.', 'There is nothing to move here.'),
  thing: words('Ezt most nem választhatod.', 'This cannot be chosen now.'),
  'foreign thing': words('Ez a másik játékosé.', 'This belongs to another player.'),
}

/** What to do instead, by what a move may begin with; the first that fits. */
const INSTEAD: Readonly<Record<Beginning, Words>> = {
  piece: words('Előbb arra a bábura mutass, amellyel lépnél.', 'First point at the piece you want to move.'),
  cell: words('A lehetséges helyek jelölve vannak.', 'The places you can choose are marked.'),
  thing: words('Előbb a tábla mellől válassz valamit.', 'First choose something beside the board.'),
  button: words('Most a gombok közül válassz.', 'Choose one of the buttons now.'),
}

/** Said when something was chosen, by what it was and by what lies where it was to go. */
const ONWARD = {
  own: words('Oda nem léphet: a saját bábud áll ott.', 'It cannot go there: a piece of yours is in the way.'),
  foreign: words('Ez a bábu most nem ütheti le azt a másikat.', 'This piece cannot take that one now.'),
  common: words('Ez a bábu oda most nem léphet.', 'This piece cannot go there now.'),
  empty: words('Ez a bábu oda most nem léphet.', 'This piece cannot go there now.'),
  thing: words('Ez nem illik ahhoz, amit választottál.', 'This does not go with what you have chosen.'),
  put: words('Ezt oda most nem lehet letenni.', 'This cannot be put there now.'),
  taken: words('Oda nem léphet: a hely foglalt.', 'It cannot go there: the place is taken.'),
} as const

/** Said when a place was chosen and what was pointed at next does not follow from it. */
const AFTER_PLACE = words('A helyet már kiválasztottad.', 'You have chosen the place already.')
const NOT_HERE = words('Ezt a helyet most nem választhatod.', 'This place cannot be chosen now.')

/** Answers that name no reason: whoever gets one learns no more than that it does not go. */
export const VAGUE: readonly Words[] = [
  NOT_POSSIBLE,
  NOT_HERE,
  FIRST.own,
  FIRST.common,
  FIRST.thing,
  ONWARD.foreign,
  ONWARD.empty,
  ONWARD.thing,
  ONWARD.put,
]

function foundAt({ scene }: Seen, point: Point, mover: number): Found {
  if (typeof point === 'string') {
    const tray = scene.trays.find(({ items }) => items.some(item => item.point === point))
    const owner = tray ? tray.owner : scene.placed.find(each => each.point === point)?.owner
    return owner === undefined || owner === mover ? 'thing' : 'foreign thing'
  }
  const top = scene.placed.findLast(each => each.cell === point || each.cells?.includes(point))
  if (!top) return 'empty'
  return top.owner === undefined ? 'common' : top.owner === mover ? 'own' : 'foreign'
}

/** What the moves that begin with these points go on with. */
function continuations(seen: Seen, chosen: readonly Point[]): ReadonlySet<Beginning> {
  const { game, position, scene, moves } = seen
  const things = new Set(scene.trays.flatMap(({ items }) => items.flatMap(({ point }) => point ?? [])))
  const placed = new Set(scene.placed.flatMap(({ point }) => point ?? []))
  const held = new Set(scene.placed.flatMap(({ cell, cells }) => cells ?? [cell]))
  const kinds = new Set<Beginning>()
  for (const m of moves) {
    const points = game.points(position, m)
    if (!beginsWith(points, game.loosePoints?.(position, m) ?? 1, chosen)) continue
    const next = points[chosen.length]
    if (next === undefined) continue
    if (typeof next === 'number') kinds.add(held.has(next) ? 'piece' : 'cell')
    else kinds.add(placed.has(next) ? 'piece' : things.has(next) ? 'thing' : 'button')
  }
  return kinds
}

const joined = (first: Words, second: Words | undefined): Reason =>
  second ? { hu: `${first.hu} ${second.hu}`, en: `${first.en} ${second.en}` } : first

/** The reason given more often than all the others together. */
function mostSaid(reasons: readonly Reason[]): Reason | undefined {
  const counts = new Map<Reason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  for (const [reason, count] of counts) if (count * 2 > reasons.length) return reason
  return undefined
}

/**
 * The reason that the rules give for most other vain tries with what was chosen: how a man goes, that it must capture. It holds for
 * places so far off that no rule lists them. Tries at places like this one are asked first.
 */
function sameAsOthers(seen: Seen, chosen: readonly Point[], found: Found, mover: number): Reason | undefined {
  const { game, position } = seen
  const others = refusals(game, position).flatMap(({ move, reason }) => {
    const points = game.points(position, move)
    const begins = beginsWith(points, game.loosePoints?.(position, move) ?? 1, chosen)
    const next = points[chosen.length]
    return begins && next !== undefined ? [{ reason, found: foundAt(seen, next, mover) }] : []
  })
  return (
    mostSaid(others.filter(other => other.found === found).map(({ reason }) => reason)) ??
    mostSaid(others.map(({ reason }) => reason))
  )
}

/** Whether something is ever taken by pointing at it: where nothing is, a man of the other side is simply in the way. */
const takesByEntering = (seen: Seen, chosen: readonly Point[], mover: number): boolean =>
  seen.moves.some(m => {
    const points = seen.game.points(seen.position, m)
    return points.length > chosen.length && foundAt(seen, points.at(-1)!, mover) === 'foreign'
  })

/**
 * Why pointing led nowhere, where the rules name no reason: what lies there, and what is wanted now. `chosen` was pointed at
 * before `point`.
 */
export function usualReason(seen: Seen, chosen: readonly Point[], point: Point): Reason {
  const { game, position, scene, moves } = seen
  const [legal] = moves
  if (legal === undefined) return NOT_POSSIBLE
  const mover = game.actor?.(position, legal) ?? position.turn
  const found = foundAt(seen, point, mover)
  const wanted = game.prompt?.(position)
  const [first] = chosen
  const kinds = continuations(seen, chosen)
  const instead = (['piece', 'cell', 'thing', 'button'] as const).find(kind => kinds.has(kind))
  if (first === undefined) {
    // Where stones are placed, a stone in the way is nobody's mistake about whose it is.
    if (kinds.has('cell') && !kinds.has('piece') && found !== 'thing' && found !== 'foreign thing')
      return joined(NOT_HERE, wanted)
    return joined(FIRST[found], wanted ?? (instead && found !== 'foreign' ? INSTEAD[instead] : undefined))
  }
  if (found === 'foreign thing') return joined(FIRST[found], wanted)
  if (found === 'thing') return joined(ONWARD.thing, wanted)
  const others = found === 'own' ? undefined : sameAsOthers(seen, chosen, found, mover)
  if (others) return others
  const isPlace = typeof first === 'number' && foundAt(seen, first, mover) === 'empty'
  if (isPlace) return joined(AFTER_PLACE, instead && INSTEAD[instead === 'piece' ? 'cell' : instead])
  const isPiece = typeof first === 'number' || scene.placed.some(each => each.point === first)
  if (!isPiece) return joined(ONWARD.put, wanted)
  if (found === 'own') return ONWARD.own
  const inTheWay = found === 'foreign' && !takesByEntering(seen, chosen, mover)
  return joined(inTheWay ? ONWARD.taken : ONWARD[found], wanted)
}
