import { createMemo, createResource, createSignal, type Accessor } from 'solid-js'
import {
  columnOf,
  emptyTable,
  heightsOf,
  lifted,
  type Height,
  type Kind,
  type Piece,
  type Table,
  type Thing,
} from '../../table/index.ts'
import { shade } from '../settings/settings.ts'
import type { BoardFacts, BoardPicture } from './board-shown.ts'
import { createCamera, type Camera } from './camera.ts'
import type { Ground } from './ground.ts'
import { UNIT_LATTICE, type Lattice } from '../../table/lattice.ts'
import type { TableSession } from './session.ts'
import { language } from '../text/dictionary.ts'
import { say } from '../text/text.ts'
import { tt } from './text/text.ts'

export const TOOLS = ['hand', 'box', 'flip', 'return', 'column'] as const
export type ToolName = (typeof TOOLS)[number]
/** The box is opened, never switched on. */
export type Tool = Exclude<ToolName, 'box'>

export type Open =
  | {
      readonly what: 'box' | 'board' | 'pieces' | 'chance' | 'tokens' | 'keys' | 'print' | 'switch' | 'rules'
    }
  | { readonly what: 'openStart' | 'openGame' | 'save' | 'new' | 'log' | 'hands' | 'undo' }
  | { readonly what: 'scores' | 'decks' | 'bag' | 'seats' }
  | { readonly what: 'peek' | 'recycle'; readonly id: number }
  | { readonly what: 'counter'; readonly id?: number }
  | { readonly what: 'note'; readonly id?: number }
  | { readonly what: 'clock'; readonly id?: number }
  | { readonly what: 'write'; readonly id: number }
  | { readonly what: 'reshuffle'; readonly id: number }
  | { readonly what: 'card'; readonly id: number }
  | { readonly what: 'points'; readonly id: number }
  | { readonly what: 'deal'; readonly id: number }
  | { readonly what: 'spread' | 'grid' | 'lattice' | 'players' | 'polyomino' | 'boardMaker' | 'look' }
  | { readonly what: 'fitting'; readonly id?: number; readonly make?: 'zone' | 'label' | 'button' }
  | { readonly what: 'kind'; readonly kind: string }

const KEY = 'jatekvilag.table'
interface Wishes {
  readonly last: boolean
  readonly magnet: boolean
  readonly grid: boolean
  /** Where the grid draws things to. */
  readonly lattice: Lattice
  /** Whether the strip with the pieces is unfolded on a phone. */
  readonly strip: boolean
}
function readWishes(): Wishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const wishes = typeof kept === 'object' && kept !== null ? (kept as Partial<Wishes>) : {}
    return {
      last: wishes.last !== false,
      magnet: wishes.magnet === true,
      grid: wishes.grid === true,
      lattice: readLattice(wishes.lattice),
      strip: wishes.strip !== false,
    }
  } catch {
    return { last: true, magnet: false, grid: false, lattice: UNIT_LATTICE, strip: true }
  }
}
function readLattice(kept: Partial<Lattice> | undefined): Lattice {
  const { shape, step, x, y } = { ...UNIT_LATTICE, ...kept }
  const sound = [step, x, y].every(Number.isFinite) && step >= 0.1 && step <= 20
  return sound && ['square', 'offset', 'hex'].includes(shape) ? { shape, step, x, y } : UNIT_LATTICE
}
const [wishes, setWishes] = createSignal(readWishes())
export { wishes }
export function wish(change: Partial<Wishes>): void {
  setWishes({ ...wishes(), ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes()))
  } catch {
    // The choice holds until the page is closed.
  }
}

/** How many pieces one drag out of a box brings; of endless ones the hand stays full, and lays on. */
export type Dose = number | 'endless'

export interface Held {
  readonly kind: Kind
  /** Out of the box there are only so many. */
  readonly from: 'box' | 'list'
}

/** A place that something in the hand would come to lie on, as wide as its cell. */
export interface Aim {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** All that the parts of the page share. */
export interface Desk {
  readonly session: TableSession
  readonly camera: Camera
  readonly tool: Accessor<Tool>
  readonly selected: Accessor<ReadonlySet<number>>
  /** The thing under the pointer, else the one with the focus. */
  readonly hovered: Accessor<number | undefined>
  /** The column looked at at the edge of the window, and how many of it are lifted. */
  readonly pile: Accessor<
    { readonly id: number; readonly lift: number; readonly pinned: boolean } | undefined
  >
  readonly column: Accessor<readonly Piece[]>
  readonly open: Accessor<Open | undefined>
  readonly drawing: Accessor<'arrow' | 'circle' | undefined>
  readonly board: Accessor<BoardFacts | undefined>
  readonly picture: Accessor<BoardPicture | undefined>
  /** The cells under the pieces, where the board knows them. */
  readonly frame: Accessor<Ground | undefined>
  readonly byId: Accessor<ReadonlyMap<number, Thing>>
  /** How high the pieces of piles lie. */
  readonly heights: Accessor<ReadonlyMap<number, Height>>
  /** The table with nothing on it: what naming and measuring need. It stays the same while things only move. */
  readonly supplies: Accessor<Table>
  /** What the seats are called, in the language spoken now where a game named them. */
  readonly seats: Accessor<readonly string[]>
  readonly said: Accessor<string>
  /** The acts last copied. */
  readonly clipboard: { things: readonly Thing[] }
  /** Taps add to the selection, and a drag on the bare table draws a frame: for fingers, which have no other keys. */
  readonly gathers: Accessor<boolean>
  /** How many cards a drag takes from a deck. */
  readonly grip: Accessor<number>
  readonly dose: Accessor<Dose>
  /** A kind of which the hand lays one after the other. */
  readonly held: Accessor<Held | undefined>
  /** Where what is carried would come to lie. */
  readonly aims: Accessor<readonly Aim[]>
  choose(tool: Tool): void
  gather(on: boolean): void
  take(count: number): void
  measure(dose: Dose): void
  hold(held: Held | undefined): void
  aim(places: readonly Aim[]): void
  select(ids: Iterable<number>): void
  hover(id: number | undefined): void
  point(pile: { id: number; lift: number; pinned: boolean } | undefined): void
  show(open: Open | undefined): void
  draw(shape: 'arrow' | 'circle' | undefined): void
  say(text: string): void
  /** The element of the table, for sizes. */
  place: HTMLElement | undefined
}

const sameAims = (a: readonly Aim[], b: readonly Aim[]): boolean =>
  a.length === b.length && a.every(({ x, y }, i) => x === b[i]!.x && y === b[i]!.y)

// What draws boards comes with the first board.
const boards = () => import('./board-shown.ts')

export function createDesk(session: TableSession): Desk {
  const [tool, setTool] = createSignal<Tool>('hand')
  const [selected, setSelected] = createSignal<ReadonlySet<number>>(new Set<number>())
  const [hovered, setHovered] = createSignal<number>()
  const [pile, setPile] = createSignal<{ id: number; lift: number; pinned: boolean }>()
  const [open, setOpen] = createSignal<Open>()
  const [drawing, setDrawing] = createSignal<'arrow' | 'circle'>()
  const [said, setSaid] = createSignal('')
  const [gathers, setGathers] = createSignal(false)
  const [grip, setGrip] = createSignal(1)
  const [dose, setDose] = createSignal<Dose>(1)
  const [held, setHeld] = createSignal<Held>()
  const [aims, setAims] = createSignal<readonly Aim[]>([], { equals: sameAims })
  const choice = createMemo(() => session.table().board, undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
  const [board] = createResource(
    () => choice(),
    async wanted => (wanted.kind === 'game' ? (await boards()).boardFacts(wanted) : undefined),
  )
  const [picture] = createResource(
    () => ({ board: choice(), theme: shade(), printed: language() }),
    async wanted =>
      wanted.board.kind === 'plain'
        ? undefined
        : (await boards()).boardPicture(wanted.board, session.table().pictures, wanted.theme, wanted.printed),
  )
  const [ground] = createResource(
    () => choice(),
    async wanted => (wanted.kind === 'plain' ? undefined : (await boards()).groundOf(wanted)),
  )
  const byId = createMemo(() => new Map(session.table().things.map(thing => [thing.id, thing])))
  const box = createMemo(() => session.table().box)
  const pictures = createMemo(() => session.table().pictures)
  const supplies = createMemo(() => ({ ...emptyTable(), box: box(), pictures: pictures() }))
  const desk: Desk = {
    session,
    camera: createCamera(),
    tool,
    selected,
    hovered,
    pile,
    open,
    drawing,
    board: () => (choice().kind === 'game' ? board.latest : undefined),
    picture: () => (choice().kind === 'plain' ? undefined : picture.latest),
    frame: () => (choice().kind === 'plain' ? undefined : ground.latest),
    byId,
    heights: createMemo(() => heightsOf(session.table().things)),
    supplies,
    seats: createMemo(() => {
      const players = (choice().kind === 'game' ? board.latest?.players : undefined) ?? []
      return session.now().seats.map((name, i) => {
        const given = players[i]
        return given && (name === given.hu || name === given.en) ? say(given) : name
      })
    }),
    said,
    clipboard: { things: [] },
    place: undefined,
    gathers,
    grip,
    gather: setGathers,
    take: setGrip,
    dose,
    measure(wanted) {
      setDose(wanted)
      if (wanted !== 'endless') setHeld(undefined)
    },
    held,
    hold: setHeld,
    aims,
    aim: setAims,
    column: createMemo(() => {
      const at = pile()
      return at ? columnOf(session.table(), at.id) : []
    }),
    choose(next) {
      setTool(next)
      setDrawing(undefined)
      if (next !== 'column') {
        // A column is chosen for as long as there is a tool for columns.
        if (pile()?.pinned) setSelected(new Set<number>())
        setPile(undefined)
      }
      setSaid(tt().said.tool(tt().tools[next]))
    },
    select(ids) {
      const next = new Set(ids)
      // How many are taken holds for the deck it was said of.
      if (![...next].some(id => selected().has(id))) setGrip(1)
      setSelected(next)
    },
    hover: setHovered,
    point(next) {
      const before = desk.column()
      setPile(next)
      // Of a chosen column so many are chosen as are lifted.
      const chosen = selected()
      if (next?.pinned && chosen.size > 0 && [...chosen].every(id => before.some(piece => piece.id === id)))
        setSelected(new Set(lifted(desk.column(), next.lift).map(piece => piece.id)))
    },
    show: setOpen,
    draw(shape) {
      // What is drawn is drawn now, not into an earlier moment.
      if (shape) session.look(undefined)
      setDrawing(shape)
    },
    // The same words twice must be heard twice.
    say: text => setSaid(said() === text ? `${text}\u00a0` : text),
  }
  return desk
}

/** The middle of what is seen. */
export function viewMiddle(desk: Desk): { x: number; y: number } {
  const box = desk.place?.getBoundingClientRect()
  return desk.camera.toTable((box?.width ?? 800) / 2, (box?.height ?? 600) / 2)
}
