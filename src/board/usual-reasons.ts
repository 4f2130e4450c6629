import {
  NOT_POSSIBLE,
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
} as const

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

function beginnings({ game, position, scene, moves }: Seen): ReadonlySet<Beginning> {
  const things = new Set(scene.trays.flatMap(({ items }) => items.flatMap(({ point }) => point ?? [])))
  const placed = new Set(scene.placed.flatMap(({ point }) => point ?? []))
  const held = new Set(scene.placed.flatMap(({ cell, cells }) => cells ?? [cell]))
  const kinds = new Set<Beginning>()
  for (const m of moves) {
    const [first] = game.points(position, m)
    if (first === undefined) continue
    if (typeof first === 'number') kinds.add(held.has(first) ? 'piece' : 'cell')
    else kinds.add(placed.has(first) ? 'piece' : things.has(first) ? 'thing' : 'button')
  }
  return kinds
}

const joined = (first: Words, second: Words | undefined): Reason =>
  second ? { hu: `${first.hu} ${second.hu}`, en: `${first.en} ${second.en}` } : first

/**
 * Why pointing led nowhere, where the rules name no reason: what lies there, and what is wanted now. `chosen` was pointed at
 * before `point`.
 */
export function usualReason(seen: Seen, chosen: readonly Point[], point: Point): Reason {
  const { game, position, scene, moves } = seen
  const [any] = moves
  if (any === undefined) return NOT_POSSIBLE
  const mover = game.actor?.(position, any) ?? position.turn
  const found = foundAt(seen, point, mover)
  const wanted = game.prompt?.(position)
  const [first] = chosen
  if (first === undefined) {
    const kinds = beginnings(seen)
    // Where stones are placed, a stone in the way is nobody's mistake about whose it is.
    if (kinds.has('cell') && !kinds.has('piece') && found !== 'thing' && found !== 'foreign thing')
      return joined(words('Ezt a helyet most nem választhatod.', 'This place cannot be chosen now.'), wanted)
    const instead = (['piece', 'cell', 'thing', 'button'] as const).find(kind => kinds.has(kind))
    return joined(FIRST[found], wanted ?? (instead && found !== 'foreign' ? INSTEAD[instead] : undefined))
  }
  if (found === 'thing' || found === 'foreign thing') return joined(ONWARD.thing, wanted)
  const isPiece = typeof first === 'number' || scene.placed.some(each => each.point === first)
  return isPiece ? ONWARD[found] : joined(ONWARD.put, wanted)
}
