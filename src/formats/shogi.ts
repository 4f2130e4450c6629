import type { MatchView, Notation } from '../engine/index.ts'
import { ownName, type Draft } from './format.ts'
import { plies, type Ply } from './match-turns.ts'

/** Names of moves here: `g7-f7`, `h8xb2=horse`, `P@e5`; a cell is its row and then its file. */
const NAME = /^(?:([A-Z])@|([a-z])(\d+)[-x])([a-z])(\d+)(?:=(\S+))?$/

export const usiMove = (name: string): string => {
  const [, drop, row, file, toRow, toFile, change] = NAME.exec(name) ?? []
  return `${drop ? `${drop}*` : `${file}${row}`}${toFile}${toRow}${change ? '+' : ''}`
}

/** One line: the start and the moves, as engines of shogi take it. */
export function writeUsi(match: MatchView, notation: Notation, variant: string): string {
  const isUsual = match.from === undefined && variant === 'shogi'
  const from = isUsual ? undefined : notation.line?.write(match.positionAt(0), 1)
  const moves = plies(match).map(({ name }) => usiMove(name))
  const start = from === undefined ? 'startpos' : `sfen ${from}`
  return `position ${start}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}\n`
}

export function readUsi(text: string): Draft {
  const [, start = 'startpos', moves = ''] =
    /^\s*(?:position\s+)?(startpos|sfen\s+.*?)?(?:\s*moves\s+(.*))?\s*$/s.exec(text) ?? []
  const sfen = /^sfen\s+(.*)$/s.exec(start)?.[1]
  return {
    format: 'usi',
    called: (sfen ?? '').split('/').length === 5 ? 'minishogi' : 'shogi',
    options: {},
    moves: moves.split(/\s+/).filter(Boolean),
    ...(sfen === undefined ? {} : { start: sfen.trim() }),
  }
}

const FILES = '１２３４５６７８９'
const ROWS = '一二三四五六七八九'
/** The men by their kind here. */
const MEN: Readonly<Record<string, string>> = {
  king: '玉',
  rook: '飛',
  bishop: '角',
  gold: '金',
  silver: '銀',
  knight: '桂',
  lance: '香',
  pawn: '歩',
  dragon: '龍',
  horse: '馬',
  'promoted-silver': '成銀',
  'promoted-knight': '成桂',
  'promoted-lance': '成香',
  'promoted-pawn': 'と',
}
const DROPS: Readonly<Record<string, string>> = {
  P: '歩',
  L: '香',
  N: '桂',
  S: '銀',
  G: '金',
  B: '角',
  R: '飛',
}

function kifMove({ name, before }: Ply, match: MatchView, last: string): string {
  const [, drop, row, file, toRow = '', toFile = '', change] = NAME.exec(name) ?? []
  const place = `${FILES[Number(toFile) - 1]}${ROWS[toRow.charCodeAt(0) - 97]}`
  const where = place === last ? '同　' : place
  if (drop) return `${where}${DROPS[drop]}打`
  const placed = match.game.layout.write(before)['pieces'] as Record<string, string>
  const man = MEN[placed[`${row}${file}`]?.split(' ')[1] ?? ''] ?? ''
  return `${where}${man}${change ? '成' : ''}(${file}${(row ?? 'a').charCodeAt(0) - 96})`
}

/** The usual file of Japanese programs. */
export function writeKif(match: MatchView, names: readonly string[]): string {
  let last = ''
  const lines = plies(match).map((ply, i) => {
    const text = kifMove(ply, match, last)
    const [, , , , toRow = '', toFile = ''] = NAME.exec(ply.name) ?? []
    last = `${FILES[Number(toFile) - 1]}${ROWS[toRow.charCodeAt(0) - 97]}`
    return `${String(i + 1).padStart(4)} ${text}`
  })
  const { outcome } = match
  const end = outcome
    ? outcome.result[0] === outcome.result[1]
      ? '千日手'
      : match.isSettled
        ? '投了'
        : '詰み'
    : '中断'
  return [
    '# ---- Játékvilág ----',
    `# ${ownName(match.definition.id, match.options)}`,
    '手合割：平手',
    `先手：${names[0] ?? ''}`,
    `後手：${names[1] ?? ''}`,
    '手数----指手---------消費時間--',
    ...lines,
    `${String(lines.length + 1).padStart(4)} ${end}`,
    '',
  ].join('\n')
}

const SIGNS = new Map(Object.entries(DROPS).map(([letter, sign]) => [sign, letter] as const))

/** Moves as USI: the rules then find them. */
export function readKif(text: string): Draft {
  const moves: string[] = []
  let last = ''
  let ended: string | undefined
  for (const line of text.split(/\r?\n/)) {
    const [, told = ''] = /^\s*\d+\s+(\S.*?)\s*(?:\(\s*\d+:.*)?$/.exec(line) ?? []
    if (told === '') continue
    const [, place = '', man = '', act = '', from = ''] =
      /^(同[\s　]*|[１-９1-9][一二三四五六七八九])(成[銀桂香]|[玉王飛龍竜角馬金銀桂香歩と])(打|不成|成)?(?:\((\d\d)\))?/u.exec(
        told,
      ) ?? []
    if (place === '') {
      ended = told
      break
    }
    if (!place.startsWith('同')) {
      const file = FILES.indexOf(place[0]!) + 1 || Number(place[0])
      last = `${file}${String.fromCharCode(97 + ROWS.indexOf(place[1]!))}`
    }
    moves.push(
      from === ''
        ? `${SIGNS.get(man) ?? man}*${last}`
        : `${from[0]}${String.fromCharCode(96 + Number(from[1]))}${last}${act === '成' ? '+' : ''}`,
    )
  }
  const how = ended === '投了' ? 'gave up' : ended === '切れ負け' ? 'time' : undefined
  return {
    format: 'kif',
    called: 'shogi',
    options: {},
    moves,
    ...(how ? { how, result: moves.length % 2 === 0 ? 'second wins' : 'first wins' } : {}),
  }
}

/** The name here of a move in USI. */
export function nameOfUsi(text: string, names: readonly string[]): string | undefined {
  return names.find(name => NAME.test(name) && usiMove(name) === text)
}
