import { handsCodec } from '../../../codecs.ts'
import type { Tray } from '../../../scene.ts'
import { PASSING, PROMOTE, toOf, useOf, whatOf } from '../moves.ts'
import type { ChessPart } from '../part.ts'
import { passingVictim } from '../passing.ts'

/** A man is promoted only into a kind the owner has lost, and each lost man comes back once. */
export const returning: ChessPart = core => {
  const { pieces, cells, layout, rules } = core
  const { players } = rules
  const back = new Set(core.promotions.into.flatMap(into => [...into]))
  const kinds = [...back].sort((a, b) => a - b)
  const lost = layout.range('lost', players.length * kinds.length, {
    json: handsCodec(
      players,
      kinds.map(kind => pieces.kinds[kind]!),
    ),
  })
  const place = Int32Array.from(pieces.kinds, (_, kind) => kinds.indexOf(kind))
  const reason = core.reason({
    hu: 'Csak olyan figurává léphet elő, amelyet már leütöttek tőled.',
    en: 'It is promoted only into a piece you have lost.',
    rule: 'promotion',
  })
  return {
    forbids: (p, m, player) =>
      useOf(m) === PROMOTE && p.words[lost + player * kinds.length + place[whatOf(m)]!] === 0 ? reason : 0,
    playing(p, m, player) {
      if (useOf(m) === PROMOTE) {
        const at = lost + player * kinds.length + place[whatOf(m)]!
        p.put(at, p.at(at) - 1)
      }
      const taken = p.at(cells + (useOf(m) === PASSING ? passingVictim(core, p, player, toOf(m)) : toOf(m)))
      const kind = pieces.kind(taken)
      if (taken === 0 || place[kind]! < 0) return
      const at = lost + core.foe[player]! * kinds.length + place[kind]!
      p.put(at, p.at(at) + 1)
    },
    shows: (scene, p) => ({
      ...scene,
      trays: [
        ...scene.trays,
        ...players.map((_, owner): Tray => ({
          id: `lost:${owner}`,
          title: { hu: 'Elveszett', en: 'Lost' },
          owner,
          place: 'card',
          items: kinds.flatMap((kind, i) => {
            const count = p.at(lost + owner * kinds.length + i)
            const code = pieces.code(kind, owner)
            return count === 0 ? [] : [{ look: pieces.look(code), label: pieces.label(code), count }]
          }),
        })),
      ],
    }),
  }
}
