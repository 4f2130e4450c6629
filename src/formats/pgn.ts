import type { MatchView, Notation } from '../engine/index.ts'
import { ownName, type Draft } from './format.ts'
import { plies, resultText, today } from './match-turns.ts'
import { moveTokens, readTags, tag, wrapped } from './tags.ts'

const RESULTS = { '1-0': 'first wins', '0-1': 'second wins', '1/2-1/2': 'draw' } as const

/** Chess and its kin. A game of its own start or kind has the tags Variant, SetUp and FEN. */
export function writePgn(
  match: MatchView,
  notation: Notation,
  variant: string,
  names: readonly string[],
): string {
  const isStandard = variant === 'Standard'
  const result = resultText(match)
  const start = notation.line?.write(match.positionAt(0), 1)
  const isSetUp = start !== undefined && (match.from !== undefined || !isStandard)
  const head = [
    tag('Event', 'Játékvilág'),
    tag('Site', '?'),
    tag('Date', today().replaceAll('-', '.')),
    tag('Round', '-'),
    tag('White', names[0] ?? '?'),
    tag('Black', names[1] ?? '?'),
    tag('Result', result),
    ...(isStandard ? [] : [tag('Variant', variant)]),
    ...(isSetUp ? [tag('SetUp', '1'), tag('FEN', start)] : []),
    tag('JatekvilagGame', ownName(match.definition.id, match.options)),
  ]
  const words: string[] = []
  let round = 0
  let last = 1
  for (const { seat, before, move, name } of plies(match)) {
    if (seat === 0 && last !== 0) words.push(`${++round}.`)
    else if (round === 0 || (seat !== 0 && last !== 0)) words.push(`${round || ++round}...`)
    last = seat
    words.push(notation.write(before, move)?.en ?? name)
  }
  return `${head.join('\n')}\n\n${wrapped([...words, result])}\n`
}

export function readPgn(text: string): Draft {
  const { tags, body } = readTags(text)
  const tokens = moveTokens(body)
  const end = tokens.findIndex(token => token === '*' || token in RESULTS)
  const word = tokens[end] ?? tags.get('Result') ?? '*'
  const [start, own, result] = [
    tags.get('FEN'),
    tags.get('JatekvilagGame'),
    RESULTS[word as keyof typeof RESULTS],
  ]
  return {
    format: 'pgn',
    called: tags.get('Variant') ?? 'Standard',
    options: {},
    moves: end < 0 ? tokens : tokens.slice(0, end),
    ...(own === undefined ? {} : { own }),
    ...(start === undefined ? {} : { start }),
    ...(result === undefined ? {} : { result }),
  }
}
