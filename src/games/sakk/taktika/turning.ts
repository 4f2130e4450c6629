import { split } from '../../../kit/index.ts'
import { countCodec, fromOf, toOf, type ChessPart } from '../../../kit/families/chess/index.ts'

/** The second half of the kinds are the first half frozen. */
export const frozenOf = (kind: string) => `frozen-${kind}`

/**
 * After a move, enemies in an unbroken row between the man that moved and one of its own are turned over, and so are two
 * enemies between whom it stepped: mobile men freeze, frozen ones are freed. Whose a man counts as: its owner's, or the
 * one whose colour it shows, which for a frozen man is the other's.
 */
export const turning =
  (counts: 'by owner' | 'by colour', quiet: number): ChessPart =>
  core => {
    const { cells, pieces, rules, size } = core
    const { board, players } = rules
    const half = pieces.kinds.length / 2
    const isFrozen = (code: number) => pieces.kind(code) >= half
    const turned = Int32Array.from({ length: pieces.codes }, (_, code) =>
      code === 0 ? 0 : pieces.code((pieces.kind(code) + half) % (2 * half), pieces.owner(code)),
    )
    /** By code: the player it counts as; -1 for nobody, the wall among them. */
    const side = Int32Array.from({ length: core.stride }, (_, code) => {
      const owner = code < pieces.codes ? pieces.owner(code) : -1
      if (owner < 0 || owner >= players.length) return -1
      return counts === 'by colour' && isFrozen(code) ? core.foe[owner]! : owner
    })
    const straight = [0, 2, 4, 6]
    const DIRS = board.dirs.length
    const calm = core.layout.range('calm', 1, { json: countCodec })
    const marked = new Uint8Array(size + 1)
    const frozen = core.reason({
      hu: 'Ez a figura fagyott: nem tud lépni.',
      en: 'This man is frozen: it cannot move.',
      rule: 'turning',
    })
    const peaceful = core.reason({
      hu: 'Itt senki sem üt: csak üres mezőre lehet lépni.',
      en: 'Nobody captures here: men move only to empty cells.',
      rule: 'moves',
    })
    const drawn = split(
      players,
      `Döntetlen: ${quiet} lépés telt el fordítás nélkül.`,
      `A draw: ${quiet} plies without turning anybody.`,
    )
    return {
      played(p, m, player) {
        const { words } = p
        const at = toOf(m)
        const foe = core.foe[player]!
        marked.fill(0)
        for (let i = 0; i < 4; i++) {
          const d = straight[i]!
          const near = board.next[at * DIRS + d]!
          let c = near
          while (side[words[cells + c]!] === foe) c = board.next[c * DIRS + d]!
          if (side[words[cells + c]!] === player)
            for (let k = near; k !== c; k = board.next[k * DIRS + d]!) marked[k] = 1
          const other = board.next[at * DIRS + board.opposite[d]!]!
          if (side[words[cells + near]!] === foe && side[words[cells + other]!] === foe) marked[near] = 1
        }
        let some = 0
        for (let c = 0; c < size; c++) {
          if (marked[c] === 0) continue
          p.put(cells + c, turned[words[cells + c]!]!)
          some++
        }
        p.note(calm, some > 0 ? 0 : words[calm]! + 1)
      },
      outcome: p => (p.words[calm]! >= quiet ? drawn : undefined),
      because: (p, m, player) =>
        isFrozen(p.at(cells + fromOf(m)))
          ? frozen
          : pieces.owner(p.at(cells + toOf(m))) === core.foe[player] && fromOf(m) !== toOf(m)
            ? peaceful
            : 0,
      shows: (scene, p) =>
        counts === 'by owner'
          ? scene
          : {
              ...scene,
              placed: scene.placed.map(each => {
                const code = p.at(cells + each.cell)
                const tint = core.pieces.look(pieces.code(0, side[code]!)).tint
                return { ...each, look: { ...each.look, tint } }
              }),
            },
    }
  }
