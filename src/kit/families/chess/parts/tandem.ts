import { fail, ok, type Codec, type Outcome, type Position } from '../../../../engine/index.ts'
import { split, win } from '../../../outcomes.ts'
import type { Core } from '../core.ts'
import { countCodec } from '../counting.ts'
import { canMove } from '../legal.ts'
import type { ChessPart } from '../part.ts'
import { inCheck } from '../play.ts'

/** Who is to move on the board whose turn it is not. */
const otherCodec = ({ rules: { players }, foe }: Core): Codec => ({
  write: (p, start) => players[p.at(start)]!.id,
  read(json, p, start) {
    const usual = foe.findIndex((_, who) => who !== p.turn && who !== foe[p.turn])
    const found = json === undefined ? usual : players.findIndex(({ id }) => id === json)
    if (found < 0 || found === p.turn || found === foe[p.turn])
      return fail(
        'A másik táblán is soron kell lennie valakinek.',
        'Somebody must be to move on the other board too.',
      )
    p.put(start, found)
    return ok(undefined)
  },
})

/**
 * Two boards, by turns or at once; what is captured on one may come down on the other, so who cannot move waits for it.
 * A check is mate only if no man put down anywhere would answer it. By turns, who waits too often in a row loses.
 */
export const tandem =
  (run: { readonly boards: 'by turns' | 'at once'; readonly skips: number }): ChessPart =>
  core => {
    const { guard, cells, foe, rules, layout } = core
    const { players } = rules
    const other = layout.range('other', 1, { json: otherCodec(core) })
    const skips = layout.range('skips', players.length, { json: countCodec })
    const mated = layout.range('mated', 1)
    const atOnce = run.boards === 'at once'

    const isMated = (p: Position, who: number): boolean => {
      if (!inCheck(core, p, who) || canMove(core, p, who)) return false
      guard.look(core, p, who, p.at(core.royal + who))
      if (guard.checks > 1) return true
      for (let c = core.low[who]!; c < core.high[who]!; c++)
        if (p.at(cells + c) === 0 && guard.answers(c)) return false
      return true
    }
    const wins = players.map(({ name }, who) => ({
      mate: win(players, foe[who]!, `Matt: ${name.hu}.`, `Checkmate: ${name.en}.`),
      skips: win(
        players,
        foe[who]!,
        `${run.skips} kör óta nem tud lépni: ${name.hu}.`,
        `No move for ${run.skips} turns: ${name.en}.`,
      ),
    }))
    const nobody = split(
      players,
      'Döntetlen: egyik táblán sem lehet lépni.',
      'A draw: nobody can move on either board.',
    )
    const pass = core.claim({
      name: () => 'pass',
      points: () => ['pass'],
      labels: { pass: { hu: 'Várakozás', en: 'Wait' } },
      play(p, _, player) {
        p.note(skips + player, p.at(skips + player) + 1)
        p.pass(p.at(other))
        p.put(other, player)
      },
    })
    return {
      beside: { who: p => p.at(other), moves: atOnce ? 'now' : 'later' },
      start: p => p.put(other, 1),
      derive(p, usual) {
        usual(p)
        p.note(mated, 1 + players.findIndex((_, who) => isMated(p, who)))
      },
      turn(p, _, player) {
        p.note(skips + player, 0)
        if (player === p.turn) p.pass(p.at(other))
        p.put(other, foe[player]!)
        if (isMated(p, foe[player]!)) p.note(mated, 1 + foe[player]!)
      },
      outcome(p): Outcome | undefined {
        if (p.at(mated) > 0) return wins[p.at(mated) - 1]!.mate
        for (let who = 0; who < players.length; who++)
          if (p.at(skips + who) >= run.skips) return wins[who]!.skips
        return undefined
      },
      stuck: p => (atOnce || !canMove(core, p, p.at(other)) ? nobody : pass),
    }
  }
