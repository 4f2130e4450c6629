import type { LookTexts } from './hu.ts'

export const en: LookTexts = {
  title: 'Look',
  close: 'Close the look',
  set: 'Set',
  sets: {
    usual: 'usual',
    bone: 'bone and oxblood',
    glass: 'glass',
    lacquered: 'green lacquer',
    sign: 'sign only',
    letter: 'letter and moves',
    diagram: 'diagram',
  },
  usual: { chess: 'maple and walnut', go: 'slate and shell', draughts: 'inn', shogi: 'sign and letter' },
  size: 'Size of the board',
  usualAct: 'Rolling the dice',
  usualWhen: { asked: 'by a button', done: 'by itself' },
  all: 'All settings',
}
