// The set-ups of the book, by player; a list begins with the kind of its pieces. Three slips of the book are corrected: d7 of the
// second player and f1 of the first, and on the small board the whole of the fourth player.

export type SetUpName = 'normal' | 'short' | 'four'

export const SETUPS: Readonly<Record<8 | 6, Readonly<Record<SetUpName, readonly string[]>>>> = {
  8: {
    normal: [
      'T a1, A b1 g2 h2, B c1 d1 e2 f2, C c2 d2 e1 f1, D a2 b2 g1 h1',
      'T h8, A a7 b7 g8, B c7 d7 e8 f8, C c8 d8 e7 f7, D a8 b8 g7 h7',
    ],
    short: ['T g1, B e1 f1, C c1 d1, D b1', 'T b8, B c8 d8, C e8 f8, D g8'],
    four: [
      'T b1, B c1 d1, C e1 f1, D g1',
      'T h7, B h6 h5, C h4 h3, D h2',
      'T g8, B e8 f8, C c8 d8, D b8',
      'T a2, B a3 a4, C a5 a6, D a7',
    ],
  },
  6: {
    normal: [
      'T a1, A b1 e2 f2, B c1 c2 d1 d2, C a2 b2 e1 f1',
      'T f6, A a5 b5 e6, B c5 c6 d5 d6, C a6 b6 e5 f5',
    ],
    short: ['T b1, B c1 d1, C e1', 'T e6, B c6 d6, C b6'],
    four: ['T e1, B c1 d1, C b1', 'T b6, B c6 d6, C e6', 'T a5, B a4 a3, C a2', 'T f2, B f3 f4, C f5'],
  },
}

/** The low corner that each player's T has to reach: the players below and on the left go to the far one. */
export const GOALS = {
  8: ['far', 'a1', 'a1', 'far'],
  6: ['far', 'a1', 'far', 'a1'],
} as const
