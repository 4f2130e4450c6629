import { assert, Layout, type Player, type Position, type Reason, type Words } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import { CellList } from '../cell-list.ts'
import {
  cellCodec,
  cellsCodec,
  flagsCodec,
  handsCodec,
  numberCodec,
  numbersCodec,
  stacksCodec,
  wordCodec,
} from '../codecs.ts'
import { PieceSet, WALL } from '../pieces.ts'
import { buttonMove, USUAL_BUTTONS, type UsualButton } from './buttons.ts'
import { Followed } from './followed.ts'
import { handsAt, type Hands } from './hands.ts'
import { Places, tracker } from './places.ts'
import { cellsListed, miscount, misplaced, setUpOf } from './setup.ts'
import type { Cells, Counter, GroundSpec } from './spec.ts'
import { Stacks } from './stacks.ts'
import { turnsOf, type Turns } from './turns.ts'
import { waysOn, type Ways } from './ways.ts'
import { USUAL_REASONS, type KindSpec, type UsualReason } from './wording.ts'

type Numbers<K extends string> = Readonly<Record<K, number>>

/** What a game is played on, with the words of its position and the verbs that most rules are made of. */
export interface Ground<
  K extends string = string,
  P extends string = string,
  W extends string = never,
  C extends string = string,
  M extends string = string,
  F extends string = string,
  B extends string = never,
  O = unknown,
>
  extends Ways, Turns, Hands<K> {
  readonly players: readonly Player[]
  readonly board: Board
  readonly layout: Layout
  readonly pieces: PieceSet
  readonly kinds: Readonly<Record<K, KindSpec>>
  /** Where the words of the cells start. */
  readonly cells: number
  /** Where the codes on top of the cells start, with stacks; the same as `cells` without. */
  readonly tops: number
  /** The word that tells which part of the turn it is, and the numbers of the parts. */
  readonly now: number
  readonly part: Numbers<P>
  readonly partNames: readonly P[]
  partOf(p: Position): number
  /** Where each range starts: add the player where there is one for each. */
  readonly count: Numbers<C>
  readonly counters: Readonly<Record<C, Counter>>
  readonly mark: Numbers<M>
  readonly flag: Numbers<F>
  /** How many quiet turns end the game; 0 where they never do. */
  readonly patience: number
  /** Where the counts of each player's pieces start, and where the pieces stand; only with `tracks`. */
  readonly men: number
  readonly places: Places | undefined
  readonly empties: CellList
  /** By kind the word with the cell of the only piece of it; only for those that `follows` names. */
  readonly spot: Numbers<K>
  /** The word with the player who has brought a piece to its goal, + 1; only with `goals`. */
  readonly arrived: number
  readonly hands: number
  readonly held: readonly K[]
  readonly own: O
  /** Numbers of reasons, by name. */
  readonly why: Numbers<W | UsualReason>
  readonly reasons: readonly Reason[]
  readonly button: Numbers<B | UsualButton>
  readonly buttons: readonly { readonly id: string; readonly words: Words }[]
  /** By code: whose piece it is (`players.length` for nobody, -1 for none) and its kind. */
  readonly ownerOf: Int8Array
  readonly kindOf: Int8Array
  /** The height that stacks may reach; 1 where there are none. */
  readonly depth: number
  readonly stacks: Stacks

  /** The code of a piece; nobody's when no owner is given. */
  code(kind: K, owner?: number): number
  /** The codes of a kind by player. */
  codes(kind: K): readonly number[]
  setUp(p: Position): void
  derive(p: Position): void
  flaw(p: Position): Words | undefined

  /** The code that stands on a cell; with stacks the one on top. */
  at(p: Position, c: number): number
  /** Whose piece stands on a cell, with stacks on top of it: `players.length` for nobody's, -1 for none. */
  ownerAt(p: Position, c: number): number
  /** Puts a piece on a cell, 0 for none; what stood there is gone. */
  set(p: Position, c: number, code: number): void
  /** Moves what stands on `a` to `b`; what stood there is gone. */
  carry(p: Position, a: number, b: number): void
  /** Puts a piece from the hand of the player to move on a cell. */
  putDown(p: Position, kind: K, c: number): void
}

const numbered = <K extends string>(names: readonly K[], number: (i: number) => number): Numbers<K> =>
  Object.fromEntries(names.map((name, i) => [name, number(i)])) as Numbers<K>

export function ground<
  K extends string = never,
  const P extends string = never,
  W extends string = never,
  C extends string = never,
  const M extends string = never,
  const F extends string = never,
  B extends string = never,
  O = object,
>(spec: GroundSpec<K, P, W, C, M, F, B, O>): Ground<K, P, W, C, M, F, B, O> {
  const { players, board, parts = [], marks = [], flags = [], stacks: depth = 1 } = spec
  const kinds = (spec.kinds ?? {}) as Readonly<Record<K, KindSpec>>
  const counters = (spec.counters ?? {}) as Readonly<Record<C, Counter>>
  const ids = Object.keys(kinds) as K[]
  const held = Object.keys(spec.hands ?? {}) as K[]
  const pieces = new PieceSet(
    players,
    ids.map(id => ({ id, ...kinds[id] })),
  )
  const names = players.map(player => player.id)
  const layout = new Layout(names)
  const count = players.length
  const none = -1
  const starts = { cells: none, now: none, hands: none, quiet: none }
  const mark: Record<string, number> = {}
  const flag: Record<string, number> = {}
  const counter: Record<string, number> = {}
  // A second part that has a mark of its own needs no other word.
  const marked = parts.length === 2 && marks.some(name => name === String(parts[1]))
  let stacks: Stacks | undefined
  let places: Places | undefined
  let empties: CellList | undefined
  let own = {} as O
  const spot: Record<string, number> = {}

  const allot: { readonly [key in keyof GroundSpec]?: () => void } = {
    kinds() {
      const see = spec.see ?? 'all'
      const wall = spec.rim !== 'none' && depth === 1
      const json = depth > 1 ? stacksCodec(board, pieces, depth) : cellsCodec(board, pieces)
      const size = board.size * depth + (wall ? 1 : 0)
      starts.cells = layout.range('pieces', size, { json, see, ...(wall ? { last: WALL } : {}) })
    },
    parts() {
      if (!marked) starts.now = layout.range('part', 1, { json: wordCodec(parts), see: 'all' })
    },
    hands() {
      const json = handsCodec(
        players,
        held.map(id => ({ id })),
      )
      starts.hands = layout.range('hands', count * held.length, { json, see: 'all' })
    },
    marks() {
      for (const name of marks) mark[name] = layout.range(name, 1, { json: cellCodec(board), see: 'all' })
    },
    counters() {
      for (const [name, { for: whose, start = 0, most }] of Object.entries<Counter>(counters)) {
        const all = whose === 'all'
        const json = all ? numberCodec(start, 0, most) : numbersCodec(0, most)
        counter[name] = layout.range(name, all ? 1 : count, { json, see: 'all' })
      }
    },
    patience() {
      starts.quiet = layout.range('quiet', 1, { json: numberCodec(), see: 'all' })
    },
    flags() {
      for (const name of flags) flag[name] = layout.range(name, 1, { json: flagsCodec(names), see: 'all' })
    },
    tracks() {
      if (spec.tracks!.includes('empties')) empties = new CellList(layout, 'empties', board.size)
      const kept = spec.tracks!.find(each => each !== 'empties')
      if (kept === undefined) return
      const room = ids.reduce((sum, id) => sum + (kinds[id].most ?? board.size), 0)
      places = new Places(layout, kept, count, board.size, Math.min(room, board.size))
    },
    follows() {
      for (const id of spec.follows!) spot[id] = layout.range(`${id} spot`, 1, { see: 'all' })
    },
    own() {
      own = spec.own!(layout, pieces)
    },
  }
  for (const key of Object.keys(spec) as (keyof GroundSpec)[]) allot[key]?.()
  const { cells, hands, quiet } = starts
  const men = places?.men ?? none
  const now = marked ? mark[parts[1]!]! : starts.now
  const chains: { readonly [part in P]?: M } = marked ? {} : (spec.chains ?? {})
  const goer = parts.map((name, i) => (marked && i === 1 ? now : (mark[chains[name] ?? ''] ?? none)))
  if (depth > 1) stacks = new Stacks(layout, cells, board.size, depth)
  const tops = stacks?.tops ?? cells

  const ownerOf = Int8Array.from({ length: pieces.codes }, (_, code) => pieces.owner(code))
  const kindOf = Int8Array.from({ length: pieces.codes }, (_, code) => pieces.kind(code))
  const ofCode = <T>(make: (id: K, owner: number) => T): T[] =>
    Array.from(ownerOf, (owner, code) => make(ids[kindOf[code]!]!, owner))
  const goals: Readonly<Record<string, readonly Cells[] | undefined>> = spec.goals ?? {}
  const followed =
    spec.follows || spec.goals
      ? new Followed(
          layout,
          {
            spotOf: Int16Array.from(ofCode(id => spot[id] ?? none)),
            goalOf: ofCode((id, owner) => cellsListed(board, goals[id]?.[owner] ?? [])),
          },
          ownerOf,
          board.size,
        )
      : undefined
  const setup = spec.setup ? setUpOf(board, pieces, kinds, spec.setup) : []
  const inHands = handsAt(hands, count, held)
  const ends = cells + board.size * depth
  const flaws = [
    miscount(pieces, kinds, cells, ends, inHands.hand),
    misplaced(board, pieces, kinds, cells, depth),
  ]
  // Pointing at nothing is answered as pointing at the wrong piece is, where only that has words of its own.
  const nothing = (spec.why as { readonly notThis?: Reason } | undefined)?.notThis ?? USUAL_REASONS.nothing
  const given = { ...USUAL_REASONS, nothing, ...spec.why } as Record<W | UsualReason, Reason>
  const whys = Object.keys(given) as (W | UsualReason)[]
  const said = { ...USUAL_BUTTONS, ...spec.buttons } as Record<B | UsualButton, Words>
  const pressed = Object.keys(said) as (B | UsualButton)[]

  const out = flag['out'] ?? none
  const tracked = tracker(cells, count, ownerOf, places, empties, followed)

  return swift({
    players,
    board,
    layout,
    pieces,
    kinds,
    cells,
    tops,
    now,
    part: numbered(parts, i => i),
    partNames: parts,
    partOf: now < 0 ? () => 0 : parts.length === 2 ? p => (p.words[now] === 0 ? 0 : 1) : p => p.words[now]!,
    count: counter as Numbers<C>,
    counters,
    mark: mark as Numbers<M>,
    flag: flag as Numbers<F>,
    patience: spec.patience ?? 0,
    men,
    places,
    get empties() {
      assert(empties !== undefined, 'the ground does not track empty cells')
      return empties
    },
    spot: spot as Numbers<K>,
    arrived: followed?.arrived ?? none,
    hands,
    held,
    own,
    why: numbered(whys, i => i + 1),
    reasons: [{ hu: '', en: '' }, ...whys.map(name => given[name])],
    button: numbered(pressed, buttonMove),
    buttons: pressed.map(id => ({ id, words: said[id] })),
    ownerOf,
    kindOf,
    depth,
    get stacks() {
      assert(stacks !== undefined, 'the ground declares no stacks')
      return stacks
    },
    code: (kind, owner = count) => pieces.code(ids.indexOf(kind), owner),
    codes: kind => players.map((_, i) => pieces.code(ids.indexOf(kind), i)),
    setUp(p) {
      for (const [c, code] of setup) p.put(cells + c * depth, code)
      for (const [k, id] of held.entries())
        for (let i = 0; i < count; i++) p.put(hands + i * held.length + k, spec.hands![id]!)
      for (const [name, { for: whose, start = 0 }] of Object.entries<Counter>(counters))
        for (let i = 0; i < (whose === 'all' ? 1 : count); i++) p.put(counter[name]! + i, start)
    },
    derive(p) {
      stacks?.derive(p)
      empties?.clear(p)
      for (let c = 0; empties && c < board.size; c++) if (p.words[cells + c * depth] === 0) empties.add(p, c)
      followed?.clear(p)
      for (let c = 0; followed && c < board.size; c++) followed.come(p, p.words[tops + c]!, c)
      if (!places) return
      places.clear(p, count)
      for (let c = 0; c < board.size * depth; c++) {
        const owner = ownerOf[p.words[cells + c]!]!
        if (owner >= 0 && owner < count) places.add(p, owner, c)
      }
    },
    flaw(p) {
      if (out >= 0 && p.turn >= 0 && (p.at(out) >> p.turn) & 1)
        return { hu: 'Aki kiesett, nem következhet.', en: 'A player who is out cannot be to move.' }
      if (followed?.isOverTwice(p, tops))
        return { hu: 'Nem érhetett célba mindkét játékos.', en: 'The players cannot both have arrived.' }
      return flaws[0]!(p) ?? flaws[1]!(p)
    },
    at: (p, c) => p.words[tops + c]!,
    ownerAt: (p, c) => ownerOf[p.words[tops + c]!]!,
    ...tracked,
    putDown(p, kind, c) {
      inHands.toHand(p, p.words[0]!, kind, -1)
      tracked.set(p, c, pieces.code(ids.indexOf(kind), p.words[0]!))
    },
    ...inHands,
    ...waysOn(board, tops, ownerOf, places),
    ...turnsOf({ players: count, now, out, men: spec.passedOver ? men : none, goer, quiet }),
  })
}

/** The same with quick access: an object made by spreading others into it is a dictionary, and each look-up in it slow. */
const swift = <T extends object>(slow: T): T =>
  Object.defineProperties({}, Object.getOwnPropertyDescriptors(slow)) as T
