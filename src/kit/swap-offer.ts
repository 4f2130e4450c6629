import type { Layout, Move, Position } from '../engine/index.ts'
import { wordCodec } from './codecs.ts'
import type { Part } from './parts.ts'

/** No move of a game that is laid piece by piece comes near it. */
const SWAP: Move = 1 << 28
const [DONE, FIRST, OFFERED] = [0, 1, 2]

/** After the first move the second player may take it over instead of moving; `take` says what becomes of the board. */
export function swapOffer(layout: Layout, take: (p: Position, player: number) => void): Part {
  const phase = layout.range('swap', 1, { json: wordCodec(['done', 'first', 'offered']) })
  return {
    start: p => p.put(phase, FIRST),
    adds(p, out) {
      if (p.words[phase] === OFFERED) out.add(SWAP)
    },
    rests: p => p.words[phase] !== OFFERED,
    own: {
      is: m => m === SWAP,
      play(p, _, player) {
        take(p, player)
        p.pass(1 - player)
      },
      name: () => 'swap',
      points: () => ['swap'],
      labels: { swap: { hu: 'Csere', en: 'Swap' } },
    },
    played(p) {
      const now = p.words[phase]!
      if (now !== DONE) p.put(phase, now === FIRST ? OFFERED : DONE)
    },
  }
}
