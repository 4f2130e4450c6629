import type { Reason } from '../../engine/index.ts'
import type { Backgammon } from './backgammon.ts'

/** Numbers of the reasons that the family gives; those of parts follow. */
export const WHY = {
  firstTheBar: 1,
  held: 2,
  notHome: 3,
  rearFirst: 4,
  fewer: 5,
  larger: 6,
  byDie: 7,
  noRoll: 8,
  backwards: 9,
  trapped: 10,
} as const

const NONE: Reason = { hu: '', en: '' }

const CLOSED: Readonly<Record<Backgammon['contact'], Reason>> = {
  hit: { hu: 'Azt a mezőt az ellenfél tartja.', en: 'The opponent holds that point.', rule: 'moves' },
  pin: { hu: 'Azt a mezőt az ellenfél tartja.', en: 'The opponent holds that point.', rule: 'moves' },
  closed: {
    hu: 'Azon a mezőn az ellenfél áll, oda nem léphetsz.',
    en: 'An enemy man stands on that point: nobody lands there.',
    rule: 'moves',
  },
}

const NOT_HOME: Readonly<Record<Backgammon['contact'], Reason>> = {
  hit: {
    hu: 'Levenni csak akkor lehet, ha minden bábud a belső táblán van.',
    en: 'Men leave only when all of them are in the home table.',
    rule: 'off',
  },
  pin: {
    hu: 'Levenni csak akkor lehet, ha minden bábud szabad, és az út utolsó negyedében áll.',
    en: 'Men leave only when all of them are free and in the last quarter of their way.',
    rule: 'off',
  },
  closed: {
    hu: 'Levenni csak akkor lehet, ha minden bábud az út utolsó negyedében áll.',
    en: 'Men leave only when all of them are in the last quarter of their way.',
    rule: 'off',
  },
}

/** The reasons by number; where men are not hit there is no bar to enter from, and only held men are trapped. */
export const reasonsOf = (contact: Backgammon['contact']): readonly Reason[] => [
  NONE,
  contact === 'hit'
    ? { hu: 'Előbb a sávról kell beállni.', en: 'Men on the bar must enter first.', rule: 'bar' }
    : NONE,
  CLOSED[contact],
  NOT_HOME[contact],
  {
    hu: 'Nagyobb dobással csak a leghátsó bábu vehető le.',
    en: 'A larger number takes off only the rearmost man.',
    rule: 'off',
  },
  {
    hu: 'Ezzel kevesebb kockát használnál fel, mint lehet.',
    en: 'This would use fewer dice than possible.',
    rule: 'moves',
  },
  {
    hu: 'Ha csak az egyik kockát lehet lelépni, a nagyobbat kell.',
    en: 'If only one of the dice can be used, it must be the larger.',
    rule: 'moves',
  },
  {
    hu: 'Kockánként lépj: előbb az egyikkel, aztán a másikkal.',
    en: 'Move die by die: first by the one, then by the other.',
    rule: 'moves',
  },
  { hu: 'Ekkora dobásod most nincs.', en: 'You have no such roll now.', rule: 'moves' },
  { hu: 'Visszafelé nem lehet lépni.', en: 'Men never go back.', rule: 'moves' },
  contact === 'pin'
    ? {
        hu: 'Ez a bábu fogoly: nem léphet, amíg az ellenfél rajta áll.',
        en: 'This man is trapped: it stays while an enemy stands on it.',
        rule: 'trap',
      }
    : NONE,
]
