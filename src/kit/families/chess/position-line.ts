import {
  fail,
  ok,
  type Game,
  type Json,
  type PositionJson,
  type PositionLine,
  type Result,
} from '../../../engine/index.ts'
import type { ChessRules } from './rules.ts'

/** Rights by their letter in the line and their name in a position. */
const RIGHTS: readonly (readonly [string, number, string])[] = [
  ['K', 0, 'O-O'],
  ['Q', 0, 'O-O-O'],
  ['k', 1, 'O-O'],
  ['q', 1, 'O-O-O'],
]

const broken = (text: string) =>
  fail(
    `Ez nem olvasható állásnak: „${text.slice(0, 80)}”.`,
    `This cannot be read as a position: "${text.slice(0, 80)}".`,
  )

/**
 * FEN for chess and its kin on squares, SFEN for shogi: rows from the top, upper case the first player, then whose turn it is. What is held
 * stands in brackets behind the rows, in SFEN in a field of its own.
 */
export function positionLine(rules: ChessRules, game: Game): PositionLine {
  const { board, pieces } = rules
  const isShogi = Object.values(pieces)[0]!.art === 'shogi'
  const [first, second] = [rules.players[0]!, rules.players[1]!]
  const letterOf = (piece: string): string => {
    const [owner, kind = ''] = piece.split(' ')
    const { letter } = pieces[kind]!
    return owner === first.id ? letter : letter.toLowerCase()
  }
  const kinds = Object.entries(pieces).sort(([, a], [, b]) => b.letter.length - a.letter.length)
  const kindOf = (sign: string) => kinds.find(([, { letter }]) => letter === sign.toUpperCase())?.[0]
  /** Cells by row from the top, each from the left. */
  const rows = Object.values(Object.groupBy(board.cells, ({ y }) => String(Math.round(y)).padStart(3, '0')))
    .map(row => row!.toSorted((a, b) => a.x - b.x).map(({ name }) => name))
    .sort((a, b) => yOf(a[0]!) - yOf(b[0]!))
  function yOf(name: string): number {
    return board.cells[board.names.indexOf(name)]!.y
  }

  const held = (hands: Json | undefined): string[] =>
    [first, second].flatMap(({ id }) =>
      (((hands as Record<string, string[]> | undefined) ?? {})[id] ?? []).map(kind =>
        letterOf(`${id} ${kind}`),
      ),
    )
  /** 2P for two pawns, as SFEN counts. */
  const counted = (signs: readonly string[]): string =>
    [...new Set(signs)]
      .map(sign => {
        const n = signs.filter(each => each === sign).length
        return n > 1 ? `${n}${sign}` : sign
      })
      .join('') || '-'
  return {
    write(p, round) {
      const json = game.layout.write(p) as { [key: string]: Json }
      const placed = (json['pieces'] ?? {}) as Record<string, string>
      const text = rows
        .map(row =>
          row
            .map(name => (placed[name] ? letterOf(placed[name]) : '1'))
            .join('')
            .replaceAll(/1+/g, ones => String(ones.length)),
        )
        .join('/')
      const isFirst = json['turn'] === first.id
      const hand = held(json['hands'])
      if (isShogi)
        return `${text} ${isFirst ? 'b' : 'w'} ${counted(hand)} ${p.at(0) === 0 ? 2 * round - 1 : 2 * round}`
      const rights = (json['castling'] ?? []) as string[]
      const castling = RIGHTS.filter(([, i, name]) => rights.includes(`${[first, second][i]!.id} ${name}`))
        .map(([sign]) => sign)
        .join('')
      const passing = typeof json['enPassant'] === 'string' ? json['enPassant'] : '-'
      const quiet = typeof json['quiet'] === 'number' ? json['quiet'] : 0
      return `${text}${rules.drops ? `[${hand.join('')}]` : ''} ${isFirst ? 'w' : 'b'} ${castling || '-'} ${passing} ${quiet} ${round}`
    },
    read(text) {
      const [grid = '', turn = '', third = '-', passing = '-', quiet = '0'] = text.trim().split(/\s+/)
      const [, lines = '', bracket = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(grid) ?? []
      const split = lines.split('/')
      if (split.length !== rows.length || !/^[wb]$/.test(turn)) return broken(text)
      const placed: Record<string, string> = {}
      for (const [i, line] of split.entries()) {
        let col = 0
        for (const [sign] of line.matchAll(/\d+|\+?[A-Za-z]|./gu)) {
          if (/^\d+$/.test(sign)) {
            col += Number(sign)
            continue
          }
          const kind = kindOf(sign)
          const name = rows[i]![col++]
          if (kind === undefined || name === undefined) return broken(text)
          placed[name] = `${sign === sign.toUpperCase() ? first.id : second.id} ${kind}`
        }
        if (col !== rows[i]!.length) return broken(text)
      }
      const hands = readHands(isShogi ? third : bracket)
      if (!hands.ok) return hands
      const json: { [key: string]: Json } = {
        turn: (turn === 'w') === !isShogi ? first.id : second.id,
        pieces: placed,
        ...(rules.drops ? { hands: hands.value } : {}),
      }
      if (!isShogi && rules.castling) {
        const rights = RIGHTS.filter(([sign]) => third.includes(sign)).map(
          ([, i, name]) => `${[first, second][i]!.id} ${name}`,
        )
        if (rights.length > 0) json['castling'] = rights
      }
      if (!isShogi && board.names.includes(passing)) json['enPassant'] = passing
      if (!isShogi && Number(quiet) > 0) json['quiet'] = Number(quiet)
      return ok(json as PositionJson)
    },
  }

  function readHands(text: string): Result<Record<string, string[]>> {
    const hands: Record<string, string[]> = {}
    if (text === '-' || text === '') return ok(hands)
    for (const [, count = '', sign = ''] of text.matchAll(/(\d*)(.)/gu)) {
      const kind = kindOf(sign)
      const n = Number(count || 1)
      if (kind === undefined || n > 40) return broken(text)
      const owner = sign === sign.toUpperCase() ? first.id : second.id
      hands[owner] = [...(hands[owner] ?? []), ...Array<string>(n).fill(kind)]
    }
    return ok(hands)
  }
}
