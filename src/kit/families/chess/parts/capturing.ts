import type { ChessPart } from '../part.ts'
import { PASSING, toOf, useOf } from '../moves.ts'

/** Who can capture must; any capture will do. */
export const mustCapture: ChessPart = core => {
  const reason = core.reason({
    hu: 'Ütni kötelező: ütést kell választanod.',
    en: 'Capturing is compulsory: you must choose a capture.',
    rule: 'capture',
  })
  return {
    duty: {
      fulfils: (p, m) => p.words[core.cells + toOf(m)] !== 0 || useOf(m) === PASSING,
      reason,
    },
  }
}
