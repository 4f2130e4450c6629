import type { MatchView, Move, Position } from '../engine/index.ts'
import type { Board } from '../kit/index.ts'
import { ownName, type Draft, type SgfKept, type Side } from './format.ts'
import { hasGivenUp, plies, today } from './match-turns.ts'

const escaped = (text: string) => text.replaceAll(/[\]\\]/g, sign => `\\${sign}`)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Two letters for a cell of a square board: the column from the left, the row from the top. */
export function pointText(board: Board, name: string): string | undefined {
  const cell = board.cells[board.names.indexOf(name)]
  return cell && `${LETTERS[Math.round(cell.x)]}${LETTERS[Math.round(cell.y)]}`
}

/** How many columns a board has whose cells are named by a letter and a number; undefined for others. */
export function columnsOf({ names }: Board): number | undefined {
  const columns = new Set(names.map(name => /^([a-z]+)\d+$/.exec(name)?.[1]))
  return columns.has(undefined) ? undefined : columns.size
}

/** Black and white are as at the table; where nobody is called so, or the standard wants it, whoever begins is black. */
export function sideOf({ game }: Pick<MatchView, 'game'>, seat: number, kept: SgfKept): Side {
  const { id } = game.players[seat]!
  if (kept.black !== 'first' && (id === 'black' || id === 'white')) return id === 'black' ? 'B' : 'W'
  return seat === 0 ? 'B' : 'W'
}

export function writeSgf(match: MatchView, board: Board, kept: SgfKept, names: readonly string[]): string {
  const side = (seat: number) => sideOf(match, seat, kept)
  const size = columnsOf(board)
  const { komi, handicap } = match.options
  const start = match.positionAt(0)
  const [first, second] = side(0) === 'B' ? [names[0], names[1]] : [names[1], names[0]]
  const head = [
    `;FF[4]GM[${kept.number}]CA[UTF-8]AP[Jatekvilag]${size === undefined ? '' : `SZ[${size}]`}DT[${today()}]`,
    `PB[${escaped(first ?? '?')}]PW[${escaped(second ?? '?')}]`,
    kept.number === 1 ? `KM[${komi ?? '0'}]${handicap && handicap !== '0' ? `HA[${handicap}]` : ''}` : '',
    kept.moves === 'points' ? setUp(match, board, side) : '',
    match.from === undefined
      ? ''
      : `PL[${side(start.turn)}]JP[${escaped(JSON.stringify(match.game.layout.write(start)))}]`,
    `RE[${result(match, side)}]`,
    `GC[${escaped(`Jatekvilag: ${ownName(match.definition.id, match.options)}`)}]`,
  ]
  const nodes = kept.moves === 'turns' ? turnNodes(match, board) : moveNodes(match, board, kept)
  return `(${head.join('')}\n${nodes.map(([seat, told]) => `;${side(seat)}[${escaped(told)}]`).join('')})\n`
}

function setUp(match: MatchView, board: Board, side: (seat: number) => Side): string {
  const given = match.game.layout.write(match.positionAt(0))['pieces']
  const stones = Object.entries((given ?? {}) as Record<string, string>)
  return ([0, 1] as const)
    .map(seat => {
      const own = stones.filter(([, stone]) => stone.startsWith(match.game.players[seat]!.id))
      const points = own.map(([name]) => `[${pointText(board, name)}]`).join('')
      return points && `A${side(seat)}${points}`
    })
    .join('')
}

type Node = readonly [seat: number, told: string]

function moveNodes(match: MatchView, board: Board, kept: SgfKept): Node[] {
  return plies(match).flatMap(({ seat, name }): Node[] => {
    if (name === 'pass') return [[seat, '']]
    if (kept.moves === 'names') return [[seat, kept.takes ? name.replaceAll('x', kept.takes) : name]]
    // What the players say to each other when they count has no place in the file.
    const told = pointText(board, name)
    return told === undefined ? [] : [[seat, told]]
  })
}

/** The cells that a move points at, by two letters each. */
export const pointsText = ({ game }: Pick<MatchView, 'game'>, board: Board, m: Move, p: Position): string =>
  game
    .points(p, m)
    .map(point => (typeof point === 'number' ? pointText(board, board.names[point]!) : ''))
    .join('')

function turnNodes(match: MatchView, board: Board): Node[] {
  const nodes: [seat: number, told: string][] = []
  for (const ply of plies(match)) {
    const last = nodes.at(-1)
    const told = pointsText(match, board, ply.move, ply.before)
    if (last?.[0] === ply.seat) last[1] += told
    else nodes.push([ply.seat, told])
  }
  return nodes
}

function result(match: MatchView, side: (seat: number) => Side): string {
  if (!match.outcome) return '?'
  const [a = 0, b = 0] = match.outcome.result
  if (a === b) return '0'
  const [x = 0, y = 0] = match.outcome.points ?? []
  const won = side(a > b ? 0 : 1)
  if (hasGivenUp(match, a > b ? 1 : 0)) return `${won}+R`
  return x === y ? `${won}+` : `${won}+${Math.abs(x - y)}`
}

/** Little Golem names the game only at the beginning of its event. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^hex\b/, '11'],
  [/^twixt\b/, '21'],
  [/^amazons\b/, '18'],
  [/^reversi\b/, '2'],
]

/** `aa:cc` stands for all the points between two corners. */
function pointsIn(value: string): string[] {
  const [, a, b, c, d] = /^([a-z])([a-z]):([a-z])([a-z])$/.exec(value) ?? []
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [value]
  const between = (from: string, to: string) =>
    Array.from(LETTERS.slice(LETTERS.indexOf(from), LETTERS.indexOf(to) + 1))
  return between(a, c).flatMap(x => between(b, d).map(y => x + y))
}

/** The main line of the first game: nodes up to where the first variation ends. */
export function readSgf(text: string): Draft | undefined {
  const properties = new Map<string, string[]>()
  const moves: string[] = []
  const by: Side[] = []
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
    if (name === 'B' || name === 'W') {
      moves.push(list[0]!)
      by.push(name)
      // Stones may be set up in any node before the first move.
    } else if (moves.length === 0) properties.set(name, [...(properties.get(name) ?? []), ...list])
  }
  if (nodes === 0) return undefined
  const get = (name: string) => properties.get(name)?.[0]
  const own = /^Jatekvilag: (.*)$/.exec(get('GC') ?? '')?.[1]
  const size = /^(\d+)(?::\1)?$/.exec(get('SZ')?.trim() ?? '')?.[1] ?? get('SZ')
  const called = get('GM')?.trim() ?? EVENTS.find(([words]) => words.test(get('EV') ?? ''))?.[1] ?? '1'
  const isGo = called === '1'
  const komi = isGo && Number(get('KM') ?? 0) > 3 ? '6.5' : '0'
  const handicap = isGo && Number(get('HA') ?? 0) >= 2 ? get('HA')! : undefined
  const [B, W] = [
    (properties.get('AB') ?? []).flatMap(pointsIn),
    (properties.get('AW') ?? []).flatMap(pointsIn),
  ]
  const turn = /^[BW]/i.exec(get('PL') ?? '')?.[0].toUpperCase() as Side | undefined
  const told = get('RE')?.trim() ?? ''
  const position = get('JP')
  const [, side, more = ''] = /^([BW])(?:\+(.*))?$/.exec(told) ?? []
  const won = side as Side | undefined
  const how = howWon(more)
  return {
    format: 'sgf',
    called,
    options: {
      ...(size === undefined ? {} : { size }),
      ...(isGo ? { komi } : {}),
      ...(handicap === undefined ? {} : { handicap }),
      // Others count when both have passed and the dead are off the board.
      ...(isGo ? { dead: 'agreed' } : {}),
      ...(moves.some(isSwap) ? { swap: 'on' } : {}),
    },
    moves,
    by,
    ...(size === undefined ? {} : { size }),
    ...(B.length + W.length > 0 || turn ? { stones: { B, W, ...(turn ? { turn } : {}) } } : {}),
    ...(own === undefined ? {} : { own }),
    ...(own === undefined || position === undefined ? {} : { position }),
    ...(how === undefined ? {} : { how }),
    ...(won ? { result: won } : /^(0|draw)$/i.test(told) ? { result: 'draw' } : {}),
  }
}

/** What the standard writes after the winner: R, T or the points. */
function howWon(text: string): Draft['how'] {
  if (/^r(esign)?$/i.test(text)) return 'gave up'
  if (/^t(ime)?$/i.test(text)) return 'time'
  return /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 ? { points: Number(text) } : undefined
}

/** The second player takes over the first stone. */
export const isSwap = (text: string): boolean => /^swap(-pieces|-sides)?$/i.test(text)
export const isGivingUp = (text: string): boolean => /^(resign|forfeit)$/i.test(text)
