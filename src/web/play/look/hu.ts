/** The words of the drawer in which one chooses how the board looks. */
export const hu = {
  title: 'Kinézet',
  close: 'Kinézet bezárása',
  set: 'Készlet',
  sets: {
    usual: 'szokásos',
    bone: 'csont és ökörvér',
    glass: 'üveg',
    lacquered: 'zöld lakk',
    sign: 'csak a jel',
    letter: 'betű és lépések',
    diagram: 'ábra',
  },
  /** What the usual set of a family is made of, where it has sets of its own. */
  usual: { chess: 'juhar és dió', go: 'pala és kagyló', draughts: 'fogadói', shogi: 'jel és betű' },
  size: 'A tábla mérete',
  usualAct: 'Dobás a kockákkal',
  usualWhen: { asked: 'gombra', done: 'magától' },
  all: 'Minden beállítás',
}
export type LookTexts = typeof hu
