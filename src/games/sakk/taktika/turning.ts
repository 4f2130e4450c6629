import { split } from '../../../kit/index.ts'
import { countCodec, fromOf, toOf, type ChessPart } from '../../../kit/families/chess/index.ts'
import { CALM, WHY } from './words.ts'

/** So many plies without turning anybody are a draw. */
const PATIENCE = 200

/**
 * After a move, enemies in an unbroken row between the man that moved and one of its own are turned over, and so are two
 * enemies between whom it stepped: mobile men freeze, frozen ones are freed. Whose a man counts as: its owner's, or the
 * one whose colour it shows, which for a frozen man is the other's. The second half of the kinds are the first half frozen.
 */
export const turning =
  (countsAs: 'owner' | 'colour'): ChessPart =>
  core => {
    const { cells, foe, pieces, rules, size } = core
    const { board, players } = rules
    const DIRS = board.dirs.length
    const half = pieces.kinds.length / 2
    const isFrozen = (code: number) => pieces.kind(code) >= half
    const turned = Int32Array.from({ length: pieces.codes }, (_, code) =>
      code === 0 ? 0 : pieces.code((pieces.kind(code) + half) % (2 * half), pieces.owner(code)),
    )
    /** By code: the player it counts as; -1 for nobody, the wall among them. */
    const side = Int32Array.from({ length: core.stride }, (_, code) => {
      const owner = code < pieces.codes ? pieces.owner(code) : -1
      if (owner < 0 || owner >= players.length) return -1
      return countsAs === 'colour' && isFrozen(code) ? foe[owner]! : owner
    })
    const isOf = (words: Int32Array, c: number, player: number) => side[words[cells + c]!] === player
    const calm = core.layout.range('calm', 1, { json: countCodec })
    const marked = new Uint8Array(size + 1)
    const [frozen, peaceful] = [core.reason(WHY.frozen), core.reason(WHY.peaceful)]
    const drawn = split(players, ...CALM)
    return {
      played(p, m, player) {
        const { words } = p
        const at = toOf(m)
        const enemy = foe[player]!
        marked.fill(0)
        // Every second direction is straight.
        for (let d = 0; d < DIRS; d += 2) {
          const near = board.next[at * DIRS + d]!
          let c = near
          while (isOf(words, c, enemy)) c = board.next[c * DIRS + d]!
          if (isOf(words, c, player)) for (let k = near; k !== c; k = board.next[k * DIRS + d]!) marked[k] = 1
          const behind = board.next[at * DIRS + board.opposite[d]!]!
          if (isOf(words, near, enemy) && isOf(words, behind, enemy)) marked[near] = 1
        }
        for (let c = 0; c < size; c++) if (marked[c] === 1) p.put(cells + c, turned[words[cells + c]!]!)
        p.note(calm, marked.includes(1) ? 0 : words[calm]! + 1)
      },
      outcome: p => (p.words[calm]! >= PATIENCE ? drawn : undefined),
      because(p, m, player) {
        if (isFrozen(p.at(cells + fromOf(m)))) return frozen
        const isCapture = pieces.owner(p.at(cells + toOf(m))) === foe[player] && fromOf(m) !== toOf(m)
        return isCapture ? peaceful : 0
      },
      shows: (scene, p) => ({
        ...scene,
        placed: scene.placed.map(each => {
          const { tint } = pieces.look(pieces.code(0, side[p.at(cells + each.cell)]!))
          return { ...each, look: { ...each.look, tint } }
        }),
      }),
    }
  }
