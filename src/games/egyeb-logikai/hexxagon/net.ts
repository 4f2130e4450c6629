import { assert, type NetView } from '../../../engine/index.ts'
import { from, hexagonPlaces, isPlace, to, type BoardGame } from '../../../kit/index.ts'

const [OWN, OTHER, BOARD, CLOSED, LEVEL] = [1, 2, 4, 16, 64]
/** After so many jumps in a row the game ends. */
const IDLE = 100

/** How a net sees the game: men as in Ataxx, on a hexagon. */
export function hexxagonNet({ board, layout }: BoardGame): NetView {
  const startOf = (name: string): number => {
    const found = layout.ranges.find(range => range.name === name)
    assert(found !== undefined, `the position has no ${name}`)
    return found.start
  }
  const [cells, jumps] = [startOf('pieces'), startOf('jumps')]
  const { size, places } = hexagonPlaces(board.size)
  return {
    weights: new URL('./hexxagon.bin', import.meta.url),
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
