import { CHANCE, type Option, type Position, type Rng } from '../engine/index.ts'
import { Deal } from './moves/deal.ts'
import { oneOf } from './options.ts'
import type { BoardGame } from './scene.ts'

/** How hard a dealt puzzle is. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/**
 * The option `deal` of a one-person game: the book's own position ('book') or any at random ('any') comes first, then a new
 * puzzle by difficulty, and the puzzle of the day, for which whoever runs the match draws luck from the date (`isDaily`).
 */
export const dealOption = (first: 'book' | 'any'): Option =>
  oneOf('deal', 'Feladvány', 'Puzzle', [
    first === 'book'
      ? ['book', 'a könyv állása', 'the position of the book']
      : ['any', 'bármilyen, véletlenül', 'any, at random'],
    ['easy', 'új, könnyű', 'new, easy'],
    ['medium', 'új, közepes', 'new, medium'],
    ['hard', 'új, nehéz', 'new, hard'],
    ['daily', 'a nap feladványa', 'puzzle of the day'],
  ])

const isDifficulty = (word: string | undefined): word is Difficulty =>
  DIFFICULTIES.some(each => each === word)

/**
 * The game with a set-up by luck, as `deal` of its options says; the book's own position needs none. `lay` puts a puzzle that
 * can be solved into a position as `start` leaves it; it must be quick, because every replay of a match does it again.
 */
export function dealt(
  game: BoardGame,
  chosen: string | undefined,
  lay: (p: Position, luck: Rng, difficulty: Difficulty | 'any') => void,
): BoardGame {
  if (chosen === undefined || chosen === 'book') return game
  const deal = new Deal(game.layout)
  const { moves, play, outcome, name, points, attempts } = game
  return {
    ...game,
    start(p) {
      game.start(p)
      deal.begin(p)
    },
    moves: (p, out) => (p.words[0] === CHANCE ? deal.list(out) : moves(p, out)),
    play(p, m) {
      if (p.words[0] !== CHANCE) return play(p, m)
      const luck = deal.draw(p, m)
      if (!luck) return
      const difficulty = isDifficulty(chosen)
        ? chosen
        : chosen === 'daily'
          ? DIFFICULTIES[luck.below(DIFFICULTIES.length)]!
          : 'any'
      p.pass(0)
      lay(p, luck, difficulty)
    },
    outcome: p => (p.words[0] === CHANCE ? undefined : outcome(p)),
    name: (p, m) => (p.words[0] === CHANCE ? deal.name(m) : name(p, m)),
    points: (p, m) => (p.words[0] === CHANCE ? [deal.name(m)] : points(p, m)),
    label: (point, p) =>
      point.startsWith('deal:')
        ? { hu: `osztás: ${point.slice(5)}`, en: `deal: ${point.slice(5)}` }
        : (game.label?.(point, p) ?? { hu: point, en: point }),
    ...(attempts
      ? { attempts: (p, out, reasons) => (p.words[0] === CHANCE ? undefined : attempts(p, out, reasons)) }
      : {}),
  }
}
