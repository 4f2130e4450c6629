import { CHANCE, Moves, randomMove, Rng, Run, isMove, type Point, type Position } from '../../engine/index.ts'
import { lookKey } from '../../board/art/index.ts'
import type { BoardGame, Look } from '../../kit/index.ts'
import { MOST as COPIES } from '../../table/index.ts'
import type { KnownBoard } from './board-shown.ts'
import { handsOf, Speller, vocabulary, type Hands, type Spelling } from './position-words.ts'
import { growth, Watcher, type Cells, type Seen } from './sample-matches.ts'

/**
 * What a game uses, learned by watching random matches of it, the same ones every time: every piece with how many may be
 * needed, which two are the sides of one, how many dice lie beside the board, and how a written position tells them.
 * So the table needs to know no game by name.
 */
export interface Learned {
  readonly looks: ReadonlyMap<string, Seen>
  /** How many of a piece the game may need at once; the two sides of one piece count together, under its front. */
  readonly needs: ReadonlyMap<string, number>
  /** Two sides of one piece: the other look, and which of the two this one is. */
  readonly sides: ReadonlyMap<string, { readonly other: string; readonly side: 'front' | 'back' }>
  readonly dice: number
  /** How the ranges of a written position tell what lies on the cells. */
  readonly spellings: ReadonlyMap<string, Spelling>
  readonly hands: Hands | undefined
  /** Every way a block that can be turned may lie, by `wayKey`. */
  readonly ways: ReadonlyMap<string, Seen>
}

export const wayKey = (of: string, angle: number): string => `${of} ${((angle % 360) + 360) % 360}`

const LEAST = 300
/** Nothing new for so many moves: there is nothing more to see. */
const STILL = 300
const MOST = 1200
const ONE_MATCH = 400
const MATCHES = 40
const OFTEN = 8
const DRAWS = 8

const pointsOf = (game: BoardGame, position: Position, m: number): readonly Point[] =>
  position.turn === CHANCE ? [] : game.points(position, m)

const isCell = (point: Point): boolean => typeof point === 'number'
const SAMPLES = 4

/**
 * A random move; every other time rather one of the kind there is most of. Pawns and men are what becomes something else,
 * and a purely random match rarely brings one to the far side.
 */
function someMove(game: BoardGame, position: Position, rng: Rng, scratch: Moves, common: Common): number {
  const first = randomMove(game, position, rng, scratch)
  if (first < 0 || position.turn === CHANCE || common.keys.size === 0 || rng.below(2) === 0) return first
  for (let i = 0, m = first; i < SAMPLES && m >= 0; i++, m = randomMove(game, position, rng, scratch)) {
    const from = game.points(position, m).find(isCell)
    const look = common.cells.get(Number(from ?? -1))?.at(-1)?.look
    if (look && common.keys.has(lookKey(look))) return m
  }
  return first
}
interface Common {
  readonly keys: ReadonlySet<string>
  cells: Cells
}

/** The look each colour has most of at the start, where it has several. */
function commonLooks(cells: Cells): Set<string> {
  const byTint = new Map<string, Map<string, number>>()
  for (const { look } of [...cells.values()].flat()) {
    const counts = byTint.get(look.tint) ?? new Map<string, number>()
    byTint.set(look.tint, counts.set(lookKey(look), (counts.get(lookKey(look)) ?? 0) + 1))
  }
  return new Set(
    [...byTint.values()]
      .filter(counts => counts.size > 1)
      .flatMap(counts => [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]),
  )
}

/** Where a piece has just been crowned, the other choices at that move are seen too. */
function otherChoices(watcher: Watcher, game: BoardGame, before: Position, m: number, cells: Cells): void {
  const points = pointsOf(game, before, m)
  const same = points.filter(isCell).join()
  const list = new Moves()
  game.moves(before, list)
  for (let i = 0; i < Math.min(list.n, 400); i++) {
    const other = list.list[i]!
    if (other === m || game.points(before, other).filter(isCell).join() !== same) continue
    const after = before.copy()
    game.play(after, other)
    watcher.watch(after, cells, points)
    watcher.counts.pop()
  }
}

function watchMatches(game: BoardGame, watcher: Watcher, speller: Speller): void {
  const scratch = new Moves()
  const alone = game.players.length === 1
  let total = 0
  let latest = 0
  let draws = 0
  const enough = () => total >= MOST || (total >= LEAST && total - latest >= STILL)
  for (let seed = 1; seed <= MATCHES && !enough(); seed++) {
    const rng = new Rng(seed)
    const run = new Run(game)
    const { position } = run
    let cells = watcher.watch(position, undefined, [])
    speller.read(game.layout.write(position), cells)
    const common: Common = { keys: commonLooks(cells), cells }
    let turn = position.turn
    let points: Point[] = []
    for (let ply = 0; ply < ONE_MATCH && !enough(); ply++) {
      if (game.outcome(position) ?? run.drawn()) break
      if (position.turn === CHANCE && draws++ < DRAWS) watcher.draw(position)
      let m = someMove(game, position, rng, scratch, common)
      if (m < 0) {
        const stuck = game.stuck(position)
        if (!isMove(stuck)) break
        m = stuck
      }
      const before = position.copy()
      points.push(...pointsOf(game, position, m))
      run.play(m)
      position.settle()
      total++
      // In the middle of a turn there may lie what no box holds: men that are jumped over but not yet taken off.
      if (position.turn === turn && !alone) continue
      const { news } = watcher
      const earlier = cells
      cells = watcher.watch(position, earlier, points)
      common.cells = cells
      if (before.turn !== CHANCE && growth(earlier, cells, points))
        otherChoices(watcher, game, before, m, earlier)
      if (watcher.news > news) latest = total
      if (watcher.news > news || total % OFTEN === 0) speller.read(game.layout.write(position), cells)
      turn = position.turn
      points = []
    }
  }
}

type Pairs = Map<string, { readonly other: string; readonly side: 'front' | 'back' }>

/** Which two looks are the sides of one piece: they turn into each other, or one is all that the other can become. */
function sidesOf(watcher: Watcher, grows: ReadonlyMap<string, ReadonlySet<string>>): Pairs {
  const pairs: Pairs = new Map()
  const pair = (front: string, back: string) => {
    if (pairs.has(front) || pairs.has(back)) return
    pairs.set(front, { other: back, side: 'front' })
    pairs.set(back, { other: front, side: 'back' })
  }
  for (const [a, others] of watcher.turns) {
    const [b] = others
    const back = b === undefined ? undefined : watcher.turns.get(b)
    if (b !== undefined && others.size === 1 && back?.size === 1 && back.has(a)) pair(a, b)
  }
  const first = watcher.counts[0]!
  for (const [a, others] of grows) {
    const [b] = others
    const sources = [...grows.values()].filter(all => b !== undefined && all.has(b)).length
    if (b !== undefined && others.size === 1 && sources === 1 && !first.has(b) && !grows.has(b)) pair(a, b)
  }
  return pairs
}

/** What happens to the pieces of one player can happen to those of all. */
function forAll(
  grows: ReadonlyMap<string, ReadonlySet<string>>,
  looks: Map<string, Seen>,
  known: ReadonlyMap<string, Seen>,
): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  const players = [...looks.values()]
  for (const [a, others] of grows)
    for (const b of others) {
      const [from, to] = [looks.get(a), looks.get(b)]
      if (!from || !to) continue
      for (const { look } of players) {
        if (look.art !== from.look.art || look.text !== from.look.text) continue
        const own: Look = { ...to.look, tint: look.tint }
        const seen = looks.get(lookKey(own)) ?? known.get(lookKey(own))
        if (!seen) continue
        looks.set(lookKey(own), seen)
        all.set(lookKey(look), (all.get(lookKey(look)) ?? new Set()).add(lookKey(own)))
      }
    }
  return all
}

const sum = (counts: ReadonlyMap<string, number>, keys: Iterable<string>): number => {
  let all = 0
  for (const key of keys) all += counts.get(key) ?? 0
  return all
}

const MANY = 4
const ownerless = (looks: ReadonlyMap<string, Seen>, key: string): string =>
  lookKey({ ...looks.get(key)!.look, tint: 'grey' })

/** What a piece is, whoever has it. */
const kindOf = ({ art, text }: Look): string => `${art} ${text ?? ''}`

function needsOf(
  game: BoardGame,
  watcher: Watcher,
  looks: ReadonlyMap<string, Seen>,
  sides: Pairs,
  grows: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const first = watcher.counts[0]!
  const groups = [...looks].filter(([key]) => sides.get(key)?.side !== 'back')
  const needs = new Map<string, number>()
  /** Pieces that come onto the board from nowhere, as stones do. */
  const fresh: string[] = []
  const seenMore = new Map<string, number>()
  const bothSides = (key: string) => [key, ...(sides.has(key) ? [sides.get(key)!.other] : [])]
  const mostOf = (key: string) => Math.max(...watcher.counts.map(counts => sum(counts, bothSides(key))))
  /** Pieces that were seen to change hands; what one player can take all can. */
  const changing = new Set(
    groups.flatMap(([key, { look }]) => {
      const own = sum(first, bothSides(key))
      return own > 0 && mostOf(key) > own ? [kindOf(look)] : []
    }),
  )
  for (const [key, { look }] of groups) {
    const other = sides.get(key)?.other
    const own = sum(first, bothSides(key))
    let need = mostOf(key)
    // A piece that can change hands may end with one player wholly.
    if (own > 0 && changing.has(kindOf(look))) {
      const kin = groups.filter(([, each]) => kindOf(each.look) === kindOf(look))
      need = Math.max(
        need,
        sum(
          first,
          kin.map(([each]) => each),
        ),
      )
    }
    for (const [from, others] of grows)
      if (others.has(key) && other === undefined) need = Math.max(need, own + sum(first, [from]))
    if (own === 0) fresh.push(key)
    needs.set(key, need)
  }
  const share = Math.ceil(game.board.size / Math.max(1, fresh.length))
  for (const key of fresh) {
    const need = needs.get(key)!
    if (need * 4 >= share) needs.set(key, Math.max(need, share))
  }
  // Of cards that come from an unseen pile, one more may come than was seen.
  for (const key of fresh)
    if (looks.get(key)?.look.art === 'card') needs.set(key, Math.ceil(needs.get(key)! * 1.5))
  // What one player can need of what comes from nowhere all can, and a little more may come than was seen.
  for (const key of fresh) {
    const kin = fresh.filter(each => ownerless(looks, each) === ownerless(looks, key))
    const most = Math.max(...kin.map(each => needs.get(each)!))
    if (most >= MANY) seenMore.set(key, Math.ceil(most * 1.5))
  }
  for (const [key, n] of seenMore) needs.set(key, Math.max(n, needs.get(key)!))
  for (const [key, n] of watcher.bag) if (needs.has(key)) needs.set(key, n)
  for (const key of watcher.endless()) if (needs.has(key)) needs.set(key, COPIES.copies)
  return needs
}

const learned = new WeakMap<KnownBoard, Learned>()

export function learn(known: KnownBoard): Learned {
  const already = learned.get(known)
  if (already) return already
  const { game } = known
  const watcher = new Watcher(game)
  const speller = new Speller(game)
  watchMatches(game, watcher, speller)
  const words = vocabulary(game)
  const looks = new Map<string, Seen>(watcher.looks)
  // A block in the stock is a small picture of the one that lies on the board.
  const blocks = new Set([...looks.values()].flatMap(({ cells, label }) => (cells ? [label.hu] : [])))
  for (const [key, { label, where }] of watcher.looks)
    if (where === 'tray' && blocks.has(label.hu)) looks.delete(key)
  const grows = forAll(watcher.grows, looks, words.looks)
  const sides = sidesOf(watcher, grows)
  const result: Learned = {
    looks,
    needs: needsOf(game, watcher, looks, sides, grows),
    sides,
    dice: watcher.dice,
    spellings: speller.spellings(words.words),
    hands: handsOf(game, words.words),
    ways: new Map(
      [...words.looks.values()].flatMap(seen =>
        seen.turned ? [[wayKey(seen.turned.of, seen.turned.angle), seen] as const] : [],
      ),
    ),
  }
  learned.set(known, result)
  return result
}
