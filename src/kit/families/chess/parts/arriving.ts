import { countCodec } from '../counting.ts'
import { OTHER, toOf, useOf } from '../moves.ts'
import type { ChessPart } from '../part.ts'
import { derive } from '../play.ts'

/** Before anything else a player puts the royal on any empty cell of the nearest rows, and then makes the first move. */
export const arriving =
  (royal: { readonly player: number; readonly kind: string; readonly rows: number }): ChessPart =>
  core => {
    const { cells, size, geometry, rules } = core
    const { player } = royal
    const code = core.pieces.codeOf(royal.kind, player)
    const near = Uint8Array.from(rules.board.names, (_, c) =>
      geometry.depth(c, -core.forward[player]!) < royal.rows ? 1 : 0,
    )
    const { letter, name } = rules.pieces[royal.kind]!
    const arrived = core.layout.range('arrived', 1, { json: countCodec })
    const put = core.claim({
      name: (_, m) => `${letter}@${rules.board.names[toOf(m)]}`,
      points: (_, m) => [toOf(m)],
      play(p, m) {
        p.put(cells + toOf(m), code)
        derive(core, p)
        p.note(arrived, 1)
      },
    })
    const untouchable = core.reason({
      hu: 'Ezt a figurát nem szabad leütni: mattot kell adni neki.',
      en: 'This piece may not be captured: it must be mated.',
      rule: 'moves',
    })
    return {
      turns: 'several moves',
      played: p => p.note(arrived, 0),
      instead(p, out, who) {
        if (who !== player || p.words[core.royal + player]! >= 0) return false
        for (let c = 0; c < size; c++) if (near[c] === 1 && p.words[cells + c] === 0) out.add(put | (c << 10))
        return true
      },
      // Who arrives may stand where it attacks the other royal, and moves first.
      forbids: (p, m) =>
        useOf(m) !== OTHER && core.royals[p.words[cells + toOf(m)]!] === 1 ? untouchable : 0,
      prompt: p =>
        p.at(core.royal + player) < 0
          ? { hu: `Válassz helyet: ${name.hu}.`, en: `Choose a place for the ${name.en}.` }
          : p.at(arrived) === 1
            ? { hu: 'Most tedd meg az első lépést.', en: 'Now make the first move.' }
            : undefined,
    }
  }
