import { CHANCE, type MatchView, type Notation } from '../engine/index.ts'
import { ownName, type Draft } from './format.ts'
import { plies } from './match-turns.ts'

/** One turn: what it says of dice and men, or a word about the cube. */
interface Turn {
  readonly seat: number
  text: string
}

/** Turns from the moves: `51: 13/8 6/5`, `Doubles => 2`, `Takes`, `Drops`. */
function turnsOf(match: MatchView, notation: Notation): Turn[] {
  const turns: Turn[] = []
  let stake = 1
  let dice: string | undefined
  for (const { seat, before, move, name } of plies(match)) {
    const written = notation.write(before, move)?.en
    if (seat === CHANCE) dice = written?.replace('-', '')
    else if (name === 'double') turns.push({ seat, text: `Doubles => ${2 * stake}` })
    else if (name === 'take') {
      stake *= 2
      turns.push({ seat, text: 'Takes' })
    } else if (name === 'drop') turns.push({ seat, text: 'Drops' })
    else if (name !== 'roll') {
      if (dice !== undefined) turns.push({ seat, text: dice })
      dice = undefined
      if (name !== 'pass') turns.at(-1)!.text += ` ${step(written ?? name)}`
    }
  }
  return turns
}

/** The bar is 25 and off is 0 in these files. */
const step = (written: string) => written.replace('bar', '25').replace('off', '0')

const WIDE = 34
/** Farther right than this stands what is the second player's. */
const COLUMN = 20

/** Two columns, the first player's on the left, everybody's points counted from their own side. */
export function writeMat(match: MatchView, notation: Notation, names: readonly string[]): string {
  const turns = turnsOf(match, notation)
  const rows: [string, string][] = []
  for (const { seat, text } of turns) {
    const last = rows.at(-1)
    if (seat === 1 && last?.[1] === '') last[1] = text
    else rows.push(seat === 0 ? [text, ''] : ['', text])
  }
  const lines = rows.map(([left, right], i) =>
    `${String(i + 1).padStart(3)}) ${left.padEnd(WIDE)}${right}`.trimEnd(),
  )
  const { outcome } = match
  const won = outcome?.points?.findIndex(points => points > 0) ?? -1
  const points = outcome?.points?.[won]
  const wins =
    won < 0 ? [] : [`${' '.repeat(won === 0 ? 6 : 6 + WIDE)}Wins ${points} point${points === 1 ? '' : 's'}`]
  return [
    `; [Jatekvilag "${ownName(match.definition.id, match.options)}"]`,
    '0 point match',
    '',
    ' Game 1',
    ` ${plain(names[0] ?? 'White')} : 0`.padEnd(WIDE + 5) + ` ${plain(names[1] ?? 'Black')} : 0`,
    ...lines,
    ...wins,
    '',
  ].join('\n')
}

const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '_') || 'Player'

/** Words of the turns in order, the first game of the file. */
export function readMat(text: string): Draft {
  const own = /\[Jatekvilag "([^"]*)"\]/.exec(text)?.[1]
  const [, game = ''] = text.split(/^\s*Game \d+\s*$/m)
  const moves: string[] = []
  for (const line of game.split(/\r?\n/)) {
    const [, body] = /^\s*\d+\)(.*)$/.exec(line) ?? []
    if (body === undefined) continue
    // The second column begins after a wide gap, or at its place when the first is empty.
    for (const [turn] of body.matchAll(TURN)) moves.push(turn.trim())
  }
  // The right column is the second player's; whoever has the higher die there begins.
  const won = /^(.*)Wins \d+ point/im.exec(game)?.[1]?.length
  const isSecond = /^\s*1\)\s{12,}\S/m.test(game)
  return {
    format: 'mat',
    called: 'MAT',
    options: {},
    moves,
    ...(own === undefined ? {} : { own }),
    ...(isSecond ? { begins: 'second' } : {}),
    ...(won === undefined ? {} : { result: won < COLUMN ? 'first wins' : 'second wins' }),
  }
}

const TURN = /[1-6]{2}:(?:\s?\s?(?:\d+|bar|off)\/\S+|\s+Cannot Move)*|Doubles => \d+|Takes|Drops/gi
