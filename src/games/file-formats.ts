// How games of the library are kept in the files of other programs. The numbers are those of SGF's property GM and of PDN's GameType,
// the words those of PGN's tag Variant; where the official game has no name we use its English title.
import type { Options } from '../engine/index.ts'
import type { FormatId, Kept, SgfKept } from '../formats/format.ts'

const pgn = (variant: string): Kept => ({ format: 'pgn', variant })
const stones = (number: number): Kept => ({ format: 'sgf', number, moves: 'points' })
const named = (number: number, more: Pick<SgfKept, 'black' | 'takes'> = {}): Kept => ({
  format: 'sgf',
  number,
  moves: 'names',
  ...more,
})

const KEPT: Readonly<Record<string, Kept>> = {
  sakk: pgn('Standard'),
  capablanca: pgn('Capablanca'),
  'grand-sakk': pgn('Grand'),
  'gyors-sakk': pgn('Gardner'),
  'dupla-sakk': pgn('Double Chess'),
  'duplalepeses-sakk': pgn('Marseillais'),
  'francia-sakk': pgn('Antichess'),
  'progressziv-sakk': pgn('Progressive'),
  'sotet-sakk': pgn('Dark Chess'),
  'a-maharadzsa-es-a-szipojok': pgn('Maharajah'),
  lavinasakk: pgn('Avalanche'),
  kongo: pgn('Congo'),
  hsziangcsi: pgn('Xiangqi'),
  'reneszansz-sakk': pgn('Renaissance'),
  taktika: pgn('Tactics'),
  sogi: { format: 'shogi', variant: 'shogi' },
  minisogi: { format: 'shogi', variant: 'minishogi' },
  go: stones(1),
  reversi: stones(2),
  'otos-malom': stones(4),
  malom: named(5),
  akciovonalak: named(9, { black: 'first', takes: ':' }),
  ataxx: named(10),
  hex: named(11),
  dzsungel: named(12),
  neutron: named(13),
  'bolcsek-focija': named(14),
  kvadratura: named(15),
  trax: named(16),
  amazonok: { format: 'sgf', number: 18, moves: 'turns' },
  okti: named(19, { black: 'first' }),
  'altalanos-sakk': named(20),
  twixt: named(21),
  zertz: named(22),
  tablut: named(29),
  ledontes: named(33),
  fokusz: named(36),
  tamsk: named(38),
  gipf: named(39),
  'nemzetkozi-damajatek': { format: 'pdn', type: 20 },
  // The book's game is what PDN calls American pool checkers.
  'kozonseges-damajatek': { format: 'pdn', type: 23 },
  backgammon: { format: 'mat' },
}

/** Options that make another game of it in the eyes of other programs: its own way of keeping, or none that they would read. */
const OTHERWISE: Readonly<Record<string, (options: Options) => Kept | 'nowhere' | undefined>> = {
  // The file holds one game.
  backgammon: ({ length = '1' }) => (length === '1' ? undefined : 'nowhere'),
  'kozonseges-damajatek': ({ rules }) =>
    rules === 'english' ? { format: 'pdn', type: 21 } : rules === 'american' ? 'nowhere' : undefined,
  // In the book's game men jump backwards, which is no game of the standard.
  'torok-damajatek': ({ official, size = '8' }) =>
    official === 'on' && size === '8' ? { format: 'pdn', type: 30 } : undefined,
}

/** How a game is kept; nothing where several or other players than two sit at it. */
export function keptAs(id: string, options: Options): Kept | undefined {
  if (options.players !== undefined && options.players !== '2') return undefined
  const otherwise = OTHERWISE[id]?.(options)
  return otherwise === 'nowhere' ? undefined : (otherwise ?? KEPT[id])
}

/** Other names of the same games. */
const ALSO: Readonly<Record<string, string>> = { chess: 'sakk', normal: 'sakk', giveaway: 'francia-sakk' }

/** The game that a format calls so, and the options that go without saying there. */
export function gameCalled(
  format: FormatId,
  called: string,
): { readonly id: string; readonly options: Options } | undefined {
  if (format === 'pdn' && called === '21')
    return { id: 'kozonseges-damajatek', options: { rules: 'english' } }
  if (format === 'pdn' && called === '30') return { id: 'torok-damajatek', options: { official: 'on' } }
  // Officially an arrow may stop anywhere.
  if (format === 'sgf' && called === '18') return { id: 'amazonok', options: { arrow: 'official' } }
  const word = called.toLowerCase()
  const found = Object.entries(KEPT).find(([, kept]) => {
    switch (kept.format) {
      case 'pgn':
        return format === 'pgn' && kept.variant.toLowerCase() === word
      case 'sgf':
        return format === 'sgf' && String(kept.number) === called
      case 'pdn':
        return format === 'pdn' && String(kept.type) === called
      case 'shogi':
        return (format === 'usi' || format === 'kif') && kept.variant === word
      case 'mat':
        return format === 'mat'
    }
  })?.[0]
  const id = found ?? (format === 'pgn' ? ALSO[word] : undefined)
  return id === undefined ? undefined : { id, options: {} }
}
