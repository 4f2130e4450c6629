import type { MatchView } from '../engine/index.ts'
import type { Board } from '../kit/index.ts'
import { ownName, type Draft } from './format.ts'
import { plies, today } from './match-turns.ts'

const escaped = (text: string) => text.replaceAll(/[\]\\]/g, sign => `\\${sign}`)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Two letters for a cell of a square board: the column from the left, the row from the top. */
export function pointText(board: Board, name: string): string | undefined {
  const cell = board.cells[board.names.indexOf(name)]
  return cell && `${LETTERS[Math.round(cell.x)]}${LETTERS[Math.round(cell.y)]}`
}

/** Seats by colour: black or the first player is B. */
const colourOf = (match: MatchView, seat: number): 'B' | 'W' => {
  const { id } = match.game.players[seat]!
  return id === 'black' || (id !== 'white' && seat === 0) ? 'B' : 'W'
}

export function writeSgf(
  match: MatchView,
  board: Board,
  kept: { readonly number: number; readonly moves: 'points' | 'names' },
  names: readonly string[],
): string {
  const size = Math.round(Math.max(...board.cells.map(({ x }) => x))) + 1
  const { komi, handicap } = match.options
  const given = match.game.layout.write(match.positionAt(0))['pieces']
  const stones = Object.entries((given ?? {}) as Record<string, string>)
  const setUp = (colour: string) =>
    stones
      .filter(([, stone]) => stone.startsWith(colour))
      .map(([name]) => `[${pointText(board, name)}]`)
      .join('')
  const [black, white] = kept.moves === 'points' ? [setUp('black'), setUp('white')] : ['', '']
  const [first, second] = colourOf(match, 0) === 'B' ? [names[0], names[1]] : [names[1], names[0]]
  const head = [
    `;FF[4]GM[${kept.number}]CA[UTF-8]AP[Jatekvilag]SZ[${size}]DT[${today()}]`,
    `PB[${escaped(first ?? '?')}]PW[${escaped(second ?? '?')}]`,
    kept.number === 1 ? `KM[${komi ?? '0'}]${handicap && handicap !== '0' ? `HA[${handicap}]` : ''}` : '',
    black ? `AB${black}` : '',
    white ? `AW${white}` : '',
    `RE[${result(match)}]`,
    `GC[${escaped(`Jatekvilag: ${ownName(match.definition.id, match.options)}`)}]`,
  ]
  const nodes = plies(match).map(({ seat, name }) => {
    const told = name === 'pass' ? '' : kept.moves === 'points' ? (pointText(board, name) ?? name) : name
    return `;${colourOf(match, seat)}[${escaped(told)}]`
  })
  return `(${head.join('')}\n${nodes.join('')})\n`
}

function result(match: MatchView): string {
  if (!match.outcome) return '?'
  const [a = 0, b = 0] = match.outcome.result
  if (a === b) return '0'
  const [x = 0, y = 0] = match.outcome.points ?? []
  const won = colourOf(match, a > b ? 0 : 1)
  return x === y ? `${won}+` : `${won}+${Math.abs(x - y)}`
}

/** The main line of the first game: nodes up to where the first variation ends. */
export function readSgf(text: string): Draft | undefined {
  const properties = new Map<string, string[]>()
  const moves: string[] = []
  // One property at a time; the first closing bracket after a node ends the main line.
  const PART = /\s*(?:([();])|([A-Za-z]+)((?:\s*\[(?:[^\]\\]|\\[^])*\])+))/y
  let nodes = 0
  for (PART.lastIndex = text.indexOf('('); PART.lastIndex < text.length;) {
    const found = PART.exec(text)
    if (!found) break
    const [, sign, raw = '', values = ''] = found
    if (sign === ';') nodes++
    if (sign === ')') break
    if (sign) continue
    const name = raw.replaceAll(/[a-z]/g, '')
    const list = [...values.matchAll(/\[((?:[^\]\\]|\\[^])*)\]/g)].map(([, value]) =>
      value!.replaceAll(/\\([^])/g, '$1'),
    )
    if (name === 'B' || name === 'W') moves.push(list[0]!)
    else if (nodes <= 1) properties.set(name, list)
  }
  if (nodes === 0) return undefined
  const get = (name: string) => properties.get(name)?.[0]
  const own = /^Jatekvilag: (.*)$/.exec(get('GC') ?? '')?.[1]
  const size = /^\d+/.exec(get('SZ') ?? '')?.[0]
  const isGo = (get('GM') ?? '1') === '1'
  const komi = isGo && Number(get('KM') ?? 0) > 3 ? '6.5' : '0'
  const handicap = isGo && Number(get('HA') ?? 0) >= 2 ? get('HA')! : undefined
  const [black, white] = [properties.get('AB') ?? [], properties.get('AW') ?? []]
  // Handicap stones are an option of the game; any other set-up is a position of its own.
  const isSetUp = white.length > 0 || black.length !== Number(handicap ?? 0)
  const won = /^([BW])\+/.exec(get('RE') ?? '')?.[1]
  return {
    format: 'sgf',
    called: get('GM') ?? '1',
    options: {
      ...(size ? { size } : {}),
      ...(isGo ? { komi } : {}),
      ...(handicap && !isSetUp ? { handicap } : {}),
    },
    moves,
    ...(isSetUp ? { stones: { black, white, turn: get('PL') === 'W' ? 'white' : 'black' } } : {}),
    ...(own === undefined ? {} : { own }),
    ...(won === undefined ? {} : { result: won === 'B' ? 'first wins' : 'second wins' }),
  }
}
