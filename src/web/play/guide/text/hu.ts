/** The words of the first game with help, in Hungarian. */
export const hu = {
  title: 'Első játszma segítséggel',
  met: (n: number) => (n === 0 ? '' : `${n} szabály`),
  end: 'Innen segítség nélkül',
  understood: 'Értem',
  rules: 'A szabályokban',
  about: {
    start: 'Mielőtt elkezded',
    own: (move: string) => `Most léptél így először: ${move}`,
    other: (player: string, move: string) => `${player} új dolgot lépett: ${move}`,
    hint: 'Ezt ajánlja a tipp, és így még nem léptél',
    now: 'Most erre is figyelj',
  },
  why: 'Miért ezt ajánlja a tipp?',
  reasons: {
    only: 'Mert más szabályos lépésed nincs.',
    wins: 'Ezzel rögtön megnyered a játszmát.',
    saves: 'A legtöbb más lépésre az ellenfél rögtön nyerne.',
    promotes: 'Többet érő bábud lesz tőle.',
    guards: 'A legtöbb más lépésre az ellenfél elvehetne tőled valamit; erre nem.',
    thought: 'Ez még semmit sem dönt el, de a gép előre számolva ettől várja a legjobb állást.',
    goesOn: (wanted: string) => `Utána még te jössz: ${wanted}`,
    takes: (men: readonly string[]) =>
      men.length === 1 ? `Leveszed vele ezt: ${men[0]}.` : `${men.length} bábut veszel le vele.`,
    turns: (n: number) => (n === 1 ? 'Egy bábu a tiéd lesz.' : `${n} bábu a tiéd lesz.`),
  },
}
export type GuideTexts = typeof hu
