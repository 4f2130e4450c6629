import type { MatchView, Notation } from '../engine/index.ts'
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

/** Draughts: a chain is one word, 32x23x14. `white` is the seat of white, whose win is the first half of the result. */
export function writePdn(
  match: MatchView,
  notation: Notation,
  type: number,
  names: readonly string[],
): string {
  const white = match.game.players.findIndex(({ id }) => id === 'white')
  const result = resultText(match, white === 0 ? ['2-0', '0-2'] : ['0-2', '2-0'], '1-1')
  const head = [
    tag('Event', 'Játékvilág'),
    tag('Date', today().replaceAll('-', '.')),
    tag('White', names[white] ?? '?'),
    tag('Black', names[1 - white] ?? '?'),
    tag('Result', result),
    tag('GameType', String(type)),
    ...(match.from === undefined || !notation.line
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
  const type = /^\d+/.exec(tags.get('GameType') ?? '20')?.[0] ?? '20'
  return {
    format: 'pdn',
    called: type,
    options: {},
    moves: end < 0 ? tokens : tokens.slice(0, end),
    ...(own === undefined ? {} : { own }),
    ...(start === undefined ? {} : { start }),
    // White is the second seat of every game of draughts here.
    ...(word === undefined
      ? {}
      : { result: word === 'draw' ? 'draw' : word === 'white' ? 'second wins' : 'first wins' }),
  }
}
