// The hidden game: a player sees only the faces that look at him, and remembers what he has seen of each tent.
import { CHANCE, type Move, type Position, type Rng } from '../../../engine/index.ts'
import { extra, to, type BoardGame } from '../../../kit/index.ts'
import { AXES, board, WHITE_CELLS } from './board.ts'
import type { TentGround } from './ground.ts'
import { COLOURS, TENTS, TIPPED_MASKS } from './tents.ts'

/** How often a world is thought up anew when somebody would have won in it already. */
const PATIENCE = 20

export function makeSecrets({ g, tents, faceTo, showing }: TentGround) {
  const { cells, players, own } = g
  const { saw, colours, won } = own
  const facing = (player: number): number => 1 << (player + 1)

  /** Everybody looks at the tent on a cell. */
  const look = (p: Position, c: number): void => {
    for (let i = 0; i < saw.length; i++) p.note(saw[i]! + c, p.words[saw[i]! + c]! | facing(i))
  }
  /** What was seen of a tent turns with it. */
  const follow = (p: Position, a: number, b: number): void => {
    const masks = TIPPED_MASKS[AXES[a * board.size + b]!]!
    for (let i = 0; i < saw.length; i++) {
      p.note(saw[i]! + b, masks[p.words[saw[i]! + a]!]!)
      p.note(saw[i]! + a, 0)
    }
    look(p, b)
  }

  /** Whether each tent could be so: of the known faces none differs. */
  const fits = (code: number, seen: number): boolean => {
    for (let i = 0; i < 4; i++) {
      const face = tents.face[seen * 4 + i]!
      if (face !== 0 && face !== tents.face[code * 4 + i]) return false
    }
    return true
  }
  /** Every tent that is not wholly known becomes one of those it can be, the five and the six being kept. */
  const fill = (seen: Position, rng: Rng): Position => {
    const world = seen.copy()
    const count = [0, 0]
    for (const c of WHITE_CELLS) {
      const kind = tents.kind[world.at(cells + c)]!
      if (kind >= 0) count[kind]!++
    }
    const kinds = rng.shuffle(TENTS.flatMap((n, kind) => Array<number>(n - count[kind]!).fill(kind)))
    for (const c of WHITE_CELLS) {
      const code = world.at(cells + c)
      if (code === 0 || tents.kind[code]! >= 0) continue
      const kind = kinds.pop()
      const able = [...tents.stands].filter(each => tents.kind[each] === kind && fits(each, code))
      world.put(cells + c, able[rng.below(able.length)]!)
    }
    world.settle()
    return world
  }

  const dealt = (m: Move, seat: number): string => {
    const face = seat >= 0 ? faceTo(tents.stands[extra(m) - 1]!, seat) : 0
    return `${board.names[to(m)]}:${COLOURS[face - 1] ?? '?'}`
  }
  return {
    look,
    follow,
    /** A dealt tent is told by the face towards the seat; everything else is done before all eyes. */
    tell: (p: Position, m: Move, seat: number, full: string): string =>
      p.turn === CHANCE && extra(m) > 0 ? dealt(m, seat) : full,
    /** The face that a tipped tent shows now, and what is said aloud: the colours, whose turn it is, that somebody has won. */
    learns(game: BoardGame, p: Position, m: Move, seat: number): string {
      const after = p.copy()
      game.play(after, m)
      const face = seat >= 0 && after.at(cells + to(m)) > 0 ? faceTo(after.at(cells + to(m)), seat) : 0
      return [face, after.turn, after.at(won), ...colours.map(at => after.at(at))].join()
    },
    imagine(seen: Position, _seat: number, rng: Rng): Position {
      let world = fill(seen, rng)
      for (let i = 0; i < PATIENCE && seen.at(won) === 0; i++) {
        const isOver = players.some(
          (_, k) => world.at(colours[k]!) > 0 && showing(world, k, world.at(colours[k]!)) === 0,
        )
        if (!isOver) break
        world = fill(seen, rng)
      }
      return world
    },
  }
}
