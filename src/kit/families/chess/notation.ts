import {
  CHANCE,
  isMove,
  listLegal,
  Moves,
  type Game,
  type Move,
  type Notation,
  type Position,
  type Words,
} from '../../../engine/index.ts'
import type { Core } from './core.ts'
import { inCheck } from './play.ts'
import { CASTLE, DROP, fromOf, OTHER, PASSING, PROMOTE, toOf, useOf, whatOf } from './moves.ts'
import { pieceLetters } from './piece-letters.ts'
import { positionLine } from './position-line.ts'

/** How the parts of a move are put together: Nbd7+, or P-7f and R*5e as in shogi. */
type Manner = 'chess' | 'shogi'

/** Chess and its kin as players write them: the piece by its letter in the reader's language, pawns without one. */
export function chessNotation(core: Core, game: Game): Notation {
  const { rules, pieces } = core
  const letters = pieceLetters(rules.pieces)
  const manner: Manner = Object.values(rules.pieces)[0]!.art === 'shogi' ? 'shogi' : 'chess'
  const names = core.boards.length === 1 ? rules.board.names : bareNames(core)
  const cell = (c: number): string => {
    const name = rules.board.cells[c]?.called?.en ?? names[c]!
    // Shogi says the file first: 7f.
    return manner === 'shogi' ? name.replace(/^([a-z]+)(\d+)$/, '$2$1') : name
  }
  const kindAt = (p: Position, c: number) => pieces.kinds[pieces.kind(p.at(core.cells + c))]?.id
  const letterOf = (kind: string | undefined): Words => letters[kind ?? ''] ?? { hu: '', en: '' }

  /** Nothing, the file, the row or the whole cell: what tells the piece from its like that may go there as well. */
  const whence = (p: Position, m: Move): string => {
    const kind = kindAt(p, fromOf(m))
    const rivals = new Set<number>()
    for (const other of legalOf(game, p))
      if (
        toOf(other) === toOf(m) &&
        fromOf(other) !== fromOf(m) &&
        isJourney(other) &&
        kindAt(p, fromOf(other)) === kind
      )
        rivals.add(fromOf(other))
    const own = cell(fromOf(m))
    if (rivals.size === 0) return ''
    if (manner === 'shogi') return own
    const [, file, row] = /^([a-z]+)(\d+)$/.exec(own) ?? []
    const alike = (part: RegExp, mine: string | undefined) =>
      [...rivals].some(c => part.exec(cell(c))?.[0] === mine)
    if (file === undefined) return own
    if (!alike(/^[a-z]+/, file)) return file
    return alike(/\d+$/, row) ? own : row!
  }
  /** + when the foe is in check after it, # when that ends the game. */
  const check = (p: Position, m: Move): string => {
    if (rules.royals !== 'checked') return ''
    const after = p.copy()
    const mover = game.actor?.(p, m) ?? p.turn
    game.play(after, m)
    const foe = core.foe[mover]!
    if (!inCheck(core, after, foe)) return ''
    if (manner === 'shogi') return ''
    if (after.turn !== foe) return '+'
    return game.outcome(after) || (legalOf(game, after).length === 0 && !isMove(game.stuck(after)))
      ? '#'
      : '+'
  }
  const travelled = (p: Position, m: Move): Words => {
    const [from, to, use] = [fromOf(m), toOf(m), useOf(m)]
    const kind = kindAt(p, from)
    const takes = p.at(core.cells + to) !== 0 || use === PASSING
    const letter = letterOf(kind)
    const become = use === PROMOTE ? letterOf(pieces.kinds[whatOf(m)]!.id) : undefined
    const mark = check(p, m)
    const origin = letter.en === '' && takes ? fileOf(cell(from)) : whence(p, m)
    if (manner === 'shogi') {
      const asks = game.points(p, m).length > 2
      const end = become ? '+' : asks ? '=' : ''
      const text = `${origin}${takes ? 'x' : '-'}${cell(to)}${end}`
      return { hu: letter.hu + text, en: letter.en + text }
    }
    const text = `${origin}${takes ? 'x' : ''}${cell(to)}`
    const written = (language: 'hu' | 'en') =>
      `${letter[language]}${text}${become ? `=${become[language]}` : ''}${mark}`
    return { hu: written('hu'), en: written('en') }
  }
  /** A move of another form (two steps at once, pushes) keeps its name, with the letter of the piece before it. */
  const lettered = (p: Position, m: Move): Words | undefined => {
    const name = game.name(p, m)
    const [, sign, place] = /^([^@]+)@(.+)$/.exec(name) ?? []
    const put = Object.entries(rules.pieces).find(([, piece]) => piece.letter === sign)
    if (put && place !== undefined) {
      const letter = letterOf(put[0])
      const text = `@${cell(rules.board.names.indexOf(place))}`
      return { hu: letter.hu + text, en: letter.en + text }
    }
    const [first] = game.points(p, m)
    if (typeof first !== 'number' || !name.startsWith(rules.board.names[first]!)) return undefined
    const letter = letterOf(kindAt(p, first))
    const text = name.replaceAll('-', '–')
    return { hu: letter.hu + text, en: letter.en + text }
  }
  return {
    write(p, m) {
      if (p.turn === CHANCE) return undefined
      const board = core.boards[core.geometry.part[toOf(m)]!] ?? ''
      switch (useOf(m)) {
        case OTHER:
          return core.owns[whatOf(m)]?.write?.(p, m) ?? lettered(p, m)
        case CASTLE: {
          const { name } = core.castles[whatOf(m)]!
          const text = `${board}${name}${check(p, m)}`
          return { hu: text, en: text }
        }
        case DROP: {
          const letter = letterOf(pieces.kinds[whatOf(m)]!.id)
          const text = `${manner === 'shogi' ? '*' : '@'}${cell(toOf(m))}${check(p, m)}`
          return { hu: board + letter.hu + text, en: board + letter.en + text }
        }
        default: {
          const { hu, en } = travelled(p, m)
          return { hu: board + hu, en: board + en }
        }
      }
    },
    read(p, moves, text) {
      const plain = text.replace(/[+#!?]+$/, '')
      // Some programs castle with noughts.
      const castled = plain.replaceAll('0', 'O')
      const exact = moves.filter(
        m =>
          this.write(p, m)?.en.replace(/[+#]+$/, '') === plain ||
          (useOf(m) === CASTLE && game.name(p, m) === castled),
      )
      if (exact.length === 1) return exact[0]
      const [, sign = '', from = '', to, change] = LOOSE.exec(plain) ?? []
      if (to === undefined) return undefined
      const fits = (m: Move) =>
        isJourney(m) &&
        useOf(m) !== CASTLE &&
        cell(toOf(m)) === to &&
        letterOf(kindAt(p, fromOf(m))).en === (sign === 'P' ? '' : sign) &&
        cell(fromOf(m)).includes(from) &&
        (useOf(m) === PROMOTE ? letterOf(pieces.kinds[whatOf(m)]!.id).en : undefined) === change
      const loose = moves.filter(fits)
      return loose.length === 1 ? loose[0] : undefined
    },
    ...(core.boards.length === 1 && rules.players.length === 2 ? { line: positionLine(rules, game) } : {}),
  }
}

/** Nge2, N1e2, Ng1e2, Ng1-e2, e7e8Q: whatever people and programs write that the shortest form does not have. */
const LOOSE = /^([A-Z]?)([a-z]{0,2}\d{0,2})[-x:]?([a-z]\d{1,2})(?:=?([A-Z]))?$/

const isJourney = (m: Move) => useOf(m) !== DROP && useOf(m) !== OTHER
const fileOf = (cell: string) => /^[a-z]+/.exec(cell)?.[0] ?? cell

function legalOf(game: Game, p: Position): Move[] {
  const out = new Moves()
  listLegal(game, p, out)
  return out.toArray()
}

const bareNames = (core: Core) =>
  core.rules.board.names.map((name, c) => name.slice(core.boards[core.geometry.part[c]!]!.length))
