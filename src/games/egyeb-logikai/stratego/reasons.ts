import { CHANCE, Moves, type Move, type Position, type Reason } from '../../../engine/index.ts'
import { pack, TAKEN } from '../../../kit/index.ts'
import { RANKS } from './data.ts'
import { MOVE, STAGE, SWAPS, type StrategoWords } from './layout.ts'

/** Numbers of the reasons, in their order. */
export const [
  STILL,
  WATER,
  SHUTTLE,
  ONE_STEP,
  NO_JUMP,
  RANK_FIRST,
  OWN_ROWS,
  OCCUPIED,
  PLACE_FIRST,
  SWAPPED,
] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** `runner` is the rank that goes far. */
export const reasons = (runner: number): readonly Reason[] => [
  { hu: '', en: '' },
  { hu: 'A bomba és a zászló nem mozog.', en: 'Bombs and flags never move.', rule: 'moves' },
  { hu: 'A tóba nem lehet lépni.', en: 'Nobody may enter a lake.', rule: 'moves' },
  {
    hu: 'Ez a figura már három egymást követő lépésben e két mező között járt.',
    en: 'This man has gone to and fro between these two cells for three turns in a row.',
    rule: 'shuttle',
  },
  {
    hu: `Egyszerre egy mezőt lehet lépni, átlósan soha; csak a ${RANKS[runner]!.name.hu} mehet messzebb.`,
    en: `A man goes one cell at a time and never diagonally; only the ${RANKS[runner]!.name.en} goes farther.`,
    rule: 'moves',
  },
  {
    hu: 'Csak egyenesen, szabad mezőkön át lehet futni: figurát, tavat nem lehet átugrani.',
    en: 'A run goes straight over free cells: neither men nor lakes are jumped.',
    rule: 'moves',
  },
  { hu: 'Előbb válassz egy rangot a tálcáról.', en: 'Choose a rank from the tray first.', rule: 'setup' },
  {
    hu: 'Csak a hozzád legközelebbi sorokba állíthatsz figurát.',
    en: 'Your men go to the rows nearest to you only.',
    rule: 'setup',
  },
  { ...TAKEN, rule: 'setup' },
  {
    hu: 'Előbb állítsd fel, akit kiválasztottál.',
    en: 'Place the man you have chosen first.',
    rule: 'setup',
  },
  {
    hu: `Már ${SWAPS} cserét csináltál: jelezd, hogy kész vagy.`,
    en: `You have made ${SWAPS} swaps already: say that you are ready.`,
    rule: 'setup',
  },
]

/** What a person may try that the rules do not list; `reach` is 0 for men that stay, 2 for those that run. */
export const makeAttempts =
  (
    { board, cells, pieces, stage, chosen, lakes, swaps }: StrategoWords,
    camps: readonly (readonly number[])[],
    reach: (code: number) => number,
    moves: (p: Position, out: Moves) => void,
  ) =>
  (p: Position, out: Moves, why: Moves): void => {
    const say = (m: Move, reason: number) => {
      out.add(m)
      why.add(reason)
    }
    if (p.turn === CHANCE) return
    if (p.at(stage) === STAGE.LOOK) {
      for (let c = 0; c < board.size; c++)
        if (!camps[p.turn]!.includes(c)) say(pack(0, c, MOVE.SET), OWN_ROWS)
        else if (p.at(swaps) >= SWAPS) say(pack(0, c, MOVE.SET), SWAPPED)
      return
    }
    if (p.at(stage) !== STAGE.PLAY) {
      for (let c = 0; c < board.size; c++)
        if (p.at(chosen) === 0) say(pack(0, c, MOVE.SET), RANK_FIRST)
        else if (!camps[p.turn]!.includes(c)) say(pack(0, c, MOVE.SET), OWN_ROWS)
        else if (p.at(cells + c) !== 0) say(pack(0, c, MOVE.SET), OCCUPIED)
      for (let k = 0; k < RANKS.length && p.at(chosen) !== 0; k++) say(pack(k, 0, MOVE.CHOOSE), PLACE_FIRST)
      return
    }
    const known = new Moves()
    moves(p, known)
    for (let c = 0; c < board.size; c++) {
      if (pieces.owner(p.at(cells + c)) !== p.turn) continue
      const far = reach(p.at(cells + c))
      for (let n = 0; n < board.size; n++) {
        const m = pack(c, n, MOVE.STEP)
        if (n === c || known.has(m)) continue
        say(m, far === 0 ? STILL : lakes.includes(n) ? WATER : far === 1 ? ONE_STEP : NO_JUMP)
      }
    }
  }
