import { readPosition, type Move, type Position } from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import { must, positionText, sameWords } from './must.ts'

/** Time that passes is a move like another: named, played, taken back, and never one that a player may choose. */
export function checkTime(game: BoardGame, p: Position, legal: ReadonlySet<Move>): void {
  for (const milliseconds of [1, 250, 77_777]) {
    const m = game.elapse?.(p, milliseconds)
    if (m === undefined) continue
    const what = (fault: string) => () => `${milliseconds} ms ${fault} in ${positionText(game, p)}`
    // A game may take less than what has passed, e.g. after the machine slept; what it takes can be said again.
    const taken = Number(/^time:(\d+)$/.exec(game.name(p, m))?.[1])
    must(taken > 0 && taken <= milliseconds, what(`is called ${game.name(p, m)}`))
    must(game.elapse?.(p, taken) === m, what(`is called ${game.name(p, m)}, which means something else`))
    must(!legal.has(m), what('may be chosen by a player'))
    const words = p.words.slice()
    const mark = p.mark()
    game.play(p, m)
    const after = positionText(game, p)
    must(readPosition(game, JSON.parse(after)).ok, what(`leaves what cannot be read: ${after}`))
    must(!sameWords(words, p.words), what('changes nothing, yet is logged'))
    p.rewind(mark)
    must(sameWords(words, p.words), what('cannot be taken back'))
  }
}
