import { CHANCE, isTime, resignation, type MatchView, type Move, type Position } from '../engine/index.ts'

/** One move of a match with the position before it. */
export interface Ply {
  readonly index: number
  readonly seat: number
  readonly name: string
  readonly move: Move
  readonly before: Position
}

/** The moves played so far, without time. */
export function plies(match: MatchView): Ply[] {
  const found: Ply[] = []
  const p = match.positionAt(0)
  for (let index = 0; index < match.at; index++) {
    const [name, move] = [match.log[index]!, match.moveAt(index)!]
    if (!isTime(name))
      found.push({ index, seat: match.moverAt(index) ?? CHANCE, name, move, before: p.copy() })
    match.game.play(p, move)
    p.settle()
  }
  return found
}

/** 1-0 and the like; a game that goes on has a star. */
export function resultText(
  match: MatchView,
  win: readonly [string, string] = ['1-0', '0-1'],
  draw = '1/2-1/2',
): string {
  const { outcome } = match
  if (!outcome) return '*'
  const [first = 0, second = 0] = outcome.result
  return first === second ? draw : first > second ? win[0] : win[1]
}

/** Whether it ended because this seat gave up. */
export const hasGivenUp = ({ game, outcome, isSettled }: MatchView, seat: number): boolean =>
  isSettled && outcome?.reason.en === resignation(game, seat).reason.en

export const today = (): string => new Date().toISOString().slice(0, 10)
