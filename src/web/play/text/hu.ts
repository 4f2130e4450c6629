const number = new Intl.NumberFormat('hu')
/** The words of help beside the board: the solver of one-person games. */
export const hu = {
  title: 'Megoldó',
  least: 'Hány lépés innen?',
  next: 'Következő lépés',
  playOut: 'Végigjátszás',
  stop: 'Állj',
  searching: (positions: number) =>
    positions === 0 ? 'Keresem…' : `Keresem… eddig ${number.format(positions)} állás`,
  left: (n: number) => `Innen a legrövidebb megoldás ${number.format(n)} lépés.`,
  step: (move: string) => `A következő lépés: ${move}`,
  none: 'Innen nincs megoldás. Lépj vissza!',
  gaveUp: 'Ezt nem sikerült kideríteni: túl sok az állás.',
}
export type HelpTexts = typeof hu
