import { choices, Moves, readPosition, type Move, type Position } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import { difference, must, positionText, sameWords } from './must.ts'

const out = new Moves()
const MOVES_TOLD = 300

const SEATS = 3

/** The player to move and some of the others, another choice in each position: ten views of everything take too long. */
export function someSeats(game: BoardGame, p: Position): number[] {
  const { length } = game.players
  const first = p.turn >= 0 ? p.turn : 0
  const shift = Math.floor(p.key % Math.max(1, length - 1))
  return Array.from({ length: Math.min(SEATS, length) }, (_, i) =>
    i === 0 ? first : (first + 1 + ((shift + i - 1) % (length - 1))) % length,
  )
}

export const actorOf = (game: BoardGame, p: Position, m: Move): number => game.actor?.(p, m) ?? p.turn

/** Whoever sees only a view finds the same moves, under the same names, by the same points. */
function checkMovesFromView(
  game: BoardGame,
  p: Position,
  view: Position,
  moves: readonly Move[],
  seat: number,
): void {
  choices(game, view, out)
  const told = (at: Position, list: readonly Move[]) =>
    list
      .filter(m => actorOf(game, at, m) === seat)
      .slice(0, MOVES_TOLD)
      .map(m => `${game.name(at, m)} ${JSON.stringify(game.points(at, m))}`)
      .sort()
  const [seen, true_] = [told(view, out.toArray()), told(p, moves)]
  const odd = [...seen.filter(each => !true_.includes(each)), ...true_.filter(each => !seen.includes(each))]
  must(odd.length === 0, () => `seat ${seat} finds other moves (${odd[0]}) in ${positionText(game, p)}`)
}

/** A view is a position that can be sent: it reads back word for word. */
function checkViewAsJson(game: BoardGame, view: Position, seat: number): void {
  const text = positionText(game, view)
  const read = readPosition(game, JSON.parse(text))
  must(read.ok, () => `the view of seat ${seat} cannot be read: ${read.ok || read.why.en} ${text}`)
  must(
    sameWords(read.value.words, view.words),
    () => `the view of seat ${seat} reads back otherwise (${difference(game, read.value, view)}) ${text}`,
  )
}

/** What each seat gets of a position with secrets is enough to play, hint and explain, and can be sent. */
export function checkSeats(game: BoardGame, p: Position, moves: readonly Move[]): void {
  for (const m of moves) {
    const actor = actorOf(game, p, m)
    must(
      actor >= 0 && actor < game.players.length,
      () => `${game.name(p, m)} is made by ${actor} in ${positionText(game, p)}`,
    )
  }
  if (!game.layout.secret) return
  for (const seat of someSeats(game, p)) {
    const view = game.layout.view(p, seat)
    checkViewAsJson(game, view, seat)
    if (moves.some(m => actorOf(game, p, m) === seat)) checkMovesFromView(game, p, view, moves, seat)
  }
}
