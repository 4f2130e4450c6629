import { CHANCE, choices, Moves, NOBODY, Rng, Run, type Move, type Position } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import { difference, must, positionText, sameWords } from './must.ts'
import { actorOf, someSeats } from './seats.ts'

/** Secrets come as a whole: what is hidden, how moves are told, and how the rest is imagined. */
export function checkSecretParts(game: BoardGame): void {
  const { secret } = game.layout
  game.layout.check()
  must(secret || !game.imagine, () => 'imagine is there, but nothing is hidden')
  must(!secret || !!game.imagine, () => 'something is hidden, but imagine is missing')
  must(!secret || !!game.tell, () => 'something is hidden, but tell is missing: every move is told in full')
}

/** What a seat may not see may be anything: an imagined world must give the same view. */
export function checkImagined(game: BoardGame, p: Position): void {
  for (const seat of someSeats(game, p)) {
    const seen = game.layout.view(p, seat)
    const world = game.imagine!(seen, seat, new Rng(3))
    const view = game.layout.view(world, seat)
    must(
      sameWords(view.words, seen.words),
      () =>
        `seat ${seat} imagines another view (${difference(game, view, seen)}) in ${positionText(game, p)}`,
    )
    must(
      JSON.stringify(game.scene(view, seat)) === JSON.stringify(game.scene(seen, seat)),
      () => `seat ${seat} is shown what it should not see in ${positionText(game, p)}`,
    )
  }
}

/** An onlooker sees nothing that any seat may not see: its view comes out the same from every seat's own view. */
export function checkOnlooker(game: BoardGame, p: Position): void {
  const open = game.layout.view(p, NOBODY)
  for (const seat of someSeats(game, p)) {
    const through = game.layout.view(game.layout.view(p, seat), NOBODY)
    must(
      sameWords(open.words, through.words),
      () =>
        `an onlooker sees what is hidden from seat ${seat} (${difference(game, open, through)}) in ${positionText(game, p)}`,
    )
  }
}

const out = new Moves()
const WALK = 400

/**
 * Two worlds in which a seat was told the same story must look the same to it: whatever looks otherwise has leaked.
 * The second world takes, at every move, another move that is told alike. What a seat may know is said by `tell` and `learns`, apart from
 * `see`, so a range that forgets to hide its words cannot hide the fault too.
 */
export function checkLeaks(game: BoardGame, seat: number, seed: number, plies = WALK): void {
  const rng = new Rng(seed)
  const run = new Run(game)
  const { position: p } = run
  const shadow = p.copy()
  const story: string[] = []
  const told = (at: Position, m: Move): string =>
    `${game.tell?.(at, m, seat) ?? game.name(at, m)} ${game.learns?.(at, m, seat) ?? ''}`
  for (let i = 0; i < plies; i++) {
    if (run.choices(out)) return
    const m = p.turn === CHANCE ? weighted(game, p, rng) : out.at(rng.below(out.n))
    const own = p.turn !== CHANCE && actorOf(game, p, m) === seat
    const line = told(p, m)
    must(!own || line.startsWith(game.name(p, m)), () => `seat ${seat} is told its own move as ${line}`)
    const over = choices(game, shadow, out)
    const alike = over ? [] : out.toArray().filter(other => told(shadow, other) === line)
    const last = p.copy()
    run.play(m)
    story.push(line)
    if (alike.length > 0) game.play(shadow, alike[rng.below(alike.length)]!)
    // The other world cannot go on like this one, so the two part and a new one begins here.
    else shadow.copyFrom(p)
    p.settle()
    shadow.settle()
    const [view, other] = [game.layout.view(p, seat), game.layout.view(shadow, seat)]
    must(
      sameWords(view.words, other.words),
      () =>
        `seat ${seat} learns what it was not told (${difference(game, view, other)}) by ${story.slice(-3).join(' ')} after ${positionText(game, last)}`,
    )
  }
}

function weighted(game: BoardGame, p: Position, rng: Rng): Move {
  const list = out.toArray()
  const weights = list.map(m => game.weight?.(p, m) ?? 1)
  let left = rng.unit() * weights.reduce((a, b) => a + b, 0)
  for (const [i, m] of list.entries()) {
    left -= weights[i]!
    if (left < 0) return m
  }
  return list.at(-1)!
}
