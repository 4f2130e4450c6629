// The set-ups of the book; a list begins with the kind of its pieces. Three slips of the book are corrected: d7 of the second
// player and f1 of the first, and on the small board the whole of the fourth player.

export type SetUpName = 'normal' | 'short' | 'four'

/** Of the player below, of four also of the one on the left; those above and on the right have the same, turned by half. */
export const SETUPS: Readonly<Record<8 | 6, Readonly<Record<SetUpName, readonly string[]>>>> = {
  8: {
    normal: ['T a1, A b1 g2 h2, B c1 d1 e2 f2, C c2 d2 e1 f1, D a2 b2 g1 h1'],
    short: ['T g1, B e1 f1, C c1 d1, D b1'],
    four: ['T b1, B c1 d1, C e1 f1, D g1', 'T a2, B a3 a4, C a5 a6, D a7'],
  },
  6: {
    normal: ['T a1, A b1 e2 f2, B c1 c2 d1 d2, C a2 b2 e1 f1'],
    short: ['T b1, B c1 d1, C e1'],
    four: ['T e1, B c1 d1, C b1', 'T a5, B a4 a3, C a2'],
  },
}

/** Where the players sit, in the order of play: below, right, above, left. */
export const SEATS = { 2: ['s', 'n'], 8: ['s', 'e', 'n', 'w'], 6: ['s', 'n', 'w', 'e'] } as const
