import type { Reason } from '../../engine/index.ts'
import { numberCodec } from '../codecs.ts'
import { from, to } from '../moves/packing.ts'
import { split } from '../outcomes.ts'
import { CHANGING_PASS, type ChangingPart } from './changing.ts'

/** Whoever still has a man at home after this many own moves has lost. */
export const deadline =
  (moves: number): ChangingPart =>
  ({ made, atHome, placed, drop }) => ({
    played(p, m, player) {
      if (m !== CHANGING_PASS && made(p, player) >= moves && !placed(p, player) && atHome(p, player) > 0)
        drop(p, player)
    },
  })

/** A man that has reached the target camp stays there, for this reason. */
export const staysIn =
  (reason: Reason): ChangingPart =>
  ({ cells, isGoal }) => ({
    reason,
    forbids(p, m) {
      if (m === CHANGING_PASS) return false
      const code = p.words[cells + from(m)]!
      return isGoal(code, from(m)) && !isGoal(code, to(m))
    },
  })
export const staysInGoal = staysIn({
  hu: 'A céltáborba beért bábu már nem hagyhatja el azt.',
  en: 'A man that has reached the target camp may not leave it.',
  rule: 'camp',
})

/** Everybody passed in turn: a draw. */
export const allPassed: ChangingPart = ({ layout, players }) => {
  const passes = layout.range('passes', 1, { json: numberCodec(0, 0, players.length) })
  const end = split(players, 'Senki sem tud lépni.', 'Nobody can move.')
  return {
    playing: (p, m) => p.put(passes, m === CHANGING_PASS ? p.words[passes]! + 1 : 0),
    outcome: p => (p.words[passes]! >= players.length ? end : undefined),
  }
}
