import type { Outcome, Position } from '../../../../engine/index.ts'
import { split, win } from '../../../outcomes.ts'
import { countCodec } from '../counting.ts'
import type { ChessPart } from '../part.ts'

const LONGEST_TICK = 0xfffff

/**
 * So many minutes for each player; the time of everybody who is to move runs, and who has none left loses. Ticks are
 * moves to the engine, so the cap on moves is counted here.
 */
export const clock =
  (minutes: number): ChessPart =>
  core => {
    const { players, draws } = core.rules
    const clocks = core.layout.range('clocks', players.length, { json: countCodec, empty: minutes * 60_000 })
    const plies = core.layout.range('plies', 1, { json: countCodec })
    const late = players.map(({ name }, who) =>
      win(players, core.foe[who]!, `Lejárt az ideje: ${name.hu}.`, `Out of time: ${name.en}.`),
    )
    const tooLong = split(players, 'Elfogyott a megengedett lépésszám.', 'The limit on moves was reached.')
    const allLate = split(players, 'Mindkét csapat ideje lejárt.', 'Both teams are out of time.')

    const tick = core.claim({
      name: (_, m) => `time:${m & LONGEST_TICK}`,
      points: () => ['time'],
      play(p, m) {
        for (let who = 0; who < players.length; who++)
          if (who === p.turn || who === core.beside?.who(p))
            p.note(clocks + who, Math.max(0, p.at(clocks + who) - (m & LONGEST_TICK)))
      },
    })
    const left = (p: Position, who: number) => {
      const seconds = Math.ceil(p.at(clocks + who) / 1000)
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    }
    return {
      draws: ({ cap: _, ...others }) => others,
      played: p => p.note(plies, p.at(plies) + 1),
      elapse: (_, milliseconds) => Math.min(milliseconds, LONGEST_TICK) | tick,
      outcome(p): Outcome | undefined {
        let found = -1
        for (let who = 0; who < players.length; who++) {
          if (p.at(clocks + who) !== 0) continue
          if (found >= 0 && !core.allies[found]!.includes(who)) return allLate
          found = who
        }
        if (found >= 0) return late[found]
        return draws.cap === undefined || p.at(plies) < draws.cap ? undefined : tooLong
      },
      shows: (scene, p) => ({
        ...scene,
        trays: scene.trays.map((tray, who) => ({ ...tray, text: { hu: left(p, who), en: left(p, who) } })),
      }),
    }
  }
