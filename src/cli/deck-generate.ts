/** The generating and judging part of the deck studio: new decks by topic, the value line, simulated games. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Deck } from '../studio/deck.ts'
import { deckToJson } from '../studio/deck-json.ts'
import { findTopic, generateDeck, LEVELS, TOPICS, type DifficultyReport } from '../studio/generate/index.ts'
import { checkPlayability, part, type Playability } from '../studio/playability/index.ts'
import { finish } from '../studio/work.ts'
import { Mistake } from './arguments.ts'

export const GENERATE_USAGE = `  generate --topic t [--difficulty easy|medium|hard] [--seed 1] [--from a --to b] [--pair] [--values different|dozen] [--order loose|strict] [--language hu|en] [--out file.json]
        topics: ${TOPICS.map(({ id }) => id).join(', ')}`

const OPTIONS = {
  topic: { type: 'string' },
  difficulty: { type: 'string', default: 'medium' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  to: { type: 'string' },
  pair: { type: 'boolean', default: false },
  values: { type: 'string', default: 'different' },
  order: { type: 'string', default: 'loose' },
  language: { type: 'string', default: 'hu' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

/** A bound may be negative: "--from -5" would be taken for two options. */
const withSigns = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => {
    if (word === '--from' || word === '--to')
      return words[i + 1] === undefined ? [word] : [`${word}=${words[i + 1]}`]
    return i > 0 && /^--(from|to)$/.test(words[i - 1]!) ? [] : [word]
  })

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: withSigns(words), options: OPTIONS }).values
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error))
  }
}

function bound(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  const n = Number(text.replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(n))
    throw new Mistake(`--${name} must be a number, not "${text}".`)
  return n
}

/** Writes the deck or the pair to files and tells how hard it is; without --out the decks go to the output. */
export function generate(words: readonly string[]): void {
  const given = read(words)
  const topic = findTopic(given.topic ?? '')
  if (!topic) throw new Mistake(`--topic must be one of ${TOPICS.map(({ id }) => id).join(', ')}.`)
  const level = LEVELS.find(each => each === given.difficulty)
  if (!level)
    throw new Mistake(`--difficulty must be one of ${LEVELS.join(', ')}, not "${given.difficulty}".`)
  if (given.language !== 'hu' && given.language !== 'en') throw new Mistake('--language must be hu or en.')
  const range = [bound('from', given.from, topic.range[0]), bound('to', given.to, topic.range[1])] as const
  const { seed, pair, language } = given
  const values = given.values === 'different' || given.values === 'dozen' ? given.values : undefined
  if (!values) throw new Mistake('--values must be different or dozen.')
  const order = given.order === 'loose' || given.order === 'strict' ? given.order : undefined
  if (!order) throw new Mistake('--order must be loose or strict.')
  const made = finish(generateDeck({ topic: topic.id, level, seed, range, pair, language, values, order }))
  if (!made.ok) throw new Mistake(made.why.en)
  const { decks, report } = made.value
  if (given.json) console.log(JSON.stringify({ decks, report }))
  for (const [i, deck] of decks.entries()) {
    if (given.out !== undefined)
      save(pair ? given.out.replace(/(\.json)?$/, `-${'AB'[i]}.json`) : given.out, deck)
    else if (!given.json) process.stdout.write(deckToJson(deck))
  }
  if (!given.json) for (const line of difficultyLines(report)) console.error(line)
}

function save(file: string, deck: Deck): void {
  try {
    writeFileSync(file, deckToJson(deck))
  } catch {
    throw new Mistake(`The file "${file}" cannot be written.`)
  }
  console.error(`${file}  ${deck.name}`)
}

function difficultyLines({ level, band, decks, pair, verified }: DifficultyReport): string[] {
  const lines = decks.map(({ mean, scores, points }, i) => {
    const [least, most] = [Math.min(...scores), Math.max(...scores)]
    const which = decks.length > 1 ? ` ${'AB'[i]}` : ''
    return `difficulty${which}: mean ${mean.toFixed(2)}, cards ${least.toFixed(1)} to ${most.toFixed(1)} (${level}: ${band.join(' to ')}), smallest letter ${points} pt`
  })
  if (pair)
    lines.push(`partner cards differ by ${pair.mean.toFixed(2)} on average, ${pair.most.toFixed(2)} at most`)
  return [...lines, `${verified} expressions verified`]
}

const percent = (n: number): string => `${Math.round(100 * n)} %`

/** For `deck check`: the value line and the simulated games. */
export const judge = (deck: Deck): Playability => finish(checkPlayability(deck))

export function judgementLines({ values, scenarios, advice, tables }: Playability): string[] {
  const { line, spread, without } = values
  const lines = [
    `values: ${line.map(({ text, cards }) => (cards.length > 1 ? `${text} (×${cards.length})` : text)).join(' < ') || '-'}`,
  ]
  if (spread)
    lines.push(
      `widest gap: ${spread.gap.from} to ${spread.gap.to}; median ${Number(spread.median.toFixed(4))}`,
    )
  for (const { card, why } of without) lines.push(`no value: card ${card + 1}: ${why.en}`)
  for (const { name, outlook } of scenarios)
    lines.push(
      `a path card can be laid (${name.en}): ${percent(part(outlook.all))} of turns, early ${percent(part(outlook.early))}, late ${percent(part(outlook.late))}; by shape alone ${percent(part(outlook.shapesOnly))} (${outlook.games} simulated rounds)`,
    )
  lines.push(
    `by players (late in the round; if equal values may not follow; ruby found): ${tables.map(({ players, share, late, strict, rubies }) => `${players}: ${percent(share)} (${percent(late)}; ${percent(strict)}; ${percent(rubies)})`).join(', ')}`,
  )
  for (const { weight, words, cards } of advice)
    lines.push(
      `${weight}: ${words.en}${cards.length > 0 && cards.length < 12 ? ` (cards ${cards.map(card => card + 1).join(', ')})` : ''}`,
    )
  return lines
}
