import type { HelpTexts } from './hu.ts'

const number = new Intl.NumberFormat('en')
/** The words of help beside the board, in English. */
export const en: HelpTexts = {
  title: 'Solver',
  least: 'How many moves?',
  next: 'Next move',
  playOut: 'Play it out',
  stop: 'Stop',
  searching: positions =>
    positions === 0 ? 'Searching…' : `Searching… ${number.format(positions)} positions so far`,
  left: n => `The shortest solution from here takes ${number.format(n)} ${n === 1 ? 'move' : 'moves'}.`,
  step: move => `The next move: ${move}`,
  none: 'There is no solution from here. Take a move back!',
  gaveUp: 'This could not be found out: there are too many positions.',
}
