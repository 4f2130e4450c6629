// How games of the library are kept in the files of other programs. The numbers are those of SGF's property GM and of PDN's GameType,
// the words those of PGN's tag Variant; where the official game has no name we use its English title.
import type { Options } from '../engine/index.ts'
import type { FormatId, Kept } from '../formats/format.ts'

const pgn = (variant: string): Kept => ({ format: 'pgn', variant })
const stones = (number: number): Kept => ({ format: 'sgf', number, moves: 'points' })
const named = (number: number): Kept => ({ format: 'sgf', number, moves: 'names' })

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
  akciovonalak: named(9),
  ataxx: named(10),
  hex: named(11),
  dzsungel: named(12),
  neutron: named(13),
  'bolcsek-focija': named(14),
  kvadratura: named(15),
  trax: named(16),
  amazonok: named(18),
  okti: named(19),
  'altalanos-sakk': named(20),
  twixt: named(21),
  zertz: named(22),
  tablut: named(29),
  ledontes: named(33),
  fokusz: named(36),
  tamsk: named(38),
  gipf: named(39),
  'nemzetkozi-damajatek': { format: 'pdn', type: 20 },
  'kozonseges-damajatek': { format: 'pdn', type: 21 },
  backgammon: { format: 'mat' },
}

/** How a game is kept; nothing where several or other players than two sit at it. */
export const keptAs = (id: string, options: Options): Kept | undefined =>
  options.players === undefined || options.players === '2' ? KEPT[id] : undefined

/** Other names of the same games. */
const ALSO: Readonly<Record<string, string>> = { chess: 'sakk', normal: 'sakk', giveaway: 'francia-sakk' }

/** The game that a format calls so. */
export function gameCalled(format: FormatId, called: string): string | undefined {
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
  return found ?? (format === 'pgn' ? ALSO[word] : undefined)
}
