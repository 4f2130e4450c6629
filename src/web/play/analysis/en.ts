import type { AnalysisTexts } from './hu.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })
const points = (loss: number) => Math.round(loss * 100)

/** The words of the analysis after a match, in English. */
export const en: AnalysisTexts = {
  title: 'Analysis',
  running: 'Looking through the match…',
  stop: 'Stop',
  stopped: 'The analysis was stopped.',
  again: 'Again',
  failed: 'The analysis could not be finished.',
  graph: player => `The chances of ${player} during the match`,
  graphMany: 'The chances of the players during the match',
  moments: 'Here the match turned',
  none: 'No single move turned the match by much.',
  moment: (round, player, move) => `${round === undefined ? '' : `Move ${round}, `}${player}: ${move}`,
  better: (move, loss) => `Better: ${move} (by ${points(loss)} percentage points)`,
  standing: (player, share) => `${player}: ${percent.format(share)}`,
  same: 'The computer would have played the same.',
  other: move => `Here the computer would have played: ${move}`,
  walk: '← and → walk through the match.',
  swipe: 'Swipe across the board or use the buttons below to walk through it.',
}
