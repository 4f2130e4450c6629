import type { NetView } from '../../src/engine/index.ts'
import { from, hexagonPlaces, isPlace, to } from '../../src/kit/index.ts'
import type { Seen } from './index.ts'

const [OWN, OTHER, BOARD, CLOSED, LEVEL] = [1, 2, 4, 16, 64]
const IDLE = 100

/** Hexxagon: men as in Ataxx, on a hexagon. */
export function hexxagonNet({ game, cells, weights, wordOf }: Seen): NetView {
  const jumps = wordOf('jumps')
  const { size, places } = hexagonPlaces(game.board.size)
  return {
    weights,
    size,
    places,
    planes({ words, turn }, bytes) {
      for (let c = 0; c < places.length; c++) {
        const code = words[cells + c]!
        const held = code === turn + 1 ? OWN : code === 2 - turn ? OTHER : CLOSED
        bytes[places[c]!] = BOARD | LEVEL | (code === 0 ? 0 : held)
      }
      return words[jumps]! / IDLE
    },
    place: (_, m) => places[to(m)]!,
    first: (_, m) => (isPlace(m) ? -1 : places[from(m)]!),
  }
}
