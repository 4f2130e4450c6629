import type { Player, Words } from '../engine/index.ts'
import { neighbours, type BoardGame, type Placed, type Scene } from '../kit/index.ts'

/**
 * What a move does to what lies on the board, without knowing the game: only what was seen before and after it. It takes others' men (or its own in a
 * one-person game), beside the place where the mover stops; turns them into its own; promotes a man; moves several together; puts one down; leaves the board
 * with one; joins two places; walks, to a next cell or further (jumps).
 */
export type Effect =
  | 'beside'
  | 'takes'
  | 'turns'
  | 'promotes'
  | 'together'
  | 'joins'
  | 'puts'
  | 'leaves'
  | 'jumps'
  | 'walks'

export interface MoveStory {
  readonly effects: readonly Effect[]
  /** The man that moved or came, as it was before it moved, without the name of its owner. */
  readonly piece: Words | undefined
  /** What is no longer there, or no longer the others'. */
  readonly taken: readonly Placed[]
}

/** A label without whose it is: the lessons are the same for both sides. */
function withoutOwner({ label, owner }: Placed, players: readonly Player[]): Words {
  const bare = (language: 'hu' | 'en') => {
    const [words, name] = [label[language], owner === undefined ? '' : (players[owner]?.name[language] ?? '')]
    const starts = name !== '' && words.toLowerCase().startsWith(`${name.toLowerCase()} `)
    return starts ? words.slice(name.length + 1) : words
  }
  return { hu: bare('hu'), en: bare('en') }
}

/** The same man on the same cell; a man that turned where it stands stays the same. */
const key = ({ cell, owner, look, label }: Placed) => `${cell} ${owner} ${look.art} ${look.text} ${label.en}`

/** What is in the first list and not in the second. */
function missing(from: readonly Placed[], to: readonly Placed[]): Placed[] {
  const left = new Map<string, number>()
  for (const each of to) left.set(key(each), (left.get(key(each)) ?? 0) + 1)
  return from.filter(each => {
    const n = left.get(key(each)) ?? 0
    if (n > 0) left.set(key(each), n - 1)
    return n === 0
  })
}

/** What was seen around a move, and whose move it was. */
export interface Seen {
  readonly game: Pick<BoardGame, 'board' | 'players'>
  readonly before: Scene
  readonly after: Scene
  readonly mover: number
}

/** The story of a move, from what was seen before it and after it. */
export function moveStory({ game, before, after, mover }: Seen): MoveStory {
  const alone = game.players.length === 1
  const isOwn = ({ owner }: Placed) => owner === mover || (alone && owner === undefined)
  const isForeign = (each: Placed) => !isOwn(each)
  const [gone, come] = [missing(before.placed, after.placed), missing(after.placed, before.placed)]
  const grown = (whose: (each: Placed) => boolean) =>
    after.placed.filter(whose).length - before.placed.filter(whose).length
  const [gain, lost] = [grown(isOwn), -grown(isForeign)]
  const [ownGone, ownCome] = [gone.filter(isOwn), come.filter(isOwn)]
  const left = new Set(ownGone.map(({ cell }) => cell))
  const reached = new Set(ownCome.map(({ cell }) => cell))
  /** Carried away from elsewhere under or upon the mover's own men. */
  const captive = gone.some(
    each => isForeign(each) && !left.has(each.cell) && come.some(to => isForeign(to) && reached.has(to.cell)),
  )
  const taken = alone ? [] : gone.filter(each => isForeign(each) && !come.some(to => isAlike(each, to)))
  const turned = lost > 0 && gain >= lost && taken.every(({ cell }) => reached.has(cell))
  const [from, to] = [ownGone[0], ownCome[0]]
  const single = gain === 0 && from && to && ownGone.length === 1 && ownCome.length === 1
  const takes = !turned && (lost > 0 || captive || (alone && gain < 0))
  const has: Readonly<Record<Effect, boolean>> = {
    beside: takes && ownCome.length === 1 && taken.length > 0 && !taken.some(each => reached.has(each.cell)),
    takes,
    turns: turned,
    promotes: !!single && from.label.en !== to.label.en && from.look.art !== to.look.art,
    together: gain === 0 && ownGone.length > 1 && ownCome.length > 1,
    joins: (after.links?.length ?? 0) > (before.links?.length ?? 0),
    puts: gain > Math.max(0, turned ? lost : 0) || (gain === 0 && lost < 0),
    leaves: !alone && gain < 0 && ownCome.length === 0,
    jumps: !!single && !neighbours(game.board, from.cell).includes(to.cell),
    walks: !!single && neighbours(game.board, from.cell).includes(to.cell),
  }
  const first = from ?? to ?? come[0]
  return {
    effects: EFFECTS.filter(effect => has[effect]),
    piece: first && withoutOwner(first, game.players),
    taken: lost > 0 ? taken : [],
  }
}

/** The rarer ones first: they are told first. */
const EFFECTS = [
  'beside',
  'takes',
  'turns',
  'promotes',
  'together',
  'joins',
  'puts',
  'leaves',
  'jumps',
  'walks',
] as const satisfies readonly Effect[]

/** A man of somebody else that only went elsewhere: pushed, or moved with others. */
const isAlike = (a: Placed, b: Placed) =>
  a.owner === b.owner && a.label.en === b.label.en && a.look.art === b.look.art
