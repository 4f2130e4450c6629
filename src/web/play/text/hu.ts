/** The words of the solver beside a one-person game. */
const number = new Intl.NumberFormat('hu')
export const hu = {
  title: 'Megoldó',
  least: 'Hány lépés innen?',
  next: 'Következő lépés',
  playOut: 'Végigjátszás',
  stop: 'Állj',
  searching: (positions: number) =>
    positions === 0 ? 'Keresem…' : `Keresem… eddig ${number.format(positions)} állás`,
  left: (n: number) => `Innen a legrövidebb megoldás ${number.format(n)} lépés.`,
  hint: (move: string) => `A következő lépés: ${move}`,
  none: 'Innen nincs megoldás. Lépj vissza!',
  gaveUp: 'Ezt nem sikerült kideríteni: túl sok az állás.',
}
export type SolverTexts = typeof hu
