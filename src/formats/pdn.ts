import type { MatchView, Notation, Words } from '../engine/index.ts'
import { ownName, type Draft } from './format.ts'
import { plies, resultText, today } from './match-turns.ts'
import { moveTokens, readTags, tag, wrapped } from './tags.ts'

const RESULTS: Readonly<Record<string, 'white' | 'black' | 'draw'>> = {
  '2-0': 'white',
  '1-0': 'white',
  '0-2': 'black',
  '0-1': 'black',
  '1-1': 'draw',
  '1/2-1/2': 'draw',
}

/** What the standard says of a type of game: who begins, the side of the board, how its cells are numbered, what a win is worth. */
interface GameType {
  readonly begins: 'W' | 'B'
  readonly side: number
  readonly numbers: 'N1' | 'N2' | 'A0'
  readonly results: readonly [win: string, loss: string, draw: string]
}
const POINTS = ['2-0', '0-2', '1-1'] as const
const HALVES = ['1-0', '0-1', '1/2-1/2'] as const
const TYPES = {
  20: { begins: 'W', side: 10, numbers: 'N2', results: POINTS },
  21: { begins: 'B', side: 8, numbers: 'N1', results: HALVES },
  23: { begins: 'B', side: 8, numbers: 'N1', results: HALVES },
  30: { begins: 'W', side: 8, numbers: 'A0', results: HALVES },
} as const satisfies Record<number, GameType>
/** International, English, pool and Turkish draughts: the numbers of the standard. */
export type PdnType = keyof typeof TYPES

/** Draughts: a chain is one word, 32x23x14. The first half of the result is white's. */
export function writePdn(
  match: MatchView,
  notation: Notation,
  type: PdnType,
  names: readonly string[],
): string {
  const { begins, side, numbers, results } = TYPES[type]
  const white = match.game.players.findIndex(({ id }) => id === 'white')
  const [win, loss, draw] = results
  const result = resultText(match, white === 0 ? [win, loss] : [loss, win], draw)
  const first = match.positionAt(0).turn === white ? 'W' : 'B'
  // Whoever reads the file must know where the game begins, and with whom, unless it is as usual.
  const isUsual = match.from === undefined && first === begins
  const head = [
    tag('Event', 'Játékvilág'),
    tag('Date', today().replaceAll('-', '.')),
    tag('White', names[white] ?? '?'),
    tag('Black', names[1 - white] ?? '?'),
    tag('Result', result),
    tag('GameType', [type, first, side, side, numbers, 0].join()),
    ...(isUsual || !notation.line
      ? []
      : [tag('SetUp', '1'), tag('FEN', notation.line.write(match.positionAt(0), 1))]),
    tag('JatekvilagGame', ownName(match.definition.id, match.options)),
  ]
  const turns: string[] = []
  for (const { before, move, name } of plies(match)) {
    const written = notation.write(before, move)
    if (written?.joins) turns[turns.length - 1] += written.en
    else turns.push(written?.en ?? name)
  }
  const words = turns.flatMap((turn, i) => (i % 2 === 0 ? [`${i / 2 + 1}.`, turn] : [turn]))
  return `${head.join('\n')}\n\n${wrapped([...words, result])}\n`
}

export function readPdn(text: string): Draft {
  const { tags, body } = readTags(text)
  const tokens = moveTokens(body)
  const end = tokens.findIndex(token => token === '*' || token in RESULTS)
  const own = tags.get('JatekvilagGame')
  const word = RESULTS[tokens[end] ?? tags.get('Result') ?? '']
  const start = tags.get('FEN')
  const moves = end < 0 ? tokens : tokens.slice(0, end)
  return {
    format: 'pdn',
    called: /^\d+/.exec(tags.get('GameType') ?? '')?.[0] ?? untoldType([start ?? '', ...moves]),
    options: {},
    moves,
    ...(own === undefined ? {} : { own }),
    ...(start === undefined ? {} : { start }),
    // White is the second seat of every game of draughts here.
    ...(word === undefined
      ? {}
      : { result: word === 'draw' ? 'draw' : word === 'white' ? 'second wins' : 'first wins' }),
  }
}

/** Programs that play one game only do not name it: cells beyond the 32nd are on a board of ten. */
const untoldType = (texts: readonly string[]): string =>
  texts.some(text => [...text.matchAll(/\d+/g)].some(([n]) => Number(n) > 32)) ? '20' : '21'

/** What the standard calls its other games, for whoever is told that one of them is not here. */
const OTHERS: Readonly<Record<string, Words>> = {
  22: { hu: 'olasz dáma', en: 'Italian draughts' },
  24: { hu: 'spanyol dáma', en: 'Spanish draughts' },
  25: { hu: 'orosz dáma', en: 'Russian draughts' },
  26: { hu: 'brazil dáma', en: 'Brazilian draughts' },
  27: { hu: 'kanadai dáma', en: 'Canadian draughts' },
  28: { hu: 'portugál dáma', en: 'Portuguese draughts' },
  29: { hu: 'cseh dáma', en: 'Czech draughts' },
  31: { hu: 'thai dáma', en: 'Thai draughts' },
  40: { hu: 'fríz dáma', en: 'Frisian draughts' },
}
export const pdnName = (called: string): Words | undefined => OTHERS[called]
