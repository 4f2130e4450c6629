import type { NetView } from '../../../engine/index.ts'
import { colOf, rowOf, to, type Ground } from '../../../kit/index.ts'

const [FREE, OWN, OTHER, RIM] = [0, 1, 2, 3]
const [BOARD, WINS, LOSES, FOUR, TAKEN, THEIR_FOUR] = [4, 8, 16, 32, 64, 128]
const [RICH, IN_DANGER] = [WINS, FOUR]
/** From so many taken stones on a player's stones are marked. */
const MANY = 6
/** A row of five reaches four points from the one that completes it. */
const REACH = 4

/** For a free point in the middle of nine: bit 0 if this colour completes five there, bit 1 if it makes four of five. */
const rowsOf = (mine: number, foreign: number): number => {
  let found = 0
  for (let i = 0; i <= REACH; i++) {
    const five = 31 << i
    if ((foreign & five) !== 0) continue
    let n = 0
    for (let m = mine & five; m !== 0; m &= m - 1) n++
    if (n === 4) found |= 1
    else if (n === 3) found |= 2
  }
  return found
}

/**
 * How a net sees pente, where the words from `taken` on count the stones each player has taken, and so many win: the stones, where either player would win or make four of five, pairs that can be taken, and who has taken
 * more. `training/rules/pente.h` writes the same.
 */
export function penteNet(
  g: Pick<Ground, 'board' | 'ownerOf' | 'at'>,
  enough: number,
  taken: number,
): NetView {
  const { board, ownerOf, at } = g
  const size = Math.sqrt(board.size)
  const width = size + 2 * REACH
  // The board with a rim all round, so that no look along a line leaves the array.
  const codes = new Uint8Array(width * width).fill(RIM)
  const inside = Int32Array.from(
    board.cells,
    (_, c) => (rowOf(board, c) + REACH) * width + colOf(board, c) + REACH,
  )
  const lines = [1, width - 1, width, width + 1]
  const ways = [...lines, ...lines.map(step => -step)]

  const ofStone = (i: number, code: number, many: boolean): number => {
    const foe = OWN + OTHER - code
    for (const step of ways) {
      if (codes[i + step] !== code) continue
      const before = codes[i - step]
      const after = codes[i + 2 * step]
      if ((before === FREE && after === foe) || (before === foe && after === FREE))
        return IN_DANGER | (many ? RICH : 0)
    }
    return many ? RICH : 0
  }
  const ofFree = (i: number, mine: number, theirs: number): number => {
    let planes = 0
    for (const step of lines) {
      let own = 0
      let other = 0
      for (let k = -REACH; k <= REACH; k++) {
        const code = codes[i + k * step]!
        own |= (code & 1) << (k + REACH)
        other |= (code >> 1) << (k + REACH)
      }
      const ours = own === 0 ? 0 : rowsOf(own & ~other, other)
      const others = other === 0 ? 0 : rowsOf(other & ~own, own)
      planes |= ((ours & 1) !== 0 ? WINS : 0) | ((ours & 2) !== 0 ? FOUR : 0)
      planes |= ((others & 1) !== 0 ? LOSES : 0) | ((others & 2) !== 0 ? THEIR_FOUR : 0)
    }
    let [gained, lost] = [mine, theirs]
    for (const step of ways) {
      const code = codes[i + step]!
      if (code === FREE || code === RIM) continue
      if (codes[i + 2 * step] !== code || codes[i + 3 * step] !== OWN + OTHER - code) continue
      if (code === OTHER) gained += 2
      else lost += 2
    }
    return planes | (gained >= enough ? WINS : 0) | (lost >= enough ? LOSES : 0)
  }

  return {
    weights: new URL('./pente.bin', import.meta.url),
    size,
    planes(p, bytes) {
      const me = p.turn
      const [mine, theirs] = [p.words[taken + me]!, p.words[taken + 1 - me]!]
      for (let c = 0; c < board.size; c++) {
        const who = ownerOf[at(p, c)]!
        codes[inside[c]!] = who < 0 ? FREE : who === me ? OWN : OTHER
      }
      for (let c = 0; c < board.size; c++) {
        const i = inside[c]!
        const code = codes[i]!
        const more =
          code === FREE ? ofFree(i, mine, theirs) : ofStone(i, code, (code === OWN ? mine : theirs) >= MANY)
        bytes[c] = code | BOARD | TAKEN | more
      }
      return 0.5 + (mine - theirs) / 20
    },
    place: (_, m) => to(m),
  }
}
