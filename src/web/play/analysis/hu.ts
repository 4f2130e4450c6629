const percent = new Intl.NumberFormat('hu', { style: 'percent', maximumFractionDigits: 0 })
const points = (loss: number) => Math.round(loss * 100)

/** The words of the analysis after a match. */
export const hu = {
  title: 'Elemzés',
  running: 'Végignézem a játszmát…',
  stop: 'Állj',
  stopped: 'Az elemzés félbemaradt.',
  again: 'Újra',
  failed: 'Az elemzést nem sikerült befejezni.',
  graph: (player: string) => `${player} esélyei a játszma során`,
  graphMany: 'A játékosok esélyei a játszma során',
  moments: 'Itt fordult a játszma',
  none: 'Egyetlen lépés sem fordított nagyot a játszmán.',
  moment: (round: number | undefined, player: string, move: string) =>
    `${round === undefined ? '' : `${round}. lépés, `}${player}: ${move}`,
  better: (move: string, loss: number) => `Jobb lett volna: ${move} (${points(loss)} százalékponttal)`,
  standing: (player: string, share: number) => `${player}: ${percent.format(share)}`,
  same: 'A gép is ezt lépte volna.',
  other: (move: string) => `A gép itt ezt lépte volna: ${move}`,
  walk: 'A ← és a → lépteti a játszmát.',
  swipe: 'A táblán oldalra húzva vagy az alsó gombokkal végiglapozhatod.',
}
export type AnalysisTexts = typeof hu
